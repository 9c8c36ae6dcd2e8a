"""The log and its fold: going on, undoing, correcting."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.games.game import IllegalEventError, Refusal
from assistant.games.zombie_dice import Event, State, Stopped, ZombieDice
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.session.session import NothingToUndoError, RefusedLogError, Session, begun
from tests.games.helpers import events, roll
from tests.games.strategies import games

NAMES = ("Ana", "Bob")


def session(text: str = "") -> Session[State, Event]:
    return begun(ZombieDice(), NAMES, events(text))


def test_a_session_begins_empty() -> None:
    fresh = session()
    assert (fresh.log, fresh.player, fresh.over) == ((), "Ana", False)


def test_going_on_keeps_the_session_before() -> None:
    before = session("gB gB gB")
    after = before.after(Stopped())
    assert (before.player, after.player) == ("Ana", "Bob")
    assert after.states[:-1] == before.states


def test_an_illegal_event_changes_nothing() -> None:
    fresh = session()
    with pytest.raises(IllegalEventError):
        fresh.after(Stopped())
    assert fresh == session()


def test_nothing_can_be_undone_at_the_start() -> None:
    with pytest.raises(NothingToUndoError):
        session().undone()


def test_undo_reaches_any_depth() -> None:
    now = session("gB gB gB; stopped; gS gS gS; gB gB gF")
    for _ in range(4):
        now = now.undone()
    assert now == session()


def test_a_correction_changes_what_follows() -> None:
    now = session("gB gB gF; stopped; gB gF gF").corrected(0, roll("gB gS gF"))
    assert now.state.scores == (1, 0)
    assert now.log == tuple(events("gB gS gF; stopped; gB gF gF"))


def test_a_correction_to_a_bust_passes_what_follows_to_the_next_seat() -> None:
    # The third shotgun was misread, and the table went on: the next roll was Bob's.
    now = session("gB gB gB; yB yB yB").corrected(0, roll("gS gS gS"))
    assert (now.state.seat, now.state.brains) == (1, 3)


def test_a_correction_that_makes_a_later_event_illegal_is_refused_with_the_reason() -> None:
    now = session("gB gB gF; stopped")
    with pytest.raises(RefusedLogError) as caught:
        now.corrected(0, roll("gS gS gS"))
    assert caught.value.place == 1
    assert caught.value.refusal is ZombieRefusal.NOTHING_ROLLED
    assert now == session("gB gB gF; stopped")


def test_an_illegal_correction_is_refused_at_its_own_place() -> None:
    with pytest.raises(RefusedLogError) as caught:
        session("gB gB gF; gB gB gF").corrected(1, roll("gB gB"))
    assert (caught.value.place, caught.value.refusal) == (1, Refusal.WRONG_DICE_COUNT)


@pytest.mark.parametrize("place", [-1, 1, 7])
def test_only_what_has_happened_can_be_corrected(place: int) -> None:
    with pytest.raises(IndexError):
        session("gB gB gF").corrected(place, Stopped())


def test_an_illegal_log_is_refused_at_its_place() -> None:
    with pytest.raises(RefusedLogError) as caught:
        session("gB gB gF; stopped; stopped")
    assert caught.value.place == 2


@given(games(), st.data())
def test_a_correction_is_the_fold_of_the_corrected_log(
    told: tuple[ZombieDice, int, list[Event]], data: st.DataObject
) -> None:
    game, seats, log = told
    now = begun(game, ("A", "B", "C", "D", "E")[:seats], log)
    if not log:
        return
    place = data.draw(st.integers(0, len(log) - 1))
    new = data.draw(st.sampled_from([*log, Stopped()]))
    try:
        corrected = now.corrected(place, new)
    except RefusedLogError as error:
        assert error.place >= place
        with pytest.raises(RefusedLogError):
            begun(game, now.names, [*log[:place], new, *log[place + 1 :]])
    else:
        assert corrected == begun(game, now.names, [*log[:place], new, *log[place + 1 :]])
