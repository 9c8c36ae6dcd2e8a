"""What lies over the table screen for a moment: a die to name, a roll to enter, the past."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from assistant.games.zombie_dice import Colour, Die, Special
from assistant.locale.words import Words, capitalised
from assistant.ui import theme
from assistant.ui.present.common import Line
from assistant.ui.theme import look
from assistant.ui.widgets.basics import DieFace, Panel, PushButton
from assistant.ui.widgets.captions import EvenCaptions

Pick = Callable[[Die], None]

COLUMNS = 3
MANY = 9
"""More faces than this stand in one more column."""


class Sheet(FloatLayout):
    """A panel over everything else; a tap beside it closes it."""

    title = StringProperty()
    hint = StringProperty()
    close_label = StringProperty()
    box = ObjectProperty(None, allownone=True)

    def on_touch_down(self, touch: object) -> bool:
        """Let nothing through to what lies below."""
        if self.box is not None and not self.box.collide_point(*touch.pos):  # type: ignore[attr-defined]
            self.close()
            return True
        super().on_touch_down(touch)
        return True

    def close(self) -> None:
        """Take the sheet away."""
        if self.parent is not None:
            self.parent.remove_widget(self)


class SheetTitle(BoxLayout):
    """The sheet's title and hint, and the button that closes it."""

    sheet = ObjectProperty(None, allownone=True, rebind=True)


class DiceRow(EvenCaptions, BoxLayout):
    """Dice beside each other, each of which may be tapped."""

    aside = BooleanProperty(False)
    """Whether their words stand beside them: for dice one above the other."""

    def show(
        self,
        dice: tuple[Die | None, ...],
        w: Words,
        tapped: Callable[[int], None],
        unsure: frozenset[int] = frozenset(),
        chosen: int | None = None,
        peak: float = 20.0,
        leaning: frozenset[int] = frozenset(),
    ) -> None:
        """Show `dice`; None is a place still to fill, and of those `leaning` no face is shown."""
        self.clear_widgets()
        for place, die in enumerate(dice):
            # An empty place keeps room for a caption, so that all dice are of one size.
            face = DieFace(place=place, peak=peak, chosen=place == chosen, caption=" ")
            face.aside = self.aside
            if die is not None:
                face.colour, face.unsure = die.colour.value, place in unsure
                face.face = "" if place in leaning else die.face.value
                key = "die-label-doubt" if face.unsure else "die-label"
                face.caption = w(key, colour=w(die.colour), face=w(die.face))
                if place in leaning:
                    face.caption = w("die-leans")
            face.bind(on_release=lambda face: tapped(int(face.place)))
            self.add_widget(face)


class DiceGrid(EvenCaptions, GridLayout):
    """Dice in rows, each of which may be tapped."""


class DieGrid(BoxLayout):
    """The dice that may be named: faces by rows, colours by columns; one tap names both.

    Special dice stand below, each a tap away from its own faces.
    """

    page = ObjectProperty(None, allownone=True)
    below = ObjectProperty(None, allownone=True)

    def show(
        self,
        dice: tuple[Die, ...],
        allowed: frozenset[Die],
        w: Words,
        pick: Pick,
        now: Die | None = None,
    ) -> None:
        """Offer those of `dice` that are `allowed`; `now` is what is there already."""
        self._dice, self._allowed, self._w, self._pick, self._now = dice, allowed, w, pick, now
        self._turn(now.colour if now is not None and isinstance(now.colour, Special) else None)

    def _turn(self, special: Special | None) -> None:
        """Show the faces of one special die, or the dice of the base game."""
        self.page.clear_widgets()
        shown = [
            die
            for die in self._dice
            if (die.colour == special if special else isinstance(die.colour, Colour))
        ]
        self.page.cols = COLUMNS if len(shown) <= MANY else COLUMNS + 1
        for die in shown:
            self.page.add_widget(self._face(die))
        self._show_below(special)

    def _face(self, die: Die) -> DieFace:
        w = self._w
        caption = w(die.face) if isinstance(die.colour, Special) else ""
        face = DieFace(
            colour=die.colour.value,
            face=die.face.value,
            caption=caption or w("die-label", colour=w(die.colour), face=w(die.face)),
            chosen=die == self._now,
            disabled=die not in self._allowed,
        )
        face.bind(on_release=lambda _face: self._pick(die))
        return face

    def _show_below(self, special: Special | None) -> None:
        """The special dice, and the way back to the others."""
        self.below.clear_widgets()
        colours = dict.fromkeys(d.colour for d in self._dice if isinstance(d.colour, Special))
        self.below.height = 68 * look.u if colours else 0
        if not colours:
            return
        allowed = {die.colour for die in self._allowed}
        pages: tuple[Special | None, ...] = (None, *colours)
        for page in pages:
            label = capitalised(self._w(page)) if page else self._w("hand-usual")
            button = PushButton(label=label, peak=21, radius=12, main=page == special)
            button.disabled = page is not None and page not in allowed
            button.bind(on_release=lambda _button, page=page: self._turn(page))
            self.below.add_widget(button)


