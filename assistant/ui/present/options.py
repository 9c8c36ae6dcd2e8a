"""The rules of a table as lines of choices. Pure: options in, lines out.

Options are a mapping that leaves out what is as usual: a table that changes nothing has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from assistant.games.registry import Option, entry
from assistant.locale.words import Words

Options = Mapping[str, Option]
"""What was chosen, by the names that the game has for it; what is left out is as usual."""


@dataclass(frozen=True, slots=True)
class Pick:
    """One way to play, to be tapped."""

    label: str
    note: str
    options: Options
    """All options of the table once it is tapped."""
    chosen: bool
    possible: bool = True
    """Whether a game can be played so, and the tap changes anything."""


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One thing that tables play differently."""

    title: str
    hint: str
    picks: tuple[Pick, ...]
    value: str = ""
    """Where a number is set, that number: the two picks make it smaller and larger."""


def changed(game: str, options: Options, name: str, value: Option) -> dict[str, Option]:
    """Give the options with `name` set; what is as usual is left out."""
    return usual_left_out(game, {**options, name: value})


def usual_left_out(game: str, options: Options) -> dict[str, Option]:
    """Give the options without those that are set to what is usual.

    Who begins is no matter of rules.
    """
    usual = _usual(game)
    return {
        name: value for name, value in options.items() if value != usual[name] and name != "first"
    }


def playable(game: str, options: Options) -> bool:
    """Whether a game can be played by these options."""
    try:
        entry(game).make(options)
    except ValueError:
        return False
    return True


def value_of(game: str, options: Options, name: str) -> Option:
    """Give the value of an option, the usual one where the table changes nothing."""
    return options.get(name, _usual(game)[name])


def choice(game: str, options: Options, name: str, w: Words) -> OptionLine:
    """The line of an option that is one of a few words, or yes or no."""
    now, usual = value_of(game, options, name), _usual(game)[name]
    kind = entry(game).kinds[name]
    values: list[Option] = list(kind) if issubclass(kind, StrEnum) else [False, True]
    return OptionLine(
        *_titled(game, name, w),
        tuple(
            pick(
                game,
                _label(game, name, value, w),
                _note(f"option-{game}-{name}-{value}-note", value == usual, w),
                changed(game, options, name, value),
                now == value,
            )
            for value in values
        ),
    )


def number(game: str, options: Options, name: str, least: int, w: Words) -> OptionLine:
    """The line of an option that is a number, `least` or more."""
    now = value_of(game, options, name)
    assert isinstance(now, int)

    def step(by: int, sign: str) -> Pick:
        after = changed(game, options, name, now + by)
        possible = now + by >= least and playable(game, after)
        return Pick(sign, "", after, chosen=False, possible=possible)

    usual = _usual(game)[name]
    title, hint = _titled(game, name, w)
    note = w("setup-advised-number", n=int(usual)) if now != usual else hint
    return OptionLine(title, note, (step(-1, "−"), step(1, "+")), str(now))


def pick(game: str, label: str, note: str, after: Options, chosen: bool) -> Pick:
    """A way to play, greyed where no game can be played so."""
    return Pick(label, note, after, chosen, playable(game, after))


def advised_note(note: str, advised: bool, w: Words) -> str:
    """What stands below a label, the advised one marked."""
    if not advised:
        return note
    return f"{w('setup-advised')} · {note}" if note else w("setup-advised")


def _usual(game: str) -> dict[str, Option]:
    kind = entry(game)
    return kind.options(kind.make({}))


def _titled(game: str, name: str, w: Words) -> tuple[str, str]:
    hint = f"option-{game}-{name}-hint"
    return w(f"option-{game}-{name}"), w(hint) if w.has(hint) else ""


def _label(game: str, name: str, value: Option, w: Words) -> str:
    if isinstance(value, bool):
        return w("setup-yes" if value else "setup-no")
    return w(f"option-{game}-{name}-{value}")


def _note(key: str, advised: bool, w: Words) -> str:
    return advised_note(w(key) if w.has(key) else "", advised, w)
