"""Every page of rules has the form that all pages have, in both languages alike."""

from __future__ import annotations

from enum import StrEnum
from itertools import zip_longest

import pytest

from assistant.games.registry import GAMES
from assistant.locale.words import FOLDER, Lang, printed, typeset
from assistant.rules.page import SECTIONS, Item, parse, text_of
from assistant.rules.shelf import has_page, page
from assistant.rules.why import WHY

WRITTEN = [(name, lang) for name in GAMES for lang in Lang if has_page(name, lang)]
BOTH = [name for name in GAMES if all(has_page(name, lang) for lang in Lang)]
FEWEST_WORDS = 300
"""A page that is to be read instead of a leaflet says at least so much."""


def test_every_game_has_its_page_and_knows_its_rules() -> None:
    assert list(GAMES) == BOTH
    assert set(WHY) == set(GAMES)


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_a_page_has_every_section_and_each_says_something(game: str, lang: Lang) -> None:
    told = page(game, lang)
    level_two = [section.anchor for section in told.sections if section.level == 2]
    assert tuple(level_two) == SECTIONS
    for section, after in zip_longest(told.sections, told.sections[1:]):
        # A title alone must at least have titles below it.
        assert section.blocks or (after and after.level > section.level), section.anchor
    blocks = [block for section in told.sections for block in section.blocks]
    assert sum(len(text_of(block).split()) for block in blocks) >= FEWEST_WORDS


@pytest.mark.parametrize("game", BOTH)
def test_both_languages_have_the_same_anchors(game: str) -> None:
    french, english = page(game, Lang.FR), page(game, Lang.EN)
    assert french.anchors == english.anchors
    assert readings(game, Lang.FR) == readings(game, Lang.EN)


def readings(game: str, lang: Lang) -> set[tuple[str, str]]:
    """(option, value) of everything that the page calls a reading."""
    return {
        (block.option, block.value)
        for section in page(game, lang).sections
        for block in section.blocks
        if isinstance(block, Item) and block.option
    }


@pytest.mark.parametrize("game", BOTH)
def test_the_readings_told_are_those_there_are(game: str) -> None:
    kind = GAMES[game]
    told = readings(game, Lang.FR)
    for option, value in told:
        assert kind.option(option, value) is not None
    chosen = {name: known for name, known in kind.kinds.items() if issubclass(known, StrEnum)}
    missing = {(name, str(v)) for name, known in chosen.items() for v in known} - told
    assert not missing


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_a_page_reads_the_same_with_other_line_breaks(game: str, lang: Lang) -> None:
    file = FOLDER / lang / "rules" / f"{game}.md"
    text = typeset(printed(file.read_text(encoding="utf-8")), lang)
    assert parse(text.replace("\n", "\r\n")) == page(game, lang)
