"""What people do between and during rolls, each as one step of a story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.training.clips.flight import Flights
from vision.training.clips.hand import Grip, Hand
from vision.training.clips.story import Spot, Story, pinching

Rng = np.random.Generator

SIDES = (np.pi / 2, np.pi / 2, 0.0, np.pi, -np.pi / 2)
"""Headings of a hand that comes from the near side, twice as often, the left, right or far one."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a player sits."""

    heading: float

    def hand(self, rng: Rng, x: float, y: float, grip: Grip = Grip.FLAT, z: float = 0.0) -> Hand:
        """Their hand at a place, its arm more or less straight."""
        return Hand(x, y, z, self.heading + float(rng.normal(0, 0.2)), grip)


def any_seat(rng: Rng) -> Seat:
    """A player on one of the table's sides."""
    return Seat(float(SIDES[int(rng.integers(len(SIDES)))]))


def roll(
    story: Story, seat: Seat, numbers: Sequence[int], flights: Flights, *, stays: float = 0.0
) -> None:
    """A hand or a cup comes in, shakes, lets go; it may stay for a while where it let go."""
    start = flights[:, 0, :3, 3].mean(0)
    grip = Grip.CUP if story.rng.random() < 0.4 else Grip.PINCH
    ahead = flights[:, 4, :3, 3].mean(0) - start
    heading = float(np.arctan2(ahead[1], ahead[0]))
    hand = Hand(float(start[0]), float(start[1]), 1.2, heading, grip)
    hand = story.move(story.outside(hand), hand)
    for k in range(round(story.rng.uniform(0.1, 0.4) * story.rate)):
        story.show(hand.at(hand.x, hand.y, 1.2 + 0.5 * np.sin(2.4 * k)))
    story.fly(tuple(numbers), flights, hand, stays > 0)
    if stays:
        story.hold(stays, hand)
        story.move(hand, story.outside(hand))


def pick_up(story: Story, seat: Seat, numbers: Sequence[int]) -> None:
    """A hand takes dice off the table."""
    if not numbers:
        return
    first = story.lying[numbers[0]]
    hand = seat.hand(story.rng, float(first[0, 3]), float(first[1, 3]), z=1.0)
    back = story.grasp(numbers, story.outside(hand))
    story.move(back, story.outside(back))


def set_aside(story: Story, seat: Seat, places: Sequence[tuple[int, Spot]]) -> None:
    """A hand takes dice one by one and lays each on its place."""
    if not places:
        return
    first = story.lying[places[0][0]]
    hand = pinching(seat.hand(story.rng, float(first[0, 3]), float(first[1, 3]), z=2.0))
    hand = story.outside(hand)
    for number, spot in places:
        hand = story.carry(number, spot, hand)
    story.move(hand, story.outside(hand))


def pass_over(story: Story, seat: Seat, grip: Grip) -> None:
    """A hand or a cup crosses the middle, high above the dice, and goes away again."""
    x, y = story.rng.uniform(-3, 3, 2)
    over = seat.hand(story.rng, float(x), float(y), grip, 3.0)
    story.move(story.move(story.outside(over), over), story.outside(over))


def rest_in_zone(story: Story, seat: Seat, seconds: float) -> None:
    """A hand lies down in the middle, hiding some dice, stays, and leaves."""
    x, y = story.rng.uniform(-2.5, 2.5, 2)
    over = seat.hand(story.rng, float(x), float(y), z=1.2)
    story.move(story.outside(over), over)
    story.hold(seconds, over)
    story.move(over, story.outside(over))


def nudge(story: Story, seat: Seat, number: int, by: float) -> None:
    """Finger tips push one die a little."""
    pose = story.lying[number]
    hand = seat.hand(story.rng, float(pose[0, 3]), float(pose[1, 3]))
    hand = story.push(number, by, story.outside(hand))
    story.move(hand, story.outside(hand))


def rest_outside(story: Story, spot: Spot, heading: float) -> Hand:
    """A hand comes to rest beside the zone and stays there from now on."""
    hand = Hand(*spot, 0.0, heading, Grip.FLAT)
    story.move(story.outside(hand), hand)
    story.resting = (hand,)
    return hand


def placed(
    pool: Sequence[Flights], rng: Rng, fits: Callable[[Flights], bool], tries: int = 400
) -> Flights:
    """One of the throws, turned about the upright and moved to where it fits."""
    for _ in range(tries):
        flights = pool[int(rng.integers(len(pool)))]
        angle = SIDES[int(rng.integers(len(SIDES)))] - np.pi / 2 + rng.normal(0, 0.25)
        turn = _turn(float(angle))
        moved = turn @ flights
        middle = moved[:, -1, :2, 3].mean(0)
        moved[..., :2, 3] += rng.uniform(-2.4, 2.4, 2) - middle
        if fits(moved):
            return np.stack([die @ _any_quarter_turns(rng) for die in moved])
    raise RuntimeError("none of the throws fits the table")


def _turn(angle: float) -> NDArray[np.float64]:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1.0]])


def _any_quarter_turns(rng: Rng) -> NDArray[np.float64]:
    """A cube looks the same to physics after quarter turns, so any face may be thrown."""
    whole = np.eye(4)
    x = np.array([[1, 0, 0, 0], [0, 0, -1, 0], [0, 1, 0, 0], [0, 0, 0, 1.0]])
    z = np.array([[0, -1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1.0]])
    for _ in range(8):
        whole = whole @ (x if rng.random() < 0.5 else z)
    return whole
