"""What the screens show of hands of Zero: their points, why, and the sheet of all rounds. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zero import (
    HAND_SIZE,
    Announced,
    Card,
    Event,
    Hand,
    Phase,
    Result,
    Shown,
    State,
    Told,
)
from assistant.games.zero.scoring import best_swap, count
from assistant.locale.words import Words, capitalised, printed, typeset
from assistant.session.session import Session
from assistant.speech.phrases import zero_hand

Play = Session[State, Event]


@dataclass(frozen=True, slots=True)
class HandLine:
    """One hand of the round that is counted, or of the last one."""

    seat: int
    name: str
    points: str
    """Empty while the hand is not counted."""
    why: str
    swap: str
    """The exchange that would have helped most; empty where the cards are not known."""
    next: bool
    """Whether it is to be counted next."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What the cards tapped so far come to."""

    left: str
    """How many cards are missing, or what the nine count."""
    why: str
    fits: bool
    """Whether they are nine cards, and such as may be this hand."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A round, or the totals, in the score sheet."""

    number: int | None
    """Of the round; None for the totals."""
    title: str
    points: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A hand that is told, for the first time or anew."""

    round: int
    seat: int
    place: int | None
    """Where the log holds it already; None the first time."""
    before: Event | None
    """What the log holds there."""

    def shown(self, hand: Hand) -> Event:
        """The event that these cards make of it."""
        if isinstance(self.before, Announced):
            return Announced(self.seat, hand, self.before.dealt)
        return Shown(self.seat, hand)

    @property
    def hand(self) -> Hand:
        """The cards told before; none the first time, or where points were told."""
        return self.before.hand if isinstance(self.before, Shown | Announced) else ()


def telling(play: Play, round_: int, seat: int) -> Telling:
    """Find the hand of `seat` in the round of this number."""
    for place, event in enumerate(play.log):
        if (
            isinstance(event, Shown | Told | Announced)
            and event.seat == seat
            and play.states[place].round == round_
        ):
            return Telling(round_, seat, place, event)
    return Telling(round_, seat, None, None)


def held(play: Play, told: Telling) -> dict[Card, int]:
    """Cards that cannot be in the hand: those of the others in its round, with who holds them."""
    return {
        card: seat
        for seat, result in enumerate(_results(play.state, told.round))
        if result is not None and seat != told.seat
        for card in result.hand
    }


def counted(told: Telling, hand: Hand, w: Words) -> Counted:
    """Say what a hand comes to, or how many cards it lacks."""
    if len(hand) < HAND_SIZE:
        return Counted(w("zero-cards-left", n=HAND_SIZE - len(hand)), "", fits=False)
    found = count(hand)
    points = w("zero-points", n=found.score)
    if isinstance(told.before, Announced) and not found.zero:
        return Counted(points, w("zero-not-zero"), fits=False)
    return Counted(points, shown(zero_hand.reason(found, w), w), fits=True)


def hands(play: Play, w: Words) -> tuple[HandLine, ...]:
    """The hands being counted, or those of the round before; empty where there are none."""
    state = play.state
    if state.phase is Phase.COUNTING:
        return _lines(play, state.results, state.zero, state.seat, w)
    if state.phase is Phase.PLAYING or not state.finished:
        return ()
    return _lines(play, state.finished[-1].results, state.finished[-1].zero, None, w)


def sheet(play: Play, w: Words) -> tuple[SheetLine, ...]:
    """Every finished round, then the totals."""
    rounds = [
        SheetLine(
            one.number,
            w("zero-sheet-round", n=one.number),
            tuple(str(result.points) for result in one.results),
        )
        for one in play.state.finished
    ]
    totals = tuple(map(str, play.state.totals))
    return (*rounds, SheetLine(None, w("zero-sheet-total"), totals))


def shown(spoken: str, w: Words) -> str:
    """Spoken words as they stand on the screen."""
    return capitalised(typeset(printed(spoken), w.lang))


def _results(state: State, round_: int) -> tuple[Result | None, ...]:
    if round_ <= len(state.finished):
        return state.finished[round_ - 1].results
    return state.results


def _lines(
    play: Play,
    results: tuple[Result | None, ...],
    announcer: int | None,
    coming: int | None,
    w: Words,
) -> tuple[HandLine, ...]:
    lines = []
    for seat, result in enumerate(results):
        others = [one for other, one in enumerate(results) if other != seat and one is not None]
        elsewhere = [card for one in others for card in one.hand]
        why, swap = _told(result, seat == announcer, elsewhere, w)
        points = "" if result is None else str(result.points)
        lines.append(HandLine(seat, play.names[seat], points, why, swap, next=seat == coming))
    return tuple(lines)


def _told(result: Result | None, zero: bool, elsewhere: list[Card], w: Words) -> tuple[str, str]:
    """Why a hand counts what it does, and the exchange that would have helped most."""
    if result is None:
        return w("zero-to-count"), ""
    if not result.hand:
        return w("zero-announced" if zero else "zero-points-alone"), ""
    found = count(result.hand)
    why = shown(zero_hand.reason(found, w), w)
    if found.zero:
        return why, ""
    return why, shown(zero_hand.best(best_swap(result.hand, elsewhere), w), w)
