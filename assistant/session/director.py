"""Leads one game: what is seen and pressed becomes events, kept first and told afterwards."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from assistant.games.game import Reason, Refusal
from assistant.session.ports import Listener, Store, Translator
from assistant.session.question import Question
from assistant.session.session import Session
from vision.readings import Sighting, StableRoll

S = TypeVar("S")
E = TypeVar("E")
D = TypeVar("D")


class Director(Generic[S, E, D]):
    """Lives on the main thread; every method may raise what its store raises.

    An event is appended to the store, then becomes the present, then is told to the listeners.
    Without a translator nothing is seen, and the game is told by hand alone.
    A roll that is unsure or refused becomes the pending `question`; whatever is seen meanwhile
    waits its turn, so that nothing is swallowed.
    """

    def __init__(
        self,
        session: Session[S, E],
        translator: Translator[S, E, D] | None,
        store: Store[E],
        *,
        hands_free: bool = True,
    ) -> None:
        self.session = session
        self.question: Question[D] | None = None
        self.hands_free = hands_free
        """Whether an emptied table counts as stopping."""
        self._reads = translator
        self._store = store
        self._listeners: list[Listener[S, E, D]] = []
        self._waiting: deque[Sighting] = deque()
        """Sightings not yet turned into events; while a question is pending, the first is its."""

    @property
    def state(self) -> S:
        """The present state of the game."""
        return self.session.state

    @property
    def _translator(self) -> Translator[S, E, D]:
        if self._reads is None:
            raise LookupError("no camera reads this game")
        return self._reads

    def listen(self, listener: Listener[S, E, D]) -> None:
        """Tell `listener` everything from now on, after those already listening."""
        self._listeners.append(listener)

    # What the camera says.

    def meant(self, roll: StableRoll) -> StableRoll:
        """Give the dice of `roll` that the game would take, in the order of its places."""
        return self._translator.without_surplus(self.state, roll)

    def see(self, sighting: Sighting) -> None:
        """Take what the camera has seen: it becomes an event, or a question, or nothing."""
        if self._reads is None:
            return
        first = self._waiting[0] if self._waiting else None
        if (
            self.question is not None
            and isinstance(first, StableRoll)
            and isinstance(sighting, StableRoll)
            and len(self._waiting) == 1
            and self._translator.same_throw(first, sighting)
        ):
            # The doubtful dice were nudged or uncovered: a better look at the same throw.
            self._waiting.clear()
            self._ask(None)
        self._waiting.append(sighting)
        self._catch_up()

    def retry(self) -> None:
        """Go on with what could not be kept, after a store that had failed is well again."""
        self._catch_up()

    def rolled(self, dice: tuple[D, ...]) -> E:
        """Give the event that the table shows these dice; LookupError without a camera."""
        return self._translator.rolled(dice)

    # What the table answers.

    def answer(self, place: int, die: D) -> None:
        """Tell one die of the pending question; once none is in doubt, the roll is tried.

        If the rules refuse it then, the question stays, with the reason. LookupError when
        nothing is asked or there is no such die.
        """
        question = self._pending()
        if not 0 <= place < len(question.dice):
            raise IndexError(place)
        told = question.answered(place, die)
        event = self._translator.rolled(told.dice)
        refusal = self.session.game.refusal(self.state, event)
        if told.doubts or refusal is not None:
            refused = event if refusal is not None else None
            self._ask(Question(told.dice, told.doubts, refusal, told.likeliest, refused))
            return
        self._play(event, settles=True)
        self._catch_up()

    def accept_likeliest(self) -> bool:
        """Take the likeliest legal reading of the pending question; False when there is none."""
        question = self._pending()
        if question.likeliest is None:
            return False
        self._play(self._translator.rolled(question.likeliest), settles=True)
        self._catch_up()
        return True

    def dismiss(self) -> None:
        """Drop the pending question: what was seen is no roll of this game."""
        self._pending()
        self._waiting.popleft()
        self._ask(None)
        self._catch_up()

    # What is pressed or entered by hand.

    def refusal(self, event: E) -> Reason | None:
        """Why `do(event)` would be refused now; None when it would not. Buttons grey out by it."""
        if self.question is not None and not self._translator.is_roll(event):
            # Only dice that cannot be this turn's roll can have come after a decision.
            refused = self.question.refusal is not None and not self.question.doubts
            if not refused:
                return Refusal.ROLL_IN_DOUBT
        return self.session.game.refusal(self.state, event)

    def fits_after(self, event: E) -> bool:
        """Whether the dice asked about would be fine had `event` come before them, unseen."""
        if self.question is None or self.refusal(event) is not None:
            return False
        game, dice = self.session.game, self.question.dice
        before = game.apply(self.state, event)
        return game.refusal(before, self._translator.rolled(dice)) is None

    def do(self, event: E) -> Reason | None:
        """Take `event` as told by a person; give the reason when it is refused.

        A roll entered by hand settles the pending question. A decision entered while dice are
        refused comes before those dice, which are then looked at again: the next player may
        have thrown before anyone noticed that the last one had stopped.
        """
        if (refusal := self.refusal(event)) is not None:
            return refusal
        settles = self.question is not None and self._translator.is_roll(event)
        self._play(event, settles=settles)
        self._catch_up()
        return None

    def undo(self) -> None:
        """Take back the last event; a pending question and what waits behind it are dropped.

        NothingToUndoError when nothing has happened yet.
        """
        before = self.session
        after = before.undone()
        self._store.undo(over=after.over)
        self.session = after
        self._forget()
        for listener in self._listeners:
            listener.undone(before.state, before.log[-1], after.state)

    def correct(self, place: int, event: E) -> None:
        """Replace the event at `place` of the log, counted from 0, and refold what follows.

        RefusedLogError, with nothing changed, when this or a later event becomes illegal.
        A pending question is looked at again in the new light.
        """
        before = self.session
        after = before.corrected(place, event)
        self._store.correct(place, event, over=after.over)
        self.session = after
        for listener in self._listeners:
            listener.corrected(before.state, place, before.log[place], event, after.state)
        if self.question is not None:
            self._ask(None)
        self._catch_up()

    def _pending(self) -> Question[D]:
        if self.question is None:
            raise LookupError("nothing is asked")
        return self.question

    def _play(self, event: E, *, settles: bool) -> None:
        """Keep `event`, then tell it; `settles` when it is what the first sighting came to.

        Either way the pending question is closed: answered, or to be looked at again.
        """
        before = self.session
        after = before.after(event)
        self._store.append(event, over=after.over)
        self.session = after
        if settles:
            self._waiting.popleft()
        closed, self.question = self.question is not None, None
        for listener in self._listeners:
            listener.played(before.state, event, after.state)
        if closed:
            self._ask(self.question)

    def _ask(self, question: Question[D] | None) -> None:
        self.question = question
        for listener in self._listeners:
            listener.asked(question)

    def _forget(self) -> None:
        self._waiting.clear()
        if self.question is not None:
            self._ask(None)

    def _catch_up(self) -> None:
        """Turn waiting sightings into events until one must be asked about."""
        while self._waiting and self.question is None:
            event = self._meaning(self._waiting[0])
            if event is not None:
                self._play(event, settles=True)
            elif self.question is None:
                self._waiting.popleft()

    def _meaning(self, sighting: Sighting) -> E | None:
        """Give the event that was seen, if any; a roll that is no event yet is asked about."""
        if self.session.over:
            return None
        if isinstance(sighting, StableRoll):
            seen = self._translator.seen(self.state, sighting)
            if seen.question is not None:
                self._ask(seen.question)
                return None
            return self._translator.rolled(seen.dice)
        event = self._translator.cleared(self.state) if self.hands_free else None
        if event is None or self.session.game.refusal(self.state, event) is not None:
            return None
        return event
