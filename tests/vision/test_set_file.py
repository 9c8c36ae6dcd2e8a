"""The open file of a learnt set."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import numpy as np
import pytest

from vision.set_file import Features, packed, unpacked
from vision.shots import KEPT, DiceSet, SetError, Shot, Stands


def crop(seed: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 255, (KEPT, KEPT, 3)).astype(np.uint8)


SET = DiceSet(
    "les dés de bois",
    Stands.ZOMBIE,
    (Shot("green", "brain", crop(1)), Shot("red", "feet", crop(2))),
)
FEATURES = Features("abc", np.random.default_rng(3).random((2, 16, 7)).astype(np.float32))


def changed(**values: object) -> bytes:
    """The file of `SET` with other words in its head."""
    with zipfile.ZipFile(io.BytesIO(packed(SET))) as parts:
        head = {**json.loads(parts.read("set.json")), **values}
        pictures = {name: parts.read(name) for name in parts.namelist() if name != "set.json"}
    return rezipped(json.dumps(head).encode(), pictures)


def rezipped(head: bytes, pictures: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parts:
        parts.writestr("set.json", head)
        for name, data in pictures.items():
            parts.writestr(name, data)
    return out.getvalue()


def deflated(data: bytes, spoilt: int) -> bytes:
    """A set zipped anew by another program, one byte within its pictures changed."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as parts,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as again,
    ):
        for name in parts.namelist():
            again.writestr(name, parts.read(name))
    whole = bytearray(out.getvalue())
    whole[whole.index(b"shots/000.png") + spoilt] ^= 0xFF
    return bytes(whole)


def test_a_set_comes_back_as_it_was() -> None:
    dice, features = unpacked(packed(SET, FEATURES))
    assert (dice.name, dice.stands) == (SET.name, SET.stands)
    assert [shot.value for shot in dice.shots] == [shot.value for shot in SET.shots]
    for shot, before in zip(dice.shots, SET.shots, strict=True):
        assert (shot.crop == before.crop).all()
    assert features is not None and features.net == "abc"
    assert np.abs(features.values - FEATURES.values).max() < 1e-3


def test_the_same_set_is_the_same_file() -> None:
    assert packed(SET, FEATURES) == packed(SET, FEATURES)


def test_features_are_no_must() -> None:
    assert unpacked(packed(SET))[1] is None
    wrong = Features("abc", np.zeros((3, 16, 7), np.float32))
    assert unpacked(packed(SET, wrong))[1] is None
    empty = Features("abc", np.zeros((2, 0, 0), np.float32))
    assert unpacked(packed(SET, empty))[1] is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"spoilt" * 100,
        packed(SET)[:-400],
        packed(SET)[400:],
        rezipped(b"{}", {}),
        rezipped(b"[1]", {}),
        rezipped(b"\xff", {}),
        changed(shots=[{"file": "shots/gone.png", "colour": "green", "face": "brain"}]),
        changed(shots=[{"file": "set.json", "colour": "green", "face": "brain"}]),
        changed(stands="backgammon"),
        changed(shots=7),
        changed(format=float("inf")),
        deflated(packed(SET), spoilt=30),
    ],
)
def test_anything_else_is_told(data: bytes) -> None:
    with pytest.raises(SetError, match="no set of learnt dice, or it is damaged"):
        unpacked(data)


def test_a_later_format_is_told() -> None:
    with pytest.raises(SetError, match="later version"):
        unpacked(changed(format=2))


def test_names_that_a_set_does_not_take_are_told() -> None:
    shots = [{"file": "shots/000.png", "colour": "blue", "face": "brain"}]
    with pytest.raises(SetError, match="“blue” is no colour"):
        unpacked(changed(shots=shots))


def test_one_spoilt_byte_is_noticed() -> None:
    data = bytearray(packed(SET))
    data[len(data) // 2] ^= 0xFF
    with pytest.raises(SetError, match="damaged"):
        unpacked(bytes(data))
