"""One game being played: its log of events, and the states the log adds up to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from assistant.games.game import Game, IllegalEventError, Reason

S = TypeVar("S")
E = TypeVar("E")


class NothingToUndoError(ValueError):
    """The log is empty."""


class RefusedLogError(ValueError):
    """A log breaks the rules at one of its events."""

    def __init__(self, place: int, refusal: Reason, event: object) -> None:
        super().__init__(f"event {place}: {refusal}: {event}")
        self.place = place
        """Position in the log of the event that is illegal, from 0."""
        self.refusal = refusal
        self.event = event


@dataclass(frozen=True, slots=True)
class Session(Generic[S, E]):
    """A game, who plays it, and what has happened. Make one with `begun`."""

    game: Game[S, E]
    names: tuple[str, ...]
    """Players by seat."""
    log: tuple[E, ...]
    states: tuple[S, ...]
    """The fold, kept: `states[i]` is the state before `log[i]`, `states[-1]` the present one."""

    @property
    def state(self) -> S:
        """The state after the whole log."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether the game has an outcome."""
        return self.game.outcome(self.state) is not None

    @property
    def player(self) -> str:
        """The name of whose turn it is; after the end, of who played last."""
        return self.names[self.game.seat(self.state)]

    def after(self, event: E) -> Session[S, E]:
        """Give the session with `event` at the end of its log; IllegalEventError if refused."""
        state = self.game.apply(self.state, event)
        return Session(self.game, self.names, (*self.log, event), (*self.states, state))

    def undone(self) -> Session[S, E]:
        """Give the session without its last event; NothingToUndoError when there is none."""
        if not self.log:
            raise NothingToUndoError("nothing has happened yet")
        return Session(self.game, self.names, self.log[:-1], self.states[:-1])

    def corrected(self, place: int, event: E) -> Session[S, E]:
        """Give the session with `log[place]` replaced by `event` and everything after it refolded.

        RefusedLogError names the first event that would then be illegal, be it this or a later
        one. IndexError when there is no such place.
        """
        if not 0 <= place < len(self.log):
            raise IndexError(place)
        until = Session(self.game, self.names, self.log[:place], self.states[: place + 1])
        return _extended(until, (event, *self.log[place + 1 :]))


def begun(game: Game[S, E], names: Iterable[str], log: Iterable[E] = ()) -> Session[S, E]:
    """Start a session and fold `log` into it.

    ValueError when the game does not take so many players; RefusedLogError for an illegal log.
    """
    seated = tuple(names)
    return _extended(Session(game, seated, (), (game.start(len(seated)),)), log)


def _extended(session: Session[S, E], events: Iterable[E]) -> Session[S, E]:
    log, states = list(session.log), list(session.states)
    for event in events:
        try:
            states.append(session.game.apply(states[-1], event))
        except IllegalEventError as error:
            raise RefusedLogError(len(log), error.refusal, event) from error
        log.append(event)
    return Session(session.game, session.names, tuple(log), tuple(states))
