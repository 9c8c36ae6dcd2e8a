"""Turn what the camera saw into what a game calls it: one file a game, looked up by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant.games.game import Game
from assistant.session.ports import Translator
from assistant.session.translate import zicos, zombie_dice
from assistant.session.translate.dice_game import DiceGame

DICE_GAMES: Mapping[str, DiceGame] = {
    "zombie_dice": zombie_dice.DICE_GAME,
    "zicos": zicos.DICE_GAME,
}
"""The games whose dice a camera reads; the others are followed by taps alone."""


def translator_of(
    game: Game[Any, Any], names: tuple[str, ...] = ()
) -> Translator[Any, Any, Any] | None:
    """Give the translator of a game; None when no camera reads it.

    `names` are the players by seat: dice that were learnt by their owners' names are told apart.
    """
    read = DICE_GAMES.get(game.name)
    if read is None:
        return None
    translator = read.translator(game)
    if isinstance(translator, zicos.ZicosTranslator):
        return replace(translator, owners=names)
    return translator
