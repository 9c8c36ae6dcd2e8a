"""`gobelet play`: the app. Builds everything it stands on; the only place that picks adapters."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.commands.table_rules import add_rule, rules_told
from assistant.games.registry import GAMES

if TYPE_CHECKING:
    from assistant.app import GobeletApp
    from assistant.camera.keeper import DiceCamera, OpenCamera
    from assistant.camera.roll_zone import RollZone
    from assistant.locale.words import Lang
    from assistant.own_dice.own_dice import OwnDice
    from assistant.session.ports import Speaker
    from assistant.speech.voice import Voice
    from assistant.storage.storage import Storage
    from assistant.ui.stage import Stage
    from assistant.ui.thinker import Thinker
    from assistant.ui.witness import Witness

DEMO = "demo"
DEMO_PLAYERS = ("Nora", "Samuel")
FIRST_CAMERA = "0"
SIZE = (1280, 800)
YES, NO = "yes", "no"
OPENING_SECONDS = 2.0
"""The window is open by then, and nobody has rolled yet."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Open the app: the camera looks at the table, the screen and the voice keep the game.\n\n"
        "Without a camera the embedded demonstration is played, and the screen says so.\n"
        "Without a display the app is drawn off screen: it plays the demonstration, or what\n"
        "--camera names, to its end by itself, prints each call and the final tally, and leaves\n"
        "pictures of the screen."
    )
    parser.add_argument(
        "--camera",
        metavar="N|FILE|FOLDER|demo",
        help="number of a camera, a video, a folder of pictures, or the demonstration"
        " (default: the first camera, else the demonstration; without a display the demonstration)",
    )
    parser.add_argument(
        "--lang",
        choices=("fr", "en"),
        help="language of this run (default: the one chosen last, or fr)",
    )
    parser.add_argument(
        "--game", choices=tuple(GAMES), help="the game to play (default: the first, or ask)"
    )
    parser.add_argument(
        "--players", metavar="A,B", help="begin at once with these players, in this order"
    )
    add_rule(parser)
    parser.add_argument(
        "--out",
        metavar="DIR",
        default="out",
        help="folder for pictures of the screen when there is no display (default out)",
    )
    parser.add_argument(
        "--portrait", action="store_true", help="open the window upright (800×1280)"
    )


@dataclass(frozen=True, slots=True)
class Picked:
    """The camera of this run."""

    make: DiceCamera | None
    camera_key: str
    badge_key: str = ""
    own_dice: OwnDice | None = None


def run(args: argparse.Namespace) -> int:
    """Run the app until it is closed; 2 when camera, nets, players or store are no good."""
    from assistant.camera.roll_zone import RollZone
    from vision.errors import SourceError, VisionError

    off_screen = _off_screen()
    prepare_kivy(off_screen, args.portrait)
    from assistant.commands.sentences import sentence
    from assistant.games.notation import player_names
    from assistant.games.registry import entry
    from assistant.locale.words import Lang, words
    from assistant.session.translate import DICE_GAMES
    from assistant.storage.errors import StorageError
    from assistant.ui.trouble import told

    with ExitStack() as cleaning:
        try:
            players = player_names(args.players) if args.players else ()
            game = args.game or next(iter(GAMES))
            rules = rules_told(game, args.rule)
            if players:
                entry(game).make(rules).start(len(players))
            if off_screen and game not in DICE_GAMES:
                raise ValueError(f"{game} is played by taps on a screen, and there is no display")
            zone = RollZone()
            picked = pick_camera(args.camera, zone, off_screen=off_screen)
            if off_screen and picked.make is None:
                raise SourceError("There is neither a camera nor a demonstration to play.")
            stage = _stage(args, picked, zone, players, off_screen, cleaning)
        except StorageError as error:
            why = f": {error.detail}" if error.detail else ""
            return _failed(sentence(told(error, words(Lang.EN)) + why))
        except OSError as error:
            return _failed(f"{error.filename or 'The system'}: {error.strerror}.")
        except (VisionError, ValueError) as error:
            return _failed(sentence(str(error)))
        return played(stage, Path(args.out) if off_screen else None)


