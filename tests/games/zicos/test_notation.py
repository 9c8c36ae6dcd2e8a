"""Lines of Zicos: what they say, and what is said of wrong ones."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from assistant.games.zicos import (
    Bonus,
    BonusPlayed,
    Came,
    Contract,
    Die,
    Drawn,
    Event,
    Fan,
    Malus,
    MalusPlayed,
    Member,
    MemberPlayed,
    Nominee,
    NomineesShown,
    Rolled,
    Throws,
    notation,
)
from assistant.games.zicos.cards import possible
from tests.games.zicos.strategies import any_event

MAX = Member("Max, batterie", 2, 4, fan_zone=True)
CLIP = Bonus("", 10, cancels=True)


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("rolled p1=4 p12=6", Rolled((Die(0, 4), Die(11, 6)))),
        ("nominees", NomineesShown(Nominee(0))),
        (
            'played p1 member "Max, batterie" stars=2 bye=4 zone',
            MemberPlayed(0, Member("Max, batterie", 2, 4, True)),
        ),
        ("drawn fan stars=1 under=#3", Drawn(Fan(1), 3)),
        (
            'played p2 bonus "" points=10 cancels cancelled=#7',
            BonusPlayed(1, Bonus("", 10, True), 7),
        ),
        (
            'played p1 malus "=zone" points=-10 expels against=p2 expelled=#4',
            MalusPlayed(0, 1, Malus("=zone", -10, True), 4),
        ),
        (
            'came p1 contract "Agent" throws=once text="Sur 6 : une carte"',
            Came(0, Contract("Agent", Throws.ONCE, "Sur 6 : une carte")),
        ),
    ],
)
def test_lines(line: str, event: Event) -> None:
    assert notation.write(event) == line
    assert notation.read(f"  {line} ") == event


def test_the_lines_of_the_description_read_back() -> None:
    shown = [line.strip() for line in (notation.__doc__ or "").splitlines() if line[:4].isspace()]
    lines = [part for line in shown for part in re.split(r" {8,}", line)]
    assert len(lines) > 20
    assert [notation.write(notation.read(line)) for line in lines] == lines


@given(any_event)
def test_every_event_with_possible_cards_reads_back(event: Event) -> None:
    card = getattr(event, "card", None)
    seats = [getattr(event, name, 0) for name in ("seat", "victim")]
    if isinstance(event, Rolled):
        seats = [die.seat for die in event.dice]
    twice = len(set(seats)) < len(seats) and isinstance(event, Rolled)
    numbers = [getattr(event, name, 1) for name in ("under", "cancels", "expels")]
    numbers += [card] if isinstance(card, int) else []
    if min(seats, default=0) < 0 or twice or 0 in numbers:
        return
    if isinstance(card, int | None) or possible(card):
        assert notation.read(notation.write(event)) == event


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "“” is no event"),
        ("jumped p1", "“jumped” is no event; events are starter, rolled"),
        ("rolled p1=4 p1=5", "“p1=” comes twice"),
        ("rolled p1=four", "“four” is no whole number"),
        ("rolled p1=4 loudly", "“loudly” does not belong here"),
        ("bid p0 1", "“p0” is no player; the first is p1"),
        ("bid p1", "the pair is missing"),
        ("lost 5", "“5” is no card on the table"),
        ('played p1 drummer "Max"', "“drummer” is no kind of card"),
        ('played p1 member "Max"', "a member needs “stars=”"),
        ('played p1 member "Max stars=2', "cannot be read"),
        ('played p1 member "Max" stars=2 zone zone', "“zone” does not belong here"),
        ('played p1 malus "Rumeur"', "“” is no player"),
        ('played p1 bonus "Clip" throws=often', "it is one of never, once, always"),
        ("played p1 fan stars=1", "not played from a hand"),
        ('drawn member "Max" stars=1', "only a fan or a hater is drawn"),
        ("challenge drawn", "a challenge is won or lost, not “drawn”"),
        ("came p1 fan stars=1 under=3", "“3” is no card on the table"),
        ("points p1 many", "“many” is no whole number"),
        ("closed p1", "“p1” does not belong here"),
    ],
)
def test_what_is_said_of_wrong_lines(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        notation.read(line)
