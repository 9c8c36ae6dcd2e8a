"""The buttons at the foot of the screen: what can be done now, and how to take it back. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from assistant.games.zicos import (
    Bid,
    Bonus,
    BonusPlayed,
    ChallengeEnded,
    Closed,
    Event,
    HandCounted,
    Member,
    MemberPlayed,
    Nominee,
    NomineesShown,
    Order,
    Passed,
    Phase,
    PileEmpty,
    Production,
    ProductionPlayed,
    Zicos,
)
from assistant.games.zicos.auction import begun
from assistant.locale.words import Words
from assistant.ui.present.common import Judge, why
from assistant.ui.present.zicos.board import Ask, Button, Do
from assistant.ui.present.zicos.cards import Play

ANY = "?"
"""The name of a card of which it is asked only whether one of its kind may be played."""

SIMPLE: Mapping[Phase, tuple[tuple[str, str, Event], ...]] = {
    Phase.SINGING: (
        ("zicos-sung", "zicos-sung-detail", ChallengeEnded(True)),
        ("zicos-failed", "zicos-failed-detail", ChallengeEnded(False)),
    ),
    Phase.DRAWING: (("zicos-pile-empty", "zicos-pile-empty-detail", PileEmpty()),),
    Phase.EFFECTS: (("zicos-close-turn", "zicos-close-turn-detail", Closed()),),
    Phase.END_DICE: (("zicos-close-dice", "zicos-close-dice-detail", Closed()),),
}
"""Buttons that are the same whenever a phase is reached: label, detail, event."""
MAIN = (Phase.SINGING, Phase.EFFECTS)
"""Phases in which the first of these is what is done as a rule."""


def buttons(play: Play, game: Zicos, judge: Judge, w: Words) -> Iterator[Button]:
    """The buttons of the phase that the game is in, then those that are always there."""
    yield from _of_phase(play, game, judge, w)
    undo = w("zicos-undo-last") if play.log else w("why-nothing-to-undo")
    yield Button(w("undo"), undo, Ask.UNDO, bool(play.log))
    if not game.outcome(play.state):
        mend = HandCounted(play.state.seat, play.state.players[play.state.seat].hand)
        yield _button(w("zicos-mend"), w("zicos-mend-detail"), Ask.MEND, mend, judge, w)


def _of_phase(play: Play, game: Zicos, judge: Judge, w: Words) -> Iterator[Button]:
    state = play.state
    if state.phase is Phase.ROLLING and not begun(state):
        label, detail = w("zicos-nominees"), w("zicos-nominees-detail")
        yield _button(label, detail, Ask.NOMINEES, NomineesShown(Nominee()), judge, w)
    if state.phase is Phase.BIDDING and game.may_pass:
        yield Button(w("zicos-no-bid"), play.names[state.seat], Bid(state.seat, None))
    if state.phase is Phase.PLACING:
        yield from _placing(play, game, judge, w)
    for place, (label, detail, event) in enumerate(SIMPLE.get(state.phase, ())):
        main = place == 0 and state.phase in MAIN
        yield Button(w(label), w(detail), event, main=main)


def _placing(play: Play, game: Zicos, judge: Judge, w: Words) -> Iterator[Button]:
    state = play.state
    seat, name = state.seat, play.names[state.seat]
    if not state.placed:
        member, production = Member(ANY, 0), Production(ANY, 0, 0)
        yield _button(
            w("zicos-member"), name, Ask.MEMBER, MemberPlayed(seat, member), judge, w, main=True
        )
        yield _button(
            w("zicos-production-card"),
            name,
            Ask.PRODUCTION,
            ProductionPlayed(seat, production),
            judge,
            w,
        )
    if game.order is Order.WITHIN:
        bonus = BonusPlayed(seat, Bonus(ANY))
        for label, ask in (
            (w("zicos-kind-bonus"), Ask.BONUS),
            (w("zicos-kind-malus"), Ask.MALUS),
            (w("zicos-kind-contract"), Ask.CONTRACT),
        ):
            yield _button(label, name, ask, bonus, judge, w)
    detail = w("zicos-pass-done" if state.placed else "zicos-pass-detail")
    yield Button(w("zicos-pass"), detail, Passed(seat), main=state.placed)


def _button(
    label: str, detail: str, do: Do, event: Event, judge: Judge, w: Words, *, main: bool = False
) -> Button:
    """A button that says what it would do, or why it cannot: for want of what `event` is like."""
    refusal = judge(event)
    return Button(label, why("zicos", refusal, w) if refusal else detail, do, not refusal, main)
