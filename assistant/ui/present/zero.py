"""What the table of Zero shows. Pure: a session in, plain values out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from assistant.games.zero import (
    CARDS,
    HAND_SIZE,
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Phase,
    Shown,
    State,
    Told,
    Zero,
)
from assistant.games.zero.scoring import count
from assistant.locale.words import Words, printed
from assistant.session.session import Session
from assistant.ui.present import common
from assistant.ui.present.common import Action, Headline, Judge, Player, Rank
from assistant.ui.present.zero_hands import HandLine, hands

Play = Session[State, Event]


class Press(StrEnum):
    """What a button of the table does."""

    DEAL = "deal"
    EXCHANGE = "exchange"
    KNOCK = "knock"
    ZERO = "zero"
    HAND = "hand"
    POINTS = "points"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One player while a round is played, in the order of play."""

    seat: int
    name: str
    note: str
    on_turn: bool
    plays: bool
    """False for those who have had their last turn."""


@dataclass(frozen=True, slots=True)
class Claim:
    """An announcement of ZERO that the rules allow now."""

    event: Announced
    name: str
    how: str


@dataclass(frozen=True, slots=True)
class Board:
    """Everything the table screen says about the game."""

    players: tuple[Player, ...]
    headline: Headline
    round: str
    knocks_title: str
    knocks: tuple[str, str]
    """Who knocked first and second; empty where nobody has."""
    order_title: str
    seats: tuple[SeatLine, ...]
    """Empty unless the round is being played."""
    hands: tuple[HandLine, ...]
    """The hands being counted, or those of the round before; empty where there are none."""
    hands_title: str
    deal: tuple[str, str]
    """What to deal, and who begins; empty unless the table deals."""
    said: str
    buttons: tuple[tuple[Press, Action], ...]
    """The one thing to do first, undoing last."""
    ranks: tuple[Rank, ...]
    """Filled once the game is over."""
    winner: str


def present(play: Play, said: str, w: Words) -> Board:
    """Lay out `play`; `said` was spoken last. Only what is legal now has a button."""
    state = play.state
    over = state.phase is Phase.OVER
    lines = hands(play, w)
    number = state.round if state.phase is Phase.COUNTING else len(state.finished)
    return Board(
        players=_players(play),
        headline=_headline(play, w),
        round="" if over else w("zero-round", n=state.round, rounds=state.rounds),
        knocks_title=w("zero-knocks"),
        knocks=_knocks(play),
        order_title=w("zero-order" if state.last_turns is None else "zero-last-turns"),
        seats=_seats(play, w),
        hands=lines,
        hands_title=w("zero-hands", n=number) if lines else "",
        deal=_deal(play, w),
        said=w("quoted", text=printed(said)) if said else "",
        buttons=(*_buttons(play, w), (Press.UNDO, _undo(play, w))),
        ranks=common.ranks(play, lambda n: w("zero-points", n=n)) if over else (),
        winner=_winner(play, w),
    )


def claims(play: Play, judge: Judge, w: Words) -> tuple[Claim, ...]:
    """The announcements there may be, those of whoever is on turn first."""
    state, offered = play.state, []
    others = [seat for seat in state.order if seat != state.seat]
    for seat in (state.seat, *others):
        exchanged = "zero-announce-now" if seat == state.seat else "zero-announce-before"
        for event, how in (
            (Announced(seat), exchanged),
            (Announced(seat, dealt=True), "zero-announce-dealt"),
        ):
            if judge(event) is None:
                offered.append(Claim(event, play.names[seat], w(how)))
    return tuple(offered)


def happened(play: Play, place: int, w: Words) -> str:
    """The line of the history that tells of `play.log[place]`."""
    event = play.log[place]
    match event:
        case Dealt():
            return w("zero-history-dealt", n=play.states[place].round)
        case Exchanged():
            return w("zero-history-exchanged")
        case Knocked():
            return w("zero-history-knocked")
        case Announced(seat):
            return w("zero-history-zero", name=play.names[seat])
        case Shown(seat, hand):
            points = w("zero-points", n=count(hand).score)
            return w("zero-history-hand", name=play.names[seat], points=points)
        case Told(seat, number):
            points = w("zero-points", n=number)
            return w("zero-history-hand", name=play.names[seat], points=points)
        case _:
            assert_never(event)


