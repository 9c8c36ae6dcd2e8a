"""`gobelet rules`: pages on the terminal."""

from __future__ import annotations

import pytest

from assistant.__main__ import main
from assistant.games.registry import GAMES
from assistant.locale.words import Lang, words
from assistant.rules.page import parse
from assistant.rules.shelf import has_page, page
from assistant.rules.told import page_lines

WRITTEN = [(name, lang) for name in GAMES for lang in Lang if has_page(name, lang)]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["rules", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_a_page_is_printed_whole_and_narrow(
    capsys: pytest.CaptureFixture[str], game: str, lang: Lang
) -> None:
    code, out, err = told(capsys, game, "--lang", lang)
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 88
    assert "**" not in out and "{#" not in out and "|--" not in out
    for section in page(game, lang).sections:
        assert section.title in out.splitlines()


@pytest.mark.parametrize("game", sorted({game for game, _ in WRITTEN}))
def test_a_search_prints_only_what_holds_the_words(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    whole = told(capsys, game, "--lang", "en")[1]
    code, out, _ = told(capsys, game, "--lang", "en", "--search", "player")
    assert code == 0 and 0 < len(out) < len(whole)
    assert "player" in out.casefold()
    assert told(capsys, game, "--lang", "en", "--section", "aim")[1].startswith(
        page(game, Lang.EN).section("aim").title
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_page_ends_with_what_rule_takes(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    out = told(capsys, game, "--lang", "en")[1]
    options = out.partition("Options of the table\n")[2]
    named = [line.split("=")[0] for line in options.splitlines() if line.startswith("- ")]
    assert named == [f"- {name}" for name in GAMES[game].kinds]
    assert "--rule" not in told(capsys, game, "--section", "aim")[1]


def test_an_option_is_told_with_its_usual_value_first(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "zombie_dice", "--lang", "fr")[1].splitlines()
    assert "- target=13" in lines and "- bus=no (ou yes)" in lines
    assert any(line.startswith("- refill=mix (ou remain_first,") for line in lines)


def test_what_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    game = WRITTEN[0][0]
    for arguments in (["--search", "xyzzy"], ["--section", "xyzzy"]):
        code, out, err = told(capsys, game, *arguments)
        assert (code, out) == (2, "") and "xyzzy" in err
    with pytest.raises(SystemExit) as left:
        main(["rules", "chess"])
    assert left.value.code == 2


PAGE = """# Dice

## Empty cup {#cup}

A paragraph that is long enough to be wrapped.
- {refill=mix} All is mixed.
- {refill=stop} You **stop**.

| die | brain |
|---|---|
| green | 3 |
"""


def test_the_reading_that_is_set_is_marked_and_tables_stand_in_columns() -> None:
    now = frozenset({("refill", "stop")})
    assert list(page_lines(parse(PAGE), now, words(Lang.EN), 30)) == [
        "Dice", "====", "",
        "Empty cup", "---------",
        "A paragraph that is long", "enough to be wrapped.", "",
        "- All is mixed.", "- ✓ set so: You stop.", "",
        "die    brain", "-----  -----", "green  3", "",
    ]  # fmt: skip
    narrow = list(page_lines(parse(PAGE), now, words(Lang.EN), 11))
    assert narrow[-4:-1] == ["- die:", "  green;", "  brain: 3"]
