"""Learning dice from drawn faces, with the nets there are."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision import detect, drawing
from vision.frame import Frame, Image
from vision.learnt import Learnt, complete, features_of, learnt, seen, views
from vision.learnt_reading import Likeness, renamed
from vision.networks import load_networks
from vision.reader import Reader
from vision.readings import Box, DieReading, Kind
from vision.shots import (
    KEPT,
    LEAST_SIDE,
    MOST_SHOTS,
    DiceSet,
    Missing,
    SetError,
    Shot,
    Sight,
    Stands,
    Value,
    checked,
    clean_name,
    contrast,
    sight,
)
from vision.told_apart import Verdict, told_apart, wanted
from vision.top_square import FACE, FLAT, flattened, squares

Strokes = tuple[tuple[tuple[float, float], ...], ...]

BOLT: Strokes = (((-0.1, -0.3), (0.12, -0.02), (-0.12, 0.02), (0.1, 0.3)),)
CROSS: Strokes = (((-0.25, -0.25), (0.25, 0.25)), ((-0.25, 0.25), (0.25, -0.25)))
CORNER: Strokes = (((-0.22, -0.28), (-0.22, 0.25), (0.26, 0.25)),)
DRAWN: dict[str, Strokes] = {"brain": BOLT, "shotgun": CROSS, "feet": CORNER}
BODIES = {"green": (90, 150, 60), "yellow": (60, 190, 235), "red": (70, 60, 200)}


@cache
def reader() -> Reader:
    return Reader.load()


def crop_of(value: Value, turned: float, light: float = 1.0, size: float = 1.0) -> Image:
    """(KEPT, KEPT, 3): a die of `DRAWN` on cloth, in the middle of a crop, seen from above."""
    colour, face = value
    image = np.full((KEPT, KEPT, 3), (96, 104, 110), np.uint8)
    radians = np.deg2rad(turned)
    side = KEPT / 2.7 * size / (abs(np.cos(radians)) + abs(np.sin(radians)))
    middle = ((KEPT - 1) / 2, (KEPT - 1) / 2)
    corners = cv2.boxPoints((middle, (side, side), -turned)).astype(np.int32)
    cv2.fillPoly(image, [corners], BODIES.get(colour, (225, 225, 225)), cv2.LINE_AA)
    turn = cv2.getRotationMatrix2D((0, 0), turned, 1)[:, :2]
    for stroke in DRAWN[face]:
        points = np.round((np.array(stroke) * side) @ turn.T + middle).astype(np.int32)
        cv2.polylines(image, [points], False, (20, 20, 20), max(2, round(side * 0.1)), cv2.LINE_AA)
    grain = np.random.default_rng(int(turned * 10)).normal(0, 3, image.shape)
    return np.clip(image * light + grain, 0, 255).astype(np.uint8)


ZOMBIES = tuple((colour, face) for colour in BODIES for face in DRAWN)
TURNS = (0.0, 33.0, 58.0, 100.0, 205.0)


def taught(values: tuple[Value, ...] = ZOMBIES, stands: Stands = Stands.ZOMBIE) -> DiceSet:
    lights = (1.0, 0.8, 1.1, 0.9, 0.7)
    shots = tuple(
        Shot(*value, crop_of(value, turned, light))
        for value in values
        for turned, light in zip(TURNS, lights, strict=True)
    )
    return DiceSet("drawn", stands, shots)


def features(dice: DiceSet) -> NDArray[np.float32]:
    return features_of(reader().networks.faces, dice.shots)


@cache
def zombies() -> Learnt:
    dice = taught()
    return learnt(dice, features(dice))


def read(known: Learnt, crop: Image) -> tuple[Value, float, float]:
    p, alike = known.likelihoods(seen(reader().networks.faces, crop))
    assert p.sum() == pytest.approx(1, abs=1e-4)
    return known.values[int(p.argmax())], float(p.max()), alike


@pytest.mark.parametrize("turned", [15.0, 77.0, 140.0, 310.0])
def test_learnt_dice_are_read_however_they_lie(turned: float) -> None:
    read_right = [read(zombies(), crop_of(value, turned, 0.9))[0] == value for value in ZOMBIES]
    assert sum(read_right) >= len(ZOMBIES) - 1


def test_a_die_of_the_set_looks_like_it_and_another_does_not() -> None:
    own = [read(zombies(), crop_of(value, 21.0))[2] for value in ZOMBIES]
    blank = np.full((KEPT, KEPT, 3), 128, np.uint8)
    noise = np.random.default_rng(1).integers(0, 255, blank.shape).astype(np.uint8)
    assert min(own) > max(read(zombies(), other)[2] for other in (blank, noise))


def test_a_colour_and_a_face_never_shown_together_are_known_from_others() -> None:
    shown = tuple(value for value in ZOMBIES if value != ("red", "feet"))
    dice = taught(shown)
    assert ("red", "feet") in complete(dice)
    known = learnt(dice, features(dice))
    assert read(known, crop_of(("red", "feet"), 40.0))[0] == ("red", "feet")


def test_dice_of_an_expansion_have_faces_of_their_own() -> None:
    dice = taught((*ZOMBIES, ("hottie", "brain")))
    assert {("hottie", "shotgun"), ("hottie", "feet")} <= set(complete(dice))
    assert ("green", "helmet") not in complete(dice)


def test_drawings_that_are_the_same_are_said_to_be_mixed_up() -> None:
    same = [Shot("", str(n % 2 + 1), crop_of(("", "brain"), 13.0 * n)) for n in range(10)]
    other = [Shot("", "3", crop_of(("", "shotgun"), 17.0 * n)) for n in range(5)]
    dice = DiceSet("same", Stands.D6, (*same, *other))
    told = {one.value[1]: one for one in told_apart(dice, learnt(dice, features(dice)))}
    assert told["1"].verdict is told["2"].verdict is Verdict.MIXED_UP
    assert told["1"].taken_for[0] == ("", "2") and told["2"].taken_for[0] == ("", "1")
    assert told["3"].verdict is Verdict.CLEAR and told["3"].right == 5


def test_what_was_not_shown_or_too_seldom_is_said() -> None:
    dice = taught((("", "brain"), ("", "shotgun")), Stands.FREE)
    dice = dice.with_shot(Shot("", "feet", crop_of(("", "feet"), 5.0)))
    told = told_apart(dice, learnt(dice, features(dice)), (("", "rest"),))
    verdicts = {one.value[1]: one.verdict for one in told}
    assert verdicts["rest"] is Verdict.MISSING and verdicts["feet"] is Verdict.FEW


def test_one_value_alone_teaches_nothing() -> None:
    dice = taught((("green", "brain"),))
    with pytest.raises(SetError, match="two different"):
        learnt(dice, features(dice))


def test_owners_are_told_by_their_colour_whatever_the_face() -> None:
    shots = tuple(
        Shot(owner, "", crop_of((colour, face), turned))
        for owner, colour in (("Nora", "green"), ("Samuel", "red"))
        for face, turned in zip([*DRAWN, "brain", "feet"], TURNS, strict=True)
    )
    dice = DiceSet("ours", Stands.OWNERS, shots)
    known = learnt(dice, features(dice))
    for face in DRAWN:
        assert read(known, crop_of(("red", face), 70.0, 0.85))[0] == ("Samuel", "")


def test_a_learnt_set_is_read_in_a_picture() -> None:
    image = np.full((480, 640, 3), (96, 104, 110), np.uint8)
    place = slice(180, 180 + 2 * KEPT // 2 * 2)
    large = cv2.resize(crop_of(("red", "feet"), 12.0), (2 * KEPT, 2 * KEPT))
    image[place, 200 : 200 + 2 * KEPT] = large
    reading = reader().read(Frame(image, 0, 0.0), Kind.ZOMBIE, zombies())
    assert [(die.colour, die.face, die.kind) for die in reading.dice] == [
        ("red", "feet", Kind.ZOMBIE)
    ]
    (die,) = reading.dice
    assert die.faces[0][0] == "feet" and die.colours[0][0] == "red"
    for ranking in (die.faces, die.colours):
        assert sum(p for _, p in ranking) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("upright", [True, False])
def test_a_learnt_die_that_may_lean_is_never_sure(upright: bool) -> None:
    known = zombies()
    values = np.zeros((1, len(known.values)), np.float32)
    values[0, known.values.index(("red", "feet"))] = 1
    alike, there = np.ones(1, np.float32), np.ones(1, np.float32)
    named = (("brain", 1.0),), (("green", 1.0),)
    box = Box(0, 0, 50, 50)
    die = DieReading(Kind.ZOMBIE, "green", "brain", 0.9, box, *named, upright, upright=upright)
    calibration = reader().networks.calibration
    (read,) = renamed([die], there, known, Likeness(values, alike), Kind.ZOMBIE, calibration)
    assert (read.colour, read.face, read.sure) == ("red", "feet", upright)


def test_a_set_of_brains_alone_does_not_make_brains_of_all_dice() -> None:
    dice = taught((("green", "brain"), ("red", "brain")))
    known = learnt(dice, features(dice))
    box = Box(0, 0, 50, 50)
    by_nets = (("feet", 0.9), ("brain", 0.06), ("shotgun", 0.04)), (("red", 0.8), ("green", 0.2))
    die = DieReading(Kind.ZOMBIE, "red", "feet", 0.9, box, *by_nets, sure=True)
    there, calibration = np.ones(1, np.float32), reader().networks.calibration
    for alike, face in ((0.1, "feet"), (0.99, "brain")):
        likeness = Likeness(np.array([[0.05, 0.95]], np.float32), np.array([alike], np.float32))
        (read,) = renamed([die], there, known, likeness, Kind.ZOMBIE, calibration)
        assert read.face == face == read.faces[0][0]
        assert read.sure == (alike > 0.5)
        by_face = dict(read.faces)
        assert by_face["brain"] == pytest.approx(alike + (1 - alike) * 0.06, abs=1e-4)
        assert sum(by_face.values()) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("turned", [0.0, 20.0, 45.0, 70.0])
def test_the_square_of_a_turned_face_is_found(turned: float) -> None:
    best = squares(crop_of(("green", "feet"), turned), 3)[0]
    apart = abs(best.angle + turned) % 90
    assert min(apart, 90 - apart) <= 5
    flat = flattened(crop_of(("green", "feet"), turned), best)
    assert flat.shape == (FLAT, FLAT, 3)
    rim = (FLAT - FACE) // 2
    body = flat[rim + 3 : -rim - 3, rim + 3]
    assert np.abs(np.median(body, 0) - BODIES["green"]).max() < 25


def test_a_drawing_is_likest_to_itself_in_any_quarter_turn() -> None:
    bank = np.stack([drawing.kept(Shot("", f, crop_of(("", f), 3.0))) for f in DRAWN])
    for i, face in enumerate(DRAWN):
        for turned in (3.0, 93.0, 183.0, 273.0):
            alike = drawing.alike(drawing.looked_at(crop_of(("", face), turned)), bank)
            assert int(alike.argmax()) == i and alike[i] > 0.8


def test_views_are_as_large_as_the_face_net_wants_them_and_differ() -> None:
    made = views(Shot("", "1", crop_of(("", "brain"), 0.0)))
    assert {view.shape for view in made} == {(64, 64, 3)}
    assert len({view.tobytes() for view in made}) == len(made)


def scene(*places: tuple[int, int], side: int = 90) -> Image:
    image = np.full((480, 640, 3), (70, 110, 60), np.uint8)
    for x, y in places:
        corner = (x - side // 2, y - side // 2)
        cv2.rectangle(image, corner, (corner[0] + side, corner[1] + side), (235, 240, 240), -1)
        for dx in (-1, 0, 1):
            cv2.circle(
                image, (x + dx * side // 4, y + dx * side // 4), side // 11, (20, 20, 20), -1
            )
    return np.asarray(cv2.GaussianBlur(image, (0, 0), 0.8), np.uint8)


def test_one_die_gives_a_shot_and_nothing_else_does() -> None:
    networks = load_networks()
    shown = sight(networks, scene((320, 240)))
    assert isinstance(shown, Sight)
    assert shown.crop.shape == (KEPT, KEPT, 3)
    assert shown.box.centre == pytest.approx((320, 240), abs=8)
    assert sight(networks, scene()) is Missing.NO_DIE
    assert sight(networks, scene((150, 240), (450, 240))) is Missing.TWO_DICE
    # The net tells a face's size to about a tenth: this one is surely below the least.
    small = sight(networks, scene((320, 240), side=round(0.8 * LEAST_SIDE)))
    assert small in (Missing.TOO_SMALL, Missing.NO_DIE)


@pytest.mark.parametrize(("far", "told"), [(False, Sight), (True, Missing)])
def test_a_die_whose_parts_are_taken_for_dice_is_seen_from_farther_away(
    far: bool, told: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once two strong finds lie within it, once one of them lies beside it."""
    image = scene((320, 240), side=220)
    whole, other = (210, 130, 430, 350), (20, 20, 110, 110) if far else (330, 240, 420, 340)
    finds = iter(
        [
            found((220, 140, 310, 230), other),
            found(tuple(v + shift for v, shift in zip(whole, (320, 240) * 2, strict=True))),
        ]
    )
    monkeypatch.setattr(detect, "find", lambda *_: next(finds))
    shown = sight(load_networks(), image)
    assert isinstance(shown, told)
    if isinstance(shown, Sight):
        assert shown.box == Box(*whole)


