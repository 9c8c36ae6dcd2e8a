"""The rules of a game over any screen: in large type, searched by words, opened at any rule."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label
from kivy.utils import escape_markup

from assistant.locale.words import Words
from assistant.rules.page import Block, Item, Page, Paragraph, Section, Table
from assistant.rules.shelf import Hit, search
from assistant.rules.told import Options, is_set
from assistant.ui.theme import look
from assistant.ui.widgets.basics import Panel, PushButton
from assistant.ui.widgets.sheets import Sheet


class RulesText(Label):
    """A paragraph as wide as its place and as high as it needs."""

    peak = NumericProperty(25.0)


class RulesItem(BoxLayout):
    """A point of a list; the reading that is played by stands out by a frame and a word."""

    text = StringProperty()
    mark = StringProperty()


class RulesTable(GridLayout):
    """Rows of cells, the head in bold."""


class RulesCell(RulesText):
    """A cell, on a ground that sets it apart from its neighbours."""

    head = BooleanProperty(False)


class RulesSection(BoxLayout):
    """A heading and what stands below it; `chosen` when it was asked for."""

    title = StringProperty()
    level = NumericProperty(2)
    chosen = BooleanProperty(False)


class ContentsLine(ButtonBehavior, Panel):
    """A heading in the list of contents."""

    title = StringProperty()
    level = NumericProperty(2)


class HitButton(ButtonBehavior, Panel):
    """A section that holds what was looked for, with the words around it."""

    title = StringProperty()
    snippet = StringProperty()


class WhyButton(PushButton):
    """« Pourquoi ? » beside a call; `screen` opens the rule that made it."""

    screen = ObjectProperty(None, allownone=True, rebind=True)


class RulesSheet(Sheet):
    """One page, its contents beside it where there is room, and a line to search it by."""

    search_hint = StringProperty()
    asked = StringProperty()
    nothing = StringProperty()
    """Said when nothing holds the words asked for; empty otherwise."""
    text = ObjectProperty(None, allownone=True)
    scroll = ObjectProperty(None, allownone=True)
    contents = ObjectProperty(None, allownone=True)
    _target: RulesSection | None = None

    def __init__(self, **settings: object) -> None:
        # After the frame: while the text still grows, the view puts itself back where it was.
        self._follow_soon = Clock.create_trigger(self._follow)
        super().__init__(**settings)

    def show(self, page: Page, now: Options, w: Words, anchor: str = "") -> None:
        """Fill in the page, open at `anchor`; `now` are the options that are played by."""
        self._page, self._now, self._w = page, now, w
        self.title = page.title
        self._list_contents()
        # Bound weakly: the look outlives every widget.
        look.bind(portrait=self._list_contents)
        self.open_at(anchor)

    def _list_contents(self, *_: object) -> None:
        """List the headings beside the text; an upright screen has no room for it."""
        self.contents.clear_widgets()
        for section in () if look.portrait else self._page.sections[1:]:
            line = ContentsLine(title=section.title, level=section.level)
            line.bind(on_release=lambda _line, at=section.anchor: self.open_at(at))
            self.contents.add_widget(line)

    def open_at(self, anchor: str) -> None:
        """Show the page, the section of this anchor at the top and marked."""
        self.nothing = ""
        self.text.clear_widgets()
        chosen = None
        for section in self._page.sections:
            drawn = self._drawn(section)
            drawn.chosen = bool(anchor) and section.anchor == anchor
            chosen = drawn if drawn.chosen else chosen
            self.text.add_widget(drawn)
        self._aim(chosen)

    def search(self, asked: str) -> None:
        """Show what holds the words asked for; the page itself when nothing is asked."""
        self.asked = asked
        if not asked.strip():
            self.open_at("")
            return
        hits = search(self._page, asked)
        self.nothing = "" if hits else self._w("rules-nothing", what=asked.strip())
        self.text.clear_widgets()
        for hit in hits:
            self.text.add_widget(self._found(hit))
        self._aim(None)

    def _found(self, hit: Hit) -> HitButton:
        button = HitButton(title=hit.section.title, snippet=hit.snippet)
        button.bind(on_release=lambda _button: self.open_at(hit.section.anchor))
        return button

    def on_touch_down(self, touch: object) -> bool:
        """Let whoever reads scroll freely."""
        self._target = None
        return super().on_touch_down(touch)

    def _aim(self, section: RulesSection | None) -> None:
        """Keep a section at the top of the view until the page is touched; None: its beginning.

        What is drawn gets its height and place only as the layout comes to rest.
        """
        self._target = section
        self.scroll.scroll_y = 1
        if section is not None:
            section.bind(pos=self._follow_soon, size=self._follow_soon)

    def _follow(self, *_changed: object) -> None:
        section = self._target
        if section is None:
            return
        hidden = self.text.height - self.scroll.height
        if hidden > 0:
            below = section.top - self.text.y - self.scroll.height
            self.scroll.scroll_y = min(1.0, max(0.0, below / hidden))

    def _drawn(self, section: Section) -> RulesSection:
        drawn = RulesSection(title=section.title if section.anchor else "", level=section.level)
        for block in section.blocks:
            drawn.add_widget(self._block(block))
        return drawn

    def _block(self, block: Block) -> RulesText | RulesItem | RulesTable:
        match block:
            case Paragraph(text):
                return RulesText(text=marked_up(text))
            case Item(text):
                mark = self._w("rules-set") if is_set(block, self._now) else ""
                return RulesItem(text=marked_up(text), mark=mark)
            case Table(rows):
                table = RulesTable(cols=len(rows[0]))
                for place, row in enumerate(rows):
                    for cell in row:
                        table.add_widget(RulesCell(text=marked_up(cell), head=place == 0))
                return table
            case _:
                assert_never(block)


def marked_up(text: str) -> str:
    """A line of a page in Kivy's markup."""
    parts = escape_markup(text).split("**")
    return "".join(f"[b]{part}[/b]" if place % 2 else part for place, part in enumerate(parts))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
