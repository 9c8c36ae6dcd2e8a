"""Rules of the table, told on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.commands.setup_file import started
from assistant.commands.table_rules import rules_told
from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.rolls import Refill


def test_rules_are_options_of_the_game() -> None:
    rules = rules_told("zombie_dice", ["target=20", "refill=end", "bus=yes"])
    assert rules == {"target": 20, "refill": Refill.END, "bus": True}
    session, _ = started("zombie_dice", "Ana,Bob", options=rules)
    assert session.game == ZombieDice(target=20, refill=Refill.END, bus=True)
    assert rules_told("zombie_dice", []) == {}


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("target", "the usual ones are target=13, first=0"),
        ("target=", "whole number"),
        ("=13", "NAME=VALUE"),
        ("refill=never", "one of mix, remain_first"),
        ("target=0", "^target must be at least 1, not 0$"),
        ("first=-1", "^first must be at least 0, not -1$"),
    ],
)
def test_what_is_no_rule_is_told(rule: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        rules_told("zombie_dice", [rule])


def test_rules_are_told_in_one_way(tmp_path: Path) -> None:
    file = tmp_path / "setup.txt"
    file.write_text("options target=9\n")
    assert started("zombie_dice", "A,B", str(file))[0].game == ZombieDice(target=9)
    with pytest.raises(ValueError, match="not by both"):
        started("zombie_dice", "A,B", str(file), {"target": 9})
