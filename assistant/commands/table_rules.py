"""`--rule NAME=VALUE`: what the table plays differently, told on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from assistant.games.registry import Option, entry, option_text


def add_rule(parser: argparse.ArgumentParser) -> None:
    """Describe the option, which may come several times."""
    parser.add_argument(
        "--rule",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="what the table plays differently, such as target=20 or refill=end; may be repeated;"
        " a name or value that the game lacks is answered with those it has",
    )


def rules_told(game: str, texts: Iterable[str]) -> dict[str, Option]:
    """Read what `--rule` told for a game of the registry.

    ValueError, in words, for what is no rule of the game, is told twice or cannot be played.
    """
    kind = entry(game)
    options: dict[str, Option] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals):
            usual = kind.options(kind.make({}))
            known = ", ".join(f"{key}={option_text(each)}" for key, each in usual.items())
            raise ValueError(f"--rule takes NAME=VALUE, not “{text}”; the usual ones are {known}.")
        if name in options:
            raise ValueError(f"--rule tells “{name}” twice.")
        options[name] = kind.option(name, value)
    kind.make(options)
    return options
