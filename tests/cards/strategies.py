"""Any card an owner may type."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from assistant.cards.card import (
    FACES,
    FIELDS,
    NAMED,
    Choice,
    Face,
    Field,
    Kind,
    Number,
    Told,
    clean,
    made,
)
from assistant.games.zicos.cards import MAX_NAME, MAX_TEXT, Card

SIGNS = st.characters(exclude_categories=("Cc", "Cs"), exclude_characters='"')


def texts(least: int, most: int) -> st.SearchStrategy[str]:
    tidy = st.text(SIGNS, max_size=most // 2).map(lambda text: clean(text, 10 * most))
    return tidy.filter(lambda text: least <= len(text) <= most)


def values(field: Field) -> st.SearchStrategy[Any]:
    if isinstance(field, Number):
        return st.integers(field.low, field.high)
    if isinstance(field, Face):
        return st.none() | st.sampled_from(FACES)
    if isinstance(field, Told):
        return texts(0, MAX_TEXT)
    return st.sampled_from(type(field.usual)) if isinstance(field, Choice) else st.booleans()


@st.composite
def cards(draw: st.DrawFn) -> Card:
    kind = draw(st.sampled_from(Kind))
    told = {name: draw(values(field)) for name, field in FIELDS[kind].items()}
    return made(kind, draw(texts(1, MAX_NAME)) if kind in NAMED else "", told)
