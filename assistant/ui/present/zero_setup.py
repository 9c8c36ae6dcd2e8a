"""What a table chooses before it plays Zero, in words. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from assistant.games.registry import Option, entry
from assistant.games.zero import SecondKnock
from assistant.locale.words import Words

Values = tuple[tuple[Option, str], ...]
"""(value, message that names it), the usual value first."""

SETTINGS: Mapping[str, tuple[str, Values]] = {
    "second_knock": (
        "zero-set-second-knock",
        (
            (SecondKnock.ONE_TURN_EACH, "zero-set-second-knock-each"),
            (SecondKnock.END_OF_LAP, "zero-set-second-knock-lap"),
            (SecondKnock.AT_ONCE, "zero-set-second-knock-once"),
        ),
    ),
    "dealt_zero": (
        "zero-set-dealt",
        ((True, "zero-set-dealt-yes"), (False, "zero-set-dealt-no")),
    ),
    "late_zero": ("zero-set-late", ((False, "zero-set-late-no"), (True, "zero-set-late-yes"))),
    "rounds": ("zero-set-rounds", ((0, "zero-set-rounds-players"), (4, "zero-set-rounds-four"))),
    "pot": ("zero-set-pot", ((5, "zero-set-pot-five"), (4, "zero-set-pot-four"))),
}
"""(title, values) of each option, by the name that the game has for it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a setting."""

    value: Option
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Setting:
    """A line of the set-up."""

    name: str
    """As the game calls it."""
    title: str
    choices: tuple[Choice, ...]


def settings(options: Mapping[str, Option], w: Words) -> tuple[Setting, ...]:
    """All that may be chosen, as it is chosen now."""
    usual = entry("zero").options(entry("zero").make({}))
    return tuple(
        Setting(
            name,
            w(title),
            tuple(
                Choice(value, w(label), options.get(name, usual[name]) == value)
                for value, label in values
            ),
        )
        for name, (title, values) in SETTINGS.items()
    )


def chosen_line(options: Mapping[str, Option], w: Words) -> str:
    """What differs from the usual rules, in a line."""
    differs = [
        w("zero-set-differs", what=setting.title, value=choice.label)
        for setting in settings(options, w)
        for choice in setting.choices[1:]
        if choice.chosen
    ]
    if len(differs) > 1:
        return w("zero-set-many", n=len(differs))
    return differs[0] if differs else w("zero-set-usual")
