"""The win at a table of any size: an approximation.

Exact would be a game of many players against each other, too large to solve. Here the others,
and the player in later turns, are taken to play as follows, which makes the rest exact:
- a turn goes for the most brains, whatever the scores;
- once a player of this round stands at the target or above, those still to roll play for the win
  as the last of two would, against the best so far;
- in later rounds nobody looks at the others; a tie goes to each with the same chance.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod

from assistant.games.zombie_dice.tables import Table

_OVER = 1e-9
"""Games still going on with less than this chance are given up."""

_MOST_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Round:
    """What a player sees who is about to stop."""

    target: int
    others: tuple[int, ...]
    """Scores of those who have played this round already."""
    waiting: tuple[int, ...]
    """Scores of those still to roll in this round, in order."""


def worth(round_: Round, own: int, table: Table, reach: int) -> tuple[float, ...]:
    """Give the chance to win that every number of points has, from none on.

    The last entry stands `reach` above whatever must be beaten.
    """
    most = max(round_.target, own, *round_.others, *round_.waiting) + reach
    return tuple(accumulate((_chance(round_, total, table) for total in range(own, most + 1)), max))


def _chance(round_: Round, total: int, table: Table) -> float:
    best = max((total, *round_.others))
    if max(best, *round_.waiting, 0) >= round_.target:
        return _settled(round_, total, table)
    return _later(round_, total, table)


def _settled(round_: Round, total: int, table: Table) -> float:
    """Give the chance when this round is the last: someone has reached the target."""
    played = (total, *round_.others)
    best = max(played)
    level = played.count(best)
    # (best score, how many have it, whether the player does) and its chance.
    chances = {(best, level, total == best): 1.0}
    for score in round_.waiting:
        following: defaultdict[tuple[int, int, bool], float] = defaultdict(float)
        for (best, level, mine), chance in chances.items():
            for points, likely in _chase(score, best, table):
                new = score + points
                if new > best:
                    following[new, 1, False] += chance * likely
                else:
                    following[best, level + (new == best), mine] += chance * likely
        chances = following
    return sum(chance / level for (_, level, mine), chance in chances.items() if mine)


def _chase(score: int, best: int, table: Table) -> list[tuple[int, float]]:
    """Give (points, chance) of a turn that should come level with `best` or beat it."""
    lacking = max(best - score, 0)
    if lacking >= len(table.aims):
        return [(0, 1.0)]
    ends = table.aims[lacking]
    return [(0, 1 - sum(ends)), *((lacking + more, likely) for more, likely in enumerate(ends))]


def _later(round_: Round, total: int, table: Table) -> float:
    """Give the chance when nobody has reached the target yet."""
    target = round_.target
    players = [_at(total), *map(_at, round_.others)]
    for score in round_.waiting:
        after = _after(_at(score), table.points)
        # Whoever reaches the target while the player stands below has beaten them.
        players.append(after[:target])
    win = 0.0
    for _ in range(_MOST_ROUNDS):
        going_on = prod(map(sum, players))
        if going_on < _OVER:
            break
        ends = [_after(player, table.points) for player in players]
        win += _best(ends, target)
        players = [end[:target] for end in ends]
    return win


def _at(score: int) -> list[float]:
    return [0.0] * score + [1.0]


def _after(scores: Sequence[float], points: Sequence[float]) -> list[float]:
    """Give the chances of every score after one more turn."""
    after = [0.0] * (len(scores) + len(points) - 1)
    for score, chance in enumerate(scores):
        if chance:
            for more, likely in enumerate(points):
                after[score + more] += chance * likely
    return after


def _best(players: Sequence[Sequence[float]], target: int) -> float:
    """Give the chance that the first of `players` has the most, at the target or above.

    A tie counts by as much as there are players in it.
    """
    below = [list(accumulate(player, initial=0.0)) for player in players]
    win = 0.0
    for score in range(target, len(players[0])):
        # shared[k]: the others are at most at `score`, and k of them are there.
        shared = [players[0][score]]
        for player, less in zip(players[1:], below[1:], strict=True):
            under = less[min(score, len(player))]
            level = player[score] if score < len(player) else 0.0
            shared = [
                under * alone + level * with_one
                for alone, with_one in zip([*shared, 0.0], [0.0, *shared], strict=True)
            ]
        win += sum(chance / (others + 1) for others, chance in enumerate(shared))
    return win
