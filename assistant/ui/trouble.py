"""What has gone wrong with the saved games, in words for the table. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import assert_never

from assistant.locale.words import Words
from assistant.storage.errors import Problem, StorageError


@dataclass(frozen=True, slots=True)
class FileSetAside:
    """The file of saved games was damaged: it lies at `path` now, and a new one is begun."""

    path: Path


@dataclass(frozen=True, slots=True)
class GamePutAway:
    """The unfinished game cannot be read: it is no longer offered, and stays in `path`."""

    path: Path


Mishap = FileSetAside | GamePutAway
"""Something lost to the players that nobody did, which they are told until they have read it."""


def told(error: StorageError, w: Words) -> str:
    """Why something was not kept or begun, and what to do about it."""
    match error.problem:
        case Problem.DISK_FULL | Problem.IN_USE | Problem.PLAYED_ELSEWHERE | Problem.CLOSED:
            return w(_key(error.problem))
        case Problem.NEWER | Problem.UNUSABLE | Problem.DAMAGED | Problem.GAME_DAMAGED:
            return w(_key(error.problem), path=str(error.path))
        case _:
            assert_never(error.problem)


def mishap(happened: Mishap, w: Words) -> str:
    """What happened, and where what was lost is kept."""
    match happened:
        case FileSetAside(path):
            return w("mishap-file", path=str(path))
        case GamePutAway(path):
            return w("mishap-game", path=str(path))
        case _:
            assert_never(happened)


def _key(problem: Problem) -> str:
    return f"trouble-{problem.value.replace(' ', '-')}"
