"""Who sees which odds, and when."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest

from assistant.games.zombie_dice.counsel import Counsel
from assistant.games.zombie_dice.odds import odds as odds_of
from assistant.games.zombie_dice.position import Position
from assistant.ui.odds_choices import OddsChoices, Showing, read
from assistant.ui.tables.odds_desk import OddsDesk, prepare
from assistant.ui.thinker import AtOnce
from tests.ui.helpers import played

OFF, ON_TAP, ALWAYS = Showing

WARM_SECONDS = 0.02


def forget(_text: str) -> None:
    """Keep nothing."""


class Later:
    """Answers when it is told to; implements `Thinker`."""

    def __init__(self) -> None:
        self.asked: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []

    def ask(
        self, question: Callable[[], Any], answer: Callable[[Any], None], wait_seconds: float = 0.0
    ) -> None:
        self.asked.append((question, answer))

    def answer(self) -> None:
        for question, answer in self.asked:
            answer(question())
        self.asked.clear()


def desk(choices: OddsChoices | None = None, kept: list[str] | None = None) -> OddsDesk:
    written = choices.written() if choices else None
    return OddsDesk(AtOnce(), written, (kept if kept is not None else []).append)


def test_on_tap_is_the_usual_choice_and_hides_again_with_the_next_decision() -> None:
    odds = desk()
    odds.follow(played("rolled gB yB rF"))
    now = odds.standing()
    assert (now.wanted, now.showing, now.revealed, now.thinking) == (True, ON_TAP, False, False)
    assert isinstance(now.told, Counsel)
    odds.reveal()
    assert odds.standing().revealed
    odds.follow(played("rolled gB yB rF", "rolled gF yF rF"))
    assert not odds.standing().revealed


def test_nothing_is_told_where_nothing_is_to_be_decided() -> None:
    odds = desk(OddsChoices(ALWAYS))
    for events in ((), ("rolled gB yB rF", "continued"), ("rolled gS yS rS",)):
        odds.follow(played(*events))
        now = odds.standing()
        assert (now.told, now.thinking) == (None, False)


def test_a_choice_is_the_players_own() -> None:
    odds = desk(OddsChoices(ON_TAP).with_player("nora", ALWAYS).with_player("Samuel", OFF))
    odds.follow(played("rolled gB yB rF"))
    assert odds.standing().revealed
    odds.follow(played("rolled gB yB rF", "stopped", "rolled gB yB rF"))
    now = odds.standing()
    assert (now.wanted, now.showing, now.revealed) == (True, OFF, False)
    odds.reveal()
    assert not odds.standing().revealed


def test_where_nobody_wants_odds_there_is_no_place_for_them_and_none_are_worked_out() -> None:
    thinker = Later()
    odds = OddsDesk(thinker, OddsChoices(OFF).written(), forget)
    odds.follow(played("rolled gB yB rF"))
    assert not odds.standing().wanted
    assert thinker.asked == []


def test_choices_are_kept_and_hold_at_once() -> None:
    kept: list[str] = []
    odds = desk(kept=kept)
    told = 0

    def changed() -> None:
        nonlocal told
        told += 1

    odds.listen(changed)
    odds.follow(played("rolled gB yB rF"))
    odds.choose("Nora", ALWAYS)
    assert odds.standing().revealed
    assert told >= 1
    assert read(kept[-1]).of("NORA") is ALWAYS
    odds.choose_for_all(OFF)
    assert not odds.standing().wanted
    assert read(kept[-1]) == OddsChoices(OFF)


def test_answers_come_later_and_those_to_old_questions_are_dropped() -> None:
    thinker = Later()
    odds = OddsDesk(thinker, OddsChoices(ALWAYS).written(), forget)
    odds.follow(played("rolled gB yB rF"))
    assert (odds.standing().told, odds.standing().thinking) == (None, True)
    odds.follow(played("rolled gB yB rF", "rolled gB yB rB"))
    thinker.answer()
    told = odds.standing().told
    assert isinstance(told, Counsel)
    assert told.held == 5


def test_the_same_state_is_not_asked_about_twice() -> None:
    thinker = Later()
    odds = OddsDesk(thinker, None, forget)
    play = played("rolled gB yB rF")
    odds.follow(play)
    odds.follow(play)
    assert len(thinker.asked) == 1


def test_the_table_choice_overrides_those_who_sit_there() -> None:
    choices = OddsChoices().with_player("Ana", ALWAYS).with_player("Bob", OFF)
    choices = choices.with_table(OFF, ("ANA", "Cy"))
    assert [choices.of(name) for name in ("Ana", "Bob", "Cy")] == [OFF, OFF, OFF]
    choices = choices.with_table(ALWAYS, ("Ana",))
    assert [choices.of(name) for name in ("Ana", "Bob", "Cy")] == [ALWAYS, OFF, ALWAYS]


@pytest.mark.parametrize("text", [None, "", "[]", "{", '{"table": "sometimes"}', '{"players": 3}'])
def test_choices_that_cannot_be_read_are_the_usual_ones(text: str | None) -> None:
    assert read(text) == OddsChoices()


def test_choices_are_read_as_they_were_written() -> None:
    choices = OddsChoices(OFF).with_player("Élodie", ALWAYS)
    assert read(choices.written()) == choices


def test_what_takes_longest_is_found_out_beforehand() -> None:
    thinker = Later()
    prepare(thinker, 2.0)
    thinker.answer()
    begun = process_time()
    odds_of(Position())
    assert process_time() - begun < WARM_SECONDS
