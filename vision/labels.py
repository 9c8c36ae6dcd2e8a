"""The names the networks answer with, in the order of their outputs."""

from __future__ import annotations

from vision.readings import Kind

D6_FACES = ("1", "2", "3", "4", "5", "6")
ZOMBIE_FACES = ("brain", "shotgun", "feet")
FACES = D6_FACES + ZOMBIE_FACES
ZOMBIE_COLOURS = ("green", "yellow", "red")
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


def faces_of(kind: Kind) -> tuple[str, ...]:
    """The faces that a die of this kind can show."""
    return D6_FACES if kind is Kind.D6 else ZOMBIE_FACES
