"""What a table scene holds, as plain values: drawn from a seed, built by the other modules."""

from __future__ import annotations

from dataclasses import dataclass
from math import radians

from vision.training.blender.colour import RGB
from vision.training.blender.faces import Layout
from vision.training.blender.lens import Lens

LEAST_LEAN = radians(15)
"""From here on a die is cocked; rules of play know no smaller lean."""


@dataclass(frozen=True, slots=True)
class Make:
    """How a set of dice is made. Lengths in centimetres, colours in sRGB."""

    size: float
    bevel: float
    ball: float
    """Radius of the sphere that cuts the corners, in half-edges."""
    roughness: float
    coat: float
    depth: float
    """How deep the ink is engraved, 0 for printed."""
    spacing: float
    radius: float
    scale: float
    """Pips' spacing and radius in half-faces; symbols' scale."""
    style: int
    """Seed of the drawing of the symbols."""


@dataclass(frozen=True, slots=True)
class DiePlan:
    """One die on the table: flat, or leaning on something."""

    kind: str
    colour: str
    layout: Layout
    """As it lies: the face on +z is on top."""
    body: RGB
    marble: RGB | None
    ink: RGB
    x: float
    y: float
    turn: float
    """Radians about the vertical."""
    make: Make
    tilt: float = 0.0
    """Radians by which the die leans: one lower edge lies on the table, the opposite one is up."""
    heading: float = 0.0
    """Direction on the table, radians, towards the edge that is up."""

    @property
    def face(self) -> str:
        return self.layout[4]

    @property
    def leans(self) -> bool:
        """Whether it is cocked, so that no face counts."""
        return self.tilt >= LEAST_LEAN


@dataclass(frozen=True, slots=True)
class LightPlan:
    """Lamps and surroundings. Irradiance 1 shows a white table as white."""

    name: str
    """bulb, led, window, dim, spot or candle."""
    kelvin: float
    balance_kelvin: float
    irradiance: float
    ambient: float
    azimuth: float
    elevation: float
    """Direction of the lamp from the table's middle, radians."""
    distance: float
    size: float
    glare: float
    """Irradiance of a lamp that mirrors in the table into the lens, 0 for none."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The table: wood, felt, checks, stripes, print, stone, plain or tray."""

    name: str
    first: RGB
    second: RGB
    pattern: float
    """Size of the pattern in centimetres."""
    turn: float
    seed: float


@dataclass(frozen=True, slots=True)
class ThingPlan:
    """Something that lies or stands on the table and is no die."""

    name: str
    """cup, card, coin, pawn, pencil, token, block, d10, d20 or hand."""
    colour: RGB
    x: float
    y: float
    turn: float
    seed: float
    height: float = 0.0
    """Of a block, which a die leans on: no other thing may touch a die."""


@dataclass(frozen=True, slots=True)
class ScenePlan:
    """Everything a picture needs, and the seed of what happens in the camera."""

    seed: int
    tags: tuple[str, ...]
    dice: tuple[DiePlan, ...]
    lens: Lens
    blur_pixels: float
    """Defocus at four fifths of the distance."""
    light: LightPlan
    table: TablePlan
    things: tuple[ThingPlan, ...]
    view: str
    """View transform: Standard, AgX or Filmic."""
    noise: float
    """Standard deviation of the sensor's noise, in grey levels of 255."""
    clutter: str | None = None
    """A word for how much lies about beside the dice; None where no measure was kept to."""
