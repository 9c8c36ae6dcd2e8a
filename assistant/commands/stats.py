"""`gobelet stats`: what recorded games come to, player by player, and how the dice fell."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from assistant.commands.replay import UnreadableError, folded, name_of, text_of
from assistant.commands.sentences import sentence
from assistant.games.zombie_dice import ZombieDice
from assistant.history.fairness import Counted, Tested, verdict
from assistant.history.zombie_dice.costly import Costly
from assistant.history.zombie_dice.players import Figures
from assistant.history.zombie_dice.recorded import plays_of
from assistant.history.zombie_dice.summary import Summary, by_brains, by_wins, summary
from assistant.history.zombie_dice.turns import Play
from assistant.locale.numbers import decimal
from assistant.locale.words import Lang, Words, words
from assistant.ui.present.zombie_dice_history import MOST_CHOICES, PlayerLine, report

if TYPE_CHECKING:
    from assistant.storage.storage import Recorded, Storage

NAME = ZombieDice().name
MOST_WINS = 20
"""With more games than this, decisions are judged by brains: by wins would take minutes."""

MOST_DIGITS = 9
"""Longest number of a recorded game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Print what games of Zombie Dice come to: turns, busts, brains a turn, best turn, luck,\n"
        "the decisions that cost most, and whether the dice fall as fair ones do.\n\n"
        "Luck is counted in brains. A position is worth what its turn brings on average, played\n"
        "for the most brains; the luck of a roll is what the turn is worth after it, less what\n"
        "rolling was worth before it. A decision costs what the better choice was worth, less\n"
        f"the one made: in chances to win, or, for more than {MOST_WINS} games, in brains.\n"
        "The chi-square test needs five expected dice a face; p is how often fair dice stray as\n"
        "far, or farther."
    )
    parser.add_argument(
        "games",
        metavar="GAME",
        nargs="*",
        help="number of a recorded game, as --list prints it, or the file of a saved one;"
        " - reads standard input (default: all recorded games)",
    )
    parser.add_argument("--list", action="store_true", help="list the recorded games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--lang", choices=("fr", "en"), default="fr", help="what is printed in")


def run(args: argparse.Namespace) -> int:
    """Print the figures; 2 when a game cannot be read."""
    from assistant.storage.errors import StorageError
    from assistant.ui.trouble import told

    w = words(Lang(args.lang))
    try:
        if args.list:
            return _listed(args.json, w)
        plays, unreadable = _named(args.games) if args.games else _all_recorded()
    except (UnreadableError, ValueError) as error:
        print(f"gobelet stats: {sentence(str(error))}", file=sys.stderr)
        return 2
    except StorageError as error:
        print(f"gobelet stats: {sentence(told(error, words(Lang.EN)))}", file=sys.stderr)
        return 2
    if unreadable:
        print(f"gobelet stats: {w('stats-unreadable', n=unreadable)}", file=sys.stderr)
    found = summary(plays, by_wins if len(plays) <= MOST_WINS else by_brains)
    print(json.dumps(as_json(found)) if args.json else "\n".join(as_lines(found, w)))
    return 0


def as_json(found: Summary) -> dict[str, Any]:
    """Give a summary as one JSON object."""
    return {
        "game": NAME,
        "games": found.games,
        "players": [_player_json(player, found) for player in found.players],
        "dice": [_dice_json(counted) for counted in found.dice],
        "all_dice": _test_json(found.test),
        "score_by_round": {line.name: list(line.values) for line in found.scores},
        "luck_by_turn": {line.name: list(line.values) for line in found.luck},
    }


def as_lines(found: Summary, w: Words) -> list[str]:
    """Give a summary as lines for people."""
    if not found.games:
        return [w("stats-none")]
    told = report(found, w, all_games=True)
    lines = [told.title]
    for player, figures in zip(told.players, found.players, strict=True):
        lines += ["", *_player_lines(player, figures, w)]
        lines += [
            "  " + w("out-stats-choice", where=choice.where, what=choice.what)
            for choice in told.choices
            if choice.place == player.place
        ]
    lines += ["", w("stats-dice-title")]
    for dice in told.dice:
        faces = ", ".join(f"{face.word} {face.told}" for face in dice.faces)
        lines += ["  " + w("out-stats-dice", dice=dice.title, faces=faces), f"    {dice.told}"]
    return [*lines, f"  {told.dice_told}"]


