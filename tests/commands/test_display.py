"""A display is one that answers."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.commands.display import X_PORT, Display, display, named

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere there is always a display"
)


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[Path]:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "w"))
        listening.listen()
        yield tmp_path / "w"


def test_a_display_that_answers_is_present(wayland: Path) -> None:
    assert display({"WAYLAND_DISPLAY": str(wayland)}) is Display.PRESENT
    runtime = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(wayland.parent)}
    assert display(runtime) is Display.PRESENT
    assert display({"DISPLAY": ":9999", **runtime}) is Display.PRESENT


def test_a_display_on_another_machine_is_asked_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        name = f"127.0.0.1:{listening.getsockname()[1] - X_PORT}.0"
        assert display({"DISPLAY": name}) is Display.PRESENT
    assert display({"DISPLAY": name}) is Display.UNREACHABLE


def test_an_x_display_of_this_machine_is_asked_by_its_abstract_name() -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("\0/tmp/.X11-unix/X9998")
        listening.listen()
        assert display({"DISPLAY": ":9998.0"}) is Display.PRESENT
        assert display({"DISPLAY": "unix:9998"}) is Display.PRESENT
    assert display({"DISPLAY": ":9998"}) is Display.UNREACHABLE


@pytest.mark.parametrize("name", [":9999", "127.0.0.1:1", "a b", ":", "127.0.0.1:99999"])
def test_a_display_that_does_not_answer_is_unreachable(name: str) -> None:
    assert display({"DISPLAY": name}) is Display.UNREACHABLE
    assert named({"DISPLAY": name}) == name


def test_without_a_name_there_is_no_display(wayland: Path) -> None:
    assert display({}) is Display.ABSENT
    assert display({"DISPLAY": "", "WAYLAND_DISPLAY": ""}) is Display.ABSENT
    off = {"WAYLAND_DISPLAY": str(wayland), "SDL_VIDEODRIVER": "offscreen"}
    assert display(off) is Display.ABSENT
