"""Measure the reading of cards: `python -m vision.training.evaluate_cards`.

Each invented deck is learnt from fourteen rendered pictures, two a colour, as `gobelet learn` does
from photos, and then read in hands of nine on other tables and in other lights. By default the
decks that nothing was chosen by are measured.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from vision.cards.deck import Deck, DeckError, Known, learnt
from vision.cards.read import CardReading, read, shots
from vision.training.cards.designs import COLOURS, NUMBERS, TO_CHOOSE, TO_JUDGE, Design
from vision.training.cards.scenes import Scene, View, laid, shown
from vision.training.row_file import write_rows

ROOT = Path(__file__).parent.parent.parent
SEED = 60_301
HAND = 9
HANDS = 24
"""Hands read of each deck: each tilt in each light, twice."""
TILTS = (0.0, 15.0, 30.0, 45.0)
LIGHTS = {"choose": ("neutral", "warm", "cold"), "judge": ("neutral", "lamp", "screen")}
PHOTOS = 2
"""Pictures of each colour that a deck is learnt from, in two lights."""
MOST_SHOWN = 20
"""Pictures taken of a colour until all its cards are found in so many."""
WHOLE = tuple((colour, number) for colour in COLOURS for number in NUMBERS)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of one hand."""

    deck: str
    tilt: float
    light: str
    cards: int
    found: int
    """Cards of the hand that were read, rightly or not."""
    asked: int
    """Cards asked about: unsure, or not found, which the player then adds."""
    wrong: int
    """Cards that are not asked about and yet wrong, or that are not there at all."""

    @property
    def right(self) -> bool:
        """Whether the hand is right once what is asked is answered."""
        return not self.wrong


def deck_of(design: Design, kind: str) -> tuple[Deck, int]:
    """A deck as it is shown for learning, and how many pictures of it were refused."""
    deck, refused = Deck(design.name), 0
    for place, colour in enumerate(COLOURS):
        taken = 0
        for again in range(MOST_SHOWN):
            rng = np.random.default_rng([SEED, *design.name.encode(), place, again])
            view = View(rng.uniform(5, 35), LIGHTS[kind][taken], kind)
            scene = shown(rng, design, [(colour, number) for number in NUMBERS], view)
            try:
                deck = deck.with_shots(shots(scene.picture, scene.cards))
            except DeckError:
                refused += 1
                continue
            if (taken := taken + 1) == PHOTOS:
                break
    return deck, refused


def hand(design: Design, number: int, kind: str) -> tuple[Scene, View]:
    """The picture of one hand of nine, and how it is looked at."""
    rng = np.random.default_rng([SEED, 1, *design.name.encode(), number])
    lights = LIGHTS[kind]
    view = View(TILTS[number % len(TILTS)], lights[number // len(TILTS) % len(lights)], kind)
    cards = [WHOLE[int(i)] for i in rng.permutation(len(WHOLE))[:HAND]]
    return laid(rng, design, cards, view, rows=int(rng.integers(2, 4))), view


def judged(scene: Scene, cards: Sequence[CardReading]) -> tuple[int, int, int]:
    """Cards found, asked and wrong in a picture of them."""
    left = list(cards)
    found = asked = wrong = 0
    for corners, value in zip(scene.corners, scene.cards, strict=True):
        near = float(np.linalg.norm(corners[1] - corners[0])) / 4
        off = [float(np.abs(card.quad.mean(0) - corners.mean(0)).max()) for card in left]
        if not off or min(off) > near:
            asked += 1
            continue
        card = left.pop(int(np.argmin(off)))
        found += 1
        asked += not card.sure
        wrong += card.sure and card.value != value
    # What is read where no card lies would have to be taken out by the player.
    return found, asked, wrong + sum(card.sure for card in left)


def measured(design: Design, kind: str, hands: int) -> list[Row]:
    """Learn a deck and read hands of it."""
    deck, refused = deck_of(design, kind)
    known: Known = learnt(deck)
    print(f"{design.name}: {len(deck.shots)} shots, {refused} refused", file=sys.stderr, flush=True)
    rows = []
    for number in range(hands):
        scene, view = hand(design, number, kind)
        found, asked, wrong = judged(scene, read(scene.picture, known, HAND))
        rows.append(Row(design.name, view.tilt, view.light, HAND, found, asked, wrong))
    return rows


def as_markdown(rows: Sequence[Row]) -> str:
    """The figures as a page."""
    head = (
        "# Hands of nine cards, read by camera\n\n"
        "Invented decks, rendered on tables and in lights that chose nothing; each was learnt\n"
        "from two pictures of each colour, its eight cards in them. *Hands right* is the share\n"
        "that is right once the cards asked about are answered; a card that is not found counts\n"
        "as asked, since the player adds it. *Wrong among the sure* are cards that are wrong and\n"
        "not asked about.\n\n"
        "| | hands | hands right | cards asked | cards not found | wrong among the sure |\n"
        "|---|---:|---:|---:|---:|---:|\n"
    )
    lines = [_line("all", rows)]
    by: Sequence[tuple[str, Callable[[Row], str]]] = (
        ("deck", lambda row: row.deck),
        ("tilt", lambda row: f"{row.tilt:.0f}°"),
        ("light", lambda row: row.light),
    )
    for name, key in by:
        for value in dict.fromkeys(map(key, rows)):
            lines.append(_line(f"{name} {value}", [row for row in rows if key(row) == value]))
    return head + "\n".join(lines) + "\n"


def _line(name: str, rows: Sequence[Row]) -> str:
    cards, found, asked, wrong = (
        sum(getattr(row, what) for row in rows) for what in ("cards", "found", "asked", "wrong")
    )
    right = sum(row.right for row in rows) / len(rows)
    return (
        f"| {name} | {len(rows)} | {right:.3f} | {asked / cards:.3f} |"
        f" {(cards - found) / cards:.3f} | {wrong} of {cards - asked} |"
    )


def write(rows: Sequence[Row], figures: Path) -> None:
    """Write the figures as .csv, and as .md beside it."""
    write_rows(rows, as_markdown(rows), figures)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(prog="vision.training.evaluate_cards", description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, default=ROOT / "models/cards.csv", help="figures, .md beside them")
    add("--hands", type=int, default=HANDS, help="hands read of each deck")
    add("--choose", action="store_true", help="the decks to choose by instead; only printed")
    options = parser.parse_args(arguments)
    kind, designs = ("choose", TO_CHOOSE) if options.choose else ("judge", TO_JUDGE)
    count = len(designs)
    with ProcessPoolExecutor(2) as pool:
        done = pool.map(measured, designs, [kind] * count, [options.hands] * count)
        rows = [row for part in done for row in part]
    if not options.choose:
        write(rows, options.out)
    print(as_markdown(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
