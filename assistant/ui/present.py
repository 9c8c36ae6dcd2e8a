"""What the table screen shows, as plain values. Pure: a session in, a scoreboard out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from assistant.games.game import Refusal
from assistant.games.zombie_dice import (
    SHOTGUNS_TO_LOSE,
    Bust,
    Continued,
    Die,
    Event,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.rules import drawn_from
from assistant.locale.words import Words, printed
from assistant.session.session import Session

Play = Session[State, Event]
Judge = Callable[[Event], Refusal | None]


@dataclass(frozen=True, slots=True)
class Player:
    """One player's place at the top of the screen."""

    seat: int
    name: str
    score: int
    on_turn: bool
    plays: bool
    """False in a tie-break for those who are not in it."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A line with the name in the middle, so that the screen may set it apart."""

    before: str
    name: str
    after: str


@dataclass(frozen=True, slots=True)
class Action:
    """A button."""

    label: str
    detail: str
    """What it would do, or why it cannot."""
    enabled: bool


@dataclass(frozen=True, slots=True)
class CupColour:
    """How many dice of a colour are left in the cup."""

    colour: str
    count: int
    word: str


@dataclass(frozen=True, slots=True)
class Rank:
    """One line of the final table."""

    rank: int
    seat: int
    name: str
    points: str
    wins: bool


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """Everything the table screen says about the game."""

    players: tuple[Player, ...]
    headline: Headline
    round: str
    brains: int
    brains_note: str
    shotguns: int
    shotguns_note: str
    sum_title: str
    sum: str
    """`7 + 4 = 11`; with the dice in hand, when nobody may stop, what is banked: `7`."""
    sum_note: str
    cup: tuple[CupColour, ...]
    cup_note: str
    said: str
    chase: str
    last_roll: tuple[Die, ...]
    lost: bool
    """Whether the last thing that happened was a bust."""
    stop: Action
    reroll: Action
    undo: Action
    by_hand: Action
    ranks: tuple[Rank, ...]
    """Filled once the game is over."""
    winner: str


def present(play: Play, judge: Judge, said: str, w: Words) -> Scoreboard:
    """Lay out `play`; `judge` is asked what each button may do, `said` was spoken last."""
    state = play.state
    target = target_of(play)
    place = last_roll_place(play)
    rolled = play.log[place] if place is not None else None
    sum_now = _worth(state)
    return Scoreboard(
        players=_players(play),
        headline=_headline(play, w),
        round=_round(state, target, w),
        brains=state.brains,
        brains_note=w("brains-noted", n=state.noted) if state.noted else "",
        shotguns=state.shotguns,
        shotguns_note=w("shotguns-of", n=state.shotguns, limit=SHOTGUNS_TO_LOSE),
        sum_title=w("banked" if state.committed else "if-stop"),
        sum=_sum(state, w),
        sum_note=_missing(sum_now, target, w),
        cup=tuple(
            CupColour(colour, count, w(f"cup-{colour}", n=count)) for colour, count in state.cup
        ),
        cup_note=_cup_note(state, w),
        said=w("quoted", text=printed(said)) if said else w("nothing-yet"),
        chase=_chase(play, w),
        last_roll=rolled.dice if isinstance(rolled, Rolled) else (),
        lost=isinstance(state.last, Bust) and place == len(play.log) - 1 and not state.rolled,
        stop=_action("stop", w("stop-detail", n=state.brains), judge(Stopped()), w),
        reroll=_action("reroll", w("reroll-detail"), judge(Continued()), w),
        undo=_undo(play, w),
        by_hand=Action(
            w("by-hand"), w("why-game-over" if state.over else "by-hand-detail"), not state.over
        ),
        ranks=_ranks(play, w) if state.over else (),
        winner=_winner(play, w) if state.over else "",
    )


def target_of(play: Play) -> int:
    """Brains that bring on the last round of this game."""
    return play.game.target if isinstance(play.game, ZombieDice) else ZombieDice().target


def last_roll_place(play: Play) -> int | None:
    """Where the last roll stands in the log; None when nothing was rolled."""
    places = (i for i in reversed(range(len(play.log))) if isinstance(play.log[i], Rolled))
    return next(places, None)


def rolls_this_turn(play: Play) -> int:
    """How many times the present player has rolled."""
    turns = len(play.state.turns)
    return sum(
        isinstance(event, Rolled) and len(before.turns) == turns
        for event, before in zip(play.log, play.states, strict=False)
    )


def _players(play: Play) -> tuple[Player, ...]:
    state = play.state
    return tuple(
        Player(
            seat=seat,
            name=name,
            score=state.scores[seat],
            on_turn=seat == state.seat and not state.over,
            plays=seat in state.order,
        )
        for seat, name in enumerate(play.names)
    )


