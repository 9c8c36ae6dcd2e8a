"""What a table chooses before it plays Zero, in words. Pure."""

from __future__ import annotations

from assistant.games.zero import SecondKnock
from assistant.locale.words import Words
from assistant.ui.present.options import Options
from assistant.ui.present.settings import Questions, settings

SETTINGS: Questions = {
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


def chosen_line(options: Options, w: Words) -> str:
    """What differs from the usual rules, in a line."""
    differs = [
        w("zero-set-differs", what=setting.title, value=choice.label)
        for setting in settings("zero", SETTINGS, options, w)
        for choice in setting.choices[1:]
        if choice.chosen
    ]
    if len(differs) > 1:
        return w("zero-set-many", n=len(differs))
    return differs[0] if differs else w("zero-set-usual")
