"""The cards of the owner's box, as they are known from one game to the next. Pure.

Nobody publishes the values: whoever owns the box types a card once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

MAX_NAME = 40
"""Longest name, in characters."""
MAX_TEXT = 200
"""Longest text of an effect, in characters."""
UNWRITABLE = ("Cc", "Cs")
"""Unicode categories that no text may hold: control characters and halves of characters."""


class Kind(StrEnum):
    """What a card is, told by its back and background."""

    MEMBER = "member"
    PRODUCTION = "production"
    FAN = "fan"
    HATER = "hater"
    NOMINEE = "nominee"
    BONUS = "bonus"
    MALUS = "malus"
    AGENT = "agent"
    LABEL = "label"


@dataclass(frozen=True, slots=True)
class Number:
    """A value that is a whole number."""

    low: int
    high: int
    optional: bool = False
    """Whether a card may have none."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A value that is yes or no; no unless said."""


@dataclass(frozen=True, slots=True)
class Words:
    """A value in the user's words; empty unless said."""


Field = Number | Flag | Words

STARS = Number(0, 99)
POINTS = Number(-999, 999)
DIE = Number(1, 6, optional=True)

FIELDS: Mapping[Kind, Mapping[str, Field]] = {
    Kind.MEMBER: {"stars": STARS, "bye_bye": DIE, "fan_zone": Flag()},
    Kind.PRODUCTION: {"points": Number(0, 999), "draws": Number(0, 9)},
    Kind.FAN: {"stars": STARS},
    Kind.HATER: {"stars": STARS},
    Kind.NOMINEE: {"stars": STARS},
    Kind.BONUS: {"points": POINTS, "cancels": Flag(), "text": Words()},
    Kind.MALUS: {
        "points": POINTS,
        "removes_member": Flag(),
        "needs_die": Flag(),
        "text": Words(),
    },
    Kind.AGENT: {"text": Words()},
    Kind.LABEL: {"text": Words()},
}
"""The values of each kind beside its name. Points of a Malus are negative where it costs some."""

NAMELESS = frozenset({Kind.FAN, Kind.HATER, Kind.NOMINEE})
"""Kinds that are known by their stars; a name is welcome, not needed."""


class CardError(ValueError):
    """A card is not one of this box; the message is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card as it is known. Values that its kind has not are as they stand here."""

    kind: Kind
    name: str = ""
    stars: int = 0
    """Worth at the end of the game; a Hater's are taken off."""
    bye_bye: int | None = None
    """The number beside the little plane, 1 to 6; None for none."""
    fan_zone: bool = False
    points: int = 0
    draws: int = 0
    """Fan or Hater cards drawn when the Production is played."""
    cancels: bool = False
    """Whether the Bonus takes a Malus away."""
    removes_member: bool = False
    needs_die: bool = False
    """Whether the Malus is settled by a die at the end of the turn."""
    text: str = ""
    """What the card says, in the owner's words."""

    @property
    def identity(self) -> str:
        """Equal for cards that nobody could tell apart: the spelling of the name does not count."""
        values = (str(getattr(self, name)) for name in FIELDS[self.kind] if name != "text")
        return "|".join((self.kind, folded(self.name), *values))


def clean(text: str, longest: int = MAX_NAME) -> str:
    """Give `text` without needless spaces; CardError, in words, when it cannot be written."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if len(tidy) > longest:
        raise CardError(f"“{tidy[:20]}…” is longer than {longest} characters")
    if any(unicodedata.category(sign) in UNWRITABLE for sign in tidy):
        raise CardError(f"{tidy!a} is not made of letters and signs")
    return tidy


def folded(text: str) -> str:
    """Give `text` without case, accents and ligatures, as it is compared.

    >>> folded("Élodie Cœur")
    'elodie coeur'
    """
    plain = text.casefold().replace("œ", "oe").replace("æ", "ae")
    signs = unicodedata.normalize("NFKD", plain)
    return "".join(sign for sign in signs if not unicodedata.combining(sign)).casefold()
