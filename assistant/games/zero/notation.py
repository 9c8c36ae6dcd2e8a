"""Zero in text: `exchanged`, `knocked`, `zero 0`, `shown 1 R1 R2 …`, `told 2 17`."""

from __future__ import annotations

from typing import assert_never

from assistant.games.zero.cards import Card, Hand, HandError, card, codes
from assistant.games.zero.events import (
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Shown,
    Told,
)

WORDS = "dealt, exchanged, knocked, zero, shown and told"
PLAIN: dict[str, Event] = {"dealt": Dealt(), "exchanged": Exchanged(), "knocked": Knocked()}
AS_DEALT = "dealt"
MAX_DIGITS = 3


def write(event: Event) -> str:
    """Write `event` as one line."""
    match event:
        case Dealt():
            return "dealt"
        case Exchanged():
            return "exchanged"
        case Knocked():
            return "knocked"
        case Announced(seat, hand, dealt):
            told = f" {AS_DEALT}" if dealt else ""
            return f"zero {seat}{told} {codes(hand)}".rstrip()
        case Shown(seat, hand):
            return f"shown {seat} {codes(hand)}".rstrip()
        case Told(seat, points):
            return f"told {seat} {points}"
        case _:
            assert_never(event)


def read(line: str) -> Event:
    """Read one line as `write` writes it; ValueError, in words, for anything else."""
    word, *rest = line.split() or [""]
    if word in PLAIN:
        if rest:
            raise ValueError(f"nothing may follow “{word}”, but there is “{' '.join(rest)}”")
        return PLAIN[word]
    match word, rest:
        case "zero", [seat, *cards]:
            dealt = cards[:1] == [AS_DEALT]
            return Announced(_number(seat), _hand(cards[dealt:]), dealt)
        case "shown", [seat, *cards]:
            return Shown(_number(seat), _hand(cards))
        case "told", [seat, points]:
            return Told(_number(seat), _number(points))
        case (("zero" | "shown"), _):
            raise ValueError(f"a seat must follow “{word}”, then cards")
        case "told", _:
            raise ValueError("a seat and its points must follow “told”")
        case _:
            raise ValueError(f"“{word}” is no event; events are {WORDS}")


def _number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS:
        return int(word)
    raise ValueError(f"“{word}” is no number; seats are counted from 0")


def _hand(words: list[str]) -> Hand:
    return tuple(map(_card, words))


def _card(word: str) -> Card:
    try:
        return card(word)
    except HandError as error:
        raise ValueError(
            f"“{word}” is no card; a card is R, B, V, J, O, M or N and then 1 to 8, such as R8"
        ) from error