class DieSheet(Sheet):
    """Name one die: the three dice above, the nine it may be below."""

    row = ObjectProperty(None, allownone=True)
    grid = ObjectProperty(None, allownone=True)


class HandSheet(Sheet):
    """Enter a roll: three taps, and it is taken."""

    row = ObjectProperty(None, allownone=True)
    grid = ObjectProperty(None, allownone=True)

    def open(
        self,
        w: Words,
        dice: tuple[Die, ...],
        legal: Callable[[tuple[Die, ...]], frozenset[Die]],
        take: Callable[[tuple[Die, ...]], None],
        count: int,
    ) -> None:
        """Begin with no die; `take` gets the roll once `count` of `dice` are named."""
        self._w, self._dice, self._legal, self._take, self._count = w, dice, legal, take, count
        self._show(())

    def renew(self) -> None:
        """Keep, of the dice named so far, those that the game as it is now still allows."""
        kept: tuple[Die, ...] = ()
        for die in self._chosen:
            if die in self._legal(kept):
                kept = (*kept, die)
        self._show(kept)

    def _show(self, chosen: tuple[Die, ...]) -> None:
        self._chosen = chosen
        left = self._count - len(chosen)
        self.hint = self._w("hand-hint", left=left)
        places = (*chosen, *(None,) * left)
        self.row.show(places, self._w, lambda place: self._drop(chosen, place), chosen=len(chosen))
        legal = self._legal(chosen)
        self.grid.show(self._dice, legal, self._w, lambda die: self._add(chosen, die))

    def _add(self, chosen: tuple[Die, ...], die: Die) -> None:
        if len(chosen) + 1 < self._count:
            self._show((*chosen, die))
            return
        self.close()
        self._take((*chosen, die))

    def _drop(self, chosen: tuple[Die, ...], place: int) -> None:
        self._show((*chosen[:place], *chosen[place + 1 :]))


class HistoryLine(Panel):
    """One happening; the dice of a roll may be tapped."""

    shape = StringProperty("circle")
    tint = ObjectProperty(theme.TEXT)
    name = StringProperty()
    round = StringProperty()
    happening = StringProperty()
    note = StringProperty()
    lost = BooleanProperty(False)
    place = NumericProperty(0)
    why_label = StringProperty()
    rolled = BooleanProperty(False)
    """Whether it has dice."""
    below = BooleanProperty(False)
    """Whether the dice stand below the words."""
    dice = ObjectProperty(None, allownone=True)
    __events__ = ("on_why",)

    def on_why(self) -> None:
        """Event: the rule behind it is to be opened."""


class HistorySheet(Sheet):
    """Everything that happened, newest first, and what else the table may want."""

    lines = ObjectProperty(None, allownone=True)
    voice_label = StringProperty()
    has_voice = BooleanProperty(True)
    home_label = StringProperty()
    more_label = StringProperty()
    """What else the game offers; empty for nothing."""
    rules_label = StringProperty()
    """Opens the rules; empty where there are none."""
    __events__ = ("on_voice", "on_rules", "on_more", "on_home")

    def show(
        self,
        lines: tuple[Line, ...],
        w: Words,
        tapped: Callable[[int, int], None],
        why: Callable[[int], None] | None = None,
    ) -> None:
        """List `lines`; `tapped` gets the place in the log and the place of the die.

        `why` gets the place in the log of what is asked about; None where no rules are told.
        """
        self.lines.clear_widgets()
        for line in lines:
            shape, tint = theme.player_mark(line.seat)
            row = HistoryLine(
                shape=shape,
                tint=tint,
                name=line.name,
                round=line.round,
                happening=line.title,
                note=line.note,
                lost=line.lost,
                place=line.place,
                rolled=bool(line.dice),
            )
            if why is not None:
                row.why_label = w("rules-why")
                row.bind(on_why=lambda row: why(int(row.place)))
            row.dice.show(line.dice, w, lambda die, place=line.place: tapped(place, die), peak=15)
            self.lines.add_widget(row)

    def on_voice(self) -> None:
        """Event: the voice is to be switched."""

    def on_rules(self) -> None:
        """Event: the rules are to be opened."""

    def on_more(self) -> None:
        """Event: what else the game offers is to be opened."""

    def on_home(self) -> None:
        """Event: back to the start screen."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
