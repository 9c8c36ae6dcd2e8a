"""The set-up of each game that has one, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from assistant.games.registry import Option
from assistant.locale.words import Words
from assistant.ui.present.zero_setup import chosen_line as zero_line
from assistant.ui.present.zicos.setup import chosen_line
from assistant.ui.present.zombie_dice_options import chosen_line as zombie_line
from assistant.ui.present.zombie_dice_options import option_lines
from assistant.ui.screens.score_sheet import setup as score_sheet
from assistant.ui.screens.spicy import setup as spicy
from assistant.ui.screens.zero import setup as zero
from assistant.ui.screens.zicos.setup import SetupSheet
from assistant.ui.widgets.options import OptionsSheet

Options = Mapping[str, Option]
"""What was chosen, by the names that the game has for it; what is left out is as usual."""


class SetupView(Protocol):
    """A sheet on which options are chosen."""

    def show(self, options: Options, w: Words, changed: Callable[[Options], None]) -> None:
        """Lay out what is chosen; `changed` gets all options whenever one is chosen otherwise."""
        ...


@dataclass(frozen=True, slots=True)
class Setup:
    """How the options of one game are chosen and told."""

    sheet: Callable[[], SetupView]
    line: Callable[[Options, Words], str]
    """What is chosen, in a line."""


SETUPS: Mapping[str, Setup] = {
    "zombie_dice": Setup(lambda: OptionsSheet("zombie_dice", option_lines), zombie_line),
    "zicos": Setup(SetupSheet, chosen_line),
    "zero": Setup(zero.ZeroSetup, zero_line),
    "spicy": Setup(spicy.SpicySetup, spicy.chosen_line),
    "score_sheet": Setup(score_sheet.SheetSetup, score_sheet.chosen_line),
}
