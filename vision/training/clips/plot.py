"""Plan one clip: who throws what, and what hands do in between."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training.camera import Camera
from vision.training.clips import beats
from vision.training.clips.beats import Seat, any_seat
from vision.training.clips.flight import Flights
from vision.training.clips.hand import Grip
from vision.training.clips.story import Spot, Story
from vision.training.dice import Die
from vision.zone import Zone

Rng = np.random.Generator

WIDTH, HEIGHT = 854, 480
RATES = (30, 30, 20, 15)
_INSET = 0.035
"""Share of the picture by which thrown dice keep clear of the zone's border."""


def any_camera(rng: Rng) -> Camera:
    """A tablet's camera that looks down by 38 to 85 degrees, the zone about 9 dice wide."""
    tilt = np.deg2rad(rng.uniform(38, 85))
    focal = WIDTH * rng.uniform(0.8, 1.3)
    roll = rng.normal(0, 0.04)
    forward = np.array([0, np.cos(tilt), -np.sin(tilt)])
    right, down = np.array([1.0, 0, 0]), np.array([0, -np.sin(tilt), -np.cos(tilt)])
    c, s = np.cos(roll), np.sin(roll)
    axes = np.stack([c * right + s * down, -s * right + c * down, forward])
    eye = np.array([0, 0, 0.3]) - forward * (focal / rng.uniform(40, 56))
    return Camera(eye.astype(np.float32), axes.astype(np.float32), float(focal), WIDTH, HEIGHT)


def face_up(die: Die, turn: NDArray[np.float64]) -> str:
    """The face on top of a die that lies with these axes, columns of (3, 3)."""
    axis = int(np.abs(turn[2]).argmax())
    return die.faces[2 * axis + int(turn[2, axis] < 0)]


def tell(story: Story, kind: Kind, dice: Sequence[Die], pool: Sequence[Flights]) -> None:
    """Fill a clip: one to three rolls with what may come between them."""
    rng = story.rng
    story.hold(float(rng.uniform(0.3, 0.6)))
    if rng.random() < 0.15:
        side = 1 if rng.random() < 0.5 else -1
        spot = _at(story.camera, 0.5 + side * 0.45, float(rng.uniform(0.35, 0.65)))
        beats.rest_outside(story, spot, float(np.pi if side > 0 else 0.0) + rng.normal(0, 0.1))
    in_hand = list(range(len(dice)))
    aside: dict[str, int] = {"left": 0, "right": 0}
    again: Flights | None = None
    for left in reversed(range(int(rng.choice([1, 2, 2, 2, 3])))):
        flights = again if again is not None else _throw(story, pool, len(in_hand))
        used = in_hand[: len(flights)]
        seat = any_seat(rng)
        stays = float(rng.uniform(0.8, 1.6)) if again is None and rng.random() < 0.15 else 0.0
        beats.roll(story, seat, used, flights, stays=stays)
        story.hold(float(rng.uniform(0.8, 1.1)))
        if not left and rng.random() < 0.4:
            return
        if rng.random() < 0.7:
            _between(story, seat, used)
        again = flights if rng.random() < 0.25 else None
        if again is None and kind is Kind.ZOMBIE:
            _put_aside(story, seat, dice, used, aside)
        beats.pick_up(story, seat, [n for n in used if n in story.lying and _inside(story, n)])
        in_hand = used if again is not None else [n for n in in_hand if n not in story.lying]
        if len(in_hand) < 2:
            break
    story.hold(float(rng.uniform(0.5, 1.2)))


def _between(story: Story, seat: Seat, used: Sequence[int]) -> None:
    """One thing that is no roll."""
    rng = story.rng
    acts = (
        partial(beats.pass_over, story, seat, Grip.FLAT),
        partial(beats.pass_over, story, seat, Grip.CUP),
        partial(beats.rest_in_zone, story, seat, float(rng.uniform(0.9, 1.8))),
        partial(
            beats.nudge,
            story,
            seat,
            used[int(rng.integers(len(used)))],
            float(rng.uniform(0.3, 1.2)),
        ),
    )
    acts[int(rng.integers(len(acts)))]()
    story.hold(float(rng.uniform(0.45, 0.7)))


def _put_aside(
    story: Story, seat: Seat, dice: Sequence[Die], used: Sequence[int], aside: dict[str, int]
) -> None:
    """Brains go to the left, shotguns to the right, at most two of them, to keep clips short."""
    places: list[tuple[int, Spot]] = []
    for n in used:
        face = face_up(dice[n], story.lying[n][:3, :3])
        if face == "feet" or len(places) == 2:
            continue
        side = "left" if face == "brain" else "right"
        rank = aside[side]
        aside[side] += 1
        across = (0.09 if side == "left" else 0.91) + float(story.rng.uniform(-0.02, 0.02))
        places.append((n, _at(story.camera, across, 0.25 + 0.17 * rank)))
    beats.set_aside(story, seat, places)
    if places:
        story.hold(float(story.rng.uniform(0.3, 0.6)))


def _at(camera: Camera, across: float, down: float) -> Spot:
    """The table's place seen at these shares of the picture."""
    place = camera.place_seen(np.array([across * camera.width, down * camera.height]), 0.5)
    if place is None:
        raise ValueError("the camera looks past the table there")
    return float(place[0]), float(place[1])


def _shares(camera: Camera, middles: NDArray[np.float64]) -> NDArray[np.float64]:
    """(N, 3) world points as shares (N, 2) of the picture."""
    return np.asarray(camera.project(middles) / np.array([camera.width, camera.height]))


def _inside(story: Story, number: int) -> bool:
    x, y = _shares(story.camera, story.lying[number][None, :3, 3])[0]
    return Zone().holds_point((float(x), float(y)))


def _throw(story: Story, pool: Sequence[Flights], most: int) -> Flights:
    """A throw of at most so many dice that stays in the zone and clear of dice lying there."""
    (left, top), (right, bottom) = np.array(Zone().corners).min(0), np.array(Zone().corners).max(0)
    lying = np.array([pose[:2, 3] for pose in story.lying.values()]).reshape(-1, 2)

    def fits(flights: Flights) -> bool:
        ends = _shares(story.camera, flights[:, -1, :3, 3])
        low, high = ends.min(0), ends.max(0)
        inside = (
            low[0] > left + _INSET
            and high[0] < right - _INSET
            and low[1] > top + 2 * _INSET
            and high[1] < bottom - 2 * _INSET
        )
        if not inside or not len(lying):
            return bool(inside)
        way = flights[:, :, :2, 3].reshape(-1, 1, 2)
        return bool(np.linalg.norm(way - lying, axis=-1).min() > 1.5)

    fitting = [flights for flights in pool if len(flights) <= most]
    return beats.placed(fitting, story.rng, fits)
