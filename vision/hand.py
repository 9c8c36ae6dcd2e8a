"""Find a hand, moving or still: something large, unlike the table, that reaches in from outside."""

from __future__ import annotations

import cv2
import numpy as np

from vision.thumbnail import (
    HEIGHT,
    WIDTH,
    Mask,
    Thumbnail,
    beyond,
    brightened,
    dimness,
    greatest,
    least,
    tint,
)

LEAST_DIFFERENCE = 16.0
"""Grey levels, of 256, beyond which a pixel of the thumbnail no longer shows the bare table, in
good light."""
LEAST_TINT = 6.0
"""Grey levels, of 256, by which a pixel's colour differs from the table's however bright either is;
a hand that is as bright as the table is seldom of quite its colour."""
LEAST_HAND = 0.02
"""Share of the picture below which something at the border is no hand; dice are smaller."""
LEARNING_SECONDS = 0.8
"""How fast what lies still becomes part of the table."""
PAUSE_SECONDS = 0.15
"""Only what has kept still for so long may be part of the table; a hand pauses for a moment."""
STILL_SECONDS = 25.0
"""A hand that keeps as still as a thing for this long is a thing, and part of the table."""
MOST_STIRRED = 0.02
"""Share of something's pixels that may change while it counts as keeping still."""
MOST_COVERED = 0.65
"""Share of the picture beyond which it is the camera or the lamp that changed, not a hand; as it is
when all four borders changed."""
SHADOW = (0.5, 0.97)
"""A shadow leaves this share of the light, in all colours alike."""
MOST_TINT = 0.1
"""Difference of those shares between colours beyond which it is no shadow."""
GHOST = 2.0
"""By so much more does the table as it was differ from its surroundings than what is there now when
something has gone from there, rather than come."""
RING = 5
"""Thumbnail pixels around something that count as its surroundings."""

_CROSS = np.ones((3, 3), np.uint8)


class Background:
    """How the still table looks, learnt slowly where nothing moves and no hand is."""

    def __init__(self) -> None:
        self._table: Thumbnail | None = None
        self._hand: Mask = np.zeros((HEIGHT, WIDTH), np.bool_)
        self._still = 0.0  # seconds for which the hand has kept still

    def hand(self, now: Thumbnail, changed: Mask, passed: float) -> Mask:
        """Where a hand is in this thumbnail, `passed` seconds after the one before.

        `changed` says which pixels differ from that one.
        """
        if self._table is None:
            self._table = now.copy()
            return self._hand
        self._table = brightened(self._table, now, ~self._hand)
        hand, strong = self._foreground(now, self._table)
        still = not hand.any() or float(changed[hand].mean()) <= MOST_STIRRED
        self._still = self._still + passed if still and hand.any() else 0.0
        if self._still >= PAUSE_SECONDS and self._is_table(now, self._table, hand):
            self._table[hand] = now[hand]
            hand, strong = np.zeros_like(hand), np.zeros_like(hand)
        self._learn(now, changed, hand, passed)
        self._hand = hand
        return strong

    def _is_table(self, now: Thumbnail, table: Thumbnail, hand: Mask) -> bool:
        """Whether what seems a hand, keeping still, is a bare or changed part of the table."""
        everywhere = all(side.any() for side in (hand[0], hand[-1], hand[:, 0], hand[:, -1]))
        if self._still >= STILL_SECONDS or everywhere or float(hand.mean()) > MOST_COVERED:
            return True
        near = cv2.dilate(hand.astype(np.uint8), _CROSS, iterations=RING) > 0
        ring = near & ~hand
        if not ring.any():
            return False
        return bool(_strangeness(table, hand, ring) > GHOST * _strangeness(now, hand, ring))

    def _learn(self, now: Thumbnail, changed: Mask, hand: Mask, passed: float) -> None:
        assert self._table is not None
        near = cv2.dilate((hand | changed).astype(np.uint8), _CROSS, iterations=2) > 0
        share = 1 - np.exp(-passed / LEARNING_SECONDS)
        cv2.accumulateWeighted(now, self._table, float(share), (~near).astype(np.uint8))

    def _foreground(self, now: Thumbnail, table: Thumbnail) -> tuple[Mask, Mask]:
        """Everything connected to a hand, its shadow included, and the hand without its shadow."""
        dim = dimness(now)
        tinted = tint(now, table) > LEAST_TINT * dim
        other = (beyond(now, table) > LEAST_DIFFERENCE * dim) | tinted
        strong = tinted | (other & ~_shadow(now, table))
        # Thin lines are the rims of things that swayed; fingers are thicker.
        solid = cv2.morphologyEx(other.astype(np.uint8), cv2.MORPH_OPEN, _CROSS)
        solid = cv2.morphologyEx(solid, cv2.MORPH_CLOSE, _CROSS)
        _, labels = cv2.connectedComponents(solid, connectivity=8)
        border = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
        reaching = np.zeros((HEIGHT, WIDTH), np.bool_)
        for label in np.unique(border[border > 0]):
            part = labels == label
            if float((part & strong).mean()) >= LEAST_HAND:
                reaching |= part
        return reaching, reaching & strong


def _shadow(now: Thumbnail, table: Thumbnail) -> Mask:
    """Where the table may only be darker, its colour unchanged."""
    left = (now + 1) / (table + 1)
    darkest, lightest = least(left), greatest(left)
    even = lightest - darkest <= MOST_TINT
    return np.asarray((darkest >= SHADOW[0]) & (lightest <= SHADOW[1]) & even, np.bool_)


def _strangeness(picture: Thumbnail, part: Mask, ring: Mask) -> float:
    """How much a part of the picture differs from the ring around it, in colour and in pattern."""
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    across, down = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    looks = np.dstack([picture, cv2.magnitude(across, down)])
    return float(np.abs(looks[part].mean(0) - looks[ring].mean(0)).sum())
