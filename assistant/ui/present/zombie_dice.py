"""What the table of Zombie Dice shows. Pure: a session in, a scoreboard out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from assistant.games.zombie_dice import (
    Bust,
    Continued,
    Die,
    Event,
    Rolled,
    Special,
    State,
    Stopped,
    ZombieDice,
)
from assistant.locale.words import Words, printed
from assistant.session.session import Session
from assistant.speech.phrases.zombie_dice import counted
from assistant.ui.present import common
from assistant.ui.present.common import Action, Headline, Judge, Player, Rank

Play = Session[State, Event]


@dataclass(frozen=True, slots=True)
class CupColour:
    """How many dice of a colour are left in the cup."""

    colour: str
    count: int
    word: str


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """Everything the table screen says about the game."""

    players: tuple[Player, ...]
    headline: Headline
    round: str
    brains: int
    brains_note: str
    shotguns: int
    shotguns_limit: int
    """Shotguns that lose the turn."""
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
    state, name = play.state, play.game.name
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
        shotguns_limit=state.limit,
        shotguns_note=w("shotguns-of", n=state.shotguns, limit=state.limit),
        sum_title=w("banked" if state.committed else "if-stop"),
        sum=_sum(state, w),
        sum_note=_missing(sum_now, target, w),
        cup=_cup(state, w),
        cup_note=_cup_note(play, w),
        said=w("quoted", text=printed(said)) if said else w("nothing-yet"),
        chase=_chase(play, w),
        last_roll=rolled.dice if isinstance(rolled, Rolled) else (),
        lost=isinstance(state.last, Bust) and place == len(play.log) - 1 and not state.rolled,
        stop=common.action(name, w("stop"), w("stop-detail", n=state.brains), judge(Stopped()), w),
        reroll=common.action(name, w("reroll"), w("reroll-detail"), judge(Continued()), w),
        undo=_undo(play, w),
        by_hand=Action(
            w("by-hand"), w("why-game-over" if state.over else "by-hand-detail"), not state.over
        ),
        ranks=common.ranks(play, lambda n: w("points", n=n)) if state.over else (),
        winner=common.winner(play, w),
    )


def target_of(play: Play) -> int:
    """Brains that bring on the last round of this game."""
    return rules_of(play).target


def rules_of(play: Play) -> ZombieDice:
    """The rules of the table."""
    assert isinstance(play.game, ZombieDice)
    return play.game


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
    return common.headline(text, play.player)


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


def _missing(sum_now: int, target: int, w: Words) -> str:
    if sum_now >= target:
        return w("target-reached", target=target)
    return w("missing", n=target - sum_now)


def _cup(state: State, w: Words) -> tuple[CupColour, ...]:
    """The cup by colour, its special dice counted together."""
    counts: Counter[str] = Counter()
    for colour, count in state.cup:
        counts["special" if isinstance(colour, Special) else str(colour)] += count
    return tuple(CupColour(name, n, w(f"cup-{name}", n=n)) for name, n in counts.items())


def _cup_note(play: Play, w: Words) -> str:
    state = play.state
    if rules_of(play).throws.drawn(state).noted > state.noted:
        return w("cup-refill")
    if not state.feet:
        return ""
    return w("to-reroll", dice=counted(state.feet, w))


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


def happened(play: Play, place: int, w: Words) -> str:
    """The line of the history that tells of `play.log[place]`."""
    title, note, _ = told(play, place, w)
    return w("history-line", what=title, note=note) if note else title


def told(play: Play, place: int, w: Words) -> tuple[str, str, bool]:
    """(what happened at `place` of the log, what it came to, whether the turn was lost)."""
    event, before, after = play.log[place], play.states[place], play.states[place + 1]
    match event:
        case Rolled():
            title = w("history-roll", n=_roll_number(play, place))
            if len(after.turns) > len(before.turns) and isinstance(after.last, Bust):
                return title, w("history-bust", n=after.last.lost), True
            return title, w("points", n=after.brains), False
        case Continued():
            return w("history-continued"), "", False
        case Stopped():
            return w("history-stopped", n=before.brains), "", False
        case _:
            assert_never(event)


def _roll_number(play: Play, place: int) -> int:
    """Which roll of its turn stands at `place`, from 1."""
    turns, number = len(play.states[place].turns), 0
    while place >= 0 and len(play.states[place].turns) == turns:
        number += isinstance(play.log[place], Rolled)
        place -= 1
    return number
