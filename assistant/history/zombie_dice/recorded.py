"""Games out of their texts."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.games import notation
from assistant.history.zombie_dice.turns import Play
from assistant.session.session import RefusedLogError, begun


def plays_of(texts: Iterable[str]) -> tuple[tuple[Play, ...], int]:
    """Fold games written in notation; give those in which something happened, and the unreadable.

    The second value is how many of the texts are no legal game.
    """
    plays: list[Play] = []
    unreadable = 0
    for text in texts:
        try:
            saved = notation.read(text)
            play = begun(saved.game, saved.players, saved.events)
        except (notation.NotationError, RefusedLogError):
            unreadable += 1
            continue
        if play.log:
            plays.append(play)
    return tuple(plays), unreadable