def _off_screen() -> bool:
    """Whether there is nothing to draw on; a display that does not answer is told about."""
    from assistant.commands.display import Display, display, named

    found = display()
    if found is Display.UNREACHABLE:
        sentence = f"The display “{named()}” does not answer: the app is drawn off screen."
        print(f"gobelet play: {sentence}", file=sys.stderr)
    return found is not Display.PRESENT


def pick_camera(asked: str | None, zone: RollZone, *, off_screen: bool) -> Picked:
    """Open what was asked for, or else the first camera, else the demonstration, else nothing.

    Dice count as rolled in `zone`.

    Off screen nobody is there to end the game of a camera: the demonstration is played.
    SourceError when what was asked for is not there.
    """
    from assistant.commands.sentences import unusable
    from vision.errors import SourceError
    from vision.sources import open_source

    usual = (DEMO,) if off_screen else (FIRST_CAMERA, DEMO)
    if asked is not None and (why := unusable(asked)):
        raise SourceError(why)
    for spec in (asked,) if asked else usual:
        try:
            source = open_source(spec)
        except SourceError:
            if asked:
                raise
            continue
        live = source.live
        source.close()
        make, own = _worker_maker(spec, zone, off_screen and not live)
        if spec == DEMO:
            key = "camera-demo" if asked else "camera-demo-start"
            return Picked(make, key, "camera-demo", own)
        key = "camera-ready" if live else "camera-recording"
        return Picked(make, key, "" if live else "camera-recorded", own)
    return Picked(None, "camera-absent")


def _worker_maker(spec: str, zone: RollZone, every_frame: bool) -> tuple[DiceCamera, OwnDice]:
    """The camera of the game, and the dice it may be taught."""
    from assistant.camera.eye import Eye
    from assistant.camera.worker import CameraWorker, Onlooker, Post
    from assistant.commands.chosen_set import SetReader
    from assistant.own_dice.own_dice import OwnDice, See
    from assistant.own_dice.shelf import Shelf
    from assistant.storage.place import dice_sets
    from assistant.storage.sets import SetFolder
    from vision.reader import Reader
    from vision.readings import Kind
    from vision.sources import reopening

    reader = SetReader(Reader.load())
    # The reader outlives a game: each opening is another epoch to it, whoever opens.
    opened = reopening(spec)

    def seen_by(see: See) -> OpenCamera:
        def make(onlooker: Onlooker, post: Post) -> CameraWorker:
            return CameraWorker(opened, see, onlooker, post, every_frame)

        return make

    def play(kind: Kind) -> OpenCamera:
        # A new game has an eye of its own, which remembers nothing of the last one.
        return lambda onlooker, post: seen_by(Eye(reader, kind, zone))(onlooker, post)

    shelf = Shelf(SetFolder(dice_sets()), reader.reader.networks)
    return play, OwnDice(shelf, reader, seen_by)


def prepare_kivy(off_screen: bool, portrait: bool) -> None:
    """Settle what Kivy reads as it is imported."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    if off_screen:
        os.environ["SDL_VIDEODRIVER"] = "offscreen"
    elif sys.platform == "linux" and "ANDROID_ARGUMENT" not in os.environ:
        # A display that answers may still refuse; SDL would then draw where nobody sees it.
        os.environ["SDL_VIDEODRIVER"] = os.environ.get("SDL_VIDEODRIVER") or "x11,wayland"
    # Of Kivy's other windows one ends the program when it cannot open.
    os.environ.setdefault("KIVY_WINDOW", "sdl2")
    logging.getLogger("kivy").addFilter(_worth_telling)
    from kivy.config import Config

    width, height = reversed(SIZE) if portrait else SIZE
    Config.set("graphics", "width", str(width))
    Config.set("graphics", "height", str(height))
    Config.set("graphics", "multisamples", "4")
    # A mouse is a finger here: no red dots for a second one.
    Config.set("input", "mouse", "mouse,disable_multitouch")


def _worth_telling(record: logging.LogRecord) -> bool:
    """Whether a message of Kivy's concerns the user; missing optional helpers do not."""
    text = record.getMessage()
    return record.levelno >= logging.ERROR and not text.startswith(
        ("Cutbuffer", "Clipboard", "Input: ", "Window: Unable to find")
    )


