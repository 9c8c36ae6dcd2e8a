"""`gobelet watch`: follow a game from a camera or recording, without a window."""

from __future__ import annotations

import argparse
import json
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any, assert_never

from assistant.commands.replay import (
    UnreadableError,
    name_of,
    rule,
    standing_lines,
    standings,
    text_of,
)
from assistant.commands.sentences import sentence, unusable
from assistant.commands.setup_file import started
from assistant.commands.table_rules import add_rule, rules_told
from assistant.games.game import Game
from assistant.games.registry import entry
from assistant.session.director import Director
from assistant.session.ports import ForgetfulStore
from assistant.session.question import Question
from assistant.session.session import Session
from assistant.session.translate import DICE_GAMES, translator_of
from assistant.session.unattended import WayOut, settle_unattended
from vision.placing import DiePlaced
from vision.readings import StableRoll

if TYPE_CHECKING:
    from vision.frame import Frame
    from vision.readings import Reading, Sighting
    from vision.sources import FrameSource
    from vision.zone import Zone

INTERRUPTED = 130
AUTO = "auto"

_DESCRIPTION = (
    "Follow a game from a camera or recording without a window: print each call as it\n"
    "comes, and the standings last.\n\n"
    "Dice thrown into the middle of the picture are a roll. Brains are set aside to the left\n"
    "and shotguns to the right; when all dice have gone back to the cup, the player has\n"
    "stopped. A die that is unsure is taken as what it most likely is, and a note says so."
)
_EPILOG = (
    "A decisions file has one line for each roll that leaves its player a choice, in order:\n"
    "“stop” or “continue”; none for a roll that loses the turn. Blank lines and what follows\n"
    "a # are skipped. After its last line, stopping is seen from the dice again.\n\n"
    "With --json every line is an object: {“event”: “rolled”, “player”, “dice”: [{“colour”,\n"
    "“face”}], “said”}, the same without dice for “continued” and “stopped”, and at the end\n"
    "{“standings”: [{“player”, “score”}]}. A die of Zicos is {“seat”, “value”}; an event that\n"
    "says more has a “line”, as in a saved game. Notes go to standard error.\n\n"
    "Zicos: a die put down on a pair is a bid. A setup file tells where the pairs lie, by\n"
    "lines “pair 1 L,T,R,B” in shares of the picture, and how the table stands: a line\n"
    "“options hardcore=yes” and events as in a saved game, such as\n"
    '“came p1 member "Max" stars=2 bye=4 zone”. Cards are not seen: a turn is over when the\n'
    "next die is thrown, and of what BYE BYE may take, the least is taken."
)

