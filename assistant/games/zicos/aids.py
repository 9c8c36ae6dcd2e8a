"""What a player would like to know: whom the next die hits, and what the die just rolled wins.

All chances are exact under what each function assumes; nothing is simulated.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache

from assistant.games.zicos.auction import CARDS_OF_A_PAIR
from assistant.games.zicos.bye_bye import protected
from assistant.games.zicos.cards import HIGHEST_FACE, LOWEST_FACE
from assistant.games.zicos.options import Options, Reading, ThirdEqual
from assistant.games.zicos.state import HitEffect, Mate, State

FACES = range(LOWEST_FACE, HIGHEST_FACE + 1)


@dataclass(frozen=True, slots=True)
class Exposure:
    """What the next auction may do to a Member."""

    member: int
    """Number of the Member."""
    chance: float
    """That the die shows its number: 1/6, or 0 for a Member without one."""
    effect: HitEffect
    """What happens then."""


@dataclass(frozen=True, slots=True)
class PairChance:
    """What a bid on one pair wins, as chances from 0 to 1."""

    pair: int
    both: float
    top: float
    """The top card alone."""
    bottom: float
    """The bottom card alone."""

    @property
    def any(self) -> float:
        """To win a card at least."""
        return self.both + self.top + self.bottom


class Rivals(StrEnum):
    """What is taken for granted of those who bid later."""

    ANYWHERE = "anywhere"
    """Each chooses any pair, all equally likely, whatever the die."""
    HERE = "here"
    """All choose the very pair that is asked about: the worst that can come."""


def exposures(options: Options, state: State, seat: int) -> tuple[Exposure, ...]:
    """Say what the die of an auction may do to each Member of a group; nothing but in HARDCORE."""
    if not options.hardcore:
        return ()
    return tuple(
        Exposure(mate.number, 1 / len(FACES) if mate.card.bye else 0.0, _effect(options, mate))
        for mate in state.players[seat].group
    )


def loss_chance(options: Options, state: State, seat: int) -> float:
    """Chance that the die of an auction costs the player anything: 1/6 for each number exposed."""
    if not options.hardcore:
        return 0.0
    group = state.players[seat].group
    numbers = {mate.card.bye for mate in group if mate.card.bye and not protected(options, mate)}
    return len(numbers) / len(FACES)


def pair_chances(
    options: Options, state: State, rivals: Rivals = Rivals.ANYWHERE
) -> tuple[PairChance, ...]:
    """Say what the die that `state.seat` is about to place wins on each pair.

    Later bidders roll fair dice, unless all have rolled already and theirs are known; none of
    them passes. A pair that is full, where pairs are shared, wins nothing. ValueError before the
    die is rolled.
    """
    if state.rolls[state.seat] is None:
        raise ValueError("no die has been rolled")
    chance = _shared if options.reading is Reading.SHARE else _contested
    return tuple(chance(options, state, pair, rivals) for pair in range(1, state.pairs + 1))


def _effect(options: Options, mate: Mate) -> HitEffect:
    if protected(options, mate):
        return HitEffect.PROTECTED
    return HitEffect.FAN_LOST if mate.fans else HitEffect.LEFT


def _later(state: State) -> tuple[int, ...]:
    return state.order[len(state.stakes) + 1 :]


def _contested(options: Options, state: State, pair: int, rivals: Rivals) -> PairChance:
    value = state.rolls[state.seat] or 0
    lying = [stake.value for stake in state.stakes if stake.pair == pair]
    before = lying.count(value)
    if max(lying, default=0) > value or before >= CARDS_OF_A_PAIR:
        return PairChance(pair, 0.0, 0.0, 0.0)
    here = Fraction(1) if rivals is Rivals.HERE else Fraction(1, state.pairs)
    equal = _equal_later([state.rolls[seat] for seat in _later(state)], value, here)
    if options.third_equal is ThirdEqual.NOBODY:
        # A third equal die takes the cards from all of them.
        equal = [*equal[: CARDS_OF_A_PAIR - before], Fraction(0)]
    alone, others = float(equal[0]), float(sum(equal[1:]))
    if before:
        return PairChance(pair, 0.0, 0.0, alone + others)
    return PairChance(pair, alone, others, 0.0)


def _equal_later(rolls: list[int | None], value: int, here: Fraction) -> list[Fraction]:
    """Chance of 0, 1, 2, … later dice equal to `value` on the pair, and none higher there.

    `rolls` are the dice of the later bidders, None for one still to be rolled; `here` is the
    chance that a bidder chooses the pair.
    """
    chances = [Fraction(1)]
    for roll in rolls:
        faces = FACES if roll is None else [roll]
        equal = here * sum(face == value for face in faces) / len(faces)
        higher = here * sum(face > value for face in faces) / len(faces)
        calm = 1 - equal - higher
        chances = [
            calm * same + equal * fewer
            for same, fewer in zip([*chances, Fraction(0)], [Fraction(0), *chances], strict=True)
        ]
    return chances


def _shared(options: Options, state: State, pair: int, rivals: Rivals) -> PairChance:
    lying = [
        sum(stake.pair == other for stake in state.stakes) for other in range(1, state.pairs + 1)
    ]
    if lying[pair - 1] >= CARDS_OF_A_PAIR:
        return PairChance(pair, 0.0, 0.0, 0.0)
    if lying[pair - 1]:
        return PairChance(pair, 0.0, 0.0, 1.0)
    later = len(_later(state))
    if rivals is Rivals.HERE:
        alone = Fraction(later == 0)
    else:
        room = tuple(CARDS_OF_A_PAIR - count for at, count in enumerate(lying) if at != pair - 1)
        alone = _avoided(tuple(sorted(room)), later)
    return PairChance(pair, float(alone), float(1 - alone), 0.0)


@cache
def _avoided(room: tuple[int, ...], later: int) -> Fraction:
    """Chance that none of `later` bidders chooses a pair on which one die lies.

    `room` tells how many more each other pair takes; each bidder chooses any pair with room.
    """
    if not later:
        return Fraction(1)
    free = [at for at, left in enumerate(room) if left]
    return sum(
        (
            _avoided(tuple(sorted((*room[:at], room[at] - 1, *room[at + 1 :]))), later - 1)
            for at in free
        ),
        Fraction(0),
    ) / (len(free) + 1)
