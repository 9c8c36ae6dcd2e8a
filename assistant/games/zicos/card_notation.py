"""Cards of Zicos in text: `member "Max" stars=2 bye=4 zone`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any

from assistant.games.zicos.cards import (
    Bonus,
    Card,
    Contract,
    Fan,
    Hater,
    Malus,
    Member,
    Nominee,
    Production,
    Throws,
)
from assistant.games.zicos.words import Words

KINDS: Mapping[str, Callable[..., Card]] = {
    "member": Member,
    "production": Production,
    "bonus": Bonus,
    "malus": Malus,
    "contract": Contract,
    "fan": Fan,
    "hater": Hater,
    "nominees": Nominee,
}
_WORDS = {card: word for word, card in KINDS.items()}

_KEYS = {"fan_zone": "zone"}
"""Fields that are called otherwise on a line."""
FLAGS = ("fan_zone", "cancels", "expels")
TEXTS = ("name", "text")


def written(card: Card) -> str:
    """Write a card: its kind, its name in quotes, then what it has."""
    words = [_WORDS[type(card)]]
    for field in fields(card):
        value, key = getattr(card, field.name), _KEYS.get(field.name, field.name)
        if field.name == "name":
            words.append(f'"{value}"')
        elif value == field.default:
            continue
        elif field.name in FLAGS:
            words.append(key)
        else:
            words.append(f'{key}="{value}"' if field.name in TEXTS else f"{key}={value}")
    return " ".join(words)


def read(words: Words) -> Card:
    """Take a card from a line; ValueError, in words, when there is none or a value is missing."""
    kind = words.next("the kind of card")
    if kind not in KINDS:
        raise ValueError(f"“{kind}” is no kind of card; there are: {', '.join(KINDS)}")
    made = KINDS[kind]
    values: dict[str, Any] = {}
    for field in fields(made):  # type: ignore[arg-type]
        value = _value(words, field.name)
        if value is not None:
            values[field.name] = value
        elif field.default is MISSING:
            raise ValueError(f"a {kind} needs “{field.name}=”")
    return made(**values)


def _value(words: Words, field: str) -> Any:
    """The value of a field as told; None when it is not."""
    key = _KEYS.get(field, field)
    if field == "name":
        return words.name()
    if field in FLAGS:
        return words.flag(key)
    if field == "text":
        return words.text(key)
    if field == "throws":
        return _throws(words.text(key))
    return words.number(key)


def _throws(text: str | None) -> Throws | None:
    if text is None:
        return None
    if text not in list(Throws):
        raise ValueError(f"“throws={text}”: it is one of {', '.join(Throws)}")
    return Throws(text)