def _players(play: Play) -> tuple[Player, ...]:
    state = play.state
    turn = state.seat if state.phase in (Phase.PLAYING, Phase.COUNTING) else None
    return tuple(
        Player(seat, name, state.totals[seat], on_turn=seat == turn, plays=True)
        for seat, name in enumerate(play.names)
    )


def _headline(play: Play, w: Words) -> Headline:
    state, name = play.state, play.names[play.state.seat]
    match state.phase:
        case Phase.DEALING:
            return Headline(w("zero-dealing"), "", "")
        case Phase.PLAYING:
            key = "zero-turn" if state.last_turns is None else "zero-last-turn"
            return common.headline(w(key, name=name, shown="\0"), name)
        case Phase.COUNTING:
            return Headline(w("zero-counting"), "", "")
        case Phase.OVER:
            return Headline(w("game-over"), "", "")
        case _:
            assert_never(state.phase)


def _knocks(play: Play) -> tuple[str, str]:
    names = [play.names[seat] for seat in play.state.knockers[:2]]
    first, second = [*names, "", ""][:2]
    return first, second


def _seats(play: Play, w: Words) -> tuple[SeatLine, ...]:
    state = play.state
    if state.phase is not Phase.PLAYING:
        return ()
    coming = None if state.last_turns is None else {state.seat, *state.last_turns}
    return tuple(
        SeatLine(
            seat,
            play.names[seat],
            _note(state, seat, coming, w),
            on_turn=seat == state.seat,
            plays=coming is None or seat in coming,
        )
        for seat in state.order
    )


def _note(state: State, seat: int, coming: set[int] | None, w: Words) -> str:
    if seat == state.second_knocker:
        return w("zero-second-knocker")
    if coming is not None:
        return w("zero-one-more" if seat in coming else "zero-has-played")
    if seat in state.knockers:
        return w("zero-has-knocked")
    return w("zero-begins") if seat == state.first and not state.acts else ""


def _deal(play: Play, w: Words) -> tuple[str, str]:
    state, game = play.state, play.game
    if state.phase is not Phase.DEALING or not isinstance(game, Zero):
        return "", ""
    seats = len(play.names)
    left = len(CARDS) - HAND_SIZE * seats - game.pot
    # Whoever sits left of the dealer begins.
    dealer = play.names[(state.seat - 1) % seats]
    return (
        w("zero-deal", pot=game.pot, left=left),
        w("zero-deal-who", dealer=dealer, first=play.names[state.seat]),
    )


def _buttons(play: Play, w: Words) -> tuple[tuple[Press, Action], ...]:
    state = play.state
    match state.phase:
        case Phase.DEALING:
            return ((Press.DEAL, _ready(w("zero-dealt"), w("zero-dealt-detail"))),)
        case Phase.PLAYING:
            return (
                (Press.EXCHANGE, _ready(w("zero-exchange"), w("zero-exchange-detail"))),
                (Press.KNOCK, _ready(w("zero-knock"), _knock_detail(play, w))),
                (Press.ZERO, _ready(w("zero-announce"), w("zero-announce-detail"))),
            )
        case Phase.COUNTING:
            name = play.names[state.seat]
            hand = _ready(w("zero-count-hand", name=name), w("zero-count-hand-detail"))
            points = _ready(w("zero-count-points"), w("zero-count-points-detail"))
            return ((Press.HAND, hand), (Press.POINTS, points))
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _ready(label: str, detail: str) -> Action:
    return Action(label, detail, True)


def _knock_detail(play: Play, w: Words) -> str:
    match len(play.state.knockers):
        case 0:
            return w("zero-knock-first")
        case 1:
            return w("zero-knock-second")
        case _:
            return w("zero-knock-more")


def _undo(play: Play, w: Words) -> Action:
    if not play.log:
        return Action(w("undo"), w("why-nothing-to-undo"), False)
    last = play.log[-1]
    match last:
        case Dealt():
            detail = w("zero-undo-dealt")
        case Exchanged():
            detail = w("zero-undo-exchanged")
        case Knocked():
            detail = w("zero-undo-knocked")
        case Announced():
            detail = w("zero-undo-zero")
        case Shown() | Told():
            detail = w("zero-undo-hand", name=play.names[last.seat])
        case _:
            assert_never(last)
    return Action(w("undo"), detail, True)


def _winner(play: Play, w: Words) -> str:
    outcome = play.game.outcome(play.state)
    if outcome is None or len(outcome.winners) == 1:
        return common.winner(play, w)
    return w("zero-share", name=w.listed(play.names[seat] for seat in outcome.winners))
