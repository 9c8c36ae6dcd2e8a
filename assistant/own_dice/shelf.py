"""The learnt sets of dice: kept as files, learnt by the net there is."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from pathlib import Path

from assistant.storage.errors import StorageError
from assistant.storage.sets import SetFolder
from assistant.storage.sets_by_name import SetsByName
from vision import learnt
from vision.learnt import Learnt
from vision.networks import Networks
from vision.set_file import Features, packed, unpacked
from vision.shots import DiceSet, SetError

log = logging.getLogger("gobelet.dice")

LEAST_VALUES = 2
"""Different dice or faces that a set must show: a single one is told apart from nothing."""


class UnfinishedError(SetError):
    """A set is there, but shows too little yet to be used."""


@dataclass(frozen=True, slots=True)
class Known:
    """A set on the shelf, learnt."""

    dice: DiceSet
    learnt: Learnt
    features: Features


def finished(dice: DiceSet) -> bool:
    """Whether enough was shown of a set to use it."""
    return len(dice.values) >= LEAST_VALUES


def still_needed(dice: DiceSet) -> str:
    """What an unfinished set needs, in a sentence."""
    only = " ".join(part for value in dice.values for part in value if part)
    there = f"shows only {only} so far" if only else "shows nothing yet"
    return (
        f"“{dice.name}” {there}: another die or face must be learnt,"
        f" by “gobelet learn” again, before the set can be used."
    )


class Shelf(SetsByName):
    """Gives and takes learnt sets."""

    noun, held, error = "set of dice", "set of learnt dice", SetError

    def __init__(self, folder: SetFolder, networks: Networks) -> None:
        super().__init__(folder)
        self.networks = networks

    def learn(self, dice: DiceSet) -> Known:
        """Learn a set without keeping it. UnfinishedError when there is too little to learn."""
        if not finished(dice):
            raise UnfinishedError(still_needed(dice))
        values = learnt.features_of(self.networks.faces, dice.shots)
        features = Features(self.networks.faces_sha256, values)
        return Known(dice, learnt.learnt(dice, values), features)

    def keep(self, known: Known) -> None:
        """Keep a set, in place of one of that name. StorageError when it cannot be."""
        self.folder.keep(known.dice.name, packed(known.dice, known.features))

    def learn_and_keep(self, dice: DiceSet) -> Known | None:
        """Keep a set, learnt, in place of one of that name; None when it is not finished.

        An unfinished one is kept all the same, to be gone on with. StorageError when it cannot be.
        """
        if not finished(dice):
            self.folder.keep(dice.name, packed(dice))
            return None
        known = self.learn(dice)
        self.keep(known)
        return known

    def shots(self, name: str) -> DiceSet:
        """What was shown of a set. SetError when there is none or it is damaged, StorageError."""
        return self.opened(name, unpacked)[0]

    def load(self, name: str) -> Known:
        """A set, learnt again where the net is another than the one it was kept with.

        UnfinishedError when it shows too little yet, SetError when there is no such set or its
        file is damaged, StorageError.
        """
        dice, features = self.opened(name, unpacked)
        if finished(dice) and features is not None and features.net == self.networks.faces_sha256:
            return Known(dice, learnt.learnt(dice, features.values), features)
        known = self.learn(dice)
        try:
            self.keep(known)
        except StorageError as error:
            # It is read all the same, and learnt anew the next time.
            log.warning("the set is not kept as learnt anew: %s", error)
        return known

    def take_in(self, path: Path, name: str = "") -> DiceSet:
        """Keep the set of a file that `export` wrote, under a clean `name` of its own if given.

        SetError when it is none or there is one of that name, StorageError when it cannot be kept.
        """
        dice, _ = self.from_outside(path, unpacked)
        dice = replace(dice, name=name or dice.name)
        self.refuse_taken(dice.name, path)
        # Features are made here: those of a file from elsewhere need not be of its pictures.
        self.learn_and_keep(dice)
        return dice
