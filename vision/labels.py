"""The names the networks answer with, in the order of their outputs."""

from __future__ import annotations

from vision.readings import Kind

D6_FACES = ("1", "2", "3", "4", "5", "6")
ZOMBIE_FACES = ("brain", "shotgun", "feet")
FACES = D6_FACES + ZOMBIE_FACES
ZOMBIE_COLOURS = ("green", "yellow", "red")
SPECIAL_FACES: dict[str, tuple[str, ...]] = {
    "hunk": ("double-brain", "shotgun", "double-shotgun", "feet"),
    "hottie": ("brain", "shotgun", "feet"),
    "santa": ("brain", "double-brain", "shotgun", "feet", "helmet", "drink"),
    "bus": (
        "brain",
        "double-brain",
        "triple-brain",
        "shotgun",
        "double-shotgun",
        "brain-shotgun",
        "double-brain-shotgun",
        "stop-sign",
        "yield",
        "dead-end",
        "tyre",
    ),
}
"""Faces of the dice of Zombie Dice's expansions, by the name of the die: only learnt sets know
them."""
BODY_COLOURS = (
    "white",
    "black",
    "grey",
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "purple",
    "pink",
    "brown",
)

KINDS = (Kind.D6, Kind.ZOMBIE)
"""The kinds of dice that the networks tell apart by themselves."""


def faces_of(kind: Kind) -> tuple[str, ...]:
    """The faces that a die of this kind can show, as far as the networks know them."""
    return ZOMBIE_FACES if kind is Kind.ZOMBIE else D6_FACES
