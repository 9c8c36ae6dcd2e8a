"""What a new frame costs the main thread, and what it must not leave undrawn."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from assistant.locale.words import Lang, words
from assistant.ui import seen
from assistant.ui.labels import overlap
from assistant.ui.widgets.preview import Picture, Preview
from tests.session.helpers import thrown
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, window_pixels
from tests.ui.helpers import look_at, looking
from vision.readings import Box
from vision.zone import Zone


def test_a_new_frame_leaves_picture_and_zone_laid_out_as_they_are(opened: Open) -> None:
    opened()
    picture, zone, w = Picture(size=(560, 315)), Zone(), words(Lang.FR)
    first = looking(thrown("gB yS rF"))
    picture.show(first, seen.marks(first, zone, w), zone)
    under = list(picture.canvas.before.children)
    second = look_at()
    picture.show(second, seen.marks(second, zone, w), zone)
    assert under and list(picture.canvas.before.children) == under
    assert list(picture.canvas.children) == [picture.canvas.before]
    picture.show(second, (), Zone.rectangle(left=0.3))
    assert list(picture.canvas.before.children) != under


def test_a_frame_without_dice_is_drawn_all_the_same(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
    assert table is not None
    pictures = []
    for shade in (40, 200):
        look = look_at()
        table.looked(replace(look, pixels=np.full_like(look.pixels, shade)))
        bench.draw()
        pictures.append(window_pixels().astype(int))
    assert (np.abs(pictures[1] - pictures[0]).max(axis=2) > 100).sum() > 50_000


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_what_the_camera_says_covers_no_die(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=("Nora", "Samuel"))
    (preview,) = bench.widgets(Preview)
    (status,) = (tag for tag in preview.picture.tags if tag.text == preview.status)
    here = tuple(status.pos)
    die = thrown("gB").dice[0]
    for places in (((600, 300),), ((20, 560),), ((20, 560), (1100, 20)), ((600, 300),)):
        dice = tuple(replace(die, box=Box(x, y, x + 140, y + 140)) for x, y in places)
        bench.table.looked(look_at(dice))
        bench.draw()
        assert not any(overlap((*status.pos, *status.size), d) for d in preview.picture.dice)
        assert preview.collide_point(*status.pos) and preview.collide_point(
            status.right, status.top
        )
    bench.shoot("status-made-way")
    # It does not come back for its own sake.
    assert tuple(status.pos) != here
