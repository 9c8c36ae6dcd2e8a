"""Sheets that ask for one thing out of a few, or for a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from assistant.locale.words import Words
from assistant.ui import theme
from assistant.ui.present.zicos.cards import number, stars
from assistant.ui.widgets.basics import Panel, PushButton
from assistant.ui.widgets.sheets import Sheet

MOST_ON_KEYS = 9
"""Numbers from 0 to this have a key of their own."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things to choose from."""

    label: str
    detail: str
    do: Callable[[], None]
    seat: int | None = None
    """The player it is about, whose mark is shown."""
    danger: bool = False


class OptionPlate(ButtonBehavior, Panel):
    """One thing to choose."""

    label = StringProperty()
    detail = StringProperty()
    shape = StringProperty()
    tint = ColorProperty(theme.TEXT)


class ChoiceSheet(Sheet):
    """A few large buttons, one above the other."""

    options = ObjectProperty(None, allownone=True)

    def show(self, options: tuple[Option, ...]) -> None:
        """Offer them; the sheet closes as one is chosen."""
        self.options.clear_widgets()
        for option in options:
            shape, tint = theme.player_mark(option.seat) if option.seat is not None else ("", None)
            plate = OptionPlate(
                label=option.label,
                detail=option.detail,
                shape=shape,
                tint=tint or theme.TEXT,
                border=theme.DANGER if option.danger else theme.CLEAR,
            )
            plate.bind(on_release=lambda _plate, do=option.do: self._choose(do))
            self.options.add_widget(plate)

    def _choose(self, do: Callable[[], None]) -> None:
        self.close()
        do()


class NumberKey(PushButton):
    """A number to be taken with one tap."""

    usual = BooleanProperty(False)
    """Whether the owner's box has such a card."""


class NumberSheet(Sheet):
    """A number: small ones by one tap, others by steps."""

    keys = ObjectProperty(None, allownone=True)
    told = StringProperty()
    take_label = StringProperty()

    def show(
        self,
        w: Words,
        take: Callable[[int], None],
        *,
        usual: frozenset[int] = frozenset(),
        in_stars: bool = True,
        start: int = 0,
        low: int = 0,
    ) -> None:
        """Ask for a number from `low`; `usual` ones are framed."""
        self._take, self._low, self._value = take, low, start
        self._write = stars if in_stars else number
        self.take_label = w("zicos-take")
        self.keys.clear_widgets()
        for value in range(MOST_ON_KEYS + 1) if low >= 0 else ():
            key = NumberKey(label=self._write(value), usual=value in usual)
            key.bind(on_release=lambda _key, value=value: self.taken(value))
            self.keys.add_widget(key)
        self.step(0)

    def step(self, by: int) -> None:
        """Go up or down."""
        self._value = max(self._low, self._value + by)
        self.told = self._write(self._value)

    def taken(self, value: int | None = None) -> None:
        """Take a number, or the one that stands there."""
        self.close()
        self._take(self._value if value is None else value)


class FaceSheet(Sheet):
    """The six faces, where a camera looks and somebody knows better."""

    __events__ = ("on_face",)

    def face(self, value: int) -> None:
        """Take a face."""
        self.close()
        self.dispatch("on_face", value)

    def on_face(self, value: int) -> None:
        """Event: the die shows `value`."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
