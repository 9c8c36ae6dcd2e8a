"""A deck as its owner has shown it, and what is learnt of it.

Every card of the deck is shown at least once. Each of its pictures is varied the way pictures of
cards do vary: cut a little askew, blurred, lit from one side, in a light of another tint. What
changes by that counts little when cards are compared, what does not counts much.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.look import CROP, HEIGHT, MARGIN, WIDTH, Linear, features, inner, linear
from vision.errors import VisionError
from vision.frame import Image

Value = tuple[str, str]
"""Colour and number, as the user calls them."""
Floats = NDArray[np.float32]
Rng = np.random.Generator

VARIED = 24
"""Ways in which a shot is varied."""
AXES = 120
"""Directions in which cards are compared."""
SPARE, PASSES = 20, 4
"""More directions than are kept, and passes over the shots, until they have settled."""
SHRINK = 0.1
"""Share of an even spread: the shots show only some of the ways in which cards vary."""
MOST_SHOTS = 1000
SEED = 20_270


class DeckError(VisionError):
    """A deck cannot be learnt, read or written."""


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One card as it was shown."""

    colour: str
    number: str
    crop: Image
    """(CROP height, CROP width, 3) uint8 BGR, upright."""
    light: tuple[float, float, float]
    """BGR tint of the light it was shown in, of which the mean is 1."""

    @property
    def value(self) -> Value:
        """Colour and number."""
        return self.colour, self.number


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """Everything shown of one deck."""

    name: str
    shots: tuple[Shot, ...] = ()

    @property
    def values(self) -> tuple[Value, ...]:
        """The cards that were shown, in the order of their first shots."""
        return tuple(dict.fromkeys(shot.value for shot in self.shots))

    def missing(self, whole: Iterable[Value]) -> tuple[Value, ...]:
        """Cards of the whole deck that were not shown yet."""
        there = set(self.values)
        return tuple(value for value in whole if value not in there)

    def with_shots(self, shots: Iterable[Shot]) -> Deck:
        """The deck with more shots. DeckError when they are too many."""
        more = (*self.shots, *shots)
        if len(more) > MOST_SHOTS:
            raise DeckError(f"A deck takes no more than {MOST_SHOTS} shots.")
        return replace(self, shots=more)


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """A deck, learnt."""

    values: tuple[Value, ...]
    middle: Floats
    """(D,) features of a usual card."""
    axes: Floats
    """(D, A): the directions in which features are compared, scaled by how little they vary."""
    means: Floats
    """(K, A): where each of `values` lies."""
    usual: float
    """Squared distance of a card of the deck from where it lies."""

    def distances(self, seen: Floats) -> Floats:
        """(N, K) squared distances of features (N, D) from each card, 1 being usual."""
        off = seen - self.middle
        at = off @ self.axes
        apart = ((at[:, None] - self.means[None]) ** 2).sum(-1) / self.usual
        return np.asarray(apart, np.float32)


def learnt(deck: Deck) -> Known:
    """Learn a deck from what was shown. DeckError when there are fewer than two cards."""
    values = deck.values
    if len(values) < 2:
        raise DeckError("Show at least two different cards.")
    rng = np.random.default_rng(SEED)
    of = np.repeat([values.index(shot.value) for shot in deck.shots], VARIED)
    seen = np.stack([one for shot in deck.shots for one in _varied(shot, rng)])
    means = np.stack([seen[of == i].mean(0) for i in range(len(values))])
    middle = means.mean(0)
    within = seen - means[of]
    # The axes that hold what cards differ by, and most of what one card varies by.
    spread = np.concatenate([(means - middle) * np.sqrt(VARIED), within])
    onto = _main_axes(spread, rng)
    near = (within @ onto).astype(np.float64)
    varies = near.T @ near / len(near)
    varies += SHRINK * np.trace(varies) / len(varies) * np.eye(len(varies))
    axes = (onto @ np.linalg.cholesky(np.linalg.inv(varies))).astype(np.float32)
    usual = float(((within @ axes) ** 2).sum(-1).mean())
    at = ((means - middle) @ axes).astype(np.float32)
    return Known(values, middle.astype(np.float32), axes, at, usual)


def _main_axes(rows: Floats, rng: Rng) -> Floats:
    """(D, AXES) directions along which rows (N, D) are longest, nearly: found by going to and fro.

    A whole decomposition would take ten times as long for the same cards read.
    """
    onto = rng.standard_normal((rows.shape[1], AXES + SPARE)).astype(np.float32)
    for _ in range(PASSES):
        onto, _ = np.linalg.qr(rows.T @ (rows @ onto))
    _, _, turn = np.linalg.svd(rows @ onto, full_matrices=False)
    return np.asarray((onto @ turn.T)[:, :AXES], np.float32)


def _varied(shot: Shot, rng: Rng) -> list[Floats]:
    """Features of a shot as it is, and as it might have been taken."""
    crop = linear(shot.crop)
    light = np.array(shot.light, np.float32)
    first = features(inner(crop), light)
    return [first, *(_once(crop, light, rng) for _ in range(VARIED - 1))]


def _once(crop: Linear, light: Floats, rng: Rng) -> Floats:
    card = _askew(crop, rng)
    card = np.asarray(cv2.GaussianBlur(card, (0, 0), rng.uniform(0.15, 1.1)), np.float32)
    ys = np.linspace(-1, 1, card.shape[0], dtype=np.float32)[:, None]
    xs = np.linspace(-1, 1, card.shape[1], dtype=np.float32)[None]
    fall = 1 + rng.normal(0, 0.08) * xs + rng.normal(0, 0.08) * ys
    if rng.random() < 0.15:  # a shadow's edge, or a lamp mirrored
        edge = rng.normal(0, 1) * xs + rng.normal(0, 1) * ys + rng.normal(0, 0.4)
        fall = fall * (1 - rng.uniform(0.1, 0.4) / (1 + np.exp(-np.clip(8 * edge, -30, 30))))
    card = card * fall[..., None].astype(np.float32)
    if rng.random() < 0.15:
        x, y, wide = rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0.3, 1.0)
        spot = np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * wide**2))
        card = card + (rng.uniform(0.05, 0.3) * spot[..., None]).astype(np.float32)
    level = float(card.max())
    card = np.clip(card / level, 0, 1) ** np.float32(np.exp(rng.normal(0, 0.12)))
    tint = light * np.exp(rng.normal(0, 0.05, 3)).astype(np.float32)
    return features(np.asarray(card * level, np.float32), tint / tint.mean())


def _askew(crop: Linear, rng: Rng) -> Linear:
    """The card cut out of its crop with its corners a little off, at half the size."""
    right, bottom = CROP[0] - MARGIN, CROP[1] - MARGIN
    corners = np.array([(MARGIN, MARGIN), (right, MARGIN), (right, bottom), (MARGIN, bottom)])
    corners = corners + rng.normal(0, 1.0, 2) + rng.normal(0, 0.9, (4, 2))
    wide, high = WIDTH // 2, HEIGHT // 2
    place = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    onto = cv2.getPerspectiveTransform(corners.astype(np.float32), place)
    # Each pixel is the mean of the four under it, as far as a slight turn allows.
    crop = np.asarray(cv2.blur(crop, (2, 2)), np.float32)
    flags, border = cv2.INTER_LINEAR, cv2.BORDER_REPLICATE
    cut = cv2.warpPerspective(crop, onto, (wide, high), flags=flags, borderMode=border)
    return np.asarray(cut, np.float32)