Say = Callable[[Any, Any, Any], str]
"""(before, event, after) -> what is said aloud."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument(
        "source", metavar="SOURCE", help="number of a camera, a video, a folder of pictures, demo"
    )
    # Those that no camera follows are refused by `run`, which says why.
    offered = "|".join(DICE_GAMES)
    parser.add_argument("--game", required=True, metavar=offered, help="the game played")
    parser.add_argument(
        "--players", required=True, metavar="A,B", help="names in the order of the seats"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument(
        "--decisions", metavar="FILE", help="who stops when, told instead of seen; see below"
    )
    add_rule(parser)
    parser.add_argument(
        "--setup",
        metavar="FILE",
        help="how the table stands at the start, needed for Zicos; see below",
    )
    parser.add_argument(
        "--zone",
        metavar="L,T,R,B|X,Y,…|auto",
        help="where dice count as rolled: sides, or x,y of three to eight corners clockwise, in"
        " shares of the picture; or the dice tray in it (default 0.2,0.03,0.8,0.97)",
    )
    parser.add_argument("--lang", choices=("fr", "en"), default="fr", help="what is said in")
    parser.add_argument("--set", metavar="NAME", help="dice learnt by “gobelet learn NAME”")


def run(args: argparse.Namespace) -> int:
    """Follow the game; 2 when the source, the players or the decisions are no good."""
    from assistant.commands.chosen_set import SetReader, learnt_set
    from assistant.storage.errors import StorageError
    from vision.errors import SourceError, VisionError
    from vision.reader import Reader
    from vision.sources import Pictures, open_source

    if args.game not in DICE_GAMES:
        _note(f"no camera follows {args.game}; the games with dice are: {', '.join(DICE_GAMES)}.")
        return 2
    try:
        zone = zone_of(args.zone)
        decisions = decisions_of(args.decisions, args.game)
        rules = rules_told(args.game, args.rule)
        session, places = started(args.game, args.players, args.setup, rules)
        director = director_of(session, args.lang, args.json)
        if why := unusable(args.source):
            raise SourceError(why)
        reader = Reader.load()
        kind = DICE_GAMES[args.game].kind
        learnt = None if args.set is None else learnt_set(args.set, reader.networks, kind)
        eyes = SetReader(reader, learnt)
        source = open_source(args.source)
    except (VisionError, StorageError, ValueError, UnreadableError) as error:
        return _failed(error)
    with closing(source):
        looks = sightings(source, lambda frame: eyes.read(frame, kind), zone, places)
        before = len(session.log)
        code = watched(looks, director, decisions)
    if not code and isinstance(source, Pictures) and len(session.log) == before:
        _note(
            f"{args.source} holds no film of a roll: pictures are followed one after the other,"
            " 15 a second; “gobelet read” says which dice lie in single photos."
        )
        return 2
    print_standings(director, args.json)
    return code


def watched(
    seen: Iterable[Sighting | DiePlaced],
    director: Director[Any, Any, Any],
    decisions: deque[str],
) -> int:
    """Follow the game until it or the source ends, and give the exit code."""
    from vision.errors import VisionError

    try:
        follow(seen, director, decisions)
    except VisionError as error:
        return _failed(error)
    except KeyboardInterrupt:
        # The usual way to end watching a camera: the standings still come.
        return INTERRUPTED
    return 0


def zone_of(text: str | None) -> Zone | None:
    """Read `L,T,R,B` or corners; ValueError, in words, when it is no zone.

    None stands for the usual zone as an argument, and as the answer for a tray to be found.
    """
    from vision.zone import Zone

    if text is None:
        return Zone()
    if text == AUTO:
        return None
    try:
        return Zone.read(text)
    except ValueError as error:
        raise ValueError(
            f"--zone takes four shares L,T,R,B of the picture with 0 <= L < R <= 1 and"
            f" 0 <= T < B <= 1, or x,y of three to eight corners clockwise, or {AUTO},"
            f" not “{text}”."
        ) from error


def decisions_of(file: str | None, game: str) -> deque[str]:
    """Read a decisions file into events in notation; UnreadableError names the wrong line."""
    told: deque[str] = deque()
    words = DICE_GAMES[game].decisions
    if file is None:
        return told
    if not words:
        raise UnreadableError(f"{name_of(file)}: nothing is decided by a file in {game}.")
    for number, line in enumerate(text_of(file).splitlines(), start=1):
        word = line.partition("#")[0].strip()
        if word and word not in words:
            known = " or ".join(f"“{each}”" for each in words)
            raise UnreadableError(f"{name_of(file)}: line {number}: “{word}” is not {known}.")
        if word:
            told.append(words[word])
    return told


def director_of(session: Session[Any, Any], lang: str, as_json: bool) -> Director[Any, Any, Any]:
    """Lead a game whose every event is printed from now on."""
    game, names = session.game, session.names
    director = Director(session, translator_of(game, names), ForgetfulStore())
    director.listen(Calls(game, names, _voice(names, lang, game), as_json))
    return director


def sightings(
    source: FrameSource,
    read: Callable[[Frame], Reading],
    zone: Zone | None,
    places: tuple[Zone, ...] = (),
) -> Iterator[Sighting | DiePlaced]:
    """Read frames until the source ends; give rolls and cleared tables as they settle.

    Without a zone it is the tray in the first frames, or the usual zone if they show none. Dice
    that are put down in one of `places` are told too.
    """
    from vision.placing import Placing, placed
    from vision.settle import Settling, settle
    from vision.tray import SOUGHT_FRAMES, Search, seek
    from vision.zone import Zone

    memory, search, sought = Settling(), Search(), zone is None
    placing = Placing()
    zone = zone or Zone()
    while (frame := source.read()) is not None:
        if sought:
            search, tray = seek(search, frame.image)
            if tray is not None:
                zone, sought = tray, False
                _note(f"a dice tray is the roll zone: {tray}.")
            elif frame.number >= SOUGHT_FRAMES:
                sought = False
                _note("no dice tray is in sight: the middle of the picture is the roll zone.")
        height, width = frame.image.shape[:2]
        reading, size = read(frame), (width, height)
        memory, sighting = settle(memory, reading, size, zone)
        if sighting is not None:
            yield sighting
        placing, put_down = placed(placing, reading, size, places)
        yield from put_down


def follow(
    seen: Iterable[Sighting | DiePlaced], director: Director[Any, Any, Any], decisions: deque[str]
) -> None:
    """Lead the game through what is seen, until it ends or nothing more is seen."""
    name = director.session.game.name
    read, game = entry(name).read, DICE_GAMES[name]
    unseen = read(game.unseen)
    for sighting in seen:
        _catch_up(director, thrown=isinstance(sighting, StableRoll))
        if isinstance(sighting, DiePlaced):
            _put_down(director, sighting)
            continue
        events = len(director.session.log)
        director.see(sighting)
        while director.question is not None:
            settle_unattended(director, unseen, partial(tell_way_out, director))
        rolled = len(director.session.log) > events
        if rolled and decisions and director.refusal(unseen) is None:
            director.do(read(decisions.popleft()))
        if director.session.over:
            return


def _catch_up(director: Director[Any, Any, Any], *, thrown: bool) -> None:
    """Take for granted what must have happened unseen before what is seen now."""
    game = director.session.game
    missing = DICE_GAMES[game.name].missing
    while (event := missing(game, director.state, thrown)) is not None:
        director.do(event)


def _put_down(director: Director[Any, Any, Any], die: DiePlaced) -> None:
    """Take a die that was put down beside the roll zone for what it means."""
    session = director.session
    translator = translator_of(session.game, session.names)
    mean = DICE_GAMES[session.game.name].placed
    event = None if mean is None or translator is None else mean(translator, director.state, die)
    if event is None or director.do(event) is not None:
        _note(f"a die that shows {die.die.face} was put down on pair {die.place}: no bid is due.")


def print_standings(director: Director[Any, Any, Any], as_json: bool) -> None:
    """Print the standings, as the last thing."""
    if as_json:
        _print(json.dumps({"standings": standings(director.session)}))
    else:
        _print("\n".join(standing_lines(director.session)))


class Calls:
    """Prints every event as it comes; implements `Listener`."""

    def __init__(
        self, game: Game[Any, Any], names: tuple[str, ...], say: Say, as_json: bool
    ) -> None:
        self._kind, self._seat = entry(game.name), game.seat
        self._names, self._say, self._as_json = names, say, as_json

    def played(self, before: Any, event: Any, after: Any) -> None:
        """Print the call."""
        player, said = self._names[self._seat(before)], self._say(before, event, after)
        line = self._kind.write(event)
        if not self._as_json:
            _print(f"{player}: {line}" + (f" — {said}" if said else ""))
            return
        word, _, more = line.partition(" ")
        call: dict[str, Any] = {"event": word, "player": player}
        if (dice := getattr(event, "dice", None)) is not None:
            call["dice"] = [asdict(die) for die in dice]
        elif more:
            call["line"] = line
        _print(json.dumps({**call, "said": said}))

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Nobody undoes anything here."""

    def corrected(self, before: Any, place: int, old: Any, new: Any, after: Any) -> None:
        """Nobody corrects anything here."""

    def asked(self, question: Question[Any] | None) -> None:
        """What becomes of the question is told as it is settled."""


