"""`gobelet score`: what a hand of cards counts, and why."""

from __future__ import annotations

import argparse
import json
import sys

from assistant.games.zero.cards import HandError, code, hand
from assistant.games.zero.scoring import best_swap, count
from assistant.locale.words import Lang, capitalised, typeset, words
from assistant.speech.phrases import zero_hand

GAMES = ("zero",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Print what a hand counts, and why.\n\n"
        "A hand of Zero is nine cards such as “R1 R2 R3 R4 R5 B6 V6 J6 O6”: the colour, R red,\n"
        "B blue, V or G green, J or Y yellow, O orange, M or P mauve, N or K black; then 1 to 8.\n"
        "\nFive cards of a colour or more vanish, five of a value or more too; of the others each\n"
        "value counts once. The JSON object has score, counts (values that count), vanished\n"
        "(cards that do not) and why."
    )
    parser.add_argument("game", choices=GAMES, help="the game")
    parser.add_argument("hand", metavar="HAND", help="the cards of the hand, between spaces")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--lang", choices=[str(lang) for lang in Lang], default=str(Lang.FR), help="told in"
    )


def run(args: argparse.Namespace) -> int:
    """Print the count; 2 when the cards are no hand."""
    w = words(Lang(args.lang))
    try:
        cards = hand(args.hand)
    except HandError as error:
        told = typeset(zero_hand.fault(error, w), w.lang)
        print(f"gobelet score: {told}", file=sys.stderr)
        return 2
    counted = count(cards)
    why = zero_hand.reason(counted, w)
    if args.json:
        found = {
            "score": counted.score,
            "counts": list(counted.values),
            "vanished": [code(card) for card in counted.vanished],
            "why": why,
        }
        print(json.dumps(found, ensure_ascii=False))
        return 0
    lines = [zero_hand.points(counted.score, w), why]
    if not counted.zero:
        lines += [zero_hand.best(best_swap(cards), w)]
    print("\n".join(f"{typeset(capitalised(line), w.lang)}." for line in lines))
    return 0
