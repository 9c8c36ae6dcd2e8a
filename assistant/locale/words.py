"""The words of one language, from the `.ftl` files of its folder: one a game, one for all."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
NARROW = "\u202f"
"""Narrow no-break space, before French ; ? ! and inside guillemets."""
NO_BREAK = "\u00a0"
VOWELS = "aàâäæeéèêëhiîïoôöœuùûü"


class Lang(StrEnum):
    """Languages the app speaks, the first being the default."""

    FR = "fr"
    EN = "en"


class MissingWordError(KeyError):
    """A message does not exist, or was not given what it needs."""


def linked(name: str) -> str:
    """French `de` before a name, elided where it must be: `d'` Iris, `de ` Paul.

    >>> linked("Iris"), linked("Paul"), linked("Yves"), linked("Yann")
    ("d'", 'de ', "d'", 'de ')
    """
    start = name.strip()[:2].lower()
    # Before y only a consonant makes it a vowel: d'Yves, but de Yann.
    elided = start[:1] in VOWELS if start[:1] != "y" else start[1:] not in tuple(VOWELS)
    return "d'" if start and elided else "de "


def typeset(text: str, lang: Lang) -> str:
    """Give `text` the spaces that its language wants in print.

    >>> typeset("Quel dé ? « Oui »", Lang.FR) == "Quel dé\u202f? «\u202fOui\u202f»"
    True
    """
    if lang is not Lang.FR:
        return text
    for sign in ";?!»":
        text = text.replace(f" {sign}", f"{NARROW}{sign}")
    return (
        text.replace("« ", f"«{NARROW}").replace(" :", f"{NO_BREAK}:").replace(" %", NARROW + "%")
    )


def printed(text: str) -> str:
    """Spoken words with the apostrophes of print; voices know the straight one."""
    return text.replace("'", "’")


def capitalised(text: str) -> str:
    """`text` with its first letter large and the others as they are."""
    return text[:1].upper() + text[1:]


def files(lang: Lang) -> tuple[Path, ...]:
    """The files that hold the messages of `lang`, no message standing in two of them."""
    return tuple(sorted((FOLDER / lang).glob("*.ftl")))


def reason_key(prefix: str, game: str, reason: StrEnum) -> str:
    """Give the message about a reason to refuse something: the game's own, or that of all games.

    >>> class Reason(StrEnum):
    ...     TOO_LATE = "too late"
    >>> reason_key("refused", "chess", Reason.TOO_LATE)
    'refused-too-late'

    It is `refused-chess-too-late` as soon as there is such a message.
    """
    what = reason.value.replace(" ", "-")
    own = f"{prefix}-{game}-{what}"
    return own if words(next(iter(Lang))).has(own) else f"{prefix}-{what}"


class Words:
    """Looks up messages; what is spoken and what is shown are different messages."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang.value], use_isolating=False)
        for path in files(lang):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def spoken(self, key: str, **values: str | int) -> str:
        """A message as written. MissingWordError when it or one of its values is missing.

        A `name` comes with its `of`, the link that French puts before it.
        """
        if "name" in values:
            values = {"of": linked(str(values["name"])), **values}
        if not self._bundle.has_message(key):
            raise MissingWordError(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWordError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWordError(f"{key}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **values: str | int) -> str:
        """A message to be shown, typeset."""
        if "name" in values:
            values = {"of": printed(linked(str(values["name"]))), **values}
        return typeset(self.spoken(key, **values), self.lang)

    def listed(self, items: Iterable[str]) -> str:
        """`a, b et c`."""
        *most, last = items
        return f"{', '.join(most)} {self.spoken('and')} {last}" if most else last


@cache
def words(lang: Lang) -> Words:
    """The words of `lang`, read once."""
    return Words(lang)
