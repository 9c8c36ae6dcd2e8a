"""A setup file: how the table stood when watching began, and where things lie in the picture.

    options hardcore=yes
    pair 1 0,0,0.2,1
    pair 2 0.8,0,1,1
    came p1 member "Max, batterie" stars=1 bye=4 zone
    came p1 fan stars=1

It is a saved game without the lines that name game and players, which are told on the command
line. A line `pair N` tells where a die must be put to be a bid on that pair: the sides, or the
corners, in shares of the picture. Blank lines and lines that begin with # are skipped.
"""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games import notation
from assistant.games.notation import NotationError, SavedGame
from assistant.games.registry import entry
from vision.zone import Zone

_HEAD = 2
"""Lines that are put before those of the file."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a setup file says."""

    saved: SavedGame
    """The game so far, not yet judged by the rules; lines count as in the file."""
    places: tuple[Zone, ...] = ()
    """Where each pair lies, in their order; empty where nothing tells."""


def read(text: str, game: str, players: str) -> Setup:
    """Read a setup file for `players`, told between commas.

    NotationError names the first line that is wrong; ValueError, in words, for wrong players.
    """
    names = ", ".join(notation.player_names(players))
    lines: list[str] = []
    places: list[Zone] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if words[:1] == ["pair"]:
            places.append(_place(number, words, len(places) + 1))
            line = ""
        lines.append(line)
    head = [f"game {entry(game).name}", f"players {names}"]
    try:
        saved = notation.read("\n".join([*head, *lines]) + "\n")
    except NotationError as error:
        raise NotationError(error.line - _HEAD, error.why) from error
    shifted = tuple(line - _HEAD for line in saved.lines)
    return Setup(SavedGame(saved.game, saved.players, saved.events, shifted), tuple(places))


def _place(number: int, words: list[str], expected: int) -> Zone:
    if len(words) != 3 or words[1] != str(expected):
        raise NotationError(number, f"“pair {expected} L,T,R,B” must stand here")
    try:
        return Zone.read(words[2])
    except ValueError as error:
        raise NotationError(
            number,
            f"“{words[2]}” is no place: it takes four shares L,T,R,B of the picture, or x,y of"
            " three to eight corners clockwise",
        ) from error
