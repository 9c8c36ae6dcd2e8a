"""The table shows something else than is counted: either is adopted with one tap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from assistant.camera.look import Look
from assistant.games.zombie_dice import Die, Event, State, ZombieDice
from assistant.games.zombie_dice.notation import write
from assistant.locale.words import Lang, words
from assistant.session.director import Director
from assistant.session.ports import ForgetfulStore
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from assistant.ui.present.zombie_dice_check import present_check
from assistant.ui.tables.zombie_dice import ZombieTable
from tests.session.helpers import thrown
from tests.session.test_recount import laid
from tests.ui.helpers import Screen, look_at, played
from vision.laid_out import LaidOut

COUNTED = laid(left="gB", right="yS", inside="rF")
OTHER = laid(left="gB yB", inside="rF")


@pytest.fixture
def screen() -> Screen:
    return Screen()


@pytest.fixture
def speaker() -> SilentSpeaker:
    return SilentSpeaker()


@pytest.fixture
def table(screen: Screen, speaker: SilentSpeaker) -> Iterator[ZombieTable]:
    session = played("rolled gB yS rF")
    director: Director[State, Event, Die] = Director(
        session, ZombieTranslator(ZombieDice()), ForgetfulStore()
    )
    yield ZombieTable(director, Voice(speaker), Lang.FR, screen)


def looking(laid_out: LaidOut | None) -> Look:
    return replace(look_at(), laid_out=laid_out)


def log_of(table: ZombieTable) -> list[str]:
    return [write(event) for event in table.director.session.log]


def test_agreement_is_silent(table: ZombieTable, screen: Screen) -> None:
    for look in (looking(None), looking(COUNTED), looking(None)):
        table.looked(look)
    assert table.recount is None
    assert screen.refreshed == 0


def test_a_difference_is_shown_until_the_table_agrees(table: ZombieTable) -> None:
    table.looked(looking(OTHER))
    assert table.recount is not None
    check = present_check(table.director.state, table.recount, words(Lang.FR))
    assert (check.table, check.count) == ("2 cerveaux, 0 fusil", "1 cerveau, 1 fusil")
    # A hand that reaches over says nothing.
    table.looked(looking(None))
    assert table.recount is not None
    table.looked(looking(COUNTED))
    assert table.recount is None


def test_the_table_may_be_believed(table: ZombieTable, speaker: SilentSpeaker) -> None:
    table.looked(looking(OTHER))
    table.believe_table()
    assert log_of(table) == ["rolled gB yB rF"]
    assert table.director.state.brains == 2
    assert speaker.said[-1].text.startswith("Corrigé : un cerveau jaune, et non un fusil jaune.")
    table.looked(looking(OTHER))
    assert table.recount is None


def test_believing_the_table_is_undone_like_anything_else(table: ZombieTable) -> None:
    table.looked(looking(OTHER))
    table.believe_table()
    assert table.board().undo.detail == "le compte de la table"
    table.undo()
    assert log_of(table) == ["rolled gB yS rF"]
    table.looked(looking(OTHER))
    assert table.recount is None
    table.undo()
    assert log_of(table) == []


def test_once_the_game_has_gone_on_the_last_event_is_undone(table: ZombieTable) -> None:
    table.looked(looking(OTHER))
    table.believe_table()
    table.stop()
    table.undo()
    assert log_of(table) == ["rolled gB yB rF"]
    assert not table.adopted


def test_the_count_may_be_believed_for_the_turn(table: ZombieTable) -> None:
    table.looked(looking(OTHER))
    table.believe_count()
    assert table.recount is None
    table.looked(looking(OTHER))
    table.director.see(thrown("gF gB rF"))
    table.looked(looking(laid(left="gB yB gB", inside="rF gF")))
    assert table.recount is None
    table.stop()
    table.director.see(thrown("gB yS rF"))
    table.looked(looking(OTHER))
    assert table.recount is not None


def test_questions_come_first(table: ZombieTable) -> None:
    table.looked(looking(OTHER))
    table.director.see(thrown("gB yS rF", unsure=(0,)))
    assert table.question is not None
    assert table.recount is None
