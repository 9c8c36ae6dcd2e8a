"""What the recorded games of a kind come to, for the games that are added up."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.ui.screens.zombie_dice.summary import SummarySheet

SUMMARIES: Mapping[str, type[SummarySheet]] = {"zombie_dice": SummarySheet}
