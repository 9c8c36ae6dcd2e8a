"""How a roll that is asked about is settled when nobody is there to ask."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar, assert_never

from assistant.session.director import Director
from assistant.session.question import Question

S = TypeVar("S")
E = TypeVar("E")
D = TypeVar("D")


class WayOut(StrEnum):
    """What is made of a roll that nobody is asked about."""

    LIKELIEST = "likeliest"
    """It is taken as the likeliest dice that the rules accept."""
    STOPPED_UNSEEN = "stopped unseen"
    """The player must have stopped before it; it is the next player's."""
    LEFT_OUT = "left out"
    """It is no roll of this game."""


def settle_unattended(
    director: Director[S, E, D],
    stopped: E,
    tell: Callable[[WayOut, Question[D]], None],
) -> None:
    """Settle the pending question, if any, after telling how; `stopped` is the event of stopping.

    Another question may be pending afterwards. May raise what the director's store raises.
    """
    if (question := director.question) is None:
        return
    way = _way_out(director, question, stopped)
    tell(way, question)
    match way:
        case WayOut.LIKELIEST:
            director.accept_likeliest()
        case WayOut.STOPPED_UNSEEN:
            director.do(stopped)
        case WayOut.LEFT_OUT:
            director.dismiss()
        case _:
            assert_never(way)


def _way_out(director: Director[S, E, D], question: Question[D], stopped: E) -> WayOut:
    if question.likeliest is not None:
        return WayOut.LIKELIEST
    if director.fits_after(stopped):
        return WayOut.STOPPED_UNSEEN
    return WayOut.LEFT_OUT
