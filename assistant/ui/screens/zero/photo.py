"""What lies over the table of Zero while a hand that is laid out is read by the camera."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from assistant.camera.card_eye import CardEye
from assistant.camera.keeper import CameraKeeper, OpenCamera
from assistant.camera.look import CameraState, Look
from assistant.locale.words import Words
from assistant.own_cards.own_cards import OwnCards
from assistant.session.translate.zero_hand import Draft
from assistant.speech.phrases import zero_hand
from assistant.ui.present.zero_hands import shown
from assistant.ui.screens.learn_panes import WHOLE
from assistant.ui.seen import Mark
from assistant.ui.widgets.sheets import Sheet
from vision.readings import Sighting


class CardCamera:
    """The camera for hands of cards; it is free while no dice are read."""

    def __init__(self, own: OwnCards, keeper: CameraKeeper) -> None:
        self._own, self._keeper = own, keeper

    @property
    def deck(self) -> str:
        """The deck that is read; empty where there is none."""
        return self._own.deck

    def open(self, deck: str) -> tuple[CardEye, OpenCamera | None]:
        """An eye for hands of a deck, and the camera for it."""
        eye = self._own.eye(deck)
        return eye, self._own.camera(eye)

    def watch(self, sheet: ZeroPhoto, make: OpenCamera) -> None:
        """Let a sheet see from now on."""
        self._keeper.watch(sheet, make)

    def close(self) -> None:
        """Let go of the camera."""
        self._keeper.forget()


class ZeroPhoto(Sheet):
    """Implements `Onlooker`: the picture, what is read in it, and a button that takes it over."""

    preview = ObjectProperty(None, allownone=True)
    told = StringProperty()
    take_label = StringProperty()
    ready = BooleanProperty(False)

    def open(self, camera: CardCamera, deck: str, w: Words, take: Callable[[Draft], None]) -> None:
        """Look; `take` gets what was read once the player says so."""
        self._w, self._take, self._camera = w, take, camera
        self._draft = Draft()
        self.take_label, self.told = w("zero-photo-take"), w("zero-photo-looking")
        self._eye, make = camera.open(deck)
        if make is None:
            self.told = w("camera-absent")
        else:
            camera.watch(self, make)

    def looked(self, look: Look) -> None:
        """A frame: show it with its cards outlined, dashed where they are unsure."""
        marks = tuple(Mark(die.box, "", die.sure, False) for die in look.reading.dice)
        self.preview.picture.show(look, marks, WHOLE)
        self._draft = self._eye.draft
        self.ready = bool(self._draft.cards)
        self.told = self._words(self._draft)

    def _words(self, draft: Draft) -> str:
        w = self._w
        if self._eye.failed:
            return w("learn-damaged")
        if draft.missing:
            return shown(zero_hand.cards_seen(len(draft.cards), w), w)
        if draft.unsure:
            return shown(zero_hand.unsure(sorted(draft.unsure, key=draft.cards.index), w), w)
        return w("zero-photo-sure")

    def sighted(self, sighting: Sighting, look: Look) -> None:
        """Nothing is rolled here."""

    def camera_changed(self, state: CameraState) -> None:
        """Tell where the camera is gone; what was read last may still be taken."""
        if state in (CameraState.LOST, CameraState.SILENT):
            self.told = self._w("camera-lost")

    def done(self) -> None:
        """Take over what was read."""
        self.close()
        self._take(self._draft)

    def close(self) -> None:
        """Take the sheet away, and let go of the camera."""
        self._camera.close()
        super().close()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
