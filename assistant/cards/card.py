"""What is known of the owner's cards from one game to the next. Pure.

Nobody publishes the values: whoever owns the box types a card once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, assert_never

from assistant.games.notation import writable
from assistant.games.zicos.cards import (
    HIGHEST_FACE,
    LOWEST_FACE,
    MAX_NAME,
    MAX_TEXT,
    MAX_VALUE,
    Bonus,
    Card,
    Contract,
    Fan,
    Hater,
    Malus,
    Member,
    Nominee,
    Production,
    Throws,
)
from assistant.locale.folding import folded

FACES = range(LOWEST_FACE, HIGHEST_FACE + 1)


class Kind(StrEnum):
    """What a card is, told by its back and background."""

    MEMBER = "member"
    PRODUCTION = "production"
    FAN = "fan"
    HATER = "hater"
    NOMINEE = "nominee"
    BONUS = "bonus"
    MALUS = "malus"
    CONTRACT = "contract"
    """An agent or a label."""


@dataclass(frozen=True, slots=True)
class Number:
    """A value that is a whole number; 0 unless said."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Face:
    """A value that is a face of a die; none unless said."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A value that is yes or no; no unless said."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that is one of a few words; that of `usual` unless said."""

    usual: StrEnum


@dataclass(frozen=True, slots=True)
class Told:
    """A value in the owner's words; none unless said."""


Field = Number | Face | Flag | Choice | Told

SOME = Number(0, MAX_VALUE)
SIGNED = Number(-MAX_VALUE, MAX_VALUE)

MAKES: Mapping[Kind, Callable[..., Card]] = {
    Kind.MEMBER: Member,
    Kind.PRODUCTION: Production,
    Kind.FAN: Fan,
    Kind.HATER: Hater,
    Kind.NOMINEE: Nominee,
    Kind.BONUS: Bonus,
    Kind.MALUS: Malus,
    Kind.CONTRACT: Contract,
}

FIELDS: Mapping[Kind, Mapping[str, Field]] = {
    Kind.MEMBER: {"stars": SOME, "bye": Face(), "fan_zone": Flag()},
    Kind.PRODUCTION: {"points": SOME, "draws": SOME},
    Kind.FAN: {"stars": SOME},
    Kind.HATER: {"stars": SOME},
    Kind.NOMINEE: {"stars": SOME},
    Kind.BONUS: {
        "points": SIGNED,
        "cancels": Flag(),
        "throws": Choice(Throws.NEVER),
        "text": Told(),
    },
    Kind.MALUS: {
        "points": SIGNED,
        "expels": Flag(),
        "throws": Choice(Throws.NEVER),
        "text": Told(),
    },
    Kind.CONTRACT: {"throws": Choice(Throws.ALWAYS), "text": Told()},
}
"""The values of each kind beside its name, by the names that the game has for them."""

NAMED = frozenset(MAKES) - {Kind.FAN, Kind.HATER, Kind.NOMINEE}
"""Kinds that go by a name; the others are told apart by their stars alone."""


class CardError(ValueError):
    """Something is no card; the message is a sentence for the user."""


def kind_of(card: Card) -> Kind:
    """What a card is."""
    return next(kind for kind, make in MAKES.items() if type(card) is make)


def name_of(card: Card) -> str:
    """Its name; empty for a kind without."""
    name: str = getattr(card, "name", "")
    return name


def identity(card: Card) -> str:
    """Equal for cards that nobody could tell apart: spelling and text do not count."""
    kind = kind_of(card)
    values = (str(getattr(card, name)) for name in FIELDS[kind] if name != "text")
    return "|".join((kind, folded(name_of(card)), *values))


def unsaid(field: Field) -> Any:
    """The value that a card has when nothing is said."""
    match field:
        case Number():
            return 0
        case Face():
            return None
        case Flag():
            return False
        case Choice(usual):
            return usual
        case Told():
            return ""
        case _:
            assert_never(field)


def made(kind: Kind, name: str, values: Mapping[str, Any]) -> Card:
    """Make a card; CardError, in words, where a word of it cannot be written.

    Other values are to be such as `FIELDS` allows.
    """
    words = {key: clean(text, MAX_TEXT) for key, text in values.items() if key == "text"}
    if kind not in NAMED:
        return MAKES[kind](**values)
    tidy = clean(name)
    if not tidy:
        raise CardError(f"a {kind} needs a “name”")
    return MAKES[kind](name=tidy, **{**values, **words})


def clean(text: str, longest: int = MAX_NAME) -> str:
    """Give `text` without needless spaces; CardError, in words, when it cannot be written."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if len(tidy) > longest:
        raise CardError(f"“{tidy[:20]}…” is longer than {longest} characters")
    if not writable(tidy):
        raise CardError(f"{tidy!a} is not made of letters and signs")
    if '"' in tidy:
        raise CardError("a name or text has no straight quotation mark")
    return tidy
