"""Reading with a learnt set of dice: found by its name, and wherever a reader is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vision.frame import Frame
    from vision.learnt import Learnt
    from vision.networks import Networks
    from vision.reader import Reader
    from vision.readings import Kind, Reading


def learnt_set(name: str, networks: Networks, kind: Kind | None = None) -> Learnt:
    """The user's set of this name, which must be of a kind of dice if one is given.

    SetError when there is none, it is damaged or of another kind, StorageError.
    """
    from assistant.own_dice.shelf import Shelf
    from assistant.storage.place import dice_sets
    from assistant.storage.sets import SetFolder
    from vision.shots import SetError

    learnt = Shelf(SetFolder(dice_sets()), networks).load(name).learnt
    if kind not in (None, learnt.stands.kind):
        raise SetError(
            f"“{name}” was learnt as dice of {learnt.stands}, which are none of those asked for:"
            " choose another set, or learn one with another --game."
        )
    return learnt


@dataclass(slots=True)
class SetReader:
    """A reader that knows a set, which may be changed between two frames."""

    reader: Reader
    learnt: Learnt | None = None

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        """Every die in a frame."""
        learnt = self.learnt
        # A set named by the user is what lies there, whatever was expected.
        if learnt is not None and expect is not learnt.stands.kind:
            expect = None
        return self.reader.read(frame, expect, learnt)
