"""A card while it is typed. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from assistant.cards.card import (
    FIELDS,
    NAMED,
    CardError,
    Kind,
    Number,
    kind_of,
    made,
    name_of,
    unsaid,
)
from assistant.games.zicos.cards import Card


@dataclass(frozen=True, slots=True)
class Form:
    """What has been told of a card so far."""

    kind: Kind
    name: str = ""
    told: Mapping[str, Any] = field(default_factory=dict)
    """The values told, by field."""
    instead_of: Card | None = None
    """The card that is mended, and is not to be known any more once it is."""

    @property
    def named(self) -> bool:
        """Whether the card goes by a name."""
        return self.kind in NAMED

    @property
    def texted(self) -> bool:
        """Whether the card may have a text."""
        return "text" in FIELDS[self.kind]

    def value(self, name: str) -> Any:
        """The value of a field, as it stands."""
        return self.told.get(name, unsaid(FIELDS[self.kind][name]))

    def telling(self, name: str, value: Any) -> Form:
        """Give the form with a value told; a number is kept within what a card may have."""
        kind = FIELDS[self.kind][name]
        if isinstance(kind, Number):
            value = min(max(value, kind.low), kind.high)
        return replace(self, told={**self.told, name: value})

    def mending(self, card: Card) -> Form:
        """Give the form filled with a card that is known, to be told otherwise."""
        kind = kind_of(card)
        told = {name: getattr(card, name) for name in FIELDS[kind]}
        return Form(kind, name_of(card), told, card)

    @property
    def card(self) -> Card | None:
        """The card told; None while it cannot be one, for want of a name or by its signs."""
        values = {name: self.value(name) for name in FIELDS[self.kind]}
        try:
            return made(self.kind, self.name, values)
        except CardError:
            return None
