"""What a table chooses before it plays Zicos, in words. Pure."""

from __future__ import annotations

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
from assistant.ui.present.options import Options
from assistant.ui.present.settings import Labels, Questions

YES_NO: Labels = ((False, "zicos-no"), (True, "zicos-yes"))
MAIN: Questions = {
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
"""What the maker's text offers."""
OPEN: Questions = {
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
PARTS = {"": MAIN, "zicos-set-open": OPEN}
"""All settings, by the message that heads them."""


def chosen_line(options: Options, w: Words) -> str:
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
