"""Events of Zero as text."""

from __future__ import annotations

import pytest

from assistant.games.zero import Announced, Dealt, Event, Exchanged, Knocked, Shown, Told
from assistant.games.zero.cards import card, hand
from assistant.games.zero.notation import read, write
from tests.games.zero.helpers import ZERO_HAND


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("dealt", Dealt()),
        ("exchanged", Exchanged()),
        ("knocked", Knocked()),
        ("zero 2", Announced(2)),
        ("zero 2 dealt", Announced(2, dealt=True)),
        (f"zero 2 {ZERO_HAND}", Announced(2, hand(ZERO_HAND))),
        (f"zero 2 dealt {ZERO_HAND}", Announced(2, hand(ZERO_HAND), dealt=True)),
        (f"shown 1 {ZERO_HAND}", Shown(1, hand(ZERO_HAND))),
        ("shown 1 R1", Shown(1, (card("R1"),))),
        ("told 0 17", Told(0, 17)),
    ],
)
def test_events_are_lines(line: str, event: Event) -> None:
    assert read(line) == event
    assert write(event) == line


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "no event"),
        ("swapped", "swapped"),
        ("dealt now", "now"),
        ("zero", "seat"),
        ("zero x", "“x” is no number"),
        ("zero 1 R9", "R9"),
        ("shown", "seat"),
        ("shown R1", "R1"),
        ("told 1", "points"),
        ("told 1 2 3", "points"),
        ("told 1 -2", "-2"),
        ("told 1 ²", "²"),
    ],
)
def test_other_lines_are_told_why(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(line)
