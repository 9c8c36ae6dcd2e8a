"""Summaries of games in words."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice.notation import dice
from assistant.history.fairness import Counted
from assistant.history.zombie_dice.dice import counted
from assistant.history.zombie_dice.summary import Summary, by_brains, by_wins, summary
from assistant.locale.words import NO_BREAK, Lang, words
from assistant.ui.present.zombie_dice_history import MOST_CHOICES, often, report
from tests.history.helpers import fair_game, told

FR, EN = words(Lang.FR), words(Lang.EN)
SMALL = "gB gB yB; stopped; rS rS yS; gB yB gF; gB rS gS; stopped; gB gB yS; stopped"


def test_players_in_french() -> None:
    ana, bob = report(summary([told(SMALL)], by_brains), FR, all_games=False).players
    assert (ana.place, ana.name, ana.per_turn, ana.wins) == (0, "Ana", "3,0 par tour", "")
    assert (ana.turns, ana.busts, ana.best) == ("2 tours", "0 perdu", "record 3")
    assert (bob.busts, bob.best) == ("1 perdu", "record 2")
    # Of 2.26 brains a turn that chance gives, and 1.43 given away by stopping early.
    assert ana.luck == "+2,9"
    assert bob.luck.startswith("−")


def test_all_games_count_wins() -> None:
    found = summary(
        [told(SMALL), told("gB gB gB; stopped; gS gB rS; stopped", target=3)], by_brains
    )
    told_all = report(found, EN, all_games=True)
    assert told_all.title == "Summary of 2 games"
    assert [player.wins for player in told_all.players] == ["1 win", "no win"]


def test_a_costly_choice_by_brains_and_by_wins() -> None:
    (choice, *_) = report(summary([told(SMALL)], by_brains), FR, all_games=False).choices
    assert (choice.name, choice.place) == ("Ana", 0)
    assert choice.where == f"Manche 1{NO_BREAK}: 3 cerveaux, aucun fusil"
    assert choice.what == "arrêt\u202f; relancer valait 1,4 cerveau de plus"
    (choice, *_) = report(summary([told(SMALL)], by_wins), EN, all_games=False).choices
    assert choice.what == "stopped; rolling wins 9 times more in 100"


def test_larger_tables_are_told_as_about() -> None:
    found = report(summary([fair_game(2, ("Ana", "Bob", "Cy"))], by_wins), FR, all_games=False)
    assert found.choices != ()
    assert all("environ" in choice.what for choice in found.choices)
    assert max(sum(c.name == name for c in found.choices) for name in ("Ana", "Bob", "Cy")) <= (
        MOST_CHOICES
    )


def test_without_a_costly_choice_this_is_said() -> None:
    found = report(summary([told("gB gS yS; stopped")], by_brains), FR, all_games=False)
    assert (found.choices, found.choices_told) == ((), "Aucun choix n’a vraiment coûté.")


def rolled(text: str) -> Summary:
    return Summary(1, (), counted(dice(text)), None, (), (), ())


def test_few_dice_are_not_judged() -> None:
    green, yellow, _ = report(rolled("gB gB gS"), FR, all_games=False).dice
    assert (green.colour, green.title) == ("green", "3 dés verts")
    assert [face.told for face in green.faces] == [
        "2 sur 1,5 attendus",
        "1 sur 0,5 attendus",
        "0 sur 1,0 attendus",
    ]
    assert green.told.endswith("il en faut 30.")
    assert yellow.title == "0 dé jaune"


def test_uneven_dice_are_told() -> None:
    red = report(rolled("rS " * 60), EN, all_games=False).dice[2]
    assert red.title == "60 red dice"
    assert red.told.startswith("Very odd: fair dice stray as far less than once in 1000 times.")


@pytest.mark.parametrize(
    ("chance", "told_as"),
    [
        (0.97, "presque toujours"),
        (0.42, "42 fois sur 100"),
        (0.0101, "une fois sur 100"),
        (0.008, "8 fois sur 1000"),
        (0.0001, "moins d’une fois sur 1000"),
    ],
)
def test_chances_are_told_as_so_many_times(chance: float, told_as: str) -> None:
    assert often(chance, FR) == told_as


def test_a_kind_of_dice_needs_a_face_at_least() -> None:
    assert Counted("coin", ("heads", "tails"), (0, 0), (0.5, 0.5)).test is None
