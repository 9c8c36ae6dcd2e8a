"""Zombie Dice: eat brains, stop before the third shotgun. With its two expansions."""

from assistant.games.zombie_dice.dice import (
    BOX,
    DICE,
    DICE_PER_ROLL,
    FACES,
    SHOTGUNS_TO_LOSE,
    AnyColour,
    AnyFace,
    Colour,
    Cup,
    Die,
    Face,
    Special,
    SpecialFace,
)
from assistant.games.zombie_dice.events import Continued, Event, Rolled, Stopped
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rules import ZombieDice
from assistant.games.zombie_dice.state import Banked, Bust, State, TurnEnd

__all__ = [
    "BOX",
    "DICE",
    "DICE_PER_ROLL",
    "FACES",
    "SHOTGUNS_TO_LOSE",
    "AnyColour",
    "AnyFace",
    "Banked",
    "Bust",
    "Colour",
    "Continued",
    "Cup",
    "Die",
    "Event",
    "Face",
    "Rolled",
    "Special",
    "SpecialFace",
    "State",
    "Stopped",
    "TurnEnd",
    "ZombieDice",
    "ZombieRefusal",
]
