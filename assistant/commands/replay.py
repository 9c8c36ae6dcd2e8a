"""`gobelet replay`: fold a saved game and say where it stands."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from assistant.commands.sentences import sentence
from assistant.games import notation
from assistant.games.game import Refusal
from assistant.games.zombie_dice import State
from assistant.session.session import RefusedLogError, Session, begun

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
        "“options target=13 first=0”, and then one event a line: “rolled gB yS rF” (colours g, y,\n"
        "r; faces B brain, S shotgun, F feet), “continued” or “stopped”. Blank lines and lines\n"
        "that begin with # are skipped. An illegal event is named with its line and the rule."
    )
    parser.add_argument("file", metavar="FILE", help="the saved game; - reads standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print state and standings; 2 when the file is no legal game."""
    try:
        session = folded(text_of(args.file), name_of(args.file))
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
        return begun(saved.game, saved.players, saved.events)
    except notation.NotationError as error:
        raise UnreadableError(f"{name}: {sentence(str(error))}") from error
    except RefusedLogError as error:
        line = saved.lines[error.place]
        told = text.splitlines()[line - 1].strip()
        raise UnreadableError(f"{name}: line {line}: “{told}”: {rule(error.refusal)}") from error


def rule(refusal: Refusal) -> str:
    """Say in a sentence which rule refuses an event."""
    return {
        Refusal.GAME_OVER: "the game is over, nothing follows.",
        Refusal.UNKNOWN_DIE: "the game has no such die.",
        Refusal.WRONG_DICE_COUNT: "exactly three dice are rolled, kept feet among them.",
        Refusal.KEPT_DICE_MISSING: "the dice that showed feet must be rolled again.",
        Refusal.NOT_IN_CUP: "the cup does not hold dice of these colours.",
        Refusal.NOTHING_ROLLED: "a turn begins with a roll, and nothing can be decided before it.",
        Refusal.COMMITTED: "whoever has taken dice from the cup must roll them.",
        Refusal.ROLL_IN_DOUBT: "the roll before it must be settled first.",
    }[refusal]


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
        "state": _state_json(state),
        "standings": standings(session),
    }


def as_lines(session: Session[Any, Any]) -> list[str]:
    """Give state and standings as lines for people."""
    outcome = session.game.outcome(session.state)
    if outcome:
        names = " and ".join(session.names[seat] for seat in outcome.winners)
        head = [f"{names} won in round {session.state.round}."]
    else:
        head = _state_lines(session.state, session.player)
    return [*head, *standing_lines(session)]


def _state_json(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "tie_break": state.tie_break,
        "brains": state.brains,
        "shotguns": state.shotguns,
        "feet": [str(die.colour) for die in state.feet],
        "cup": {str(colour): number for colour, number in state.cup},
        "committed": state.committed,
    }


def _state_lines(state: State, player: str) -> list[str]:
    feet = Counter(str(die.colour) for die in state.feet)
    must = state.committed or not state.rolled
    return [
        f"Round {state.round}{', a tie-break' if state.tie_break else ''}: {player}"
        f" {'must roll' if must else 'rolls or stops'}.",
        f"This turn: {_many(state.brains, 'brain')}, {_many(state.shotguns, 'shotgun')},"
        f" feet: {_listed(feet.items())}.",
        f"In the cup: {_listed(state.cup)}.",
    ]


def _many(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _listed(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts if number) or "none"
