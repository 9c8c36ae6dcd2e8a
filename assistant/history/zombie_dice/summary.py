"""All that is told after a game, or of all recorded games, as one value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import chain

from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.counsel import chances_to_win
from assistant.games.zombie_dice.coverage import counts, knows_turn
from assistant.games.zombie_dice.rolls import Counts, Refill
from assistant.history.fairness import Counted, Tested, together
from assistant.history.zombie_dice.costly import Costly, Judge, costly_of, no_judge
from assistant.history.zombie_dice.dice import counted
from assistant.history.zombie_dice.lines import Line, luck_by_turn, scores_by_round
from assistant.history.zombie_dice.players import Figures, figures_of
from assistant.history.zombie_dice.turns import Play, dice_of, turns_of


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What the odds know about one game."""

    refill: Refill | None
    """The table's reading of the empty cup; None where the odds do not know the game."""
    box: Counts
    """Its green, yellow and red dice."""
    target: int
    judge: Judge


Known = Callable[[Play], Knowledge]
"""Says what the odds know about a game."""


def by_wins(play: Play) -> Knowledge:
    """Judge decisions by chances to win: a few hundredths of a second a turn."""
    return _knowledge(play, partial(chances_to_win, _game(play)))


def by_brains(play: Play) -> Knowledge:
    """Judge decisions by brains: quick enough for very many games."""
    return _knowledge(play, no_judge)


def _knowledge(play: Play, judge: Judge) -> Knowledge:
    game = _game(play)
    refill = game.refill if knows_turn(game) else None
    return Knowledge(refill, counts(game), game.target, judge)


def _game(play: Play) -> ZombieDice:
    assert isinstance(play.game, ZombieDice)
    return play.game


@dataclass(frozen=True, slots=True)
class Summary:
    """What games come to."""

    games: int
    players: tuple[Figures, ...]
    dice: tuple[Counted, ...]
    """By colour, over every recorded roll."""
    test: Tested | None
    """The test of all colours with enough dice together."""
    costly: tuple[Costly, ...]
    """Decisions that cost something, the costliest first."""
    scores: tuple[Line, ...]
    """By round; empty where there is more than one game."""
    luck: tuple[Line, ...]
    """In brains, by turn."""

    def costly_of(self, name: str, most: int) -> tuple[Costly, ...]:
        """Give at most `most` of the decisions that cost this player most."""
        mine = [costly for costly in self.costly if costly.name.casefold() == name.casefold()]
        return tuple(mine[:most])


def summary(plays: Iterable[Play], known: Known) -> Summary:
    """Fold games, oldest first, into what they come to."""
    plays = list(plays)
    knowledge = [known(play) for play in plays]
    folded = [
        (play, turns_of(play, know.refill, know.box))
        for play, know in zip(plays, knowledge, strict=True)
    ]
    dice = counted(chain.from_iterable(map(dice_of, plays)))
    costly = [
        found
        for (play, turns), know in zip(folded, knowledge, strict=True)
        for found in costly_of(play, turns, know.target, know.judge)
    ]
    return Summary(
        games=len(plays),
        players=figures_of(folded),
        dice=dice,
        test=together(dice),
        costly=tuple(sorted(costly, key=lambda found: (found.win is None, -found.cost))),
        scores=scores_by_round(*folded[0]) if len(folded) == 1 else (),
        luck=luck_by_turn(folded),
    )
