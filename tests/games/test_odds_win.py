"""The chance to win as it is asked for, and the files it comes from.

The table is that of a simpler game: what is checked here does not depend on its figures.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from assistant.games.zombie_dice import State, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.tables import Table, TableError, read, write
from assistant.games.zombie_dice.win import Win, win
from tests.games.helpers import after
from tests.games.yellow import yellow

GAME = ZombieDice()
TABLE = Table(yellow(), points=(0.4, 0.1, 0.3, 0.2), aims=((), (0.25, 0.25, 0.0), (0.1, 0.3, 0.0)))


def at(scores: tuple[int, ...], seat: int, aside: str = "", feet: str = "") -> State:
    """A turn of `seat` in the middle of a game."""
    return replace(
        GAME.start(len(scores)), scores=scores, seat=seat, aside=dice(aside), feet=dice(feet)
    )


def asked(state: State, target: int = 13) -> Win:
    return win(state, target, TABLE)


def test_the_last_player_beats_what_is_there() -> None:
    behind = asked(at((13, 11), 1, "gB yS", "gF"))
    assert (behind.stop, behind.advice) == (0, "roll")
    ahead = asked(at((13, 11), 1, "gB gB gB yS"))
    assert (ahead.stop, ahead.advice) == (1, "stop")


def test_a_tie_break_of_two_at_a_larger_table_is_exact() -> None:
    pair = "gB gB gB; stopped; gB gB gB; stopped; gS yS rS"
    state = after(pair, seats=3, game=ZombieDice(target=3))
    assert state.tie_break
    found = asked(state, target=3)
    assert found.exact
    # Busting leaves the others what they make of it from the same level.
    assert found.stop == 1 - TABLE.duel.last[0]
    second = after(f"{pair}; gB gB gF; stopped; gB gF gF", seats=3, game=ZombieDice(target=3))
    assert asked(second, target=3).stop == 0
    level = after(f"{pair}; gB gF gF; stopped; gB gF gF", seats=3, game=ZombieDice(target=3))
    assert asked(level, target=3).stop == 1 - TABLE.duel.tie(13)


def test_larger_tables_and_other_targets_are_approximate() -> None:
    assert not asked(at((3, 5, 2), 1, "gB gB yS")).exact
    assert not asked(at((3, 5), 1, "gB gB yS"), target=20).exact


def test_the_first_roll_is_no_choice() -> None:
    found = asked(GAME.start(2))
    assert found.roll is not None
    assert found.advice == "roll"


def test_who_is_still_to_roll_at_a_larger_table_counts() -> None:
    """Fourteen, and one to come with twelve: level in a tenth of the turns, ahead in three."""
    assert asked(at((13, 11, 12), 1, "gB gB gB yS")).stop == pytest.approx(0.6 + 0.1 / 2)
    assert asked(at((13, 11, 4), 1, "gB gB gB yS")).stop == 1


def test_a_finished_game_has_no_odds() -> None:
    over = after("gB gB gB; stopped; rS rS rS", game=ZombieDice(target=3))
    with pytest.raises(ValueError, match="over"):
        asked(over)


def test_a_table_survives_its_file(tmp_path: Path) -> None:
    write(TABLE, tmp_path / "mix.json")
    assert read(tmp_path / "mix.json") == TABLE


@pytest.mark.parametrize("harm", ["", "[]", "{}", "no json"])
def test_a_damaged_table_is_told(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "mix.json"
    path.write_text(harm, encoding="ascii")
    with pytest.raises(TableError, match="damaged; “make tables”"):
        read(path)


def test_a_changed_figure_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "mix.json"
    write(TABLE, path)
    values = json.loads(path.read_text(encoding="ascii"))
    values["points"][0] += 0.01
    path.write_text(json.dumps(values), encoding="ascii")
    with pytest.raises(TableError, match="damaged"):
        read(path)


def test_a_missing_table_is_told(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="cannot be read"):
        read(tmp_path / "mix.json")
