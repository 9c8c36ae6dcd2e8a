"""`gobelet cards`: list, export and import the cards of the owner's box."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from assistant.cards.card import FIELDS, Flag, Kind, Told, identity, kind_of, name_of
from assistant.cards.card_file import MOST_BYTES, CardFileError, read, written
from assistant.commands.sentences import sentence
from assistant.games.zicos.cards import Card

MOST_FAULTS = 10
"""Faults of a file that are told; more are counted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "List, export and import the cards of your box of Zicos.\n\n"
        "A card typed in a game is remembered for the next ones. Import adds the cards of FILE\n"
        "that are not known yet and changes none; “-” is the terminal."
    )
    kinds = "\n".join(f"  {kind:<11} {', '.join(fields)}" for kind, fields in FIELDS.items())
    parser.epilog = (
        "A file of cards is JSON, a card a line:\n"
        '  {"format": "gobelet-cards", "version": 1, "game": "zicos", "cards": [\n'
        '    {"kind": "member", "name": "Max", "stars": 2, "bye": 4, "fan_zone": true},\n'
        '    {"kind": "fan", "stars": 1}\n'
        "  ]}\n"
        "Every card but fans, haters and nominees has a name; a contract is an agent or a label.\n"
        "Beside it each kind has:\n"
        f"{kinds}\n"
        "Numbers left out are 0, and a bye left out is none; fan_zone, cancels and expels are\n"
        "true or false. A malus that costs points has them below 0. throws says when its player\n"
        "rolls a die for it: never, once or always.\n"
        "Exit codes: 0 fine, 2 when a file is wrong or cannot be used; then nothing is changed."
    )
    parser.add_argument("action", choices=("list", "export", "import"), help="what to do")
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="the file of cards; list needs none"
    )


def run(args: argparse.Namespace) -> int:
    """Do what is asked; 2 when a file is wrong or something cannot be kept."""
    from assistant.storage.errors import StorageError

    if (args.file is None) != (args.action == "list"):
        return _complain("Name a file to export to or import from; list takes none.")
    try:
        print(_done(args.action, args.file), end="")
    except CardFileError as error:
        for fault in error.faults[:MOST_FAULTS]:
            _complain(sentence(f"{args.file}: {fault}"))
        if (more := len(error.faults) - MOST_FAULTS) > 0:
            _complain(f"{args.file}: {_count(more)} more are wrong.")
        return 2
    except OSError as error:
        return _complain(sentence(f"{args.file} cannot be used: {error.strerror}"))
    except StorageError as error:
        why = f": {error.detail}" if error.detail else ""
        return _complain(sentence(f"{error.path}: {error.problem}{why}"))
    return 0


def _done(action: str, name: str) -> str:
    """What is printed once `action` is done; CardFileError, OSError, StorageError."""
    from assistant.storage.files import keep_whole
    from assistant.storage.place import database
    from assistant.storage.storage import open_storage

    taken = _read(name) if action == "import" else ()
    with open_storage(database()) as storage:
        if action == "import":
            new = storage.cards.take_in(taken)
            return f"{_count(new)} taken in, {len(taken) - new} known already.\n"
        cards = sorted(storage.cards.catalogue().cards, key=_order)
    if action == "list":
        return "".join(f"{line_of(card)}\n" for card in cards) or "No card is known yet.\n"
    if name == "-":
        return written(cards)
    keep_whole(Path(name), written(cards).encode("utf-8"))
    return f"{_count(len(cards))} written to {name}.\n"


def line_of(card: Card) -> str:
    """`member      Max  stars 2  bye 4  fan_zone`."""
    kind, name = kind_of(card), name_of(card)
    values = [name] if name else []
    for key, field in FIELDS[kind].items():
        value = getattr(card, key)
        if isinstance(field, Flag):
            values += [key] if value else []
        elif isinstance(field, Told):
            values += [f"“{value}”"] if value else []
        elif value is not None:
            values += [f"{key} {value}"]
    return f"{kind.value:<12}{'  '.join(values)}"


def _order(card: Card) -> tuple[int, str]:
    return list(Kind).index(kind_of(card)), identity(card)


def _read(name: str) -> tuple[Card, ...]:
    """The cards of a file; CardFileError, OSError."""
    if name == "-":
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    else:
        with Path(name).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise CardFileError(f"it is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        # Editors on Windows put a mark before the first sign.
        return read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CardFileError("it is not text in UTF-8") from error


def _count(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"


def _complain(words: str) -> int:
    print(f"gobelet cards: {words}", file=sys.stderr)
    return 2
