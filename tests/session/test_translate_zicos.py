"""Whose die it is, what it shows, and on which pair it was put."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.games.game import Refusal
from assistant.games.zicos import (
    Bid,
    Came,
    CardLost,
    Closed,
    Die,
    Event,
    Fan,
    Member,
    Nominee,
    NomineesShown,
    Rolled,
    State,
    Version,
    Zicos,
    ZicosRefusal,
)
from assistant.session.director import Director
from assistant.session.ports import ForgetfulStore
from assistant.session.session import begun
from assistant.session.translate import translator_of
from assistant.session.translate.zicos import DICE_GAME, ZicosTranslator
from tests.games.zicos.helpers import auction, die, told
from tests.session.helpers import likelihoods
from vision.placing import DiePlaced
from vision.readings import Box, DieReading, Kind, StableRoll

FACES = tuple("123456")
NAMES = ("Ana", "Bob", "Cléo")
TURNS = ZicosTranslator(Zicos())
OWNED = ZicosTranslator(Zicos(), NAMES)
TOGETHER = ZicosTranslator(Zicos(together=True), NAMES)
START = Zicos().start(3)


def seen(face: str, colour: str = "white", place: int = 0, share: float = 0.98) -> DieReading:
    left = 300.0 + 100 * place
    return DieReading(
        kind=Kind.D6,
        colour=colour,
        face=face,
        confidence=share,
        box=Box(left, 200, left + 50, 250),
        faces=likelihoods(face, FACES, share),
        colours=((colour, 1.0),),
        sure=share > 0.9,
    )


def roll(*dice: DieReading) -> StableRoll:
    return StableRoll(dice, frame=1, seconds=1.0)


def put(face: str, place: int, colour: str = "white", share: float = 0.98) -> DiePlaced:
    return DiePlaced(place, seen(face, colour, share=share), 1, 1.0)


def test_a_die_is_of_whose_turn_it_is() -> None:
    assert TURNS.seen(START, roll(seen("4"))).dice == (Die(0, 4),)
    state = told(Zicos(), START, *auction((0, 4, 1)))
    found = TURNS.seen(state, roll(seen("6")))
    assert (found.dice, found.question) == ((Die(1, 6),), None)
    assert TURNS.rolled(found.dice) == Rolled((Die(1, 6),))


def test_two_dice_are_asked_about() -> None:
    question = TURNS.seen(START, roll(seen("4"), seen("5", place=1))).question
    assert question is not None
    assert (question.refusal, question.doubts) == (Refusal.WRONG_DICE_COUNT, ())
    assert question.likeliest is None


def test_a_doubtful_find_beside_the_die_is_left_out() -> None:
    found = TURNS.seen(START, roll(seen("4"), seen("1", place=1, share=0.3)))
    assert (found.dice, found.question) == ((Die(0, 4),), None)


def test_dice_of_another_kind_are_left_out() -> None:
    zombie = replace(seen("4", place=1), kind=Kind.ZOMBIE)
    assert TURNS.seen(START, roll(seen("4"), zombie)).question is None


def test_an_unsure_die_is_asked_about_likeliest_first() -> None:
    question = TURNS.seen(START, roll(seen("4", share=0.6))).question
    assert question is not None and question.refusal is None
    (doubt,) = question.doubts
    assert doubt.choices[0] == Die(0, 4) and len(doubt.choices) == 6
    assert question.likeliest == (Die(0, 4),)


def test_a_leaning_die_is_asked_about_and_never_guessed() -> None:
    question = TURNS.seen(START, roll(replace(seen("4"), leans=0.9))).question
    assert question is not None
    assert question.doubts[0].leans and question.likeliest is None


def test_a_die_thrown_too_early_waits_without_a_doubt() -> None:
    state = told(Zicos(), START, die(0, 4))
    question = TURNS.seen(state, roll(seen("4", share=0.6))).question
    assert question is not None
    assert (question.refusal, question.doubts) == (ZicosRefusal.NO_ROLL_NOW, ())


def test_the_die_of_somebody_else_is_noticed() -> None:
    question = OWNED.seen(START, roll(seen("4", "bob"))).question
    assert question is not None
    assert (question.dice, question.refusal) == ((Die(1, 4),), ZicosRefusal.NOT_YOUR_ROLL)
    assert OWNED.seen(START, roll(seen("4", "Ana"))).question is None
    # A die nobody has learnt is of whose turn it is.
    assert OWNED.seen(START, roll(seen("4", "white"))).question is None


def test_all_at_once_each_die_tells_whose_it_is() -> None:
    state = TOGETHER.game.start(3)
    dice = roll(seen("4", "Bob"), seen("1", "Ana", 1), seen("6", "Cléo", 2))
    found = TOGETHER.seen(state, dice)
    assert (found.dice, found.question) == ((Die(1, 4), Die(0, 1), Die(2, 6)), None)
    missing = TOGETHER.seen(state, roll(seen("4", "Bob"), seen("6", "Cléo", 2)))
    assert missing.question is None
    # The last one can be of nobody else.
    last = TOGETHER.seen(state, roll(*dice.dice[:2], seen("6", "white", 2)))
    assert (last.dice[2], last.question) == (Die(2, 6), None)


def test_dice_at_once_that_nothing_tells_apart_are_asked_about() -> None:
    untold = ZicosTranslator(Zicos(together=True))
    question = untold.seen(untold.game.start(3), roll(seen("4"), seen("5", place=1))).question
    assert question is not None and question.refusal is ZicosRefusal.NOT_YOUR_ROLL


def test_a_throw_off_is_rolled_one_after_the_other_or_at_once() -> None:
    game = Zicos(version=Version.THREE_ROUNDS)
    state = told(game, game.start(3), NomineesShown(Nominee(2)))
    turns, owned = ZicosTranslator(game), ZicosTranslator(game, NAMES)
    assert turns.seen(state, roll(seen("4"))).dice == (Die(0, 4),)
    all_three = roll(*(seen("4", name, place) for place, name in enumerate(NAMES)))
    assert owned.seen(state, all_three).question is None


BIDDING = told(Zicos(), START, die(0, 4))


@pytest.mark.parametrize(
    ("translator", "state", "placed", "event"),
    [
        (TURNS, BIDDING, put("4", 2), Bid(0, 2)),
        (TURNS, BIDDING, put("5", 2), None),
        (TURNS, BIDDING, put("5", 2, share=0.5), Bid(0, 2)),
        (TURNS, BIDDING, put("4", 3), None),
        (OWNED, BIDDING, put("4", 1, "Bob"), None),
        (OWNED, BIDDING, put("4", 1, "Ana"), Bid(0, 1)),
        (TURNS, START, put("4", 1), None),
    ],
)
def test_bids(
    translator: ZicosTranslator, state: State, placed: DiePlaced, event: Event | None
) -> None:
    assert translator.bid(state, placed) == event
    assert DICE_GAME.placed is not None
    assert DICE_GAME.placed(translator, state, placed) == event


def test_what_was_not_seen_is_the_cheapest_loss_and_the_end_of_the_turn() -> None:
    game = Zicos(hardcore=True)
    group = [Came(0, Member("Max", 1, 4, fan_zone=True)), Came(0, Fan(2)), Came(0, Fan(1))]
    state = told(game, game.start(2), *group, die(0, 4))
    assert DICE_GAME.missing(game, state, False) == CardLost(3)
    state = told(game, state, CardLost(3), Bid(0, 1))
    assert DICE_GAME.missing(game, state, True) is None
    state = told(game, state, *auction((1, 2, 2)))
    assert DICE_GAME.missing(game, state, True) == Closed()
    assert DICE_GAME.missing(game, state, False) is None


def test_cleared_tables_mean_nothing_and_a_die_in_its_place_is_the_same_throw() -> None:
    assert TURNS.cleared(START) is None
    assert TURNS.is_roll(die(0, 1)) and not TURNS.is_roll(Closed())
    assert TURNS.same_throw(roll(seen("4")), roll(seen("4")))
    assert not TURNS.same_throw(roll(seen("4")), roll(seen("4", place=1)))
    assert not TURNS.same_throw(roll(seen("4")), roll(seen("5")))


def test_the_players_names_tell_whose_dice_are_whose() -> None:
    made = translator_of(Zicos(), NAMES)
    assert made == OWNED


def test_a_die_thrown_before_the_last_bid_was_told_counts_once_it_is() -> None:
    game = Zicos()
    director = Director(begun(game, NAMES), ZicosTranslator(game), ForgetfulStore())
    director.see(roll(seen("4")))
    director.see(roll(seen("6", place=2)))
    assert director.question is not None
    assert director.question.refusal is ZicosRefusal.NO_ROLL_NOW
    assert director.do(Bid(0, 1)) is None
    assert director.question is None
    assert director.session.log == (die(0, 4), Bid(0, 1), die(1, 6))


def test_dice_shaken_in_the_hand_between_auctions_are_dismissed() -> None:
    game = Zicos()
    log = auction((0, 4, 1), (1, 5, 1), (2, 6, 1))
    director = Director(begun(game, NAMES, log), ZicosTranslator(game), ForgetfulStore())
    director.see(roll(seen("4")))
    assert director.question is not None
    director.dismiss()
    assert director.session.log == tuple(log)
