"""A speaker that keeps what it is told, for tests, for silent machines and for a muted voice."""

from __future__ import annotations

from assistant.session.ports import Utterance


class SilentSpeaker:
    """Says nothing and remembers everything."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.closed = False

    def say(self, utterance: Utterance) -> None:
        """Remember `utterance`."""
        self.said.append(utterance)

    def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True
