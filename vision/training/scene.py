"""Whole table scenes with truth, traced on the CPU; the bulk of what the nets learn from."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training import clutter, dice, photometry, tables
from vision.training.tracer import Camera, Light, Pose, trace

Rng = np.random.Generator
WIDTH, HEIGHT = 640, 480


@dataclass(frozen=True, slots=True)
class Truth:
    """One die of a scene; boxes are (left, top, right, bottom) in pixels, y down."""

    kind: Kind
    colour: str
    face: str
    box: tuple[float, float, float, float]
    top: tuple[float, float, float, float]
    """Bounding box of the top face's square."""
    visible: float
    """Share of the top face that is in the picture and not covered."""


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A picture and its truth."""

    picture: NDArray[np.uint8]
    """(HEIGHT, WIDTH, 3) uint8 BGR."""
    dice: tuple[Truth, ...]


def _camera(rng: Rng, pixels: float, spread: float) -> Camera:
    """A camera that sees a die of one unit about `pixels` wide at the middle of the table."""
    tilt = (
        np.deg2rad(90 - 55 * rng.random() ** 1.2)
        if rng.random() < 0.9
        else np.deg2rad(rng.uniform(28, 40))
    )
    roll = np.deg2rad(rng.normal(0, 6)) if rng.random() < 0.88 else rng.uniform(-np.pi, np.pi)
    focal = WIDTH * rng.uniform(0.75, 1.8)
    away = focal / pixels
    forward = np.array([0, np.cos(tilt), -np.sin(tilt)])
    right, down = np.array([1.0, 0, 0]), np.array([0, -np.sin(tilt), -np.cos(tilt)])
    c, s = np.cos(roll), np.sin(roll)
    axes = np.stack([c * right + s * down, -s * right + c * down, forward])
    target = np.array([rng.uniform(-spread, spread), rng.uniform(-spread, spread), 0.3])
    eye = target - forward * away
    return Camera(eye.astype(np.float32), axes.astype(np.float32), float(focal), WIDTH, HEIGHT)


def _lights(rng: Rng, cast: float) -> tuple[list[Light], NDArray[np.float32]]:
    warmth = rng.uniform(-cast, cast)
    tint = np.array([1 - warmth, 1, 1 + warmth], np.float32)
    lights = []
    for _ in range(int(rng.integers(1, 4))):
        direction = rng.normal(0, 1, 3) + np.array([0, 0.3, 0])
        direction[2] = abs(direction[2]) + rng.uniform(0.3, 1.5)
        direction /= np.linalg.norm(direction)
        colour = tint * np.exp(rng.normal(0, 0.06, 3)) * rng.uniform(0.2, 1.0)
        size = float(np.exp(rng.uniform(np.log(0.03), np.log(0.5))))
        lights.append(Light(direction.astype(np.float32), colour.astype(np.float32), size))
    sky = tint * rng.uniform(0.15, 0.8) * np.exp(rng.normal(0, 0.05, 3)).astype(np.float32)
    return lights, sky.astype(np.float32)


def _place(rng: Rng, camera: Camera, count: int) -> list[tuple[float, float, float]]:
    """(x, y, yaw) of dice that do not overlap; some touch."""
    spots: list[tuple[float, float, float]] = []
    pack = rng.random() < 0.45
    for _ in range(count * 30):
        if len(spots) == count:
            break
        yaw = rng.uniform(0, np.pi / 2)
        if spots and pack and rng.random() < 0.75:
            x0, y0, yaw0 = spots[int(rng.integers(len(spots)))]
            angle = rng.uniform(0, 2 * np.pi)
            away = rng.uniform(1.0, 1.7)
            if rng.random() < 0.4:
                yaw, angle, away = (
                    yaw0,
                    yaw0 + np.pi / 2 * int(rng.integers(4)),
                    rng.uniform(1.0, 1.08),
                )
            x, y = x0 + away * np.cos(angle), y0 + away * np.sin(angle)
        else:
            pixel = rng.uniform(0.02, 0.98, 2) * [WIDTH, HEIGHT]
            ray = camera.rays(np.array([pixel[0]], np.float32), np.array([pixel[1]], np.float32))[0]
            if ray[2] > -0.15:
                continue
            x, y = (camera.eye + ray * (0.5 - camera.eye[2]) / ray[2])[:2]
        square = ((x, y), (1.02, 1.02), np.rad2deg(yaw))
        clash = any(
            abs(x - a) < 1.5
            and abs(y - b) < 1.5
            and cv2.rotatedRectangleIntersection(square, ((a, b), (1.02, 1.02), np.rad2deg(c)))[0]
            != 0
            for a, b, c in spots
        )
        if not clash:
            spots.append((float(x), float(y), float(yaw)))
    return spots


def _ground(
    rng: Rng, camera: Camera, lights: list[Light], sky: NDArray[np.float32]
) -> NDArray[np.float32]:
    """The lit table without anything on it, linear BGR."""
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    rays = camera.rays(xs.ravel(), ys.ravel())
    down = np.minimum(rays[:, 2], -0.02)
    reach = -camera.eye[2] / down
    px, py = (camera.eye[0] + rays[:, 0] * reach), (camera.eye[1] + rays[:, 1] * reach)
    scale, angle = np.exp(rng.uniform(np.log(12), np.log(90))), rng.uniform(0, np.pi)
    u = (px * np.cos(angle) + py * np.sin(angle)) * scale + rng.uniform(0, 512)
    v = (-px * np.sin(angle) + py * np.cos(angle)) * scale + rng.uniform(0, 512)
    size = tables.SIZE
    fold_u, fold_v = np.abs((u % (2 * size)) - size), np.abs((v % (2 * size)) - size)
    texture = tables.table(rng) ** np.float32(2.0)
    shape = (HEIGHT, WIDTH)
    base = cv2.remap(
        texture,
        fold_u.reshape(shape).astype(np.float32),
        fold_v.reshape(shape).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    light = sky + sum(
        (lamp.colour * max(0.0, float(lamp.towards[2])) for lamp in lights), np.zeros(3, np.float32)
    )
    fall = (
        1
        + rng.uniform(-0.6, 0.6) * (xs / WIDTH - 0.5)
        + rng.uniform(-0.6, 0.6) * (ys / HEIGHT - 0.5)
    )
    lit = base * light * fall[..., None]
    if rng.random() < 0.35:  # a glossy table throws a lamp back
        cx, cy, wide = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(30, 220)
        spot = np.exp(-((xs - cx) ** 2 + (ys - cy) ** 2 * rng.uniform(0.6, 2)) / (2 * wide**2))
        lit = lit + spot[..., None] * light * rng.uniform(0.1, 0.9)
    if rng.random() < 0.3:  # a hard shadow's edge across the table
        edge = np.cos(angle) * (xs - rng.uniform(0, WIDTH)) + np.sin(angle) * (
            ys - rng.uniform(0, HEIGHT)
        )
        soft = 1 / (1 + np.exp(-np.clip(edge / rng.uniform(1, 30), -30, 30)))
        lit = lit * (1 - rng.uniform(0.2, 0.65) * soft)[..., None]
    return np.asarray(lit, np.float32)


def _cast_shadows(
    picture: NDArray[np.float32], camera: Camera, lights: list[Light], poses: list[Pose], rng: Rng
) -> None:
    cube = np.array(np.meshgrid([-1, 1], [-1, 1], [-1, 1])).reshape(3, 8).T * 0.48
    total = sum(float(light.colour.mean() * light.towards[2]) for light in lights) + 0.3
    for light in lights:
        mask = np.zeros((HEIGHT, WIDTH), np.uint8)
        for pose in poses:
            solid = cube * pose.edge @ pose.turn + pose.centre
            fallen = solid - light.towards * (solid[:, 2:] / light.towards[2])
            hull = cv2.convexHull(np.round(camera.project(fallen) * 16).astype(np.int32))
            cv2.fillPoly(mask, [hull[:, 0]], 255, cv2.LINE_AA, 4)
        pixels = camera.focal / float(np.linalg.norm(camera.eye))
        soft = (
            cv2.GaussianBlur(mask, (0, 0), 0.6 + light.size * 0.55 * pixels).astype(np.float32)
            / 255
        )
        part = float(light.colour.mean() * light.towards[2]) / total
        picture *= 1 - (soft * part * rng.uniform(0.8, 1))[..., None]
    contact = np.zeros((HEIGHT, WIDTH), np.uint8)
    for pose in poses:
        full = cube * pose.edge @ pose.turn + pose.centre
        full[:, 2] = 0
        hull = cv2.convexHull(np.round(camera.project(full) * 16).astype(np.int32))
        cv2.fillPoly(contact, [hull[:, 0]], 255, cv2.LINE_AA, 4)
    pixels = camera.focal / float(np.linalg.norm(camera.eye))
    soft = cv2.GaussianBlur(contact, (0, 0), 0.5 + 0.12 * pixels).astype(np.float32) / 255
    picture *= 1 - (soft * 0.5)[..., None]


def _turn(top: int, yaw: float) -> NDArray[np.float32]:
    """Rows: the die's local axes in the world, with face number `top` up and turned by `yaw`."""
    axis, sign = top // 2, 1 - 2 * (top % 2)
    local_up = np.zeros(3)
    local_up[axis] = sign
    local_x = np.zeros(3)
    local_x[(axis + 1) % 3] = 1
    local_y = np.cross(local_up, local_x)
    world_x = np.array([np.cos(yaw), np.sin(yaw), 0])
    world_y = np.array([-np.sin(yaw), np.cos(yaw), 0])
    basis = np.stack([local_x, local_y, local_up])
    world = np.stack([world_x, world_y, [0, 0, 1.0]])
    return np.asarray(basis.T @ world, np.float32)


