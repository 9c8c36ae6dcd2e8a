"""Room for one value between two threads: the newest wins."""

from __future__ import annotations

from threading import Condition
from typing import Generic, TypeVar

T = TypeVar("T")


class MailboxClosedError(Exception):
    """Nothing more will come."""


class Mailbox(Generic[T]):
    """A slow taker sees the latest value, never a queue of the past."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._values: list[T] = []
        self._closed = False

    def put(self, value: T) -> None:
        """Leave a value, dropping one not yet taken. Never waits."""
        with self._changed:
            self._values[:] = [value]
            self._changed.notify()

    def take(self, timeout: float | None = None) -> T | None:
        """Wait up to `timeout` seconds for a value; None when none came.

        Raises MailboxClosedError once closed and empty.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._values or self._closed, timeout)
            if self._values:
                return self._values.pop()
            if self._closed:
                raise MailboxClosedError
            return None

    def close(self) -> None:
        """Let the takers have what is left, then go."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
