"""Both languages say the same things, with the same values."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from assistant.locale.words import (
    FOLDER,
    Lang,
    MissingWordError,
    Words,
    files,
    linked,
    typeset,
    words,
)

CODE = FOLDER.parent


class Needs(Visitor):
    """Collects the variables of a message, and the defaults of what it chooses by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.defaults: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {v.key.name: v for v in node.variants if isinstance(v.key, ast.Identifier)}
        if len(names) < len(node.variants) or set(names) & {"one", "other"}:
            (default,) = [name for name, variant in names.items() if variant.default]
            self.defaults.append(default)
        self.generic_visit(node)


def messages(lang: Lang) -> dict[str, Needs]:
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in files(lang)]
    entries = [entry for resource in parsed for entry in resource.body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            needs = Needs()
            needs.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            found[entry.id.name] = needs
    return found


FRENCH, ENGLISH = messages(Lang.FR), messages(Lang.EN)
# The link before a French name, and the agreement of French feet, have no use in English.
ONE_SIDED = {"of", "agreed", "colour", "number", "name", "n"}


def test_both_languages_have_the_same_messages() -> None:
    assert set(FRENCH) == set(ENGLISH)


@pytest.mark.parametrize("key", sorted(FRENCH))
def test_both_languages_need_the_same_values(key: str) -> None:
    differ = FRENCH[key].variables ^ ENGLISH[key].variables
    assert differ <= ONE_SIDED, f"{key}: {differ}"


@pytest.mark.parametrize("lang", Lang)
def test_every_choice_has_a_default_for_any_number(lang: Lang) -> None:
    for key, needs in messages(lang).items():
        for default in needs.defaults:
            assert default == "other", key


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("n", [0, 1, 2, 5, 99])
def test_every_message_can_be_said_with_any_number(lang: Lang, n: int) -> None:
    for key, needs in messages(lang).items():
        numbers = {
            "n",
            "brains",
            "left",
            "roll",
            "seen",
            "score",
            "total",
            "limit",
            "target",
            "rank",
            "fewest",
            "most",
        }
        values: dict[str, str | int] = {
            name: n if name in numbers else "Iris" for name in needs.variables
        }
        text = words(lang)(key, **values)
        assert text.strip(), key
        assert "{" not in text and "$" not in text, key


def test_a_missing_message_or_value_is_an_error() -> None:
    with pytest.raises(MissingWordError):
        Words(Lang.FR)("no-such-message")
    with pytest.raises(MissingWordError):
        Words(Lang.FR)("chase", n=3)


def test_no_message_is_left_over() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for pattern in ("*.py", "*.kv")
        for path in CODE.rglob(pattern)
    )
    made = re.compile(
        r"^(learn-missing|learn-zombie_dice|learn-d6|learn-d6_by_colour"
        r"|game|refused|why|score_sheet-set|trouble|cup|feet|green|yellow|red|brain|shotgun|feet"
        r"|option|say-(yield|drink|helmet|stop-sign|dead-end|tyre)|hunk|hottie|santa|bus|double|triple|helmet|drink|stop-sign"
        r"|yield|dead-end|tyre)(-|$)"
    )
    unused = [
        key for key in FRENCH if not re.search(rf"[\"']{key}[\"']", code) and not made.match(key)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("text", "french"),
    [
        ("Qui joue ?", "Qui joue\u202f?"),
        ("Nora gagne !", "Nora gagne\u202f!"),
        ("Gobelet : 3 verts", "Gobelet\u00a0: 3 verts"),
        ("« Quatre. »", "«\u202fQuatre.\u202f»"),
    ],
)
def test_french_is_typeset(text: str, french: str) -> None:
    assert typeset(text, Lang.FR) == french
    assert typeset(text, Lang.EN) == text


@pytest.mark.parametrize(
    ("name", "link"),
    [
        ("Iris", "d'"), ("Élodie", "d'"), ("Hippolyte", "d'"), ("Yves", "d'"), ("Yann", "de "),
        ("Paul", "de "), ("Ünal", "d'"), ("3PO", "de "), ("Y", "d'"),
    ],
)  # fmt: skip
def test_french_names_are_linked(name: str, link: str) -> None:
    assert linked(name) == link


def test_lists_are_joined() -> None:
    w = words(Lang.FR)
    assert w.listed(["a"]) == "a"
    assert w.listed(["a", "b", "c"]) == "a, b et c"
