from __future__ import annotations

import pytest

from assistant.games.game import Refusal
from assistant.games.zombie_dice import Event, Rolled
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.locale.words import Lang, words
from assistant.ui.present import shown_refusal
from assistant.ui.present.common import why
from assistant.ui.present.zombie_dice import Scoreboard, present
from tests.ui.helpers import NAMES, played

BUST = "rolled rS rS rS"


def board(
    *events: str, names: tuple[str, ...] = NAMES, target: int = 13, lang: Lang = Lang.FR
) -> Scoreboard:
    play = played(*events, names=names, target=target)
    return present(play, lambda e: play.game.refusal(play.state, e), "", words(lang))


@pytest.mark.parametrize(
    ("events", "brains", "shotguns", "total", "note"),
    [
        ((), 0, 0, "0 + 0 = 0", "il en manque 13"),
        (("rolled gB yS rF",), 1, 1, "0 + 1 = 1", "il en manque 12"),
        (("rolled gB gB gB", "stopped", BUST, "rolled yB gF gF"), 1, 0, "3 + 1 = 4",
         "il en manque 9"),
        (("rolled gB yS rS", "rolled gB gS yS"), 0, 0, "0 + 0 = 0", "il en manque 13"),
    ],
)  # fmt: skip
def test_the_turn_adds_up(
    events: tuple[str, ...], brains: int, shotguns: int, total: str, note: str
) -> None:
    shown = board(*events)
    assert (shown.brains, shown.shotguns, shown.sum, shown.sum_note) == (
        brains,
        shotguns,
        total,
        note,
    )


@pytest.mark.parametrize(
    ("events", "before", "name", "after"),
    [
        ((), "Au tour de ", "Nora", " — lancez les dés"),
        (("rolled gB yS rF",), "Au tour de ", "Nora", " — lancer 1"),
        (("rolled gB yS rF", "rolled rF gF gF"), "Au tour de ", "Nora", " — lancer 2"),
        (("rolled gB yS rF", "continued"), "Au tour de ", "Nora", " — dés en main"),
        (("rolled gB yS rF", "stopped"), "Au tour de ", "Samuel", " — lancez les dés"),
    ],
)
def test_the_headline_says_whose_turn_and_which_roll(
    events: tuple[str, ...], before: str, name: str, after: str
) -> None:
    headline = board(*events).headline
    assert (headline.before, headline.name, headline.after) == (before, name, after)


def test_a_name_is_linked_as_french_wants() -> None:
    assert board(names=("Iris", "Nora")).headline.before == "Au tour d’"
    assert board(names=("Iris", "Nora"), lang=Lang.EN).headline.after == "’s turn — to roll"


@pytest.mark.parametrize(
    ("events", "target", "said"),
    [
        ((), 13, "manche 1"),
        ((BUST, BUST), 13, "manche 2"),
        (("rolled gB gB gB", "stopped"), 3, "dernière manche"),
        (("rolled gB gB gB", "stopped", "rolled gB gB gB", "stopped"), 3, "départage"),
        (("rolled gB gB gB", "stopped", BUST), 3, ""),
    ],
)
def test_the_round_is_named(events: tuple[str, ...], target: int, said: str) -> None:
    assert board(*events, target=target).round == said


@pytest.mark.parametrize(
    ("events", "stop", "reroll", "undo", "by_hand"),
    [
        ((), (False, "rien de lancé"), (False, "rien de lancé"), (False, "rien à annuler"), True),
        (("rolled gB gB rF",), (True, "marquer 2 cerveaux"), (True, "dés en main"),
         (True, "dernier lancer"), True),
        (("rolled gF gF rF",), (True, "ne rien marquer"), (True, "dés en main"),
         (True, "dernier lancer"), True),
        (("rolled gB gB rF", "continued"), (False, "il faut lancer"), (False, "il faut lancer"),
         (True, "la relance"), True),
        (("rolled gB gB rF", "stopped"), (False, "rien de lancé"), (False, "rien de lancé"),
         (True, "l’arrêt"), True),
    ],
)  # fmt: skip
def test_buttons_grey_out_by_the_rules(
    events: tuple[str, ...],
    stop: tuple[bool, str],
    reroll: tuple[bool, str],
    undo: tuple[bool, str],
    by_hand: bool,
) -> None:
    shown = board(*events)
    assert (shown.stop.enabled, shown.stop.detail) == stop
    assert (shown.reroll.enabled, shown.reroll.detail) == reroll
    assert (shown.undo.enabled, shown.undo.detail) == undo
    assert shown.by_hand.enabled is by_hand


def test_nothing_but_undo_is_offered_after_the_end() -> None:
    shown = board("rolled gB gB gB", "stopped", BUST, target=3)
    assert [shown.stop.enabled, shown.reroll.enabled, shown.by_hand.enabled] == [False] * 3
    assert shown.undo.enabled
    assert shown.winner == "Nora gagne\u202f!"
    assert [(r.rank, r.name, r.points, r.wins) for r in shown.ranks] == [
        (1, "Nora", "3 cerveaux", True),
        (2, "Samuel", "0 cerveau", False),
    ]


