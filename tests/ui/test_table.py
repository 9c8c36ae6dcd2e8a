from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from assistant.camera.look import CameraState, Light, Look
from assistant.games.game import Refusal
from assistant.games.zombie_dice import Continued, Rolled, Stopped
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.locale.words import Lang, words
from assistant.session.director import Director
from assistant.session.translate import translator_of
from assistant.speech.silent import SilentSpeaker
from assistant.storage.errors import DiskFullError, Problem
from assistant.ui import seen
from assistant.ui.stage import Stage
from assistant.ui.tables.zombie_dice import ZombieTable
from tests.session.helpers import CLEARED, thrown
from tests.ui.helpers import NAMES, Screen, look_at, looking, stage_at
from vision.readings import Box, StableRoll
from vision.zone import Zone


@pytest.fixture
def twin() -> SilentSpeaker:
    return SilentSpeaker()


@pytest.fixture
def stage(tmp_path: Path, twin: SilentSpeaker) -> Stage:
    return stage_at(tmp_path, speaker=twin)


def on_table(stage: Stage) -> ZombieTable:
    table = stage.table(stage.begin("zombie_dice", {}, NAMES, 0), Screen())
    assert isinstance(table, ZombieTable)
    return table


@pytest.fixture
def table(stage: Stage) -> ZombieTable:
    return on_table(stage)


def said(twin: SilentSpeaker) -> list[str]:
    return [utterance.text for utterance in twin.said]


def see(table: ZombieTable, roll: StableRoll) -> None:
    table.sighted(roll, looking(roll))


def test_a_roll_seen_is_said_shown_and_kept(
    stage: Stage, table: ZombieTable, twin: SilentSpeaker
) -> None:
    table.greet()
    see(table, thrown("gB gB yS"))
    assert said(twin) == ["La partie commence. Au tour de Nora.", "Deux cerveaux, un fusil."]
    assert table.board().said == "«\u202fDeux cerveaux, un fusil.\u202f»"
    kept = stage.unfinished()
    assert kept is not None and kept.session.log == (Rolled(dice("gB gB yS")),)


def test_an_emptied_table_stops_only_with_a_camera(stage: Stage) -> None:
    by_hand = on_table(stage)
    see(by_hand, thrown("gB gB yS"))
    by_hand.sighted(CLEARED, look_at())
    assert len(by_hand.director.session.log) == 1
    stage.camera = lambda kind: lambda onlooker, post: pytest.fail("not opened here")
    seen_table = on_table(stage)
    see(seen_table, thrown("gB gB yS"))
    seen_table.sighted(CLEARED, look_at())
    assert seen_table.director.session.log[-1] == Stopped()


def test_taps_become_events(table: ZombieTable) -> None:
    table.enter(dice("gB yS rF"))
    table.reroll()
    table.enter(dice("rF gB gF"))
    table.stop()
    log = table.director.session.log
    assert log == (Rolled(dice("gB yS rF")), Continued(), Rolled(dice("rF gB gF")), Stopped())
    for _ in range(6):
        table.undo()
    assert table.director.session.log == ()


def test_what_the_rules_refuse_changes_nothing(table: ZombieTable) -> None:
    table.stop()
    table.reroll()
    table.enter(dice("gB gB"))
    assert table.director.session.log == ()
    assert table.refusal(Stopped()) is ZombieRefusal.NOTHING_ROLLED


def test_a_correction_is_said_and_kept(
    stage: Stage, table: ZombieTable, twin: SilentSpeaker
) -> None:
    table.enter(dice("gB gB yS"))
    table.correct(0, 1, dice("gF")[0])
    assert said(twin)[-1] == (
        "Corrigé : des empreintes vertes, et non un cerveau vert. Un cerveau et un fusil en tout."
    )
    kept = stage.unfinished()
    assert kept is not None and kept.session.log == (Rolled(dice("gB gF yS")),)


def test_a_correction_that_breaks_a_later_roll_changes_nothing(table: ZombieTable) -> None:
    table.enter(dice("rB rS rF"))
    table.enter(dice("rB gF gF"))
    log = table.director.session.log
    table.correct(0, 2, dice("rB")[0])
    assert table.director.session.log == log


