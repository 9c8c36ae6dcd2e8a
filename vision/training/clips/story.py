"""What happens in a clip, moment by moment, and the truth about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from vision.training.camera import Camera
from vision.training.clips.flight import STEP_RATE, Flights
from vision.training.clips.hand import Grip, Hand

Matrix = NDArray[np.float64]
"""(4, 4), in world coordinates; columns are the die's own axes."""
Rng = np.random.Generator
Spot = tuple[float, float]
"""World x and y."""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """Everything that is not part of the table, in one picture."""

    dice: dict[int, Matrix]
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll that the clip shows."""

    thrown: int
    """First moment in which its dice fly."""
    rest: int
    """Last moment in which one of its dice moved."""
    dice: tuple[int, ...]


@dataclass(slots=True)
class Story:
    """The clip as it is being put together."""

    camera: Camera
    rate: int
    rng: Rng
    moments: list[Moment] = field(default_factory=list)
    lying: dict[int, Matrix] = field(default_factory=dict)
    resting: tuple[Hand, ...] = ()
    """Hands that stay where they are whatever else happens."""
    rolls: list[Roll] = field(default_factory=list)

    def show(self, *hands: Hand) -> None:
        """Add a moment as things are, with these hands."""
        self.moments.append(Moment(dict(self.lying), (*self.resting, *hands)))

    def hold(self, seconds: float, *hands: Hand) -> None:
        """Nothing moves for a while, but for the tremor of hands."""
        for _ in range(round(seconds * self.rate)):
            self.show(*(_trembling(hand, self.rng) for hand in hands))

    def move(self, hand: Hand, to: Hand, speed: float = 42.0) -> Hand:
        """Move a hand, alone, at so many edges a second on average."""
        for place in self.path(hand, to, speed):
            self.show(place)
        return place

    def path(self, hand: Hand, to: Hand, speed: float) -> Iterable[Hand]:
        """The hand's places on its way, slow at both ends."""
        far = float(np.linalg.norm([to.x - hand.x, to.y - hand.y, to.z - hand.z]))
        steps = max(2, round(far / speed * self.rate))
        for k in range(1, steps + 1):
            share = (1 - np.cos(np.pi * k / steps)) / 2
            yield hand.at(
                hand.x + (to.x - hand.x) * share,
                hand.y + (to.y - hand.y) * share,
                hand.z + (to.z - hand.z) * share,
            )

    def outside(self, hand: Hand) -> Hand:
        """The hand drawn back along its arm until none of it is in the picture."""
        back = np.array([np.cos(hand.heading), np.sin(hand.heading)])
        for step in range(1, 45):
            place = np.array([hand.x, hand.y]) - step * back
            tips = np.array([[*(place + reach * back), z] for reach in (-2, 4) for z in (0, 4)])
            seen = self.camera.project(tips)
            size = np.array([self.camera.width, self.camera.height])
            margin = 2.6 * self.camera.unit_pixels
            low, high = seen.min(0), seen.max(0)
            if (high < -margin).any() or (low > size + margin).any():
                break
        return hand.at(float(place[0]), float(place[1]), hand.z)

    def fly(self, numbers: tuple[int, ...], flights: Flights, hand: Hand, stays: bool) -> None:
        """Dice leave the hand, which goes home meanwhile unless it stays."""
        start = len(self.moments)
        samples = flights[:, :: STEP_RATE // self.rate]
        if not np.array_equal(samples[:, -1], flights[:, -1]):
            samples = np.concatenate([samples, flights[:, -1:]], axis=1)
        home = [] if stays else list(self.path(hand, self.outside(hand), 34.0))
        for k in range(samples.shape[1]):
            self.lying |= {n: samples[i, k] for i, n in enumerate(numbers)}
            self.show(*([_trembling(hand, self.rng)] if stays else home[k : k + 1]))
        self.rolls.append(Roll(start, len(self.moments) - 1, numbers))
        for place in home[samples.shape[1] :]:
            self.show(place)

    def carry(self, number: int, to: Spot, hand: Hand) -> Hand:
        """A pinching hand lifts a die from where it lies and lays it down elsewhere."""
        pose = self.lying[number]
        there = hand.at(pose[0, 3], pose[1, 3], 0.0)
        hand = self.move(self.move(hand, there.at(there.x, there.y, 2.0)), there)
        end = there.at(*to, 0.0)
        for place in self.path(hand, end, 28.0):
            along = np.hypot(place.x - hand.x, place.y - hand.y)
            whole = max(np.hypot(end.x - hand.x, end.y - hand.y), 1e-6)
            lift = 2.2 * np.sin(np.pi * min(1.0, along / whole))
            self.lying[number] = _moved(pose, place.x, place.y, lift)
            self.show(place.at(place.x, place.y, lift))
        return end

    def grasp(self, numbers: Iterable[int], hand: Hand) -> Hand:
        """A hand gathers dice: each is gone once the palm is over it."""
        for number in numbers:
            pose = self.lying[number]
            over = hand.at(
                pose[0, 3] + 1.5 * float(np.cos(hand.heading)),
                pose[1, 3] + 1.5 * float(np.sin(hand.heading)),
                0.2,
            )
            hand = self.move(hand, over)
            del self.lying[number]
            self.show(hand)
        return hand

    def push(self, number: int, by: float, hand: Hand) -> Hand:
        """Finger tips push a die along their heading."""
        pose = self.lying[number]
        ahead = np.array([np.cos(hand.heading), np.sin(hand.heading)])
        touch = pose[:2, 3] - 2.4 * ahead
        hand = self.move(hand, hand.at(float(touch[0]), float(touch[1]), 0.0))
        end = touch + by * ahead
        for place in self.path(hand, hand.at(float(end[0]), float(end[1]), 0.0), 8.0):
            gone = np.array([place.x, place.y]) - touch
            x, y = pose[:2, 3] + gone
            self.lying[number] = _moved(pose, float(x), float(y), 0.0)
            self.show(place)
        return place


def _moved(pose: Matrix, x: float, y: float, lift: float) -> Matrix:
    moved = pose.copy()
    moved[:3, 3] = x, y, 0.5 + lift
    return moved


def _trembling(hand: Hand, rng: Rng) -> Hand:
    """Nobody holds quite still."""
    dx, dy = rng.normal(0, 0.015, 2)
    return replace(hand, x=hand.x + float(dx), y=hand.y + float(dy))


def pinching(hand: Hand) -> Hand:
    """The same hand, its finger tips together."""
    return replace(hand, grip=Grip.PINCH)
