"""Zombie Dice on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from assistant.games.zombie_dice import Continued, Die, Rolled, Stopped
from assistant.games.zombie_dice.counsel import Counsel, Gap
from assistant.locale.words import words
from assistant.speech.phrases.zombie_dice_odds import odds_phrase
from assistant.ui.choices import with_die
from assistant.ui.odds_choices import Showing
from assistant.ui.present.zombie_dice import Scoreboard, present
from assistant.ui.present.zombie_dice_odds import OddsReport, OddsTile, odds_report, odds_tile
from assistant.ui.tables.dice_table import DiceView
from assistant.ui.tables.odds_desk import OddsDesk
from assistant.ui.tables.table_check import CheckingTable
from assistant.ui.thinker import AtOnce, Thinker


class OddsView(DiceView, Protocol):
    """The screen, as far as this table tells it anything."""

    def show_odds(self) -> None: ...


class ZombieTable(CheckingTable):
    """The buttons of the game, and its scoreboard."""

    view: OddsView
    odds: OddsDesk | None = None
    """The odds of each decision; None where nobody advises."""
    thinker: Thinker = AtOnce()
    """Adds the game up."""
    _told = False
    """Whether what was said last told what happened: no greeting, nothing taken back."""

    def board(self) -> Scoreboard:
        """Everything to show about the game."""
        w = words(self.lang)
        board = present(self.director.session, self.refusal, self.announcer.said, w)
        if self.adopted:
            board = replace(board, undo=replace(board.undo, detail=w("undo-adopted")))
        return replace(board, lost=board.lost and self._told)

    def advise(self, odds: OddsDesk, thinker: Thinker) -> None:
        """Let the odds of this game be seen; `thinker` adds the game up."""
        self.odds, self.thinker = odds, thinker
        odds.listen(self.view.show_odds)
        odds.follow(self.director.session)

    def odds_tile(self) -> OddsTile | None:
        """What stands beside the buttons; None for nothing at all."""
        if self.odds is None:
            return None
        standing = self.odds.standing()
        if self.question is not None:
            # A roll that is not settled yet has come after the decision.
            standing = replace(standing, told=None, thinking=False)
        return odds_tile(standing, self.director.state, words(self.lang))

    def odds_report(self) -> OddsReport | None:
        """The odds of this decision in full; None while there are none to be seen."""
        told = self._odds_told()
        return None if told is None else odds_report(told, words(self.lang))

    def ask_odds(self) -> bool:
        """Take a tap on the odds: it reveals them, or else says them; True when they were seen.

        Figures are never said without it.
        """
        if self.odds is None:
            return False
        if not self.odds.standing().revealed:
            self.odds.reveal()
            return False
        self.say_odds()
        return True

    def say_odds(self) -> None:
        """Say the odds of this decision."""
        told = self._odds_told()
        if isinstance(told, Counsel):
            self.announcer.aloud(odds_phrase(told, self.lang))

    def choose_odds(self, name: str | None, showing: Showing) -> None:
        """Show the odds of this player so from now on, or those of all."""
        odds = self.odds
        if odds is None:
            return
        if name is None:
            self._try(lambda: odds.choose_for_all(showing))
        else:
            self._try(lambda: odds.choose(name, showing))

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
        self._follow()
        super().played(before, event, after)

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Show the state before."""
        self._told = False
        self._follow()
        super().undone(before, event, after)

    def corrected(self, before: Any, place: int, old: Any, new: Any, after: Any) -> None:
        """Show what the game comes to now."""
        self._told = True
        self._follow()
        super().corrected(before, place, old, new, after)

    def _follow(self) -> None:
        if self.odds is not None:
            self.odds.follow(self.director.session)

    def _odds_told(self) -> Counsel | Gap | None:
        if self.odds is None or not self.odds.standing().revealed:
            return None
        return self.odds.standing().told
