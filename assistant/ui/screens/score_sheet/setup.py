"""How a table counts: who wins, when it ends, whether points may be negative."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.games.game import Best
from assistant.games.registry import Option, entry
from assistant.games.score_sheet import ScoreSheet
from assistant.locale.words import Words
from assistant.ui import theme
from assistant.ui.present.score_sheet import goal
from assistant.ui.widgets.basics import PushButton
from assistant.ui.widgets.sheets import Sheet

Options = Mapping[str, Option]
TARGETS = (0, 50, 100, 200, 500, 1000)
ROUNDS = (0, 3, 5, 7, 10, 12)


class SetupChoice(BoxLayout):
    """A question and its answers side by side, the chosen one ticked."""

    question = StringProperty()
    answers = ObjectProperty(None, allownone=True)


class SheetSetup(Sheet):
    """Four choices; every tap is taken at once."""

    choices = ObjectProperty(None, allownone=True)

    def show(self, options: Options, w: Words, changed: Callable[[Options], None]) -> None:
        """Lay out what is chosen; `changed` gets all options at every tap."""
        self._options, self._w, self._changed = dict(options), w, changed
        self.title, self.close_label = w("game-score_sheet"), w("close")
        self._draw()

    def _set(self, name: str, value: Option) -> None:
        self._options[name] = value
        self._changed(dict(self._options))
        self._draw()

    def _draw(self) -> None:
        w, rules = self._w, entry("score_sheet").options(_rules(self._options))
        never, free = w("score_sheet-set-never"), w("score_sheet-set-any")
        self.hint = goal(_rules(self._options), w)
        self.choices.clear_widgets()
        for name, answers in (
            ("best", [(best, w(f"score_sheet-set-{best}")) for best in Best]),
            ("target", [(n, str(n) if n else never) for n in TARGETS]),
            ("rounds", [(n, str(n) if n else free) for n in ROUNDS]),
            (
                "negative",
                [(True, w("score_sheet-set-yes")), (False, w("score_sheet-set-no"))],
            ),
        ):
            choice = SetupChoice(question=w(f"score_sheet-set-{name}"))
            for value, label in answers:
                here = rules[name] == value
                answer = PushButton(label=label, peak=22, radius=12, ink="tick" if here else "")
                # A word is wider than the numbers beside it.
                answer.size_hint_x = 1 if label.isdigit() else 1.6
                answer.border = theme.ACCENT if here else theme.CLEAR
                answer.bind(on_release=lambda _a, name=name, value=value: self._set(name, value))
                choice.answers.add_widget(answer)
            self.choices.add_widget(choice)


def chosen_line(options: Options, w: Words) -> str:
    """How it is counted, in a line."""
    return goal(_rules(options), w)


def _rules(options: Options) -> ScoreSheet:
    made = entry("score_sheet").make(options)
    assert isinstance(made, ScoreSheet)
    return made


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
