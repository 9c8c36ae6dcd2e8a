"""The rules of the base game, each told once.

Sources: [L] the publisher's leaflet, [M] the French summary with its counter's conventions,
[D] what follows from both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from assistant.games.game import (
    MIN_SEATS,
    Expected,
    IllegalEventError,
    Outcome,
    Reason,
    Refusal,
    Standing,
    ranked,
)
from assistant.games.zombie_dice.dice import (
    DICE_PER_ROLL,
    SHOTGUNS_TO_LOSE,
    Die,
    Face,
    exists,
    total,
)
from assistant.games.zombie_dice.events import Continued, Event, Rolled, Stopped
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.state import Banked, Bust, State, TurnEnd


@dataclass(frozen=True, slots=True)
class ZombieDice:
    """The rules with the choices of one table."""

    target: int = 13
    """Brains that bring on the last round."""
    first: int = 0
    """The seat that opens the game and every full round."""

    def __post_init__(self) -> None:
        if self.target < 1 or self.first < 0:
            raise ValueError(
                "target must be at least 1 and first at least 0,"
                f" not {self.target} and {self.first}"
            )

    @property
    def name(self) -> str:
        """`zombie_dice`."""
        return "zombie_dice"

    def start(self, seats: int) -> State:
        """Give the state before the first roll of `seats` players.

        Two or more may play, with no upper limit [M]. ValueError when there are fewer, or when
        the opening seat is not among them.
        """
        if seats < MIN_SEATS:
            raise ValueError(f"Zombie Dice needs at least {MIN_SEATS} players, not {seats}")
        if self.first >= seats:
            raise ValueError(f"seat {self.first} cannot open a game of {seats} seats")
        order = tuple((self.first + step) % seats for step in range(seats))
        return State(scores=(0,) * seats, order=order, seat=self.first)

    def refusal(self, state: State, event: Event) -> Reason | None:
        """Judge `event`: why it is illegal in `state`, or None."""
        if state.over:
            return Refusal.GAME_OVER
        match event:
            case Rolled(dice):
                return _roll_refusal(state, dice)
            case Continued():
                return _decision_refusal(state)
            case Stopped():
                # Stopping without a single brain is poor but allowed [D].
                return _decision_refusal(state)
            case _:
                assert_never(event)

    def apply(self, state: State, event: Event) -> State:
        """Give the state after `event`; IllegalEventError exactly when `refusal` has a reason."""
        if (refusal := self.refusal(state, event)) is not None:
            raise IllegalEventError(refusal, event)
        match event:
            case Rolled(dice):
                return self._rolled(state, dice)
            case Continued():
                return replace(drawn_from(state), committed=True)
            case Stopped():
                banked = Banked(state.seat, state.round, state.brains)
                scores = tuple(
                    score + (state.brains if seat == state.seat else 0)
                    for seat, score in enumerate(state.scores)
                )
                return self._passed(replace(state, scores=scores), banked)
            case _:
                assert_never(event)

    def seat(self, state: State) -> int:
        """Whose turn it is; after the end, who rolled last."""
        return state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, always a single one; None while the game goes on."""
        return Outcome(_leaders(state)) if state.over else None

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank every seat by brains banked; ranks below the first may be shared."""
        return ranked(state.scores)

    def expects(self, state: State) -> Expected | None:
        """Say which dice the next roll can show; None once the game is over."""
        if state.over:
            return None
        ready = drawn_from(state)
        kept = tuple(str(die.colour) for die in ready.feet)
        cup = tuple((str(colour), number) for colour, number in ready.cup)
        return Expected(DICE_PER_ROLL, kept, cup)

    def _rolled(self, state: State, dice: tuple[Die, ...]) -> State:
        ready = drawn_from(state)
        after = replace(
            ready,
            aside=ready.aside + tuple(die for die in dice if die.face != Face.FEET),
            feet=tuple(die for die in dice if die.face == Face.FEET),
            committed=False,
        )
        # Three or more, since one roll may bring several; even this roll's brains are lost [L].
        if after.shotguns >= SHOTGUNS_TO_LOSE:
            lost = Bust(state.seat, state.round, after.brains, after.shotguns)
            return self._passed(after, lost)
        # Reaching the target inside a turn ends nothing: later seats may still do better [D].
        return after

    def _passed(self, state: State, end: TurnEnd) -> State:
        cleared = replace(
            state, aside=(), feet=(), noted=0, committed=False, turns=(*state.turns, end)
        )
        place = state.order.index(state.seat) + 1
        if place < len(state.order):
            return replace(cleared, seat=state.order[place])
        return self._round_finished(cleared)

    def _round_finished(self, state: State) -> State:
        # The target does not win at once: all have played the round, and the best total wins [L].
        leaders = _leaders(state)
        reached = max(state.scores) >= self.target
        if reached and len(leaders) == 1:
            return replace(state, over=True)
        order = state.order
        if reached:
            # Only the leaders play on, in their order of play, as often as it takes [L, M].
            order = tuple(seat for seat in state.order if seat in leaders)
        return replace(state, order=order, seat=order[0], round=state.round + 1, tie_break=reached)


def drawn_from(state: State) -> State:
    """Give `state` as it is when the player draws: the cup refilled if it cannot fill a roll.

    Too few dice to make up three: the brains are noted and their dice go back into the cup in
    their own colours, shotguns stay out, feet stay in front, and then every die needed is drawn
    from the mixture [L, M]. This may happen again in the same turn; what was noted stays [D].
    """
    needed = DICE_PER_ROLL - len(state.feet)
    if needed <= total(state.cup):
        return state
    shotguns = tuple(die for die in state.aside if die.face == Face.SHOTGUN)
    return replace(state, aside=shotguns, noted=state.brains)


def _roll_refusal(state: State, dice: tuple[Die, ...]) -> Refusal | None:
    if not all(exists(die) for die in dice):
        return Refusal.UNKNOWN_DIE
    ready = drawn_from(state)
    kept = tuple(die.colour for die in ready.feet)
    return Expected(DICE_PER_ROLL, kept, ready.cup).refusal(die.colour for die in dice)


def _decision_refusal(state: State) -> Reason | None:
    if not state.rolled:
        return ZombieRefusal.NOTHING_ROLLED
    # Whoever has taken dice from the cup must roll them [L]; with three feet nothing is drawn,
    # and saying "on" commits all the same [D].
    return ZombieRefusal.COMMITTED if state.committed else None


def _leaders(state: State) -> tuple[int, ...]:
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)
