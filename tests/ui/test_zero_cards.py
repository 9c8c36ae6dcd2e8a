"""Cards of Zero are told apart by their symbols, and can be read."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from assistant.games.zero import Colour
from assistant.ui import theme
from assistant.ui.glyphs import GLYPHS
from assistant.ui.ink import mask
from tests.ui.test_drawing import contrast


def test_every_colour_has_a_symbol_of_its_own() -> None:
    assert set(theme.CARD_INKS) == set(Colour)
    symbols = [glyph for glyph, _, _ in theme.CARD_INKS.values()]
    players = [glyph for glyph, _ in theme.PLAYER_SHAPES]
    for one, other in combinations([*symbols, *players], 2):
        apart = np.abs(mask(GLYPHS[one]).astype(int) - mask(GLYPHS[other])).mean() / 255
        assert apart > 0.05, f"{one} looks like {other}"


@pytest.mark.parametrize("colour", Colour)
def test_every_card_can_be_read(colour: Colour) -> None:
    _, ink, body = theme.CARD_INKS[colour]
    assert contrast(ink, body) >= 4.5
