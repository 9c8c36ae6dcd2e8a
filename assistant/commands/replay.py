"""`gobelet replay`: fold a saved game and say where it stands."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from assistant.commands.sentences import sentence
from assistant.commands.states import telling_of
from assistant.games import notation
from assistant.games.game import Reason
from assistant.games.registry import GAMES
from assistant.locale.words import Lang
from assistant.session.session import RefusedLogError, Session, begun
from assistant.speech.phrases import PHRASES

MAX_BYTES = 100_000
"""Some six thousand events, far above any evening; a larger file is something else."""


class UnreadableError(Exception):
    """A file cannot be read as a saved game; the message is a sentence for the user."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Fold a saved game and print where it stands.\n\n"
        "The file has a line “game zombie_dice”, a line “players Ana, Bob”, if wanted a line\n"
        "“options target=13 first=0”, and then one event a line; in Zombie Dice “rolled gB yS rF”\n"
        "(colours g, y, r; faces B brain, S shotgun, F feet), “continued” or “stopped”. Blank\n"
        "lines and lines that begin with # are skipped. An illegal event is named with its line\n"
        f"and the rule. Games: {', '.join(GAMES)}."
    )
    parser.add_argument(
        "--game", choices=tuple(GAMES), help="fail unless it is a game of this kind"
    )
    parser.add_argument("file", metavar="FILE", help="the saved game; - reads standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print state and standings; 2 when the file is no legal game."""
    try:
        session = folded(text_of(args.file), name_of(args.file))
        if args.game not in (None, session.game.name):
            what = f"a game of {session.game.name}, not of {args.game}"
            raise UnreadableError(f"{name_of(args.file)} holds {what}.")
    except UnreadableError as error:
        print(f"gobelet replay: {error}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(as_json(session)))
    else:
        print("\n".join(as_lines(session)))
    return 0


def name_of(file: str) -> str:
    """What to call a file that is given as an argument."""
    return "standard input" if file == "-" else file


def text_of(file: str) -> str:
    """Read a file, `-` being standard input; UnreadableError when it is no text."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", error)
        raise UnreadableError(f"{name_of(file)} cannot be read: {why}.") from error
    if len(data) > MAX_BYTES:
        raise UnreadableError(f"{name_of(file)} is too long for a saved game.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableError(f"{name_of(file)} is not text in UTF-8.") from error


def folded(text: str, name: str) -> Session[Any, Any]:
    """Fold the saved game `name`; UnreadableError names the line that is wrong, and the rule."""
    try:
        saved = notation.read(text)
    except notation.NotationError as error:
        raise UnreadableError(f"{name}: {sentence(str(error))}") from error
    return judged(saved, text, name)


def judged(saved: notation.SavedGame, text: str, name: str) -> Session[Any, Any]:
    """Fold what `text` says; UnreadableError names the line of the file `name`, and the rule."""
    try:
        return begun(saved.game, saved.players, saved.events)
    except RefusedLogError as error:
        line = saved.lines[error.place]
        told = text.splitlines()[line - 1].strip()
        raise UnreadableError(f"{name}: line {line}: “{told}”: {_rule_of(saved, error)}") from error


def _rule_of(saved: notation.SavedGame, error: RefusedLogError) -> str:
    until = begun(saved.game, saved.players, saved.events[: error.place])
    return rule(until, error.event, error.refusal)


def rule(play: Session[Any, Any], event: Any, refusal: Reason) -> str:
    """Say in an English sentence which rule refuses `event` as `play` stands."""
    said = PHRASES[play.game.name].refused
    return sentence(said(play.state, event, refusal, play.names, Lang.EN, play.game))


def standings(session: Session[Any, Any]) -> list[dict[str, str | int]]:
    """Give player and score, best first, as programs read them."""
    return [
        {"player": session.names[standing.seat], "score": standing.score}
        for standing in session.game.standings(session.state)
    ]


def standing_lines(session: Session[Any, Any]) -> list[str]:
    """Give the standings, one line a player: rank, name, score."""
    width = max(len(name) for name in session.names)
    return [
        f"{standing.rank}. {session.names[standing.seat]:<{width}}  {standing.score}"
        for standing in session.game.standings(session.state)
    ]


def as_json(session: Session[Any, Any]) -> dict[str, Any]:
    """Give state and standings as one JSON object."""
    state = session.state
    outcome = session.game.outcome(state)
    return {
        "game": session.game.name,
        "players": list(session.names),
        "events": len(session.log),
        "over": outcome is not None,
        "winners": [session.names[seat] for seat in outcome.winners] if outcome else [],
        "turn": None if outcome else session.player,
        "state": telling_of(session.game.name).as_json(state),
        "standings": standings(session),
    }


def as_lines(session: Session[Any, Any]) -> list[str]:
    """Give state and standings as lines for people."""
    outcome, telling = session.game.outcome(session.state), telling_of(session.game.name)
    if outcome:
        names = " and ".join(session.names[seat] for seat in outcome.winners)
        head = [telling.ended(session, names)]
    else:
        head = telling.lines(session)
    return [*head, *standing_lines(session)]