def test_equal_players_share_a_rank() -> None:
    shown = board("rolled gB gB gB", "stopped", BUST, BUST, target=3, names=("A", "B", "C"))
    assert [rank.rank for rank in shown.ranks] == [1, 2, 2]


def test_those_outside_a_tie_break_sit_out() -> None:
    events = ("rolled gB gB gB", "stopped", "rolled gB gB gB", "stopped", BUST)
    players = board(*events, target=3, names=("A", "B", "C")).players
    assert [player.plays for player in players] == [True, True, False]
    assert [player.on_turn for player in players] == [True, False, False]


def test_the_cup_is_counted_by_colour() -> None:
    shown = board("rolled gB yS rF")
    assert [(part.count, part.word) for part in shown.cup] == [
        (5, "verts"),
        (3, "jaunes"),
        (2, "rouges"),
    ]
    assert shown.cup_note == "à relancer\u00a0: 1 rouge"


def test_a_cup_that_will_be_refilled_is_announced() -> None:
    rolls = ("rolled gB gB gB", "rolled gB gB gB", "rolled yB yB yB", "rolled yB rB rB")
    assert board(*rolls).cup_note == "presque vide\u00a0: les cerveaux y retournent"
    assert board(*rolls, "continued").brains_note == "dont 12 notés"
    assert board(*rolls, "continued").brains == 12


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ((), ""),
        (("rolled gB gB gB", "stopped"), "Il manque 3 cerveaux pour rejoindre Nora"),
        (("rolled gB gB gB", "stopped", "rolled gB gB rF"),
         "Il manque 1 cerveau pour rejoindre Nora"),
        (("rolled gB gB gB", "stopped", "rolled gB gB gB"), "Assez pour rejoindre Nora"),
        (("rolled gB gB gB", "stopped", "rolled gB gB gB", "stopped"), "À égalité avec Samuel"),
        (("rolled gB gB gB", "stopped", "rolled gB gB gB", "rolled gB yF yF"),
         "Assez pour prendre la tête"),
        (("rolled gB gB gB",), "Assez pour prendre la tête"),
        (("rolled gF gF gF",), ""),
        (("rolled gB gB gB", "stopped", BUST), "Nora mène"),
        (("rolled gB gB gB", "stopped", BUST, "rolled gB yS yS"), "Nora mène"),
    ],
)  # fmt: skip
def test_the_chase_is_told(events: tuple[str, ...], said: str) -> None:
    assert board(*events).chase == said


def test_with_the_dice_in_hand_nothing_is_promised_for_stopping() -> None:
    before = ("rolled gB gB gB", "stopped", "rolled rS rS rS", "rolled yB yB rF")
    stopping = board("rolled gB gF gF", "stopped", "rolled gB gB rF")
    assert (stopping.sum_title, stopping.chase) == ("En s’arrêtant", "Assez pour prendre la tête")
    shown = board("rolled gB gF gF", "stopped", "rolled gB gB rF", "continued")
    assert (shown.sum_title, shown.sum, shown.sum_note) == ("Marqués", "0", "il en manque 13")
    assert shown.chase == "Il manque 1 cerveau pour rejoindre Nora"
    ahead = board(*before, "continued")
    assert (ahead.sum_title, ahead.sum, ahead.chase) == ("Marqués", "3", "Nora mène")


def test_dice_to_roll_again_are_counted() -> None:
    assert board("rolled yF yF yF").cup_note == "à relancer\u00a0: 3 jaunes"
    assert board("rolled yF gF yF").cup_note == "à relancer\u00a0: 2 jaunes et 1 vert"


def test_a_lost_turn_stays_visible_until_the_next_roll() -> None:
    assert board("rolled gB gB gB", "stopped", BUST).lost
    assert not board("rolled gB gB gB", "stopped", BUST, "rolled gB gB gB").lost
    assert board(BUST).last_roll == dice("rS rS rS")


def test_reasons_are_concrete() -> None:
    play, w = played("rolled gB yS rF"), words(Lang.FR)
    four, three = Rolled(dice("gB gB gB gB")), Rolled(dice("gB gB gB"))
    assert shown_refusal(play, four, Refusal.WRONG_DICE_COUNT, w) == "Je vois 4 dés, il en faut 3."
    missing = shown_refusal(play, three, Refusal.KEPT_DICE_MISSING, w)
    assert missing.endswith("aucun dé rouge.")
    assert why("zombie_dice", ZombieRefusal.COMMITTED, w) == "il faut lancer"
    assert why("zombie_dice", Refusal.UNKNOWN_DIE, w) == ""


def test_the_judge_is_asked_and_not_second_guessed() -> None:
    play = played("rolled gB gB rF")
    asked: list[Event] = []

    def judge(event: Event) -> Refusal | None:
        asked.append(event)
        return Refusal.ROLL_IN_DOUBT

    shown = present(play, judge, "Deux cerveaux.", words(Lang.FR))
    assert not shown.stop.enabled and not shown.reroll.enabled
    assert shown.stop.detail == "lancer en doute"
    assert len(asked) == 2
    assert shown.said == "«\u202fDeux cerveaux.\u202f»"
