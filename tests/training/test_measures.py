"""Figures over compared photos, against tables worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from vision.readings import Box, DieReading, Kind
from vision.training.matching import PhotoResult, compare
from vision.training.measures import (
    COUNT_BANDS,
    ELEVATION_BANDS,
    NOTHING,
    Slice,
    Tally,
    band,
    calibration_error,
    colour_confusion,
    die_slices,
    face_confusion,
    judgements,
    photo_groups,
    reliability,
    share,
    tally,
)
from vision.training.photo_sets import LEANS, Extent, TruthDie, TruthPhoto


def box(place: int, side: float = 10) -> Box:
    return Box(100 * place, 0, 100 * place + side, side)


def d6(place: int, face: str, side: float = 10) -> TruthDie:
    return TruthDie(Kind.D6, face, box(place, side))


def read(
    place: int, face: str, confidence: float, sure: bool = True, colour: str | None = None
) -> DieReading:
    kind = Kind.D6 if colour is None else Kind.ZOMBIE
    return DieReading(kind, colour or "white", face, confidence, box(place), (), (), sure)


def result(
    dice: list[TruthDie],
    seen: list[DieReading],
    elevation: float | None = None,
    **traits: str,
) -> PhotoResult:
    photo = TruthPhoto(
        Path("a.jpg"), 900, 100, tuple(dice), elevation, tuple(sorted(traits.items()))
    )
    return compare(photo, seen, Extent.WHOLE)


THREE_PHOTOS = [
    # Read whole and sure.
    result([d6(0, "3"), d6(1, "4")], [read(0, "3", 0.95), read(1, "4", 0.85)]),
    # A 6 swallowed as a 5, and a 2 missed.
    result([d6(0, "6"), d6(1, "2")], [read(0, "5", 0.75)]),
    # Right, with something made up beside it that would be asked about.
    result([d6(0, "1")], [read(0, "1", 0.65), read(4, "1", 0.35, sure=False)]),
]


def test_a_tally_worked_out_by_hand() -> None:
    counted = tally(THREE_PHOTOS)
    assert replace(counted, calibration_error=None) == Tally(
        photos=3, photos_whole=1, photos_asked=1, photos_wrong_sure=1,
        dice=5, seen=5, placed=4, right=3, seen_sure=4, sure_wrong=1,
        likely=4, likely_right=3, calibration_error=None,
    )  # fmt: skip
    # Five readings, each alone in its bin.
    gaps = 0.05 + 0.15 + 0.75 + 0.35 + 0.35
    assert counted.calibration_error == pytest.approx(gaps / 5)
    assert counted.whole == pytest.approx(1 / 3)
    assert counted.asked == pytest.approx(1 / 3)
    assert counted.wrong_among_sure == pytest.approx(1 / 2)
    assert counted.dice_wrong_among_sure == pytest.approx(1 / 4)
    assert counted.precision == counted.recall == pytest.approx(3 / 5)
    assert (counted.likely_precision, counted.likely_recall) == (3 / 4, 3 / 5)
    assert counted.place_precision == counted.place_recall == pytest.approx(4 / 5)


def test_dice_seen_on_an_empty_table_are_wrong_and_dice_not_seen_are_swallowed() -> None:
    made_up = tally([result([], [read(0, "1", 0.9)])])
    assert (made_up.photos_wrong_sure, made_up.precision, made_up.recall) == (1, 0.0, None)
    unseen = tally([result([d6(0, "1")], [])])
    assert (unseen.photos_wrong_sure, unseen.precision, unseen.recall) == (1, None, 0.0)
    assert tally([result([], [])]).whole == 1.0


def test_nothing_measured_is_no_figure() -> None:
    nothing = tally([])
    assert nothing.whole is None
    assert nothing.calibration_error is None
    assert share(0, 0) is None


def test_calibration_error_worked_out_by_hand() -> None:
    # Two bins: four readings of .9 of which three right, six of .2 of which none right.
    judged = [(0.9, True)] * 3 + [(0.9, False)] + [(0.2, False)] * 6
    low, high = reliability(judged, bins=2)
    assert (low.count, low.accuracy) == (6, 0.0)
    assert low.confidence == pytest.approx(0.2)
    assert (high.count, high.accuracy) == (4, 0.75)
    assert high.confidence == pytest.approx(0.9)
    assert calibration_error((low, high)) == pytest.approx(0.6 * 0.2 + 0.4 * 0.15)


def test_perfect_confidence_has_no_calibration_error() -> None:
    judged = [(1.0, True)] * 3 + [(0.0, False)] * 2 + [(0.5, True), (0.5, False)]
    assert calibration_error(reliability(judged)) == pytest.approx(0.0)


@pytest.mark.parametrize(("confidence", "index"), [(0.0, 0), (0.1, 1), (0.99, 9), (1.0, 9)])
def test_a_bin_holds_its_lower_edge_and_the_last_its_upper(confidence: float, index: int) -> None:
    table = reliability([(confidence, True)])
    assert [row.count for row in table] == [int(i == index) for i in range(10)]


def test_faces_are_confused_with_faces_with_nothing_and_with_the_other_kind() -> None:
    photos = [
        *THREE_PHOTOS,
        result([d6(0, "6")], [read(0, "feet", 0.8, colour="red")]),
    ]
    assert face_confusion(photos, Kind.D6) == {
        ("3", "3"): 1,
        ("4", "4"): 1,
        ("6", "5"): 1,
        ("2", NOTHING): 1,
        ("1", "1"): 1,
        (NOTHING, "1"): 1,
        ("6", "red/feet"): 1,
    }
    assert face_confusion(photos, Kind.ZOMBIE) == {}


def test_colours_are_confused_among_zombie_dice_alone() -> None:
    dice = [TruthDie(Kind.ZOMBIE, "brain", box(i), c) for i, c in enumerate(("green", "red"))]
    seen = [read(0, "feet", 0.9, colour="yellow"), read(1, "1", 0.9)]
    assert colour_confusion([result(dice, seen)]) == {("green", "yellow"): 1}


def test_dice_are_sliced_by_face_and_size() -> None:
    photos = [
        result([d6(0, "3", 10), d6(1, "3", 40)], [read(0, "3", 0.9)]),
        result([d6(0, "5", 10)], [read(0, "3", 0.9)]),
    ]
    faces = (Slice("face", "3", 2, 1, sure=1), Slice("face", "5", 1, 0, sure=1, sure_wrong=1))
    sizes = (
        Slice("pixels across", "0 to under 24", 2, 1, sure=2, sure_wrong=1),
        Slice("pixels across", "36 to under 60", 1, 0),
    )
    assert die_slices(photos, Extent.WHOLE) == faces + sizes
    assert die_slices(photos, Extent.INNER) == faces


def test_photos_are_grouped_by_what_the_truth_tells() -> None:
    photos = [
        result([d6(0, "1")], [], elevation=40.0, light="dim"),
        result([d6(0, "1"), d6(1, "1")], [], elevation=88.0, light="dim"),
        result([], []),
    ]
    sizes = {key: len(members) for key, members in photo_groups(photos).items()}
    assert sizes == {
        ("dice on the photo", "0"): 1,
        ("dice on the photo", "1"): 1,
        ("dice on the photo", "2 to under 4"): 1,
        ("elevation in degrees", "35 to under 50"): 1,
        ("elevation in degrees", "80 and more"): 1,
        ("light", "dim"): 2,
    }


def leaning(place: int, face: str) -> TruthDie:
    return replace(d6(place, face), leans=True)


def cocked(place: int, face: str, leans: float) -> DieReading:
    return replace(read(place, face, 0.4, sure=False), leans=leans)


def test_a_leaning_die_is_right_when_said_to_lean_and_a_flat_one_is_not() -> None:
    photos = [
        result([leaning(0, "3"), d6(1, "4")], [cocked(0, "2", 0.9), read(1, "4", 0.95)]),
        result([leaning(0, "3")], [read(0, "3", 0.95)]),
        result([d6(0, "5")], [cocked(0, "5", 0.7)]),
    ]
    counted = tally(photos)
    assert (counted.photos_whole, counted.photos_asked, counted.photos_wrong_sure) == (1, 2, 1)
    assert (counted.right, counted.seen_sure, counted.sure_wrong) == (2, 2, 1)
    # What is claimed of a die said to lean is that it leans.
    assert judgements(photos) == [(0.9, True), (0.95, True), (0.95, False), (0.7, False)]
    assert face_confusion(photos, Kind.D6) == {
        (LEANS, LEANS): 1,
        ("4", "4"): 1,
        (LEANS, "3"): 1,
        ("5", LEANS): 1,
    }
    assert die_slices(photos, Extent.INNER) == (
        Slice("face", "4", 1, 1, sure=1),
        Slice("face", "5", 1, 0),
        Slice("lies", "flat", 2, 1, sure=1),
        Slice("lies", LEANS, 2, 1, sure=1, sure_wrong=1),
    )


@pytest.mark.parametrize(
    ("value", "edges", "name"),
    [
        (64.9, ELEVATION_BANDS, "50 to under 65"),
        (65, ELEVATION_BANDS, "65 to under 80"),
        (90, ELEVATION_BANDS, "80 and more"),
        (0, COUNT_BANDS, "0"),
        (40, COUNT_BANDS, "13 and more"),
    ],
)
def test_a_band_holds_its_lower_edge(value: float, edges: tuple[int, ...], name: str) -> None:
    assert band(value, edges) == name
