"""What is rolled, and what a roll makes of the turn.

Sources as in `rules`; of the expansions: [A] thearmchaircritic.blogspot.com, [B] the summary at
boardgamegeek.com/thread/1175759, [D] what follows from them or fills their gaps.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from assistant.games.game import Expected, Reason, Refusal
from assistant.games.zombie_dice.dice import (
    DICE_PER_ROLL,
    AnyFace,
    Colour,
    Die,
    Face,
    Special,
    SpecialFace,
    exists,
    total,
)
from assistant.games.zombie_dice.options import Drink, GetOff, Rescue, Yield
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.state import Ride, State


@dataclass(frozen=True, slots=True)
class Throws:
    """How a table rolls, as far as its choices go."""

    refill: Refill
    rescue: Rescue
    drink: Drink
    bus: bool
    yields: Yield
    get_off: GetOff

    def drawn(self, state: State) -> State:
        """Give `state` as it is once the dice are drawn to go on without the bus."""
        return drawn_from(state, self.refill)

    def committed(self, state: State) -> State:
        """Give `state` as it is once the player has said that they go on."""
        # Until the bus is taken or not, nobody can tell how many dice are drawn.
        ready = state if self._may_ride(state) else self.drawn(state)
        return replace(ready, committed=True)

    def walks(self, state: State) -> Expected | None:
        """Say which dice are rolled without the bus; None where they cannot be."""
        if self._stays_on(state):
            return None
        ready = self.drawn(state)
        kept = (*(die.colour for die in ready.feet), *ready.held)
        if total(ready.cup) < DICE_PER_ROLL - len(kept):
            return None
        return _expected(kept, ready)

    def rides(self, state: State) -> Expected | None:
        """Say which dice are rolled with the bus; None where it cannot be taken."""
        if not self._may_ride(state):
            return None
        ready = boarded(state, self.refill)
        kept = (Special.BUS, *ready.held)
        if total(ready.cup) < DICE_PER_ROLL - len(kept):
            return None
        return _expected(kept, ready)

    def refusal(self, state: State, dice: tuple[Die, ...]) -> Reason | None:
        """Say why `dice` cannot be rolled in `state`; None when they can."""
        known = {colour for colour, _ in state.box} | ({Special.BUS} if self.bus else set())
        if not all(die.colour in known and exists(die) for die in dice):
            return Refusal.UNKNOWN_DIE
        colours = [die.colour for die in dice]
        if Special.BUS in colours:
            expected = self.rides(state)
            return expected.refusal(colours) if expected else ZombieRefusal.NO_BUS
        expected = self.walks(state)
        if expected is None:
            return self.stuck(state)
        refusal = expected.refusal(colours)
        feet = Expected(len(dice), tuple(die.colour for die in state.feet), state.box)
        if refusal is Refusal.KEPT_DICE_MISSING and feet.refusal(colours) is not refusal:
            # It is dice that the cup still holds that are missing.
            return Refusal.NOT_IN_CUP
        return refusal

    def stuck(self, state: State) -> Reason:
        """Say why no roll without the bus may follow, where none may."""
        return ZombieRefusal.ON_BUS if self._stays_on(state) else ZombieRefusal.CUP_SHORT

    def _may_ride(self, state: State) -> bool:
        return self.bus and state.rolled and not state.ride.gone

    def _stays_on(self, state: State) -> bool:
        return state.ride.on and self.get_off is GetOff.FEET and not state.feet

    def rolled(self, state: State, dice: tuple[Die, ...]) -> State:
        """Give the turn with `dice` rolled: lost if its shotguns reach its limit."""
        bus = next((die for die in dice if die.colour is Special.BUS), None)
        ready = boarded(state, self.refill) if bus else self.drawn(state)
        thrown = self._counted(ready, tuple(die for die in dice if die is not bus), bus)
        pile = (*ready.aside, *(die for die in thrown if die.face != Face.FEET))
        escaped = self._escaped(pile, thrown)
        after = replace(
            ready,
            aside=tuple(die for die in pile if die not in escaped),
            feet=tuple(die for die in thrown if die.face == Face.FEET),
            held=(),
            committed=False,
        )
        return replace(after, ride=_ridden(after, bus))

    def _counted(self, ready: State, thrown: tuple[Die, ...], bus: Die | None) -> tuple[Die, ...]:
        """Give the dice thrown beside the bus as what they count as."""
        if bus is not None and bus.face is SpecialFace.YIELD:
            meant = Face.FEET if self.yields is Yield.FEET else Face.BRAIN
            thrown = tuple(_as(die, meant) if die.shotguns else die for die in thrown)
        # What is drunk counts for the roll it came with, too [D].
        drunk = any(die.face is SpecialFace.DRINK for die in (*ready.aside, *thrown))
        dead_end = bus is not None and bus.face is SpecialFace.DEAD_END

        def caught(die: Die) -> bool:
            slow = die.colour is Colour.GREEN or self.drink is Drink.ALL
            return die.face is Face.FEET and (dead_end or (drunk and slow))

        return tuple(_as(die, Face.BRAIN) if caught(die) else die for die in thrown)

    def _escaped(self, pile: tuple[Die, ...], thrown: tuple[Die, ...]) -> tuple[Die, ...]:
        """Give the special dice with brains that another's shotguns free [A].

        They go back into the cup, and their brains are lost.
        """
        if not any(isinstance(die.colour, Special) and die.shotguns for die in thrown):
            return ()
        reached = pile if self.rescue is Rescue.PILE else thrown
        return tuple(die for die in reached if isinstance(die.colour, Special) and die.brains)


def drawn_from(state: State, refill: Refill = Refill.MIX) -> State:
    """Give `state` as it is when the player draws: the cup refilled if it cannot fill a roll.

    Too few dice to make up three: the brains are noted and their dice go back into the cup in
    their own colours, shotguns stay out, feet stay in front, and then every die needed is drawn
    from the mixture [L, M]. This may happen again in the same turn; what was noted stays [D].
    The other readings are told at `Refill`.
    """
    return _filled(state, DICE_PER_ROLL - len(state.feet) - len(state.held), refill)


def boarded(state: State, refill: Refill = Refill.MIX) -> State:
    """Give `state` as it is when two dice are drawn to go by bus: feet are back in the cup [B]."""
    return _filled(replace(state, feet=(), held=()), DICE_PER_ROLL - 1, refill)


def _filled(state: State, needed: int, refill: Refill) -> State:
    left = total(state.cup)
    short = needed > left
    if refill is Refill.LITERAL and needed:
        short = left < DICE_PER_ROLL
    if not short or refill is Refill.END:
        return state
    held = state.held
    if refill is Refill.REMAIN_FIRST:
        held += tuple(colour for colour, number in state.cup for _ in range(number))
    # What Santa brought stays out as shotguns do [D].
    return replace(
        state,
        aside=tuple(die for die in state.aside if not die.brains),
        noted=state.noted + sum(die.brains for die in state.aside),
        held=held,
    )


def _expected(kept: tuple[str, ...], ready: State) -> Expected:
    cup = tuple((str(colour), number) for colour, number in ready.cup)
    return Expected(DICE_PER_ROLL, tuple(map(str, kept)), cup)


def _as(die: Die, face: AnyFace) -> Die:
    return Die(die.colour, face)


def _ridden(state: State, bus: Die | None) -> Ride:
    """Give what the bus has done once its die is read; without it the player walks."""
    ride = state.ride
    if bus is None:
        # Whoever gets off to chase feet does not get on again in this turn [B].
        return replace(ride, on=False, gone=ride.gone or ride.on)
    tyre = bus.face is SpecialFace.TYRE
    lost = 1 if tyre and state.brains else 0
    return Ride(
        on=not tyre,
        gone=tyre,
        brains=ride.brains + bus.brains - lost,
        shotguns=ride.shotguns + bus.shotguns,
    )
