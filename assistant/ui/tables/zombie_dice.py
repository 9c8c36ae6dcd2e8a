"""Zombie Dice on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from assistant.games.zombie_dice import Continued, Die, Rolled, Stopped
from assistant.locale.words import words
from assistant.ui.choices import with_die
from assistant.ui.present.zombie_dice import Scoreboard, present
from assistant.ui.tables.dice_table import DiceTable


class ZombieTable(DiceTable):
    """The buttons of the game, and its scoreboard."""

    _told = False
    """Whether what was said last told what happened: no greeting, nothing taken back."""

    def board(self) -> Scoreboard:
        """Everything to show about the game."""
        w = words(self.lang)
        board = present(self.director.session, self.refusal, self.announcer.said, w)
        return replace(board, lost=board.lost and self._told)

    def stop(self) -> None:
        """The player banks the brains."""
        self.do(Stopped())

    def reroll(self) -> None:
        """The player has the dice in hand."""
        self.do(Continued())

    def enter(self, dice: tuple[Die, ...]) -> None:
        """Take a roll told by hand."""
        self.do_by_hand(Rolled(dice))

    def correct(self, event_place: int, die_place: int, die: Die) -> None:
        """Replace one die of a roll in the log; nothing happens when a later roll forbids it."""
        event = self.director.session.log[event_place]
        if isinstance(event, Rolled) and event.dice[die_place] != die:
            self.replace(event_place, Rolled(with_die(event.dice, die_place, die)))

    def played(self, before: Any, event: Any, after: Any) -> None:
        """Show the new state."""
        self._told = True
        super().played(before, event, after)

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Show the state before."""
        self._told = False
        super().undone(before, event, after)

    def corrected(self, before: Any, place: int, old: Any, new: Any, after: Any) -> None:
        """Show what the game comes to now."""
        self._told = True
        super().corrected(before, place, old, new, after)
