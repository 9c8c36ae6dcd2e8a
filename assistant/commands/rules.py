"""`gobelet rules`: the rules of a game, to read or to search."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import chain
from textwrap import wrap

from assistant.commands.sentences import sentence
from assistant.games.registry import GAMES, YES_NO, option_text
from assistant.locale.words import Lang, Words, words
from assistant.rules.page import Page
from assistant.rules.shelf import NoPageError, page, search
from assistant.rules.told import Options, page_lines, section_lines

WIDEST = 88
"""Letters of a line; longer ones are hard to read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.description = (
        "Print the rules of a game. Where there are several readings, the usual one is marked;"
        " after the whole page come the names and values that --rule takes."
    )
    parser.add_argument("game", metavar="GAME", choices=tuple(GAMES), help=", ".join(GAMES))
    parser.add_argument("--lang", choices=("fr", "en"), default="fr", help="language to read")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument(
        "--search", metavar="WORDS", help="only what holds these words, or words that begin so"
    )
    chosen.add_argument("--section", metavar="ANCHOR", help="only this part; see its names below")
    parser.epilog = (
        "Every page has the parts aim, players, setup, turn, scoring, end, house, questions and"
        " box, and names of its own for single rules."
    )


def run(args: argparse.Namespace) -> int:
    """Print the page or a part of it; 2 when there is none such."""
    lang = Lang(args.lang)
    try:
        told = page(args.game, lang)
        lines = _chosen(told, args, usual(args.game), lang)
    except NoPageError as error:
        print(f"gobelet rules: {sentence(str(error))}", file=sys.stderr)
        return 2
    print("\n".join(lines).rstrip())
    return 0


def usual(game: str) -> Options:
    """The options of a game when nothing is chosen."""
    kind = GAMES[game]
    return frozenset(
        (name, option_text(value)) for name, value in kind.options(kind.make({})).items()
    )


def option_lines(game: str, w: Words, width: int) -> Iterator[str]:
    """What `--rule` takes for a game: each name with its usual value, and the others there are."""
    kind = GAMES[game]
    usual_ones = kind.options(kind.make({}))
    if not usual_ones:
        return
    title = w("rules-options")
    yield from (title, "=" * len(title), *wrap(w("rules-options-how"), width), "")
    for name, value in usual_ones.items():
        set_now = f"{name}={option_text(value)}"
        others = ", ".join(_others(kind.kinds[name], option_text(value)))
        line = w("rules-options-others", usual=set_now, others=others) if others else set_now
        yield from wrap(line, width, initial_indent="- ", subsequent_indent="  ")


def _others(kind: type, usual_one: str) -> Iterable[str]:
    """The other values an option may have; none where it is a number or free text."""
    known: Iterable[str] = ()
    if kind is bool:
        known = YES_NO
    elif issubclass(kind, StrEnum):
        known = kind
    return (value for value in map(str, known) if value != usual_one)


def _chosen(told: Page, args: argparse.Namespace, now: Options, lang: Lang) -> Iterable[str]:
    w, width = words(lang), min(WIDEST, shutil.get_terminal_size().columns)
    if args.section is not None:
        if args.section not in told.anchors:
            known = ", ".join(told.anchors)
            raise NoPageError(f"the page has no part “{args.section}”; it has: {known}")
        return section_lines(told.section(args.section), now, w, width)
    if args.search is None:
        return chain(page_lines(told, now, w, width), option_lines(args.game, w, width))
    hits = search(told, args.search)
    if not hits:
        raise NoPageError(f"nothing in the rules of {told.title} holds “{args.search}”")
    return (line for hit in hits for line in section_lines(hit.section, now, w, width))
