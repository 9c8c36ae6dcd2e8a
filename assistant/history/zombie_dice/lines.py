"""How scores and luck went, for drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from assistant.history.zombie_dice.turns import Play, Turn


@dataclass(frozen=True, slots=True)
class Line:
    """What one player had after each turn, from nothing on."""

    name: str
    values: tuple[float, ...]


def scores_by_round(play: Play, turns: Sequence[Turn]) -> tuple[Line, ...]:
    """Give the scores after 0, 1, 2, … rounds, by seat.

    Who is out of a tie-break stays at their score; who has not yet played the round that is being
    played has no score for it.
    """
    scores = [[0.0] for _ in play.names]
    for turn in turns:
        line = scores[turn.seat]
        line += [line[-1]] * (turn.round - len(line))
        line.append(line[-1] + turn.brains)
    longest = max(map(len, scores))
    if play.state.tie_break:
        for seat, line in enumerate(scores):
            if seat not in play.state.order:
                line += [line[-1]] * (longest - len(line))
    return tuple(Line(name, tuple(line)) for name, line in zip(play.names, scores, strict=True))


def luck_by_turn(games: Iterable[tuple[Play, Sequence[Turn]]]) -> tuple[Line, ...]:
    """Give the luck of all turns so far after 0, 1, 2, … of them, one line a player.

    Turns whose luck is not known are passed over.
    """
    lines: dict[str, tuple[str, list[float]]] = {}
    for play, turns in games:
        for name in play.names:
            lines[name.casefold()] = (name, lines.get(name.casefold(), (name, [0.0]))[1])
        for turn in turns:
            if turn.luck is not None:
                _, values = lines[play.names[turn.seat].casefold()]
                values.append(values[-1] + turn.luck)
    return tuple(Line(name, tuple(values)) for name, values in lines.values())
