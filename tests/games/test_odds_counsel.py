"""What is said about the decision of a state."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.counsel import CLEAR, Counsel, counsel
from tests.games.helpers import after

GAME = ZombieDice()


def told(text: str, seats: int = 2) -> Counsel:
    found = counsel(GAME, after(text, seats=seats))
    assert isinstance(found, Counsel)
    return found


@pytest.mark.parametrize("text", ["", "gB yF rF; continued", "gS yS rS"])
def test_there_is_nothing_to_say_where_there_is_nothing_to_decide(text: str) -> None:
    assert counsel(GAME, after(text)) is None


def test_nothing_is_said_of_a_game_that_is_over() -> None:
    short = ZombieDice(target=3)
    over = after("gB gB gB; stopped; gS gB rS; stopped", game=short)
    assert over.over
    assert counsel(short, over) is None


def test_the_gain_is_what_rolling_adds_on_average() -> None:
    found = told("gB gB yB")
    assert found.held == 3
    assert found.odds is not None
    assert found.odds.bust == pytest.approx(0.029745370, abs=1e-9)
    assert found.gain == pytest.approx(1.430569573, abs=1e-9)
    assert found.advice == "roll"


def test_where_brains_would_stop_the_win_may_roll() -> None:
    # Bob has 11 behind 13 in the last round: only going on can win.
    text = "; ".join(
        (
            "gB gB gB; gB gB gB; yB yB yB; yB rB rB; stopped",
            "gB gB gB; gB gB gB; yB yB yB; yB rB rS; stopped",
            "gB gS yS; stopped; gS yS rF",
        )
    )
    state = after(text)
    assert state.scores == (13, 11)
    found = counsel(GAME, state)
    assert isinstance(found, Counsel)
    assert found.win is not None
    assert (found.win.stop, found.advice) == (0, "roll")


def test_a_game_of_more_is_told_as_approximate() -> None:
    pair, three = told("gB gB yS"), told("gB gB yS", seats=3)
    assert pair.win is not None
    assert three.win is not None
    assert (pair.win.exact, three.win.exact) == (True, False)


def test_estimates_that_are_nearly_equal_leave_the_advice_to_brains() -> None:
    near = told("rB yS gS", seats=4)
    assert near.win is not None
    assert near.win.roll is not None
    assert near.odds is not None
    assert abs(near.win.roll - near.win.stop) < CLEAR
    assert (near.win.advice, near.odds.advice, near.advice) == ("roll", "stop", "stop")
