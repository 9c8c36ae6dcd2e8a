"""The cards as an open file: JSON, one card a line, to be read and edited by hand.

    {"format": "gobelet-cards", "version": 1, "game": "zicos", "cards": [
      {"kind": "member", "name": "Max, drums", "stars": 2, "bye": 4, "fan_zone": true},
      {"kind": "fan", "stars": 1}
    ]}

`card.FIELDS` lists what each kind has; what is left out is as that says.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, assert_never

from assistant.cards.card import (
    FACES,
    FIELDS,
    NAMED,
    CardError,
    Choice,
    Face,
    Field,
    Flag,
    Kind,
    Number,
    Told,
    kind_of,
    made,
    name_of,
    unsaid,
)
from assistant.games.zicos.cards import Card

FORMAT = "gobelet-cards"
VERSION = 1
GAME = "zicos"
MOST_CARDS = 5000
MOST_BYTES = 5_000_000


class CardFileError(ValueError):
    """A file is no file of cards, or some of its cards are wrong."""

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults
        """Every fault found, a sentence without its full stop each."""


def written(cards: Iterable[Card]) -> str:
    """Write cards as the text of a file."""
    head = {"format": FORMAT, "version": VERSION, "game": GAME}
    start = json.dumps(head, ensure_ascii=False)[:-1]
    lines = ",\n".join(f"  {written_card(card)}" for card in cards)
    return f'{start}, "cards": [\n{lines}\n]}}\n' if lines else f'{start}, "cards": []}}\n'


def written_card(card: Card) -> str:
    """Write one card as a line of JSON, leaving out what it has not."""
    kind = kind_of(card)
    values: dict[str, Any] = {"kind": kind.value}
    if kind in NAMED:
        values["name"] = name_of(card)
    for name, field in FIELDS[kind].items():
        value = getattr(card, name)
        if value != unsaid(field) or isinstance(field, Number):
            values[name] = value
    return json.dumps(values, ensure_ascii=False)


def read(text: str) -> tuple[Card, ...]:
    """Read the text of a file; CardFileError names everything that is wrong."""
    listed = _listed(_parsed(text))
    cards, faults = [], []
    for number, values in enumerate(listed, start=1):
        try:
            cards.append(_card(values))
        except CardError as error:
            faults.append(f"card {number}{_named(values)}: {error}")
    if faults:
        raise CardFileError(*faults)
    return tuple(cards)


def _listed(found: Any) -> list[Any]:
    """What a file lists as its cards, none of them looked at yet."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise CardFileError(f'it is no file of cards: it must begin with “"format": "{FORMAT}"”')
    if found.get("version") != VERSION:
        told = json.dumps(found.get("version"), ensure_ascii=False)[:40]
        raise CardFileError(f"its version is {told}; only version {VERSION} is known")
    if found.get("game") != GAME:
        told = json.dumps(found.get("game"), ensure_ascii=False)[:40]
        raise CardFileError(f"its cards are of the game {told}, not “{GAME}”")
    listed = found.get("cards")
    if not isinstance(listed, list):
        raise CardFileError("“cards” must be a list between [ and ]")
    if len(listed) > MOST_CARDS:
        raise CardFileError(f"it has {len(listed)} cards; at most {MOST_CARDS} are taken")
    return listed


def read_card(line: str) -> Card:
    """Read what `written_card` writes; CardError or CardFileError when it is none."""
    return _card(_parsed(line))


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise CardFileError(f"{where} is not JSON: {error.msg.lower()}") from error
    except RecursionError as error:
        raise CardFileError("it is nested too deeply to be a file of cards") from error
    except CardError as error:
        raise CardFileError(str(error)) from error
    except ValueError as error:
        raise CardFileError("one of its numbers is too long to be read") from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of pairs, refusing a key that comes twice: one of the two would be lost."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise CardError(f"“{key}” comes twice in {json.dumps(found, ensure_ascii=False)[:80]}…")
        found[key] = value
    return found


def _named(values: Any) -> str:
    name = values.get("name") if isinstance(values, dict) else None
    return f" (“{name[:40]}”)" if isinstance(name, str) and name else ""


def _card(values: Any) -> Card:
    if not isinstance(values, dict):
        raise CardError("it must stand between { and }")
    kind = _kind(values)
    fields = FIELDS[kind]
    has = [*(["name"] if kind in NAMED else []), *fields]
    for key in values:
        if key not in ("kind", *has):
            raise CardError(f"a {kind} has no “{key}”; it has {', '.join(has)}")
    read = {key: _value(key, field, values.get(key)) for key, field in fields.items()}
    return made(kind, _text("name", values.get("name")), read)


def _kind(values: dict[str, Any]) -> Kind:
    told = values.get("kind")
    if isinstance(told, str) and told in FIELDS:
        return Kind(told)
    shown = f"not {_shown(told)}" if "kind" in values else "and is missing"
    raise CardError(f"“kind” must be one of {', '.join(Kind)}, {shown}")


def _text(key: str, told: Any) -> str:
    if not isinstance(told, str | None):
        raise CardError(f"“{key}” must be text between quotes, not {_shown(told)}")
    return told or ""


def _value(key: str, field: Field, told: Any) -> Any:
    """The value of a field as told; null says as little as nothing does."""
    if told is None:
        return unsaid(field)
    match field:
        case Number(low, high):
            return _whole(key, range(low, high + 1), told)
        case Face():
            return _whole(key, FACES, told)
        case Flag():
            return _flag(key, told)
        case Choice(usual):
            return _choice(key, usual, told)
        case Told():
            return _text(key, told)
        case _:
            assert_never(field)


def _flag(key: str, told: Any) -> bool:
    if not isinstance(told, bool):
        raise CardError(f"“{key}” must be true or false, not {_shown(told)}")
    return told


def _choice(key: str, usual: StrEnum, told: Any) -> StrEnum:
    if not (isinstance(told, str) and told in list(type(usual))):
        known = ", ".join(type(usual))
        raise CardError(f"“{key}” must be one of {known}, not {_shown(told)}")
    return type(usual)(told)


def _whole(key: str, allowed: range, told: Any) -> int:
    # To Python true is a whole number.
    if isinstance(told, bool) or not isinstance(told, int):
        raise CardError(f"“{key}” must be a whole number, not {_shown(told)}")
    if told not in allowed:
        where = f"from {allowed[0]} to {allowed[-1]}"
        raise CardError(f"“{key}” must be {where}, not {_shown(told)}")
    return told


def _shown(value: Any) -> str:
    """A value as it stands in the file, cut short."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:40]}…"
