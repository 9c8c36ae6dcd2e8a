"""The `gobelet` command itself, run as a program."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from assistant.__main__ import COMMANDS, main

ACCENTS = "four_players.txt"
ROOT = Path(__file__).parents[2]
REPLAY = ROOT / "tests" / "games" / "replays" / "zombie_dice" / "bust.txt"


def gobelet(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "assistant", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_help_names_every_command() -> None:
    done = gobelet("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)


def test_replay_runs_as_a_module() -> None:
    done = gobelet("replay", str(REPLAY))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Ana won")


@pytest.mark.parametrize("arguments", [["dance"], ["replay"], ["replay", "a", "b"], ["watch", "x"]])
def test_wrong_arguments_are_bad_input(arguments: list[str]) -> None:
    done = gobelet(*arguments)
    assert done.returncode == 2
    assert "usage: gobelet" in done.stderr
    assert "Traceback" not in done.stderr


def test_options_may_stand_before_the_photos(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GOBELET_HOME", str(tmp_path))
    main(["learn", "bois", "--game", "d6", "--face", "1", str(tmp_path / "one.jpg")])
    assert "one.jpg" in capsys.readouterr().err
    main(["learn", "--game", "d6", "bois", str(tmp_path / "two.jpg"), "--face", "1"])
    assert "two.jpg" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith("gobelet ")


def test_a_closed_pipe_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [sys.executable, "-m", "assistant", "replay", str(REPLAY)],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        os.close(writing)
        _, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["watch", "--help"],
        ["replay", str(REPLAY)],
        ["read", str(ROOT / "fixtures" / "images" / "empty" / "d600.jpg")],
    ],
)
def test_a_full_disk_under_the_output_is_one_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "assistant", *arguments],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "gobelet: The output is not written: No space left on device.\n"


@pytest.mark.parametrize("how", [[], ["--json"]])
def test_a_terminal_that_lacks_letters_gets_their_numbers(how: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "assistant", "replay", *how, str(REPLAY.with_name(ACCENTS))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    if how:
        assert "Cléo" in json.loads(done.stdout)["players"]
    else:
        assert "2. Cl\\xe9o" in done.stdout


class Waiting(io.RawIOBase):
    """Standard input while the user loses patience."""

    def read(self, size: int = -1) -> bytes:
        raise KeyboardInterrupt


def test_an_interrupt_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=Waiting()))
    assert main(["replay", "-"]) == 130
    assert capsys.readouterr() == ("", "")
