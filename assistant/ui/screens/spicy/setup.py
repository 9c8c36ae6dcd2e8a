"""Which Spice It Up cards a table plays with, and how it settles what the rules leave open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from assistant.games.registry import Option
from assistant.games.spicy import Extra
from assistant.games.spicy.options import MAX_EXTRAS
from assistant.locale.words import Words
from assistant.ui.present.spicy import extra_effect, extra_name
from assistant.ui.widgets.basics import Panel
from assistant.ui.widgets.sheets import Sheet

Changed = Callable[[Mapping[str, Option]], None]
"""Gets all options that were set."""


class SpicyExtra(ButtonBehavior, Panel):
    """A Spice It Up card: what is printed on it, its name, what it allows."""

    name = StringProperty()
    picture = StringProperty()
    effect = StringProperty()
    chosen = BooleanProperty(False)


class SpicySetup(Sheet):
    """Up to two cards; what is open is asked where a card in play needs it."""

    extras = ObjectProperty(None, allownone=True)
    table = StringProperty()
    copy = StringProperty()
    copy_value = StringProperty()
    tuck = StringProperty()
    tuck_value = StringProperty()

    def show(self, options: Mapping[str, Option], w: Words, changed: Changed) -> None:
        """Lay out what is chosen; `changed` gets all options at every tap that changes one."""
        self._w, self._options, self._changed = w, dict(options), changed
        self.title, self.close_label = w("spicy-setup"), w("setup-done")
        self.table = w("spicy-setup-table")
        self._show(w("spicy-setup-hint"))

    @property
    def chosen(self) -> list[Extra]:
        """The cards in play."""
        return [extra for extra in Extra if self._options.get(extra.value)]

    def toggle(self, extra: Extra) -> None:
        """Put a card in play, or take it out; a third one is not taken."""
        if extra not in self.chosen and len(self.chosen) == MAX_EXTRAS:
            self._show(self._w("spicy-setup-full"))
            return
        self._set(extra.value)

    def switch_copy(self) -> None:
        """Let a challenged copy be worth the pile, or the card alone."""
        self._set("copy_takes_card")

    def switch_tuck(self) -> None:
        """Let tucked cards be the last of a hand, or not."""
        self._set("tuck_trophy")

    def _set(self, option: str) -> None:
        self._options[option] = not self._options.get(option)
        self._changed(dict(self._options))
        self._show(self._w("spicy-setup-hint"))

    def _show(self, hint: str) -> None:
        w, chosen = self._w, self.chosen
        self.hint = hint
        self.extras.clear_widgets()
        for extra in Extra:
            button = SpicyExtra(
                name=extra_name(extra, w),
                picture=w("spicy-extra-picture", extra=extra.value),
                effect=extra_effect(extra, w),
                chosen=extra in chosen,
            )
            button.bind(on_release=lambda _button, extra=extra: self.toggle(extra))
            self.extras.add_widget(button)
        alone, counts = self._options.get("copy_takes_card"), self._options.get("tuck_trophy")
        self.copy = w("spicy-setup-copy") if Extra.COPY_CAT in chosen else ""
        self.copy_value = w("spicy-setup-copy-card" if alone else "spicy-setup-copy-pile")
        self.tuck = w("spicy-setup-tuck") if Extra.CHANGE_YOUR_LUCK in chosen else ""
        self.tuck_value = w("spicy-setup-tuck-yes" if counts else "spicy-setup-tuck-no")


def chosen_line(options: Mapping[str, Option], w: Words) -> str:
    """Which cards are in play, in a few words."""
    names = [extra_name(extra, w) for extra in Extra if options.get(extra.value)]
    return w.listed(names) if names else w("spicy-setup-none")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
