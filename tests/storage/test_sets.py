"""Learnt sets of dice as files."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from assistant.storage.errors import DiskFullError, UnavailableError
from assistant.storage.files import keep_whole
from assistant.storage.sets import SetFolder

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sets(tmp_path: Path) -> SetFolder:
    return SetFolder(tmp_path / "not yet" / "dice")


def test_what_is_kept_is_given_back_and_removed(sets: SetFolder) -> None:
    assert sets.names() == ()
    sets.keep("bois", b"1")
    sets.keep("Acier", b"2")
    sets.keep("bois", b"3")
    assert sets.names() == ("Acier", "bois")
    assert sets.read("bois") == b"3"
    sets.remove("bois")
    assert sets.names() == ("Acier",)
    for step in (sets.read, sets.remove):
        with pytest.raises(KeyError):
            step("bois")


@pytest.mark.parametrize("name", ["../../etc", "a/b", ".hidden", "dés d’Éva ☠", "%2e", "nul\\x"])
def test_any_name_is_a_file_in_the_folder(sets: SetFolder, name: str) -> None:
    sets.keep(name, b"x")
    assert sets.names() == (name,)
    assert [path.parent for path in sets.folder.iterdir()] == [sets.folder]
    assert sets.read(name) == b"x"


def test_a_part_left_by_a_kill_is_no_set(sets: SetFolder) -> None:
    sets.keep("bois", b"old")
    part = sets.path("bois").with_name(f"{sets.path('bois').name}.part")
    part.write_bytes(b"ne")
    assert sets.names() == ("bois",) and sets.read("bois") == b"old"
    sets.keep("bois", b"new")
    assert sets.read("bois") == b"new" and not part.exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(UnavailableError):
        SetFolder(tmp_path / "file" / "dice").keep("bois", b"x")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    place = tmp_path / "set"
    # The part file is written first: here it is a device that has no room.
    place.with_name("set.part").symlink_to("/dev/full")
    place.write_bytes(b"old")
    with pytest.raises(DiskFullError):
        keep_whole(place, b"new" * 100_000)
    assert place.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["set"]


def test_a_kill_leaves_one_whole_version(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from assistant.storage.files import keep_whole\n"
        "n = 0\n"
        "while True:\n"
        "    n += 1; keep_whole(Path(sys.argv[1]), bytes([n % 256]) * 300_000)\n"
        "    print(n, flush=True)\n"
    )
    place = tmp_path / "set"
    for wait in (0.0, 0.003, 0.007, 0.013):
        child = subprocess.Popen(
            [sys.executable, "-c", code, str(place)], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(wait)
        os.kill(child.pid, signal.SIGKILL)
        child.stdout.close()
        child.wait()
        data = place.read_bytes()
        assert len(data) == 300_000 and len(set(data)) == 1


def test_what_the_system_says_is_understood(tmp_path: Path) -> None:
    from assistant.storage.files import unwritten

    assert isinstance(unwritten(OSError(errno.EDQUOT, "quota"), tmp_path), DiskFullError)
    other = unwritten(OSError(errno.EACCES, "forbidden"), tmp_path)
    assert isinstance(other, UnavailableError) and other.detail == "forbidden"
