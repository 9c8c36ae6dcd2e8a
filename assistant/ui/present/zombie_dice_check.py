"""What is shown where the dice on the table and the count differ. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zombie_dice import State
from assistant.locale.words import Words
from assistant.session.translate.zombie_table import Recount


@dataclass(frozen=True, slots=True)
class Check:
    """Two sides, one of which is to be believed."""

    title: str
    table: str
    """`2 cerveaux, 1 fusil`."""
    table_note: str
    count: str
    count_note: str


def present_check(state: State, found: Recount, w: Words) -> Check:
    """Lay out how the table differs from what is counted in `state`."""
    return Check(
        title=w("check-title"),
        table=_tally(found.brains, found.shotguns, w),
        table_note=w("check-table"),
        count=_tally(state.brains, state.shotguns, w),
        count_note=w("check-count"),
    )


def _tally(brains: int, shotguns: int, w: Words) -> str:
    return w(
        "check-tally",
        brains=w("points", n=brains),
        shotguns=w("check-shotguns", n=shotguns),
    )
