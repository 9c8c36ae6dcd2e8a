"""Who wants to see the odds: a choice for each player, and one for everybody else. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum


class Showing(StrEnum):
    """When the odds of a player's decision are shown."""

    OFF = "off"
    ON_TAP = "tap"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class OddsChoices:
    """What was chosen; names are told apart whatever their capitals."""

    table: Showing = Showing.ON_TAP
    """For players who have chosen nothing themselves."""
    players: Mapping[str, Showing] = field(default_factory=dict)
    """By casefolded name."""

    def of(self, name: str) -> Showing:
        """Give what holds for a player."""
        return self.players.get(name.casefold(), self.table)

    def wanted(self, names: Iterable[str]) -> bool:
        """Whether anybody among `names` ever wants to see odds."""
        return any(self.of(name) is not Showing.OFF for name in names)

    def with_player(self, name: str, showing: Showing) -> OddsChoices:
        """Give the choices with one player's own."""
        return replace(self, players={**self.players, name.casefold(): showing})

    def with_table(self, showing: Showing, names: Iterable[str]) -> OddsChoices:
        """Give the choices with one for everybody, those of `names` among them."""
        seated = {name.casefold() for name in names}
        others = {name: own for name, own in self.players.items() if name not in seated}
        return OddsChoices(showing, others)

    def written(self) -> str:
        """Give the choices as text, to be kept."""
        return json.dumps({"table": self.table, "players": dict(self.players)}, ensure_ascii=False)


def read(text: str | None) -> OddsChoices:
    """Read what `written` wrote; the usual choices where it cannot be read."""
    try:
        values = json.loads(text or "{}")
        players = {str(name): Showing(own) for name, own in values.get("players", {}).items()}
        return OddsChoices(Showing(values.get("table", Showing.ON_TAP)), players)
    except (ValueError, AttributeError):
        return OddsChoices()
