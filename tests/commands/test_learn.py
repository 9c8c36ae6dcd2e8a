"""`gobelet learn`, with the real nets and drawn dice."""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest

from assistant.commands import learn, read, watch
from assistant.commands.shown import Photo, photos_in, value_of
from assistant.storage.place import HOME_VARIABLE
from tests.vision.drawn_dice import one_die, table
from vision.networks import Networks, load_networks
from vision.shots import Stands

TURNS = (0.0, 20.0, 50.0, 75.0)


@cache
def networks() -> Networks:
    return load_networks()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def parsed(*words: object) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    learn.add_arguments(parser)
    return parser.parse_args([str(word) for word in words])


def run(*words: object) -> int:
    return learn.run(parsed(*words), networks())


def photo(path: Path, strokes: int, turned: float) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), one_die(strokes, turned))
    return path


@pytest.fixture
def faces(tmp_path: Path) -> Path:
    """Photos of a 1 and a 4, in folders named so."""
    for face in (1, 4):
        for number, turned in enumerate(TURNS):
            photo(tmp_path / "faces" / str(face) / f"IMG_{number}.jpg", face, turned)
    return tmp_path / "faces"


def test_folders_teach_a_set_that_is_then_read(
    faces: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("bois", faces, "--game", "d6") == 0
    told = capsys.readouterr().out
    assert "“bois” (d6): 8 shots." in told
    assert told.count("told apart") == 2 and "Show again: 2, 3, 5, 6." in told
    shown = [photo(tmp_path / f"new{face}.jpg", face, 35.0) for face in (1, 4)]
    parser = argparse.ArgumentParser()
    read.add_arguments(parser)
    assert read.run(parser.parse_args(["--set", "bois", *map(str, shown), "--json"])) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [[die["face"] for die in line["dice"]] for line in lines] == [["1"], ["4"]]


def test_new_shots_come_beside_the_old_ones(
    faces: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("bois", faces, "--game", "d6")
    assert run("bois", faces / "4", "--json") == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    counts = {value["face"]: value["shots"] for value in report["values"]}
    assert counts == {"1": 4, "2": 0, "3": 0, "4": 8, "5": 0, "6": 0}
    assert run("bois", faces, "--game", "zombie_dice") == 2
    assert "“bois” is a set for d6, not zombie_dice" in capsys.readouterr().err


def test_a_folder_tells_a_face_only_if_its_name_is_nothing_else() -> None:
    def face(path: str) -> str:
        (shown,) = photos_in([path])
        return value_of(shown, Stands.D6, "", "")[1]

    assert face("dice/6/IMG.jpg") == face("dice/face 6/IMG.jpg") == face("x/what_6.jpg") == "6"
    assert face("holiday-6/mine/IMG.jpg") == ""


def test_photos_that_teach_nothing_are_told_and_the_others_learnt(
    faces: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "odd" / "2" / "torn.jpg"
    torn.parent.mkdir(parents=True)
    torn.write_bytes((faces / "1" / "IMG_0.jpg").read_bytes()[:900])
    empty, crowd = (torn.with_name(f"{name}.jpg") for name in ("empty", "crowd"))
    cv2.imwrite(str(empty), np.full((480, 640, 3), 90, np.uint8))
    cv2.imwrite(str(crowd), table((2, 0.0, (180, 240)), (2, 30.0, (460, 240))))
    unnamed = photo(tmp_path / "what.jpg", 1, 0)
    words = (faces, torn, empty, crowd, unnamed, tmp_path / "gone_1.jpg")
    assert run("acier", *words, "--game", "d6") == 2
    printed = capsys.readouterr()
    assert "“acier” (d6): 8 shots." in printed.out
    errors = printed.err.splitlines()
    assert len(errors) == 5
    assert "torn.jpg cannot be read: it is torn" in errors[0]
    assert errors[1].endswith("empty.jpg: no die is found in it.")
    assert "crowd.jpg: more than one die lies there" in errors[2]
    assert errors[3].endswith("gone_1.jpg does not exist.")
    assert "what.jpg tells no face of a set for d6: name it after what lies up" in errors[4]


def test_photos_without_a_face_in_their_names_are_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(3):
        photo(tmp_path / "holiday" / f"IMG_{number}.jpg", 4, TURNS[number])
    assert run("bois", tmp_path / "holiday") == 2
    errors = capsys.readouterr().err.splitlines()
    assert "IMG_0.jpg and 2 more photos tell no face of a set for zombie_dice" in errors[0]
    assert "such as brain_green_1.jpg, or give --face and --colour." in errors[0]
    assert errors[1:] == ["gobelet learn: Nothing was learnt about “bois”."]


@pytest.mark.parametrize(
    ("shown", "why"),
    [("gone", "gone does not exist."), ("gone.jpg", "gone.jpg does not exist."),
     ("empty", "empty holds no photos.")],
)  # fmt: skip
def test_what_is_not_there_is_said_before_what_it_shows(
    shown: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert run("bois", tmp_path / shown) == 2
    assert capsys.readouterr().err.splitlines()[0].endswith(why)


def filmed(path: Path) -> Path:
    """A recording of three strokes, laid down once for each of TURNS."""
    video = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 15, (640, 480))
    for turned in TURNS:
        for part in range(18):
            covered = np.full((480, 640, 3), 60, np.uint8)
            video.write(covered if part < 3 else one_die(3, turned))
    video.release()
    return path


def test_a_recording_of_one_face_teaches_it(
    faces: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = filmed(tmp_path / "three.avi")
    run("bois", faces, "--game", "d6")
    capsys.readouterr()
    assert run("bois", path, "--face", "3", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert {v["face"]: v["shots"] for v in report["values"]}["3"] == len(TURNS)
    assert run("bois", path, "--face", "9") == 2
    assert "“9” is no face of d6" in capsys.readouterr().err


def test_a_set_begun_with_one_face_is_kept_and_finished_with_the_next(
    faces: Path, tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = filmed(tmp_path / "three.avi")
    assert run("vid", path, "--game", "d6", "--face", "3") == 0
    told = capsys.readouterr().out
    assert "The shots are kept. “vid” shows only 3 so far: another die or face" in told
    assert run("--list") == 0 and run("vid", "--list") == 0
    told = capsys.readouterr().out
    assert (
        "vid  set of dice (d6)  4 shots  not finished\n" in told and "shows only 3 so far" in told
    )
    parser = argparse.ArgumentParser()
    read.add_arguments(parser)
    assert read.run(parser.parse_args(["--set", "vid", str(faces / "1" / "IMG_0.jpg")])) == 2
    assert "“vid” shows only 3 so far" in capsys.readouterr().err
    file = tmp_path / "vid.gobelet-dice"
    run("vid", "--export", file)
    run("vid", "--remove")
    assert run("--import", file) == 0
    capsys.readouterr()
    assert run("vid", faces / "1", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    counts = {value["face"]: value["shots"] for value in report["values"] if value["shots"]}
    assert report["finished"] and counts == {"1": 4, "3": 4}


def test_photos_of_one_face_begin_a_set(faces: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bois", faces / "4", "--game", "d6", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    verdicts = {value["face"]: value["verdict"] for value in report["values"]}
    assert not report["finished"]
    assert verdicts == {face: "few" if face == "4" else "missing" for face in "123456"}


def test_what_a_torn_recording_showed_is_kept(
    faces: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = filmed(tmp_path / "whole.avi").read_bytes()
    torn = tmp_path / "torn.avi"
    torn.write_bytes(whole[: len(whole) * 2 // 3])
    run("bois", faces, "--game", "d6")
    capsys.readouterr()
    assert run("bois", torn, "--face", "3", "--json") == 2
    report = json.loads(capsys.readouterr().out)
    assert 0 < {v["face"]: v["shots"] for v in report["values"]}["3"] < len(TURNS)
    assert "is torn" in report["complaints"][0]


def test_sets_are_listed_exported_taken_in_and_removed(
    faces: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--list") == 0
    assert capsys.readouterr().out == "No set of dice and no deck of cards is learnt yet.\n"
    run("bois", faces, "--game", "d6")
    capsys.readouterr()
    assert run("--list", "--json") == 0
    sets = [{"name": "bois", "game": "d6", "shots": 8}]
    listed = {"sets": sets, "decks": [], "unreadable": []}
    assert json.loads(capsys.readouterr().out) == listed
    file = tmp_path / "bois.gobelet-dice"
    assert run("bois", "--export", file) == 0
    assert run("bois", "--remove") == 0
    assert run("bois", "--remove") == 2
    assert "There is no set of dice named “bois”; none is learnt yet." in capsys.readouterr().err
    assert run("--import", file) == 0
    assert "“bois” is taken in: 8 shots." in capsys.readouterr().out
    assert run("bois", "--list") == 0
    assert "told apart" in capsys.readouterr().out
    file.write_bytes(file.read_bytes()[:500])
    assert run("--import", file) == 2
    assert "is no set of learnt dice, or it is damaged" in capsys.readouterr().err


def test_the_shots_of_one_face_are_taken_back(
    faces: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("bois", faces, "--game", "d6")
    capsys.readouterr()
    assert run("bois", "--face", "6", "--remove") == 2
    assert "“bois” has no shots of 6; it shows: 1, 4." in capsys.readouterr().err
    assert run("bois", "--colour", "red", "--remove") == 2
    assert "The face is missing" in capsys.readouterr().err
    assert run("bois", "--face", "4", "--remove") == 0
    assert "“bois” (d6): 4 shots." in capsys.readouterr().out
    assert run("bois", "--face", "1", "--remove") == 0
    assert "“bois” shows nothing yet" in capsys.readouterr().out
    assert run("bois", faces, "--json") == 0
    assert json.loads(capsys.readouterr().out)["finished"]


def test_a_set_taken_in_replaces_none_and_gets_the_name_given(
    faces: Path, tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("bois", faces / "4", "--game", "d6")
    file = tmp_path / "bois.gobelet-dice"
    run("bois", "--export", file)
    run("bois", faces / "1")
    before = (home / "dice" / "bois.gobelet-dice").read_bytes()
    capsys.readouterr()
    assert run("--import", file) == run("bois", "--import", file) == 2
    told = capsys.readouterr().err
    assert "named “bois” already: remove it first, or take" in told and "another NAME" in told
    assert (home / "dice" / "bois.gobelet-dice").read_bytes() == before
    assert run(" bois  deux", "--import", file) == 0
    assert "“bois deux” is taken in: 4 shots." in capsys.readouterr().out
    assert run("bois deux", "--list") == 0
    assert "“bois deux” (d6): 4 shots." in capsys.readouterr().out


def test_a_set_kept_with_another_net_is_learnt_anew_from_its_pictures(
    faces: Path, home: Path
) -> None:
    from dataclasses import replace

    from assistant.own_dice.shelf import Shelf
    from assistant.storage.sets import SetFolder

    run("bois", faces, "--game", "d6")
    folder = SetFolder(home / "dice")
    before = folder.read("bois")
    later = replace(networks(), faces_sha256="of a later net")
    known = Shelf(folder, later).load("bois")
    assert known.features.net == "of a later net"
    assert folder.read("bois") != before
    assert Shelf(folder, later).load("bois").features.net == "of a later net"
    assert Shelf(folder, networks()).load("bois").learnt.values == known.learnt.values
    assert folder.read("bois") == before


def test_nothing_asked_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 2 and run("bois") == 2 and run(" ", "x.jpg") == 2
    told = capsys.readouterr().err
    assert "Name a set" in told and "Show photos" in told and "A name is missing." in told


@pytest.mark.parametrize(
    ("path", "stands", "value"),
    [
        ("brain_green_1.jpg", Stands.ZOMBIE, ("green", "brain")),
        ("green/brain/1.jpg", Stands.ZOMBIE, ("green", "brain")),
        ("Fusil rouge (2).png", Stands.ZOMBIE, ("red", "shotgun")),
        ("feet_3.jpg", Stands.ZOMBIE, ("", "feet")),
        ("hunk/double-brain/1.jpg", Stands.ZOMBIE, ("hunk", "double-brain")),
        ("bus_double_brain_shotgun_2.jpg", Stands.ZOMBIE, ("bus", "double-brain-shotgun")),
        ("Père Noël, double cerveau 1.jpg", Stands.ZOMBIE, ("santa", "double-brain")),
        ("4/IMG_1.jpg", Stands.D6, ("", "4")),
        ("face 6-2.jpg", Stands.D6, ("", "6")),
        ("Nora_2.jpg", Stands.OWNERS, ("Nora", "")),
        ("Nora/1.jpg", Stands.OWNERS, ("Nora", "")),
        ("bye bye 3.jpg", Stands.FREE, ("", "bye bye")),
    ],
)
def test_names_tell_what_lies_up(path: str, stands: Stands, value: tuple[str, str]) -> None:
    (found,) = photos_in([path])
    assert value_of(found, stands, "", "") == value


def test_what_is_given_goes_before_names() -> None:
    found = Photo(Path("brain_green_1.jpg"))
    assert value_of(found, Stands.ZOMBIE, "feet", "red") == ("red", "feet")
    assert value_of(found, Stands.FREE, "Membre", "") == ("", "Membre")
    assert value_of(found, Stands.OWNERS, "", "Iris") == ("Iris", "")


def test_a_damaged_set_hides_none_of_the_others(
    faces: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("bois", faces, "--game", "d6")
    run("os", faces, "--game", "d6")
    torn = home / "dice" / "bois.gobelet-dice"
    torn.write_bytes(torn.read_bytes()[:500])
    capsys.readouterr()
    assert run("--list") == 2
    told = capsys.readouterr()
    assert told.out == "os  set of dice (d6)  8 shots\n"
    assert "bois" in told.err and "damaged" in told.err
    assert run("--list", "--json") == 2
    listed = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in listed["sets"]] == ["os"]
    assert [one["name"] for one in listed["unreadable"]] == ["bois"]
    assert "--remove" in listed["unreadable"][0]["why"]
    assert run("bois", "--remove") == 0 and run("--list") == 0


def test_a_set_of_other_dice_is_refused_before_a_game_begins(
    faces: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("bois", faces, "--game", "d6")
    parser = argparse.ArgumentParser()
    watch.add_arguments(parser)
    told = ["--game", "zombie_dice", "--players", "Ann,Bo", "--set", "bois", str(faces)]
    capsys.readouterr()
    assert watch.run(parser.parse_args(told)) == 2
    assert "“bois” was learnt as dice of d6, which are none of those" in capsys.readouterr().err
    read.add_arguments(parser := argparse.ArgumentParser())
    shown = str(faces / "1" / "IMG_0.jpg")
    assert read.run(parser.parse_args(["--dice", "zombie", "--set", "bois", shown])) == 2
    assert "“bois” was learnt as dice of d6" in capsys.readouterr().err
