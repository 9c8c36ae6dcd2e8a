"""Speech on the desktop by the espeak-ng program."""

from __future__ import annotations

import logging
import shutil
import subprocess
from collections import deque
from threading import Condition, Thread

from assistant.session.ports import Utterance

log = logging.getLogger("gobelet.speech")

PROGRAM = "espeak-ng"
VOICES = {"fr": "fr-fr", "en": "en-gb"}
WORDS_A_MINUTE = 165


def installed(program: str = PROGRAM) -> bool:
    """Whether the program can be found."""
    return shutil.which(program) is not None


class EspeakSpeaker:
    """Runs one espeak-ng at a time on a thread of its own."""

    def __init__(self, program: str = PROGRAM) -> None:
        self._program = program
        self._changed = Condition()
        self._waiting: deque[Utterance] = deque()
        self._speaking: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._thread = Thread(target=self._run, name="speech")
        self._thread.start()

    def say(self, utterance: Utterance) -> None:
        """Say it at once when urgent, cutting off what is being said; else when its turn comes."""
        with self._changed:
            if self._closed:
                return
            if utterance.urgent:
                self._waiting.clear()
                self._hush()
            self._waiting.append(utterance)
            self._changed.notify()

    def close(self) -> None:
        """Fall silent and end the thread."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._hush()
            self._changed.notify()
        self._thread.join()

    def _hush(self) -> None:
        if self._speaking is not None:
            self._speaking.terminate()

    def _run(self) -> None:
        while (process := self._next()) is not None:
            process.wait()
            with self._changed:
                self._speaking = None

    def _next(self) -> subprocess.Popen[bytes] | None:
        """Wait for something to say and start saying it; None once closed or mute."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            utterance = self._waiting.popleft()
            voice = VOICES.get(utterance.lang, utterance.lang)
            speed = str(WORDS_A_MINUTE)
            try:
                self._speaking = subprocess.Popen(
                    [self._program, "-v", voice, "-s", speed, "--", utterance.text],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            except OSError as error:
                log.warning("no voice: %s", error)
                self._closed = True
            return self._speaking
