"""What a session needs from outside, and what it tells. Adapters and fakes implement these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from assistant.session.question import Question
from vision.readings import StableRoll

E = TypeVar("E")
D = TypeVar("D")
E_in = TypeVar("E_in", contravariant=True)
S_in = TypeVar("S_in", contravariant=True)


class Store(Protocol[E_in]):
    """Keeps the log of one game.

    Each call returns only once its operation would survive a crash, and raises (see
    `assistant.storage.errors`) without having done anything when it would not.
    `over` says whether the game has an outcome after the operation.
    """

    def append(self, event: E_in, *, over: bool) -> None:
        """Add `event` at the end of the log."""
        ...

    def undo(self, *, over: bool) -> None:
        """Take the last event of the log back."""
        ...

    def correct(self, place: int, event: E_in, *, over: bool) -> None:
        """Replace the event at `place` of the log, counted from 0."""
        ...


class ForgetfulStore:
    """Keeps nothing: for games that are only looked at. Implements `Store` of anything."""

    def append(self, event: object, *, over: bool) -> None:
        """Let `event` pass."""

    def undo(self, *, over: bool) -> None:
        """Let the undoing pass."""

    def correct(self, place: int, event: object, *, over: bool) -> None:
        """Let the correction pass."""


class Listener(Protocol[S_in, E_in, D]):
    """Told on the main thread after the store has kept what happened."""

    def played(self, before: S_in, event: E_in, after: S_in) -> None:
        """Take `event`, which led from `before` to `after`."""
        ...

    def undone(self, before: S_in, event: E_in, after: S_in) -> None:
        """Take back `event`, the last of the log: the game stands at `after` again."""
        ...

    def corrected(self, before: S_in, place: int, old: E_in, new: E_in, after: S_in) -> None:
        """Take `new` in the place of `old`; `before` and `after` are the present state twice,
        without and with the correction.
        """
        ...

    def asked(self, question: Question[D] | None) -> None:
        """Show the question now pending, changed or new; None: it is settled."""
        ...


@dataclass(frozen=True, slots=True)
class Utterance:
    """One thing to say aloud."""

    text: str
    """Spoken text: words and numbers as they are pronounced."""
    lang: str
    """`fr` or `en`."""
    urgent: bool = True
    """Whether it replaces what is being said or waiting to be said."""


class Speaker(Protocol):
    """Says things aloud, without ever blocking its caller."""

    def say(self, utterance: Utterance) -> None:
        """Start saying `utterance`, or drop it when the platform cannot."""
        ...

    def close(self) -> None:
        """Fall silent and let go of the platform's voice."""
        ...


@dataclass(frozen=True, slots=True)
class Seen(Generic[D]):
    """What a stable roll means: dice that may be taken, or a question."""

    dice: tuple[D, ...]
    question: Question[D] | None = None


class Translator(Protocol[S_in, E, D]):
    """Knows both what the camera says and what one game calls it."""

    def seen(self, state: S_in, roll: StableRoll) -> Seen[D]:
        """Read `roll` as dice of the game, and say what must be asked about them."""
        ...

    def without_surplus(self, state: S_in, roll: StableRoll) -> StableRoll:
        """Leave out doubtful finds beyond the dice that the game expects."""
        ...

    def rolled(self, dice: tuple[D, ...]) -> E:
        """Make the game's event out of `dice`."""
        ...

    def is_roll(self, event: E) -> bool:
        """Whether `event` tells of dice, rather than of a decision."""
        ...

    def cleared(self, state: S_in) -> E | None:
        """Say what it means that every die has left the table; None when it means nothing."""
        ...

    def same_throw(self, older: StableRoll, newer: StableRoll) -> bool:
        """Whether `newer` is the throw of `older` looked at again, a die nudged or uncovered."""
        ...
