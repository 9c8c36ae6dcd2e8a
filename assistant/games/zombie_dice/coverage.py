"""Which figures are known for the game of a table."""

from __future__ import annotations

from assistant.games.zombie_dice.options import Ending, Feature, Ties
from assistant.games.zombie_dice.rolls import Counts
from assistant.games.zombie_dice.rules import ZombieDice


def knows_turn(game: ZombieDice) -> bool:
    """Whether there are odds of a roll, and advice for the most brains.

    There are for every mix of the dice of the base game, but none with an expansion.
    """
    return game.feature is Feature.NONE and not game.bus


def knows_win(game: ZombieDice) -> bool:
    """Whether there are chances to win.

    There are for the usual dice, played to the end of the round and ties until they are broken.
    """
    usual = game.ending is Ending.ROUND and game.ties is Ties.REPEAT
    return game.usual_dice and usual


def counts(game: ZombieDice) -> Counts:
    """Give the green, yellow and red dice of a game whose odds are known."""
    return game.green, game.yellow, game.red
