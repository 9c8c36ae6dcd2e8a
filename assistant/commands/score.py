"""`gobelet score`: what a hand of cards counts, and why."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from assistant.commands.sentences import unusable
from assistant.games.zero.cards import HAND_SIZE, Hand, HandError, code, codes, hand, place
from assistant.games.zero.scoring import best_swap, count
from assistant.locale.words import Lang, Words, capitalised, typeset, words
from assistant.speech.phrases import zero_hand

if TYPE_CHECKING:
    from vision.cards.deck import Known

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
        "(cards that do not) and why.\n\n"
        "Instead of telling the cards, lay them out apart and give a --photo: a deck that was\n"
        "learnt with “gobelet learn NAME --game zero” is read. When a card is unsure or missing,\n"
        "what is read is printed, unsure cards with a “?”, and the exit code is 2."
    )
    parser.add_argument("game", choices=GAMES, help="the game")
    parser.add_argument(
        "hand", metavar="HAND", nargs="*", help="the cards of the hand, between spaces"
    )
    parser.add_argument("--photo", metavar="FILE", help="read the nine cards of a photo")
    parser.add_argument("--cards", metavar="NAME", help="the learnt deck (default: the only one)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--lang", choices=[str(lang) for lang in Lang], default=str(Lang.FR), help="told in"
    )


def run(args: argparse.Namespace) -> int:
    """Print the count; 2 when the cards are no hand, or not surely read."""
    w = words(Lang(args.lang))
    if bool(args.hand) is (args.photo is not None):
        return _complain("tell the cards of the hand, or give a --photo of them.")
    try:
        cards = hand(" ".join(args.hand)) if args.photo is None else _photographed(args, w)
    except HandError as error:
        return _complain(typeset(zero_hand.fault(error, w), w.lang))
    if cards is None:
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
        if args.photo is not None:
            found["hand"] = codes(cards)
        print(json.dumps(found, ensure_ascii=False))
        return 0
    lines = [codes(cards)] if args.photo is not None else []
    told = [zero_hand.points(counted.score, w), why]
    if not counted.zero:
        told += [zero_hand.best(best_swap(cards), w)]
    lines += [f"{typeset(capitalised(line), w.lang)}." for line in told]
    print("\n".join(lines))
    return 0


def _photographed(args: argparse.Namespace, w: Words) -> Hand | None:
    """The hand that a photo shows; None when it is not surely read, which is then told."""
    from assistant.commands.learn_listed import unkept
    from assistant.session.translate.zero_hand import draft
    from assistant.storage.errors import StorageError
    from vision.cards.read import read
    from vision.errors import VisionError
    from vision.photo import load_photo

    try:
        if why := unusable(args.photo):
            _complain(why)
            return None
        known = _deck(args.cards)
        seen = draft(read(load_photo(args.photo).image, known, HAND_SIZE))
    except VisionError as error:
        _complain(str(error))
        return None
    except StorageError as error:
        _complain(unkept(error))
        return None
    if seen.sure:
        return seen.cards
    if seen.missing:
        _complain(typeset(zero_hand.cards_seen(len(seen.cards), w), w.lang))
    if seen.unsure:
        _complain(typeset(zero_hand.unsure(sorted(seen.unsure, key=place), w), w.lang))
    if seen.cards:
        print(" ".join(code(one) + "?" * (one in seen.unsure) for one in seen.cards))
    return None


def _deck(name: str | None) -> Known:
    """The learnt deck of this name, or the only one. VisionError, StorageError."""
    from assistant.own_cards.shelf import open_shelf
    from vision.cards.deck import DeckError

    shelf = open_shelf()
    if name is None:
        names = shelf.names()
        if len(names) != 1:
            there = f"there are: {', '.join(names)}" if names else "none is learnt yet"
            raise DeckError(f"Name a deck with --cards; {there}.")
        (name,) = names
    return shelf.load(name)


def _complain(told: str) -> int:
    print(f"gobelet score: {told}", file=sys.stderr)
    return 2
