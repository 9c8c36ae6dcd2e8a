"""Whether the dice on the table and the count agree, and which of the two people believe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from assistant.camera.look import Look
from assistant.session.translate.zombie_table import Play, Recount, recount
from assistant.ui.tables.dice_table import DiceTable
from vision.laid_out import LaidOut


@dataclass(frozen=True, slots=True)
class TableCheck:
    """What is remembered from look to look."""

    play: Play | None = None
    """The game as it was compared last."""
    laid: LaidOut | None = None
    """How the dice lay last, when that was clear."""
    found: Recount | None = None
    """How the table differs from the count; None where nothing is to be shown."""
    trusted: int | None = None
    """The turn, counted from 0, for which people have said that the count is right."""

    def looked(self, play: Play, laid: LaidOut | None) -> TableCheck:
        """Take how the dice lie now; None while that is not clear, which changes nothing.

        Once the game has gone on, how they lay before says nothing.
        """
        if play is not self.play:
            return TableCheck(play, trusted=self.trusted).looked(play, laid)
        if laid is None or laid.like(self.laid):
            return self
        found = None if self.trusted == len(play.state.turns) else recount(play, laid)
        return TableCheck(play, laid, found, self.trusted)

    def counted(self, play: Play) -> TableCheck:
        """Believe the count for the rest of this turn."""
        return TableCheck(play, self.laid, None, len(play.state.turns))


@dataclass(frozen=True, slots=True)
class Adopted:
    """The table was believed: a roll was replaced in the log."""

    play: Play
    """The game just after."""
    place: int
    old: Any
    """The roll as it was."""


class CheckingTable(DiceTable):
    """Compares the dice laid out with the count, and lets people adopt either."""

    _check = TableCheck()
    _adopted: Adopted | None = None

    @property
    def recount(self) -> Recount | None:
        """How the table differs from the count, while nothing else is asked."""
        return None if self.question is not None else self._check.found

    @property
    def adopted(self) -> bool:
        """Whether the table's count is what was adopted last: `undo` takes it back."""
        return self._adopted is not None and self._adopted.play is self.director.session

    def looked(self, look: Look) -> None:
        """Show the newest frame, and how it differs from the count."""
        super().looked(look)
        before = self._check.found
        self._check = self._check.looked(self.director.session, look.laid_out)
        if self._check.found != before:
            self.view.refresh()

    def believe_table(self) -> None:
        """The table is right: the roll that was misread becomes what lies there."""
        found, before = self.recount, self.director.session
        if found is None:
            return
        self.replace(found.place, found.roll)
        if self.director.session is not before:
            adopted = Adopted(self.director.session, found.place, before.log[found.place])
            self._adopted = adopted
            self._check = TableCheck(adopted.play)
            self.view.refresh()

    def believe_count(self) -> None:
        """The count is right; nothing more of it in this turn."""
        self._check = self._check.counted(self.director.session)
        self.view.refresh()

    def undo(self) -> None:
        """Take back the last event, or the table's count if that was adopted since."""
        adopted = self._adopted
        if adopted is None or not self.adopted:
            super().undo()
            return
        self._adopted = None
        self.replace(adopted.place, adopted.old)
        self.believe_count()
