"""What tables play differently: the choices that `ZombieDice` takes beside the usual rules.

The first of each is what is advised: the publisher's leaflet where it speaks, or else what more
of the detailed sources say.
"""

from __future__ import annotations

from enum import StrEnum

from assistant.games.zombie_dice.dice import AnyColour, Colour, Special


class Ending(StrEnum):
    """How the game ends once somebody has reached the target."""

    ROUND = "round"
    """The round is finished, so that all have had as many turns; the best total wins."""
    ONE_MORE = "one_more"
    """Everybody else gets one more turn; the best total wins."""
    AT_ONCE = "at_once"
    """Whoever reaches it first has won."""


class Ties(StrEnum):
    """What becomes of a tie at the top."""

    REPEAT = "repeat"
    """The leaders play another round, as often as it takes."""
    SINGLE = "single"
    """They play one more round; still level, they share the win."""


class Feature(StrEnum):
    """Which dice of Double Feature take the place of others."""

    NONE = "none"
    SUMMER = "summer"
    """The hunk and the hottie for two yellow dice."""
    SANTA = "santa"
    """Santa for a green die."""
    SEQUEL = "sequel"
    """All three, for two yellow dice and a green one."""


class Rescue(StrEnum):
    """Which brains are freed when another of the special dice shows shotguns."""

    PILE = "pile"
    """Those caught in this turn, whenever it was."""
    ROLL = "roll"
    """Those of the same roll."""


class Drink(StrEnum):
    """Whose feet are brains after the energy drink."""

    GREEN = "green"
    ALL = "all"


class Yield(StrEnum):
    """What the bus makes of the shotguns of its roll by “yield”."""

    FEET = "feet"
    BRAINS = "brains"


class GetOff(StrEnum):
    """When a player may leave the bus and roll on."""

    FEET = "feet"
    """To chase feet."""
    ANY = "any"
    """At any time."""


JOINS: dict[Feature, tuple[Special, ...]] = {
    Feature.NONE: (),
    Feature.SUMMER: (Special.HUNK, Special.HOTTIE),
    Feature.SANTA: (Special.SANTA,),
    Feature.SEQUEL: (Special.HUNK, Special.HOTTIE, Special.SANTA),
}
"""The dice that join the cup."""

REPLACES: dict[AnyColour, Colour] = {
    Special.HUNK: Colour.YELLOW,
    Special.HOTTIE: Colour.YELLOW,
    Special.SANTA: Colour.GREEN,
}
"""The colour of which one die stays in the box for each that joins."""

LEAST_DICE = 7
"""Three to roll, beside two shotguns, another by the helmet, and the helmet itself."""

MOST_OF_A_COLOUR = 15


def mix(numbers: dict[Colour, int], feature: Feature) -> dict[AnyColour, int]:
    """Give the dice of a game, from `numbers` of each colour before any is replaced.

    ValueError, in words, for a mix that cannot be played.
    """
    dice: dict[AnyColour, int] = {colour: number for colour, number in numbers.items()}
    for special in JOINS[feature]:
        dice[REPLACES[special]] -= 1
        dice[special] = 1
    for colour, number in dice.items():
        if not 0 <= number <= MOST_OF_A_COLOUR:
            raise ValueError(
                f"a game has at most {MOST_OF_A_COLOUR} dice of a colour, and enough for those"
                f" that are replaced: {number} {colour} dice are no number to play with"
            )
    if sum(dice.values()) < LEAST_DICE:
        raise ValueError(f"a game needs at least {LEAST_DICE} dice, not {sum(dice.values())}")
    return dice
