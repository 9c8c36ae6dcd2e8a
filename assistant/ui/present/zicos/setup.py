"""What a table chooses before it plays Zicos, in words. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from assistant.games.registry import Option
from assistant.games.zicos import (
    ByeBye,
    Cancelled,
    Failure,
    FanLost,
    FinalTie,
    NomineeOfOneRound,
    Order,
    Reading,
    ThirdEqual,
    Version,
    Zicos,
)
from assistant.locale.words import Words


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


Labels = tuple[tuple[Option, str], ...]
"""(value, message that names it), the advised value first."""

YES_NO: Labels = ((False, "zicos-no"), (True, "zicos-yes"))
MAIN: Mapping[str, tuple[str, Labels]] = {
    "version": (
        "zicos-set-version",
        (
            (Version.ONE_ROUND, "zicos-set-version-45"),
            (Version.THREE_ROUNDS, "zicos-set-version-33"),
        ),
    ),
    "hardcore": ("zicos-set-hardcore", YES_NO),
    "sung": ("zicos-set-sung", YES_NO),
}
"""What the maker's text offers: (title, values) of each setting."""
OPEN: Mapping[str, tuple[str, Labels]] = {
    "rotating": (
        "zicos-set-rotating",
        ((True, "zicos-set-rotating-left"), (False, "zicos-set-rotating-same")),
    ),
    "together": (
        "zicos-set-together",
        ((False, "zicos-set-together-turns"), (True, "zicos-set-together-all")),
    ),
    "reading": (
        "zicos-set-reading",
        (
            (Reading.CONTEST, "zicos-set-reading-contest"),
            (Reading.SHARE, "zicos-set-reading-share"),
        ),
    ),
    "may_pass": ("zicos-set-may-pass", YES_NO),
    "third_equal": (
        "zicos-set-third",
        (
            (ThirdEqual.FIRST_TWO, "zicos-set-third-first-two"),
            (ThirdEqual.NOBODY, "zicos-set-nobody"),
        ),
    ),
    "order": (
        "zicos-set-order",
        ((Order.APART, "zicos-set-order-apart"), (Order.WITHIN, "zicos-set-order-within")),
    ),
    "cancelled": (
        "zicos-set-cancelled",
        (
            (Cancelled.RETURNS, "zicos-set-cancelled-returns"),
            (Cancelled.STAYS_AWAY, "zicos-set-cancelled-away"),
        ),
    ),
    "zone_limit": (
        "zicos-set-zone",
        ((0, "zicos-set-zone-any"), (5, "zicos-set-zone-five"), (6, "zicos-set-zone-six")),
    ),
    "count_below_three": (
        "zicos-set-below",
        ((True, "zicos-set-below-count"), (False, "zicos-set-below-not")),
    ),
    "bye_bye": (
        "zicos-set-bye",
        ((ByeBye.EACH, "zicos-set-bye-each"), (ByeBye.ONE, "zicos-set-bye-one")),
    ),
    "exactly_five": (
        "zicos-set-five",
        ((False, "zicos-set-five-more"), (True, "zicos-set-five-exactly")),
    ),
    "fan_lost": (
        "zicos-set-fan",
        ((FanLost.OWNER, "zicos-set-fan-owner"), (FanLost.FEWEST, "zicos-set-fan-fewest")),
    ),
    "failure": (
        "zicos-set-failure",
        ((Failure.HAND, "zicos-set-failure-hand"), (Failure.DISCARD, "zicos-set-failure-discard")),
    ),
    "seconds": (
        "zicos-set-seconds",
        (
            (60, "zicos-set-seconds-60"),
            (30, "zicos-set-seconds-30"),
            (120, "zicos-set-seconds-120"),
        ),
    ),
    "nominee_of_one_round": (
        "zicos-set-nominee",
        (
            (NomineeOfOneRound.NOBODY, "zicos-set-nobody"),
            (NomineeOfOneRound.BEST, "zicos-set-nominee-best"),
        ),
    ),
    "final_tie": (
        "zicos-set-tie",
        ((FinalTie.DICE, "zicos-set-tie-dice"), (FinalTie.SHARED, "zicos-set-tie-shared")),
    ),
}
"""What it leaves open."""


def setup(options: Mapping[str, Option], w: Words) -> tuple[tuple[Setting, ...], ...]:
    """The settings that the text offers, and those that it leaves open, as they are chosen."""
    game = Zicos(**options)  # type: ignore[arg-type]
    return tuple(
        tuple(
            Setting(
                name,
                w(title),
                tuple(
                    Choice(value, w(label), getattr(game, name) == value) for value, label in labels
                ),
            )
            for name, (title, labels) in part.items()
        )
        for part in (MAIN, OPEN)
    )


def chosen_line(options: Mapping[str, Option], w: Words) -> str:
    """The version, the variants, and how many open points are settled otherwise than advised."""
    game = Zicos(**options)  # type: ignore[arg-type]
    parts = [
        w("zicos-set-version-45" if game.version is Version.ONE_ROUND else "zicos-set-version-33")
    ]
    parts += [w("zicos-set-short-hardcore")] if game.hardcore else []
    parts += [w("zicos-set-short-sung")] if game.sung else []
    other = sum(getattr(game, name) != labels[0][0] for name, (_, labels) in OPEN.items())
    parts += [w("zicos-set-others", n=other)] if other else []
    return " · ".join(parts)
