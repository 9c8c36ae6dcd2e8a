"""Cards of a learnt deck, read in a picture: which they are, and where it is not sure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.cards.deck import DeckError, Floats, Known, Shot, Value
from vision.cards.find import Quad, find, smaller, widened
from vision.cards.look import features, inner, linear, tint, turns
from vision.frame import Image

SHARP = 10.0
"""How fast likelihood falls with squared distance, in usual ones."""
LEAST_SURE = 0.775
"""Probability from which a card is not asked about; chosen by decks shown twice in two lights."""
FARTHEST_SURE = 3.2
"""Squared distance, in usual ones, up to which a card is not asked about."""
FRAMED = 2.0
"""Beyond it the outline may be that of a printed frame, by one of MARGINS within the card."""
MARGINS = (0.025, 0.05, 0.075, 0.1, 0.125)
"""Shares of the shorter side."""
FARTHEST = 9.0
"""And up to which a thing is taken for a card of the deck at all."""


@dataclass(frozen=True, slots=True, eq=False)
class CardReading:
    """One card, as read."""

    quad: Quad
    """(4, 2) corners in the picture's pixels, from the card's own top left on, clockwise."""
    value: Value
    """The likeliest colour and number."""
    probability: float
    """Of `value`, 0 to 1."""
    distance: float
    """Squared, from how that card was shown; 1 is usual."""
    others: tuple[Value, ...]
    """What else it may be, the likeliest first."""
    sure: bool


def read(image: Image, known: Known, expected: int = 9) -> tuple[CardReading, ...]:
    """The cards of a (H, W, 3) uint8 BGR picture, in reading order, each different.

    Two that look like the same card are both unsure.
    """
    quads = find(image, expected)
    if not quads:
        return ()
    crops = [[inner(linear(crop)) for crop in turns(image, quad)] for quad in quads]
    light = tint([four[0] for four in crops])
    cards = []
    for quad, four in zip(quads, crops, strict=True):
        apart = known.distances(np.stack([features(card, light) for card in four]))
        if apart.min() > FRAMED:
            quad, apart = _widened(image, quad, apart, known, light)
        if apart.min() < FARTHEST:
            cards.append(_reading(quad, apart, known.values))
    nearest = sorted(cards, key=lambda card: card.distance)[:expected]
    return _each_once([card for card in cards if any(card is one for one in nearest)])


def _widened(
    image: Image, quad: Quad, apart: Floats, known: Known, light: Floats
) -> tuple[Quad, Floats]:
    """A wider outline, should only the frame printed on the card have been found, and distances."""
    best = quad, apart
    for share in MARGINS:
        wider = widened(quad, share)
        cards = [inner(linear(crop)) for crop in turns(image, wider)]
        apart = known.distances(np.stack([features(card, light) for card in cards]))
        if apart.min() < best[1].min():
            best = wider, apart
    return best


def _reading(quad: Quad, apart: Floats, values: Sequence[Value]) -> CardReading:
    """The likeliest card, given the squared distances (4, K) of its four turns."""
    turn = int(apart.min(1).argmin())
    nearest = apart.min(0).astype(np.float64)
    likely = np.exp(-SHARP / 2 * (nearest - nearest.min()))
    likely /= likely.sum()
    order = np.argsort(nearest)
    probability, distance = float(likely[order[0]]), float(nearest.min())
    return CardReading(
        np.asarray(np.roll(quad, -turn, axis=0), np.float32),
        values[int(order[0])],
        probability,
        distance,
        tuple(values[int(i)] for i in order[1:4]),
        probability >= LEAST_SURE and distance <= FARTHEST_SURE,
    )


def _each_once(cards: Sequence[CardReading]) -> tuple[CardReading, ...]:
    counts = Counter(card.value for card in cards)
    return tuple(replace(card, sure=card.sure and counts[card.value] == 1) for card in cards)


def shots(image: Image, values: Sequence[Value]) -> tuple[Shot, ...]:
    """Shots of cards that lie upright, in reading order, in a (H, W, 3) uint8 BGR picture.

    DeckError when not as many cards as `values` are found, or not to their edges.
    """
    quads = find(image, len(values))
    if len(quads) != len(values):
        found = len(quads)
        raise DeckError(
            f"{found} card{'' if found == 1 else 's'} found where {len(values)} were told: "
            "lay them apart, on a plain table, all within the picture."
        )
    if smaller(quads).any():
        raise DeckError(
            "The edges of some cards do not stand out: lay them on a table of another colour."
        )
    crops = [turns(image, quad)[0] for quad in quads]
    b, g, r = (float(v) for v in tint([inner(linear(crop)) for crop in crops]))
    return tuple(Shot(*value, crop, (b, g, r)) for value, crop in zip(values, crops, strict=True))
