from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.games.zombie_dice import Colour, Rolled, Special, ZombieDice
from assistant.games.zombie_dice.notation import dice, read
from assistant.games.zombie_dice.options import Feature
from assistant.locale.words import Lang, words
from assistant.session.session import begun
from assistant.ui.choices import ALL_DICE, correctable, enterable, history, nameable
from tests.ui.helpers import NAMES, played


def colours(*events: str, chosen: str = "") -> str:
    """Letters of the colours that may be entered next."""
    play = played(*events)
    open_dice = enterable(lambda e: play.game.refusal(play.state, e), dice(chosen), ALL_DICE)
    return "".join(c.value[0] for c in Colour if any(die.colour is c for die in open_dice))


@pytest.mark.parametrize(
    ("events", "chosen", "may"),
    [
        ((), "", "gyr"),
        (("rolled gB gF gF",), "", "gyr"),
        (("rolled gB gF gF",), "rB", "g"),
        (("rolled gF yF rF",), "gB", "yr"),
        (("rolled gF yF rF",), "gB yB", "r"),
        (("rolled rB rS rF",), "rB", "gy"),
        ((), "rB rB rB", ""),
    ],
)
def test_only_colours_that_can_come_are_offered(
    events: tuple[str, ...], chosen: str, may: str
) -> None:
    assert colours(*events, chosen=chosen) == may


def test_special_dice_are_offered_where_they_are_played_with() -> None:
    game = ZombieDice(feature=Feature.SUMMER, bus=True)
    play = begun(game, NAMES, [read("rolled kF gB gB")])
    can_be = nameable(game)
    assert {die.colour for die in can_be} == {*Colour, Special.HUNK, Special.HOTTIE, Special.BUS}
    assert nameable(ZombieDice()) == ALL_DICE

    def offered(chosen: str) -> set[str]:
        judge = enterable(lambda e: game.refusal(play.state, e), dice(chosen), can_be)
        return {die.colour.value for die in judge}

    assert offered("") == {"green", "yellow", "red", "hunk", "hottie", "bus"}
    assert offered("bS") == {"green", "yellow", "red", "hunk", "hottie"}
    assert offered("gB gB") == {"hunk", "bus"}
    changed = correctable(play, 0, 0)
    assert {die.colour for die in changed} == {*Colour, Special.HUNK, Special.HOTTIE}


def test_nothing_can_be_entered_after_the_end() -> None:
    play = played("rolled gB gB gB", "stopped", "rolled rS rS rS", target=3)
    assert enterable(lambda e: play.game.refusal(play.state, e), (), ALL_DICE) == frozenset()


@given(st.lists(st.sampled_from(ALL_DICE), min_size=3, max_size=3))
def test_any_legal_roll_can_be_entered_die_by_die(roll: list[object]) -> None:
    play = played("rolled gB yF rF")

    def judge(event: object) -> object:
        return play.game.refusal(play.state, event)  # type: ignore[arg-type]

    whole = tuple(roll)
    enterable_all = all(
        die in enterable(judge, whole[:place], ALL_DICE)  # type: ignore[arg-type]
        for place, die in enumerate(whole)
    )
    assert enterable_all == (judge(Rolled(whole)) is None)  # type: ignore[arg-type]


def test_a_correction_that_a_later_roll_forbids_is_not_offered() -> None:
    # All three red dice were out: the one rolled again cannot have been set aside.
    play = played("rolled rB rS rF", "rolled rB gF gF")
    allowed = correctable(play, 0, 2)
    assert dice("rF")[0] in allowed
    assert dice("rB")[0] not in allowed
    assert set(dice("rS rB")) <= correctable(play, 0, 0)


def test_a_decision_has_no_dice_to_correct() -> None:
    assert correctable(played("rolled gB yS rF", "stopped"), 1, 0) == frozenset()


def test_history_is_told_newest_first() -> None:
    play = played(
        "rolled gB yS rF", "continued", "rolled rF gB gF", "stopped", "rolled rS rS rS",
        "rolled gF gF gF", "stopped",
    )  # fmt: skip
    told = [
        (line.place, line.name, line.round, line.title, line.note, line.lost)
        for line in history(play, words(Lang.FR))
    ]
    assert told == [
        (6, "Nora", "manche 2", "s’arrête sans rien", "", False),
        (5, "Nora", "manche 2", "lancer 1", "0 cerveau", False),
        (4, "Samuel", "manche 1", "lancer 1", "perdu", True),
        (3, "Nora", "manche 1", "s’arrête, 2 cerveaux", "", False),
        (2, "Nora", "manche 1", "lancer 2", "2 cerveaux", False),
        (1, "Nora", "manche 1", "reprend les dés", "", False),
        (0, "Nora", "manche 1", "lancer 1", "1 cerveau", False),
    ]


def test_a_lost_turn_tells_what_it_cost() -> None:
    play = played("rolled gB yS rS", "rolled gB yS yB")
    assert history(play, words(Lang.EN))[0].note == "lost, 3 brains gone"
