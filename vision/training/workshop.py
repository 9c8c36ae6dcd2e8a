"""Where a training run keeps its scenes, and which of them teach and which validate."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vision.training.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Workshop:
    """Where everything lies."""

    photos: Path
    work: Path
    models: Path
    recipe: Recipe

    def scenes(self, *, held_out: bool) -> list[Path]:
        """Truth files of the scenes to validate on, or to train on."""
        paths, kept = self.truths("scenes", self.recipe.scenes), self.recipe.held_out_scenes
        if held_out:
            return paths[:kept]
        marked = self.truths("marked", self.recipe.marked_scenes)
        return [*paths[kept:], *marked, *self.rendered(held_out=False)]

    def rendered(self, *, held_out: bool) -> list[Path]:
        """Truth files of the rendered scenes, which are harder than tables mostly are."""
        paths = self.truths("rendered", self.recipe.rendered_scenes)
        kept = self.recipe.held_out_rendered
        return paths[:kept] if held_out else paths[kept:]

    def stance_scenes(self) -> list[Path]:
        """Truth files of all scenes that teach how dice stand."""
        return [
            *self.scenes(held_out=False),
            *self.truths("untidy", self.recipe.untidy_scenes),
            *self.truths("heaped", self.recipe.heaped_scenes),
        ]

    def truths(self, kind: str, count: int) -> list[Path]:
        """Truth files of the first scenes of a kind."""
        return [self.work / kind / f"{i:06}.json" for i in range(count)]
