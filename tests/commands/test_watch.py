"""`gobelet watch`: what is printed for what is seen."""

from __future__ import annotations

import argparse
import json
from collections import deque
from dataclasses import dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from assistant.__main__ import main
from assistant.commands import watch
from assistant.commands.replay import UnreadableError
from assistant.commands.setup_file import started
from assistant.games.zombie_dice.notation import dice
from assistant.session.translate import DICE_GAMES
from tests.session.helpers import CLEARED, seen_die, thrown
from tests.vision.test_tray import GREEN, RECTANGLE, table, with_tray
from vision.errors import SourceError
from vision.frame import Frame, Image
from vision.readings import Box, DieReading, Reading, Sighting, StableRoll
from vision.stir import NO_STIR, Stir, cells_of
from vision.zone import Zone


def watched(
    capsys: pytest.CaptureFixture[str],
    *seen: Sighting,
    decisions: str = "",
    as_json: bool = True,
    lang: str = "en",
) -> tuple[list[str], str]:
    """Lines printed for what is seen by Ana and Bob's table, and the notes."""
    session, _ = started("zombie_dice", "Ana,Bob")
    director = watch.director_of(session, lang, as_json)
    events = deque(DICE_GAMES["zombie_dice"].decisions[word] for word in decisions.split())
    watch.follow(seen, director, events)
    watch.print_standings(director, as_json)
    out, err = capsys.readouterr()
    return out.splitlines(), err


def test_every_call_is_a_json_line_and_the_standings_are_the_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines, notes = watched(
        capsys, thrown("gB yS rF"), thrown("gB gB rF"), CLEARED, thrown("gS yS rS"), CLEARED
    )
    told = [json.loads(line) for line in lines]
    assert [call.get("event") for call in told] == ["rolled", "rolled", "stopped", "rolled", None]
    assert [call.get("player") for call in told[:-1]] == ["Ana", "Ana", "Ana", "Bob"]
    assert set(told[0]) == {"event", "player", "dice", "said"}
    assert told[0]["dice"] == [
        {"colour": "green", "face": "brain"},
        {"colour": "yellow", "face": "shotgun"},
        {"colour": "red", "face": "feet"},
    ]
    assert set(told[2]) == {"event", "player", "said"}
    assert all(call["said"] for call in told[:-1])
    assert told[-1] == {"standings": [{"player": "Ana", "score": 3}, {"player": "Bob", "score": 0}]}
    assert notes == ""


def test_lines_for_people_name_player_dice_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines, _ = watched(capsys, thrown("gB yS rF"), as_json=False)
    assert lines[0].startswith("Ana: rolled gB yS rF — ")
    assert lines[1:] == ["1. Ana  0", "1. Bob  0"]


def test_the_words_are_those_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    french, _ = watched(capsys, thrown("gB gB yS"), lang="fr")
    english, _ = watched(capsys, thrown("gB gB yS"), lang="en")
    assert "cerveaux" in json.loads(french[0])["said"].lower()
    assert "brains" in json.loads(english[0])["said"].lower()


def test_decisions_are_told_instead_of_seen(capsys: pytest.CaptureFixture[str]) -> None:
    lines, _ = watched(
        capsys,
        thrown("gB yS rF"),
        thrown("gB gB rF"),
        thrown("gS yS rS"),
        thrown("gB gF gF"),
        decisions="continue stop stop",
    )
    told = [(c["event"], c["player"]) for c in map(json.loads, lines[:-1])]
    assert told == [
        ("rolled", "Ana"),
        ("continued", "Ana"),
        ("rolled", "Ana"),
        ("stopped", "Ana"),
        ("rolled", "Bob"),
        ("rolled", "Ana"),
        ("stopped", "Ana"),
    ]


def test_after_the_last_decision_stopping_is_seen_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines, _ = watched(capsys, thrown("gB gB gB"), thrown("yB yB yB"), CLEARED, decisions="stop")
    assert [json.loads(line).get("player") for line in lines[:-1]] == ["Ana", "Ana", "Bob", "Bob"]


