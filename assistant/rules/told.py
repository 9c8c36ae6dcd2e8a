"""A page of rules as lines of plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import assert_never

from assistant.locale.words import Words
from assistant.rules.page import Block, Item, Page, Paragraph, Section, Table, plain

Options = frozenset[tuple[str, str]]
"""(option, value as notation writes it) of the game that is played, or of the usual one."""


def page_lines(page: Page, set_now: Options, w: Words, width: int) -> Iterator[str]:
    """The whole page, at most `width` letters a line."""
    for section in page.sections:
        yield from section_lines(section, set_now, w, width)


def section_lines(section: Section, set_now: Options, w: Words, width: int) -> Iterator[str]:
    """A section under its underlined title, an empty line after it."""
    yield section.title
    yield {1: "=", 2: "-", 3: "·"}[section.level] * len(section.title)
    for place, block in enumerate(section.blocks):
        if place and not (isinstance(block, Item) and isinstance(section.blocks[place - 1], Item)):
            yield ""
        yield from _block(block, set_now, w, width)
    yield ""


def is_set(item: Item, set_now: Options) -> bool:
    """Whether this point is the reading that is played by."""
    return (item.option, item.value) in set_now


def _block(block: Block, set_now: Options, w: Words, width: int) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield from wrap(plain(text), width)
        case Item(text):
            mark = f"✓ {w('rules-set')} " if is_set(block, set_now) else ""
            yield from wrap(mark + plain(text), width, initial_indent="- ", subsequent_indent="  ")
        case Table(rows):
            yield from _table(rows, width)
        case _:
            assert_never(block)


def _table(rows: tuple[tuple[str, ...], ...], width: int) -> Iterator[str]:
    """Cells below each other; a table too wide is told row by row."""
    cells = [[plain(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    if sum(widths) + 2 * (len(widths) - 1) <= width:
        lines = ["  ".join(c.ljust(n) for c, n in zip(row, widths, strict=True)) for row in cells]
        yield lines[0].rstrip()
        yield "  ".join("-" * n for n in widths)
        yield from (line.rstrip() for line in lines[1:])
        return
    for row in cells[1:]:
        told = "; ".join(f"{head}: {c}" for head, c in zip(cells[0], row, strict=True) if c)
        yield from wrap(told, width, initial_indent="- ", subsequent_indent="  ")
