"""Tells a card: one that is known by a tap, a new one by its values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from assistant.cards.card import FACES, FIELDS, Choice, Face, Field, Flag, Kind, Number, Told
from assistant.cards.catalogue import Catalogue
from assistant.cards.form import Form
from assistant.games.zicos.cards import Card
from assistant.locale.words import Words
from assistant.ui.present.zicos.cards import line_of, number
from assistant.ui.screens.zicos.parts import DieKey
from assistant.ui.widgets.basics import Panel, PushButton, Text
from assistant.ui.widgets.sheets import Sheet

Take = Callable[[Card, Card | None], None]
"""Gets the card told, and the known one that it mends, if any."""

MOST_SUGGESTED = 30

FIELD_NAMES = {
    "stars": "zicos-field-stars",
    "bye": "zicos-field-bye",
    "fan_zone": "zicos-field-fan-zone",
    "points": "zicos-field-points",
    "draws": "zicos-field-draws",
    "cancels": "zicos-field-cancels",
    "expels": "zicos-field-expels",
    "throws": "zicos-field-throws",
}
SMALL = ("stars", "draws")
"""Numbers that are told in steps of one."""


class Suggestion(BoxLayout):
    """A card that is known: a tap on it takes it, one beside it mends it."""

    name = StringProperty()
    detail = StringProperty()
    mend_label = StringProperty()
    __events__ = ("on_take", "on_mend")

    def on_take(self) -> None:
        """Event: this is the card."""

    def on_mend(self) -> None:
        """Event: it is to be told otherwise."""


class SuggestionPlate(ButtonBehavior, Panel):
    """The part of a suggestion that takes it."""


class FieldRow(BoxLayout):
    """A value of a card, and what changes it."""

    title = StringProperty()
    controls = ObjectProperty(None, allownone=True)


class FieldValue(Text):
    """A number between its steps."""


class SmallButton(PushButton):
    """A step, or one of a few words."""


class CardSheet(Sheet):
    """A name, what it may mean, and the values."""

    entry = ObjectProperty(None, allownone=True)
    text_entry = ObjectProperty(None, allownone=True)
    found = ObjectProperty(None, allownone=True)
    fields = ObjectProperty(None, allownone=True)
    name_hint = StringProperty()
    text_hint = StringProperty()
    nothing = StringProperty()
    """Said in place of suggestions."""
    take_label = StringProperty()
    complete = BooleanProperty(False)
    texted = BooleanProperty(False)
    known = NumericProperty(0)

    def show(self, kind: Kind, catalogue: Catalogue, w: Words, take: Take) -> None:
        """Ask for a card of `kind`; the sheet closes as one is taken."""
        self._w, self._catalogue, self._take = w, catalogue, take
        self.name_hint, self.text_hint = w("zicos-card-name"), w("zicos-card-text")
        self.take_label = w("zicos-take")
        self._form = Form(kind)
        self.texted = self._form.texted
        self._fill()
        self.entry.bind(text=lambda _entry, text: self._named(text))
        self.text_entry.bind(text=lambda _entry, text: self._said(text))

    def take(self) -> None:
        """Take the card as told, if it is one."""
        if (card := self._form.card) is not None:
            self._taken(card, self._form.instead_of)

    def _named(self, text: str) -> None:
        self._form = replace(self._form, name=text)
        self._suggest()
        self.complete = self._form.card is not None

    def _said(self, text: str) -> None:
        if self.texted:
            self._form = self._form.telling("text", text)
        self.complete = self._form.card is not None

    def _tell(self, name: str, value: object) -> None:
        self._form = self._form.telling(name, value)
        row = self._rows[name]
        row.controls.clear_widgets()
        self._control(row, name, FIELDS[self._form.kind][name])
        self.complete = self._form.card is not None

    def _mend(self, card: Card) -> None:
        form = self._form.mending(card)
        self.entry.text = form.name
        self.text_entry.text = form.value("text") if form.texted else ""
        self._form = form
        self._fill()

    def _taken(self, card: Card, instead_of: Card | None = None) -> None:
        self.close()
        self._take(card, instead_of)

    def _fill(self) -> None:
        form = self._form
        self.fields.clear_widgets()
        self._rows: dict[str, FieldRow] = {}
        told = (each for each in FIELDS[form.kind].items() if not isinstance(each[1], Told))
        for name, field in told:
            row = FieldRow(title=self._w(FIELD_NAMES[name]))
            self._control(row, name, field)
            self._rows[name] = row
            self.fields.add_widget(row)
        self._suggest()
        self.complete = form.card is not None

    def _suggest(self) -> None:
        cards = self._catalogue.suggested(self._form.name, self._form.kind)[:MOST_SUGGESTED]
        self.found.clear_widgets()
        self.known = len(cards)
        typed = bool(self._form.name.strip())
        key = "zicos-card-new" if typed else "zicos-card-none"
        self.nothing = "" if cards else self._w(key)
        for card in cards:
            name, detail = line_of(card, self._w)
            row = Suggestion(name=name, detail=detail, mend_label=self._w("zicos-card-mend"))
            row.bind(on_take=lambda _row, card=card: self._taken(card))
            row.bind(on_mend=lambda _row, card=card: self._mend(card))
            self.found.add_widget(row)

    def _control(self, row: FieldRow, name: str, field: Field) -> None:
        value = self._form.value(name)
        if isinstance(field, Number):
            self._steps(row, name, value)
        elif isinstance(field, Face):
            for face in FACES:
                key = DieKey(value=face, chosen=face == value)
                again = None if face == value else face
                key.bind(on_release=lambda _key, again=again: self._tell(name, again))
                row.controls.add_widget(key)
        elif isinstance(field, Flag):
            for label, flag in ((self._w("zicos-yes"), True), (self._w("zicos-no"), False)):
                self._word(row, label, name, flag, value)
        elif isinstance(field, Choice):
            for choice in type(field.usual):
                label = self._w("zicos-often", often=choice.value)
                self._word(row, label, name, choice, value)

    def _steps(self, row: FieldRow, name: str, value: int) -> None:
        steps = (-1, 1) if name in SMALL else (-10, -1, 1, 10)
        for step in steps:
            if step == 1:
                row.controls.add_widget(FieldValue(text=number(value)))
            sign = "+" if step > 0 else ""
            button = SmallButton(label=f"{sign}{number(step)}")
            button.bind(on_release=lambda _b, step=step: self._tell(name, value + step))
            row.controls.add_widget(button)

    def _word(self, row: FieldRow, label: str, name: str, choice: object, now: object) -> None:
        button = SmallButton(label=label, main=choice == now)
        button.bind(on_release=lambda _button: self._tell(name, choice))
        row.controls.add_widget(button)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
