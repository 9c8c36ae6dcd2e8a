from __future__ import annotations

from pathlib import Path

import pytest

from vision.training.recipe import Recipe
from vision.training.workshop import Workshop


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path / "photos", tmp_path, tmp_path / "models", Recipe())


def test_no_scene_both_teaches_and_validates(shop: Workshop) -> None:
    thrown = shop.truths("cocked", shop.recipe.cocked_scenes)
    validate = {*shop.scenes(held_out=True), *shop.rendered(held_out=True), *thrown}
    teach = [*shop.scenes(held_out=False), *shop.stance_scenes()]
    assert not validate & {*teach}
    held_out = shop.recipe.held_out_scenes + shop.recipe.held_out_rendered
    assert len(validate) == held_out + shop.recipe.cocked_scenes


def test_every_other_scene_teaches_once(shop: Workshop) -> None:
    teach, recipe = shop.stance_scenes(), shop.recipe
    assert len({*teach}) == len(teach)
    kinds = {kind: sum(path.parent.name == kind for path in teach) for kind in
             ("scenes", "marked", "rendered", "untidy", "heaped")}  # fmt: skip
    assert kinds == {
        "scenes": recipe.scenes - recipe.held_out_scenes,
        "marked": recipe.marked_scenes,
        "rendered": recipe.rendered_scenes - recipe.held_out_rendered,
        "untidy": recipe.untidy_scenes,
        "heaped": recipe.heaped_scenes,
    }
