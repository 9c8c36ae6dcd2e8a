"""What a score sheet shows. Pure: a session and what is being typed in, a board out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from assistant.games.game import Best
from assistant.games.score_sheet import Ended, Entered, Event, ScoreSheet, State
from assistant.locale.words import Words, printed
from assistant.session.session import Session
from assistant.ui.present import common
from assistant.ui.present.common import Action, Headline, Judge, Rank

Play = Session[State, Event]
MINUS = "−"
"""The sign of print, as wide as a plus."""
MOST_DIGITS = 5


@dataclass(frozen=True, slots=True)
class Typed:
    """What is on the number pad."""

    digits: str = ""
    minus: bool = False
    place: int | None = None
    """The place in the log of the entry that is corrected; None for a new one."""

    @property
    def points(self) -> int:
        """The number typed; nothing typed is 0."""
        return int(self.digits or "0") * (-1 if self.minus else 1)


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column."""

    seat: int
    name: str
    total: str
    leads: bool
    due: bool
    """Whether the number typed goes here."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The points of one player in one round."""

    seat: int
    text: str
    place: int | None
    """Place of the entry in the log; None where there is none yet."""
    chosen: bool
    """Whether the number typed goes here."""


@dataclass(frozen=True, slots=True)
class Row:
    """A round."""

    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything the screen shows."""

    goal: str
    """How the game is won and ends, in a line."""
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    """Oldest first; the last is the round that is being entered."""
    headline: Headline
    typed: str
    change: str
    """`45 + 12 = 57`: the total with what is typed."""
    said: str
    take: Action
    keep: str
    """Leaves a correction; empty while none is made."""
    signs: bool
    """Whether points may be negative."""
    end: Action
    undo: Action
    ranks: tuple[Rank, ...]
    winner: str


def present(play: Play, typed: Typed, judge: Judge, said: str, w: Words) -> Board:
    """Lay out `play`; `judge` is asked what the buttons may do, `said` was spoken last."""
    state, game = play.state, play.game
    rules = rules_of(play)
    seat = seat_of(play, typed)
    reason = None if typed.place is not None else judge(Entered(seat, typed.points))
    key = "score_sheet-take" if typed.place is None else "score_sheet-mend"
    undone = w("score_sheet-undo") if play.log else w("why-nothing-to-undo")
    end = w("score_sheet-end"), w("score_sheet-end-detail")
    return Board(
        goal=goal(rules, w),
        columns=_columns(play, seat),
        rows=_rows(play, typed, w),
        headline=_headline(play, seat, typed, w),
        typed=signed(typed.points) if typed.digits else MINUS if typed.minus else "",
        change=_change(play, seat, typed, w),
        said=w("quoted", text=printed(said)) if said else "",
        take=common.action(game.name, w(key), "", reason, w),
        keep="" if typed.place is None else w("score_sheet-keep"),
        signs=rules.negative,
        end=common.action(game.name, *end, judge(Ended()), w),
        undo=Action(w("undo"), undone, bool(play.log)),
        ranks=common.ranks(play, lambda n: points_of(n, w)) if state.over else (),
        winner=common.winner(play, w),
    )


def rules_of(play: Play) -> ScoreSheet:
    """The options of this sheet."""
    return play.game if isinstance(play.game, ScoreSheet) else ScoreSheet()


def seat_of(play: Play, typed: Typed) -> int:
    """Whose number is typed."""
    if typed.place is not None and isinstance(entry := play.log[typed.place], Entered):
        return entry.seat
    return play.game.seat(play.state)


def signed(number: int) -> str:
    """A number with the minus of print."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def points_of(number: int, w: Words) -> str:
    """`12 points`, `−3 points`."""
    return w("score_sheet-points", n=abs(number)).replace(str(abs(number)), signed(number), 1)


def goal(rules: ScoreSheet, w: Words) -> str:
    """`le plus gagne · jusqu’à 100`."""
    parts = [w("score_sheet-fewest" if rules.best is Best.LOWEST else "score_sheet-most")]
    parts += [w("score_sheet-target", n=rules.target)] if rules.target else []
    parts += [w("score_sheet-rounds", n=rules.rounds)] if rules.rounds else []
    return " · ".join(parts)


def happened(play: Play, place: int, w: Words) -> str:
    """The line of the history that tells of `play.log[place]`."""
    event = play.log[place]
    match event:
        case Entered(_, points):
            told = points_of(points, w)
            number = play.states[place].round
            return w("score_sheet-history-entered", round=number, points=told)
        case Ended():
            return w("score_sheet-history-ended")
        case _:
            assert_never(event)


def _columns(play: Play, seat: int) -> tuple[Column, ...]:
    state = play.state
    first = {s.seat for s in play.game.standings(state) if s.rank == 1}
    return tuple(
        Column(
            place,
            name,
            signed(state.totals[place]),
            bool(play.log) and place in first,
            place == seat and not state.over,
        )
        for place, name in enumerate(play.names)
    )


def _rows(play: Play, typed: Typed, w: Words) -> tuple[Row, ...]:
    state = play.state
    places = {
        (play.states[place].round, event.seat): place
        for place, event in enumerate(play.log)
        if isinstance(event, Entered)
    }
    due = None if state.over or typed.place is not None else play.game.seat(state)
    rows = []
    for number in range(1, len(state.rounds) + (1 if state.over else 2)):
        cells = []
        for seat in range(len(play.names)):
            place = places.get((number, seat))
            event = None if place is None else play.log[place]
            text = signed(event.points) if isinstance(event, Entered) else ""
            here = number == state.round and seat == due
            chosen = here or (place is not None and place == typed.place)
            cells.append(Cell(seat, text, place, chosen))
        rows.append(Row(w("score_sheet-round", n=number), tuple(cells)))
    return tuple(rows)


def _headline(play: Play, seat: int, typed: Typed, w: Words) -> Headline:
    if play.state.over and typed.place is None:
        return Headline(w("game-over"), "", "")
    key, number = "score_sheet-headline", play.state.round
    if typed.place is not None:
        key, number = "score_sheet-headline-edit", play.states[typed.place].round
    return common.headline(w(key, round=number, shown="\0"), play.names[seat])


def _change(play: Play, seat: int, typed: Typed, w: Words) -> str:
    if play.state.over and typed.place is None:
        return ""
    total = play.state.totals[seat]
    if typed.place is not None and isinstance(entry := play.log[typed.place], Entered):
        total -= entry.points
    return w(
        "score_sheet-change",
        total=signed(total),
        sign=MINUS if typed.points < 0 else "+",
        points=abs(typed.points),
        sum=signed(total + typed.points),
    )
