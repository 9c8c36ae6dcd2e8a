"""Zicos on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from assistant.cards.catalogue import Catalogue
from assistant.games.zicos import Card, Die, Event, Rolled, State, Zicos
from assistant.locale.words import words
from assistant.storage.cards import CardBox
from assistant.ui.odds_choices import OddsChoices, Showing, read
from assistant.ui.present.zicos import present
from assistant.ui.present.zicos.board import Chances, Scoreboard
from assistant.ui.present.zicos.chances import chances_of
from assistant.ui.tables.dice_table import DiceTable


class ZicosTable(DiceTable):
    """What is told of the cards, the owner's box, and the scoreboard."""

    box: CardBox | None = None
    """Where cards are remembered; None where they are not."""
    shown: int | None = None
    """Whose group was asked for; None for that of whoever is to act."""
    catalogue = Catalogue()
    """The cards known."""
    choices = OddsChoices()
    """Who wants to see chances, and when."""
    _keep_choices: Callable[[str], None] | None = None
    _revealed: State | None = None
    """The moment whose chances somebody has asked for."""

    @property
    def state(self) -> State:
        """The game as it stands."""
        state: State = self.director.state
        return state

    @property
    def game(self) -> Zicos:
        """The rules, options included."""
        game = self.director.session.game
        assert isinstance(game, Zicos)
        return game

    @property
    def seat(self) -> int:
        """Whose group is on the screen."""
        return self.state.seat if self.shown is None else self.shown

    def board(self) -> Scoreboard:
        """Everything to show about the game."""
        w = words(self.lang)
        session, said = self.director.session, self.announcer.said
        chances = chances_of(self.game, self.state, w) if self._tells_chances else Chances()
        return present(session, self.refusal, said, self.shown, chances, w)

    def remember_in(
        self, box: CardBox, choices: str | None, keep_choices: Callable[[str], None]
    ) -> None:
        """Know the cards of `box` and who wants chances from now on, and keep what is new."""
        self.box, self.choices, self._keep_choices = box, read(choices), keep_choices
        self._try(self._look_up)

    # Chances.

    @property
    def showing(self) -> Showing:
        """When the player who is to act wants to see chances."""
        return self.choices.of(self.director.session.player)

    @property
    def hides_chances(self) -> bool:
        """Whether there are chances that are seen as soon as somebody asks."""
        return self.showing is Showing.ON_TAP and self._revealed is not self.state

    @property
    def _tells_chances(self) -> bool:
        return self.showing is Showing.ALWAYS or (
            self.showing is Showing.ON_TAP and self._revealed is self.state
        )

    def reveal(self) -> None:
        """Somebody wants to see the chances of this moment."""
        self._revealed = self.state
        self.view.refresh()

    def choose_showing(self, showing: Showing) -> None:
        """Show chances so from now on to the player who is to act."""
        self.choices = self.choices.with_player(self.director.session.player, showing)
        if self._keep_choices is not None:
            keep, choices = self._keep_choices, self.choices
            self._try(lambda: keep(choices.written()))
        self.view.refresh()

    # What people tap.

    def show_group(self, seat: int) -> None:
        """Look at a player's group; that of whoever is to act comes back by itself."""
        self.shown = None if seat == self.shown or seat == self.state.seat else seat
        self.view.refresh()

    def roll(self, value: int) -> None:
        """A die told by hand."""
        roller = self.board().roller
        if roller is not None:
            self.do_by_hand(Rolled((Die(roller, value),)))

    def play(self, event: Event, card: Card, instead_of: Card | None = None) -> None:
        """Take `event` with the card that was told, and remember it, unless it is refused."""
        if self.refusal(event) is None:
            self.do(event)
            if not self.trouble:
                self._try(lambda: self._remember(card, instead_of))

    def forget(self, card: Card) -> None:
        """No longer suggest a card."""
        if self.box is not None:
            box = self.box
            self._try(lambda: box.forget(card))
            self._try(self._look_up)

    # What the game tells (`Listener`).

    def played(self, before: Any, event: Any, after: Any) -> None:
        """Show the new state, and the group of whoever is to act now."""
        self._follow(before, after)
        super().played(before, event, after)

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Show the state before."""
        self._follow(before, after)
        super().undone(before, event, after)

    def _follow(self, before: State, after: State) -> None:
        if (before.seat, before.phase) != (after.seat, after.phase):
            self.shown = None

    def _remember(self, card: Card, instead_of: Card | None) -> None:
        if self.box is not None:
            if instead_of is not None:
                self.box.forget(instead_of)
            self.box.use(card)
            self._look_up()

    def _look_up(self) -> None:
        if self.box is not None:
            self.catalogue = self.box.catalogue()
