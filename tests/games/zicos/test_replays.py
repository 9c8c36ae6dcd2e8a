"""Whole games as text, with more of what they come to than their standings."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.games import notation
from assistant.games.registry import entry
from assistant.games.zicos import Hit, RoundEnd, Version
from assistant.session.session import begun

REPLAYS = sorted((Path(__file__).parent.parent / "replays" / "zicos").glob("*.txt"))


def told(text: str, word: str) -> str | None:
    """What the comment `# word: …` says; None without one."""
    lines = [line for line in text.splitlines() if line.startswith(f"# {word}: ")]
    return lines[0].partition(": ")[2] if lines else None


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = notation.read(text)
    session = begun(saved.game, saved.players, saved.events)
    game, state, names = session.game, session.state, session.names
    outcome = game.outcome(state)
    assert outcome is not None
    hits: list[Hit] = []
    for before, after in zip(session.states, session.states[1:], strict=False):
        hits += after.hits[len(before.hits) :]

    def row(end: RoundEnd) -> str:
        winner = "nobody" if end.winner is None else names[end.winner]
        return " ".join([winner, *map(str, end.production)])

    found = {
        "standings": ", ".join(f"{names[one.seat]} {one.score}" for one in game.standings(state)),
        "winners": ", ".join(names[seat] for seat in outcome.winners),
        "rounds": ", ".join(map(row, state.rounds)),
        "production": ", ".join(str(one) for one in state.rounds[-1].production),
        "hits": ", ".join(f"{hit.effect} {hit.fans}" for hit in hits),
        "hands": ", ".join(str(player.hand) for player in state.players),
    }
    assert told(text, "standings") and told(text, "winners")
    for word, value in found.items():
        assert told(text, word) in (None, value), word


def test_the_replays_are_of_both_versions_and_of_every_number_of_players() -> None:
    games = [notation.read(path.read_text(encoding="utf-8")) for path in REPLAYS]
    assert len(games) >= 6
    assert {entry("zicos").options(saved.game)["version"] for saved in games} == set(Version)
    assert {len(saved.players) for saved in games} == {2, 3, 4}
