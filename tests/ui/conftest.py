"""Opens the app for a test, and closes it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from assistant.locale.words import Lang
from tests.ui.helpers import stage_at


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Any]:
    """Opens an app on a stage; several after one another see the same store."""
    from tests.ui.bench import LANDSCAPE, Bench

    benches: list[Bench] = []

    def open_app(size: tuple[int, int] = LANDSCAPE, lang: Lang = Lang.FR, **settings: Any) -> Bench:
        for bench in benches:
            bench.close()
        stage = stage_at(tmp_path, lang)
        for name, value in settings.items():
            setattr(stage, name, value)
        benches[:] = [Bench(stage, size)]
        return benches[0]

    yield open_app
    for bench in benches:
        bench.close()
