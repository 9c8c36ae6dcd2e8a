"""The parts of the table screen of Zicos: players, tiles, Members, and a die to be tapped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.graphics import Color, Rectangle, SmoothRoundedRectangle
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from assistant.games.zicos.cards import HIGHEST_FACE, LOWEST_FACE
from assistant.ui import theme
from assistant.ui.fit import broken
from assistant.ui.ink import ink
from assistant.ui.present.zicos.board import Chip, Do, Row, Tile
from assistant.ui.present.zicos.cards import CardChip, MateTile, Tone
from assistant.ui.theme import Rgba, look
from assistant.ui.widgets.basics import Panel, PushButton

TONES: dict[Tone, Rgba] = {
    Tone.PLAIN: theme.CLEAR,
    Tone.GOOD: theme.GOOD,
    Tone.DANGER: theme.DANGER,
}
"""The outline of a tile; what it means is always written in it, too."""
MOST_TILES = 4
"""Tiles that stand beside each other in full size."""


class PlayerPlate(ButtonBehavior, Panel):
    """A player at the top: mark, name, stars; a tap shows the group."""

    seat = NumericProperty(0)
    name = StringProperty()
    stars = StringProperty()
    note = StringProperty()
    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    playing = BooleanProperty(False)
    shown = BooleanProperty(False)
    narrow = BooleanProperty(False)

    def _written(self) -> str:
        beside = 66.0 if self.narrow else 168.0
        return broken(self.name, 23 * look.u, True, self.width - beside * look.u)

    written = AliasProperty(_written, bind=("name", "narrow", "width"))
    """The name, broken at its hyphen where it is too long for one line."""


class PlayerPlates(GridLayout):
    """All players, in one row or two."""

    count = NumericProperty(0)

    def show(self, chips: tuple[Chip, ...], tapped: Callable[[int], None]) -> None:
        """Update the plates, making new ones only when the number of players changed."""
        if len(self.children) != len(chips):
            self.clear_widgets()
            for seat in range(len(chips)):
                plate = PlayerPlate(seat=seat)
                plate.bind(on_release=lambda plate: tapped(int(plate.seat)))
                self.add_widget(plate)
        self.count = len(chips)
        for plate, chip in zip(reversed(self.children), chips, strict=True):
            plate.shape, plate.tint = theme.player_mark(chip.seat)
            plate.name, plate.stars, plate.note = chip.name, chip.stars, chip.note
            plate.playing, plate.shown = chip.on_turn, chip.shown


class TileRow(BoxLayout):
    """A player in a tile."""

    name = StringProperty()
    value = StringProperty()
    leads = BooleanProperty(False)
    tight = BooleanProperty(False)
    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)


class OfferButton(PushButton):
    """The button in a tile: its word has the colour that asks for a tap."""

    def _asking(self) -> Rgba:
        return theme.FAINT if self.disabled else theme.ACCENT

    colour = AliasProperty(_asking, bind=("disabled",))


class TableTile(Panel):
    """A pair, a card that may go, or a kind of card."""

    title = StringProperty()
    note = StringProperty()
    tight = BooleanProperty(False)
    """Whether there are so many tiles that all is drawn smaller."""
    rows = ObjectProperty(None, allownone=True)
    foot = ObjectProperty(None, allownone=True)

    def show(self, tile: Tile, do: Callable[[Do], None]) -> None:
        """Lay out one tile; `do` gets what its button does."""
        self.title, self.note = tile.title, tile.note
        self.border = TONES[tile.tone]
        for row in tile.rows:
            self.rows.add_widget(_row(row, self.tight))
        # Takes what the rows leave, so that they stand at the top.
        self.rows.add_widget(Widget(size_hint_y=1 if not tile.rows else 0.001))
        what = tile.do
        if tile.offer and what is not None:
            button = OfferButton(label=tile.offer, disabled=not tile.enabled)
            button.bind(on_release=lambda _button: do(what))
            self.foot.add_widget(button)
        self.foot.size_hint_y, self.foot.height = (
            None,
            (44 if self.tight else 54) * look.u if tile.offer else 0,
        )


def _row(row: Row, tight: bool) -> TileRow:
    shape, tint = theme.player_mark(row.seat)
    return TileRow(
        name=row.name, value=row.value, leads=row.leads, shape=shape, tint=tint, tight=tight
    )


class TableTiles(GridLayout):
    """The middle of the table."""

    count = NumericProperty(0)

    def show(self, tiles: tuple[Tile, ...], do: Callable[[Do], None]) -> None:
        """Lay all tiles out anew."""
        self.clear_widgets()
        self.count = len(tiles)
        for tile in tiles:
            widget = TableTile(tight=len(tiles) > MOST_TILES)
            widget.show(tile, do)
            self.add_widget(widget)


class MatePlate(ButtonBehavior, Panel):
    """A Member of the group; a tap tells more and offers what may happen to it."""

    number = NumericProperty(0)
    name = StringProperty()
    line = StringProperty()
    fans = StringProperty()
    note = StringProperty()
    loud = BooleanProperty(False)
    """Whether the note tells of what a die has just done."""


class CardPlate(PushButton):
    """Another card on the table."""

    number = NumericProperty(0)


def mate_plate(tile: MateTile, tapped: Callable[[int], None]) -> MatePlate:
    """Draw one Member; one who has left cannot be tapped."""
    plate = MatePlate(
        number=tile.number,
        name=tile.name,
        line=tile.line,
        fans=tile.fans,
        note=tile.note,
        border=TONES[tile.tone],
        loud=tile.tone is not Tone.PLAIN,
        disabled=not tile.number,
    )
    plate.bind(on_release=lambda plate: tapped(int(plate.number)))
    return plate


def card_plate(chip: CardChip, tapped: Callable[[int], None]) -> CardPlate:
    """Draw another card."""
    plate = CardPlate(number=chip.number, label=chip.text, border=TONES[chip.tone])
    plate.bind(on_release=lambda plate: tapped(int(plate.number)))
    return plate


class DieKey(ButtonBehavior, Widget):
    """A face of a die, large enough for a thumb."""

    value = NumericProperty(1)
    chosen = BooleanProperty(False)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        for name in ("value", "chosen", "pos", "size", "disabled", "state"):
            self.fbind(name, self._draw)
        look.bind(u=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        side = max(1.0, min(self.size) - 4 * look.u)
        x, y = self.center_x - side / 2, self.center_y - side / 2
        fade = 0.25 if self.disabled else 1.0
        self.canvas.clear()
        with self.canvas:
            if self.chosen:
                Color(*theme.ACCENT)
                edge = 4 * look.u
                SmoothRoundedRectangle(
                    pos=(x - edge, y - edge),
                    size=(side + 2 * edge, side + 2 * edge),
                    radius=[side * 0.2],
                )
            Color(*(theme.ACCENT if self.state == "down" else theme.TEXT)[:3], fade)
            SmoothRoundedRectangle(pos=(x, y), size=(side, side), radius=[side * 0.18])
            Color(*theme.GROUND[:3], fade)
            glyph = side * 0.8
            corner = (self.center_x - glyph / 2, self.center_y - glyph / 2)
            Rectangle(pos=corner, size=(glyph, glyph), texture=ink(f"pips{int(self.value)}"))


class DiePad(GridLayout):
    """The six faces: a tap tells what a die shows."""

    __events__ = ("on_face",)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        for value in range(LOWEST_FACE, HIGHEST_FACE + 1):
            key = DieKey(value=value)
            key.bind(on_release=lambda key: self.dispatch("on_face", int(key.value)))
            self.add_widget(key)

    def on_face(self, value: int) -> None:
        """Event: the die shows `value`."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