def test_an_unsure_die_is_asked_about_and_answered(table: ZombieTable, twin: SilentSpeaker) -> None:
    see(table, thrown("gB yF rS", unsure=(1,)))
    assert table.question is not None and table.question.doubts[0].place == 1
    assert said(twin)[-1].startswith("J'hésite.")
    assert table.refusal(Stopped()) is Refusal.ROLL_IN_DOUBT
    table.answer(1, dice("yS")[0])
    assert table.question is None
    assert table.director.session.log == (Rolled(dice("gB yS rS")),)


def test_a_roll_the_cup_cannot_give_is_asked_about(table: ZombieTable) -> None:
    see(table, thrown("gB yF gF"))
    see(table, thrown("rB rB rS", at=200))
    assert table.question is not None
    assert table.question.refusal is Refusal.KEPT_DICE_MISSING
    table.dismiss()
    assert table.question is None and len(table.director.session.log) == 1


def test_the_same_words_are_said_again_for_another_call(
    table: ZombieTable, twin: SilentSpeaker
) -> None:
    for at in (0, 200):
        see(table, thrown("yF yF yF", at=at))
    assert said(twin) == ["Que des empreintes.", "Que des empreintes."]
    for _ in range(2):
        table.undo()
    assert said(twin)[2:] == ["Annulé.", "Annulé."]


def test_a_question_is_put_again_only_once_it_was_dealt_with(
    table: ZombieTable, twin: SilentSpeaker
) -> None:
    for at in (0, 100):
        see(table, thrown("gB yF rS", unsure=(1,), at=at))
    assert len(said(twin)) == 1
    table.dismiss()
    while table.question is not None:
        table.dismiss()
    before = len(said(twin))
    see(table, thrown("gB yF rS", unsure=(1,), at=300))
    assert len(said(twin)) == before + 1


def test_answers_to_no_question_are_ignored(table: ZombieTable) -> None:
    table.answer(0, dice("gB")[0])
    table.accept()
    table.dismiss()
    assert table.director.session.log == ()


def test_a_tapped_outline_is_the_die_that_was_read_there(table: ZombieTable) -> None:
    roll = thrown("gB yS rF")
    see(table, roll)
    box = roll.dice[2].box
    moved = Box(box.left + 8, box.top - 5, box.right + 8, box.bottom - 5)
    assert table.die_at(moved) == 2
    assert table.die_at(Box(900, 600, 950, 650)) is None


def test_a_doubtful_find_that_is_left_out_shifts_no_outline(table: ZombieTable) -> None:
    roll = thrown("gF gB yS rF", unsure=(0,))
    stain = replace(roll.dice[0], confidence=0.2)
    see(table, replace(roll, dice=(stain, *roll.dice[1:])))
    assert table.question is None
    assert [table.die_at(die.box) for die in roll.dice[1:]] == [0, 1, 2]


def test_a_roll_by_hand_has_no_outlines(table: ZombieTable) -> None:
    roll = thrown("gB yS rF")
    see(table, roll)
    table.enter(dice("rF gB gB"))
    assert table.die_at(roll.dice[0].box) is None


@pytest.mark.parametrize(
    ("states", "spoken"),
    [
        ([CameraState.OPENING, CameraState.SEEING], []),
        (
            [CameraState.SEEING, CameraState.SILENT, CameraState.SEEING],
            ["Je ne reçois plus d'image.", "Je vois de nouveau."],
        ),
        (
            [CameraState.LOST, CameraState.SEEING],
            ["La caméra ne répond plus.", "Je vois de nouveau."],
        ),
        ([CameraState.SEEING, CameraState.ENDED], []),
    ],
)
def test_the_camera_is_spoken_of_when_it_matters(
    table: ZombieTable, twin: SilentSpeaker, states: list[CameraState], spoken: list[str]
) -> None:
    for state in states:
        table.camera_changed(state)
    assert said(twin) == spoken


@pytest.mark.parametrize(
    ("state", "light", "french"),
    [
        (CameraState.SEEING, Light.GOOD, "3 dés vus · lumière bonne"),
        (CameraState.SEEING, Light.DARK, "3 dés vus · trop sombre"),
        (CameraState.SEEING, Light.GLARE, "3 dés vus · reflets\u00a0: écartez la lampe"),
        (CameraState.SILENT, Light.GOOD, "Plus d’image depuis 2 secondes"),
        (CameraState.LOST, Light.GOOD, "Caméra perdue"),
        (CameraState.ENDED, Light.GOOD, "Fin de l’enregistrement"),
        (CameraState.ABSENT, Light.GOOD, "Pas de caméra"),
        (CameraState.OPENING, Light.GOOD, "La caméra s’ouvre…"),
    ],
)
def test_the_camera_is_told_in_words(state: CameraState, light: Light, french: str) -> None:
    look = look_at(thrown("gB yS rF").dice, light)
    assert seen.status(state, look, words(Lang.FR)) == french


