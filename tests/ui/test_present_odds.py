"""The odds beside the buttons, on their sheet, and aloud."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.counsel import Counsel, Gap, counsel
from assistant.games.zombie_dice.odds import Advice
from assistant.locale.words import NARROW, NO_BREAK, Lang, words
from assistant.speech.phrases.zombie_dice_odds import odds_phrase
from assistant.ui.odds_choices import Showing
from assistant.ui.present.zombie_dice_odds import OddsTile, next_step, odds_report, odds_tile
from assistant.ui.tables.odds_desk import OddsStanding, Told
from tests.games.helpers import after

FR, EN = words(Lang.FR), words(Lang.EN)
OFF, ON_TAP, ALWAYS = Showing


def known(text: str, seats: int = 2) -> Counsel:
    found = counsel(ZombieDice(), after(text, seats=seats))
    assert isinstance(found, Counsel)
    return found


def tile(
    told: Told, showing: Showing = ALWAYS, *, revealed: bool = True, thinking: bool = False
) -> OddsTile:
    found = odds_tile(OddsStanding(True, showing, revealed, told, thinking), after(""), FR)
    assert found is not None
    return found


RISKY = "gB gS yS"
"""One brain and two shotguns: 68.53 % to lose, 0.2 brains less on average."""


def test_the_odds_beside_the_buttons() -> None:
    shown = tile(known(RISKY))
    assert shown.label == f"69{NARROW}% de tout perdre"
    assert shown.detail == "−0,2 cerveau espéré"
    assert shown.note == f"conseil{NO_BREAK}: s’arrêter"
    assert shown.open


def test_until_somebody_touches_there_are_no_figures() -> None:
    shown = tile(known(RISKY), ON_TAP, revealed=False)
    assert (shown.label, shown.detail, shown.note) == ("Chances", "toucher pour voir", "")
    assert shown.enabled
    assert not shown.open


def test_who_wants_none_sees_none() -> None:
    shown = tile(known(RISKY), OFF, revealed=False)
    assert (shown.label, shown.detail, shown.enabled) == ("Chances", "masquées", False)
    assert odds_tile(OddsStanding(False, OFF, False, None, False), after(""), FR) is None


def test_nothing_to_decide_is_told_as_buttons_tell_it() -> None:
    nothing = OddsStanding(True, ALWAYS, True, None, False)
    short = ZombieDice(target=3)
    told_by = {
        after(""): "après le lancer",
        after("gB yF rF; continued"): "dés en main",
        after("gB gB gB; stopped; gS gB rS; stopped", game=short): "partie finie",
    }
    for state, detail in told_by.items():
        shown = odds_tile(nothing, state, FR)
        assert shown is not None
        assert (shown.detail, shown.enabled) == (detail, False)
    assert tile(None, thinking=True).detail == "je compte…"


def test_a_game_that_the_odds_do_not_know_shows_no_figure_and_says_why() -> None:
    shown = tile(Gap.OPTIONS)
    assert (shown.detail, shown.enabled, shown.open) == ("pas connues ici", True, False)
    assert "plutôt qu’un nombre faux" in odds_report(Gap.OPTIONS, FR).why


def test_a_decision_in_full() -> None:
    told = known("gB gB yB")
    found = odds_report(told, FR)
    assert found.why == ""
    lost, none, *_, three = found.roll
    assert (lost.word, lost.told, lost.bad) == ("tout perdu", f"3{NARROW}%", True)
    assert (none.word, three.word, three.bad) == ("aucun cerveau", "3 cerveaux", False)
    assert sum(chance.chance for chance in found.roll) == pytest.approx(1)
    assert found.turn == (
        "3 cerveaux en s’arrêtant",
        "4,4 cerveaux en relançant",
    )
    assert found.win_title == "Gagner la partie"
    assert len(found.win) == 2
    assert (found.advice, found.advice_why) == ("Relancer", "le plus de chances de gagner")


def test_more_than_two_players_are_told_an_estimate() -> None:
    assert "estimation" in odds_report(known("gB gB yB", seats=3), FR).win_title


def test_a_win_that_asks_for_other_than_brains_says_so() -> None:
    # Bob leads in the last round: stopping wins, though five brains and no shotgun ask for more.
    short = ZombieDice(target=3)
    state = after("gB gB yB; stopped; gB gB gB; gB yB yF", game=short)
    told = counsel(short, state)
    assert isinstance(told, Counsel)
    assert told.win is not None
    assert told.win.stop == 1
    assert told.odds is not None
    assert told.odds.advice == "roll"
    assert tile(told).note == f"pour gagner{NO_BREAK}: s’arrêter"
    found = odds_report(told, FR)
    assert found.advice == "S’arrêter"
    assert found.advice_why == "pour gagner la partie, pas pour le plus de cerveaux"


def test_odds_are_said_in_words() -> None:
    assert odds_phrase(known(RISKY), Lang.FR).startswith(
        "Relancer : 69 pour cent de tout perdre, et 0,2 cerveau de moins en moyenne."
    )
    said = odds_phrase(known("gB gB yB"), Lang.EN)
    assert said.startswith("Rolling: 3 percent to lose it all, and 1.4 brains more on average.")
    assert "Chances to win: " in said
    assert said.endswith("I would roll.")
    assert "%" not in said
    assert "à peu près" in odds_phrase(known("gB gB yB", seats=4), Lang.FR)


@pytest.mark.parametrize(
    ("brains", "may_stop", "may_roll", "step"),
    [
        (0, False, False, None),
        (0, True, True, Advice.ROLL),
        (2, True, True, Advice.STOP),
        (0, True, False, Advice.STOP),
    ],
)
def test_what_is_set_apart_without_advice(
    brains: int, may_stop: bool, may_roll: bool, step: Advice | None
) -> None:
    assert next_step(None, brains, may_stop, may_roll) is step
