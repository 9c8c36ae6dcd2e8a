"""Speech on Android by its own `TextToSpeech`; importable anywhere, usable there alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from assistant.session.ports import Utterance


class AndroidSpeaker:
    """Speaks through the voice that the user chose in the system's settings."""

    def __init__(self) -> None:
        from jnius import autoclass

        self._tts = autoclass("android.speech.tts.TextToSpeech")
        self._locale = autoclass("java.util.Locale")
        self._ready = False
        self._early: deque[Utterance] = deque(maxlen=1)
        self._count = 0
        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        # Kept for as long as the engine lives: Java holds no reference that Python would see.
        self._listener = _init_listener(self._initialised)
        self._engine = self._tts(activity, self._listener)

    def say(self, utterance: Utterance) -> None:
        """Speak, or once the engine is ready if it is not yet: then only the newest is said."""
        if not self._ready:
            self._early.append(utterance)
            return
        self._count += 1
        self._engine.setLanguage(self._locale.forLanguageTag(utterance.lang))
        mode = self._tts.QUEUE_FLUSH if utterance.urgent else self._tts.QUEUE_ADD
        self._engine.speak(utterance.text, mode, None, str(self._count))

    def close(self) -> None:
        """Fall silent and release the engine."""
        self._ready = False
        self._engine.stop()
        self._engine.shutdown()

    def _initialised(self, status: int) -> None:
        self._ready = status == self._tts.SUCCESS
        if self._ready and self._early:
            self.say(self._early.pop())


def _init_listener(initialised: Callable[[int], None]) -> Any:
    """A Java object that tells when the engine is ready."""
    from jnius import PythonJavaClass, java_method

    class InitListener(PythonJavaClass):
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
        __javacontext__ = "app"

        @java_method("(I)V")
        def onInit(self, status: int) -> None:  # noqa: N802
            initialised(status)

    return InitListener()
