"""The table of Spicy with real widgets and touches, in both orientations."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from assistant.games.spicy import (
    Accepted,
    Challenged,
    Copied,
    End,
    Fault,
    Numbered,
    Passed,
    Penalised,
    Played,
    Revealed,
    Spice,
    Trait,
    Wild,
    WorldEnded,
)
from assistant.locale.words import Lang
from assistant.ui.screens.spicy.panes import SpicyAsk, SpicyEnd
from assistant.ui.screens.spicy.parts import SpiceButton, SpicyChoice
from assistant.ui.widgets.basics import Text
from tests.games.spicy.helpers import events
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing

LONG = ("Maximilienne-Charlotte", "Jean-Christophe", "Bob", "Anne", "Zoé", "Nathanaël")
SIZES = [LANDSCAPE, PORTRAIT]


def seated(
    opened: Open,
    *names: str,
    size: tuple[int, int] = LANDSCAPE,
    lang: Lang = Lang.FR,
    **options: bool,
) -> Bench:
    """A game of Spicy on the table."""
    bench = opened(size, lang=lang)
    bench.app.begin("spicy", options, names or ("Nora", "Samuel", "Iris"), 0)
    bench.draw()
    return bench


def play(bench: Bench, text: str) -> None:
    """Bring the table to a moment of the game, without a finger."""
    for event in events(text):
        assert bench.table.refusal(event) is None, event
        bench.table.do(event)
    bench.draw()


def latest(bench: Bench) -> object:
    """What happened last."""
    return bench.log[-1]


def card(bench: Bench, name: str) -> None:
    """Tap a card."""
    bench.tap(bench.button(name, SpiceButton))


def shown(bench: Bench, kind: Any) -> Any:
    (found,) = bench.widgets(kind)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_played_by_taps(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.press("Spicy")
    bench.seat("Nora", "Samuel", "Iris")
    bench.press("Commencer")
    bench.shoot("spicy-opens")
    card(bench, "2 piment")
    card(bench, "7 piment")
    bench.shoot("spicy-claims")
    assert overflowing(bench) == []
    assert "Après un 7 piment : 8, 9 ou 10 piment." in bench.texts()
    bench.press("Contester l'épice")
    bench.shoot("spicy-who")
    bench.press("Iris")
    bench.shoot("spicy-reveal")
    assert overflowing(bench) == []
    card(bench, "7 poivre")
    bench.shoot("spicy-verdict")
    assert overflowing(bench) == []
    assert bench.table.director.state.won == (0, 0, 2)
    card(bench, "1 wasabi")
    bench.press("Passer")
    bench.press("Fin du monde")
    assert shown(bench, SpicyEnd).winner == "Nora et Iris gagnent ensemble\u202f!"
    bench.shoot("spicy-end")
    assert overflowing(bench) == []
    assert bench.log == (
        Played(2, Spice.CHILI),
        Played(7, Spice.CHILI),
        Challenged(2, Trait.SPICE),
        Revealed(Numbered(7, Spice.PEPPER)),
        Played(1, Spice.WASABI),
        Passed(),
        WorldEnded(),
    )
    for left in range(6, -1, -1):
        bench.press("Annuler")
        assert len(bench.log) == left
    assert bench.button("Annuler").disabled


def test_two_trophies_are_taken_by_taps(opened: Open) -> None:
    bench = seated(opened, "Nora", "Samuel")
    play(bench, "; ".join(f"{number} chili" for number in range(1, 11)))
    assert "Dernière carte : elle s'annonce." in bench.texts()
    bench.shoot("spicy-last")
    card(bench, "1 piment")
    assert latest(bench) == Played(1, Spice.CHILI, last=True)
    bench.shoot("spicy-waits")
    assert overflowing(bench) == []
    assert bench.button("Passer").disabled
    bench.press("Personne ne conteste")
    assert latest(bench) == Accepted()
    card(bench, "2 piment")
    bench.press("Personne ne conteste")
    for number in (3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3):
        card(bench, f"{number} piment")
    bench.press("Personne ne conteste")
    assert bench.table.director.state.end is End.TWO_TROPHIES
    assert shown(bench, SpicyEnd).winner == "Nora gagne\u202f!"
    bench.shoot("spicy-two-trophies")
    bench.press("Rejouer")
    assert bench.log == () and bench.table.director.session.names == ("Nora", "Samuel")


def test_a_last_card_that_was_not_announced_is_taken_back(opened: Open) -> None:
    bench = seated(opened, "Nora", "Samuel")
    play(bench, "; ".join(f"{number} chili" for number in range(1, 11)))
    bench.press("Oublié")
    assert latest(bench) == Passed(Fault.LAST_UNANNOUNCED)
    assert bench.table.director.state.hands == (2, 1)


def test_a_wrong_claim_says_the_rule_and_costs_a_card(opened: Open) -> None:
    bench = seated(opened)
    play(bench, "2 chili; 7 chili")
    bench.press("Autre…")
    bench.shoot("spicy-more")
    bench.press("Une autre annonce")
    card(bench, "3 wasabi")
    bench.shoot("spicy-wrong")
    assert "Après un 7 piment : 8, 9 ou 10 piment." in bench.texts()
    assert overflowing(bench) == []
    bench.press("Reprend la carte et pioche")
    assert latest(bench) == Passed(Fault.WRONG_CLAIM)
    bench.press("Autre…")
    bench.press("Une autre annonce")
    card(bench, "9 piment")
    assert latest(bench) == Played(9, Spice.CHILI)


def test_a_question_is_left_without_anything_happening(opened: Open) -> None:
    bench = seated(opened)
    play(bench, "2 chili")
    for way_back in ("Retour", "Annuler"):
        bench.press("Contester la valeur")
        assert shown(bench, SpicyAsk).title == "Contester la valeur"
        bench.press(way_back)
        assert not list(bench.widgets(SpicyAsk))
    assert len(bench.log) == 1


def test_what_happens_less_often_is_told(opened: Open) -> None:
    bench = seated(opened)
    play(bench, "2 chili")
    bench.press("Autre…")
    bench.press("Une carte regardée")
    bench.press("Iris")
    assert latest(bench) == Penalised(2)
    bench.press("Autre…")
    bench.press("Rien de nommé")
    bench.press("Samuel")
    assert latest(bench) == Challenged(1, None)
    bench.press("Fin du monde")
    bench.shoot("spicy-world")
    bench.press("1 carte")
    assert latest(bench) == WorldEnded(1)


def test_a_wild_card_is_shown(opened: Open) -> None:
    bench = seated(opened, "Nora", "Samuel")
    play(bench, "2 chili")
    bench.press("Contester la valeur")
    assert latest(bench) == Challenged(1, Trait.NUMBER)
    bench.tap(bench.button("joker d'épice", SpicyChoice))
    assert latest(bench) == Revealed(Wild(Trait.SPICE))
    bench.shoot("spicy-wild")
    assert overflowing(bench) == []


def test_a_claim_is_copied_and_challenged_as_a_whole(opened: Open) -> None:
    bench = seated(opened, copy_cat=True, change_your_luck=True)
    play(bench, "2 pepper")
    bench.press("Copier")
    bench.press("Iris")
    assert latest(bench) == Copied(2)
    card(bench, "5 poivre")
    bench.shoot("spicy-tuck")
    assert overflowing(bench) == []
    bench.press("Deux")
    assert latest(bench) == Played(5, Spice.PEPPER, tucked=2)
    bench.press("Copier")
    bench.press("Samuel")
    bench.press("Aucune")
    assert latest(bench) == Copied(1)
    bench.shoot("spicy-copy")
    bench.press("Contester la copie")
    bench.press("Nora")
    assert latest(bench) == Challenged(0, Trait.BOTH)


@pytest.mark.parametrize(("size", "lang"), [(LANDSCAPE, Lang.FR), (PORTRAIT, Lang.EN)])
def test_six_long_names_fit(opened: Open, size: tuple[int, int], lang: Lang) -> None:
    bench = seated(opened, *LONG, size=size, lang=lang)
    play(bench, "2 chili; 7 chili; challenged 4 number; revealed wild number; 1 wasabi")
    bench.shoot(f"spicy-six-{lang}")
    assert overflowing(bench) == []
    bench.screen.tap_second()
    bench.shoot(f"spicy-six-who-{lang}")
    assert overflowing(bench) == []
    bench.screen.tap_undo()
    play(bench, "passed; world_ended")
    bench.shoot(f"spicy-six-end-{lang}")
    assert overflowing(bench) == []


def test_the_past_is_told_by_who_did_it(opened: Open) -> None:
    bench = seated(opened)
    play(bench, "2 chili; 7 chili; challenged 2 spice; revealed 7 pepper")
    bench.press("Historique")
    bench.shoot("spicy-history")
    assert "Iris conteste l'épice." in bench.texts()
    assert overflowing(bench) == []


def test_a_long_game_leaves_no_widgets_behind(opened: Open) -> None:
    bench = seated(opened)

    def alive() -> int:
        gc.collect()
        return sum(issubclass(type(thing), Text) for thing in gc.get_objects())

    play(bench, "passed; passed; passed")
    before = alive()
    play(bench, "passed; " * 12)
    assert alive() <= before
