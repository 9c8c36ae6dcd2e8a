"""The dice of recorded games, counted by colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from assistant.games.zombie_dice import FACES, Die
from assistant.history.fairness import Counted


def counted(dice: Iterable[Die]) -> tuple[Counted, ...]:
    """Count the faces of every colour of the box, in the order green, yellow, red."""
    seen = Counter(dice)
    return tuple(
        Counted(
            kind=str(colour),
            faces=tuple(map(str, sides)),
            seen=tuple(seen[Die(colour, face)] for face in sides),
            chances=tuple(number / sum(sides.values()) for number in sides.values()),
        )
        for colour, sides in FACES.items()
    )
