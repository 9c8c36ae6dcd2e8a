"""Whole games as text, with their turns and standings told beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.games import notation
from assistant.games.zombie_dice import Banked, TurnEnd
from assistant.session.session import begun

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.txt"))


def told(text: str, word: str) -> list[str]:
    """What the comments `# word: one, two` list."""
    lines = [line.removeprefix(f"# {word}: ") for line in text.splitlines()]
    found = [line for line in lines if f"# {word}: {line}" in text.splitlines()]
    return [part for line in found for part in line.split(", ")]


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = notation.read(text)
    session = begun(saved.game, saved.players, saved.events)

    def turn(end: TurnEnd) -> str:
        return f"{session.names[end.seat]} {end.brains if isinstance(end, Banked) else 'bust'}"

    standings = session.game.standings(session.state)
    assert [turn(end) for end in session.state.turns] == told(text, "turns")
    assert [f"{session.names[s.seat]} {s.score}" for s in standings] == told(text, "standings")
    assert told(text, "goes on") == ([] if session.over else [session.player])


def test_there_are_replays() -> None:
    assert len(REPLAYS) >= 5
