"""Zicos as the camera sees it: whose die it is, and on which pair it was put."""

from __future__ import annotations

from dataclasses import dataclass, replace

from assistant.games.zicos import (
    Bid,
    CardLost,
    Closed,
    Die,
    Event,
    Phase,
    Rolled,
    State,
    Zicos,
    ZicosRefusal,
    advised_loss,
)
from assistant.session.ports import Seen, Translator
from assistant.session.question import Doubt, Question
from assistant.session.translate.dice_game import DiceGame
from assistant.session.translate.rolls import left_lying, without_doubtful
from vision.placing import DiePlaced
from vision.readings import DieReading, Kind, StableRoll

VALUES = {str(value): value for value in range(1, 7)}


@dataclass(frozen=True, slots=True)
class ZicosTranslator:
    """Reads the dice of Zicos; implements `Translator[State, Event, Die]`.

    Whose die it is follows the turn. Where the players' own dice are learnt, each die says it
    itself: then all may roll at once, and a die of somebody else is noticed.
    """

    game: Zicos
    owners: tuple[str, ...] = ()
    """Names by seat, as the dice were learnt by them; empty where dice are not told apart."""

    def seen(self, state: State, roll: StableRoll) -> Seen[Die]:
        """Read `roll`; ask when a die is unsure, or when the rules refuse what is seen.

        Dice thrown before the table was told what came before them wait for it, without a doubt.
        """
        roll = self.without_surplus(state, roll)
        seats = self._seats(state, roll.dice)
        dice = tuple(
            Die(seat, VALUES.get(die.face, 0)) for seat, die in zip(seats, roll.dice, strict=True)
        )
        doubts = tuple(
            Doubt(place, _values(die, seats[place]), die.cocked)
            for place, die in enumerate(roll.dice)
            if not die.sure or die.cocked or die.face not in VALUES
        )
        if not self.game.rollers(state):
            doubts = ()
        refusal = self.game.refusal(state, Rolled(dice))
        if refusal is None and self._crowded(state, roll.dice):
            # Nothing tells whose dice these are: each is to be thrown by itself, or told by hand.
            refusal = ZicosRefusal.NOT_YOUR_ROLL
        if not doubts and refusal is None:
            return Seen(dice)
        guess = dice if refusal is None and not any(die.cocked for die in roll.dice) else None
        return Seen(dice, Question(dice, doubts, refusal, guess))

    def without_surplus(self, state: State, roll: StableRoll) -> StableRoll:
        """Leave out doubtful finds beyond the dice that may come, and dice of other kinds."""
        dice = [die for die in roll.dice if die.kind is not Kind.ZOMBIE]
        most = max(len(self.game.rollers(state)), 1)
        return replace(roll, dice=without_doubtful(dice, most))

    def rolled(self, dice: tuple[Die, ...]) -> Event:
        """Make the event that the table shows these dice."""
        return Rolled(dice)

    def is_roll(self, event: Event) -> bool:
        """Whether `event` tells of dice."""
        return isinstance(event, Rolled)

    def cleared(self, state: State) -> Event | None:
        """Dice taken up mean nothing: they are, after every auction."""
        return None

    def same_throw(self, older: StableRoll, newer: StableRoll) -> bool:
        """Whether a die of `older` still lies where it lay, showing the same."""
        return left_lying(older, newer, lambda die: die.face)

    def bid(self, state: State, placed: DiePlaced) -> Event | None:
        """Give the bid that a die put on a pair makes; None when it is none.

        It is one if it can be the die just rolled: a sure face that is another, or somebody
        else's colour, is a die that was moved.
        """
        if state.phase is not Phase.BIDDING or not 1 <= placed.place <= state.pairs:
            return None
        shown, owner = VALUES.get(placed.die.face), self._owner(placed.die)
        if placed.die.sure and shown != state.rolls[state.seat]:
            return None
        if owner is not None and owner != state.seat:
            return None
        return Bid(state.seat, placed.place)

    def _owner(self, die: DieReading) -> int | None:
        for seat, name in enumerate(self.owners):
            if name.casefold() == die.colour.casefold():
                return seat
        return None

    def _seats(self, state: State, dice: tuple[DieReading, ...]) -> list[int]:
        """Whose each die is: its owner's, else theirs whose turn it is, one after the other."""
        owners = [self._owner(die) for die in dice]
        free = [seat for seat in self.game.rollers(state) if seat not in owners]
        # Beyond those who may roll, any seat will do: the rules count the dice.
        free += [state.seat] * len(dice)
        return [free.pop(0) if owner is None else owner for owner in owners]

    def _crowded(self, state: State, dice: tuple[DieReading, ...]) -> bool:
        """Whether several may roll and some die could be of more than one of them."""
        unknown = sum(self._owner(die) is None for die in dice)
        known = len(dice) - unknown
        return unknown > 0 and len(self.game.rollers(state)) - known > 1 and unknown + known > 1


def _values(die: DieReading, seat: int) -> tuple[Die, ...]:
    """What a die may show, likeliest first; every value is offered."""
    chances = dict(die.faces)
    ranked = sorted(VALUES, key=lambda face: -chances.get(face, 0.0))
    return tuple(Die(seat, VALUES[face]) for face in ranked)


def missing(game: Zicos, state: State, thrown: bool) -> Event | None:
    """Say what must have happened before what is seen: the cheapest loss, the end of the turn.

    Whatever cards were played, whoever throws the next die of an auction has seen the turn end.
    A bid cannot be guessed.
    """
    if (card := advised_loss(state)) is not None:
        return CardLost(card)
    over = thrown and state.phase in (Phase.PLACING, Phase.EFFECTS)
    return Closed() if over else None


def placed(translator: Translator[State, Event, Die], state: State, die: DiePlaced) -> Event | None:
    """Give the bid that a die put on a pair makes."""
    if not isinstance(translator, ZicosTranslator):
        raise TypeError(f"no translator of Zicos: {translator}")
    return translator.bid(state, die)


DICE_GAME = DiceGame(
    kind=Kind.D6,
    translator=ZicosTranslator,
    decisions={},
    unseen="closed",
    missing=missing,
    places=lambda state: state.pairs,
    placed=placed,
)
