"""Light and hands are told once a game, and not at once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from assistant.speech.notices import HELD_SECONDS, Notice, Noticed, notice

Present = frozenset[Notice]
DARK, BOTH = frozenset({Notice.DARK}), frozenset({Notice.DARK, Notice.HIDDEN})


def said(story: list[tuple[float, Present]]) -> list[tuple[float, Notice]]:
    memory, told = Noticed(), []
    for now, present in story:
        memory, what = notice(memory, now, present)
        told += [(now, what)] if what else []
    return told


def test_darkness_is_told_when_it_lasts() -> None:
    assert said([(0.0, DARK), (1.0, DARK), (2.0, DARK), (3.0, DARK)]) == [(2.0, Notice.DARK)]


def test_a_shadow_that_passes_is_not_told() -> None:
    assert said([(0.0, DARK), (1.5, DARK), (1.6, frozenset()), (3.0, DARK), (4.5, DARK)]) == []


def test_two_things_are_told_one_after_the_other() -> None:
    assert said([(t, BOTH) for t in (0.0, 2.0, 2.1, 2.2)]) == [
        (2.0, Notice.DARK),
        (2.1, Notice.HIDDEN),
    ]


def test_a_camera_opened_again_counts_its_seconds_anew() -> None:
    assert said([(100.0, DARK), (0.0, DARK), (1.0, DARK), (2.0, DARK)]) == [(2.0, Notice.DARK)]


@given(st.lists(st.tuples(st.floats(0, 5), st.frozensets(st.sampled_from(Notice)))))
def test_nothing_is_told_twice_or_too_soon(steps: list[tuple[float, Present]]) -> None:
    story, now = [], 0.0
    for passed, present in steps:
        now += passed
        story.append((now, present))
    memory, told = Noticed(), []
    for place, (now, present) in enumerate(story):
        memory, what = notice(memory, now, present)
        if what is not None:
            told.append(what)
            before = story[: place + 1]
            assert all(what in then for t, then in before if t > now - HELD_SECONDS)
    assert len(set(told)) == len(told)
