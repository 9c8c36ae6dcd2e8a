"""The user's own cards in the app: the deck that hands are read with, and the camera for it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from assistant.camera.card_eye import CardEye
from assistant.camera.keeper import OpenCamera
from assistant.own_cards.shelf import DeckShelf
from assistant.own_dice.own_dice import See
from assistant.storage.errors import StorageError

log = logging.getLogger("gobelet.cards")

Watch = Callable[[See], OpenCamera | None]
"""Gives the camera whose frames are seen so; None without one."""


class OwnCards:
    """Reads hands with the first whole deck there is."""

    def __init__(self, shelf: DeckShelf, watch: Watch) -> None:
        self._shelf, self._watch = shelf, watch

    @property
    def deck(self) -> str:
        """The name of the deck; empty where none was wholly shown."""
        try:
            return next(iter(self._shelf.complete()), "")
        except StorageError as error:
            log.error("decks cannot be looked up: %s", error)
            return ""

    def eye(self, deck: str) -> CardEye:
        """An eye that reads hands of a deck."""
        return CardEye(lambda: self._shelf.load(deck))

    def camera(self, eye: CardEye) -> OpenCamera | None:
        """The camera through which `eye` looks; None without one."""
        return self._watch(eye)
