"""Whether odds slow the screen down: `python -m tests.benchmarks.frames`.

A game is played in a window nobody sees, a camera picture drawn in every other frame, on one core,
once without odds and once with them always shown. What counts is the work of a frame until it is
drawn; the rest of its thirtieth of a second is left to the thread that works the odds out, as
waiting for the display leaves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from assistant.ui.odds_choices import Showing
from tests.benchmarks.bench import keep_to_one_core
from tests.history.helpers import fair_game

FRAME_SECONDS = 1 / 30
FRAMES_AN_EVENT = 15
GAMES = (("Nora", "Samuel"), ("Nora", "Samuel", "Iris", "Paul"))
SEED = 7


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds of work, frame by frame."""

    work: tuple[float, ...]

    @property
    def late(self) -> int:
        """Frames that took longer than a thirtieth of a second."""
        return sum(work > FRAME_SECONDS * 1000 for work in self.work)

    def told(self) -> str:
        """Give the figures in a line."""
        most = quantiles(self.work, n=100)[-1]
        return (
            f"{len(self.work)} frames, median {median(self.work):.1f} ms, 99 of 100 within "
            f"{most:.1f} ms, slowest {max(self.work):.1f} ms, {self.late} too late for 30 a second"
        )


def main() -> None:
    """Play and print."""
    keep_to_one_core()
    for names in GAMES:
        for showing in (Showing.OFF, Showing.ALWAYS):
            found = Frames(tuple(played(names, showing)))
            print(f"{len(names)} players, odds {showing}: {found.told()}", flush=True)


def played(names: tuple[str, ...], showing: Showing) -> Iterator[float]:
    """Play one game; give the work of every frame from its first event on."""
    from kivy.clock import Clock

    from assistant.ui.tables.odds_desk import prepare
    from assistant.ui.thinker import ThreadThinker
    from tests.ui.bench import Bench
    from tests.ui.helpers import look_at, stage_at

    thinker = ThreadThinker(lambda step: Clock.schedule_once(lambda _: step()))
    with TemporaryDirectory() as folder:
        stage = stage_at(Path(folder))
        stage.players, stage.odds_thinker = names, thinker
        bench = Bench(stage)
        # As the app does while the players are chosen.
        prepare(thinker, 0.0)
        sleep(1.0)
        bench.table.choose_odds(None, showing)
        for event in fair_game(SEED, names).log:
            bench.table.do(event)
            for number in range(FRAMES_AN_EVENT):
                begun = perf_counter()
                if number % 2:
                    bench.table.looked(look_at())
                bench.draw(1)
                work = perf_counter() - begun
                yield work * 1000
                sleep(max(0.0, FRAME_SECONDS - work))
        bench.close()


if __name__ == "__main__":
    main()
