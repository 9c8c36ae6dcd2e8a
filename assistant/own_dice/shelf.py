"""The learnt sets of dice: kept as files, learnt by the net there is."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from assistant.storage.errors import StorageError
from assistant.storage.files import keep_whole
from assistant.storage.sets import SetFolder
from vision import learnt
from vision.learnt import Learnt
from vision.networks import Networks
from vision.set_file import Features, packed, unpacked
from vision.shots import DiceSet, SetError

log = logging.getLogger("gobelet.dice")

MOST_BYTES = 100_000_000


@dataclass(frozen=True, slots=True)
class Known:
    """A set on the shelf, learnt."""

    dice: DiceSet
    learnt: Learnt
    features: Features


class Shelf:
    """Gives and takes learnt sets; used by one thread at a time."""

    def __init__(self, folder: SetFolder, networks: Networks) -> None:
        self.folder = folder
        self.networks = networks

    def names(self) -> tuple[str, ...]:
        """The sets there are. StorageError when they cannot be looked up."""
        return self.folder.names()

    def learn(self, dice: DiceSet) -> Known:
        """Learn a set without keeping it. SetError when there is too little to learn."""
        values = learnt.features_of(self.networks.faces, dice.shots)
        features = Features(self.networks.faces_sha256, values)
        return Known(dice, learnt.learnt(dice, values), features)

    def keep(self, known: Known) -> None:
        """Keep a set, in place of one of that name. StorageError when it cannot be."""
        self.folder.keep(known.dice.name, packed(known.dice, known.features))

    def shots(self, name: str) -> DiceSet:
        """What was shown of a set. SetError when there is none or it is damaged, StorageError."""
        return self._opened(name)[0]

    def load(self, name: str) -> Known:
        """A set, learnt again where the net is another than the one it was kept with.

        SetError when there is no such set or its file is damaged, StorageError.
        """
        dice, features = self._opened(name)
        if features is not None and features.net == self.networks.faces_sha256:
            return Known(dice, learnt.learnt(dice, features.values), features)
        known = self.learn(dice)
        try:
            self.keep(known)
        except StorageError as error:
            # It is read all the same, and learnt anew the next time.
            log.warning("the set is not kept as learnt anew: %s", error)
        return known

    def remove(self, name: str) -> None:
        """Forget a set. SetError when there is none, StorageError."""
        try:
            self.folder.remove(name)
        except KeyError as error:
            raise self._unknown(name) from error

    def export(self, name: str, path: Path) -> None:
        """Write a set's file to `path`. SetError when there is none, StorageError."""
        keep_whole(path, self._data(name))

    def take_in(self, path: Path) -> Known:
        """Keep the set of a file that `export` wrote, in place of one of that name.

        SetError when it is none, StorageError when it cannot be kept.
        """
        try:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise SetError(f"{path} cannot be read: {error.strerror}.") from error
        if len(data) > MOST_BYTES:
            raise SetError(f"{path} is too long for a set of learnt dice.")
        try:
            dice, _ = unpacked(data)
        except SetError as error:
            raise SetError(f"{path}: {error}") from error
        # Features are made here: those of a file from elsewhere need not be of its pictures.
        known = self.learn(dice)
        self.keep(known)
        return known

    def _opened(self, name: str) -> tuple[DiceSet, Features | None]:
        data = self._data(name)
        try:
            return unpacked(data)
        except SetError as error:
            raise SetError(f"{self.folder.path(name)}: {error}") from error

    def _data(self, name: str) -> bytes:
        try:
            return self.folder.read(name)
        except KeyError as error:
            raise self._unknown(name) from error

    def _unknown(self, name: str) -> SetError:
        names = ", ".join(self.names())
        there = f"there are: {names}" if names else "none is learnt yet"
        return SetError(f"There is no set of dice named “{name}”; {there}.")
