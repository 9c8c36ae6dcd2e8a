"""What lies over the table of Zero to tell a hand: its nine cards, or its points alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from assistant.games.zero import HAND_SIZE, Card, Hand
from assistant.games.zero.scoring import MOST
from assistant.locale.words import Words
from assistant.session.translate.zero_hand import Draft
from assistant.ui.present.zero_hands import Telling, counted
from assistant.ui.screens.zero.cards import ZeroCardGrid
from assistant.ui.widgets.basics import PushButton
from assistant.ui.widgets.sheets import Sheet


class ZeroHandSheet(Sheet):
    """Tap nine cards of the grid; what they count is told at once."""

    row = ObjectProperty(None, allownone=True)
    place = ObjectProperty(None, allownone=True)
    left = StringProperty()
    why = StringProperty()
    done_label = StringProperty()
    clear_label = StringProperty()
    points_label = StringProperty()
    photo_label = StringProperty()
    """On the button that lets the camera read the hand; empty where no cards are learnt."""
    has_points = BooleanProperty(True)
    """Whether the points alone may be told."""
    ready = BooleanProperty(False)
    empty = BooleanProperty(True)
    __events__ = ("on_points", "on_photo")

    def open(
        self,
        grid: ZeroCardGrid,
        w: Words,
        told: Telling,
        held: Mapping[Card, int],
        take: Callable[[Hand], None],
        draft: Draft | None = None,
    ) -> None:
        """Begin with what was told before, or with a `draft` that the camera read.

        `take` gets the nine cards once they are right.

        `grid` may have served before: 56 cards are not made anew for every hand.
        """
        self._w, self._told, self._held, self._take = w, told, held, take
        self.grid = grid
        if grid.parent is not None:
            grid.parent.remove_widget(grid)
        self.place.add_widget(grid)
        self.done_label, self.clear_label = w("zero-hand-done"), w("zero-hand-clear")
        self._unsure = draft.unsure if draft is not None else frozenset()
        if draft is None:
            self._show(told.hand)
            return
        self.hint = w("zero-photo-taken")
        # What lies in another hand cannot lie in this one.
        self._show(tuple(card for card in draft.cards if card not in held))

    def toggle(self, card: Card) -> None:
        """Add a card to the hand, or take it out; it is sure from then on."""
        self._unsure -= {card}
        if card in self._hand:
            self._show(tuple(one for one in self._hand if one != card))
        elif len(self._hand) < HAND_SIZE:
            self._show((*self._hand, card))

    def clear_hand(self) -> None:
        """Begin again."""
        self._show(())

    def done(self) -> None:
        """The hand is complete."""
        if self.ready:
            self.close()
            self._take(self._hand)

    def on_points(self) -> None:
        """Event: the points are to be told without the cards."""

    def on_photo(self) -> None:
        """Event: the camera is to read the hand."""

    def _show(self, hand: Hand) -> None:
        self._hand = hand
        found = counted(self._told, hand, self._w)
        self.left, self.why, self.ready = found.left, found.why, found.fits
        self.empty = not hand
        self.row.show(hand, self.toggle, self._unsure)
        self.grid.show(hand, self._held, self._w, self.toggle, self._unsure)


class ZeroPoints(Sheet):
    """The points of a hand, each number a button."""

    numbers = ObjectProperty(None, allownone=True)

    def open(self, take: Callable[[int], None], now: int | None) -> None:
        """Offer 0 to 36; `take` gets the number, `now` is what is there already."""

        def tapped(button: PushButton) -> None:
            self.close()
            take(int(button.label))

        for number in range(MOST + 1):
            button = PushButton(label=str(number), main=number == now, peak=34, radius=12)
            button.bind(on_release=tapped)
            self.numbers.add_widget(button)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
