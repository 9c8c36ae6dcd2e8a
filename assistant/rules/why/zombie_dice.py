"""Which rule of Zombie Dice made a call."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason, Refusal
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
from assistant.games.zombie_dice.reasons import ZombieRefusal


def happened(before: State, event: Event, after: State, game: ZombieDice) -> str:
    """The rule that decided most: the end before the round, the round before the turn."""
    return _of_round(before, after, game) or _of_turn(before, event, after)


def _of_round(before: State, after: State, game: ZombieDice) -> str:
    if after.over:
        return "end"
    if after.tie_break and after.round != before.round:
        return "tie-break"
    return "last-round" if max(before.scores) < game.target <= max(after.scores) else ""


def _of_turn(before: State, event: Event, after: State) -> str:
    refilled = after.noted > before.noted
    match event:
        case Rolled(dice):
            if len(after.turns) > len(before.turns) and isinstance(after.last, Bust):
                return "shotguns"
            if special := _special(dice):
                return special
            return "empty-cup" if refilled else "feet" if after.feet else "roll"
        case Continued():
            return "empty-cup" if refilled else "commit"
        case Stopped():
            return "stop"
        case _:
            assert_never(event)


def _special(dice: tuple[Die, ...]) -> str:
    """The rule of the special dice among those rolled; empty without any."""
    colours = {die.colour for die in dice}
    if Special.BUS in colours:
        return "bus"
    return "double-feature" if colours & set(Special) else ""


def refused(state: State, event: Event, reason: Reason, game: ZombieDice) -> str:
    """The rule that forbids it."""
    match reason:
        case Refusal.GAME_OVER:
            return "end"
        case Refusal.UNKNOWN_DIE:
            return "box"
        case Refusal.WRONG_DICE_COUNT | Refusal.NOT_IN_CUP:
            return "roll"
        case Refusal.KEPT_DICE_MISSING:
            return "feet"
        case ZombieRefusal.COMMITTED:
            return "commit"
        case ZombieRefusal.CUP_SHORT:
            return "empty-cup"
        case ZombieRefusal.NO_BUS | ZombieRefusal.ON_BUS:
            return "bus"
        case _:
            return "turn"
