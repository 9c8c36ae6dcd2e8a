"""The set-up of each game that has one, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from assistant.locale.words import Words
from assistant.ui.present.options import Options
from assistant.ui.present.zero_setup import SETTINGS
from assistant.ui.present.zero_setup import chosen_line as zero_line
from assistant.ui.present.zicos.setup import PARTS
from assistant.ui.present.zicos.setup import chosen_line as zicos_line
from assistant.ui.present.zombie_dice_options import chosen_line as zombie_line
from assistant.ui.present.zombie_dice_options import option_lines
from assistant.ui.screens.score_sheet import setup as score_sheet
from assistant.ui.screens.spicy import setup as spicy
from assistant.ui.widgets.options import OptionsSheet
from assistant.ui.widgets.settings import SettingsSheet


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


def _zicos() -> SetupView:
    return SettingsSheet("zicos", "zicos-set-title", "zicos-set-hint", PARTS)


def _zero() -> SetupView:
    return SettingsSheet("zero", "zero-set-title", "zero-set-hint", {"": SETTINGS})


SETUPS: Mapping[str, Setup] = {
    "zombie_dice": Setup(lambda: OptionsSheet("zombie_dice", option_lines), zombie_line),
    "zicos": Setup(_zicos, zicos_line),
    "zero": Setup(_zero, zero_line),
    "spicy": Setup(spicy.SpicySetup, spicy.chosen_line),
    "score_sheet": Setup(score_sheet.SheetSetup, score_sheet.chosen_line),
}
