"""The dice of recorded games, counted by colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from assistant.games.zombie_dice import FACES, Colour, Die
from assistant.history.fairness import Counted


def counted(dice: Iterable[Die]) -> tuple[Counted, ...]:
    """Count the faces of every colour, in the order green, yellow, red."""
    seen = Counter(dice)
    return tuple(
        Counted(
            kind=str(colour),
            faces=tuple(map(str, FACES[colour])),
            seen=tuple(seen[Die(colour, face)] for face in FACES[colour]),
            chances=tuple(
                number / sum(FACES[colour].values()) for number in FACES[colour].values()
            ),
        )
        for colour in Colour
    )
