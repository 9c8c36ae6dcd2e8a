"""Listens to a game and says what happens."""

from __future__ import annotations

from typing import Any

from assistant.games.game import Game, Refusal
from assistant.locale.words import Lang
from assistant.session.ports import Utterance
from assistant.session.question import Question
from assistant.speech.phrases import DICE_PHRASES, PHRASES
from assistant.speech.voice import Voice


class Announcer:
    """Says every event of one game once; implements `Listener` of any game."""

    def __init__(
        self, voice: Voice, names: tuple[str, ...], lang: Lang, game: Game[Any, Any]
    ) -> None:
        self.said = ""
        """The last thing said about the game."""
        self.lang = lang
        self._voice, self._names, self._game = voice, names, game
        self._phrases = PHRASES[game.name]
        self._asked: Question[Any] | None = None
        """The question put last, until something happens in the game."""
        self._state: Any = None
        """Where the game stands, once anything was told of it."""

    def greet(self, state: Any) -> None:
        """Say that the game begins or goes on, and whose turn it is."""
        self._state = state
        self._say(self._phrases.hello(state, self._names, self.lang, self._game))

    def played(self, before: Any, event: Any, after: Any) -> None:
        """Say what happened."""
        self._state = after
        self._say(self._phrases.phrase(before, event, after, self._names, self.lang, self._game))

    def undone(self, before: Any, event: Any, after: Any) -> None:
        """Say that it is taken back."""
        self._state = after
        self._say(self._phrases.undone(before, event, after, self._names, self.lang, self._game))

    def corrected(self, before: Any, place: int, old: Any, new: Any, after: Any) -> None:
        """Say only what changed."""
        self._state = after
        self._say(
            self._phrases.corrected(before, old, new, after, self._names, self.lang, self._game)
        )

    def asked(self, question: Question[Any] | None) -> None:
        """Put a question, but not again while better looks at the same dice raise it anew.

        It is not what the game has said.
        """
        if question is not None and question != self._asked:
            self._asked = question
            self.aloud(self._question(question))

    def answered(self) -> None:
        """A person has dealt with the question: the same one would be another call."""
        self._asked = None

    def aloud(self, text: str, *, urgent: bool = True) -> None:
        """Say something that is not about the game; unless `urgent`, after what is being said."""
        self._voice.say(Utterance(text, self.lang, urgent))

    def _question(self, question: Question[Any]) -> str:
        """The question in one breath; of clear dice that the rules refuse, why they do."""
        reason = question.refusal
        counted = reason is not Refusal.WRONG_DICE_COUNT
        if reason is None or question.doubts or question.refused is None or not counted:
            return DICE_PHRASES[self._game.name].asked(question, self.lang)
        return self._phrases.refused(
            self._state, question.refused, reason, self._names, self.lang, self._game
        )

    def _say(self, text: str) -> None:
        self._asked = None
        if text:
            self.said = text
            self.aloud(text)
