"""The words of a line of Zicos: plain ones, ones in quotes, and `key=value`."""

from __future__ import annotations

import re

_WORD = re.compile(
    r'\s*(?:(?P<key>[a-z][a-z0-9]*)=)?(?:"(?P<quoted>[^"]*)"|(?P<plain>[^\s"=]+))(?=\s|$)'
)
_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Words:
    """Takes a line apart, word by word; ValueError, in words, for what is not as it must be."""

    def __init__(self, line: str) -> None:
        self._plain: list[tuple[str, bool]] = []
        """(word, whether it stood in quotes), in order."""
        self._keyed: dict[str, str] = {}
        at, line = 0, line.strip()
        while at < len(line):
            found = _WORD.match(line, at)
            if found is None:
                raise ValueError(f"“{line[at:].strip()}” cannot be read")
            at = found.end()
            key, quoted, plain = found.group("key", "quoted", "plain")
            text = plain if quoted is None else quoted
            if key is None:
                self._plain.append((text, quoted is not None))
            elif key in self._keyed:
                raise ValueError(f"“{key}=” comes twice")
            else:
                self._keyed[key] = text

    def next(self, what: str) -> str:
        """Take the next word outside quotes, which must be `what`."""
        if not self._plain or self._plain[0][1]:
            raise ValueError(f"{what} is missing")
        return self._plain.pop(0)[0]

    def name(self) -> str:
        """Take the next word if it is in quotes; otherwise the empty name."""
        return self._plain.pop(0)[0] if self._plain and self._plain[0][1] else ""

    def flag(self, word: str) -> bool:
        """Take `word` from wherever it stands; False when it does not."""
        if (word, False) not in self._plain:
            return False
        self._plain.remove((word, False))
        return True

    def text(self, key: str) -> str | None:
        """Take the value of `key`; None when it is not told."""
        return self._keyed.pop(key, None)

    def number(self, key: str) -> int | None:
        """Take the value of `key` as a whole number; None when it is not told."""
        text = self.text(key)
        return None if text is None else number(text)

    def players(self) -> list[tuple[str, str]]:
        """Take every value that is told of a player: (`p1`, value), in order."""
        told = [(key, text) for key, text in self._keyed.items() if key[1:].isdigit()]
        self._keyed = {key: text for key, text in self._keyed.items() if (key, text) not in told}
        return told

    def done(self) -> None:
        """Refuse whatever is left."""
        left = [word for word, _ in self._plain] + [f"{key}=…" for key in self._keyed]
        if left:
            raise ValueError(f"“{' '.join(left)}” does not belong here")


def number(text: str) -> int:
    """Read a whole number; ValueError, in words, for anything else."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"“{text}” is no whole number")
    return int(text)


def seat(text: str) -> int:
    """Read `p1`, the first player, as 0; ValueError, in words, for anything else."""
    if not re.fullmatch(r"p[1-9][0-9]{0,3}", text):
        raise ValueError(f"“{text}” is no player; the first is p1")
    return int(text[1:]) - 1


def card_number(text: str) -> int:
    """Read `#4` as 4; ValueError, in words, for anything else."""
    if not re.fullmatch(r"#[1-9][0-9]{0,8}", text):
        raise ValueError(f"“{text}” is no card on the table; the first is #1")
    return int(text[1:])
