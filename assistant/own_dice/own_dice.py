"""The user's own dice in the app: which set is played with, and the camera that learns another."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from assistant.camera.keeper import OpenCamera
from assistant.camera.look import Seen
from assistant.camera.teaching_eye import TeachingEye
from assistant.own_dice.shelf import Known, Shelf
from assistant.storage.errors import StorageError
from vision.errors import VisionError
from vision.frame import Frame
from vision.learnt import Learnt
from vision.shots import DiceSet

log = logging.getLogger("gobelet.dice")

See = Callable[[Frame], Seen]
Watch = Callable[[See], OpenCamera]
"""Gives a camera whose frames are seen so."""


class KnowsSet(Protocol):
    """The reader of the game: reads the dice of a set, if it is given one."""

    learnt: Learnt | None


class OwnDice:
    """Belongs to the main thread; the reader takes the set up between two frames."""

    def __init__(self, shelf: Shelf, reader: KnowsSet, watch: Watch | None = None) -> None:
        self.shelf = shelf
        self.chosen = ""
        """The set that is played with; empty for dice that need no learning."""
        self._reader, self._watch = reader, watch
        self._keep: Callable[[str], None] = lambda name: None

    def remember(self, kept: str | None, keep: Callable[[str], None]) -> None:
        """Play with the set `kept`, if it is still there; `keep` is called with later choices."""
        self._keep = keep
        if not kept:
            return
        try:
            self._use(self.shelf.load(kept))
        except (VisionError, StorageError) as error:
            log.warning("the usual dice are read instead: %s", error)

    def choose(self, name: str) -> None:
        """Play with this set, or with usual dice when empty; SetError, StorageError if not."""
        self._use(self.shelf.load(name) if name else None)
        self._keep(name)

    def keep(self, known: Known) -> None:
        """Keep what was learnt, and play with it; StorageError when it cannot be kept."""
        self.shelf.keep(known)
        self._use(known)
        self._keep(known.dice.name)

    def remove(self, name: str) -> None:
        """Forget a set. SetError when there is none, StorageError."""
        self.shelf.remove(name)
        if name == self.chosen:
            self.choose("")

    def learn(self, dice: DiceSet) -> Known:
        """Learn a set without keeping it. SetError when there is too little to learn."""
        return self.shelf.learn(dice)

    def eye(self) -> TeachingEye:
        """An eye that takes shots."""
        return TeachingEye(self.shelf.networks)

    def camera(self, eye: See) -> OpenCamera | None:
        """The camera through which `eye` looks; None without one."""
        return None if self._watch is None else self._watch(eye)

    def _use(self, known: Known | None) -> None:
        self._reader.learnt = known.learnt if known else None
        self.chosen = known.dice.name if known else ""