def found(*boxes: tuple[int, ...]) -> detect.Found:
    there = np.array(boxes, np.float32)
    return detect.Found(there, there, np.full(len(there), 0.5, np.float32))


def test_a_face_on_which_nothing_stands_out_has_no_contrast() -> None:
    assert contrast(np.full((KEPT, KEPT, 3), 250, np.uint8)) == 0
    assert contrast(crop_of(("green", "brain"), 30.0)) > 60


@pytest.mark.parametrize(
    ("stands", "value", "told"),
    [
        (Stands.ZOMBIE, ("green", "face"), "“face” is no face of zombie_dice"),
        (Stands.ZOMBIE, ("", "brain"), "The colour is missing"),
        (Stands.ZOMBIE, ("hunk", "brain"), "A hunk die has no “brain”"),
        (Stands.ZOMBIE, ("green", "helmet"), "A green die has no “helmet”"),
        (Stands.D6, ("", "7"), "“7” is no face of d6"),
        (Stands.OWNERS, ("Nora", "3"), "without a face"),
        (Stands.FREE, ("", ""), "needs the name of the face"),
        (Stands.FREE, ("", "x" * 41), "too long"),
    ],
)
def test_names_that_a_set_does_not_take_are_told(stands: Stands, value: Value, told: str) -> None:
    with pytest.raises(SetError, match=told):
        checked(stands, value)


