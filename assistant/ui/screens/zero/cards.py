"""Cards of Zero on the screen: number, symbol and colour of each, and all 56 to be tapped."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from kivy.graphics import Color, Line, Rectangle, SmoothRoundedRectangle
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from assistant.games.zero import HAND_SIZE, Card, Colour, Hand
from assistant.games.zero.cards import VALUES, place
from assistant.locale.words import Words, capitalised
from assistant.ui import theme
from assistant.ui.ink import ink
from assistant.ui.theme import Rgba, look

Tap = Callable[[Card], None]


class ZeroCard(ButtonBehavior, FloatLayout):
    """One card; empty, it is the place of a card still to come."""

    colour = StringProperty()
    """The name of the card's colour; empty for a place to fill."""
    value = NumericProperty(0)
    held_by = NumericProperty(-1)
    """The seat in whose hand the card is, -1 for none: its mark stands for the symbol."""
    chosen = BooleanProperty(False)
    unsure = BooleanProperty(False)
    """Whether the camera is not sure of the card: a question mark stands on it."""

    def __init__(self, card: Card | None = None, **settings: object) -> None:
        super().__init__(**settings)
        self.tapped: Tap | None = None
        """What is done with the card when it is touched."""
        self.hold(card)
        for name in (
            "colour",
            "value",
            "held_by",
            "chosen",
            "unsure",
            "disabled",
            "state",
            "pos",
            "size",
        ):
            self.fbind(name, self._draw)
        look.bind(u=self._draw)
        self._draw()

    def hold(self, card: Card | None) -> None:
        """Be this card, or an empty place."""
        self.card = card
        self.colour, self.value = (card.colour.value, card.value) if card else ("", 0)

    def on_release(self) -> None:
        """Event of Kivy: touched."""
        if self.card is not None and self.tapped is not None:
            self.tapped(self.card)

    def _ink(self) -> Rgba:
        tint = theme.CARD_INKS[self.colour][1] if self.colour else theme.FAINT
        return (*tint[:3], 0.35) if self.disabled else tint

    tint = AliasProperty(_ink, bind=("colour", "disabled"))

    def _draw(self, *_: object) -> None:
        glyph, _, body = theme.CARD_INKS.get(self.colour, ("", theme.FAINT, theme.PANEL))
        glyph = theme.player_mark(int(self.held_by))[0] if self.held_by >= 0 else glyph
        edge, round_by = 3 * look.u, 10 * look.u
        if self.state == "down":
            body = theme.RAISED
        self.canvas.before.clear()
        with self.canvas.before:
            Color(*body[:3], 0.5 if self.disabled else 1.0)
            SmoothRoundedRectangle(pos=self.pos, size=self.size, radius=[round_by])
            if self.chosen or not self.colour:
                Color(*(theme.ACCENT if self.chosen else theme.LINE))
                x, y, inset = self.x + edge / 2, self.y + edge / 2, edge
                Line(
                    rounded_rectangle=(
                        x, y, max(1, self.width - inset), max(1, self.height - inset), round_by
                    ),
                    width=edge if self.chosen else edge / 2,
                )  # fmt: skip
            if glyph:
                Color(*self.tint)
                side = min(self.height * 0.44, self.width * 0.4)
                Rectangle(
                    pos=(self.x + self.width * 0.73 - side / 2, self.center_y - side / 2),
                    size=(side, side),
                    texture=ink(glyph),
                )


class ZeroColour(BoxLayout):
    """The head of a row or column of the grid: a symbol and the word of its colour."""

    colour = StringProperty("red")
    word = StringProperty()


class ZeroCardRow(GridLayout):
    """Nine places, filled in the order of the cards; a tap takes a card back."""

    def show(self, cards: Hand, tapped: Tap, unsure: Collection[Card] = ()) -> None:
        """Show the cards of a hand that is being told; those `unsure` are marked."""
        while len(self.children) < HAND_SIZE:
            self.add_widget(ZeroCard())
        ordered = [*sorted(cards, key=place), *(None,) * (HAND_SIZE - len(cards))]
        for tile, card in zip(reversed(self.children), ordered, strict=True):
            tile.hold(card)
            tile.tapped, tile.disabled = tapped, card is None
            tile.unsure = card in unsure


class ZeroCardGrid(GridLayout):
    """All cards: a row a colour, in portrait a column a colour."""

    def show(
        self,
        chosen: Hand,
        held: Mapping[Card, int],
        w: Words,
        tapped: Tap,
        unsure: Collection[Card] = (),
    ) -> None:
        """Mark `chosen`, and those of them `unsure`.

        Cards `held` by other seats cannot be tapped, nor more than nine.
        """
        full = len(chosen) == HAND_SIZE
        if not self.children:
            self._fill()
        for tile in self.children:
            if isinstance(tile, ZeroColour):
                tile.word = capitalised(w("zero-colour", colour=tile.colour))
            elif isinstance(tile, ZeroCard) and tile.card is not None:
                tile.tapped = tapped
                tile.chosen = tile.card in chosen
                tile.unsure = tile.card in unsure
                tile.held_by = held.get(tile.card, -1)
                tile.disabled = tile.card in held or (full and not tile.chosen)

    def _fill(self) -> None:
        for colour in Colour:
            self.add_widget(ZeroColour(colour=colour.value))
            for value in VALUES:
                self.add_widget(ZeroCard(Card(colour, value)))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
