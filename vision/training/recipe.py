"""How much of everything the nets are taught with."""

from __future__ import annotations

from dataclasses import dataclass

PHOTO_PARTS = {
    "tabletop": 0.12,
    "tray": 0.26,
    "crowd": 0.36,
    "lens": 0.08,
    "close": 0.04,
    "single": 0.14,
}
"""Shares of the sets among the reader's photographs."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How much of everything; what made the committed models differently stands in their cards."""

    scenes: int = 16000
    held_out_scenes: int = 400
    """The first scenes validate and are never trained on, as do the first rendered ones."""
    marked_scenes: int = 4500
    """More scenes of dice without pips, drawn in many ways: of Zombie dice, and of a user's own."""
    rendered_scenes: int = 2400
    """Scenes whose light a path tracer follows, which takes more than ten times as long."""
    held_out_rendered: int = 150
    scout_steps: int = 4000
    """Batches of the detector on scenes alone, whose finds complete the photographs' truth."""
    detector_steps: int = 4000
    photo_share: float = 0.18
    detector_steps_again: int = 14000
    faces_steps: int = 12000
    faces_steps_again: int = 24000
    faces_photo_share: float = 0.3
    mined_scenes: int = 2500
    stance_steps: int = 40000
    untidy_scenes: int = 4000
    heaped_scenes: int = 5400
    """More scenes for the stance, since few dice lean in the others: with things of other games,
    and of many dice that lean."""
    cocked_scenes: int = 600
    """Throws of a few dice by which leaning is weighed: nothing is trained on them."""
    stance_flat_share: float = 0.3
    """Of the dice that lie flat, how many are taught: they are by far the commonest."""
