"""What lies over the table of Zero to look back: every round's points, each to be corrected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.ui import theme
from assistant.ui.present.zero import Claim
from assistant.ui.present.zero_hands import SheetLine
from assistant.ui.widgets.basics import PushButton, Text
from assistant.ui.widgets.sheets import Sheet


class ZeroSheetHead(BoxLayout):
    """A player at the head of a column."""

    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()


class ZeroScores(Sheet):
    """A line a round, a column a player, and the totals."""

    table = ObjectProperty(None, allownone=True)
    columns = NumericProperty(1)

    def show(
        self,
        names: tuple[str, ...],
        lines: tuple[SheetLine, ...],
        tapped: Callable[[int, int], None],
    ) -> None:
        """Fill in; `tapped` gets the number of a round and a seat."""
        self.table.clear_widgets()
        self.columns = len(names) + 1
        self.table.add_widget(Text(size_hint_y=0.8))
        for seat, name in enumerate(names):
            shape, tint = theme.player_mark(seat)
            self.table.add_widget(ZeroSheetHead(shape=shape, tint=tint, name=name))
        for line in lines:
            self.table.add_widget(Text(text=line.title, peak=21, color=theme.QUIET))
            for seat, points in enumerate(line.points):
                if line.number is None:
                    self.table.add_widget(Text(text=points, peak=34, bold=True, halign="center"))
                    continue
                button = PushButton(label=points, peak=28, radius=12)
                button.bind(on_release=lambda _b, n=line.number, s=seat: tapped(n, s))
                self.table.add_widget(button)


class ZeroClaims(Sheet):
    """Who announces ZERO, and how they came by it."""

    claims = ObjectProperty(None, allownone=True)

    def show(self, claims: tuple[Claim, ...], take: Callable[[Claim], None]) -> None:
        """Offer the announcements that the rules allow now."""
        self.claims.clear_widgets()
        for claim in claims:
            shape, tint = theme.player_mark(claim.event.seat)
            button = PushButton(label=claim.name, detail=claim.how, ink=shape, tint=tint, peak=30)

            def tapped(_button: object, claim: Claim = claim) -> None:
                self.close()
                take(claim)

            button.bind(on_release=tapped)
            self.claims.add_widget(button)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
