"""What takes the place of the tally: a question about a roll, or how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from assistant.games.zombie_dice import Die
from assistant.locale.words import Words
from assistant.session.question import Doubt, Question
from assistant.ui import theme
from assistant.ui.present.common import Rank
from assistant.ui.widgets.basics import DieFace, Panel, PushButton
from assistant.ui.widgets.sheets import DiceRow

MOST_SHOWN = 8
"""Dice of a question that are drawn; more are counted in words."""
CHOICES = 3


Offer = tuple[str, str, Callable[[], None]]
"""A button: label, detail, what it does."""


class QuestionPanel(Panel):
    """The dice seen, the doubt in words, the likeliest answers as big buttons."""

    title = StringProperty()
    reason = StringProperty()
    rather = StringProperty()
    """Said above the dice that the rules would accept."""
    row = ObjectProperty(None, allownone=True)
    choices = ObjectProperty(None, allownone=True)
    buttons = ObjectProperty(None, allownone=True)

    def show(
        self,
        question: Question[Die],
        w: Words,
        reason: str,
        answer: Callable[[int, Die], None],
        other: Callable[[int], None],
    ) -> None:
        """Ask; `answer` gets a place and a die, `other` the place of a die to name freely."""
        unsure = frozenset(doubt.place for doubt in question.doubts)
        asked = question.doubts[0] if question.doubts else None
        leaning = frozenset(doubt.place for doubt in question.doubts if doubt.leans)
        key, count = ("ask-leans", leaning) if leaning else ("ask-unsure", unsure)
        self.title = w(key, n=len(count)) if asked else reason
        self.reason = reason if asked else w("ask-settle")
        chosen = asked.place if asked else None
        self.row.show(
            question.dice[:MOST_SHOWN], w, other, unsure, chosen, peak=18, leaning=leaning
        )
        self.choices.clear_widgets()
        self.rather = ""
        if asked is not None:
            self._choose(asked, w, answer)
        elif question.likeliest is not None:
            self.rather = w("ask-rather")
            likely = DiceRow()
            likely.show(question.likeliest, w, other, peak=18)
            self.choices.add_widget(likely)
        filled = bool(self.choices.children)
        self.choices.size_hint_y, self.choices.height = (1.1, 1) if filled else (None, 0)

    def _choose(self, asked: Doubt[Die], w: Words, answer: Callable[[int, Die], None]) -> None:
        for die in asked.choices[:CHOICES]:
            face = DieFace(
                colour=die.colour.value,
                face=die.face.value,
                caption=w("die-label", colour=w(die.colour), face=w(die.face)),
                peak=21,
            )
            face.bind(on_release=lambda _face, die=die: answer(asked.place, die))
            self.choices.add_widget(face)

    def offer(self, buttons: tuple[Offer, ...]) -> None:
        """Put buttons below; one with a detail is the main one."""
        self.buttons.clear_widgets()
        for label, detail, action in buttons:
            button = PushButton(label=label, detail=detail, peak=24, main=bool(detail))
            button.bind(on_release=lambda _button, action=action: action())
            self.buttons.add_widget(button)


class RankLine(BoxLayout):
    """One player's rank, mark, name and points."""

    rank = StringProperty()
    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    points = StringProperty()
    wins = BooleanProperty(False)


class EndPanel(Panel):
    """Who won, and the standings."""

    winner = StringProperty()
    shape = StringProperty("star")
    tint = ColorProperty(theme.ACCENT)
    again_label = StringProperty()
    again_detail = StringProperty()
    new_game_label = StringProperty()
    summary_label = StringProperty()
    """Empty where games are not added up."""
    ranks = ObjectProperty(None, allownone=True)
    __events__ = ("on_again", "on_new_game", "on_summary")

    def show(self, winner: str, ranks: tuple[Rank, ...], w: Words) -> None:
        """Fill in the standings, best first."""
        self.winner = winner
        self.shape, self.tint = theme.player_mark(ranks[0].seat)
        self.again_label, self.again_detail = w("again"), w("again-detail")
        self.new_game_label = w("new-game")
        self.ranks.clear_widgets()
        for rank in ranks:
            shape, tint = theme.player_mark(rank.seat)
            self.ranks.add_widget(
                RankLine(
                    rank=str(rank.rank),
                    shape=shape,
                    tint=tint,
                    name=rank.name,
                    points=rank.points,
                    wins=rank.wins,
                )
            )

        # Takes what a short table leaves, so that its lines stand at the top.
        self.ranks.add_widget(Widget(size_hint_y=0.001))

    def on_again(self) -> None:
        """Event: the same players once more."""

    def on_summary(self) -> None:
        """Event: what the game came to is to be told."""

    def on_new_game(self) -> None:
        """Event: back to choosing players."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
