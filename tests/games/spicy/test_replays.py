"""Whole games of Spicy as text, with their ends told beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.games import notation
from assistant.games.spicy import CARDS, End
from assistant.session.session import begun

REPLAYS = sorted((Path(__file__).parent.parent / "replays" / "spicy").glob("*.txt"))


def told(text: str, word: str) -> list[str]:
    """What the comment `# word: one, two` lists."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"# {word}: ")]
    return line.removeprefix(f"# {word}: ").split(", ")


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = notation.read(text)
    session = begun(saved.game, saved.players, saved.events)
    state, names = session.state, session.names
    outcome = session.game.outcome(state)
    standings = session.game.standings(state)
    assert outcome is not None
    assert [str(state.end)] == told(text, "ends")
    assert [names[seat] for seat in outcome.winners] == told(text, "winners")
    assert [f"{names[s.seat]} {s.score}" for s in standings] == told(text, "standings")
    assert sum(state.hands) + sum(state.won) + state.pile_cards + state.deck == CARDS


def test_each_replay_ends_in_a_way_of_its_own() -> None:
    """Every end, a shared win, and a third trophy that does not win."""
    heads = [path.read_text(encoding="utf-8") for path in REPLAYS]
    ends = [(told(head, "ends")[0], len(told(head, "winners"))) for head in heads]
    assert {end for end, _ in ends} == set(End)
    assert (End.WORLDS_END.value, 2) in ends
    assert len(REPLAYS) >= 4
