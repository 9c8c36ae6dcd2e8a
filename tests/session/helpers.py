"""Dice as the camera would report them, and fakes of the ports."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from assistant.games.zombie_dice import Die, Event, State
from assistant.games.zombie_dice.notation import dice, write
from assistant.session.question import Question
from vision.readings import Box, DieReading, Kind, Likelihoods, StableRoll, TableCleared


def likelihoods(best: str, names: tuple[str, ...], share: float) -> Likelihoods:
    others = [name for name in names if name != best]
    return ((best, share), *((name, (1 - share) / len(others)) for name in others))


def seen_die(die: Die, place: int, *, sure: bool = True, share: float = 0.998) -> DieReading:
    """One die lying at `place`, told with probability `share` for colour and face alike."""
    left = 300.0 + 100 * place
    return DieReading(
        kind=Kind.ZOMBIE,
        colour=str(die.colour),
        face=str(die.face),
        confidence=share,
        box=Box(left, 200, left + 50, 250),
        faces=likelihoods(die.face, ("brain", "shotgun", "feet"), share),
        colours=likelihoods(die.colour, ("green", "yellow", "red"), share),
        sure=sure,
    )


def thrown(text: str, *, unsure: tuple[int, ...] = (), at: float = 0.0) -> StableRoll:
    """`gB yS rF` as a roll; `at` moves all dice by as many pixels."""
    readings = []
    for place, die in enumerate(dice(text)):
        doubtful = place in unsure
        reading = seen_die(die, place, sure=not doubtful, share=0.6 if doubtful else 0.998)
        box = reading.box
        moved = Box(box.left, box.top + at, box.right, box.bottom + at)
        readings.append(replace(reading, box=moved))
    return StableRoll(tuple(readings), frame=1, seconds=1.0)


CLEARED = TableCleared(frame=2, seconds=2.0)


@dataclass
class Diary:
    """Notes the order of everything; both a store and a listener."""

    notes: list[str] = field(default_factory=list)
    questions: list[Question[Die] | None] = field(default_factory=list)
    full: bool = False

    def append(self, event: Event, *, over: bool) -> None:
        self.keep(f"keep {write(event)}{' over' if over else ''}")

    def undo(self, *, over: bool) -> None:
        self.keep(f"keep undo{' over' if over else ''}")

    def correct(self, place: int, event: Event, *, over: bool) -> None:
        self.keep(f"keep {place}: {write(event)}{' over' if over else ''}")

    def keep(self, note: str) -> None:
        if self.full:
            raise OSError("no room")
        self.notes.append(note)

    def played(self, before: State, event: Event, after: State) -> None:
        assert before != after
        self.notes.append(f"tell {write(event)}")

    def undone(self, before: State, event: Event, after: State) -> None:
        assert before != after
        self.notes.append(f"tell undo {write(event)}")

    def corrected(self, before: State, place: int, old: Event, new: Event, after: State) -> None:
        self.notes.append(f"tell {place}: {write(old)} -> {write(new)}")

    def asked(self, question: Question[Die] | None) -> None:
        self.questions.append(question)
        self.notes.append("ask" if question else "settled")
