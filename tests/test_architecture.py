"""Who may import whom, and how large a file may grow."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.games.registry import GAMES

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 400
LONGEST_FUNCTION = 40
APP_LINES = 100

HOUSE = {"assistant", "vision"}

FORBIDDEN: dict[str, set[str]] = {
    "vision": {"assistant", "kivy"},
    "assistant/session": {"kivy", "cv2", "numpy", "assistant.ui", "assistant.storage"},
    "assistant/cards": {"kivy", "cv2", "numpy", "vision", "assistant.ui", "assistant.storage"},
    "assistant/storage": {"kivy", "cv2", "numpy", "vision", "assistant.ui", "assistant.speech"},
    "assistant/speech": {"kivy", "cv2", "numpy", "assistant.ui", "assistant.storage"},
    "assistant/history": {"kivy", "cv2", "numpy", "assistant.ui", "assistant.storage"},
    "assistant/locale": {"kivy", "cv2", "numpy", "vision", "assistant.ui", "assistant.storage"},
    "assistant/ui/present": {"kivy", "cv2", "numpy"},
    "assistant/commands/read.py": {"kivy"},
    "assistant/commands/replay.py": {"kivy", "cv2", "numpy", "vision"},
    "assistant/commands/watch.py": {"kivy"},
    "assistant/rules": {"kivy", "cv2", "numpy", "vision", "assistant.ui", "assistant.storage"},
    "tests/games": {"kivy", "cv2", "assistant.ui.screens", "assistant.ui.widgets"},
}

# Training is not part of the app, and its libraries are not installed with it.
TRAINING_ONLY = {"torch", "onnx", "bpy", "bmesh", "mathutils", "vision.training"}

# Android's own modules exist on Android alone: only what adapts them may name them.
ANDROID = {"jnius", "android"}
ANDROID_ADAPTERS = {"assistant/speech/android.py", "assistant/camera/android.py"}

# A die as seen becomes a die of the game in one place; others pass whole rolls and boxes on.
MEETING_PLACE = "assistant/session/translate/"
GAME_TYPES = tuple(f"assistant.games.{name}" for name in GAMES)
SEEN_TYPES = ("vision.readings.DieReading", "vision.readings.Likelihoods")


def sources(folder: str) -> list[Path]:
    path = ROOT / folder
    return [path] if path.suffix else sorted(path.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """Every module a file names, `from a import b` giving both `a` and `a.b`."""
    package = ".".join(path.relative_to(ROOT).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            start = ".".join(above) + "." if node.level else ""
            module = f"{start}{node.module or ''}".rstrip(".")
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def is_below(name: str, forbidden: set[str]) -> bool:
    return any(name == bad or name.startswith(f"{bad}.") for bad in forbidden)


def wrong_imports(paths: list[Path], forbidden: set[str]) -> list[str]:
    return [
        f"{name_of(path)} imports {name}"
        for path in paths
        for name in imports(path)
        if is_below(name, forbidden)
    ]


def test_the_test_sees_imports() -> None:
    """Guards the tests below: an import in any spelling is noticed."""
    path = ROOT / "assistant" / "session" / "session.py"
    assert "assistant.games" in {name.rpartition(".")[0] for name in imports(path)}
    assert wrong_imports([path], {"assistant.games"}) != []


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_imports_stay_inside(folder: str) -> None:
    assert wrong_imports(sources(folder), FORBIDDEN[folder]) == []


def test_games_import_the_standard_library_and_each_other_only() -> None:
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in sources("assistant/games")
        for name in imports(path)
        if not is_below(name, {"assistant.games"})
        and name.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert wrong == []


def test_games_draw_no_dice() -> None:
    """Dice are observed; a rule that drew them could not be replayed."""
    assert wrong_imports(sources("assistant/games"), {"random", "secrets", "time"}) == []


def test_the_app_runs_without_what_trains_it() -> None:
    app = [
        path
        for folder in HOUSE
        for path in sources(folder)
        if not name_of(path).startswith("vision/training/")
    ]
    assert wrong_imports(app, TRAINING_ONLY) == []


def test_android_is_named_by_its_adapters_alone() -> None:
    others = [
        path
        for folder in HOUSE
        for path in sources(folder)
        if name_of(path) not in ANDROID_ADAPTERS
    ]
    assert wrong_imports(others, ANDROID) == []


def test_what_is_seen_meets_the_game_in_one_place() -> None:
    both = {
        name_of(path)
        for path in sources("assistant")
        if any(is_below(name, set(SEEN_TYPES)) for name in imports(path))
        and any(is_below(name, set(GAME_TYPES)) for name in imports(path))
    }
    assert both and all(name.startswith(MEETING_PLACE) for name in both)


def test_only_the_ui_knows_kivy() -> None:
    allowed = ("assistant/ui/", "assistant/app.py", "assistant/commands/play.py")
    others = [path for path in sources("assistant") if not name_of(path).startswith(allowed)]
    assert wrong_imports(others, {"kivy"}) == []


@pytest.mark.parametrize("folder", ["assistant", "vision", "tests"])
def test_files_stay_short(folder: str) -> None:
    long = {
        name_of(path): lines
        for path in sources(folder)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


@pytest.mark.parametrize("folder", ["assistant", "vision"])
def test_functions_stay_short(folder: str) -> None:
    long = [
        f"{name_of(path)}: {node.name} has {lines} lines"
        for path in sources(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > LONGEST_FUNCTION
    ]
    assert long == []


def test_the_app_is_a_switchboard() -> None:
    """Logic belongs to the session, words to the phrases: the app only wires."""
    lines = (ROOT / "assistant/app.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= APP_LINES
