"""What a learnt set may call dice is what the game calls them."""

from __future__ import annotations

import time
from dataclasses import replace

from assistant.games.game import Refusal
from assistant.games.zombie_dice import FACES, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.options import Feature
from assistant.session.translate.zombie_dice import ZombieTranslator
from tests.games.helpers import after
from tests.session.helpers import thrown
from vision.labels import SPECIAL_FACES, ZOMBIE_COLOURS, ZOMBIE_FACES
from vision.readings import DieReading
from vision.shots import Stands


def test_sets_know_every_die_and_face_of_zombie_dice() -> None:
    named = dict.fromkeys(ZOMBIE_COLOURS, ZOMBIE_FACES) | SPECIAL_FACES
    assert {colour: set(faces) for colour, faces in named.items()} == {
        str(colour): set(map(str, sides)) for colour, sides in FACES.items()
    }
    for colour, faces in named.items():
        assert Stands.ZOMBIE.faces_of(colour) == faces


def reading(colour: str, face: str) -> DieReading:
    (die,) = thrown("gB").dice
    return replace(die, colour=colour, face=face, colours=((colour, 0.97),), faces=((face, 0.97),))


def test_a_learnt_set_brings_the_special_dice_to_the_table() -> None:
    game = ZombieDice(feature=Feature.SUMMER, bus=True)
    translator = ZombieTranslator(game)
    roll = thrown("gB yS rF")
    hunk = replace(roll, dice=(*roll.dice[:2], reading("hunk", "double-brain")))
    found = translator.seen(game.start(2), hunk)
    assert found.question is None
    assert found.dice == dice("gB yS kBB")
    state = after("kBB yS rF", game=game)
    riding = replace(roll, dice=(*roll.dice[:2], reading("bus", "stop-sign")))
    assert translator.seen(state, riding).dice == dice("gB yS bX")
    # The hunk lies aside: another cannot be rolled.
    assert translator.seen(state, hunk).question is not None


def test_special_dice_are_strangers_to_a_table_without_them() -> None:
    game = ZombieDice()
    roll = thrown("gB yS rF")
    hunk = replace(roll, dice=(*roll.dice[:2], reading("hunk", "double-brain")))
    question = ZombieTranslator(game).seen(game.start(2), hunk).question
    assert question is not None
    assert question.refusal is Refusal.UNKNOWN_DIE


def test_answers_with_every_special_die_do_not_keep_the_table_waiting() -> None:
    game = ZombieDice(feature=Feature.SEQUEL, bus=True)
    translator, roll = ZombieTranslator(game), thrown("gB yS rF")
    translator.seen(game.start(2), roll)
    start = time.process_time()
    translator.seen(game.start(2), roll)
    assert time.process_time() - start < 0.5
