"""The simulation that measures reading with the rules, on eyes whose faults are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from assistant.games.zombie_dice import Colour, Die, Face
from assistant.games.zombie_dice.notation import dice
from tests.benchmarks.rules_aware import rows, summary
from tests.benchmarks.simulated import READERS, Bank, bank_of, seen_as, simulate
from tests.session.helpers import seen_die
from vision.readings import Box, DieReading, Kind
from vision.training.matching import Pair, PhotoResult
from vision.training.photo_sets import TruthDie, TruthPhoto

ALONE, JUDGED, WEIGHED = READERS
See = Callable[[Die], Sequence[DieReading | None]]


def bank(see: See, strays: tuple[DieReading, ...] = ()) -> Bank:
    return Bank({Die(c, f): see(Die(c, f)) for c in Colour for f in Face}, [strays])


def clear(die: Die) -> Sequence[DieReading | None]:
    return [seen_die(die, 0)]


def green_or_yellow(die: Die) -> Sequence[DieReading | None]:
    """An eye that cannot tell these two apart, and says so."""
    if die.colour == Colour.RED:
        return clear(die)
    torn = (("green", 0.5), ("yellow", 0.49), ("red", 0.01))
    seen = replace(seen_die(die, 0), colours=torn, colour="green", confidence=0.5, sure=False)
    return [seen]


def test_a_clear_eye_is_right_by_itself() -> None:
    scores = simulate(bank(clear), 1, 1)
    for score in scores.values():
        assert (score.whole, score.wrong) == (score.rolls, 0)
    assert scores[ALONE].asked == scores[JUDGED].asked == 0
    assert scores[WEIGHED].asked < 0.02 * scores[WEIGHED].rolls


def test_the_rules_see_what_a_colour_blind_eye_does_not() -> None:
    scores = simulate(bank(green_or_yellow), 2, 1)
    assert scores[WEIGHED].whole > scores[ALONE].whole
    assert scores[WEIGHED].asked < scores[ALONE].asked
    assert scores[WEIGHED].wrong <= 0.05 * (scores[WEIGHED].rolls - scores[WEIGHED].asked)


def test_a_die_overlooked_is_taken_by_the_eye_alone() -> None:
    def overlooked(die: Die) -> Sequence[DieReading | None]:
        return [None] if die.face == Face.BRAIN else clear(die)

    scores = simulate(bank(overlooked), 1, 1)
    assert scores[ALONE].wrong > 0
    assert scores[JUDGED].wrong == scores[WEIGHED].wrong == 0


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (simulate(bank(green_or_yellow), 1, 7) for _ in range(2))
    assert one == two


def test_what_lies_beyond_the_dice_is_seen_beside_them() -> None:
    stray = replace(seen_die(dice("rS")[0], 0), confidence=0.3, sure=False)
    roll = seen_as(Random(1), bank(clear, (stray,)), dice("gB yS gF"))
    assert sorted(die.confidence for die in roll.dice)[0] == 0.3
    assert len({die.box for die in roll.dice}) == len(roll.dice) == 4


def test_a_bank_holds_what_was_read_missed_and_made_up() -> None:
    box = Box(0, 0, 50, 50)
    seen = seen_die(dice("gB")[0], 0)
    truth = TruthDie(Kind.ZOMBIE, "brain", box, "green")
    leaning = replace(truth, leans=True)
    photo = TruthPhoto(None, 100, 100, ())  # type: ignore[arg-type]
    found = bank_of(
        [PhotoResult(photo, (Pair(truth, seen), Pair(leaning, seen)), (truth,), (seen,))]
    )
    assert found.readings == {dice("gB")[0]: [seen, None]}
    assert found.strays == [(seen,)]


def test_figures_have_a_line_for_each_reader() -> None:
    measured = {"set": simulate(bank(clear), 1, 1)}
    assert summary(measured).count("| set |") == len(rows(measured)) == len(READERS)
