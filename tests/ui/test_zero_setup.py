"""What a table may choose before it plays Zero."""

from __future__ import annotations

import pytest

from assistant.games.registry import entry
from assistant.games.zero import SecondKnock, Zero
from assistant.locale.words import Lang, Words, words
from assistant.ui.present.settings import Setting, settings
from assistant.ui.present.zero_setup import SETTINGS, chosen_line

W = words(Lang.FR)


def offered(w: Words) -> tuple[Setting, ...]:
    return settings("zero", SETTINGS, {}, w)


def test_every_option_but_who_begins_can_be_set() -> None:
    assert {*SETTINGS, "first"} == set(entry("zero").kinds)


def test_the_usual_rules_come_first_and_are_chosen() -> None:
    for setting in offered(W):
        assert [choice.chosen for choice in setting.choices].index(True) == 0
    first = {setting.name: setting.choices[0].value for setting in offered(W)}
    assert entry("zero").make(first) == Zero()


@pytest.mark.parametrize("lang", Lang)
def test_every_value_makes_a_game_and_is_told_when_it_is_not_usual(lang: Lang) -> None:
    w = words(lang)
    for setting in offered(w):
        for choice in setting.choices:
            options = {setting.name: choice.value}
            game = entry("zero").make(options)
            assert getattr(game, setting.name) == choice.value
            line = chosen_line(options, w)
            assert (line == w("zero-set-usual")) == (choice is setting.choices[0])
            assert choice is setting.choices[0] or choice.label in line


def test_one_choice_is_told_and_several_are_counted() -> None:
    line = chosen_line({"second_knock": SecondKnock.AT_ONCE, "pot": 5}, W)
    assert line.replace("\u00a0", " ") == "Après le second coup : fin aussitôt"
    assert chosen_line({"rounds": 4, "pot": 4}, W) == "2 choix de la table"
