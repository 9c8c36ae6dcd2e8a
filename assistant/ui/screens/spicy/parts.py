"""The small parts of the table of Spicy: players, cards to tap, the count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

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

from assistant.games.spicy import Card, Claim, Numbered, Spice, Trait, Wild
from assistant.games.spicy.cards import NUMBERS
from assistant.locale.words import Words, printed
from assistant.speech.phrases.spicy_words import card, spice
from assistant.ui import theme
from assistant.ui.fit import broken
from assistant.ui.present.spicy import CountLine, Face, Seat
from assistant.ui.theme import Rgba, look
from assistant.ui.widgets.basics import Ink, Panel, PushButton

INKS = {
    "chili": theme.INKS["red"],
    "wasabi": theme.INKS["green"],
    "pepper": theme.rgba("#c8d9e3"),
    "wild": theme.ACCENT,
}
"""The colour of each spice, always beside its drawing and its word."""

Pick = Callable[[Card], None]


class SpicySeat(Panel):
    """Shape and name, cards in hand, trophies, cards won."""

    name = StringProperty()
    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    hand = StringProperty()
    trophies = NumericProperty(0)
    won = StringProperty()
    acts = BooleanProperty(False)

    def _written(self) -> str:
        return broken(self.name, 23 * look.u, True, self.width - 66 * look.u)

    written = AliasProperty(_written, bind=("name", "width"))
    """The name, on two lines where it is too long for one."""


class SpicySeats(GridLayout):
    """All players, in one row or two."""

    count = NumericProperty(2)

    def show(self, seats: tuple[Seat, ...], w: Words) -> None:
        """Update the chips, making new ones only when the number of players changed."""
        if len(self.children) != len(seats):
            self.clear_widgets()
            for _ in seats:
                self.add_widget(SpicySeat())
        self.count = len(seats)
        for chip, seat in zip(reversed(self.children), seats, strict=True):
            chip.shape, chip.tint = theme.player_mark(seat.seat)
            chip.name, chip.acts = seat.name, seat.acts
            chip.hand, chip.trophies = str(seat.hand), seat.trophies
            chip.won = w("spicy-won", n=seat.won)


class SpicyFace(Panel):
    """A claim, or a card turned over, drawn large."""

    title = StringProperty()
    shape = StringProperty()
    tint = ColorProperty(theme.TEXT)
    glyph = StringProperty()
    ink = ColorProperty(theme.TEXT)
    number = StringProperty()
    word = StringProperty()
    notes = StringProperty()
    pile = StringProperty()
    deck = StringProperty()

    def show(self, face: Face | None, pile: str, deck: str) -> None:
        """Draw `face`, or nothing but the pile and the deck."""
        self.pile, self.deck = pile, deck
        self.title = face.title if face else ""
        marked = face is not None and face.seat is not None
        self.shape, self.tint = theme.player_mark(face.seat) if marked else ("", theme.TEXT)  # type: ignore[union-attr,arg-type]
        self.glyph, self.number = (face.glyph, face.number) if face else ("", "")
        self.word, self.notes = (face.word, face.notes) if face else ("", "")
        self.ink = INKS.get(self.glyph, theme.TEXT)


class SpicyChoice(PushButton):
    """A large answer, with a player's mark before it where it is a player."""

    def __init__(self, glyph: str, tint: Rgba, **settings: object) -> None:
        super().__init__(**settings)
        if glyph:
            side = 34 * look.u
            mark = Ink(glyph=glyph, colour=tint, size_hint=(None, None), size=(side, side))
            mark.pos_hint = {"center_y": 0.5}
            self.add_widget(mark, index=len(self.children))


class SpiceButton(ButtonBehavior, Panel):
    """A card to tap: number, drawing and word of its spice."""

    name = StringProperty()
    """The whole card in words."""
    number = StringProperty()
    word = StringProperty()
    glyph = StringProperty()
    tint = ColorProperty(theme.TEXT)
    small = BooleanProperty(False)
    """Whether the row in which it stands has its drawing and word already."""
    marked = BooleanProperty(True)
    """Whether the rules allow it; others can be tapped to hear why not."""


