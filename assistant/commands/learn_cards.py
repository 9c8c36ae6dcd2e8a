"""`gobelet learn NAME --game zero`: teach the program a deck of cards by photos of its colours."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from assistant.commands.learn_listed import listed
from assistant.commands.shown import image_of, photos_in
from assistant.games.zero.cards import VALUES, Colour
from assistant.locale.words import Lang, words

if TYPE_CHECKING:
    from assistant.commands.shown import Photo
    from assistant.own_cards.shelf import DeckShelf
    from vision.cards.deck import Deck

_WORD = re.compile(r"[^\W\d_]+")


def done(args: argparse.Namespace) -> int:
    """Do what is asked; 2 when a photo taught nothing. VisionError, StorageError."""
    from assistant.own_cards.shelf import open_shelf
    from vision.shots import clean_name

    shelf = open_shelf()
    if args.take_in is not None:
        name = "" if args.name is None else clean_name(args.name)
        _report(shelf.take_in(args.take_in, name), args.json, [])
        return 0
    if args.name is None:
        if not args.list:
            return _complain("Name a deck and show photos of its cards, or --list those there are.")
        return listed(None, shelf, args.json)
    name = clean_name(args.name)
    if args.remove:
        return _forgotten(args, name, shelf)
    if args.export is not None:
        shelf.export(name, args.export)
    elif args.list:
        _report(shelf.deck(name), args.json, [])
    else:
        return _taught(args, name, shelf)
    return 0


def _forgotten(args: argparse.Namespace, name: str, shelf: DeckShelf) -> int:
    """Forget a deck, or only its shots of the colour, or of the card, that is given."""
    if args.face is None and args.colour is None:
        shelf.remove(name)
        return 0
    deck = shelf.deck(name)
    colour = None if args.colour is None else colour_in(args.colour)
    gone = {
        value
        for value in deck.values
        if colour is not None and value[0] == colour.value and args.face in (None, value[1])
    }
    if not gone:
        told = " ".join(part for part in (args.colour, args.face) if part)
        return _complain(f"“{name}” has no shots of “{told}”; the colours are {_colours()}.")
    rest = replace(deck, shots=tuple(shot for shot in deck.shots if shot.value not in gone))
    shelf.keep(rest)
    _report(rest, args.json, [])
    return 0


def _taught(args: argparse.Namespace, name: str, shelf: DeckShelf) -> int:
    """Learn from the photos, keep the deck, and report."""
    from vision.cards.deck import Deck
    from vision.errors import VisionError

    if not args.shown:
        return _complain(f"Show photos of the cards of “{name}”, one a colour.")
    deck = shelf.deck(name) if name in shelf.names() else Deck(name)
    before, complaints = len(deck.shots), []
    for photo in photos_in(args.shown):
        try:
            deck = _with_photo(deck, photo, args.colour)
        except VisionError as error:
            complaints.append(str(error))
            _complain(str(error))
    if len(deck.shots) == before:
        return _complain(f"Nothing was learnt about “{name}”.")
    shelf.keep(deck)
    _report(deck, args.json, complaints)
    return 2 if complaints else 0


def _with_photo(deck: Deck, photo: Photo, colour: str | None) -> Deck:
    """The deck with the eight cards of one photo. VisionError, in words, when it shows others."""
    from vision.cards.deck import DeckError
    from vision.cards.read import shots

    image = image_of(photo)
    told = [colour] if colour else [photo.path.stem, *photo.folders]
    known = [found for text in told if (found := colour_in(text)) is not None]
    if not known:
        raise DeckError(f"{photo.path}: name the photo by the colour it shows: {_colours()}.")
    values = [(known[0].value, str(value)) for value in VALUES]
    try:
        return deck.with_shots(shots(image, values))
    except DeckError as error:
        raise DeckError(f"{photo.path}: {error}") from error


def colour_in(text: str) -> Colour | None:
    """The colour that a name tells, in French or English: `rouge_2`."""
    found = (_named().get(match[0]) for match in _WORD.finditer(text.casefold()))
    return next((colour for colour in found if colour is not None), None)


@cache
def _named() -> Mapping[str, Colour]:
    return {
        words(lang)("zero-colour", colour=colour.value).casefold(): colour
        for lang in Lang
        for colour in Colour
    }


def _colours() -> str:
    return ", ".join(colour.value for colour in Colour)


def _report(deck: Deck, as_json: bool, complaints: list[str]) -> None:
    """Print what was shown of a deck, and what is still to be shown."""
    from assistant.own_cards.shelf import WHOLE

    missing = [f"{colour} {number}" for colour, number in deck.missing(WHOLE)]
    if as_json:
        report = {
            "name": deck.name,
            "game": "zero",
            "shots": len(deck.shots),
            "cards": len(deck.values),
            "missing": missing,
            "complaints": complaints,
        }
        print(json.dumps(report, ensure_ascii=False))
        return
    print(f"“{deck.name}” (zero): {len(deck.values)} cards, {len(deck.shots)} shots.")
    print(f"Still to show: {', '.join(missing)}." if missing else "Every card was shown.")
    if len(deck.shots) < 2 * len(deck.values):
        print("Show each colour a second time, in other light: cards are then told apart better.")


def _complain(words: str) -> int:
    print(f"gobelet learn: {words}", file=sys.stderr)
    return 2
