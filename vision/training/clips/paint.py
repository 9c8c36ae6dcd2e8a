"""Paint the moments of a story: a still table, the dice on it, and hands drawn over them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training import tables
from vision.training.camera import Camera
from vision.training.clips.hand import Hand, Part, Rod, rods
from vision.training.clips.story import Matrix, Moment
from vision.training.colours import SKIN, Colour, any_colour, within
from vision.training.dice import Die
from vision.training.pose import Pose
from vision.training.stage import Light, Stage
from vision.training.tracer import trace

Picture = NDArray[np.float32]
Mask = NDArray[np.uint8]
Rng = np.random.Generator

_COARSE = 4
"""Shadows are soft: they are drawn on a grid this many pixels wide."""
_TONES = ((1.0, 0.62), (0.84, 0.78), (0.62, 0.92), (0.36, 1.0))
"""Share of a rod's radius, and how bright it is there."""
_SHUTTER = 0.35
"""Share of the time between two pictures during which the shutter is open."""


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A die on a part of the picture."""

    linear: Picture
    """(h, w, 3) linear BGR, already times `cover`."""
    cover: Picture
    """(h, w) share of each pixel that the die covers, 0 to 1."""
    left: int
    """Pixels of the picture left of the patch."""
    top: int


@dataclass(slots=True, eq=False)
class Set:
    """What stays the same through a clip."""

    stage: Stage
    ground: Picture
    """(height, width, 3) linear BGR."""
    dice: list[Die]
    inks: dict[Part, Colour]
    grain: Mask
    """(height, width) 0 to 255: creases and blotches of skin and cloth."""
    _still: dict[int, Matrix] = field(default_factory=dict)
    _layer: Picture | None = None

    def paint(self, moment: Moment, before: Moment | None) -> tuple[Picture, Mask]:
        """The linear BGR picture, and a mask, 0 or 255, of where hands are seen."""
        earlier = before.dice if before else {}
        still = {n: pose for n, pose in moment.dice.items() if earlier.get(n) is pose}
        moving = {n: pose for n, pose in moment.dice.items() if n not in still}
        picture = self._with_still(still).copy()
        limbs = [rod for hand in moment.hands for rod in rods(hand)]
        if moving or limbs:
            shade(picture, self.stage, [as_pose(pose) for pose in moving.values()], limbs)
        for n, pose in moving.items():
            self._lay(picture, n, pose, earlier.get(n))
        covered = np.zeros(picture.shape[:2], np.uint8)
        for hand in moment.hands:
            self._draw(picture, hand, covered)
        return picture, covered

    def _with_still(self, still: dict[int, Matrix]) -> Picture:
        same = self._still.keys() == still.keys() and all(
            self._still[n] is pose for n, pose in still.items()
        )
        if self._layer is None or not same:
            self._layer, self._still = self.ground.copy(), still
            shade(self._layer, self.stage, [as_pose(pose) for pose in still.values()], [])
            eye = self.stage.camera.eye
            far = sorted(still, key=lambda n: -float(np.linalg.norm(still[n][:3, 3] - eye)))
            for n in far:
                self._lay(self._layer, n, still[n], None)
        return self._layer

    def _lay(self, picture: Picture, number: int, pose: Matrix, before: Matrix | None) -> None:
        traced = trace(self.dice[number], as_pose(pose), self.stage)
        if traced is None:
            return
        drawn = Patch(traced.patch, traced.cover, traced.left, traced.top)
        if before is not None:
            ends = self.stage.camera.project(np.stack([before[:3, 3], pose[:3, 3]]))
            drawn = _smeared(drawn, (ends[1] - ends[0]) * _SHUTTER, picture.shape[:2])
        h, w = drawn.cover.shape
        part = picture[drawn.top : drawn.top + h, drawn.left : drawn.left + w]
        part *= 1 - drawn.cover[..., None]
        part += drawn.linear

    def _draw(self, picture: Picture, hand: Hand, covered: Mask) -> None:
        camera = self.stage.camera
        mask, tone = np.zeros_like(covered), np.zeros_like(covered)
        ink = np.zeros((*covered.shape, 3), np.uint8)
        for rod in rods(hand):
            colour = tuple(int(255 * c) for c in self.inks[rod.part])
            for share, bright in _TONES:
                hull = _outline(camera, rod, share)
                if hull is None:
                    continue
                cv2.fillConvexPoly(tone, hull, int(255 * bright), cv2.LINE_AA, 4)
                if share == 1.0:
                    cv2.fillConvexPoly(mask, hull, 255, cv2.LINE_AA, 4)
                    cv2.fillConvexPoly(ink, hull, colour, cv2.LINE_8, 4)
        x, y, w, h = cv2.boundingRect(mask)
        if not w:
            return
        part = slice(y, y + h), slice(x, x + w)
        soft = cv2.GaussianBlur(tone[part], (0, 0), 0.05 * camera.unit_pixels + 0.3)
        shade = soft.astype(np.float32) * self.grain[part] * np.float32(1 / 255 / 200)
        lit = ink[part] * (self.stage.light_on_table / 255) * shade[..., None]
        cover = mask[part].astype(np.float32)[..., None] / 255
        picture[part] = picture[part] * (1 - cover) + lit * cover
        covered[part] = np.maximum(covered[part], (mask[part] > 127) * np.uint8(255))


def any_set(rng: Rng, stage: Stage, dice: list[Die]) -> Set:
    """A table and hands of any colours."""
    inks = {
        Part.SKIN: np.asarray(within(rng, SKIN) ** 2, np.float32),
        Part.SLEEVE: np.asarray(any_colour(rng, value=(0.05, 0.9)) ** 2, np.float32),
        Part.CUP: np.asarray(any_colour(rng, value=(0.05, 0.9)) ** 2, np.float32),
        Part.HOLLOW: np.full(3, 0.01, np.float32),
    }
    ground = _ground(rng, stage)
    stage = replace(stage, bounce=np.asarray(ground.reshape(-1, 3).mean(0), np.float32))
    h, w = ground.shape[:2]
    noise = rng.normal(0, 1, (h // 6, w // 6)).astype(np.float32)
    grain = cv2.resize(noise, (w, h), interpolation=cv2.INTER_CUBIC) * 14 + 200
    return Set(stage, ground, dice, inks, np.clip(grain, 120, 255).astype(np.uint8))


def _ground(rng: Rng, stage: Stage) -> Picture:
    camera = stage.camera
    ys, xs = np.mgrid[0 : camera.height, 0 : camera.width].astype(np.float32)
    rays = camera.rays(xs.ravel(), ys.ravel())
    reach = -camera.eye[2] / np.minimum(rays[:, 2], -0.02)
    x, y = ((camera.eye[i] + rays[:, i] * reach).reshape(xs.shape) for i in (0, 1))
    scale, angle = np.exp(rng.uniform(np.log(14), np.log(70))), rng.uniform(0, np.pi)
    size = tables.SIZE
    u = (x * np.cos(angle) + y * np.sin(angle)) * scale + rng.uniform(0, size)
    v = (-x * np.sin(angle) + y * np.cos(angle)) * scale + rng.uniform(0, size)
    u, v = (np.abs((along % (2 * size)) - size).astype(np.float32) for along in (u, v))
    texture = np.asarray(tables.table(rng) ** np.float32(2.0), np.float32)
    # Patterns as strong as the dice's own would test the nets, not the calling of rolls.
    middle = texture.mean((0, 1))
    texture = middle + (texture - middle) * np.float32(rng.uniform(0.25, 0.9))
    base = cv2.remap(texture, u, v, cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT)
    fall = 1 + rng.uniform(-0.5, 0.5) * (xs / camera.width - 0.5)
    fall = fall * (1 + rng.uniform(-0.5, 0.5) * (ys / camera.height - 0.5))
    return np.asarray(base * stage.light_on_table * fall[..., None], np.float32)


def as_pose(matrix: Matrix) -> Pose:
    """A tracer's pose: rows, not columns, are the die's own axes there."""
    turn = np.ascontiguousarray(matrix[:3, :3].T, np.float32)
    return Pose(matrix[:3, 3].astype(np.float32), turn, 1.0)


def shade(picture: Picture, stage: Stage, dice: Iterable[Pose], limbs: Iterable[Rod]) -> None:
    """Darken the picture in place where dice and limbs keep lamps from the table."""
    camera = stage.camera
    h, w = picture.shape[:2]
    dice, limbs = list(dice), list(limbs)
    light = np.ones((-(-h // _COARSE), -(-w // _COARSE)), np.float32)
    total = sum(lamp.strength for lamp in stage.lights) + 0.3
    for lamp in stage.lights:
        mask = np.zeros(light.shape, np.uint8)
        for pose in dice:
            _fill(mask, camera, _fallen(pose.corners(0.47), lamp))
        for rod in limbs:
            for points in _beads(rod):
                _fill(mask, camera, _fallen(points, lamp))
        soft = cv2.GaussianBlur(mask, (0, 0), 0.5 + lamp.size * 0.5 * camera.unit_pixels / _COARSE)
        light *= 1 - soft * np.float32(0.9 * lamp.strength / total / 255)
    contact = np.zeros(light.shape, np.uint8)
    for pose in dice:
        if pose.centre[2] < 0.9:
            _fill(contact, camera, pose.corners(0.48) * [1, 1, 0])
    light *= 1 - cv2.GaussianBlur(contact, (0, 0), 1.2) * np.float32(0.45 / 255)
    picture *= cv2.resize(light, (w, h), interpolation=cv2.INTER_LINEAR)[..., None]


def _beads(rod: Rod) -> list[NDArray[np.float64]]:
    """A rod as one cloud of points around its two balls."""
    around = np.linspace(0, 2 * np.pi, 8, endpoint=False)
    ring = np.stack([np.cos(around), np.sin(around), 0 * around], -1)
    return [np.concatenate([rod.start + rod.start_radius * ring, rod.end + rod.end_radius * ring])]


def _fallen(points: NDArray[np.float64], lamp: Light) -> NDArray[np.float64]:
    height = np.maximum(points[:, 2:], 0)
    return np.asarray(points - lamp.towards * (height / lamp.towards[2]))


def _fill(mask: Mask, camera: Camera, cloud: NDArray[np.float64]) -> None:
    seen = np.clip(camera.project(cloud) / _COARSE, -2000, 2000)
    hull = cv2.convexHull(np.round(seen * 16).astype(np.int32))
    cv2.fillConvexPoly(mask, hull, 255, cv2.LINE_AA, 4)


def _outline(camera: Camera, rod: Rod, share: float) -> NDArray[np.int32] | None:
    """Sixteenths of a pixel around a rod, its radii scaled; None behind the camera."""
    points = []
    for end, radius in ((rod.start, rod.start_radius), (rod.end, rod.end_radius)):
        depth = float((end - camera.eye) @ camera.axes[2])
        if depth < 1.5:
            return None
        middle = camera.project(end[None])[0]
        a = np.linspace(0, 2 * np.pi, 20, endpoint=False)
        ring = np.stack([np.cos(a), np.sin(a)], -1) * (radius * share * camera.focal / depth)
        points.append(middle + ring)
    cloud = np.clip(np.concatenate(points), -8000, 8000)
    return np.asarray(cv2.convexHull(np.round(cloud * 16).astype(np.int32)), np.int32)


def _smeared(drawn: Patch, along: NDArray[np.float64], size: tuple[int, int]) -> Patch:
    """A die that moved by `along`, in pixels, while the shutter was open."""
    steps = int(np.ceil(np.linalg.norm(along) / 2))
    if steps < 1:
        return drawn
    pad = np.ceil(np.abs(along)).astype(int) + 1
    h, w = drawn.cover.shape
    left, top = max(drawn.left - int(pad[0]), 0), max(drawn.top - int(pad[1]), 0)
    right = min(drawn.left + w + int(pad[0]), size[1])
    bottom = min(drawn.top + h + int(pad[1]), size[0])
    both = np.dstack([drawn.linear, drawn.cover])
    whole = np.zeros((bottom - top, right - left, 4), np.float32)
    for share in np.linspace(-1, 0, steps + 1):
        move = np.array(
            [
                [1, 0, drawn.left - left + share * along[0]],
                [0, 1, drawn.top - top + share * along[1]],
            ]
        )
        whole += cv2.warpAffine(both, move, (right - left, bottom - top))
    whole /= steps + 1
    return Patch(whole[..., :3], whole[..., 3], left, top)
