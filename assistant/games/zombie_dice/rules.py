"""The rules, each told once: turns and rounds here, rolls in `throws`.

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
from assistant.games.zombie_dice.dice import BOX, DICE, Colour, Cup, Die, Special, SpecialFace
from assistant.games.zombie_dice.events import Continued, Event, Rolled, Stopped
from assistant.games.zombie_dice.options import (
    Drink,
    Ending,
    Feature,
    GetOff,
    Rescue,
    Ties,
    Yield,
    mix,
)
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.state import Banked, Bust, Ride, State, TurnEnd
from assistant.games.zombie_dice.throws import Throws


@dataclass(frozen=True, slots=True)
class ZombieDice:
    """The rules with the choices of one table."""

    target: int = 13
    """Brains that bring on the last round."""
    first: int = 0
    """The seat that opens the game and every full round."""
    green: int = DICE[Colour.GREEN]
    """Green dice in the box, before Santa takes the place of one."""
    yellow: int = DICE[Colour.YELLOW]
    """Yellow dice in the box, before the hunk and the hottie take the place of two."""
    red: int = DICE[Colour.RED]
    refill: Refill = Refill.MIX
    """What happens when the cup cannot fill a roll."""
    ending: Ending = Ending.ROUND
    ties: Ties = Ties.REPEAT
    feature: Feature = Feature.NONE
    """Double Feature."""
    rescue: Rescue = Rescue.PILE
    drink: Drink = Drink.GREEN
    bus: bool = False
    """School Bus."""
    yields: Yield = Yield.FEET
    get_off: GetOff = GetOff.FEET

    def __post_init__(self) -> None:
        for name, value, least in (("target", self.target, 1), ("first", self.first, 0)):
            if value < least:
                raise ValueError(f"{name} must be at least {least}, not {value}")
        mix(self._numbers, self.feature)

    @property
    def name(self) -> str:
        """`zombie_dice`."""
        return "zombie_dice"

    @property
    def box(self) -> Cup:
        """The dice that are played with, all in the cup before a turn."""
        return tuple(mix(self._numbers, self.feature).items())

    @property
    def usual_dice(self) -> bool:
        """Whether the dice are those of the base game, in their usual numbers."""
        return self.box == BOX and not self.bus

    @property
    def _numbers(self) -> dict[Colour, int]:
        return {Colour.GREEN: self.green, Colour.YELLOW: self.yellow, Colour.RED: self.red}

    @property
    def throws(self) -> Throws:
        """How this table rolls."""
        return Throws(self.refill, self.rescue, self.drink, self.bus, self.yields, self.get_off)

    def start(self, seats: int) -> State:
        """Give the state before the first roll of `seats` players.

        Two or more may play, with no upper limit [M]. ValueError when there are fewer, or when
        the opening seat is not among them.
        """
        if seats < MIN_SEATS:
            raise ValueError(f"Zombie Dice needs at least {MIN_SEATS} players, not {seats}")
        if self.first >= seats:
            raise ValueError(f"seat {self.first} cannot open a game of {seats} seats")
        return State((0,) * seats, self._seating(seats), self.first, box=self.box)

    def refusal(self, state: State, event: Event) -> Reason | None:
        """Judge `event`: why it is illegal in `state`, or None."""
        if state.over:
            return Refusal.GAME_OVER
        match event:
            case Rolled(dice):
                return self.throws.refusal(state, dice)
            case Continued():
                return _decision_refusal(state) or self._no_roll(state)
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
                return self.throws.committed(state)
            case Stopped():
                return self._banked(state)
            case _:
                assert_never(event)

    def seat(self, state: State) -> int:
        """Whose turn it is; after the end, who rolled last."""
        return state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, or winners where ties are not played on; None while it goes on."""
        return Outcome(_leaders(state)) if state.over else None

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank every seat by brains banked; ranks may be shared."""
        return ranked(state.scores)

    def expects(self, state: State) -> Expected | None:
        """Say which dice the next roll can show; None when none may follow.

        Where the bus may be taken or left, those of a roll without it.
        """
        if state.over:
            return None
        return self.throws.walks(state) or self.throws.rides(state)

    def rides(self, state: State) -> Expected | None:
        """Say which dice the next roll can show with the bus; None where it cannot be taken."""
        return None if state.over else self.throws.rides(state)

    def _no_roll(self, state: State) -> Reason | None:
        return None if self.expects(state) else self.throws.stuck(state)

    def _rolled(self, state: State, dice: tuple[Die, ...]) -> State:
        after = self.throws.rolled(state, dice)
        # As many or more, since one roll may bring several; even this roll's brains are lost [L].
        if after.shotguns >= after.limit:
            lost = Bust(state.seat, state.round, after.brains, after.shotguns)
            return self._passed(after, lost)
        if Die(Special.BUS, SpecialFace.STOP) in dice:
            return self._banked(after)
        # Reaching the target inside a turn ends nothing: later seats may still do better [D].
        return after

    def _banked(self, state: State) -> State:
        end = Banked(state.seat, state.round, state.brains)
        scores = tuple(
            score + (state.brains if seat == state.seat else 0)
            for seat, score in enumerate(state.scores)
        )
        return self._passed(replace(state, scores=scores), end)

    def _passed(self, state: State, end: TurnEnd) -> State:
        cleared = replace(
            state,
            aside=(),
            feet=(),
            held=(),
            noted=0,
            committed=False,
            ride=Ride(),
            turns=(*state.turns, end),
        )
        reached = max(state.scores) >= self.target
        if reached and self.ending is Ending.AT_ONCE:
            return replace(cleared, over=True)
        place = state.order.index(state.seat) + 1
        late = state.tie_break or state.closing
        if reached and self.ending is Ending.ONE_MORE and not late:
            others = (*state.order[place:], *state.order[: place - 1])
            return _next_round(cleared, others, closing=True)
        if place < len(state.order):
            return replace(cleared, seat=state.order[place])
        return self._round_finished(cleared)

    def _round_finished(self, state: State) -> State:
        # The target does not win at once: all have played the round, and the best total wins [L].
        if max(state.scores) < self.target:
            return _next_round(state, state.order)
        leaders = _leaders(state)
        shared = state.tie_break and self.ties is Ties.SINGLE
        if len(leaders) == 1 or shared:
            return replace(state, over=True)
        # Only the leaders play on, in their order of play, as often as it takes [L, M].
        seating = self._seating(len(state.scores))
        order = tuple(seat for seat in seating if seat in leaders)
        return _next_round(state, order, tie_break=True)

    def _seating(self, seats: int) -> tuple[int, ...]:
        """Give all seats in order of play."""
        return tuple((self.first + step) % seats for step in range(seats))


def _next_round(
    state: State, order: tuple[int, ...], *, tie_break: bool = False, closing: bool = False
) -> State:
    return replace(
        state,
        order=order,
        seat=order[0],
        round=state.round + 1,
        tie_break=tie_break,
        closing=closing,
    )


def _decision_refusal(state: State) -> Reason | None:
    if not state.rolled:
        return ZombieRefusal.NOTHING_ROLLED
    # Whoever has taken dice from the cup must roll them [L]; with three feet nothing is drawn,
    # and saying "on" commits all the same [D].
    return ZombieRefusal.COMMITTED if state.committed else None


def _leaders(state: State) -> tuple[int, ...]:
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)
