"""Spicy in text: `played 3 chili`, `challenged 1 spice`, `revealed 7 wasabi`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from assistant.games.spicy.cards import Card, Numbered, Spice, Trait, Wild
from assistant.games.spicy.events import (
    Accepted,
    Challenged,
    Copied,
    Doubting,
    Event,
    Fault,
    Laying,
    Passed,
    Penalised,
    Played,
    Revealed,
    WorldEnded,
)

NOTHING = "nothing"
"""Stands for the trait that a challenger did not name."""
WILD = "wild"
LAST = "last"
TUCKED = "tucked"
MAX_DIGITS = 2
"""Longest number of an event."""


def write(event: Event) -> str:
    """Write `event` as one line. Seats count from 0."""
    match event:
        case Played() | Copied():
            return _laying(event)
        case Challenged() | Revealed() | Accepted():
            return _doubting(event)
        case Passed(fault):
            return f"passed {fault}" if fault else "passed"
        case Penalised(seat):
            return f"penalised {seat}"
        case WorldEnded(undrawn):
            return f"world_ended {undrawn}" if undrawn else "world_ended"
        case _:
            assert_never(event)


def read(line: str) -> Event:
    """Read one line as `write` writes it; ValueError, in words, for anything else."""
    word, *rest = line.split() or [""]
    reader = _READERS.get(word)
    if reader is None:
        raise ValueError(f"“{word}” is no event; events are {', '.join(_READERS)}")
    return reader(rest)


def _laying(event: Laying) -> str:
    match event:
        case Played(number, spice):
            told = f"played {number} {spice}"
        case Copied(seat):
            told = f"copied {seat}"
        case _:
            assert_never(event)
    tucked = f" {TUCKED} {event.tucked}" if event.tucked else ""
    return f"{told}{f' {LAST}' if event.last else ''}{tucked}"


def _doubting(event: Doubting) -> str:
    match event:
        case Challenged(seat, trait):
            return f"challenged {seat} {trait or NOTHING}"
        case Revealed(card):
            return f"revealed {_card_text(card)}"
        case Accepted():
            return "accepted"
        case _:
            assert_never(event)


def _laid_read(words: list[str]) -> tuple[bool, int]:
    last = words[:1] == [LAST]
    match words[last:]:
        case []:
            return last, 0
        case [word, number] if word == TUCKED:
            return last, _number(number)
        case extra:
            raise ValueError(
                f"after a claim “{LAST}” may stand, and “{TUCKED}” with a number,"
                f" not “{' '.join(extra)}”"
            )


def _played(words: list[str]) -> Played:
    _at_least(words, 2, "played 3 chili")
    return Played(_number(words[0]), _spice(words[1]), *_laid_read(words[2:]))


def _copied(words: list[str]) -> Copied:
    _at_least(words, 1, "copied 0")
    return Copied(_number(words[0]), *_laid_read(words[1:]))


def _passed(words: list[str]) -> Passed:
    _at_most(words, 1, "passed")
    return Passed(_fault(words[0]) if words else None)


def _challenged(words: list[str]) -> Challenged:
    _at_least(words, 2, "challenged 0 number")
    _at_most(words, 2, "challenged")
    return Challenged(_number(words[0]), _trait(words[1]))


def _revealed(words: list[str]) -> Revealed:
    return Revealed(_card(words))


def _accepted(words: list[str]) -> Accepted:
    _at_most(words, 0, "accepted")
    return Accepted()


def _penalised(words: list[str]) -> Penalised:
    _at_least(words, 1, "penalised 0")
    _at_most(words, 1, "penalised")
    return Penalised(_number(words[0]))


def _world_ended(words: list[str]) -> WorldEnded:
    _at_most(words, 1, "world_ended")
    return WorldEnded(_number(words[0]) if words else 0)


_READERS: Mapping[str, Callable[[list[str]], Event]] = {
    "played": _played,
    "copied": _copied,
    "passed": _passed,
    "challenged": _challenged,
    "revealed": _revealed,
    "accepted": _accepted,
    "penalised": _penalised,
    "world_ended": _world_ended,
}


def _at_least(words: list[str], number: int, example: str) -> None:
    if len(words) < number:
        raise ValueError(f"something is missing; such an event is “{example}”")


def _at_most(words: list[str], number: int, word: str) -> None:
    if len(words) > number:
        raise ValueError(f"after “{word}” there is “{' '.join(words[number:])}” too many")


def _card_text(card: Card) -> str:
    return f"{WILD} {card.trait}" if isinstance(card, Wild) else f"{card.number} {card.spice}"


def _card(words: list[str]) -> Card:
    match words:
        case ["wild", ("number" | "spice") as trait]:
            return Wild(Trait(trait))
        case [number, spice] if number != WILD:
            return Numbered(_number(number), _spice(spice))
        case _:
            raise ValueError(
                f"“{' '.join(words)}” is no card; a card is a number and a spice, or {WILD}"
                " number, or wild spice"
            )


def _number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS:
        return int(word)
    raise ValueError(f"“{word}” is no number of at most {MAX_DIGITS} digits")


def _spice(word: str) -> Spice:
    try:
        return Spice(word)
    except ValueError:
        raise ValueError(f"“{word}” is no spice; spices are {', '.join(Spice)}") from None


def _trait(word: str) -> Trait | None:
    if word == NOTHING:
        return None
    try:
        return Trait(word)
    except ValueError:
        raise ValueError(
            f"“{word}” cannot be challenged; one challenges {', '.join(Trait)} or {NOTHING}"
        ) from None


def _fault(word: str) -> Fault:
    try:
        return Fault(word)
    except ValueError:
        raise ValueError(f"“{word}” is no fault; faults are {', '.join(Fault)}") from None
