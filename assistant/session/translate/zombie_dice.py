"""Zombie Dice as the camera sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from assistant.games.game import Refusal
from assistant.games.zombie_dice import (
    Die,
    Event,
    Rolled,
    Special,
    State,
    Stopped,
    ZombieDice,
)
from assistant.session.ports import Seen
from assistant.session.question import Doubt, Question
from assistant.session.translate.dice_game import DiceGame
from assistant.session.translate.rolls import left_lying, without_doubtful
from assistant.session.translate.zombie_rolls import (
    SURE,
    Judged,
    Kit,
    judged,
)
from vision.readings import DieReading, Kind, StableRoll


@dataclass(frozen=True, slots=True)
class ZombieTranslator:
    """Reads Zombie Dice; implements `Translator[State, Event, Die]`."""

    game: ZombieDice

    def seen(self, state: State, roll: StableRoll) -> Seen[Die]:
        """Read `roll`; ask when a die is unsure, or when the rules refuse what is seen."""
        roll = self.without_surplus(state, roll)
        kit = self._kit
        found = judged(self.game.expects(state), roll.dice, kit, self.game.rides(state))
        named = [_as_seen(die, kit) for die in roll.dice]
        foreign = None in named
        guess = None if foreign or found.best is None else self._legal(state, found.best)
        dice = (
            guess
            if guess is not None and _agrees(roll, guess, kit)
            else _most_seen(roll, found, kit)
        )
        refusal = self.game.refusal(state, Rolled(dice))
        if foreign and refusal is None:
            refusal = Refusal.UNKNOWN_DIE
        doubts = tuple(
            Doubt(place, found.choices[place], die.cocked)
            for place, die in enumerate(roll.dice)
            if die.cocked
            or not die.upright
            or named[place] is None
            # Of dice that the eye is sure of and the rules refuse, the roll is asked about.
            or not ((die.sure and refusal is not None) or found.chances[place][dice[place]] >= SURE)
        )
        if not doubts and refusal is None:
            return Seen(dice)
        refused = Rolled(dice) if refusal is not None else None
        return Seen(dice, Question(dice, doubts, refusal, guess, refused))

    @property
    def _kit(self) -> Kit:
        bus = ((Special.BUS, 1),) if self.game.bus else ()
        return Kit((*self.game.box, *bus))

    def _legal(self, state: State, dice: tuple[Die, ...]) -> tuple[Die, ...] | None:
        return dice if self.game.refusal(state, Rolled(dice)) is None else None

    def without_surplus(self, state: State, roll: StableRoll) -> StableRoll:
        """Leave out what lies there beyond the dice expected, if it is likelier to be none.

        Where dice are missing, those that were left lying count.
        """
        roll = self._completed(state, roll)
        expected = self.game.expects(state)
        if expected is None:
            return roll
        return replace(roll, dice=without_doubtful(roll.dice, expected.count))

    def _completed(self, state: State, roll: StableRoll) -> StableRoll:
        """Add dice left lying where dice are missing: feet, or dice of a roll never taken.

        Brains and shotguns that were set aside within the zone are no part of it.
        """
        expected = self.game.expects(state)
        missing = expected.count - len(roll.dice) if expected else 0
        if missing <= 0 or not roll.left:
            return roll
        aside = Counter(state.aside)
        lying = []
        for die in roll.left:
            named = _as_seen(die, self._kit)
            if named is not None and aside[named]:
                aside[named] -= 1
            else:
                lying.append(die)
        dice = sorted((*roll.dice, *lying[:missing]), key=lambda die: die.box.left)
        return replace(roll, dice=tuple(dice))

    def rolled(self, dice: tuple[Die, ...]) -> Event:
        """Make the event that the table shows these dice."""
        return Rolled(dice)

    def is_roll(self, event: Event) -> bool:
        """Whether `event` tells of dice."""
        return isinstance(event, Rolled)

    def cleared(self, state: State) -> Event | None:
        """Every die is gone, set-aside ones too: the player stopped, if any had been set aside.

        With nothing but feet on the table the player may just have picked them up to roll again,
        and after a lost turn the dice go back to the cup anyway: both mean nothing.
        """
        return Stopped() if state.aside and not state.committed else None

    def same_throw(self, older: StableRoll, newer: StableRoll) -> bool:
        """Whether a die of `older` still lies where it lay: every throw moves them all."""
        return left_lying(older, newer, lambda die: (die.colour, die.face))


def _agrees(roll: StableRoll, dice: tuple[Die, ...], kit: Kit) -> bool:
    """Whether `dice` are what the camera saw, wherever it is sure."""
    return all(
        _as_seen(seen, kit) == die for seen, die in zip(roll.dice, dice, strict=True) if seen.sure
    )


def _most_seen(roll: StableRoll, found: Judged, kit: Kit) -> tuple[Die, ...]:
    """The dice as the camera names them where it is sure, and as they likely are where not."""
    named = [_as_seen(die, kit) if die.sure else None for die in roll.dice]
    return tuple(die or ranking[0] for die, ranking in zip(named, found.choices, strict=True))


def _as_seen(die: DieReading, kit: Kit) -> Die | None:
    """Give the die as the camera named it; None when this game has no such die."""
    if die.kind is not Kind.ZOMBIE:
        return None
    # Names are strings: a die of the game is equal to one of its names.
    return next(
        (one for one in kit.faces if (one.colour, one.face) == (die.colour, die.face)), None
    )


DICE_GAME = DiceGame(
    kind=Kind.ZOMBIE,
    translator=ZombieTranslator,
    decisions={"stop": "stopped", "continue": "continued"},
    unseen="stopped",
)
