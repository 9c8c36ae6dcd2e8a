"""A game on the table: between the director and the screen. No widget here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from assistant.games.game import Game, Reason
from assistant.locale.words import Lang, words
from assistant.session.director import Director
from assistant.session.question import Question
from assistant.session.session import RefusedLogError
from assistant.speech.announcer import Announcer
from assistant.speech.voice import Voice
from assistant.storage.errors import StorageError
from assistant.ui.trouble import told

log = logging.getLogger("gobelet.table")


class View(Protocol):
    """The screen, as far as a table tells it anything."""

    def refresh(self) -> None: ...


class Table:
    """Takes what is tapped in a game of any kind; implements `Listener`."""

    def __init__(
        self, director: Director[Any, Any, Any], voice: Voice, lang: Lang, view: View
    ) -> None:
        self.director, self.voice, self.view = director, voice, view
        self.lang = lang
        self.trouble = ""
        """Why the last thing could not be kept, in a sentence; empty when all is well."""
        self.announcer = Announcer(voice, director.session.names, lang, director.session.game)
        director.listen(self.announcer)
        director.listen(self)

    # What the screen asks.

    @property
    def game(self) -> Game[Any, Any]:
        """The rules, with the options of this table."""
        game: Game[Any, Any] = self.director.session.game
        return game

    @property
    def opener(self) -> int:
        """The seat that opens the next game: whoever won this one."""
        session = self.director.session
        outcome = session.game.outcome(session.state)
        return outcome.winners[0] if outcome else 0

    def refusal(self, event: Any) -> Reason | None:
        """Why `event` may not happen now; buttons grey out by it."""
        return self.director.refusal(event)

    def greet(self) -> None:
        """Say whose turn it is when the table is opened."""
        self.announcer.greet(self.director.state)
        self.view.refresh()

    # What people tap.

    def do(self, event: Any) -> None:
        """Take `event` as told; nothing happens when it is refused."""
        self._try(lambda: self.director.do(event))

    def undo(self) -> None:
        """Take back the last event."""
        if self.director.session.log:
            self._try(self.director.undo)

    def replace(self, place: int, event: Any) -> None:
        """Put `event` at `place` of the log; nothing happens when a later event forbids it."""
        try:
            self._try(lambda: self.director.correct(place, event))
        except RefusedLogError as error:
            log.info("correction refused: %s", error)

    def retry(self) -> None:
        """Try again to keep what could not be kept."""
        self._try(self.director.retry)

    def switch_voice(self) -> None:
        """Mute the voice, or let it speak again."""
        self._try(lambda: self.voice.mute(not self.voice.muted))

    # What the game tells (`Listener`).

    def played(self, before: Any, event: Any, after: Any) -> None:
        """Show the new state."""
        self.view.refresh()

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Show the state before."""
        self.view.refresh()

    def corrected(self, before: Any, place: int, old: Any, new: Any, after: Any) -> None:
        """Show what the game comes to now."""
        self.view.refresh()

    def asked(self, question: Question[Any] | None) -> None:
        """Show or close the question."""
        self.view.refresh()

    def _try(self, step: Callable[[], object]) -> None:
        with self._keeping():
            step()

    @contextmanager
    def _keeping(self) -> Iterator[None]:
        """Turn a store that fails into a sentence on the screen; the game stays as it was."""
        try:
            yield
            self.trouble = ""
        except StorageError as error:
            log.error("not kept: %s", error)
            self.trouble = told(error, words(self.lang))
        self.view.refresh()
