"""Listens to a game and says what happens."""

from __future__ import annotations

from assistant.games.zombie_dice import Die, Event, State
from assistant.locale.words import Lang
from assistant.session.ports import Utterance
from assistant.session.question import Question
from assistant.speech import phrases
from assistant.speech.voice import Voice


class Announcer:
    """Says every event of one game once; implements `Listener[State, Event, Die]`."""

    def __init__(self, voice: Voice, names: tuple[str, ...], lang: Lang, target: int) -> None:
        self.said = ""
        """The last thing said about the game."""
        self.lang = lang
        self._voice, self._names, self._target = voice, names, target
        self._asked: Question[Die] | None = None
        """The question put last, until something happens in the game."""

    def greet(self, state: State) -> None:
        """Say that the game begins or goes on, and who rolls."""
        self._say(phrases.hello(state, self._names, self.lang))

    def played(self, before: State, event: Event, after: State) -> None:
        """Say what happened."""
        text = phrases.phrase(before, event, after, self._names, self.lang, self._target)
        self._say(text)

    def undone(self, before: State, event: Event, after: State) -> None:
        """Say that it is taken back."""
        self._say(phrases.undone(before, after, self._names, self.lang))

    def corrected(self, before: State, place: int, old: Event, new: Event, after: State) -> None:
        """Say only what changed."""
        self._say(phrases.corrected(before, old, new, after, self._names, self.lang))

    def asked(self, question: Question[Die] | None) -> None:
        """Put a question, but not again while better looks at the same dice raise it anew.

        It is not what the game has said.
        """
        if question is not None and question != self._asked:
            self._asked = question
            self.aloud(phrases.asked(question, self.lang))

    def answered(self) -> None:
        """A person has dealt with the question: the same one would be another call."""
        self._asked = None

    def aloud(self, text: str, *, urgent: bool = True) -> None:
        """Say something that is not about the game; unless `urgent`, after what is being said."""
        self._voice.say(Utterance(text, self.lang, urgent))

    def _say(self, text: str) -> None:
        self._asked = None
        if text:
            self.said = text
            self.aloud(text)
