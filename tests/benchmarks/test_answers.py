"""The bench of answers: what it writes, and where."""

from __future__ import annotations

import json
from pathlib import Path

from tests.benchmarks import answers


def test_figures_are_added_to_those_of_the_bench(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    figures = answers.as_json({"odds of a position": 0.5}, 100.0)
    assert answers.add(figures, file) == 2
    file.write_text('{"costs": []}', encoding="utf-8")
    assert answers.add(figures, file) == 0
    told = json.loads(file.read_text(encoding="utf-8"))
    row = {"odds of a position": {"ms": 0.5, "of_reference": 0.005}}
    assert told == {"costs": [], "answers": row}


def test_every_answer_is_asked_for() -> None:
    found = answers.measure()
    assert len(found) == 6
    assert all(ms > 0 for ms in found.values())
    assert found["odds of a position"] < 20
    assert found["loading a table"] < 200
