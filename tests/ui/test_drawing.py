from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from PIL import ImageFont

from assistant.games.zombie_dice import FACES
from assistant.locale.words import Lang, files
from assistant.ui import theme
from assistant.ui.expansion_glyphs import EXPANSION_GLYPHS
from assistant.ui.fit import SMALLEST, fitting_size, lines_of, width_of
from assistant.ui.glyphs import GLYPHS, PIPS
from assistant.ui.ink import mask
from assistant.ui.outline import dashes
from assistant.ui.theme import INKS, PLAYER_SHAPES, Rgba, register_fonts

register_fonts()


ALL_GLYPHS = GLYPHS | EXPANSION_GLYPHS


@pytest.mark.parametrize("name", sorted(ALL_GLYPHS))
def test_every_glyph_leaves_ink_inside_its_square(name: str) -> None:
    ink = mask(ALL_GLYPHS[name])
    assert 0.01 < ink.mean() / 255 < 0.95
    border = np.concatenate([ink[0], ink[-1], ink[:, 0], ink[:, -1]])
    assert border.max() == 0, "cut off at the edge"


def test_faces_and_players_are_told_apart_by_shape() -> None:
    faces = list(dict.fromkeys(str(face) for sides in FACES.values() for face in sides))
    names = faces + [shape for shape, _ in PLAYER_SHAPES]
    for one, other in combinations(names, 2):
        apart = np.abs(mask(ALL_GLYPHS[one]).astype(int) - mask(ALL_GLYPHS[other])).mean() / 255
        assert apart > 0.05, f"{one} looks like {other}"


@pytest.mark.parametrize("value", sorted(PIPS))
def test_pips_are_counted(value: int) -> None:
    assert len(PIPS[value]) == value


def test_every_colour_and_face_can_be_drawn() -> None:
    assert set(INKS) == {*FACES, "special"}
    assert {face for faces in FACES.values() for face in faces} <= set(ALL_GLYPHS)


def contrast(one: Rgba, other: Rgba) -> float:
    """As WCAG 2 counts it, from 1 to 21."""

    def light(colour: Rgba) -> float:
        parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (theme.TEXT, theme.PANEL, 7),
        (theme.QUIET, theme.PANEL, 4.5),
        (theme.QUIET, theme.RAISED, 4.5),
        (theme.FAINT, theme.PANEL, 4),
        (theme.ACCENT, theme.GROUND, 7),
        (theme.ON_ACCENT, theme.ACCENT, 7),
        (theme.ON_ACCENT_QUIET, theme.ACCENT, 4.5),
        (theme.WHITE, theme.DANGER, 4),
        *((ink, theme.DIE_BODY, 4.5) for ink in INKS.values()),
        *((colour, theme.PANEL, 4.5) for _, colour in PLAYER_SHAPES),
    ],
)
def test_everything_can_be_read(ink: Rgba, ground: Rgba, least: float) -> None:
    assert contrast(ink, ground) >= least


@pytest.mark.parametrize("file", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
def test_the_font_has_every_sign_we_write(file: str) -> None:
    font = ImageFont.truetype(str(theme.FONTS / file), 40)

    def drawn(sign: str) -> bytes:
        return bytes(font.getmask(sign))

    written = "".join(path.read_text(encoding="utf-8") for lang in Lang for path in files(lang))
    # A sign that is missing is drawn as one that no font has.
    missing = drawn("\ue000")
    assert [s for s in sorted(set(written)) if s.isprintable() and drawn(s) == missing] == []


def test_the_narrow_space_is_narrow() -> None:
    space = width_of("a\u202f!", 40, False) - width_of("a!", 40, False)
    assert 0 < space < width_of("a !", 40, False) - width_of("a!", 40, False)


def test_a_text_is_made_smaller_until_it_fits() -> None:
    wide = width_of("Maximilienne", 40, True)
    assert fitting_size("Maximilienne", 40, True, wide * 1.1, 60, wrap=False) == 40
    smaller = fitting_size("Maximilienne", 40, True, wide * 0.8, 60, wrap=False)
    assert width_of("Maximilienne", smaller, True) <= wide * 0.8 < wide
    assert fitting_size("Maximilienne " * 40, 40, False, 200, 50, wrap=True) == 40 * SMALLEST


def test_words_wrap_at_plain_spaces_alone() -> None:
    width = width_of("Quel dé", 30, False) + 1
    assert lines_of("Quel dé est-ce", 30, False, width) == 2
    assert lines_of("Quel\u00a0dé\u00a0est-ce", 30, False, width) == 99


def test_dashes_reach_all_four_corners() -> None:
    strokes = dashes(10, 20, 100, 50, 8)
    corners = {(x, y) for stroke in strokes for x, y in (stroke[:2], stroke[2:])}
    assert {(10, 20), (110, 20), (10, 70), (110, 70)} <= {(round(x), round(y)) for x, y in corners}
    drawn = sum(abs(x1 - x0) + abs(y1 - y0) for x0, y0, x1, y1 in strokes)
    assert 0.45 * 300 < drawn < 0.65 * 300
