"""Whole games as text, with the points of their rounds told beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.games import notation
from assistant.session.session import begun
from tests.games.zero import brute_force

REPLAYS = sorted((Path(__file__).parents[1] / "replays" / "zero").glob("*.txt"))


def told(text: str, word: str) -> list[str]:
    """What each comment `# word: …` says."""
    start = f"# {word}: "
    return [line.removeprefix(start) for line in text.splitlines() if line.startswith(start)]


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = notation.read(text)
    session = begun(saved.game, saved.players, saved.events)
    names, state = session.names, session.state
    rounds = [
        ", ".join(f"{name} {r.points}" for name, r in zip(names, one.results, strict=True))
        for one in state.finished
    ]
    assert rounds == told(text, "round")
    standings = session.game.standings(state)
    listed = ", ".join(f"{names[one.seat]} {one.score}" for one in standings)
    assert [listed] == told(text, "standings")
    outcome = session.game.outcome(state)
    winners = [", ".join(names[seat] for seat in outcome.winners)] if outcome else []
    assert winners == told(text, "winners")
    assert told(text, "goes on") == ([] if outcome else [session.player])


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_the_hands_of_replays_count_as_another_scorer_counts_them(path: Path) -> None:
    saved = notation.read(path.read_text(encoding="utf-8"))
    state = begun(saved.game, saved.players, saved.events).state
    results = [result for round_ in state.finished for result in round_.results]
    for result in results:
        assert not result.hand or brute_force.score(result.hand) == result.points


def test_the_replays_end_in_different_ways() -> None:
    assert {path.stem for path in REPLAYS} >= {"second_knocks", "zero_in_every_way", "shared_win"}
