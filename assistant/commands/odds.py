"""`gobelet odds`: the chances of the next roll, and whether to roll at all."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from assistant.commands.sentences import sentence
from assistant.commands.table_rules import add_rule, rules_told
from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.coverage import counts, knows_turn
from assistant.games.zombie_dice.odds import Advice, Odds, odds
from assistant.games.zombie_dice.position import Position, read
from assistant.games.zombie_dice.rolls import Refill

GAMES = ("zombie_dice",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Print the chances of the next roll, and whether rolling brings more brains.\n\n"
        "The position is written like “aside gB gB yB | shotguns rS | feet gF yF”: colours g, y,\n"
        "r; faces B brain, S shotgun, F feet. Parts may be missing; “noted 11” stands for brains\n"
        "whose dice went back into the cup. Nothing at all is the beginning of a turn.\n\n"
        "brains: chance of 0, 1, 2, 3 new ones in a roll that does not bust. expected_new: new\n"
        "brains of this roll on average, none where it busts. expected_if_roll: brains of the\n"
        "turn on average if the player rolls and then plays on for the most brains."
    )
    parser.add_argument("game", choices=GAMES, help="the game")
    parser.add_argument("position", metavar="POSITION", help="the dice out of the cup")
    add_rule(parser)
    parser.add_argument(
        "--reading",
        type=lambda text: text.lower().replace("-", "_"),
        choices=[str(refill) for refill in Refill],
        help="the same as --rule refill=…, what happens when the cup runs short: brains go back"
        " and all is drawn from the mixture (mix, default); what is left is taken first"
        " (remain_first); brains go back as soon as fewer than three dice are left (literal); the"
        " player must stop (end)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print the odds; 2 when no turn comes to the position, or none are known of such a table."""
    reading = [f"refill={args.reading}"] if args.reading else []
    try:
        game = ZombieDice(**rules_told(args.game, [*args.rule, *reading]))  # type: ignore[arg-type]
        if not knows_turn(game):
            raise ValueError("No odds are known of the dice of Double Feature and School Bus.")
        position = read(args.position, game.refill, counts(game))
    except ValueError as error:
        print(f"gobelet odds: {sentence(str(error))}", file=sys.stderr)
        return 2
    found = odds(position, game.refill, counts(game))
    print(json.dumps(as_json(found)) if args.json else "\n".join(as_lines(position, found)))
    return 0


def as_json(found: Odds | None) -> dict[str, Any]:
    """Give the odds as one JSON object; nothing but the advice where no roll may follow."""
    return {
        "bust": found.bust if found else None,
        "brains": list(found.brains) if found else [],
        "expected_new": found.expected_new if found else None,
        "expected_if_roll": found.expected_if_roll if found else None,
        "advice": str(found.advice if found else Advice.STOP),
    }


def as_lines(position: Position, found: Odds | None) -> list[str]:
    """Give the odds as lines for people."""
    if found is None:
        return ["The cup has run short: stop, no roll may follow."]
    stop = f"{position.total} if you stop, " if position.rolled else ""
    return [
        f"Bust: {found.bust:.2%}.",
        f"New brains: {_listed(found.brains)}; {found.expected_new:.3f} on average.",
        f"New shotguns: {_listed(found.shotguns)}.",
        f"Brains this turn: {stop}{found.expected_if_roll:.3f} on average if you roll.",
        "Advice: roll." if found.advice is Advice.ROLL else "Advice: stop.",
    ]


def _listed(chances: tuple[float, ...]) -> str:
    return ", ".join(f"{number}: {chance:.2%}" for number, chance in enumerate(chances))
