"""The game on the table: between the camera, the director and the screen. No widget here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol

from assistant.camera.look import CameraState, Light, Look
from assistant.camera.roll_zone import RollZone
from assistant.games.game import Refusal
from assistant.games.zombie_dice import Continued, Die, Event, Rolled, State, Stopped
from assistant.locale.words import Lang, words
from assistant.session.director import Director
from assistant.session.question import Question
from assistant.session.session import RefusedLogError
from assistant.speech.announcer import Announcer
from assistant.speech.notices import Notice, Noticed, notice
from assistant.speech.voice import Voice
from assistant.storage.errors import StorageError
from assistant.ui.choices import with_die
from assistant.ui.present import Scoreboard, present, target_of
from assistant.ui.trouble import told
from vision.readings import Box, Sighting, StableRoll
from vision.zone import Zone

log = logging.getLogger("gobelet.table")

REACH = 1.0
"""How far from where a die was read its outline may be tapped, in widths of the die."""

Lead = Director[State, Event, Die]


class View(Protocol):
    """The screen, as far as the table tells it anything."""

    def refresh(self) -> None: ...
    def show(self, look: Look) -> None: ...


class Table:
    """Takes what is seen and what is tapped; implements `Listener` and `Onlooker`."""

    def __init__(
        self,
        director: Lead,
        voice: Voice,
        lang: Lang,
        view: View,
        roll_zone: RollZone | None = None,
    ) -> None:
        self.director, self.voice, self.view = director, voice, view
        self._roll_zone = roll_zone or RollZone()
        self.lang = lang
        self.camera = CameraState.ABSENT
        self.look: Look | None = None
        self.trouble = ""
        """Why the last thing could not be kept, in a sentence; empty when all is well."""
        self.target = target_of(director.session)
        """Brains that bring on the last round."""
        self.announcer = Announcer(voice, director.session.names, lang, self.target)
        self._boxes: tuple[Box, ...] = ()
        self._noticed = Noticed()
        self._told = False
        """Whether what was said last told what happened: no greeting, nothing taken back."""
        director.listen(self.announcer)
        director.listen(self)

    # What the screen asks.

    @property
    def question(self) -> Question[Die] | None:
        """The roll that waits for a word from the table."""
        return self.director.question

    @property
    def opener(self) -> int:
        """The seat that opens the next game: whoever won this one."""
        session = self.director.session
        outcome = session.game.outcome(session.state)
        return outcome.winners[0] if outcome else 0

    @property
    def zone(self) -> Zone:
        """Where dice count as rolled."""
        return self._roll_zone.zone

    def board(self) -> Scoreboard:
        """Everything to show about the game."""
        w = words(self.lang)
        board = present(self.director.session, self.refusal, self.announcer.said, w)
        return replace(board, lost=board.lost and self._told)

    def refusal(self, event: Event) -> Refusal | None:
        """Why `event` may not happen now; buttons grey out by it."""
        return self.director.refusal(event)

    def greet(self) -> None:
        """Say whose turn it is when the table is opened."""
        self.announcer.greet(self.director.state)
        self.view.refresh()

    # What people tap.

    def stop(self) -> None:
        """The player banks the brains."""
        self._try(lambda: self.director.do(Stopped()))

    def reroll(self) -> None:
        """The player has the dice in hand."""
        self._try(lambda: self.director.do(Continued()))

    def undo(self) -> None:
        """Take back the last event."""
        if self.director.session.log:
            self._try(self.director.undo)

    def enter(self, dice: tuple[Die, ...]) -> None:
        """Take a roll told by hand."""
        self._boxes = ()
        self._try(lambda: self.director.do(Rolled(dice)))

    def correct(self, event_place: int, die_place: int, die: Die) -> None:
        """Replace one die of a roll in the log; nothing happens when a later roll forbids it."""
        event = self.director.session.log[event_place]
        if not isinstance(event, Rolled) or event.dice[die_place] == die:
            return
        new = Rolled(with_die(event.dice, die_place, die))
        try:
            self._try(lambda: self.director.correct(event_place, new))
        except RefusedLogError as error:
            log.info("correction refused: %s", error)

    def answer(self, place: int, die: Die) -> None:
        """Tell one die of the question."""
        if self.question is not None:
            self._try(lambda: self.director.answer(place, die))

    def accept(self) -> None:
        """Take the likeliest reading that the rules allow."""
        if self.question is not None:
            self._try(self.director.accept_likeliest)

    def dismiss(self) -> None:
        """The dice seen were no roll."""
        if self.question is not None:
            self.announcer.answered()
            self._try(self.director.dismiss)

    def retry(self) -> None:
        """Try again to keep what could not be kept."""
        self._try(self.director.retry)

    def switch_voice(self) -> None:
        """Mute the voice, or let it speak again."""
        self._try(lambda: self.voice.mute(not self.voice.muted))

    def die_at(self, box: Box) -> int | None:
        """Which die of the last roll, or of the question, was read where `box` is now."""
        x, y = box.centre
        distances = {
            place: max(abs(x - other.centre[0]), abs(y - other.centre[1]))
            for place, other in enumerate(self._boxes)
        }
        if not distances:
            return None
        place = min(distances, key=distances.__getitem__)
        return place if distances[place] <= REACH * self._boxes[place].width else None

    # Where dice count as rolled.

    def move_zone(self, zone: Zone) -> None:
        """Roll elsewhere from now on."""
        self._roll_zone.move(zone)
        if self.look is not None:
            self.view.show(self.look)

    def keep_zone(self) -> None:
        """Roll there in later games, too."""
        self._try(self._roll_zone.keep)

    def find_tray(self) -> bool:
        """Roll in the tray that the picture shows, in later games too; False for no tray."""
        if self.look is None or not self._roll_zone.find(self.look.pixels):
            return False
        self.view.show(self.look)
        self.keep_zone()
        return True

    # What the camera says (`Onlooker`).

    def looked(self, look: Look) -> None:
        """Show the newest frame."""
        self.look = look
        if self._roll_zone.seek(look.pixels):
            self._add("say-tray")
        self._noticed, what = notice(self._noticed, look.reading.seconds, _present(look))
        if what is not None:
            self._add(what)
        self.view.show(look)

    def sighted(self, sighting: Sighting, look: Look) -> None:
        """Pass on what came to rest, with the frame in which it did."""
        self.looked(look)
        if isinstance(sighting, StableRoll) and self.question is None:
            self._boxes = tuple(die.box for die in self.director.meant(sighting).dice)
        self._try(lambda: self.director.see(sighting))

    def camera_changed(self, state: CameraState) -> None:
        """Show, and where it matters say, what the camera is doing."""
        before, self.camera = self.camera, state
        key = {
            CameraState.SILENT: "say-camera-silent",
            CameraState.LOST: "say-camera-lost",
        }.get(state, "")
        if state is CameraState.SEEING and before in (CameraState.SILENT, CameraState.LOST):
            key = "say-camera-back"
        if key:
            self.announcer.aloud(words(self.lang).spoken(key))
        self.view.refresh()

    # What the game tells (`Listener`).

    def played(self, before: State, event: Event, after: State) -> None:
        """Show the new state."""
        self._told = True
        self.view.refresh()

    def undone(self, before: State, event: Event, after: State) -> None:
        """Show the state before."""
        self._boxes, self._told = (), False
        self.view.refresh()

    def corrected(self, before: State, place: int, old: Event, new: Event, after: State) -> None:
        """Show what the game comes to now."""
        self._told = True
        self.view.refresh()

    def asked(self, question: Question[Die] | None) -> None:
        """Show or close the question."""
        self.view.refresh()

    def _add(self, key: str) -> None:
        """Say something when what is being said has been said."""
        self.announcer.aloud(words(self.lang).spoken(key), urgent=False)

    def _try(self, step: Callable[[], object]) -> None:
        with self._keeping():
            step()

    @contextmanager
    def _keeping(self) -> Iterator[None]:
        """Turn a store that fails into a sentence on the screen; the game stays as it was."""
        try:
            yield
            self.trouble = ""
        except StorageError as error:
            log.error("not kept: %s", error)
            self.trouble = told(error, words(self.lang))
        self.view.refresh()


def _present(look: Look) -> frozenset[Notice]:
    """What keeps dice from being read well in this frame."""
    lights = {Light.DARK: Notice.DARK, Light.GLARE: Notice.GLARE}
    found = {lights[look.light]} if look.light in lights else set()
    return frozenset(found | {Notice.HIDDEN} if look.hidden else found)
