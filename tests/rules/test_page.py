"""Reading a page, and finding what is asked for in it."""

from __future__ import annotations

import pytest

from assistant.rules.page import Item, PageError, Paragraph, Section, Table, parse
from assistant.rules.shelf import compared, search

PAGE = """# Dés

Une introduction
sur deux lignes.

## Le tour {#turn}

On lance **trois** dés.
- Un point,
  plus long.
- {refill=mix} Une lecture.

### Le gobelet vide {#empty-cup}

| dé | vert |
|----|:----:|
| 1  | cœur |
| 2  | feu  |

Après l’été, on recommence.
"""


def test_a_page_is_read() -> None:
    told = parse(PAGE)
    assert told.title == "Dés"
    assert told.anchors == ("turn", "empty-cup")
    assert told.sections[0].blocks == (Paragraph("Une introduction sur deux lignes."),)
    assert told.section("turn").blocks == (
        Paragraph("On lance **trois** dés."),
        Item("Un point, plus long."),
        Item("Une lecture.", "refill", "mix"),
    )
    assert told.section("empty-cup").blocks == (
        Table((("dé", "vert"), ("1", "cœur"), ("2", "feu"))),
        Paragraph("Après l’été, on recommence."),
    )
    with pytest.raises(KeyError):
        told.section("dragons")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1"),
        ("## Titre {#a}\n", "line 1"),
        ("# T\n## Sans ancre\n", "line 2: “## Sans ancre”"),
        ("# T\n## A {#a}\n## B {#a}\n", "“a” stands twice"),
        ("# T\n#### A {#a}\n", "line 2"),
        ("# T\n\nUn **gras\n", "line 3: \\*\\*"),
        ("# T\n| a | b |\n| 1 | 2 |\n", "line 2: a table"),
        ("# T\n| a | b |\n|---|---|\n| 1 |\n", "line 2: the rows"),
    ],
)
def test_what_is_no_page_is_told_with_its_line(text: str, why: str) -> None:
    with pytest.raises(PageError, match=why):
        parse(text)


def found(asked: str) -> list[str]:
    return [hit.section.anchor for hit in search(parse(PAGE), asked)]


@pytest.mark.parametrize(
    ("asked", "anchors"),
    [
        ("trois", ["turn"]),
        ("TROIS dés", ["turn"]),
        ("gobelet", ["empty-cup"]),
        ("ete", ["empty-cup"]),
        ("coeur", ["empty-cup"]),
        ("l'été", ["empty-cup"]),
        ("rois", []),
        ("trois dragons", []),
        ("de", ["", "turn", "empty-cup"]),
        ("", []),
        ("  ", []),
    ],
)
def test_words_are_found_by_their_beginning_without_accents(asked: str, anchors: list[str]) -> None:
    assert found(asked) == anchors


def test_a_title_comes_before_a_text() -> None:
    told = parse("# T\n## A {#a}\nLe gobelet.\n## Gobelet {#b}\nVide.\n")
    assert [hit.section.anchor for hit in search(told, "gobelet")] == ["b", "a"]


def test_a_hit_shows_the_words_around_it() -> None:
    told = parse("# T\n## A {#a}\n" + "mot " * 60 + "ici " + "suite " * 60 + "\n")
    (hit,) = search(told, "ici")
    assert "ici" in hit.snippet and len(hit.snippet) < 120
    assert hit.snippet.startswith("… mot") and hit.snippet.endswith(" …")


def test_folding_keeps_what_is_compared() -> None:
    assert compared("  L’ÉTÉ  œuf ") == "l'ete oeuf"
    assert isinstance(parse(PAGE).sections[0], Section)
