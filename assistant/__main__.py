"""The `gobelet` command: a shell that picks one of the commands and ends cleanly."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper

COMMANDS = {
    "play": "open the app: the camera looks, the screen and the voice keep the game (default)",
    "read": "say which dice lie in photos",
    "learn": "teach the program a set of dice of your own, by photos of its faces",
    "watch": "follow a game from a camera or recording without a window",
    "replay": "check a saved game and print where it stands",
    "rules": "print the rules of a game, or what they say about something",
    "odds": "print the chances of the next roll, and whether to roll",
    "stats": "add recorded games up: luck, costly decisions, and whether the dice are fair",
    "score": "tell what a hand of cards counts, and why",
    "cards": "list, export and import the cards of your box of Zicos",
}

BAD_INPUT = 2
INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells have it: 128 + SIGINT."""
PIPE_CLOSED = 141
"""Exit code when nobody reads the output any more: 128 + SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give its exit code.

    0 fine, 2 bad input, 130 interrupted, 141 when nobody reads the output any more.
    """
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter gets its number instead of an error.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    return ended(lambda: _run(words))


def ended(run: Callable[[], int]) -> int:
    """Do `run`; give its exit code, or that of what came in between, told in a sentence."""
    try:
        try:
            code = run()
        finally:
            # Help leaves by SystemExit, and what it printed may not have been written yet.
            print(end="", flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return PIPE_CLOSED
    except OSError as error:
        _silence()
        what = f"{error.filename} cannot be used" if error.filename else "The output is not written"
        print(f"gobelet: {what}: {error.strerror}.", file=sys.stderr)
        return BAD_INPUT
    return code


def _silence() -> None:
    """Print nowhere from now on: Python would flush once more at exit, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    args = _parser(words[0]).parse_args(words)
    run = import_module(f"assistant.commands.{args.command}").run
    code: int = run(args)
    return code


class _AnyOrder(argparse.ArgumentParser):
    """Takes `NAME --option PHOTO` as well, where argparse lets no option stand between the two."""

    _within = False

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """Parse as the base class does, options first; that asks this method for each part."""
        if self._within:
            return super().parse_known_args(args, namespace)
        self._within = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._within = False


def _parser(chosen: str) -> argparse.ArgumentParser:
    """Build the parser; only the chosen command is imported, so that every help is instant."""
    parser = argparse.ArgumentParser(
        prog="gobelet",
        description="Reads the dice on the table through the camera, keeps the score and says it.",
        epilog="“gobelet COMMAND --help” explains a command. Exit codes: 0 fine, "
        "2 bad input, 130 interrupted, 141 when nobody reads the output any more.",
    )
    parser.add_argument("--version", action="version", version=f"gobelet {_version()}")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=_AnyOrder
    )
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
        if name == chosen:
            import_module(f"assistant.commands.{name}").add_arguments(command)
    return parser


def _version() -> str:
    try:
        return version("gobelet")
    except PackageNotFoundError:
        return "(not installed)"


if __name__ == "__main__":
    sys.exit(main())