def tell_way_out(director: Director[Any, Any, Any], way: WayOut, question: Question[Any]) -> None:
    """Say on standard error what is made of a roll that cannot be taken as seen."""
    match way:
        case WayOut.LIKELIEST:
            _note(f"{_why(director, question)}; the likeliest dice are taken.")
        case WayOut.STOPPED_UNSEEN:
            _note("the player must have stopped unseen.")
        case WayOut.LEFT_OUT:
            _note(f"a roll is left out: {_why(director, question)}.")
        case _:
            assert_never(way)


def _why(director: Director[Any, Any, Any], question: Question[Any]) -> str:
    """What is wrong with the dice asked about; no full stop at its end."""
    unsure = ", ".join(str(doubt.place + 1) for doubt in question.doubts if not doubt.leans)
    leaning = ", ".join(str(doubt.place + 1) for doubt in question.doubts if doubt.leans)
    parts = [f"unsure of die {unsure}"] if unsure else []
    parts += [f"die {leaning} leans"] if leaning else []
    if question.refusal:
        event = director.rolled(question.dice)
        parts += [rule(director.session, event, question.refusal).removesuffix(".")]
    return "; ".join(parts)


def _note(text: str) -> None:
    print(f"gobelet watch: {text}", file=sys.stderr)


def _voice(names: tuple[str, ...], lang: str, game: Game[Any, Any]) -> Say:
    from assistant.locale.words import Lang
    from assistant.speech.phrases import PHRASES

    phrase = PHRASES[game.name].phrase
    return lambda before, event, after: phrase(before, event, after, names, Lang(lang), game)


def _print(line: str) -> None:
    print(line, flush=True)


def _failed(error: Exception) -> int:
    _note(sentence(str(error)))
    return 2