def test_dice_are_marked_by_word_and_by_line() -> None:
    look = look_at(thrown("gB yF rS", unsure=(1,)).dice)
    marks = seen.marks(look, Zone(), words(Lang.FR))
    assert [(mark.text, mark.sure) for mark in marks] == [
        ("vert · cerveau", True),
        ("jaune · empreintes\u202f? toucher", False),
        ("rouge · fusil", True),
    ]
    assert [mark.rolled for mark in seen.marks(look, Zone.rectangle(left=0.3), words(Lang.FR))] == [
        False, True, True,
    ]  # fmt: skip


def test_a_full_disk_is_told_and_tried_again(stage: Stage) -> None:
    view = Screen()
    opened = stage.begin("zombie_dice", {}, NAMES, 0)
    full = True

    class Store:
        def append(self, event: object, *, over: bool) -> None:
            if full:
                raise DiskFullError(Problem.DISK_FULL, Path("games.db"))
            opened.store.append(event, over=over)

        undo, correct = opened.store.undo, opened.store.correct

    director = Director(opened.session, translator_of(opened.session.game), Store())
    table = ZombieTable(director, stage.voice, Lang.FR, view)
    see(table, thrown("gB gB yS"))
    assert table.trouble.startswith("Le disque est plein")
    assert table.director.session.log == () and view.refreshed > 0
    full = False
    table.retry()
    assert table.trouble == "" and len(table.director.session.log) == 1


def test_the_winner_opens_the_next_game(table: ZombieTable) -> None:
    assert table.opener == 0
    table.enter(dice("rS rS rS"))
    for roll in ("gB gB gB", "gB gB gB", "yB yB yB", "yB rB rB", "gB gB gB"):
        table.enter(dice(roll))
    table.stop()
    assert table.board().winner == "Samuel gagne\u202f!"
    assert table.opener == 1


def at(second: float, look: Look) -> Look:
    return replace(look, reading=replace(look.reading, seconds=second))


@pytest.mark.parametrize(
    ("look", "status", "spoken"),
    [
        (look_at(light=Light.DARK), "trop sombre", "Il fait trop sombre : je lis mal les dés."),
        (
            look_at(light=Light.GLARE),
            "reflets : écartez la lampe",
            "Une lampe se reflète : je lis mal les dés. Déplacez-la un peu.",
        ),
        (
            replace(look_at(), suspended=3.0),
            "une main cache la table",
            "Une main cache la table : j'attends.",
        ),
    ],
    ids=["dark", "glare", "hidden"],
)
def test_what_spoils_the_view_is_shown_and_said_once(
    look: Look, status: str, spoken: str, table: ZombieTable, twin: SilentSpeaker
) -> None:
    for second in (0, 1, 2, 3, 10):
        table.looked(at(second, look))
    table.looked(at(11, look_at()))
    for second in (12, 13, 14, 15):
        table.looked(at(second, look))
    assert [plain(text) for text in said(twin)] == [spoken]
    # It waits its turn: a roll just being called is heard to its end.
    assert not twin.said[0].urgent
    line = seen.status(CameraState.SEEING, look, words(Lang.FR))
    assert plain(line) == f"aucun dé vu · {status}"
    assert seen.warns(CameraState.SEEING, look)


def test_a_good_view_warns_of_nothing() -> None:
    assert not seen.warns(CameraState.SEEING, look_at())
    assert seen.warns(CameraState.LOST, look_at())


def test_a_leaning_die_is_marked_by_that_alone() -> None:
    roll = thrown("gB yF rS")
    dice_seen = (replace(roll.dice[0], leans=0.8), *roll.dice[1:])
    mark = seen.marks(look_at(dice_seen), Zone(), words(Lang.FR))[0]
    assert (mark.text, mark.sure) == ("penche", False)


def plain(text: str) -> str:
    """With plain spaces."""
    return " ".join(text.split())