def _count(rng: Rng, pixels: float) -> int:
    if rng.random() < 0.06:
        return 0
    most = max(1, int(0.28 * WIDTH * HEIGHT / pixels**2))
    usual = int(rng.integers(1, 8)) if rng.random() < 0.7 else int(rng.integers(8, 26))
    return min(most, usual)


def make_scene(rng: Rng) -> Scene:
    """One random table."""
    pixels = (
        float(np.exp(rng.uniform(np.log(17), np.log(130))))
        if rng.random() < 0.93
        else rng.uniform(130, 230)
    )
    camera = _camera(rng, pixels, spread=min(2.0, 120 / pixels))
    mode = rng.random()  # all of one kind and often of one make, or mixed
    kind = 0 if mode < 0.55 else 1
    # Strong casts would make green and yellow inks one and the same.
    lights, sky = _lights(rng, cast=0.28 if kind == 0 and mode < 0.93 else 0.16)
    picture = _ground(rng, camera, lights, sky)
    bounce = picture.reshape(-1, 3).mean(0)
    spots = _place(rng, camera, _count(rng, pixels))
    makers = (dice.pip_die, dice.zombie_die)
    one_make = kind == 0 and rng.random() < 0.35
    shared = dice.pip_die(rng) if one_make else None
    solids = []
    for x, y, yaw in spots:
        pick = kind if mode < 0.93 else int(rng.integers(2))
        die = shared or makers[pick](rng)
        solids.append(
            (
                die,
                int(rng.integers(6)),
                Pose(np.array([x, y, 0.5], np.float32), np.eye(3, dtype=np.float32), 1.0),
                yaw,
            )
        )
    poses = [Pose(pose.centre, _turn(top, yaw), pose.edge) for _, top, pose, yaw in solids]
    lit = float(bounce.mean() / max(0.05, float(bounce.max()))) * float(
        (sky + sum((li.colour * li.towards[2] for li in lights), np.zeros(3, np.float32))).mean()
    )
    if rng.random() < 0.65:
        clutter.scatter(picture, camera, rng, _free(rng, camera, spots), lit)
    _cast_shadows(picture, camera, lights, poses, rng)
    truths = _paint_dice(
        picture,
        camera,
        lights,
        sky,
        np.asarray(bounce, np.float32),
        [s[0] for s in solids],
        [s[1] for s in solids],
        poses,
    )
    return Scene(photometry.expose(picture, rng, coloured=kind == 1 or mode >= 0.93), truths)


