"""Finds the pages of rules, and what is asked for in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from assistant.games.registry import GAMES
from assistant.locale.folding import folded
from assistant.locale.words import FOLDER, Lang, printed, typeset
from assistant.rules.page import Page, Section, parse, plain, text_of

SNIPPET = 110
"""How many characters around a word that was found are shown."""


class NoPageError(ValueError):
    """There is no page of this game; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section in which everything asked for stands."""

    section: Section
    snippet: str
    """The text around the first word."""


def has_page(game: str, lang: Lang) -> bool:
    """Whether the rules of a game are written in this language."""
    return (FOLDER / lang / "rules" / f"{game}.md").is_file()


@cache
def page(game: str, lang: Lang) -> Page:
    """The rules of a game, typeset; NoPageError where there are none."""
    if not has_page(game, lang):
        written = [name for name in GAMES if has_page(name, lang)]
        raise NoPageError(f"there are no rules of “{game}”; there are: {', '.join(written)}")
    text = (FOLDER / lang / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return parse(typeset(printed(text), lang))


def compared(text: str) -> str:
    """`text` as it is compared: folded, with plain apostrophes, one space between words."""
    return " ".join(folded(text).replace("’", "'").split())


def search(where: Page, asked: str) -> tuple[Hit, ...]:
    """The sections that hold every word asked for, or its beginning; best first.

    A word in the title counts before one in the text; otherwise the order of the page stays.
    """
    wanted = compared(asked).split()
    if not wanted:
        return ()
    hits: list[tuple[int, Hit]] = []
    for section in where.sections:
        title, body = compared(plain(section.title)), [text_of(block) for block in section.blocks]
        all_words = f"{title} {compared(' '.join(body))}"
        if all(_begins(word, all_words) for word in wanted):
            missing = sum(not _begins(word, title) for word in wanted)
            hits.append((missing, Hit(section, _snippet(body, wanted))))
    return tuple(hit for _, hit in sorted(hits, key=lambda found: found[0]))


def _begins(word: str, text: str) -> bool:
    """Whether a word of `text` begins with `word`."""
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


def _snippet(body: list[str], wanted: list[str]) -> str:
    """The first text that holds one of the words, cut around it."""
    for text in body:
        words = text.split()
        for place, word in enumerate(words):
            if any(_begins(asked, compared(word)) for asked in wanted):
                return _around(words, place)
    return _around(" ".join(body).split(), 0)


def _around(words: list[str], place: int) -> str:
    start, text = max(0, place - 4), ""
    for end in range(start, len(words)):
        longer = " ".join(words[start : end + 1])
        if len(longer) > SNIPPET:
            return f"{'… ' if start else ''}{text} …"
        text = longer
    return f"{'… ' if start else ''}{text}"