def _stage(
    args: argparse.Namespace,
    picked: Picked,
    zone: RollZone,
    players: tuple[str, ...],
    off_screen: bool,
    cleaning: ExitStack,
) -> Stage:
    from assistant.own_cards.own_cards import OwnCards
    from assistant.own_cards.shelf import open_shelf
    from assistant.speech.voice import speaker_here
    from assistant.storage.place import database
    from assistant.storage.storage import Setting, open_storage
    from assistant.ui.stage import Stage

    if off_screen:
        # Nobody plays here: the user's own games and players are left alone.
        folder = cleaning.enter_context(tempfile.TemporaryDirectory(prefix="gobelet-"))
        path, players = Path(folder) / "games.db", players or DEMO_PLAYERS
    else:
        path = database()
    storage = open_storage(path)
    return Stage(
        storage=storage,
        voice=voice_of(None if off_screen else speaker_here(), storage),
        lang=language(args.lang, storage.setting(Setting.LANG)),
        camera=picked.make,
        camera_key=picked.camera_key,
        badge_key=picked.badge_key,
        game=args.game or next(iter(GAMES)),
        players=players,
        options=rules_told(args.game or next(iter(GAMES)), args.rule),
        roll_zone=zone,
        own_dice=picked.own_dice,
        own_cards=OwnCards(open_shelf(), picked.own_dice.camera) if picked.own_dice else None,
        odds_thinker=_thinker(prepared=True),
        summary_thinker=_thinker(),
    )


def _thinker(*, prepared: bool = False) -> Thinker:
    """A thread beside the one that draws; `prepared` for the odds, soon after the start."""
    from kivy.clock import Clock

    from assistant.ui.tables.odds_desk import prepare
    from assistant.ui.thinker import ThreadThinker

    thinker = ThreadThinker(lambda step: Clock.schedule_once(lambda _: step()))
    if prepared:
        prepare(thinker, OPENING_SECONDS)
    return thinker


def voice_of(speaker: Speaker | None, storage: Storage) -> Voice:
    """The voice, muted when it was so last, and keeping it when that changes."""
    from assistant.speech.voice import Voice
    from assistant.storage.storage import Setting

    def keep(muted: bool) -> None:
        storage.keep_setting(Setting.MUTED, YES if muted else NO)

    return Voice(speaker, muted=storage.setting(Setting.MUTED) == YES, keep=keep)


def language(asked: str | None, kept: str | None) -> Lang:
    """The language asked for, or else the one kept, or else the first of all."""
    from assistant.locale.words import Lang

    known = {lang.value: lang for lang in Lang}
    chosen = asked if asked in known else kept
    return known.get(chosen or "", next(iter(Lang)))


def played(stage: Stage, pictures: Path | None) -> int:
    """Run the app to its end; 2 when no window opens or an unattended recording broke off."""
    from kivy.core.window import Window

    if Window is None:
        stage.close()
        return _failed("No window can be opened: the display refuses it.")
    from assistant.app import GobeletApp

    app: GobeletApp = GobeletApp(stage)
    witness = _witness(app, pictures) if pictures is not None else None
    stage.spectator = witness
    try:
        app.run()
    finally:
        # A thread of the camera that outlives an error would keep the program from ending.
        app.close()
    if witness is not None and witness.lost:
        return _failed("The recording could not be read to its end.")
    return 0


def _failed(sentence: str) -> int:
    print(f"gobelet play: {sentence}", file=sys.stderr)
    return 2


def _witness(app: GobeletApp, pictures: Path) -> Witness:
    from assistant.ui.witness import Witness

    return Witness(pictures, lambda line: print(line, flush=True), app.stop)
