"""Work that takes too long for the thread that draws."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from sys import getswitchinterval, setswitchinterval
from threading import Condition, Thread
from time import monotonic
from typing import Any, Protocol, TypeVar

log = logging.getLogger("gobelet.thinker")

SWITCH_SECONDS = 0.0003
"""How long a thread keeps the interpreter while another wants it. The one that draws gives it up
for each picture of a word, many times a frame, and would wait for it too long."""

T = TypeVar("T")
Post = Callable[[Callable[[], None]], None]
"""Lets the main thread do something soon."""


class Thinker(Protocol):
    """Answers questions, the newest first of all."""

    def ask(
        self, question: Callable[[], T], answer: Callable[[T], None], wait_seconds: float = 0.0
    ) -> None:
        """Pass what `question` gives to `answer`, unless another question comes before that.

        What is not urgent waits a little, so that what just happened is drawn first.
        """
        ...


class AtOnce:
    """Answers before it returns: for tests, and where nothing is drawn. Implements `Thinker`."""

    def ask(
        self, question: Callable[[], T], answer: Callable[[T], None], wait_seconds: float = 0.0
    ) -> None:
        """Answer now."""
        answer(question())


@dataclass(frozen=True, slots=True)
class _Asked:
    number: int
    question: Callable[[], Any]
    answer: Callable[[Any], None]
    due: float
    """When to think of it, by the monotonic clock."""


class ThreadThinker:
    """Answers on the main thread what another thread has found; implements `Thinker`.

    Of questions that wait only the newest is answered: the others are about what has passed.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._changed = Condition()
        self._asked: _Asked | None = None
        self._number = 0
        self._thread: Thread | None = None

    def ask(
        self, question: Callable[[], T], answer: Callable[[T], None], wait_seconds: float = 0.0
    ) -> None:
        """Pass what `question` gives to `answer`, unless another question comes before that."""
        with self._changed:
            self._number += 1
            self._asked = _Asked(self._number, question, answer, monotonic() + wait_seconds)
            self._changed.notify()
        if self._thread is None:
            setswitchinterval(min(getswitchinterval(), SWITCH_SECONDS))
            # It holds nothing that must be put in order: the program need not wait for it.
            self._thread = Thread(target=self._think, name="thinker", daemon=True)
            self._thread.start()

    def _think(self) -> None:
        while True:
            asked = self._next()
            try:
                found = asked.question()
            except Exception:
                # Whatever it is, the game goes on without this answer.
                log.exception("a question has no answer")
                continue
            self._post(partial(self._tell, asked, found))

    def _next(self) -> _Asked:
        """Wait for the newest question until it is due."""
        with self._changed:
            while self._asked is None or self._asked.due > monotonic():
                self._changed.wait(None if self._asked is None else self._asked.due - monotonic())
            asked, self._asked = self._asked, None
            return asked

    def _tell(self, asked: _Asked, found: Any) -> None:
        if asked.number == self._number:
            asked.answer(found)
