"""Zombie Dice, the base game: eat brains, stop before the third shotgun."""

from assistant.games.zombie_dice.dice import (
    DICE,
    DICE_PER_ROLL,
    FACES,
    SHOTGUNS_TO_LOSE,
    Colour,
    Cup,
    Die,
    Face,
)
from assistant.games.zombie_dice.events import Continued, Event, Rolled, Stopped
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rules import ZombieDice
from assistant.games.zombie_dice.state import Banked, Bust, State, TurnEnd

__all__ = [
    "DICE",
    "DICE_PER_ROLL",
    "FACES",
    "SHOTGUNS_TO_LOSE",
    "Banked",
    "Bust",
    "Colour",
    "Continued",
    "Cup",
    "Die",
    "Event",
    "Face",
    "Rolled",
    "State",
    "Stopped",
    "TurnEnd",
    "ZombieDice",
    "ZombieRefusal",
]
