"""Invented dice, and the page that tells how well they are learnt."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from vision.readings import Box, DieReading, Kind
from vision.training.evaluate_learnt import Row, _kept, _says, as_markdown, summed, write
from vision.training.invented import TO_CHOOSE, TO_JUDGE, Design, made
from vision.training.learnt_scenes import box_of, shown

DESIGNS = (*TO_CHOOSE, *TO_JUDGE)


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
def test_every_die_of_a_design_has_every_face_and_no_two_are_alike(design: Design) -> None:
    rng = np.random.default_rng(1)
    colour = next(iter(design.colours))
    one, other = made(design, colour, rng), made(design, colour, rng)
    assert len(one.faces) == 6 and set(one.faces) == set(design.faces)
    assert one.skin.ink.max() > 0.5
    assert np.abs(one.skin.ink - other.skin.ink).max() > 0.5


def test_designs_that_judge_share_no_drawing_with_those_chosen_by() -> None:
    drawings = [
        {draw for d in designs for draw in d.faces.values()} for designs in (TO_CHOOSE, TO_JUDGE)
    ]
    assert not drawings[0] & drawings[1]
    assert sum(design.kind is Kind.ZOMBIE for design in TO_JUDGE) == 3


def test_a_picture_is_rendered_once_and_comes_back_with_its_truth(tmp_path: Path) -> None:
    box = box_of(TO_CHOOSE[0], np.random.default_rng(2))
    scene = _kept(tmp_path / "a", [4], lambda rng: shown(rng, box, "green", "feet"))
    again = _kept(tmp_path / "a", [4], lambda rng: pytest.fail("it was rendered again"))
    assert (scene.picture == again.picture).all()
    (die,), (known,) = scene.dice, again.dice
    assert (known.colour, known.face, known.kind) == ("green", "feet", Kind.ZOMBIE)
    assert known.box == pytest.approx(die.box) and known.visible == die.visible


def test_a_reading_is_right_in_colour_and_face_where_the_set_has_colours() -> None:
    die = DieReading(Kind.ZOMBIE, "red", "feet", 1.0, Box(0, 0, 1, 1), (), (), True)
    assert _says(die, "red", "feet") and _says(die, "", "feet")
    assert not _says(die, "green", "feet") and not _says(die, "red", "brain")


def test_figures_are_added_up_and_written(tmp_path: Path) -> None:
    rows = [
        Row("a", "zombie", 45, 2, 1, 100, 98, 97, 60, 0, 1),
        Row("b", "zombie", 45, 0, 0, 100, 100, 99, 80, 1, 0),
    ]
    whole = summed(rows)
    assert (whole.dice, whole.right, whole.share) == (200, 196, 0.98)
    assert "| all | 200 | 0.990 | 0.980 | 0.70 | 0.007 |" in as_markdown(rows)
    write(rows, tmp_path / "learnt.csv")
    lines = (tmp_path / "learnt.csv").read_text(encoding="utf-8").splitlines()
    assert (
        lines[0].startswith("design,kind,shots") and lines[2] == "b,zombie,45,0,0,100,100,99,80,1,0"
    )
    assert (tmp_path / "learnt.md").read_text(encoding="utf-8") == as_markdown(rows)
