"""Spicy as text."""

from __future__ import annotations

import pytest

from assistant.games.spicy.notation import read, write


@pytest.mark.parametrize(
    "line",
    [
        "played 3 chili",
        "played 10 wasabi last",
        "played 5 pepper tucked 2",
        "played 5 pepper last tucked 2",
        "copied 2",
        "copied 0 last",
        "passed",
        "passed wrong_claim",
        "passed last_unannounced",
        "challenged 1 number",
        "challenged 1 spice",
        "challenged 1 both",
        "challenged 1 nothing",
        "revealed 7 wasabi",
        "revealed wild number",
        "revealed wild spice",
        "accepted",
        "penalised 3",
        "world_ended",
        "world_ended 5",
    ],
)
def test_lines_read_back(line: str) -> None:
    assert write(read(f"  {line} ")) == line


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "“” is no event; events are played, copied, passed"),
        ("claimed 3 chili", "“claimed” is no event"),
        ("played 3", "missing; such an event is “played 3 chili”"),
        ("played chili 3", "“chili” is no number"),
        ("played 3 salt", "“salt” is no spice; spices are chili, wasabi, pepper"),
        ("played 345 chili", "“345” is no number"),
        ("played 3 chili loud", "not “loud”"),
        ("played 3 chili tucked", "not “tucked”"),
        ("played 3 chili tucked two", "“two” is no number"),
        ("copied", "such an event is “copied 0”"),
        ("passed twice", "“twice” is no fault"),
        ("passed wrong_claim now", "after “passed” there is “now” too many"),
        ("challenged 1", "such an event is “challenged 0 number”"),
        ("challenged 1 colour", "“colour” cannot be challenged"),
        ("challenged 1 number spice", "“spice” too many"),
        ("revealed", "“” is no card"),
        ("revealed wild both", "“wild both” is no card"),
        ("revealed seven chili", "“seven” is no number"),
        ("accepted by all", "“by all” too many"),
        ("penalised", "such an event is “penalised 0”"),
        ("world_ended 1 2", "“2” too many"),
        ("world_ended soon", "“soon” is no number"),
    ],
)
def test_what_is_no_event_is_told(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(line)
