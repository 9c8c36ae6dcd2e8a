"""The voice of this machine, and how it is used."""

from __future__ import annotations

import os
from collections.abc import Callable

from assistant.session.ports import Speaker, Utterance
from assistant.speech.android import AndroidSpeaker
from assistant.speech.espeak import EspeakSpeaker, installed
from assistant.speech.silent import SilentSpeaker


def speaker_here() -> Speaker | None:
    """The speaker of this platform; None when it has none."""
    if "ANDROID_ARGUMENT" in os.environ:
        return AndroidSpeaker()
    return EspeakSpeaker() if installed() else None


class Voice:
    """Says what it is given, nothing at all when muted."""

    def __init__(
        self,
        speaker: Speaker | None,
        *,
        muted: bool = False,
        keep: Callable[[bool], None] | None = None,
    ) -> None:
        self.present = speaker is not None
        """False when this machine cannot speak, which the screen then says."""
        self.muted = muted
        self._keep = keep
        self._speaker: Speaker = speaker if speaker is not None else SilentSpeaker()

    def say(self, utterance: Utterance) -> None:
        """Pass `utterance` on unless it is empty or the voice is muted."""
        if utterance.text and not self.muted:
            self._speaker.say(utterance)

    def mute(self, muted: bool) -> None:
        """Fall silent, or speak again, now and in later runs. Raises what keeping it raises."""
        self.muted = muted
        if self._keep is not None:
            self._keep(muted)

    def close(self) -> None:
        """Close the speaker."""
        self._speaker.close()
