"""A few words for building Cycles materials."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray

from vision.training.blender.colour import RGB, linear
from vision.training.blender.glyphs import Mask


class Shader:
    """One material under construction: nodes made by type, inputs linked or set by name."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.tree = self.material.node_tree
        if self.tree is None:  # Blender before 5 makes materials without nodes
            self.material.use_nodes = True
            self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def node(self, kind: str, inputs: dict[str | int, Any] | None = None, **settings: Any) -> Any:
        """A node `ShaderNode<kind>`; inputs may be values or other nodes' outputs."""
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, setting in settings.items():
            setattr(made, name, setting)
        for key, value in (inputs or {}).items():
            self.feed(made.inputs[key], value)
        return made

    def feed(self, socket: Any, value: Any) -> None:
        """Link an output to `socket`, or set its value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def put(self, **inputs: Any) -> None:
        """Feed the surface: `Base_Color=...` for the input "Base Color"."""
        for key, value in inputs.items():
            self.feed(self.surface.inputs[key.replace("_", " ")], value)

    def mix(self, factor: Any, first: RGB | Any, second: RGB | Any) -> Any:
        """The output of a colour mix; tuples are sRGB."""
        made = self.node("Mix", data_type="RGBA")
        self.feed(made.inputs[0], factor)
        self.feed(made.inputs[6], rgba(first) if isinstance(first, tuple) else first)
        self.feed(made.inputs[7], rgba(second) if isinstance(second, tuple) else second)
        return made.outputs[2]

    def math(self, operation: str, first: Any, second: Any = 0.0) -> Any:
        """The output of a scalar operation, e.g. "MULTIPLY"."""
        made = self.node("Math", operation=operation)
        self.feed(made.inputs[0], first)
        self.feed(made.inputs[1], second)
        return made.outputs[0]

    def place(
        self, scale: tuple[float, float, float], turn: float = 0.0, shift: float = 0.0
    ) -> Any:
        """Object coordinates turned about z, shifted and scaled."""
        where = self.node("TexCoord").outputs["Object"]
        mapped = self.node(
            "Mapping",
            {"Vector": where, "Rotation": (0, 0, turn), "Scale": scale, "Location": (shift,) * 3},
        )
        return mapped.outputs[0]

    def ramp(self, factor: Any, low: float, high: float) -> Any:
        """0 below `low`, 1 above `high`, linear between."""
        made = self.node("MapRange", {0: factor, 1: low, 2: high}, clamp=True)
        return made.outputs[0]


def rgba(srgb: RGB) -> tuple[float, float, float, float]:
    """Linear RGBA of an sRGB colour."""
    return (*linear(srgb), 1.0)


def plain(name: str, srgb: RGB, roughness: float = 0.5, metallic: float = 0.0) -> Any:
    """A material of one colour."""
    shader = Shader(name)
    shader.put(Base_Color=rgba(srgb), Roughness=roughness, Metallic=metallic)
    return shader.material


def picture(name: str, mask: Mask) -> Any:
    """A Blender image of a mask, row 0 on top."""
    return _image(name, np.repeat(mask[..., None], 3, -1), as_data=True)


def sheet(name: str, colours: NDArray[np.float32]) -> Any:
    """A Blender image of an (H, W, 3) sRGB picture, row 0 on top."""
    return _image(name, colours, as_data=False)


def linear_sheet(name: str, colours: NDArray[np.float32]) -> Any:
    """A Blender image of (H, W, 3) linear BGR, as scenes to learn from have it; row 0 on top.

    It may be brighter than white.
    """
    return _image(name, colours[..., ::-1], as_data=True, fine=True)


def _image(name: str, colours: NDArray[np.float32], *, as_data: bool, fine: bool = False) -> Any:
    height, width = colours.shape[:2]
    image = bpy.data.images.new(name, width, height, alpha=False, float_buffer=fine)
    if as_data:
        image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = colours[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image
