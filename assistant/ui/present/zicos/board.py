"""The values of which the screen of Zicos is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from assistant.games.zicos import Event, Phase
from assistant.ui.present.common import Headline
from assistant.ui.present.zicos.cards import Group, Tone


class Ask(StrEnum):
    """What a button opens, where it does not simply make an event."""

    MEMBER = "member"
    PRODUCTION = "production"
    BONUS = "bonus"
    MALUS = "malus"
    CONTRACT = "contract"
    FAN = "fan"
    HATER = "hater"
    NOMINEES = "nominees"
    MEND = "mend"
    """By hand: cards, points and hands as they are."""
    UNDO = "undo"


Do = Event | Ask
"""What a button does."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button at the foot of the screen."""

    label: str
    detail: str
    """What it would do, or why it cannot."""
    do: Do
    enabled: bool = True
    main: bool = False


@dataclass(frozen=True, slots=True)
class Chip:
    """One player's place at the top of the screen."""

    seat: int
    name: str
    stars: str
    note: str
    """Production points and cards in hand."""
    on_turn: bool
    shown: bool
    """Whether this player's group is on the screen."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player in a tile: mark, name, and a number or word."""

    seat: int
    name: str
    value: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """One thing of which the table has several: a pair, a card that may go, a kind of card."""

    title: str
    note: str
    rows: tuple[Row, ...] = ()
    offer: str = ""
    """On its button; empty for a tile without."""
    do: Do | None = None
    enabled: bool = True
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class EndLine:
    """One player in the final table, and where each star came from."""

    rank: str
    seat: int
    name: str
    columns: tuple[str, ...]
    """As `Scoreboard.end_heads` names them; the last is the sum."""
    wins: bool


@dataclass(frozen=True, slots=True)
class Chances:
    """Chances in words; empty where they are not to be shown."""

    hit: str = ""
    """That a Member with a number is hit in an auction."""
    wins: Mapping[int, str] = field(default_factory=dict)
    """That the die just rolled takes a card of a pair, by pair."""


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """Everything the table screen says about the game."""

    phase: Phase
    chips: tuple[Chip, ...]
    headline: Headline
    round: str
    tiles: tuple[Tile, ...]
    roller: int | None
    """Whose die a tap on a face stands for; None when no die is to come."""
    roller_title: str
    group: Group
    buttons: tuple[Button, ...]
    said: str
    ends: tuple[EndLine, ...]
    """The final table, best first, once the game is over."""
    end_heads: tuple[str, ...]
    end_title: str
