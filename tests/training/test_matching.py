"""Which reading is of which die, on boxes small enough to check by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from vision.readings import Box, DieReading, Kind
from vision.training.matching import SetResult, compare, match_boxes, together
from vision.training.photo_sets import DOUBTFUL, Extent, PhotoSet, TruthDie, TruthPhoto

WHOLE, INNER = Extent.WHOLE, Extent.INNER


def square(left: float, top: float, side: float) -> Box:
    return Box(left, top, left + side, top + side)


def die(face: str, box: Box, colour: str | None = None) -> TruthDie:
    return TruthDie(Kind.D6 if colour is None else Kind.ZOMBIE, face, box, colour)


def seen(face: str, box: Box, colour: str | None = None, sure: bool = True) -> DieReading:
    kind = Kind.D6 if colour is None else Kind.ZOMBIE
    return DieReading(kind, colour or "white", face, 0.9, box, (), (), sure)


def photo(*dice: TruthDie) -> TruthPhoto:
    return TruthPhoto(Path("a.jpg"), 100, 100, dice)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (square(0, 0, 10), square(0, 0, 10), 1.0),
        (square(0, 0, 10), square(5, 0, 10), 50 / 150),
        (square(0, 0, 10), square(0, 0, 5), 25 / 100),
        (square(0, 0, 10), square(10, 0, 10), 0.0),
        (square(0, 0, 0), square(0, 0, 0), 0.0),
    ],
)
def test_overlap_is_intersection_over_union(one: Box, other: Box, expected: float) -> None:
    assert one.iou(other) == pytest.approx(expected)
    assert other.iou(one) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("case", "truth", "found", "extent", "expected"),
    [
        ("same box", [square(0, 0, 10)], [square(0, 0, 10)], WHOLE, [(0, 0)]),
        ("far away", [square(0, 0, 10)], [square(50, 0, 10)], WHOLE, []),
        ("nothing seen", [square(0, 0, 10)], [], WHOLE, []),
        ("nothing there", [], [square(0, 0, 10)], WHOLE, []),
        ("pips in the seen die", [square(12, 11, 3)], [square(5, 5, 20)], INNER, [(0, 0)]),
        # Centres 6 apart, larger side 10, no centre inside: within half a side is not met.
        ("beside", [square(0, 0, 10)], [square(7, 0, 8)], WHOLE, []),
        # Centres 4.5 apart: the seen box is small and beside the truth's centre, yet of that die.
        ("only a part seen", [square(0, 0, 10)], [square(7, 3, 5)], WHOLE, [(0, 0)]),
        ("one die seen twice", [square(0, 0, 10)], [square(2, 0, 10), square(0, 0, 10)], WHOLE,
         [(0, 1)]),
        ("one box for two dice", [square(0, 0, 10), square(8, 0, 10)], [square(7, 0, 10)], WHOLE,
         [(1, 0)]),
        ("touching, in the other order", [square(0, 0, 10), square(10, 0, 10)],
         [square(11, 0, 10), square(1, 0, 10)], WHOLE, [(0, 1), (1, 0)]),
    ],
)  # fmt: skip
def test_matching(
    case: str,
    truth: list[Box],
    found: list[Box],
    extent: Extent,
    expected: list[tuple[int, int]],
) -> None:
    assert list(match_boxes(truth, found, extent)) == expected, case


def test_boxes_of_pips_are_ranked_by_distance_alone() -> None:
    # The pips' centre (20, 10) lies in both dice; the small box overlaps it more, the large
    # one's centre is nearer.
    pips = Box(18, 8, 22, 12)
    near, far = Box(8, 0, 30, 20), Box(16, 6, 32, 22)
    assert pips.iou(far) > pips.iou(near)
    assert match_boxes([pips], [far, near], INNER) == ((0, 1),)


def test_a_leftover_is_not_given_to_a_die_that_has_its_reading() -> None:
    result = compare(
        photo(die("4", square(0, 0, 10))),
        [seen("4", square(0, 0, 10)), seen("2", square(0, 4, 10))],
        WHOLE,
    )
    assert [pair.seen.face for pair in result.pairs] == ["4"]
    assert [extra.face for extra in result.extra] == ["2"]
    assert result.missed == ()


def test_a_zombie_die_needs_colour_and_face() -> None:
    place = square(0, 0, 10)
    truth = photo(die("brain", place, "green"))
    right = compare(truth, [seen("brain", place, "green")], WHOLE)
    other_colour = compare(truth, [seen("brain", place, "red")], WHOLE)
    assert (right.whole, right.pairs[0].right) == (True, True)
    assert (other_colour.whole, other_colour.pairs[0].right) == (False, False)


def test_the_body_colour_of_a_six_sided_die_is_not_its_value() -> None:
    place = square(0, 0, 10)
    assert compare(photo(die("5", place)), [seen("5", place)], WHOLE).whole


@pytest.mark.parametrize(
    ("faces", "whole"),
    [
        (["2", "5", "5"], True),
        (["5", "2", "5"], True),
        (["2", "5"], False),
        (["2", "2", "5"], False),
        (["2", "5", "5", "5"], False),
    ],
)
def test_a_photo_is_whole_by_its_multiset(faces: list[str], whole: bool) -> None:
    truth = photo(*(die(f, square(20 * i, 0, 10)) for i, f in enumerate(("2", "5", "5"))))
    found = [seen(f, square(20 * i, 0, 10)) for i, f in enumerate(faces)]
    assert compare(truth, found, WHOLE).whole is whole


def test_swapped_values_are_whole_but_not_right() -> None:
    truth = photo(die("2", square(0, 0, 10)), die("5", square(40, 0, 10)))
    result = compare(truth, [seen("5", square(0, 0, 10)), seen("2", square(40, 0, 10))], WHOLE)
    assert result.whole
    assert [pair.right for pair in result.pairs] == [False, False]


def test_one_unsure_die_asks_about_the_photo() -> None:
    place, other = square(0, 0, 10), square(40, 0, 10)
    truth = photo(die("2", place), die("3", other))
    assert not compare(truth, [seen("2", place), seen("3", other)], WHOLE).asked
    assert compare(truth, [seen("2", place), seen("3", other, sure=False)], WHOLE).asked


def results(name: str, *files: str) -> SetResult:
    photos = [TruthPhoto(Path(file), 100, 100, ()) for file in files]
    read = tuple(compare(one, [], WHOLE) for one in photos)
    return SetResult(PhotoSet(name, WHOLE, tuple(photos)), None, read)


def test_sets_are_judged_once_more_without_photos_whose_truth_is_in_doubt() -> None:
    doubted = next(file for name, file in DOUBTFUL if name == "crowd")
    joined = dict(together([results("crowd", "clear.jpg", doubted), results("tray", "a.jpg")]))
    assert [len(one.photos) for one in joined["all photographs"]] == [2, 1]
    (clear,) = joined["crowd, truth not in doubt"]
    assert [one.photo.path.name for one in clear.photos] == ["clear.jpg"]
    # The tray is judged together with the tabletop, which was not read.
    assert set(joined) == {"crowd, truth not in doubt", "all photographs", "everything"}
