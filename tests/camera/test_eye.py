"""How long nothing could be called because something moved over the zone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from assistant.camera.eye import Eye
from assistant.camera.look import SUSPENDED_SECONDS, Light, Look, light_of, preview
from assistant.camera.roll_zone import RollZone
from tests.session.helpers import thrown
from vision.frame import Frame, Image
from vision.motion import Motion
from vision.readings import DieReading, Kind, Reading, StableRoll
from vision.zone import Zone

FPS = 15
TABLE = np.full((180, 320, 3), 120, np.uint8)


class Told:
    """Sees what moves, and the dice it is told."""

    def __init__(self, *dice: DieReading) -> None:
        self._motion, self._dice = Motion(), dice

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        moves = self._motion.since_last(frame)
        return Reading(frame.number, frame.seconds, self._dice, moves, frame.epoch)


def hand(frame: int, every: int = 1) -> Image:
    """A hand over the middle of the table, waving."""
    image = TABLE.copy()
    image[:130, 100 + 20 * (frame // every % 4) : 200 + 20 * (frame // every % 4)] = (90, 130, 200)
    return image


def suspended(images: list[Image]) -> list[float]:
    eye = Eye(Told(), Kind.ZOMBIE, RollZone())
    return [
        eye(Frame(image, number, number / FPS)).suspended for number, image in enumerate(images)
    ]


def test_a_bare_table_suspends_nothing() -> None:
    assert set(suspended([TABLE] * 30)[3:]) == {0.0}


def test_a_hand_that_stays_hides_the_table_after_a_while() -> None:
    seconds = suspended([TABLE] * 15 + [hand(n) for n in range(4 * FPS)] + [TABLE] * 30)
    look = Look(preview(TABLE), (320, 180), Reading(0, 0.0, ()), Light.GOOD)
    hidden = [replace(look, suspended=passed).hidden for passed in seconds]
    assert not any(hidden[: 15 + int((SUSPENDED_SECONDS - 0.2) * FPS)])
    assert all(hidden[15 + int((SUSPENDED_SECONDS + 0.5) * FPS) : 15 + 4 * FPS])
    assert not any(hidden[-10:])


def test_a_throw_that_rolls_out_hides_nothing() -> None:
    seconds = suspended([TABLE] * 15 + [hand(n) for n in range(FPS)] + [TABLE] * 30)
    assert max(seconds) < SUSPENDED_SECONDS


def test_the_zone_may_move_while_the_camera_looks() -> None:
    zone = RollZone()
    eye = Eye(Told(*thrown("gB yS rF").dice), Kind.ZOMBIE, zone)
    zone.move(Zone.rectangle(0.9, 0.9, 1, 1))
    image = np.full((720, 1280, 3), 120, np.uint8)
    seen = [eye(Frame(image, number, number / FPS)).sighting for number in range(30)]
    assert not any(seen)
    zone.move(Zone())
    seen = [eye(Frame(image, number, number / FPS)).sighting for number in range(30, 60)]
    assert sum(isinstance(sighting, StableRoll) for sighting in seen) == 1


@pytest.mark.parametrize(
    ("share", "light"), [(0.0, Light.GOOD), (0.03, Light.GOOD), (0.1, Light.GLARE)]
)
def test_a_mirrored_lamp_is_glare_and_a_spark_on_a_die_is_none(share: float, light: Light) -> None:
    image = np.full((360, 640, 3), 235, np.uint8)
    image[: round(360 * share)] = 255
    assert light_of(preview(image)) is light
