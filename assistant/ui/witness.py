"""Watches a game that nobody touches: prints every call, takes pictures, ends the app."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock

from assistant.camera.look import CameraState, Look
from assistant.games.registry import entry
from assistant.locale.words import words
from assistant.session.question import Question
from assistant.session.translate import DICE_GAMES
from assistant.session.unattended import settle_unattended
from assistant.speech.phrases import DICE_PHRASES
from assistant.storage.errors import StorageError
from assistant.ui.shot import shoot
from assistant.ui.tables.dice_table import DiceTable
from assistant.ui.trouble import told
from vision.readings import Sighting

DRAWN_FRAMES = 4
"""How many frames after a change the screen shows it for sure."""

_MOMENTS = (
    "start", "question", "end",
    *(kind.__name__.lower() for name in DICE_GAMES for kind in entry(name).events),
)  # fmt: skip
_PICTURE = re.compile(rf"[0-9]{{3,}}-(?:{'|'.join(_MOMENTS)})\.png")

Print = Callable[[str], None]


def soon(step: Callable[[], object], frames: int) -> None:
    """Take `step` after so many frames are drawn."""
    if frames > 0:
        Clock.schedule_once(lambda _: soon(step, frames - 1))
    else:
        step()


def remove_pictures(folder: Path) -> None:
    """Remove the pictures of an earlier run, and nothing else; OSError when they must stay."""
    for path in folder.iterdir() if folder.is_dir() else ():
        if _PICTURE.fullmatch(path.name) and path.is_file():
            path.unlink()


class Witness:
    """Implements `Spectator` and `Listener`; `finish` is called once the recording is over."""

    def __init__(self, folder: Path, tell: Print, finish: Callable[[], None]) -> None:
        self.folder = folder
        self.lost = False
        """Whether the recording could not be read to its end."""
        self._tell, self._finish = tell, finish
        self._count = 0
        self._ended = False

    def attend(self, table: DiceTable) -> None:
        """Watch this table, until its recording ends."""
        self._table = table
        session = table.director.session
        self._names, self._game = session.names, session.game
        self._phrases = DICE_PHRASES[session.game.name]
        self._words = words(table.lang)
        table.director.listen(self)
        remove_pictures(self.folder)
        self._picture("start")

    # What the game tells.

    def played(self, before: Any, event: Any, after: Any) -> None:
        """Print the call, and take a picture of it."""
        w, lang, name = self._words, self._table.lang, self._names[self._game.seat(before)]
        said = self._phrases.phrase(before, event, after, self._names, lang, self._game)
        if seen := getattr(event, "dice", ()):
            dice = ", ".join(self._phrases.a_die(die, lang) for die in seen)
            self._tell(w.spoken("out-roll", name=name, dice=dice, said=said))
        elif said:
            self._tell(w.spoken("out-other", name=name, said=said))
        self._picture(type(event).__name__.lower())

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Say so."""
        lang = self._table.lang
        self._tell(self._phrases.undone(before, event, after, self._names, lang, self._game))

    def corrected(self, before: Any, place: int, old: Any, new: Any, after: Any) -> None:
        """Say so."""
        lang = self._table.lang
        self._tell(self._phrases.corrected(before, old, new, after, self._names, lang, self._game))

    def asked(self, question: Question[Any] | None) -> None:
        """Show the question for a moment, then settle it: nobody is there to ask."""
        if question is None:
            return
        text = self._phrases.asked(question, self._table.lang)
        self._tell(self._words.spoken("out-question", text=text))
        self._picture("question")
        soon(lambda: self._settle(question), 2 * DRAWN_FRAMES)

    # What the camera tells.

    def looked(self, look: Look) -> None:
        """Frames need no telling."""

    def sighted(self, sighting: Sighting, look: Look) -> None:
        """What it means is told by the game."""

    def camera_changed(self, state: CameraState) -> None:
        """Come to an end with the recording, once what it showed is settled."""
        if state in (CameraState.ENDED, CameraState.LOST) and not self._ended:
            self._ended = True
            self.lost = state is CameraState.LOST
            soon(self._conclude, 2 * DRAWN_FRAMES)

    def _settle(self, question: Question[Any]) -> None:
        if self._table.question is question:
            try:
                name = self._game.name
                unseen = entry(name).read(DICE_GAMES[name].unseen)
                # What comes of it is told as it is played.
                settle_unattended(self._table.director, unseen, lambda way, question: None)
            except StorageError as error:
                self.lost = True
                self._tell(told(error, self._words))
                self._finish()

    def _conclude(self) -> None:
        if self._table.question is not None:
            soon(self._conclude, 2 * DRAWN_FRAMES)
            return
        w, session = self._words, self._table.director.session
        for standing in session.game.standings(session.state):
            name = session.names[standing.seat]
            self._tell(w.spoken("out-score", rank=standing.rank, name=name, score=standing.score))
        self._picture("end")
        soon(self._leave, 2 * DRAWN_FRAMES)

    def _leave(self) -> None:
        self._tell(self._words.spoken("out-pictures", folder=str(self.folder)))
        self._finish()

    def _picture(self, what: str) -> None:
        """Take a picture once the screen shows what has just happened."""
        self._count += 1
        path = self.folder / f"{self._count:03d}-{what}.png"
        soon(lambda: shoot(path), DRAWN_FRAMES)
