"""The screen on which a set of one's own dice is chosen, shown to the camera, and judged."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

from assistant.camera.keeper import CameraKeeper
from assistant.camera.look import CameraState, Look
from assistant.camera.teaching_eye import TeachingEye
from assistant.locale.words import Words, words
from assistant.own_dice.own_dice import OwnDice
from assistant.own_dice.shelf import Known
from assistant.storage.errors import Problem, StorageError
from assistant.ui.lesson import Lesson, lesson
from assistant.ui.screens.keys import BACK_KEY
from assistant.ui.screens.learn_panes import SetsPane, ShowPane, ToldPane
from assistant.ui.stage import Stage
from vision.errors import VisionError
from vision.readings import Sighting
from vision.shots import DiceSet, SetError, Shot, Stands, clean_name
from vision.told_apart import Verdict, told_apart

log = logging.getLogger("gobelet.learn")

T = TypeVar("T")
PAUSE_SECONDS = 0.05
"""So that “learning…” is on the screen before the seconds that it takes."""


class LearnScreen(Screen):
    """Implements `Onlooker` while dice are shown; says `on_home` when it is left."""

    title = StringProperty()
    hint = StringProperty()
    back = StringProperty()
    lesson = ObjectProperty(None, allownone=True)
    body = ObjectProperty(None, allownone=True)
    __events__ = ("on_home",)

    def __init__(self, stage: Stage, camera: CameraKeeper, **settings: object) -> None:
        super().__init__(**settings)
        self._stage, self._camera = stage, camera
        self._eye: TeachingEye | None = None
        self._known: Known | None = None
        self.sets = SetsPane(self)
        self.showing = ShowPane(self)
        self.told = ToldPane(self)

    @property
    def w(self) -> Words:
        """The words of the language chosen."""
        return words(self._stage.lang)

    @property
    def own(self) -> OwnDice:
        """The sets; the screen is offered only where there are any to be learnt."""
        assert self._stage.own_dice is not None
        return self._stage.own_dice

    def on_pre_enter(self) -> None:
        """Show what there is."""
        self.open_sets()

    def on_enter(self) -> None:
        """Listen to the key that means "back"."""
        Window.bind(on_keyboard=self._key)

    def on_leave(self) -> None:
        """Let go of the camera, of what was not kept, and of the keys."""
        Window.unbind(on_keyboard=self._key)
        self._stop()

    def _key(self, _window: object, key: int, *_: object) -> bool:
        """Back gives up what is being shown, or else leaves the screen; never the app."""
        if key != BACK_KEY:
            return False
        if self.sets.parent is None:
            self.open_sets()
        else:
            self.dispatch("on_home")
        return True

    def on_home(self) -> None:
        """Event: leave the screen."""

    # Which set.

    def open_sets(self, told: str = "") -> None:
        """List the sets; `told` is said above them."""
        self._stop()
        self.title, self.back = self.w("learn-title"), self.w("learn-back")
        names = self._trying(self.own.shelf.names)
        if names is not None:
            self.hint = told or self.w("learn-hint" if names else "learn-none")
        self.sets.show(names or (), self.own.chosen, self.w)
        self._put(self.sets)

    def choose(self, name: str) -> None:
        """Play with this set, or with usual dice when empty."""
        if self._done(lambda: self.own.choose(name)):
            self.open_sets()

    def forget(self, name: str) -> None:
        """Remove a set."""
        if self._done(lambda: self.own.remove(name)):
            self.open_sets()

    def begin(self, name: str, stands: Stands, *, special: bool = False) -> None:
        """Learn a new set; one of its name would be lost by keeping this one."""
        try:
            asked = clean_name(name)
        except SetError:
            self.hint = self.w("learn-long-name" if name.strip() else "learn-needs-name")
            return
        names = self._trying(self.own.shelf.names)
        owners = self._trying(self._stage.storage.seated_last)
        if names is None or owners is None:
            return
        if asked in names:
            self.hint = self.w("learn-name-taken")
            return
        if stands is Stands.OWNERS and len(owners) < 2:
            self.hint = self.w("learn-needs-players")
            return
        self._teach(lesson(DiceSet(asked, stands), owners, special=special))

    def go_on(self, name: str) -> None:
        """Show more of a set that is there."""
        known = self._trying(lambda: self.own.shelf.load(name))
        owners = self._trying(self._stage.storage.seated_last)
        if known is not None and owners is not None:
            self._judge(lesson(known.dice, owners), known)

    # Showing it.

    def _teach(self, begun: Lesson) -> None:
        self.lesson = begun
        self.title, self.hint = begun.dice.name, self.w("learn-lay")
        self.showing.show(begun, self.w)
        self._put(self.showing)
        if self._eye is None:
            self._eye = self.own.eye()
            make = self.own.camera(self._eye)
            if make is None:
                self.showing.tell(self.w("learn-no-camera"))
            else:
                self._camera.watch(self, make)

    def looked(self, look: Look) -> None:
        """A frame: show it, and take up the shots that were taken."""
        if self._eye is None or self.lesson is None:
            return
        self.showing.draw(look)
        asked = self.lesson.value
        for crop in self._eye.taken():
            # A shot that waited here since before the next face was asked for is not of that one.
            if asked is not None and self.lesson.value == asked:
                self.lesson = self.lesson.taken(Shot(asked[0], asked[1], crop))
                self.showing.show(self.lesson, self.w)
        if self.lesson.value is None:
            self.finish()
            return
        self.showing.tell(self._asked(look))

    def _asked(self, look: Look) -> str:
        """What to do now."""
        missing = self._eye.missing if self._eye is not None else None
        if missing is not None:
            return self.w(f"learn-missing-{missing.value}")
        taken = any(die.sure for die in look.reading.dice)
        return self.w("learn-turn" if taken else "learn-hold")

    def sighted(self, sighting: Sighting, look: Look) -> None:
        """Nothing is rolled here."""

    def camera_changed(self, state: CameraState) -> None:
        """Tell where the camera is gone."""
        if state in (CameraState.LOST, CameraState.SILENT):
            self.showing.tell(self.w("camera-lost"))

    def skip(self) -> None:
        """On to the next face."""
        self._change(lambda begun: begun.skipped())

    def retake(self) -> None:
        """The shots of this face were no good."""
        self._change(lambda begun: begun.retaken())

    def show_at(self, place: int) -> None:
        """Show this one now."""
        self._change(lambda begun: begun.at(place))

    def _change(self, step: Callable[[Lesson], Lesson]) -> None:
        if self.lesson is None:
            return
        self.lesson = step(self.lesson)
        self.showing.show(self.lesson, self.w)
        if self.lesson.value is None:
            self.finish()

    # What it came to.

    def finish(self) -> None:
        """Learn what was shown, and tell what can be told apart."""
        begun = self.lesson
        if begun is None:
            return
        self._camera.forget()
        self._eye = None
        self.hint = self.w("learn-thinking")
        Clock.schedule_once(lambda _: self._learn(begun), PAUSE_SECONDS)

    def _learn(self, begun: Lesson) -> None:
        if self.lesson is not begun:
            return
        try:
            known = self.own.learn(begun.dice)
        except SetError:
            if begun.dice.shots:
                self._teach(begun)
                self.hint = self.w("learn-too-little")
            else:
                self.open_sets(self.w("learn-too-little"))
            return
        self._judge(begun, known)

    def _judge(self, begun: Lesson, known: Known) -> None:
        told = told_apart(known.dice, known.learnt, begun.values)
        self.lesson, self._known = begun, known
        missing = sum(one.verdict is Verdict.MISSING for one in told)
        unclear = sum(one.verdict is not Verdict.CLEAR for one in told) - missing
        self.title = self.w("learn-result")
        known_well = (
            self.w("learn-result-some", n=unclear) if unclear else self.w("learn-result-all")
        )
        to_show = self.w("learn-result-missing", n=missing) if missing else ""
        self.hint = f"{known_well} {to_show}".strip()
        self.told.show(told, self.w)
        self._put(self.told)

    def again(self) -> None:
        """Show what is not told apart once more."""
        if self.lesson is not None and self._known is not None:
            told = told_apart(self._known.dice, self._known.learnt, self.lesson.values)
            again = self.lesson.again(told)
            self._teach(again if again.value is not None else again.at(0))

    def keep(self) -> None:
        """Keep the set, and play with it."""
        known = self._known
        if known is not None and self._done(lambda: self.own.keep(known)):
            self.open_sets()

    def _put(self, pane: Widget) -> None:
        self.body.clear_widgets()
        self.body.add_widget(pane)

    def _stop(self) -> None:
        if self._eye is not None:
            self._camera.forget()
        self._eye = self._known = self.lesson = None

    def _done(self, step: Callable[[], None]) -> bool:
        """Whether `step` could be done; why not is said."""

        def told() -> bool:
            step()
            return True

        return self._trying(told) is True

    def _trying(self, step: Callable[[], T]) -> T | None:
        """Do `step`; None when it cannot be done, which is then said."""
        try:
            return step()
        except StorageError as error:
            log.error("not done: %s", error)
            full = error.problem is Problem.DISK_FULL
            why = self.w("learn-full" if full else "learn-unusable")
            self.hint = self.w("learn-not-kept", why=why)
        except VisionError as error:
            log.error("not done: %s", error)
            self.hint = self.w("learn-damaged")
        return None


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