def _free(rng: Rng, camera: Camera, spots: list[tuple[float, float, float]]) -> NDArray[np.float64]:
    """Places for clutter that keep clear of the dice."""
    found: list[tuple[float, float]] = []
    for _ in range(40):
        if len(found) == int(rng.integers(1, 9)):
            break
        pixel = rng.uniform(-0.05, 1.05, 2) * [WIDTH, HEIGHT]
        ray = camera.rays(np.array([pixel[0]], np.float32), np.array([pixel[1]], np.float32))[0]
        if ray[2] > -0.15:
            continue
        x, y = (camera.eye - ray * camera.eye[2] / ray[2])[:2]
        if all(np.hypot(x - a, y - b) > 2.2 for a, b, _ in spots):
            found.append((x, y))
    return np.array(found, np.float64).reshape(-1, 2)


def _paint_dice(
    picture: NDArray[np.float32],
    camera: Camera,
    lights: list[Light],
    sky: NDArray[np.float32],
    ground: NDArray[np.float32],
    makes: list[dice.Die],
    tops: list[int],
    poses: list[Pose],
) -> tuple[Truth, ...]:
    """Trace the dice far to near; truth tells how much of each top face is left to see."""
    order = sorted(
        range(len(makes)), key=lambda i: -float(np.linalg.norm(poses[i].centre - camera.eye))
    )
    owner = np.full((HEIGHT, WIDTH), -1, np.int32)
    boxes: dict[int, tuple[float, float, float, float]] = {}
    for i in order:
        drawn = trace(makes[i], poses[i], camera, lights, sky, ground)
        if drawn is None:
            continue
        patch, cover, (left, top) = drawn
        h, w = cover.shape
        window = picture[top : top + h, left : left + w]
        window *= 1 - cover[..., None]
        window += patch
        owner[top : top + h, left : left + w][cover > 0.5] = i
        rows, columns = np.nonzero(cover.max(1) > 0.5)[0], np.nonzero(cover.max(0) > 0.5)[0]
        if len(rows) and len(columns):
            boxes[i] = (
                float(left + columns[0]),
                float(top + rows[0]),
                float(left + columns[-1] + 1),
                float(top + rows[-1] + 1),
            )
    truths = []
    for i, box in boxes.items():
        square = np.array([[-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1]]) * 0.5 * poses[i].edge
        yaw = _world_yaw(poses[i])
        corners = camera.project(square @ yaw + poses[i].centre)
        inner = camera.project(square * [0.75, 0.75, 1] @ yaw + poses[i].centre)
        mask = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillConvexPoly(mask, np.round(inner).astype(np.int32), 1)
        area = max(1.0, float(cv2.contourArea(inner.astype(np.float32))))
        seen = float(((mask > 0) & (owner == i)).sum()) / area
        (x0, y0), (x1, y1) = corners.min(0), corners.max(0)
        die = makes[i]
        truths.append(
            Truth(
                die.kind,
                die.colour,
                die.faces[tops[i]],
                box,
                (float(x0), float(y0), float(x1), float(y1)),
                min(1.0, seen),
            )
        )
    return tuple(truths)


def _world_yaw(pose: Pose) -> NDArray[np.float64]:
    """Rows: the pose's horizontal axes, and up, in the world."""
    flat = next(row for row in pose.turn if abs(row[2]) < 0.5)
    x = np.array([flat[0], flat[1], 0.0])
    return np.stack([x, np.array([-x[1], x[0], 0]), [0, 0, 1.0]])
