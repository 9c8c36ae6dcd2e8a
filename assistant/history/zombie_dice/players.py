"""What each player made of one game or of many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from assistant.games.zombie_dice import Bust
from assistant.history.zombie_dice.turns import Play, Turn


@dataclass(frozen=True, slots=True)
class Figures:
    """One player's figures; they add up over games."""

    name: str
    games: int = 0
    """Games sat down to, finished or not."""
    finished: int = 0
    wins: int = 0
    turns: int = 0
    busts: int = 0
    brains: int = 0
    """Brains banked."""
    lost: int = 0
    """Brains of turns that were lost to shotguns."""
    best: int = 0
    """Brains of the best turn."""
    judged: int = 0
    """Turns whose luck is known."""
    luck: float = 0.0
    """Brains that luck brought in those turns; see `turns` for what luck is."""
    ordinary: float = 0.0
    """Brains that those turns would have made by the same decisions with ordinary luck."""
    given: float = 0.0
    """Brains that decisions gave away in those turns, on average."""

    @property
    def per_turn(self) -> float:
        """Brains banked in a turn on average; 0 before the first."""
        return self.brains / self.turns if self.turns else 0.0

    def with_turn(self, turn: Turn) -> Figures:
        """Give the figures with one more turn."""
        figures = replace(
            self,
            turns=self.turns + 1,
            busts=self.busts + turn.bust,
            brains=self.brains + turn.brains,
            lost=self.lost + (turn.end.lost if isinstance(turn.end, Bust) else 0),
            best=max(self.best, turn.brains),
        )
        if turn.luck is None:
            return figures
        return replace(
            figures,
            judged=self.judged + 1,
            luck=self.luck + turn.luck,
            ordinary=self.ordinary + turn.brains - turn.luck,
            given=self.given + sum(decision.cost for decision in turn.decisions),
        )


def figures_of(games: Iterable[tuple[Play, Sequence[Turn]]]) -> tuple[Figures, ...]:
    """Give the figures of all players, in the order in which they first sat down.

    A player is a name, whatever its capitals; it is written as it was last.
    """
    players: dict[str, Figures] = {}
    for play, turns in games:
        outcome = play.game.outcome(play.state)
        for seat, name in enumerate(play.names):
            old = players.get(name.casefold(), Figures(name))
            new = replace(
                old,
                name=name,
                games=old.games + 1,
                finished=old.finished + (outcome is not None),
                wins=old.wins + (outcome is not None and seat in outcome.winners),
            )
            for turn in turns:
                if turn.seat == seat:
                    new = new.with_turn(turn)
            players[name.casefold()] = new
    return tuple(players.values())
