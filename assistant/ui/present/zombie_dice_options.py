"""The choices of a table of Zombie Dice, those that change nothing left out. Pure."""

from __future__ import annotations

from assistant.games.zombie_dice.options import Feature
from assistant.locale.words import Words
from assistant.ui.present.options import (
    OptionLine,
    Options,
    advised_note,
    choice,
    number,
    pick,
    usual_left_out,
    value_of,
)

GAME = "zombie_dice"
COLOURS = ("green", "yellow", "red")
MIXES = {"usual": (6, 4, 3), "easy": (8, 2, 3), "hard": (4, 4, 5)}
"""Numbers of dice by name; the last two are those of students' games of Zombie Dice."""


def option_lines(options: Options, w: Words) -> tuple[OptionLine, ...]:
    """Everything that may be chosen, the usual things first."""
    feature = value_of(GAME, options, "feature")
    lines = [
        number(GAME, options, "target", 1, w),
        choice(GAME, options, "ending", w),
        choice(GAME, options, "ties", w),
        choice(GAME, options, "refill", w),
        _mix(options, w),
        choice(GAME, options, "feature", w),
    ]
    if feature in (Feature.SUMMER, Feature.SEQUEL):
        lines.append(choice(GAME, options, "rescue", w))
    if feature in (Feature.SANTA, Feature.SEQUEL):
        lines.append(choice(GAME, options, "drink", w))
    lines.append(choice(GAME, options, "bus", w))
    if value_of(GAME, options, "bus"):
        lines += [choice(GAME, options, "yields", w), choice(GAME, options, "get_off", w)]
    return (*lines, *(number(GAME, options, colour, 0, w) for colour in COLOURS))


def chosen_line(options: Options, w: Words) -> str:
    """How many things are played differently, in a few words."""
    changes = len(usual_left_out(GAME, options))
    return w("setup-changed", n=changes) if changes else w("setup-usual")


def _mix(options: Options, w: Words) -> OptionLine:
    now = tuple(value_of(GAME, options, colour) for colour in COLOURS)

    def note(name: str) -> str:
        key = f"option-{GAME}-mix-{name}-note"
        return advised_note(w(key) if w.has(key) else "", name == "usual", w)

    return OptionLine(
        w(f"option-{GAME}-mix"),
        w(f"option-{GAME}-mix-hint"),
        tuple(
            pick(
                GAME,
                w(f"option-{GAME}-mix-{name}"),
                note(name),
                usual_left_out(GAME, {**options, **dict(zip(COLOURS, mix, strict=True))}),
                now == mix,
            )
            for name, mix in MIXES.items()
        ),
    )
