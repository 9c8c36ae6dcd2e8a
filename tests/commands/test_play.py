from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from assistant.camera.look import CameraState, Look
from assistant.camera.roll_zone import RollZone
from assistant.commands import play
from assistant.commands.play import language, pick_camera, voice_of
from assistant.locale.words import Lang
from assistant.session.ports import Utterance
from assistant.speech.silent import SilentSpeaker
from assistant.storage.storage import open_storage
from vision.errors import SourceError
from vision.readings import Kind, Sighting

ROOT = Path(__file__).parent.parent.parent


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    quiet = {name: "" for name in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **quiet, **variables},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_without_a_display_the_recording_is_played_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    earlier = tmp_path / "pictures" / "999-end.png"
    others = {tmp_path / "pictures" / name for name in ("001-holiday.png", "end.png")}
    for path in (earlier, *others):
        path.touch()
    done = run("-m", "tests.ui.unattended", str(tmp_path))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[:5] == [
        "Nora : un cerveau vert, un cerveau vert, un fusil jaune — Deux cerveaux, un fusil.",
        "Nora : des empreintes vertes, un cerveau rouge, des empreintes jaunes — "
        "Un cerveau. Trois cerveaux et un fusil en tout.",
        "Nora : Trois cerveaux marqués. Nora en a trois. Au tour d'Iris.",
        "Iris : un fusil rouge, un fusil rouge, un fusil rouge — "
        "Trois fusils : tour perdu. Au tour de Nora.",
        "Question : J'hésite. Des empreintes jaunes, ou des empreintes vertes ?",
    ]
    assert lines[-3:] == [
        "1. Nora : 5",
        "2. Iris : 0",
        f"Captures d’écran dans {tmp_path / 'pictures'}",
    ]
    found = set((tmp_path / "pictures").glob("*.png"))
    assert others <= found, "what another program left is not ours to remove"
    pictures = sorted(found - others)
    assert pictures[0].name == "001-start.png" and pictures[-1].name.endswith("-end.png")
    assert earlier not in pictures
    for path in pictures:
        image = cv2.imread(str(path))
        assert image is not None and image.shape == (800, 1280, 3)
        assert np.unique(image.reshape(-1, 3), axis=0).shape[0] > 50, f"{path.name} is empty"
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--camera", "no/such/film.mp4"), "no/such/film.mp4"),
        (("--camera", "97"), "97"),
        (("--camera", ""), "An empty name"),
        (("--camera", "rtsp://127.0.0.1/"), "rtsp://127.0.0.1/ is not taken"),
        (("--players", "Nora"), "needs at least 2 players, not 1.\n"),
        (("--players", "Nora,nora"), "two players have the name “Nora”.\n"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = run("-m", "assistant", "play", *words, GOBELET_HOME=str(tmp_path))
    assert done.returncode == 2
    assert sentence.lower() in done.stderr.lower()
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.endswith(".\n") and not done.stderr.endswith("..\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_display_that_refuses_a_window_ends_the_app_in_a_sentence(tmp_path: Path) -> None:
    # It answers, but is no Wayland, and there is no X.
    done = run("-m", "tests.ui.on_screen", "--camera", "demo", GOBELET_HOME=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == (
        "gobelet play: No window can be opened: the display refuses it."
    )
    assert "Traceback" not in done.stderr


def test_help_needs_neither_screen_nor_camera() -> None:
    done = run("-X", "importtime", "-m", "assistant", "play", "--help")
    assert done.returncode == 0
    assert "--camera" in done.stdout
    assert "kivy" not in done.stderr and "cv2" not in done.stderr


def test_a_camera_that_is_asked_for_must_be_there() -> None:
    with pytest.raises(SourceError):
        pick_camera("97", RollZone(), off_screen=False)


@pytest.fixture
def first_camera(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plugs in a camera 0 that gives grey pictures for ever."""

    class Capture:
        def isOpened(self) -> bool:  # noqa: N802
            return True

        def read(self) -> tuple[bool, NDArray[np.uint8]]:
            return True, np.full((720, 1280, 3), 90, np.uint8)

        def set(self, prop: int, value: float) -> bool:
            return True

        def release(self) -> None:
            """Nothing is held."""

    there = cv2.VideoCapture

    def opened(what: int | str, backend: int) -> object:
        return Capture() if what == 0 else there(what, backend)

    monkeypatch.setattr(cv2, "VideoCapture", opened)


@pytest.mark.usefixtures("first_camera")
def test_off_screen_the_demonstration_is_played_even_with_a_camera_plugged_in() -> None:
    assert pick_camera(None, RollZone(), off_screen=False).camera_key == "camera-ready"
    assert pick_camera(None, RollZone(), off_screen=True).camera_key == "camera-demo-start"
    assert pick_camera("0", RollZone(), off_screen=True).camera_key == "camera-ready"


class Epochs:
    """Notes in which epochs it was shown frames."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.ended = Event()

    def looked(self, look: Look) -> None:
        self.seen.append(look.reading.epoch)

    def sighted(self, sighting: Sighting, look: Look) -> None:
        """Nothing lies there."""

    def camera_changed(self, state: CameraState) -> None:
        if state is CameraState.ENDED:
            self.ended.set()


def test_each_game_of_a_run_is_another_epoch_to_the_reader(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "1.png"), np.full((90, 160, 3), 90, np.uint8))
    picked = pick_camera(str(tmp_path), RollZone(), off_screen=True)
    assert picked.make is not None
    seen = []
    for _game in range(2):
        epochs = Epochs()
        worker = picked.make(Kind.ZOMBIE)(epochs, lambda step: step())
        worker.start()
        assert epochs.ended.wait(30)
        worker.stop()
        seen += epochs.seen
    assert seen == [0, 1]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_display_that_does_not_answer_is_told_about() -> None:
    done = run("-m", "assistant", "play", "--players", "Nora", DISPLAY=":9999", SDL_VIDEODRIVER="")
    assert done.returncode == 2
    assert done.stderr.splitlines()[0] == (
        "gobelet play: The display “:9999” does not answer: the app is drawn off screen."
    )


@pytest.mark.parametrize(
    ("asked", "kept", "spoken"),
    [
        (None, None, Lang.FR),
        (None, "en", Lang.EN),
        ("fr", "en", Lang.FR),
        ("en", None, Lang.EN),
        (None, "klingon", Lang.FR),
    ],
)
def test_the_language_chosen_last_is_spoken_unless_another_is_asked_for(
    asked: str | None, kept: str | None, spoken: Lang
) -> None:
    assert language(asked, kept) is spoken


def test_a_voice_muted_once_stays_muted(tmp_path: Path) -> None:
    twin = SilentSpeaker()
    with open_storage(tmp_path / "games.db") as storage:
        voice = voice_of(twin, storage)
        assert not voice.muted
        voice.mute(True)
    with open_storage(tmp_path / "games.db") as storage:
        voice = voice_of(twin, storage)
        assert voice.muted
        voice.say(Utterance("Deux cerveaux.", "fr"))
        assert twin.said == []
        voice.mute(False)
        assert not voice_of(twin, storage).muted


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
def test_calls_that_nobody_can_write_down_end_the_app(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.unattended", str(tmp_path)],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
        )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("gobelet: The output is not written: ")
    assert "Traceback" not in done.stderr


def test_a_file_of_games_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    done = run("-m", "tests.ui.on_screen", GOBELET_HOME=str(tmp_path))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert f"{tmp_path / 'games.db'}" in done.stderr and "Errno" not in done.stderr
    assert done.stderr.endswith(".\n")


def test_the_command_line_has_sensible_defaults() -> None:
    import argparse

    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    args = parser.parse_args([])
    assert (args.camera, args.lang, args.players, args.out) == (None, None, None, "out")
