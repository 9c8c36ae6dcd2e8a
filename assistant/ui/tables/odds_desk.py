"""The odds of the decision on the table: asked for beside the main thread, shown when wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from assistant.games.game import MIN_SEATS
from assistant.games.zombie_dice import Event, State, ZombieDice
from assistant.games.zombie_dice.counsel import Counsel, Gap, counsel, warm
from assistant.session.session import Session
from assistant.ui.odds_choices import OddsChoices, Showing, read
from assistant.ui.thinker import Thinker

Play = Session[State, Event]
Told = Counsel | Gap | None

DRAWN_SECONDS = 0.05
"""The roll is drawn first, and then its odds: together they would make a frame late."""
SHAKING_SECONDS = 0.3
"""After a turn has begun its odds are prepared: when the screen has been drawn again, and before
anybody has thrown."""


@dataclass(frozen=True, slots=True)
class OddsStanding:
    """What the screen may show about the decision of now."""

    wanted: bool
    """False where nobody at the table ever wants odds: then there is no place for them."""
    showing: Showing
    """What the player on turn has chosen."""
    revealed: bool
    """Whether the figures are to be seen: always, or because somebody has asked for them."""
    told: Told
    """The figures, or why there are none; None where nothing is to be decided."""
    thinking: bool
    """Whether `told` is still being worked out."""


class OddsDesk:
    """Follows one game; answers come in by `changed`, on the main thread."""

    def __init__(self, thinker: Thinker, kept: str | None, keep: Callable[[str], None]) -> None:
        self.choices = read(kept)
        self._thinker, self._keep = thinker, keep
        self._changed: Callable[[], None] = _nothing
        self._play: Play | None = None
        self._told: Told = None
        self._thinking = self._asked = False

    def listen(self, changed: Callable[[], None]) -> None:
        """Tell `changed` when there is something new to show."""
        self._changed = changed

    def follow(self, play: Play) -> None:
        """Look at the game as it stands now."""
        if self._play is not None and self._play.state is play.state:
            return
        self._play, self._told, self._asked = play, None, False
        game, state = play.game, play.state
        assert isinstance(game, ZombieDice)
        self._thinking = state.rolled and not (state.committed or state.over)
        if not self.choices.wanted(play.names):
            return
        if self._thinking:
            self._thinker.ask(
                partial(counsel, game, state), partial(self._found, play), DRAWN_SECONDS
            )
        else:
            # The dice are being shaken: time to find out what will be asked.
            self._thinker.ask(partial(warm, game, state), _ignore, SHAKING_SECONDS)

    def standing(self) -> OddsStanding:
        """Say what may be shown now."""
        if self._play is None:
            return OddsStanding(False, Showing.OFF, False, None, False)
        showing = self.choices.of(self._play.player)
        revealed = showing is Showing.ALWAYS or (showing is Showing.ON_TAP and self._asked)
        wanted = self.choices.wanted(self._play.names)
        return OddsStanding(wanted, showing, revealed, self._told, self._thinking)

    def reveal(self) -> None:
        """Somebody wants to see the odds of this decision."""
        self._asked = True
        self._changed()

    def choose(self, name: str, showing: Showing) -> None:
        """Show this player's odds so from now on; raises what keeping it raises."""
        self._take(self.choices.with_player(name, showing))

    def choose_for_all(self, showing: Showing) -> None:
        """Show everybody's odds so from now on; raises what keeping it raises."""
        names = self._play.names if self._play is not None else ()
        self._take(self.choices.with_table(showing, names))

    def _take(self, choices: OddsChoices) -> None:
        self.choices = choices
        play, self._play = self._play, None
        if play is not None:
            self.follow(play)
        self._changed()
        self._keep(choices.written())

    def _found(self, play: Play, told: Told) -> None:
        if self._play is play:
            self._told, self._thinking = told, False
            self._changed()


def _nothing() -> None:
    """Nobody listens yet."""


def prepare(thinker: Thinker, wait_seconds: float) -> None:
    """Find out beforehand what takes longest at the first question of all."""
    game = ZombieDice()
    thinker.ask(partial(warm, game, game.start(MIN_SEATS)), _ignore, wait_seconds)


def _ignore(_found: None) -> None:
    """What was found is kept where it was looked for."""