def _headline(play: Play, w: Words) -> Headline:
    state = play.state
    if state.over:
        return Headline(w("game-over"), "", "")
    key = "turn-committed" if state.committed else "turn"
    text = w(key, name=play.player, shown="\0", roll=rolls_this_turn(play))
    before, _, after = text.partition("\0")
    return Headline(before, play.player, after)


def _round(state: State, target: int, w: Words) -> str:
    if state.over:
        return ""
    if state.tie_break:
        return w("round-tie-break")
    return w("round-last") if max(state.scores) >= target else w("round", n=state.round)


def _worth(state: State) -> int:
    """What the player on turn would have by stopping, or has where stopping is over."""
    return state.scores[state.seat] + (0 if state.committed else state.brains)


def _sum(state: State, w: Words) -> str:
    score, total = state.scores[state.seat], _worth(state)
    if state.committed:
        return str(score)
    return w("if-stop-sum", score=score, brains=state.brains, total=total)


def _counted(dice: tuple[Die, ...], w: Words) -> str:
    """`2 jaunes et 1 vert`: colours by number."""
    counts = Counter(die.colour for die in dice)
    return w.listed(f"{n} {w(f'cup-{colour}', n=n)}" for colour, n in counts.items())


def _missing(sum_now: int, target: int, w: Words) -> str:
    if sum_now >= target:
        return w("target-reached", target=target)
    return w("missing", n=target - sum_now)


def _cup_note(state: State, w: Words) -> str:
    if drawn_from(state).noted > state.noted:
        return w("cup-refill")
    if not state.feet:
        return ""
    return w("to-reroll", dice=_counted(state.feet, w))


def _chase(play: Play, w: Words) -> str:
    """Who leads by what is banked, or what this turn still misses for it, or that it suffices."""
    state = play.state
    if state.over:
        return ""
    others = {seat: score for seat, score in enumerate(state.scores) if seat != state.seat}
    rival = max(others, key=others.__getitem__)
    best, banked = others[rival], state.scores[state.seat]
    now = _worth(state)
    if now < best:
        return w("chase", n=best - now, name=play.names[rival])
    if banked > best:
        return w("lead-alone", name=play.player)
    # What is not banked yet can still be lost: nobody leads by it.
    if now > best:
        return w("enough-to-lead")
    if now > banked:
        return w("enough-to-join", name=play.names[rival])
    return w("lead-shared", name=play.names[rival]) if best else ""


def why(refusal: Refusal, w: Words) -> str:
    """A reason in the few words that fit on a button; empty where none is worth showing."""
    match refusal:
        case Refusal.GAME_OVER:
            return w("why-game-over")
        case Refusal.NOTHING_ROLLED:
            return w("why-nothing-rolled")
        case Refusal.COMMITTED:
            return w("why-committed")
        case Refusal.ROLL_IN_DOUBT:
            return w("why-roll-in-doubt")
        case (
            Refusal.UNKNOWN_DIE
            | Refusal.WRONG_DICE_COUNT
            | Refusal.KEPT_DICE_MISSING
            | Refusal.NOT_IN_CUP
        ):
            # Reasons against dice, which no button of the table screen throws.
            return ""
        case _:
            assert_never(refusal)


def refused(refusal: Refusal, dice: tuple[Die, ...], state: State, w: Words) -> str:
    """Why `dice` cannot be the roll, in a sentence."""
    kept = _counted(state.feet, w) if state.feet else ""
    key = f"refused-{refusal.value.replace(' ', '-')}"
    return w(key, seen=len(dice), dice=kept)


def _action(key: str, detail: str, refusal: Refusal | None, w: Words) -> Action:
    return Action(w(key), why(refusal, w) if refusal else detail, refusal is None)


def _undo(play: Play, w: Words) -> Action:
    if not play.log:
        return Action(w("undo"), w("why-nothing-to-undo"), False)
    last = play.log[-1]
    match last:
        case Rolled():
            detail = w("undo-rolled")
        case Continued():
            detail = w("undo-continued")
        case Stopped():
            detail = w("undo-stopped")
        case _:
            assert_never(last)
    return Action(w("undo"), detail, True)


def _ranks(play: Play, w: Words) -> tuple[Rank, ...]:
    outcome = play.game.outcome(play.state)
    winners = outcome.winners if outcome else ()
    return tuple(
        Rank(
            standing.rank,
            standing.seat,
            play.names[standing.seat],
            w("points", n=standing.score),
            standing.seat in winners,
        )
        for standing in play.game.standings(play.state)
    )


def _winner(play: Play, w: Words) -> str:
    outcome = play.game.outcome(play.state)
    return w("wins", name=w.listed(play.names[s] for s in outcome.winners)) if outcome else ""
