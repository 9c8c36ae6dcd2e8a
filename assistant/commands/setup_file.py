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

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from assistant.commands.replay import UnreadableError, judged, name_of, text_of
from assistant.commands.sentences import sentence
from assistant.games import notation
from assistant.games.notation import NotationError, SavedGame
from assistant.games.registry import Option, entry
from assistant.session.session import Session, begun
from assistant.session.translate import DICE_GAMES
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


def started(
    game: str, players: str, file: str | None = None, options: Mapping[str, Option] | None = None
) -> tuple[Session[Any, Any], tuple[Zone, ...]]:
    """Begin a game, as a setup file or `options` tell; with the places of its pairs.

    UnreadableError names what is wrong in the file; ValueError, in words, for wrong players, or
    for rules that are told in both ways.
    """
    if options and file is not None:
        raise ValueError("Tell rules by --rule or by an “options” line of --setup, not by both.")
    text = "" if file is None else text_of(file)
    names = notation.player_names(players)
    session: Session[Any, Any] = begun(entry(game).make(options or {}), names)
    places: tuple[Zone, ...] = ()
    if file is not None:
        try:
            setup = read(text, game, players)
        except NotationError as error:
            raise UnreadableError(f"{name_of(file)}: {sentence(str(error))}") from error
        session, places = judged(setup.saved, text, name_of(file)), setup.places
    needed = DICE_GAMES[game].places(session.state)
    if needed and file is None:
        raise UnreadableError(
            f"{game} from a camera or recording needs --setup FILE: a line “pair N L,T,R,B” for"
            f" each of its {needed} pairs tells where it lies, in shares of the picture, and lines"
            " such as “came p1 fan stars=1” which cards lie there; see “gobelet watch --help”."
        )
    if len(places) != needed:
        raise UnreadableError(
            f"{name_of(file or '')}: lines “pair N …” must tell {needed} places, not {len(places)}."
        )
    return session, places


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
