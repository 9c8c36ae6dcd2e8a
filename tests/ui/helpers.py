"""Games told in notation, cameras that show what they are told, and a finger."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from assistant.camera.keeper import DiceCamera
from assistant.camera.look import Light, Look, Seen, preview
from assistant.camera.worker import CameraWorker, Onlooker, Post
from assistant.games.zombie_dice import Event, State, ZombieDice
from assistant.games.zombie_dice.notation import read
from assistant.locale.words import Lang
from assistant.session.session import Session, begun
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from assistant.storage.storage import open_storage
from assistant.ui.stage import Stage
from tests.session.helpers import thrown
from vision.frame import Frame
from vision.readings import DieReading, Reading, Sighting, StableRoll, TableCleared

SCREENS = Path(__file__).parent.parent.parent / "out" / "screens"
"""Where pictures of the tested screens are left to be looked at; not kept."""
NAMES = ("Nora", "Samuel")
WOOD = np.zeros((720, 1280, 3), np.uint8)
WOOD[:] = (56, 81, 109)
WOOD[::12] = (50, 73, 99)


def played(*events: str, names: tuple[str, ...] = NAMES, target: int = 13) -> Session[State, Event]:
    """A game told in notation."""
    return begun(ZombieDice(target=target), names, [read(line) for line in events])


def look_at(readings: tuple[DieReading, ...] = (), light: Light = Light.GOOD) -> Look:
    return Look(preview(WOOD), (1280, 720), Reading(0, 0.0, readings), light)


def looking(roll: StableRoll) -> Look:
    return look_at(roll.dice)


class Story:
    """A recording of a table: a line is a roll (`gB yS rF`), or `cleared`."""

    live = False

    def __init__(self, *lines: str, frames_each: int = 4) -> None:
        self.lines = [line for line in lines for _ in range(frames_each)]
        self._frames_each = frames_each
        self._number = 0

    def read(self) -> Frame | None:
        if self._number >= len(self.lines):
            return None
        frame = Frame(WOOD, self._number, self._number / 15)
        self._number += 1
        return frame

    def close(self) -> None:
        self._number = len(self.lines)

    def see(self, frame: Frame) -> Seen:
        """Stands for reader and settling: the last frame of each line settles."""
        line = self.lines[frame.number]
        last = frame.number % self._frames_each == self._frames_each - 1
        if line == "cleared":
            empty = Reading(frame.number, frame.seconds, ())
            return Seen(empty, TableCleared(frame.number, frame.seconds) if last else None)
        unsure = tuple(i for i, word in enumerate(line.split()) if word.endswith("?"))
        roll = thrown(line.replace("?", ""), unsure=unsure)
        sighting: Sighting | None = roll if last else None
        return Seen(Reading(frame.number, frame.seconds, roll.dice), sighting)


def telling(*lines: str, every_frame: bool = True) -> DiceCamera:
    """A camera for a stage."""

    def make(onlooker: Onlooker, post: Post) -> CameraWorker:
        story = Story(*lines)
        return CameraWorker(lambda: story, story.see, onlooker, post, every_frame)

    return lambda kind: make


def stage_at(folder: Path, lang: Lang = Lang.FR, speaker: SilentSpeaker | None = None) -> Stage:
    """A stage whose games lie in `folder` and whose voice is the silent twin."""
    return Stage(open_storage(folder / "games.db"), Voice(speaker or SilentSpeaker()), lang)


class Screen:
    """A view that counts what it is told."""

    def __init__(self) -> None:
        self.refreshed = 0
        self.shown: list[Look] = []

    def refresh(self) -> None:
        self.refreshed += 1

    def show(self, look: Look) -> None:
        self.shown.append(look)

    def show_odds(self) -> None:
        self.refreshed += 1
