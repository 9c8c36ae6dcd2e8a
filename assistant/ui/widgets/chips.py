"""The small parts of the table screen: players, cup, shotguns."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from assistant.ui import theme
from assistant.ui.fit import broken
from assistant.ui.present.common import Player
from assistant.ui.present.zombie_dice import CupColour
from assistant.ui.theme import look
from assistant.ui.widgets.basics import Panel


class PlayerChip(Panel):
    """Shape, name and score; the one whose turn it is framed and marked."""

    name = StringProperty()
    score = NumericProperty(0)
    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    playing = BooleanProperty(False)
    narrow = BooleanProperty(False)
    """Whether the score stands below the name, which may then take two lines."""
    plays = BooleanProperty(True)
    note = StringProperty()

    def _written(self) -> str:
        room = self.width - 2 * 16 * look.u
        return broken(self.name, 23 * look.u, True, room) if self.narrow else str(self.name)

    written = AliasProperty(_written, bind=("name", "narrow", "width"))
    """The name, broken at its hyphen where it is too long for one line."""


class PlayerBar(GridLayout):
    """All players, in one row or two."""

    count = NumericProperty(0)

    def show(self, players: tuple[Player, ...], sits_out: str) -> None:
        """Update the chips, making new ones only when the number of players changed."""
        if len(self.children) != len(players):
            self.clear_widgets()
            for _ in players:
                self.add_widget(PlayerChip())
        self.count = len(players)
        for chip, player in zip(reversed(self.children), players, strict=True):
            chip.shape, chip.tint = theme.player_mark(player.seat)
            chip.name, chip.score = player.name, player.score
            chip.playing, chip.plays = player.on_turn, player.plays
            chip.note = "" if player.plays else sits_out


class CupCount(BoxLayout):
    """How many dice of one colour the cup holds."""

    count = NumericProperty(0)
    word = StringProperty()
    tint = ColorProperty(theme.TEXT)


class CupRow(BoxLayout):
    """The cup, colour by colour."""

    def show(self, cup: tuple[CupColour, ...]) -> None:
        """Update the counts."""
        while len(self.children) < len(cup):
            self.add_widget(CupCount())
        while len(self.children) > len(cup):
            self.remove_widget(self.children[0])
        for widget, part in zip(reversed(self.children), cup, strict=True):
            widget.count, widget.word = part.count, part.word
            widget.tint = theme.INKS[part.colour]


class Slots(BoxLayout):
    """Places for shotguns, one for each that it takes to lose the turn."""

    filled = NumericProperty(0)
    limit = NumericProperty(3)
    side = NumericProperty(78)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
