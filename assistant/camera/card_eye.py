"""The eye that reads a hand of cards laid out before the camera."""

from __future__ import annotations

import logging
from collections.abc import Callable

from assistant.camera.look import Seen
from assistant.session.translate.zero_hand import Draft, draft
from assistant.storage.errors import StorageError
from vision.cards.deck import Known
from vision.cards.read import CardReading, read
from vision.errors import VisionError
from vision.frame import Frame
from vision.readings import Box, DieReading, Kind, Reading

log = logging.getLogger("gobelet.cards")


class CardEye:
    """Sees frames on the camera's side; what it read last is fetched on the main thread."""

    def __init__(self, load: Callable[[], Known]) -> None:
        """`load` learns the deck, once; VisionError or StorageError when it cannot."""
        self._load = load
        self._known: Known | None = None
        self.draft = Draft()
        """The hand in the last frame."""
        self.failed = False
        """Whether the deck cannot be used."""

    def __call__(self, frame: Frame) -> Seen:
        """Read the cards of a frame; each is outlined, those that are unsure as such."""
        cards: tuple[CardReading, ...] = ()
        if (known := self._learnt()) is not None:
            cards = read(frame.image, known)
        self.draft = draft(cards)
        dice = tuple(_outlined(card) for card in cards)
        return Seen(Reading(frame.number, frame.seconds, dice, epoch=frame.epoch))

    def _learnt(self) -> Known | None:
        if self._known is None and not self.failed:
            try:
                self._known = self._load()
            except (VisionError, StorageError) as error:
                log.error("the deck cannot be used: %s", error)
                self.failed = True
        return self._known


def _outlined(card: CardReading) -> DieReading:
    """A card as the picture outlines things: by its box."""
    (left, top), (right, bottom) = card.quad.min(0), card.quad.max(0)
    box = Box(float(left), float(top), float(right), float(bottom))
    return DieReading(Kind.FREE, "", "", card.probability, box, (), (), card.sure)
