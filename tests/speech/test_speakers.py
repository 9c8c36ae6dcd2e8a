from __future__ import annotations

import sys
from pathlib import Path
from threading import enumerate
from time import monotonic, sleep
from types import ModuleType
from typing import Any

import pytest

from assistant.session.ports import Utterance
from assistant.speech.android import AndroidSpeaker
from assistant.speech.espeak import EspeakSpeaker, installed
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice, speaker_here


def french(text: str, urgent: bool = True) -> Utterance:
    return Utterance(text, "fr", urgent)


@pytest.fixture
def program(tmp_path: Path) -> tuple[Path, Path]:
    """A program that notes its arguments when it starts, and again when it came to its end."""
    notes, path = tmp_path / "notes.txt", tmp_path / "talker"
    path.write_text(
        "#!/bin/sh\n"
        f'echo "start $*" >> {notes}\n'
        'case "$*" in *long*) exec sleep 30;; esac\n'
        f'echo "end $*" >> {notes}\n'
    )
    path.chmod(0o755)
    return path, notes


def wait_for(notes: Path, count: int) -> list[str]:
    end = monotonic() + 5
    while monotonic() < end:
        lines = notes.read_text().splitlines() if notes.exists() else []
        if len(lines) >= count:
            return lines
        sleep(0.01)
    raise AssertionError(f"only {lines}")


def test_the_desktop_voice_is_told_language_and_words(program: tuple[Path, Path]) -> None:
    speaker = EspeakSpeaker(str(program[0]))
    speaker.say(french("Deux cerveaux."))
    lines = wait_for(program[1], 2)
    speaker.close()
    assert lines[0] == "start -v fr-fr -s 165 -- Deux cerveaux."


def test_a_new_tally_cuts_off_a_stale_one(program: tuple[Path, Path]) -> None:
    speaker = EspeakSpeaker(str(program[0]))
    speaker.say(french("long"))
    wait_for(program[1], 1)
    speaker.say(french("Trois en tout."))
    lines = wait_for(program[1], 3)
    speaker.close()
    assert [line.split(" -- ")[1] for line in lines] == ["long", "Trois en tout.", "Trois en tout."]


def test_what_can_wait_is_said_afterwards(program: tuple[Path, Path]) -> None:
    speaker = EspeakSpeaker(str(program[0]))
    speaker.say(french("un"))
    speaker.say(french("deux", urgent=False))
    lines = wait_for(program[1], 4)
    speaker.close()
    assert [line.split(" -- ")[1] for line in lines] == ["un", "un", "deux", "deux"]


def test_closing_ends_what_is_being_said_and_the_thread(program: tuple[Path, Path]) -> None:
    speaker = EspeakSpeaker(str(program[0]))
    speaker.say(french("long"))
    wait_for(program[1], 1)
    began = monotonic()
    speaker.close()
    speaker.say(french("trop tard"))
    assert monotonic() - began < 5
    assert not any(thread.name == "speech" for thread in enumerate())


def test_a_program_that_is_not_there_leaves_silence() -> None:
    speaker = EspeakSpeaker("no-such-program-anywhere")
    speaker.say(french("Deux cerveaux."))
    speaker.close()
    assert not installed("no-such-program-anywhere")
    assert not any(thread.name == "speech" for thread in enumerate())


@pytest.mark.skipif(not installed(), reason="espeak-ng is not installed")
def test_the_real_program_takes_our_voices(tmp_path: Path) -> None:
    import subprocess

    from assistant.speech.espeak import PROGRAM, VOICES

    for voice in VOICES.values():
        sound = tmp_path / f"{voice}.wav"
        subprocess.run([PROGRAM, "-v", voice, "-w", str(sound), "--", "un, two"], check=True)
        assert sound.stat().st_size > 10_000


def test_everything_but_nothing_is_said() -> None:
    twin = SilentSpeaker()
    voice = Voice(twin)
    for text in ("Un.", "Un.", "", "Deux."):
        voice.say(french(text))
    assert [utterance.text for utterance in twin.said] == ["Un.", "Un.", "Deux."]


def test_a_muted_voice_does_not_speak() -> None:
    twin = SilentSpeaker()
    voice = Voice(twin)
    voice.muted = True
    voice.say(french("Un."))
    assert twin.said == []


def test_a_machine_without_a_voice_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Voice(speaker_here())
    voice.say(french("Un."))
    voice.close()
    assert not voice.present


class Engine:
    """Stands for Android's class, with its constants and what it was asked."""

    SUCCESS, QUEUE_FLUSH, QUEUE_ADD = 0, 0, 1

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.listener: Any = None

    def __call__(self, activity: object, listener: object) -> Engine:
        self.listener = listener
        return self

    def setLanguage(self, locale: object) -> None:  # noqa: N802
        self.asked.append(("language", locale))

    def speak(self, text: str, mode: int, bundle: object, name: str) -> None:
        self.asked.append(("speak", text, mode, name))

    def stop(self) -> None:
        self.asked.append(("stop",))

    def shutdown(self) -> None:
        self.asked.append(("shutdown",))


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    """A `jnius` whose classes are stand-ins."""
    engine = Engine()

    class Locale:
        forLanguageTag = staticmethod(str)  # noqa: N815

    class Activity:
        mActivity = "activity"  # noqa: N815

    classes = {
        "android.speech.tts.TextToSpeech": engine,
        "java.util.Locale": Locale,
        "org.kivy.android.PythonActivity": Activity,
    }
    jnius: Any = ModuleType("jnius")
    jnius.autoclass = classes.__getitem__
    jnius.PythonJavaClass = object
    jnius.java_method = lambda signature: lambda method: method
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    return engine


def test_android_says_the_newest_once_it_is_ready(engine: Engine) -> None:
    speaker = AndroidSpeaker()
    speaker.say(french("Un."))
    speaker.say(french("Deux."))
    assert engine.asked == []
    engine.listener.onInit(Engine.SUCCESS)
    speaker.say(french("Trois.", urgent=False))
    speaker.close()
    assert engine.asked == [
        ("language", "fr"),
        ("speak", "Deux.", Engine.QUEUE_FLUSH, "1"),
        ("language", "fr"),
        ("speak", "Trois.", Engine.QUEUE_ADD, "2"),
        ("stop",),
        ("shutdown",),
    ]


def test_android_stays_silent_when_its_engine_fails(engine: Engine) -> None:
    speaker = AndroidSpeaker()
    engine.listener.onInit(-1)
    speaker.say(french("Un."))
    assert engine.asked == []
