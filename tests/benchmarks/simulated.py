"""Games of Zombie Dice whose rolls are seen as the eye really saw such dice.

Players draw and roll by the rules, and go on as long as that brings more brains on average. Every
die of a roll is seen as some die of the same colour and face was seen in a picture with truth, or
not at all where that die was missed; what one picture shows beyond its dice is seen beside them.
The readings of a roll's dice are drawn one by one: bad light, which spoils all dice of a picture
alike, is not followed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from assistant.games.game import IllegalEventError
from assistant.games.zombie_dice import (
    FACES,
    Colour,
    Die,
    Face,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.odds import Advice, odds
from assistant.games.zombie_dice.position import of_state
from assistant.session.translate.zombie_dice import ZombieTranslator
from vision.readings import Box, DieReading, Kind, StableRoll
from vision.training.matching import PhotoResult

GAME = ZombieDice()
SEATS = 2


@dataclass(frozen=True, slots=True)
class Bank:
    """What the eye made of dice whose colour and face are known."""

    readings: Mapping[Die, Sequence[DieReading | None]]
    """By what a die is; None where it was missed."""
    strays: Sequence[tuple[DieReading, ...]]
    """What each picture was said to show beyond its dice."""


@dataclass(frozen=True, slots=True)
class Called:
    """What is made of a roll."""

    dice: tuple[Die, ...]
    asked: bool
    guess: tuple[Die, ...] | None = None
    """What is offered where it is asked about."""


Call = Callable[[State, StableRoll], Called]


@dataclass(slots=True)
class Score:
    """How one way of reading fared."""

    rolls: int = 0
    whole: int = 0
    """Rolls whose best reading is right in every die."""
    asked: int = 0
    wrong: int = 0
    """Rolls taken without asking that are not whole."""
    offered: int = 0
    """Rolls asked about for which the right dice were offered."""
    state: State = field(default_factory=lambda: GAME.start(SEATS))
    """Where this reader believes the turn to stand."""

    def take(self, called: Called, truth: Counter[Die]) -> None:
        """Count one roll."""
        right = Counter(called.dice) == truth
        self.rolls += 1
        self.whole += right
        self.asked += called.asked
        self.wrong += not called.asked and not right
        self.offered += called.asked and called.guess is not None and Counter(called.guess) == truth


def bank_of(photos: Iterable[PhotoResult]) -> Bank:
    """Collect what was seen of the Zombie Dice of `photos`, but for those that lean."""
    readings: defaultdict[Die, list[DieReading | None]] = defaultdict(list)
    strays = []
    for photo in photos:
        flat = [(pair.truth, pair.seen) for pair in photo.pairs]
        for truth, seen in (*flat, *((die, None) for die in photo.missed)):
            if truth.kind is Kind.ZOMBIE and truth.colour and not truth.leans:
                readings[Die(Colour(truth.colour), Face(truth.face))].append(seen)
        strays.append(photo.extra)
    return Bank(readings, strays)


def eye_alone(state: State, roll: StableRoll) -> Called:
    """Take every die as the camera names it; ask about those that it is not sure of."""
    return Called(_named(roll), _unsure(roll))


def judged(state: State, roll: StableRoll) -> Called:
    """The same, and ask about a roll that the rules refuse."""
    dice = _named(roll)
    refused = GAME.refusal(state, Rolled(dice)) is not None
    return Called(dice, _unsure(roll) or refused)


def weighed(state: State, roll: StableRoll) -> Called:
    """Read as the app does."""
    seen = ZombieTranslator(GAME).seen(state, roll)
    if seen.question is None:
        return Called(seen.dice, asked=False)
    return Called(seen.dice, asked=True, guess=seen.question.likeliest)


READERS: Mapping[str, Call] = {
    "the eye alone": eye_alone,
    "and rolls that the rules refuse are asked about": judged,
    "weighed with the rules, as the app does": weighed,
}


def simulate(bank: Bank, games: int, seed: int) -> dict[str, Score]:
    """Play, and let each reader of `READERS` read the same rolls.

    Whoever takes a roll wrong believes in it until the turn ends or the table is asked: then
    people mend what stands wrong. So they do at once where a turn ends, or goes on, for nobody
    but the reader.
    """
    random = Random(seed)
    scores = {name: Score() for name in READERS}
    for _ in range(games):
        truth = GAME.start(SEATS)
        while not truth.over:
            for score in scores.values():
                score.state = truth if not truth.rolled else score.state
            dice = thrown(random, truth)
            roll = seen_as(random, bank, dice)
            after = GAME.apply(truth, Rolled(dice))
            for name, score in scores.items():
                called = READERS[name](score.state, roll)
                score.take(called, Counter(dice))
                score.state = after if called.asked else _believed(score.state, called.dice, after)
            truth = after if _goes_on(after) else GAME.apply(after, Stopped())
    return scores


def thrown(random: Random, state: State) -> tuple[Die, ...]:
    """Draw from the cup and roll, as chance has it."""
    expected = GAME.expects(state)
    assert expected is not None
    cup = [colour for colour, number in expected.cup for _ in range(number)]
    colours = [*expected.kept, *random.sample(cup, expected.count - len(expected.kept))]
    return tuple(_rolled(random, Colour(colour)) for colour in colours)


def seen_as(random: Random, bank: Bank, dice: Iterable[Die]) -> StableRoll:
    """How the eye may see these dice, side by side in any order."""
    found = [random.choice(bank.readings[die]) for die in dice]
    seen = [die for die in (*found, *random.choice(bank.strays)) if die is not None]
    random.shuffle(seen)
    apart = [Box(100.0 * place, 0, 100.0 * place + 50, 50) for place in range(len(seen))]
    placed = [replace(die, box=box) for die, box in zip(seen, apart, strict=True)]
    return StableRoll(tuple(placed), 0, 0.0)


def _rolled(random: Random, colour: Colour) -> Die:
    (face,) = random.choices(list(Face), [FACES[colour][face] for face in Face])
    return Die(colour, face)


def _goes_on(state: State) -> bool:
    """Whether the turn is over already, or rolling on brings more brains."""
    if not state.rolled:
        return True
    found = odds(of_state(state))
    return found is not None and found.advice is Advice.ROLL


def _believed(state: State, dice: tuple[Die, ...], truth: State) -> State:
    try:
        believed = GAME.apply(state, Rolled(dice))
    except IllegalEventError:
        return truth
    alike = (believed.seat, len(believed.turns)) == (truth.seat, len(truth.turns))
    return believed if alike else truth


def _named(roll: StableRoll) -> tuple[Die, ...]:
    return tuple(Die(Colour(die.colour), Face(die.face)) for die in roll.dice)


def _unsure(roll: StableRoll) -> bool:
    return any(not die.sure or die.cocked for die in roll.dice)
