"""Any card an owner may type."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from assistant.cards.card import (
    FIELDS,
    MAX_NAME,
    MAX_TEXT,
    NAMELESS,
    Card,
    Flag,
    Kind,
    Number,
    clean,
)

SIGNS = st.characters(exclude_categories=("Cc", "Cs"))


def texts(least: int, most: int) -> st.SearchStrategy[str]:
    tidy = st.text(SIGNS, max_size=most // 2).map(lambda text: clean(text, 10 * most))
    return tidy.filter(lambda text: least <= len(text) <= most)


@st.composite
def cards(draw: st.DrawFn) -> Card:
    kind = draw(st.sampled_from(Kind))
    values: dict[str, Any] = {}
    for name, field in FIELDS[kind].items():
        if isinstance(field, Number):
            number = st.integers(field.low, field.high)
            values[name] = draw(st.none() | number if field.optional else number)
        else:
            values[name] = draw(st.booleans() if isinstance(field, Flag) else texts(0, MAX_TEXT))
    return Card(kind, draw(texts(0 if kind in NAMELESS else 1, MAX_NAME)), **values)
