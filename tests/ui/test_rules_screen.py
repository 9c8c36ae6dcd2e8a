"""The rules over the screens: read, searched, and opened where a call came from."""

from __future__ import annotations

import pytest

from assistant.games.game import Refusal
from assistant.games.registry import GAMES, entry
from assistant.games.spicy import Challenged, Played, Spice, Trait
from assistant.games.zicos import Came, Member
from assistant.locale.words import Lang, words
from assistant.rules.shelf import has_page, page
from assistant.ui.screens.ruling import opened_rules
from assistant.ui.screens.start import GameButton
from assistant.ui.widgets.rules import (
    ContentsLine,
    HitButton,
    RulesItem,
    RulesSection,
    RulesSheet,
    RulesText,
    WhyButton,
)
from tests.session.helpers import thrown
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing
from tests.ui.evening import at_table
from tests.ui.helpers import looking

WRITTEN = [game for game in GAMES if has_page(game, Lang.FR)]


def opened_page(bench: Bench, game: str, anchor: str = "") -> RulesSheet:
    sheet = opened_rules(entry(game).make({}), words(Lang.FR), anchor)
    bench.screen.add_widget(sheet)
    bench.draw(4)
    return sheet


def on_top(bench: Bench, sheet: RulesSheet) -> str:
    """The title of the section that stands highest in the view."""
    bench.draw(4)
    _, top = sheet.scroll.to_window(sheet.scroll.x, sheet.scroll.top)
    for section in reversed(sheet.text.children):
        _, y = section.to_window(section.x, section.y)
        if y < top - 1:
            return str(section.title)
    raise LookupError("nothing is in view")


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_every_page_fits_and_opens_at_every_anchor(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size=size)
    for game in WRITTEN:
        sheet = opened_page(bench, game)
        assert overflowing(bench) == []
        for text in bench.widgets(RulesText, sheet):
            assert text.texture_size[0] <= text.width + 1
        bench.shoot(f"rules-{game}")
        for anchor in page(game, Lang.FR).anchors[:: 6 if size == LANDSCAPE else 20]:
            sheet.open_at(anchor)
            bench.draw(4)
            (chosen,) = [s for s in bench.widgets(RulesSection, sheet) if s.chosen]
            title = page(game, Lang.FR).section(anchor).title
            assert chosen.title == title
            assert on_top(bench, sheet) == title or sheet.scroll.scroll_y == 0
        sheet.close()


def test_words_are_looked_for_and_a_hit_opens_the_page(opened: Open) -> None:
    bench = opened()
    game = WRITTEN[0]
    sheet = opened_page(bench, game)
    line = list(bench.widgets(ContentsLine, sheet))[-2]
    bench.tap(line)
    (chosen,) = [section for section in bench.widgets(RulesSection, sheet) if section.chosen]
    assert chosen.title == line.title == page(game, Lang.FR).sections[2].title
    sheet.search("joueur")
    bench.shoot("rules-search")
    assert overflowing(bench) == []
    hits = list(bench.widgets(HitButton, sheet))
    assert hits and not list(bench.widgets(RulesSection, sheet))
    title = hits[-1].title
    bench.tap(hits[-1])
    told = [section.title for section in bench.widgets(RulesSection, sheet) if section.chosen]
    assert told in ([title], [])
    sheet.search("xyzzy")
    assert "xyzzy" in bench.texts()
    sheet.search("")
    assert list(bench.widgets(RulesSection, sheet)) and "xyzzy" not in bench.texts()
    bench.press("Fermer")
    assert not list(bench.widgets(RulesSheet))


def test_the_readings_that_are_set_are_marked(opened: Open) -> None:
    bench = opened()
    told = 0
    for game in WRITTEN:
        sheet = opened_page(bench, game)
        marked = [item for item in bench.widgets(RulesItem, sheet) if item.mark]
        told += len(marked)
        sheet.close()
    assert told > 0


@pytest.mark.parametrize("game", WRITTEN)
def test_the_rules_are_reached_before_a_game_and_within_it(opened: Open, game: str) -> None:
    bench, w = opened(), words(Lang.FR)
    bench.seat("Nora", "Samuel", "Iris")
    bench.tap(bench.button(w(f"game-{game}"), GameButton))
    bench.press("Règles")
    assert page(game, Lang.FR).title in bench.texts()
    bench.press("Fermer")
    bench.press("Commencer")
    assert bench.screen.why_label == "" and list(bench.widgets(WhyButton))
    bench.screen.open_history()
    bench.draw()
    bench.press("Règles")
    (sheet,) = bench.widgets(RulesSheet)
    assert sheet.title == page(game, Lang.FR).title


def test_why_opens_the_rule_behind_a_call_and_behind_a_refusal(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("rS rS rS")
    bench.press("pourquoi ?")
    assert chosen_anchor(bench) == "shotguns"
    bench.press("Fermer")
    see(bench, "gB yF gF")
    see(bench, "rB rB rS", at=200)
    assert bench.table.question.refusal is Refusal.KEPT_DICE_MISSING
    bench.shoot("question-why")
    assert overflowing(bench) == []
    bench.press("pourquoi ?")
    assert chosen_anchor(bench) == "feet"


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_why_is_answered_by_a_touch_in_zicos_too(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    at_table(bench, Came(0, Member("Max", 2, 4)), hardcore=True).face(4)
    bench.press("pourquoi ?")
    assert chosen_anchor(bench, "zicos") == "bye-bye"
    (sheet,) = bench.widgets(RulesSheet)
    assert on_top(bench, sheet) == page("zicos", Lang.FR).section("bye-bye").title


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_the_rule_stands_at_the_top_while_a_game_is_on(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.app.begin("spicy", {}, ("Nora", "Samuel", "Iris"), 0)
    for told in (Played(2, Spice.CHILI), Challenged(2, Trait.SPICE)):
        bench.table.do(told)
    bench.press("pourquoi ?")
    (sheet,) = bench.widgets(RulesSheet)
    assert on_top(bench, sheet) == page("spicy", Lang.FR).section("challenge").title


def see(bench: Bench, dice: str, at: float = 0.0) -> None:
    roll = thrown(dice, at=at)
    bench.table.sighted(roll, looking(roll))
    bench.draw()


def chosen_anchor(bench: Bench, game: str = "zombie_dice") -> str:
    (sheet,) = bench.widgets(RulesSheet)
    (chosen,) = [section for section in bench.widgets(RulesSection, sheet) if section.chosen]
    told = page(game, Lang.FR)
    return next(s.anchor for s in told.sections[1:] if s.title == chosen.title)
