"""A file of saved games for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.storage.storage import Storage, open_storage


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "games.db"


@pytest.fixture
def storage(path: Path) -> Iterator[Storage]:
    with open_storage(path) as opened:
        yield opened
