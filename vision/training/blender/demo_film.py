"""The demo's choreography: where every die and hand is, film frame by film frame."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, pi, sin

import numpy as np

from vision.training.blender import demo_set
from vision.training.blender.demo_game import DemoRoll
from vision.training.blender.demo_set import EDGE, RATE, Vectors
from vision.training.blender.demo_throw import Throw

REST = EDGE / 2
_LIFT = 2.6
_RAKE_UP = 3.4
_TIPS = 3.5
"""How far a raking hand's finger tips reach beyond its origin."""
_RAKE_WIDTH = 5.2


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One rendered picture and for how many film frames it stands."""

    poses: dict[str, Vectors]
    """(4, 4) world matrix of every mover in view; all others are out of the picture."""
    stands: int = 1


@dataclass(slots=True)
class Film:
    """The film as it is being put together."""

    shots: list[Shot] = field(default_factory=list)
    lying: dict[int, Vectors] = field(default_factory=dict)
    """Dice on the table and how they lie, by number."""
    aside: dict[str, list[int]] = field(default_factory=lambda: {"left": [], "right": []})
    length: int = 0
    """Film frames so far."""

    def show(self, hands: dict[str, Vectors] | None = None, stands: int = 1) -> None:
        """Add a picture of the table as it is, with these hands."""
        poses = {f"die {n}": pose for n, pose in self.lying.items()} | (hands or {})
        self.shots.append(Shot(poses, stands))
        self.length += stands

    def hold(self, seconds: float) -> None:
        """Nothing moves for a while."""
        self.show(stands=round(seconds * RATE))


def film_roll(film: Film, roll: DemoRoll, thrown: Throw) -> float:
    """Throw, let lie, set aside, clear up; returns the second at which the dice came to rest."""
    numbers = [n for n, _ in roll.dice]
    for frame in range(len(thrown.flights[0])):
        for n, flight in zip(numbers, thrown.flights, strict=True):
            film.lying[n] = flight[frame]
        film.show()
    rest = film.length / RATE
    film.hold(1.5)
    if roll.then != "bust":
        _set_aside(film, roll)
        film.hold(0.6)
    feet = list(roll.numbers("feet"))
    if roll.then == "continue":
        _clear(film, roll.seat, feet)
        film.hold(0.7)
    else:
        _clear(film, roll.seat, list(film.lying))
        film.aside = {"left": [], "right": []}
        film.hold(1.8)
    return rest


def _set_aside(film: Film, roll: DemoRoll) -> None:
    moves = [(n, "left") for n in roll.numbers("brain")]
    moves += [(n, "right") for n in roll.numbers("shotgun")]
    if not moves:
        return
    seat, first = roll.seat, film.lying[moves[0][0]][:3, 3]
    hand = np.array([0.5 * first[0], demo_set.home(seat), REST + _LIFT])
    for n, side in moves:
        start = film.lying[n][:3, 3].copy()
        end = np.array([*demo_set.slot(side, len(film.aside[side])), REST])
        film.aside[side].append(n)
        up = np.array([0, 0, _LIFT])
        for step in _eased(4):
            _pinch(film, seat, hand + (start + up - hand) * step)
        _pinch(film, seat, start)
        for step in _eased(4):
            arc = np.array([0, 0, _LIFT * sin(pi * step)])
            _carry(film, seat, n, start + (end - start) * step + arc)
        hand = end + up
    out = np.array([0.6 * hand[0], demo_set.home(seat), REST + _LIFT])
    start = hand
    for step in (0.0, *_eased(3)):
        _pinch(film, seat, start + (out - start) * step)


def _carry(film: Film, seat: int, number: int, place: Vectors) -> None:
    pose = film.lying[number].copy()
    pose[:3, 3] = place
    film.lying[number] = pose
    _pinch(film, seat, place)


def _pinch(film: Film, seat: int, place: Vectors) -> None:
    film.show({f"pinch {seat}": _arm(seat, place, 0.03 * place[0])})


def _arm(seat: int, place: Vectors, lean: float) -> Vectors:
    """A hand at `place` that points away from its player, turned a little outwards."""
    angle = demo_set.towards_table(seat) * pi / 2 - lean * demo_set.towards_table(seat)
    pose = np.eye(4)
    pose[:2, :2] = [[cos(angle), -sin(angle)], [sin(angle), cos(angle)]]
    pose[:3, 3] = place
    return pose


def _clear(film: Film, seat: int, numbers: list[int]) -> None:
    """Rake dice off the table, group by group, from left to right."""
    waiting = sorted(numbers, key=lambda n: film.lying[n][0, 3])
    while waiting:
        left = film.lying[waiting[0]][0, 3]
        group = [n for n in waiting if film.lying[n][0, 3] - left <= _RAKE_WIDTH]
        waiting = waiting[len(group) :]
        _rake(film, seat, group)
        for n in group:
            del film.lying[n]


def _rake(film: Film, seat: int, group: list[int]) -> None:
    """One pull of a hand: in over the dice, down behind them, and home with them."""
    facing, home = demo_set.towards_table(seat), demo_set.home(seat)
    middles = np.array([film.lying[n][:3, 3] for n in group])
    x = float(middles[:, 0].mean()) + 0.2 * facing
    # `s` runs from the player across the table; tips must come down behind the farthest die.
    behind = float((facing * middles[:, 1]).max()) + 1.5
    start, far = -abs(home), behind - _TIPS
    for step in _eased(4):
        s = start + (far - start) * step
        _rake_pose(film, seat, x, s, _RAKE_UP * min(1.0, 2.2 * (1 - step)))
    for step in _eased(6):
        s = far + (start - 4.0 - far) * step
        _push(film, seat, group, s + _TIPS)
        _rake_pose(film, seat, x, s, 0.0)


def _rake_pose(film: Film, seat: int, x: float, s: float, height: float) -> None:
    place = np.array([x, demo_set.towards_table(seat) * s, height])
    film.show({f"rake {seat}": _arm(seat, place, 0.015 * x)})


def _push(film: Film, seat: int, group: list[int], tips: float) -> None:
    """Dice never stay behind the finger tips, and push one another along."""
    facing = demo_set.towards_table(seat)
    order = sorted(group, key=lambda n: -facing * film.lying[n][1, 3])
    done: list[Vectors] = []
    for n in order:
        pose = film.lying[n].copy()
        s = min(facing * pose[1, 3], tips - 0.5 - REST)
        for other in done:
            if abs(other[0, 3] - pose[0, 3]) < EDGE:
                s = min(s, facing * other[1, 3] - 1.1 * EDGE)
        pose[1, 3] = facing * s
        film.lying[n] = pose
        done.append(pose)


def _eased(steps: int) -> list[float]:
    """`steps` numbers up to 1, slow at both ends."""
    return [(1 - cos(pi * (k + 1) / steps)) / 2 for k in range(steps)]
