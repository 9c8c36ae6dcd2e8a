"""Words below dice that stand together: of one size, and on two lines where one is too short."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from assistant.ui.fit import SLACK, width_of
from assistant.ui.theme import look
from assistant.ui.widgets.basics import DieFace

SMALL = 0.8
"""Below this share of the size wanted, colour and face go on two lines."""


def largest(
    captions: list[str], width: float, peak: float, *, two_lines: bool = False
) -> tuple[float, bool]:
    """(size up to `peak` that fits all of `captions` into `width` pixels, on two lines or not)."""
    whole = _share(captions, width, peak)
    if whole >= SMALL and not two_lines:
        return peak * whole, False
    return peak * _share([p for text in captions for p in text.split(" · ")], width, peak), True


def _share(texts: list[str], width: float, peak: float) -> float:
    widest = max((width_of(text, peak, False) for text in texts), default=0.0)
    return min(1.0, SLACK * width / widest) if widest else 1.0


class EvenCaptions:
    """Mixed into a layout of dice; call `even_soon` after changing what they say."""

    def __init__(self, **settings: Any) -> None:
        self.even_soon = Clock.create_trigger(self._even, -1)
        super().__init__(**settings)

    def add_widget(self, widget: Any, *args: Any, **settings: Any) -> None:
        """Add a die, or anything else."""
        super().add_widget(widget, *args, **settings)  # type: ignore[misc]
        if isinstance(widget, DieFace):
            widget.fbind("words", self.even_soon)
            self.even_soon()

    def _even(self, *_: object) -> None:
        faces = [face for face in self.children if isinstance(face, DieFace)]  # type: ignore[attr-defined]
        if not faces:
            return
        width, peak = min(face.words[2] for face in faces), min(face.peak for face in faces)
        captions = [face.caption for face in faces]
        # Beside a die there is height for two lines, and little width.
        aside = any(face.aside for face in faces)
        size, stacked = largest(captions, width, peak * look.u, two_lines=aside)
        for face in faces:
            face.size_most, face.stacked = size / look.u, stacked