def test_names_are_cleaned() -> None:
    assert clean_name("  les  dés de bois ") == "les dés de bois"
    with pytest.raises(SetError, match="missing"):
        clean_name("  ")
    with pytest.raises(SetError, match="cannot be written"):
        clean_name("a\x07b")


def test_shots_are_kept_under_clean_names() -> None:
    shot = Shot(" old \n bone", "the  sun", np.zeros((KEPT, KEPT, 3), np.uint8))
    assert DiceSet("f", Stands.FREE).with_shot(shot).values == (("old bone", "the sun"),)


def test_a_set_takes_no_more_shots_than_can_be_kept() -> None:
    shot = Shot("", "1", np.zeros((KEPT, KEPT, 3), np.uint8))
    with pytest.raises(SetError, match="no more"):
        DiceSet("d", Stands.D6, (shot,) * MOST_SHOTS).with_shot(shot)


def test_a_whole_set_has_every_face() -> None:
    assert len(wanted(DiceSet("z", Stands.ZOMBIE))) == 9
    hunk = DiceSet("z", Stands.ZOMBIE, taught(((("hunk", "feet")),)).shots)
    assert wanted(hunk)[9:] == tuple(("hunk", face) for face in Stands.ZOMBIE.faces_of("hunk"))
    assert wanted(DiceSet("d", Stands.D6)) == tuple(("", str(n)) for n in range(1, 7))
    assert wanted(DiceSet("o", Stands.OWNERS)) == wanted(DiceSet("f", Stands.FREE)) == ()
