"""The bench of answers: what it writes, and where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.benchmarks import answers


def test_figures_are_added_to_those_of_the_bench(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(answers, "measure", lambda: {"odds of a position": 0.5})
    monkeypatch.setattr(answers, "reference", lambda: 100.0)
    monkeypatch.setattr(answers, "keep_to_one_core", lambda: None)
    file = tmp_path / "bench.json"
    assert answers.main(["--json", str(file)]) == 2
    file.write_text('{"costs": []}', encoding="utf-8")
    assert answers.main(["--json", str(file)]) == 0
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["costs"] == []
    assert told["answers"] == {"odds of a position": {"ms": 0.5, "of_reference": 0.005}}
    assert "odds of a position" in capsys.readouterr().out


def test_every_answer_is_asked_for() -> None:
    found = answers.measure()
    assert len(found) == 6
    assert all(ms > 0 for ms in found.values())
    assert found["odds of a position"] < 20
    assert found["loading a table"] < 200
