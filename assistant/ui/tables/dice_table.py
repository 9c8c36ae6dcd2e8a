"""A game on the table whose dice a camera reads."""

from __future__ import annotations

from typing import Any, Protocol

from assistant.camera.look import CameraState, Light, Look
from assistant.camera.roll_zone import RollZone
from assistant.locale.words import Lang, words
from assistant.session.director import Director
from assistant.session.question import Question
from assistant.speech.notices import Notice, Noticed, notice
from assistant.speech.voice import Voice
from assistant.ui.tables.table import Table
from vision.readings import Box, Sighting, StableRoll
from vision.zone import Zone

REACH = 1.0
"""How far from where a die was read its outline may be tapped, in widths of the die."""


class DiceView(Protocol):
    """The screen, as far as a table with dice tells it anything."""

    def refresh(self) -> None: ...
    def show(self, look: Look) -> None: ...


class DiceTable(Table):
    """Takes what is seen, too, and puts questions about it; implements `Onlooker`."""

    view: DiceView

    def __init__(
        self,
        director: Director[Any, Any, Any],
        voice: Voice,
        lang: Lang,
        view: DiceView,
        roll_zone: RollZone | None = None,
    ) -> None:
        self._roll_zone = roll_zone or RollZone()
        self.camera = CameraState.ABSENT
        self.look: Look | None = None
        self._boxes: tuple[Box, ...] = ()
        self._noticed = Noticed()
        super().__init__(director, voice, lang, view)

    # What the screen asks.

    @property
    def question(self) -> Question[Any] | None:
        """The roll that waits for a word from the table."""
        return self.director.question

    @property
    def zone(self) -> Zone:
        """Where dice count as rolled."""
        return self._roll_zone.zone

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

    # What people tap.

    def do_by_hand(self, event: Any) -> None:
        """Take a roll told by hand: no outline in the picture belongs to it."""
        self._boxes = ()
        self.do(event)

    def answer(self, place: int, die: Any) -> None:
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

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Show the state before, to whose roll no outline belongs."""
        self._boxes = ()
        super().undone(before, event, after)

    def _add(self, key: str) -> None:
        """Say something when what is being said has been said."""
        self.announcer.aloud(words(self.lang).spoken(key), urgent=False)


def _present(look: Look) -> frozenset[Notice]:
    """What keeps dice from being read well in this frame."""
    lights = {Light.DARK: Notice.DARK, Light.GLARE: Notice.GLARE}
    found = {lights[look.light]} if look.light in lights else set()
    return frozenset(found | {Notice.HIDDEN} if look.hidden else found)
