"""What a table chooses before it plays, as settings with a few values each. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from assistant.games.registry import Option
from assistant.locale.words import Words
from assistant.ui.present.options import Options, value_of

Labels = tuple[tuple[Option, str], ...]
"""(value, message that names it), the usual or advised value first."""
Questions = Mapping[str, tuple[str, Labels]]
"""(message that asks, values) of each option, by the name that the game has for it."""


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


def settings(game: str, questions: Questions, options: Options, w: Words) -> tuple[Setting, ...]:
    """Give the settings of `questions` as they are chosen now."""
    return tuple(
        Setting(
            name,
            w(title),
            tuple(
                Choice(value, w(label), value_of(game, options, name) == value)
                for value, label in labels
            ),
        )
        for name, (title, labels) in questions.items()
    )
