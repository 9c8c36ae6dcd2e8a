"""The 56 cards: seven colours of eight values, each card once; and how a card is written.

The letters are those of the French colours: R B V J O M N. English letters are read as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Colour(StrEnum):
    """The seven colours; an edition may print other shades, never more of them."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    MAUVE = "mauve"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Card:
    """One card."""

    colour: Colour
    value: int
    """1 to 8."""


Hand = tuple[Card, ...]

VALUES = range(1, 9)
CARDS: Hand = tuple(Card(colour, value) for colour in Colour for value in VALUES)
"""Every card there is, by colour, then by value."""
HAND_SIZE = 9
POT_SIZE = 5

LETTERS = dict(zip(Colour, "RBVJOMN", strict=True))
"""How a colour is written."""
_COLOURS = {letter: colour for colour, letter in LETTERS.items()}
_COLOURS |= dict(
    zip("GYPK", (Colour.GREEN, Colour.YELLOW, Colour.MAUVE, Colour.BLACK), strict=True)
)
_PLACES = {card: place for place, card in enumerate(CARDS)}


class HandFault(StrEnum):
    """Why nine cards are no hand; the words for people live elsewhere."""

    UNKNOWN_CARD = "unknown card"
    CARD_TWICE = "card twice"
    TOO_MANY = "too many cards"
    TOO_FEW = "too few cards"


class HandError(ValueError):
    """A text is no hand."""

    def __init__(self, fault: HandFault, *, word: str = "", count: int = 0) -> None:
        super().__init__(f"{fault}: {word or count}")
        self.fault = fault
        self.word = word
        """The card that is wrong or comes twice, as written; empty for a wrong number."""
        self.count = count
        """How many cards were told."""


def code(card: Card) -> str:
    """Write a card: `R8` is the red eight."""
    return f"{LETTERS[card.colour]}{card.value}"


def codes(cards: Iterable[Card]) -> str:
    """Write cards: `R8 B1`."""
    return " ".join(map(code, cards))


def card(word: str) -> Card:
    """Read a card in either case; HandError for what is none."""
    letter, value = word[:1].upper(), word[1:]
    if letter in _COLOURS and len(value) == 1 and value in "12345678":
        return Card(_COLOURS[letter], int(value))
    raise HandError(HandFault.UNKNOWN_CARD, word=word)


def hand(text: str) -> Hand:
    """Read nine cards between spaces, each once; HandError for anything else."""
    cards = tuple(card(word) for word in text.replace(",", " ").split())
    if (found := fault(cards)) is None:
        return cards
    twice = next((code(one) for one, number in Counter(cards).items() if number > 1), "")
    raise HandError(found, word=twice, count=len(cards))


def fault(cards: Hand) -> HandFault | None:
    """Why `cards` are no hand: nine cards of the game, each once."""
    if not all(one in _PLACES for one in cards):
        return HandFault.UNKNOWN_CARD
    if len(set(cards)) < len(cards):
        return HandFault.CARD_TWICE
    if len(cards) != HAND_SIZE:
        return HandFault.TOO_MANY if len(cards) > HAND_SIZE else HandFault.TOO_FEW
    return None


def place(one: Card) -> int:
    """Where a card stands among `CARDS`: the order in which hands are shown."""
    return _PLACES[one]
