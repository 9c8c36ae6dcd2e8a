"""Whole games as text, with their turns and standings told beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.games import notation
from assistant.games.registry import GAMES
from assistant.games.zombie_dice import Banked, TurnEnd
from assistant.session.session import begun

FOLDER = Path(__file__).parent / "replays"
REPLAYS = [path for game in GAMES for path in sorted((FOLDER / game).glob("*.txt"))]
ZOMBIE_DICE = [path for path in REPLAYS if path.parent.name == "zombie_dice"]


def told(text: str, word: str) -> list[str]:
    """What the comments `# word: one, two` list."""
    lines = [line.removeprefix(f"# {word}: ") for line in text.splitlines()]
    found = [line for line in lines if f"# {word}: {line}" in text.splitlines()]
    return [part for line in found for part in line.split(", ")]


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = notation.read(text)
    assert saved.game.name == path.parent.name
    session = begun(saved.game, saved.players, saved.events)
    standings = session.game.standings(session.state)
    assert [f"{session.names[s.seat]} {s.score}" for s in standings] == told(text, "standings")
    assert told(text, "goes on") == ([] if session.over else [session.player])
    outcome = session.game.outcome(session.state)
    winners = [session.names[seat] for seat in outcome.winners] if outcome else []
    assert told(text, "winners") in ([], winners)


@pytest.mark.parametrize(
    "path", sorted((FOLDER / "zombie_dice").glob("*.txt")), ids=lambda p: p.stem
)
def test_every_turn_of_zombie_dice_comes_to_what_is_told(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = notation.read(text)
    session = begun(saved.game, saved.players, saved.events)

    def turn(end: TurnEnd) -> str:
        return f"{session.names[end.seat]} {end.brains if isinstance(end, Banked) else 'bust'}"

    assert [turn(end) for end in session.state.turns] == told(text, "turns")


def test_there_are_replays_of_every_game() -> None:
    for game in GAMES:
        assert any(path.parent.name == game for path in REPLAYS), game
