"""What the screen shows of the odds of a decision. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from assistant.games.zombie_dice.counsel import Counsel, Gap
from assistant.games.zombie_dice.odds import Advice
from assistant.games.zombie_dice.state import State
from assistant.locale.numbers import decimal, percent, signed, whole_part
from assistant.locale.words import Words
from assistant.ui.odds_choices import Showing
from assistant.ui.tables.odds_desk import OddsStanding, Told


@dataclass(frozen=True, slots=True)
class OddsTile:
    """The odds beside the buttons; a button itself."""

    label: str
    """`31 % de tout perdre`, or what it is about."""
    detail: str
    """`+0,8 cerveau espéré`, or why there are no figures."""
    note: str
    """The advice; empty where there are no figures."""
    enabled: bool
    open: bool
    """Whether the figures are shown."""
    advice: Advice | None = None
    """None where none is shown."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One thing that may happen, and how likely it is."""

    word: str
    chance: float
    told: str
    bad: bool = False


@dataclass(frozen=True, slots=True)
class OddsReport:
    """A decision in full."""

    why: str
    """Why there are no figures, in a sentence; the rest is empty then."""
    roll: tuple[Chance, ...] = ()
    turn: tuple[str, ...] = ()
    """Brains of the turn by stopping and by rolling."""
    win_title: str = ""
    win: tuple[str, ...] = ()
    """Chances to win by stopping and by rolling."""
    advice: str = ""
    advice_why: str = ""


def odds_tile(standing: OddsStanding, state: State, w: Words) -> OddsTile | None:
    """Give what stands beside the buttons in `state`; None where nobody wants odds."""
    if not standing.wanted:
        return None
    if standing.showing is Showing.OFF:
        return _closed("odds-hidden", w, enabled=False)
    told = standing.told
    if told is None and not standing.thinking:
        return _closed(_nothing(state), w, enabled=False)
    return _told(told, w) if standing.revealed else _closed("odds-touch", w)


def _nothing(state: State) -> str:
    """Say why nothing is to be decided."""
    if state.over:
        return "why-game-over"
    return "odds-committed" if state.committed else "odds-nothing"


def _told(told: Told, w: Words) -> OddsTile:
    match told:
        case None:
            return _closed("odds-thinking", w, enabled=False)
        case Gap():
            return _closed("odds-unknown", w)
        case Counsel(odds=None):
            return _closed("odds-no-roll", w)
        case Counsel():
            risk, gain = _risk_and_gain(told, w)
            return OddsTile(risk, gain, w(_advice_key(told)), True, True, told.advice)
        case _:
            assert_never(told)


def next_step(tile: OddsTile | None, brains: int, may_stop: bool, may_roll: bool) -> Advice | None:
    """What to set apart of stopping and rolling; advice that is not shown is not given away."""
    if not (may_stop and may_roll):
        return Advice.STOP if may_stop else None
    if tile is not None and tile.advice is not None:
        return tile.advice
    # Without a brain nothing is banked by stopping.
    return Advice.STOP if brains else Advice.ROLL


def odds_report(told: Counsel | Gap, w: Words) -> OddsReport:
    """Tell everything that is known about a decision."""
    if isinstance(told, Gap):
        return OddsReport(w("odds-why-options"))
    if told.odds is None:
        return OddsReport(w("odds-why-no-roll"))
    chances = [Chance(w("odds-lost"), told.odds.bust, percent(told.odds.bust, w), bad=True)]
    for number, chance in enumerate(told.odds.brains):
        chances.append(Chance(w("odds-brains", n=number), chance, percent(chance, w)))
    rolls = told.advice is Advice.ROLL
    return OddsReport(
        why="",
        roll=tuple(chances),
        turn=(
            w("odds-turn-stop", brains=_brains(told.held, w)),
            w("odds-turn-roll", brains=_brains(told.odds.expected_if_roll, w)),
        ),
        win_title=w("odds-win" if told.win is None or told.win.exact else "odds-win-about"),
        win=_win(told, w),
        advice=w("odds-advice-roll-long" if rolls else "odds-advice-stop-long"),
        advice_why=_why(told, w),
    )


def _advice_key(told: Counsel) -> str:
    assert told.odds is not None
    rolls, same = told.advice is Advice.ROLL, told.advice is told.odds.advice
    if same:
        return "odds-advice-roll" if rolls else "odds-advice-stop"
    return "odds-advice-roll-win" if rolls else "odds-advice-stop-win"


def _risk_and_gain(told: Counsel, w: Words) -> tuple[str, str]:
    assert told.odds is not None
    gain = told.odds.expected_if_roll - told.held
    return (
        w("odds-bust", percent=percent(told.odds.bust, w)),
        w("odds-gain", gain=signed(gain, w.lang), n=whole_part(gain)),
    )


def _win(told: Counsel, w: Words) -> tuple[str, ...]:
    if told.win is None or told.win.roll is None:
        return (w("odds-win-unknown"),)
    return (
        w("odds-win-stop", percent=percent(told.win.stop, w)),
        w("odds-win-roll", percent=percent(told.win.roll, w)),
    )


def _why(told: Counsel, w: Words) -> str:
    assert told.odds is not None
    if told.win is None or told.advice is not told.win.advice:
        return w("odds-why-brains")
    same = told.advice is told.odds.advice
    return w("odds-why-win" if same else "odds-why-win-not-brains")


def _brains(value: float, w: Words) -> str:
    if isinstance(value, int):
        return w("some-brains", n=value, brains=value)
    return w("some-brains", n=whole_part(value), brains=decimal(value, w.lang))


def _closed(key: str, w: Words, *, enabled: bool = True) -> OddsTile:
    return OddsTile(w("odds"), w(key), "", enabled, False)
