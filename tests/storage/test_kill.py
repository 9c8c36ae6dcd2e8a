"""Killed at any moment, the program loses nothing that was shown."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import connect

from assistant.storage.storage import open_storage

KILLS = 50
MOST_STEPS = 8
"""Steps shown before the kill, at most."""
LATEST = 0.02
"""Seconds between the last of them and the kill, at most: anywhere in the step under way."""
ROOT = Path(__file__).parents[2]


def shown_until_killed(path: Path, seed: int, steps: int, seconds: float) -> list[str]:
    """Kill the table `seconds` after it has shown so many steps; give the lines it printed."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.table_to_kill", str(path), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert child.stdout is not None
    first = "".join(child.stdout.readline() for _ in range(1 + steps))
    time.sleep(seconds)
    os.kill(child.pid, signal.SIGKILL)
    told = first + child.stdout.read()
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    return told[: told.rfind("\n") + 1].splitlines()


def kept_operations(path: Path, game: int) -> list[str]:
    """The log of a game as it lies in the file, in the words the table prints."""
    query = "SELECT operation, place, line FROM log WHERE game = ? ORDER BY number"
    with closing(connect(path)) as connection:
        rows = connection.execute(query, (game,)).fetchall()
    return [" ".join(str(part) for part in row if part is not None) for row in rows]


def test_fifty_kills_lose_no_event_that_was_shown(tmp_path: Path) -> None:
    path, random = tmp_path / "games.db", Random(7)
    known: dict[int, list[str]] = {}
    events: dict[int, int] = {}
    shown = resumed = 0
    for kill in range(KILLS):
        game = 0
        for line in shown_until_killed(
            path, kill, random.randint(0, MOST_STEPS), random.uniform(0.0, LATEST)
        ):
            if line.startswith("game "):
                game, length = (int(word) for word in line.split()[1:])
                # What is offered back has all its events.
                assert length == events.get(game, 0)
                resumed += length > 0
                known.setdefault(game, [])
            else:
                known[game].append(line)
                shown += 1
        for number, operations in known.items():
            kept = kept_operations(path, number)
            assert kept[: len(operations)] == operations
            # Only the operation under way may have been kept and not shown any more.
            assert len(kept) - len(operations) <= (number == game)
            known[number] = kept
        with open_storage(path) as storage:
            assert storage.damaged is None
            events = {n: len(storage.open_game(n).session.log) for n in known}
    assert shown > KILLS
    assert resumed > KILLS / 3