def _player_lines(player: PlayerLine, figures: Figures, w: Words) -> list[str]:
    turns = w(
        "out-stats-turns",
        turns=player.turns,
        busts=player.busts,
        brains=player.per_turn,
        best=figures.best,
    )
    lines = [w("out-stats-player", name=player.name, wins=player.wins), f"  {turns}"]
    if figures.judged:
        made = round(figures.ordinary + figures.luck)
        ordinary = decimal(figures.ordinary, w.lang)
        luck = w("out-stats-luck", luck=player.luck, made=made, ordinary=ordinary)
        lines.append(f"  {luck}")
    return lines


def _player_json(player: Figures, found: Summary) -> dict[str, Any]:
    judged = player.judged > 0
    return {
        "player": player.name,
        "games": player.games,
        "finished": player.finished,
        "wins": player.wins,
        "turns": player.turns,
        "busts": player.busts,
        "brains": player.brains,
        "brains_lost": player.lost,
        "brains_a_turn": player.per_turn,
        "best_turn": player.best,
        "luck": player.luck if judged else None,
        "brains_with_ordinary_luck": player.ordinary if judged else None,
        "brains_given_away": player.given if judged else None,
        "costly": [_costly_json(costly) for costly in found.costly_of(player.name, MOST_CHOICES)],
    }


def _costly_json(costly: Costly) -> dict[str, Any]:
    before, win = costly.decision.before, costly.win
    return {
        "round": before.round,
        "scores": list(before.scores),
        "brains": before.brains,
        "shotguns": before.shotguns,
        "chosen": "roll" if costly.rolled else "stop",
        "cost": costly.cost,
        "unit": "brains" if win is None else "chance to win",
        "exact": win is None or win.exact,
    }


def _dice_json(counted: Counted) -> dict[str, Any]:
    faces = zip(counted.faces, counted.seen, counted.expected, strict=True)
    return {
        "colour": counted.kind,
        "dice": counted.total,
        "faces": {face: {"seen": seen, "expected": mean} for face, seen, mean in faces},
        **_test_json(counted.test),
    }


def _test_json(test: Tested | None) -> dict[str, Any]:
    return {
        "chi_square": test.statistic if test else None,
        "degrees_of_freedom": test.freedom if test else None,
        "p": test.p if test else None,
        "verdict": str(verdict(test)),
    }


def _named(names: Sequence[str]) -> tuple[tuple[Play, ...], int]:
    """Give the games that are named; UnreadableError when one cannot be read."""
    plays = []
    for name in names:
        recorded = name.isdecimal() and len(name) <= MOST_DIGITS
        play = _recorded(int(name)) if recorded else folded(text_of(name), name_of(name))
        if play.game.name != NAME:
            raise UnreadableError(f"{name_of(name)} is no game of {NAME}.")
        plays.append(play)
    return tuple(plays), 0


def _recorded(number: int) -> Play:
    from assistant.storage.errors import DamagedGameError

    storage = _storage()
    try:
        if storage is None:
            raise KeyError(number)
        with storage:
            return storage.open_game(number).session
    except KeyError:
        raise UnreadableError(f"There is no recorded game {number}.") from None
    except DamagedGameError as error:
        raise UnreadableError(f"The recorded game {number} is damaged: {error.why}.") from error


def _all_recorded() -> tuple[tuple[Play, ...], int]:
    storage = _storage()
    if storage is None:
        return (), 0
    with storage:
        texts, damaged = storage.exports(NAME)
    plays, unreadable = plays_of(texts)
    return plays, unreadable + damaged


def _storage() -> Storage | None:
    """Open the saved games; None where there are none, and none are begun."""
    from assistant.storage.place import database
    from assistant.storage.storage import open_storage

    path = database()
    return open_storage(path) if path.exists() else None


def _listed(as_object: bool, w: Words) -> int:
    storage = _storage()
    games: tuple[Recorded, ...] = ()
    if storage is not None:
        with storage:
            games = storage.recorded(NAME)
    if as_object:
        fields = ("id", "players", "started", "finished")
        print(json.dumps([{name: getattr(game, name) for name in fields} for game in games]))
    elif not games:
        print(w("stats-none"))
    for game in () if as_object else games:
        players = ", ".join(game.players)
        print(w("out-stats-game", n=str(game.id), day=game.started[:10], players=players))
    return 0