def _button(what: Claim, w: Words, pick: Pick, *, small: bool = False) -> SpiceButton:
    glyph = what.spice.value
    button = SpiceButton(
        name=card(what, w),
        number=str(what.number),
        word=spice(what.spice, w),
        glyph=glyph,
        tint=INKS[glyph],
        small=small,
    )
    button.bind(on_release=lambda _button: pick(what))
    return button


class SpicyClaims(GridLayout):
    """The claims that may be made, as large buttons."""

    lines = NumericProperty(1)

    def show(self, claims: tuple[Claim, ...], w: Words, pick: Pick) -> None:
        """Offer `claims`, which go by spice where they open a pile."""
        self.clear_widgets()
        self.cols = 4 if len(claims) in (4, 7, 8, 10, 11) else 3
        self.lines = -(-len(claims) // self.cols)
        for claim in claims:
            self.add_widget(_button(claim, w, pick))


class SpiceRow(BoxLayout):
    """Ten cards of one spice below its word."""

    word = StringProperty()
    glyph = StringProperty()
    tint = ColorProperty(theme.TEXT)
    cards = ObjectProperty(None, allownone=True)


class SpiceGrid(BoxLayout):
    """Every numbered card, or every claim there is: a row a spice."""

    def show(
        self, allowed: Callable[[Card], bool], w: Words, pick: Pick, *, tell: bool = False
    ) -> None:
        """Offer the cards that are `allowed`; with `tell` the others may be tapped, too."""
        self.clear_widgets()
        for each in Spice:
            row = SpiceRow(word=spice(each, w), glyph=each.value, tint=INKS[each.value])
            for number in NUMBERS:
                what = Numbered(number, each)
                button = _button(what, w, pick, small=True)
                button.marked = allowed(what)
                button.disabled = not (button.marked or tell)
                row.cards.add_widget(button)
            self.add_widget(row)

    def add_wilds(self, allowed: Callable[[Card], bool], w: Words, pick: Pick) -> None:
        """Put the two wild cards below."""
        row = BoxLayout(spacing=12 * look.u)
        for what in (Wild(Trait.NUMBER), Wild(Trait.SPICE)):
            detail = w("spicy-wild-detail", trait=what.trait.value)
            name = printed(card(what, w))
            button = SpicyChoice("wild", INKS["wild"], label=name, detail=detail, peak=27)
            button.disabled = not allowed(what)
            button.bind(on_release=lambda _button, what=what: pick(what))
            row.add_widget(button)
        self.add_widget(row)


class SpicyCountRow(BoxLayout):
    """One player's count, or the titles of its columns."""

    rank = StringProperty()
    shape = StringProperty()
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    cards = StringProperty()
    trophies = StringProperty()
    hand = StringProperty()
    points = StringProperty()
    sources = StringProperty()
    wins = BooleanProperty(False)
    titles = BooleanProperty(False)


class SpicyCountTable(BoxLayout):
    """Where the points come from, best player first."""

    def show(self, lines: tuple[CountLine, ...], w: Words) -> None:
        """Fill in the count."""
        self.clear_widgets()
        titles = SpicyCountRow(
            titles=True, cards=w("spicy-count-cards"), points=w("spicy-count-points")
        )
        titles.trophies, titles.hand = w("spicy-count-trophies"), w("spicy-count-hand")
        self.add_widget(titles)
        for line in lines:
            shape, tint = theme.player_mark(line.seat)
            row = SpicyCountRow(rank=str(line.rank), shape=shape, tint=tint, name=line.name)
            row.cards, row.trophies, row.hand = line.cards, line.trophies, line.hand
            row.points, row.sources, row.wins = line.points, line.sources, line.wins
            self.add_widget(row)
        # Takes what a short table leaves, so that its lines stand at the top.
        self.add_widget(Widget(size_hint_y=0.001))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
