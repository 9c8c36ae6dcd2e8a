"""What is said of each game: one file a game, looked up by its name. Pure.

The same happening gives the same words. A game's file is a module with the functions of `Phrases`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from assistant.games.game import Reason
from assistant.locale.words import Lang
from assistant.session.question import Question
from assistant.speech.phrases import score_sheet, spicy, zero, zicos, zombie_dice

Names = tuple[str, ...]
"""Players by seat."""
S = TypeVar("S", contravariant=True)
E = TypeVar("E", contravariant=True)
G = TypeVar("G", contravariant=True)
D = TypeVar("D")


class Phrases(Protocol[S, E, G]):
    """The sentences of one game, as a voice says them; `game` has the options it is played by."""

    def hello(self, state: S, names: Names, lang: Lang, game: G) -> str:
        """What to say when a game is opened, new or resumed."""
        ...

    def phrase(self, before: S, event: E, after: S, names: Names, lang: Lang, game: G) -> str:
        """What to say when `event` led from `before` to `after`; empty where nothing needs it."""
        ...

    def undone(self, before: S, event: E, after: S, names: Names, lang: Lang, game: G) -> str:
        """Say that `event`, the last one, is taken back: the game stands at `after` again."""
        ...

    def corrected(
        self, before: S, old: E, new: E, after: S, names: Names, lang: Lang, game: G
    ) -> str:
        """Say that `new` took the place of `old`, which led to `before`, and what changed."""
        ...

    def refused(self, state: S, event: E, reason: Reason, names: Names, lang: Lang, game: G) -> str:
        """Say in a sentence why `event` is not accepted in `state`, naming the rule."""
        ...


class DicePhrases(Phrases[S, E, G], Protocol[S, E, G, D]):
    """The sentences of a game whose dice a camera reads."""

    def asked(self, question: Question[D], lang: Lang) -> str:
        """The question put to the table in one breath."""
        ...

    def a_die(self, die: D, lang: Lang) -> str:
        """`un cerveau vert`, `a green brain`."""
        ...


PHRASES: Mapping[str, Phrases[Any, Any, Any]] = {
    "zombie_dice": zombie_dice,
    "zicos": zicos,
    "zero": zero,
    "spicy": spicy,
    "score_sheet": score_sheet,
}
DICE_PHRASES: Mapping[str, DicePhrases[Any, Any, Any, Any]] = {
    "zombie_dice": zombie_dice,
    "zicos": zicos,
}