def test_an_unsure_die_is_taken_as_likeliest_with_a_note(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines, notes = watched(capsys, thrown("gB yS rF", unsure=(1,)))
    assert json.loads(lines[0])["dice"][1] == {"colour": "yellow", "face": "shotgun"}
    assert notes == "gobelet watch: unsure of die 2; the likeliest dice are taken.\n"


def test_a_roll_that_cannot_be_is_left_out_with_a_note(capsys: pytest.CaptureFixture[str]) -> None:
    lines, notes = watched(capsys, thrown("gB yS"), thrown("gB gB gB", at=300))
    assert len(lines) == 2
    assert notes == ("gobelet watch: a roll is left out: I see 2 dice, it takes 3.\n")


def test_a_stop_that_nobody_saw_is_taken_from_the_next_throw(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # Ana kept two green feet; three dice without one green among them are Bob's.
    lines, notes = watched(capsys, thrown("gF gF rB"), thrown("yB yB rB", at=300))
    told = [(c["event"], c["player"]) for c in map(json.loads, lines[:-1])]
    assert told == [("rolled", "Ana"), ("stopped", "Ana"), ("rolled", "Bob")]
    assert notes == "gobelet watch: the player must have stopped unseen.\n"


def test_watching_ends_with_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    bust, three = thrown("gS yS rS"), thrown("gB gB gB")
    rounds: list[Sighting] = [three, CLEARED, bust, CLEARED] * 5
    lines, _ = watched(capsys, *rounds, *rounds)
    assert len(lines) == 5 * 3 + 1
    assert json.loads(lines[-1])["standings"][0] == {"player": "Ana", "score": 15}


@pytest.mark.parametrize(
    "text", ["", "1", "0,0,1", "0,0,1,1,1", "a,b,c,d", "0.8,0,0.2,1", "0,0,2,1"]
)
def test_a_senseless_zone_is_explained(text: str) -> None:
    with pytest.raises(ValueError, match="--zone takes four shares"):
        watch.zone_of(text)


def test_a_zone_is_read() -> None:
    assert watch.zone_of("0.1,0,0.9,1") == Zone.rectangle(0.1, 0.0, 0.9, 1.0)
    assert watch.zone_of("0.1,0,0.9,0,0.5,1") == Zone(((0.1, 0.0), (0.9, 0.0), (0.5, 1.0)))
    assert watch.zone_of("auto") is None
    assert watch.zone_of(None) == Zone()


def test_decisions_are_read_with_comments(tmp_path: Path) -> None:
    file = tmp_path / "decisions.txt"
    file.write_text("# Ana\nstop\n\ncontinue  # brave\n", encoding="utf-8")
    assert list(watch.decisions_of(str(file), "zombie_dice")) == ["stopped", "continued"]
    assert list(watch.decisions_of(None, "zombie_dice")) == []


def test_a_wrong_decision_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "decisions.txt"
    file.write_text("stop\nperhaps\n", encoding="utf-8")
    with pytest.raises(UnreadableError, match="line 2: “perhaps”"):
        watch.decisions_of(str(file), "zombie_dice")


@dataclass
class Film:
    """A source of blank frames; what is on them is told by a script."""

    frames: int
    number: int = 0
    live: bool = False
    size: tuple[int, int] = (1000, 500)
    closed: bool = False
    image: Image = field(default_factory=lambda: np.zeros((500, 1000, 3), np.uint8))

    def read(self) -> Frame | None:
        if self.number >= self.frames:
            return None
        self.number += 1
        return Frame(self.image, self.number, self.number / 10)

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(
    ("ending", "code"), [(KeyboardInterrupt(), 130), (SourceError("The camera is gone."), 2)]
)
def test_what_breaks_off_watching_is_told_by_the_exit_code(
    ending: BaseException, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    def read(frame: Frame) -> Reading:
        if frame.number > 20:
            raise ending
        return Reading(frame.number, frame.seconds, thrown("gB yF rF").dice)

    session, _ = started("zombie_dice", "Ana,Bob")
    director = watch.director_of(session, "en", True)
    seen = watch.sightings(Film(50), read, Zone())
    assert watch.watched(seen, director, deque()) == code
    assert len(director.session.log) == 1
    assert capsys.readouterr().err == (
        "" if code == 130 else "gobelet watch: The camera is gone.\n"
    )


def test_a_source_that_ends_is_no_failure() -> None:
    session, _ = started("zombie_dice", "Ana,Bob")
    director = watch.director_of(session, "en", True)
    seen = watch.sightings(Film(9), lambda frame: Reading(frame.number, frame.seconds, ()), Zone())
    assert watch.watched(seen, director, deque()) == 0


def on_table(text: str) -> tuple[DieReading, ...]:
    return thrown(text).dice


def test_frames_become_rolls_and_cleared_tables_once_each() -> None:
    hand = Stir(*[frozenset(cells_of(0.2, 0.0, 0.7, 0.6))] * 2)
    aside = replace(seen_die(dice("gB")[0], 0), box=Box(20, 200, 70, 250))

    def read(frame: Frame) -> Reading:
        """Empty, then moving, then three dice; one set aside; then all is cleared."""
        n = frame.number
        lying: tuple[DieReading, ...] = ()
        if 15 <= n < 40:
            lying = on_table("gB yF rF")
        elif 40 <= n < 60:
            lying = (aside,)
        moving = n in (12, 13, 14, 39, 40, 41, 59, 60, 61)
        return Reading(n, frame.seconds, lying, hand if moving else NO_STIR)

    found = list(watch.sightings(Film(100), read, Zone()))
    assert [type(sighting) for sighting in found] == [StableRoll, type(CLEARED)]
    assert isinstance(found[0], StableRoll)
    assert [(die.colour, die.face) for die in found[0].dice] == [
        ("green", "brain"),
        ("yellow", "feet"),
        ("red", "feet"),
    ]


@pytest.mark.parametrize(
    ("players", "why"),
    [
        ("Ana", "at least 2"),
        ("Ana,,Bob", "needs a name"),
        ("A,a", "two players have the name “a”.\n"),
    ],
)
def test_wrong_players_are_explained(
    players: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    watch.add_arguments(parser)
    args = parser.parse_args(["--game", "zombie_dice", "--players", players, "demo"])
    assert watch.run(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err


@pytest.mark.parametrize(
    ("picture", "rolls", "note"),
    [
        (with_tray(table(), RECTANGLE, GREEN), 0, "a dice tray is the roll zone: 0."),
        (table(), 1, "no dice tray is in sight"),
    ],
    ids=["tray", "bare"],
)
def test_dice_beside_the_tray_are_no_roll(
    picture: Image, rolls: int, note: str, capsys: pytest.CaptureFixture[str]
) -> None:
    beside = Box(900, 100, 940, 140)
    die = replace(seen_die(dice("gB")[0], 0), box=beside)
    assert Zone().holds(beside, 1280, 720)

    def read(frame: Frame) -> Reading:
        return Reading(frame.number, frame.seconds, (die,) if frame.number > 95 else ())

    found = list(watch.sightings(Film(120, image=picture), read, None))
    assert sum(isinstance(sighting, StableRoll) for sighting in found) == rolls
    assert note in capsys.readouterr().err


def test_a_folder_of_photos_is_no_film(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, image in enumerate((Film(1).image, table(), Film(1).image)):
        cv2.imwrite(str(tmp_path / f"{number}.png"), cv2.resize(image, (640, 480)))
    words = ["watch", str(tmp_path), "--game", "zombie_dice", "--players", "A,B"]
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == "" and "holds no film of a roll" in err


def test_only_games_that_a_camera_follows_are_offered(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["watch", "--help"])
    out = capsys.readouterr().out
    assert "|".join(DICE_GAMES) in out and "spicy" not in out and "zero" not in out


def test_a_game_without_dice_is_not_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "demo", "--game", "score_sheet", "--players", "A,B"]) == 2
    assert capsys.readouterr().err == (
        "gobelet watch: no camera follows score_sheet; the games with dice are: "
        f"{', '.join(DICE_GAMES)}.\n"
    )
