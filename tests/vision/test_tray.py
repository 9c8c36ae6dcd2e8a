"""Trays drawn in perspective on tables drawn here, and tables without one."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.frame import Image
from vision.tray import LOOKS, Search, find_tray, seek
from vision.zone import Zone

WIDTH, HEIGHT = 1280, 720
WOOD, GREEN, LEATHER, BLACK = (70, 110, 160), (60, 110, 40), (40, 60, 120), (28, 26, 25)
RECTANGLE = ((430, 170), (880, 170), (1010, 590), (300, 590))
AROUND = np.arange(0, 2 * np.pi, 0.1)
ROUND = tuple(zip(640 + 380 * np.cos(AROUND), 370 + 260 * np.sin(AROUND), strict=True))
HEXAGON = tuple(
    (640 + 370 * np.cos(turn), 370 + 270 * np.sin(turn)) for turn in np.arange(6) * np.pi / 3 + 0.2
)
Outline = tuple[tuple[float, float], ...]


def table(colour: tuple[int, int, int] = WOOD, seed: int = 1) -> Image:
    """A table of one wood or cloth, grained, lit from one side, a little noisy."""
    rng = np.random.default_rng(seed)
    grain = cv2.GaussianBlur(rng.normal(0, 40, (HEIGHT, WIDTH, 1)).astype(np.float32), (61, 3), 9)
    light = np.linspace(0.8, 1.15, WIDTH)[None, :, None]
    picture = (np.array(colour) + grain[..., None]) * light + rng.normal(0, 4, (HEIGHT, WIDTH, 3))
    return np.clip(picture, 0, 255).astype(np.uint8)


def with_tray(picture: Image, outline: Outline, colour: tuple[int, int, int]) -> Image:
    """A floor, walls in another light, a line of shadow at the rim, and three dice."""
    outer = np.array(outline, np.float32)
    floor = (outer - outer.mean(0)) * (0.82, 0.78) + outer.mean(0) + (0, 12)
    cv2.fillPoly(picture, [outer.astype(np.int32)], [int(c * 1.25) for c in colour])
    cv2.fillPoly(picture, [floor.astype(np.int32)], colour)
    cv2.polylines(picture, [outer.astype(np.int32)], True, (15, 15, 15), 3)
    x, y = outer.mean(0).astype(int)
    for die in (-90, 0, 120):
        cv2.rectangle(picture, (x + die, y), (x + die + 45, y + 45), (240, 240, 240), -1)
    return np.asarray(cv2.GaussianBlur(picture, (3, 3), 0), np.uint8)


def overlap(zone: Zone, outline: Outline) -> float:
    """Intersection over union of a found zone and what was drawn."""
    masks = np.zeros((2, HEIGHT, WIDTH), np.uint8)
    found = np.array(zone.corners) * (WIDTH, HEIGHT)
    cv2.fillPoly(masks[0], [found.astype(np.int32)], 1)
    cv2.fillPoly(masks[1], [np.array(outline).astype(np.int32)], 1)
    return float((masks[0] & masks[1]).sum() / (masks[0] | masks[1]).sum())


@pytest.mark.parametrize("colour", [GREEN, LEATHER, BLACK], ids=["green", "leather", "black"])
@pytest.mark.parametrize(
    "outline", [RECTANGLE, HEXAGON, ROUND], ids=["rectangle", "hexagon", "round"]
)
def test_a_tray_is_found_aslant(outline: Outline, colour: tuple[int, int, int]) -> None:
    ground = (150, 150, 145) if colour == LEATHER else WOOD
    zone = find_tray(with_tray(table(ground), outline, colour))
    assert zone is not None
    assert overlap(zone, outline) > 0.9


@pytest.mark.parametrize("colour", [WOOD, GREEN, BLACK, (225, 228, 230)])
def test_a_bare_table_is_no_tray(colour: tuple[int, int, int]) -> None:
    assert find_tray(table(colour)) is None


def test_dice_and_cards_are_no_tray() -> None:
    picture = table()
    for x in (200, 500, 620, 900):
        cv2.rectangle(picture, (x, 300), (x + 60, 360), (235, 235, 235), -1)
    cv2.rectangle(picture, (900, 100), (1010, 250), (230, 240, 245), -1)
    assert find_tray(picture) is None


def test_the_edge_of_the_table_is_no_rim() -> None:
    picture = table()
    picture[:160] = (200, 190, 180)
    assert find_tray(picture) is None
    far_end = table((200, 190, 180))
    cv2.fillPoly(far_end, [np.array([(300, 150), (980, 150), (1600, 900), (-320, 900)])], WOOD)
    assert find_tray(far_end) is None


def test_a_pool_of_light_is_no_tray() -> None:
    down, across = np.mgrid[:HEIGHT, :WIDTH]
    far = np.hypot((across - 640) / 640, (down - 360) / 360)
    light = np.exp(-((far * 1.3) ** 2))[..., None]
    assert find_tray((table() * light).astype(np.uint8)) is None


def test_a_tray_is_believed_when_found_several_times_alike() -> None:
    frame, search = with_tray(table(), RECTANGLE, GREEN), Search()
    for _ in range(LOOKS - 1):
        search, zone = seek(search, frame)
        assert zone is None
    search, zone = seek(search, frame)
    assert zone is not None


def test_a_tray_that_moves_is_waited_for() -> None:
    here, there = (
        with_tray(table(), tuple((x + by, y) for x, y in RECTANGLE), GREEN) for by in (-150, 150)
    )
    search = Search()
    for frame in (here, there) * LOOKS:
        search, zone = seek(search, frame)
        assert zone is None
    search, zone = seek(search, table())
    assert search == Search()
