"""A page of rules, from its file in plain Markdown.

    # Zombie Dice

    One or more lines of introduction.

    ## The turn {#turn}

    A paragraph may run over several lines. **Bold** is the only mark within a line.

    ### Three shotguns {#shotguns}

    - An item of a list, on as many lines as it takes: those that follow begin with two spaces.
    - {refill=mix} An item that is a reading: it is marked where this option has this value.

    | a table | has a head |
    |---|---|
    | and | rows |

Headings below the first carry an anchor: lower-case letters, digits and hyphens. Nothing else
means anything; what is not of this form is a `PageError`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

SECTIONS = ("aim", "players", "setup", "turn", "scoring", "end", "house", "questions", "box")
"""The sections that every page has, in this order, as headings of the second level.

`players` tells the minutes, too; `house` the readings, house rules and traps; `box` who made the
game and what is in it.
"""

_HEADING = re.compile(r"(#{2,3}) (.+?) \{#([a-z0-9-]+)\}")
_CHOICE = re.compile(r"\{([a-z_]+)=([^}\s]+)\} (.+)")
_RULE = re.compile(r"\|(\s*:?-+:?\s*\|)+")


class PageError(ValueError):
    """A line is not of the form of a page; the message names it."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines of text as one."""

    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """One point of a list."""

    text: str
    option: str = ""
    """The option that this point is a reading of; empty for other points."""
    value: str = ""
    """The value of the option, as notation writes it, by which this reading is played."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, the first being the head."""

    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Item | Table


@dataclass(frozen=True, slots=True)
class Section:
    """What stands below one heading, up to the next of any level."""

    anchor: str
    """Empty for the introduction."""
    title: str
    level: int
    """1 for the page itself, 2 for its sections, 3 for the rules within them."""
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game in one language."""

    sections: tuple[Section, ...]
    """The first is the introduction, titled as the page."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.sections[0].title

    @property
    def anchors(self) -> tuple[str, ...]:
        """Where the page may be opened, in order."""
        return tuple(section.anchor for section in self.sections[1:])

    def section(self, anchor: str) -> Section:
        """The section of this anchor; KeyError when there is none."""
        for section in self.sections[1:]:
            if section.anchor == anchor:
                return section
        raise KeyError(anchor)


def plain(text: str) -> str:
    """`text` without its marks."""
    return text.replace("**", "")


def text_of(block: Block) -> str:
    """The words of a block, without marks, cells between spaces."""
    if isinstance(block, Table):
        return plain(" ".join(cell for row in block.rows for cell in row))
    return plain(block.text)


def parse(text: str) -> Page:
    """Read a page; PageError names the first line that is wrong."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise PageError("line 1: a page begins with “# ” and its title")
    sections: list[Section] = []
    anchor, title, level, start = "", lines[0][2:].strip(), 1, 1
    for number, line in enumerate([*lines[1:], "## end {#end-of-page}"], start=2):
        if not line.startswith("#"):
            continue
        heading = _HEADING.fullmatch(line.rstrip())
        if heading is None:
            raise PageError(f"line {number}: “{line}” is no heading “## Title {{#anchor}}”")
        blocks = tuple(_blocks(lines[start : number - 1], start + 1))
        sections.append(Section(anchor, title, level, blocks))
        level, title, anchor, start = len(heading[1]), heading[2], heading[3], number
    names = [section.anchor for section in sections]
    for name in names:
        if names.count(name) > 1:
            raise PageError(f"the anchor “{name}” stands twice")
    return Page(tuple(sections))


def _blocks(lines: list[str], first: int) -> Iterator[Block]:
    """The blocks of these lines, of which the first has this number."""
    gathered: list[str] = []
    for number, line in enumerate([*lines, ""], start=first):
        begins = line.startswith("- ") or (line.startswith("|") != _in_table(gathered))
        if gathered and (not line.strip() or begins):
            yield _block(gathered, number - len(gathered))
            gathered = []
        if line.strip():
            gathered.append(line.rstrip())


def _in_table(gathered: list[str]) -> bool:
    return bool(gathered) and gathered[0].startswith("|")


def _block(lines: list[str], number: int) -> Block:
    if lines[0].startswith("|"):
        return _table(lines, number)
    text = " ".join(line.strip() for line in lines)
    if text.count("**") % 2:
        raise PageError(f"line {number}: ** is opened and not closed")
    if not lines[0].startswith("- "):
        return Paragraph(text)
    text = text[2:].strip()
    choice = _CHOICE.fullmatch(text)
    if choice is None:
        return Item(text)
    return Item(choice[3], choice[1], choice[2])


def _table(lines: list[str], number: int) -> Table:
    if len(lines) < 3 or not _RULE.fullmatch(lines[1]):
        raise PageError(f"line {number}: a table has a head, a line |---|---| and rows")
    cells = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines]
    if len({len(row) for row in cells}) > 1:
        raise PageError(f"line {number}: the rows of a table have equally many cells")
    return Table((cells[0], *cells[2:]))
