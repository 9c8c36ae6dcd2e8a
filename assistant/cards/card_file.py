"""The cards as an open file: JSON, one card a line, to be read and edited by hand.

    {"format": "gobelet-cards", "version": 1, "game": "zicos", "cards": [
      {"kind": "member", "name": "Max, drums", "stars": 2, "bye_bye": 4, "fan_zone": true},
      {"kind": "fan", "stars": 1}
    ]}

`card.FIELDS` lists what each kind has. What is left out is 0, no, or empty.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from assistant.cards.card import (
    FIELDS,
    MAX_NAME,
    MAX_TEXT,
    NAMELESS,
    Card,
    CardError,
    Field,
    Flag,
    Kind,
    Number,
    clean,
)

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
    values: dict[str, Any] = {"kind": card.kind.value}
    if card.name:
        values["name"] = card.name
    for name, field in FIELDS[card.kind].items():
        value = getattr(card, name)
        if value or (isinstance(field, Number) and value is not None):
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
    return f" (“{name[:MAX_NAME]}”)" if isinstance(name, str) and name else ""


def _card(values: Any) -> Card:
    if not isinstance(values, dict):
        raise CardError("it must stand between { and }")
    kinds = ", ".join(kind.value for kind in Kind)
    told = values.get("kind")
    if not isinstance(told, str) or told not in FIELDS:
        shown = f"not {_shown(told)}" if "kind" in values else "and is missing"
        raise CardError(f"“kind” must be one of {kinds}, {shown}")
    kind = Kind(told)
    fields = FIELDS[kind]
    for key in values:
        if key not in ("kind", "name", *fields):
            raise CardError(f"a {kind} has no “{key}”; it has name, {', '.join(fields)}")
    name = values.get("name", "")
    if not isinstance(name, str):
        raise CardError(f"“name” must be text between quotes, not {_shown(name)}")
    name = clean(name)
    if not name and kind not in NAMELESS:
        raise CardError(f"a {kind} needs a “name”")
    read = {key: _value(key, field, values.get(key)) for key, field in fields.items()}
    return Card(kind, name, **read)


def _value(key: str, field: Field, told: Any) -> Any:
    """The value of a field as told; null says as little as nothing does."""
    if isinstance(field, Number):
        if told is None:
            return None if field.optional else 0
        # To Python true is a whole number.
        if isinstance(told, bool) or not isinstance(told, int):
            raise CardError(f"“{key}” must be a whole number, not {_shown(told)}")
        if not field.low <= told <= field.high:
            raise CardError(f"“{key}” must be from {field.low} to {field.high}, not {_shown(told)}")
        return told
    if isinstance(field, Flag):
        if not isinstance(told, bool | None):
            raise CardError(f"“{key}” must be true or false, not {_shown(told)}")
        return bool(told)
    if not isinstance(told, str | None):
        raise CardError(f"“{key}” must be text between quotes, not {_shown(told)}")
    return clean(told or "", MAX_TEXT)


def _shown(value: Any) -> str:
    """A value as it stands in the file, cut short."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:40]}…"
