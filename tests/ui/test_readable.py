"""What must stay large enough to be read, whoever plays and whatever the figures are."""

from __future__ import annotations

import pytest
from kivy.uix.widget import Widget

from assistant.games.zombie_dice.notation import dice
from assistant.locale.words import Lang
from assistant.ui.screens.start import GameButton
from assistant.ui.theme import look
from assistant.ui.widgets.basics import DieFace, Text
from assistant.ui.widgets.sheets import HistorySheet
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, cut_short, overflowing

BOTH = pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
LONGEST = "Maximilienne-Charlotte B"
"""24 letters, of which most are wide."""
NAMES = (LONGEST, "Nora")


def smallest(bench: Bench, inside: Widget | None = None) -> float:
    """The size of the smallest words, in pixels of the design."""
    shown = [
        t for t in bench.widgets(Text, inside) if t.text.strip() and t.opacity and t.height > 1
    ]
    return float(min(t.font_size for t in shown) / look.u)


@BOTH
def test_the_history_is_read_whatever_the_name(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=NAMES)
    bench.enter("gB gB yF")
    bench.press("Relancer")
    bench.enter("gB rB yF")
    bench.press("S'arrêter")
    bench.enter("rS rS rS")
    bench.press("Historique")
    (sheet,) = bench.widgets(HistorySheet)
    bench.shoot("history-long-name")
    names = [text for text in bench.widgets(Text, sheet) if text.text == LONGEST]
    assert len(names) == 4
    assert not {text.text for text in bench.widgets(Text, sheet)} & set(cut_short(bench)) - {
        LONGEST
    }
    assert all(text.font_size >= 20 * look.u for text in names)
    rolls = [text for text in bench.widgets(Text, sheet) if text.text.startswith("lancer ")]
    assert len(rolls) == 3 and all(text.font_size >= 21 * look.u for text in rolls)
    assert smallest(bench, sheet) >= 12
    assert overflowing(bench) == []


@BOTH
def test_the_note_beside_many_brains_is_read(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=NAMES)
    for roll in ("gB gB gB", "gB gB gB", "yB yB yB", "yB rB rB"):
        bench.enter(roll)
        bench.press("Relancer")
    bench.shoot("refill")
    (note,) = (text for text in bench.widgets(Text) if text.text == "dont 12 notés")
    assert not note.wrap and note.font_size >= 15 * look.u
    assert note.text not in cut_short(bench)
    assert overflowing(bench) == []


@BOTH
def test_a_long_name_leaves_room_for_what_is_to_be_done(
    opened: Open, size: tuple[int, int]
) -> None:
    bench = opened(size, players=NAMES)
    bench.shoot("title-long-name")
    (title,) = (text for text in bench.widgets(Text) if text.text.startswith("Au tour de "))
    assert "Maximilienne-" in title.text
    # Upright there is room for all of it.
    assert ("…[/color]" in title.text) is (size == LANDSCAPE)
    assert title.text.endswith(" — lancez les dés")
    assert title.texture_size[0] <= title.width
    assert title.text not in cut_short(bench)


@BOTH
def test_a_short_name_is_written_in_full(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=("Nora", LONGEST))
    (title,) = (text for text in bench.widgets(Text) if text.text.startswith("Au tour de "))
    assert title.text == "Au tour de [b][color=#ffffff]Nora[/color][/b] — lancez les dés"
    assert title.font_size > 29 * look.u


@BOTH
@pytest.mark.parametrize("lang", Lang)
def test_the_last_roll_is_large(opened: Open, size: tuple[int, int], lang: Lang) -> None:
    bench = opened(size, lang, players=("Nora", LONGEST))
    bench.table.enter(dice("gB yF rF"))
    bench.shoot(f"last-roll-{lang}")
    faces = list(bench.widgets(DieFace, bench.screen.strip))
    assert len(faces) == 3 and all(face.body[2] >= 80 * look.u for face in faces)
    assert smallest(bench, bench.screen.strip) >= 15
    assert overflowing(bench) == []


@BOTH
def test_the_chosen_game_is_written_as_large_as_the_others(
    opened: Open, size: tuple[int, int]
) -> None:
    bench = opened(size)
    bench.shoot("games")
    names: dict[str, set[float]] = {}
    for game in ("Zombie Dice", "Zero"):
        bench.press(game)
        for button in bench.widgets(GameButton):
            (text,) = (t for t in bench.widgets(Text, button) if t.text == button.label)
            names.setdefault(button.label, set()).add(text.font_size)
    assert len(set.union(*names.values())) == 1
