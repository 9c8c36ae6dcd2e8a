"""What a new frame costs the main thread, and what it must not leave undrawn."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from assistant.locale.words import Lang, words
from assistant.ui import seen
from assistant.ui.widgets.preview import Picture
from tests.session.helpers import thrown
from tests.ui.bench import Open, window_pixels
from tests.ui.helpers import look_at, looking
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
