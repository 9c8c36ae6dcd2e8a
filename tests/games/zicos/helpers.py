"""Short words for what tests of Zicos tell over and over."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.games.zicos import (
    Bid,
    Came,
    Closed,
    Die,
    Event,
    Fan,
    Member,
    Rolled,
    State,
    Zicos,
)

BASE = Zicos()
HARDCORE = Zicos(hardcore=True)


def told(game: Zicos, state: State, *events: Event) -> State:
    """Apply events one by one."""
    for event in events:
        state = game.apply(state, event)
    return state


def die(seat: int, value: int) -> Rolled:
    """One player's die."""
    return Rolled((Die(seat, value),))


def auction(*bids: tuple[int, int, int | None]) -> list[Event]:
    """Rolls and bids of one auction: (seat, value, pair) each."""
    events: list[Event] = []
    for seat, value, pair in bids:
        events += [die(seat, value), Bid(seat, pair)]
    return events


def member(
    seat: int, bye: int | None = None, fans: Iterable[int] = (), stars: int = 0, at: int = 1
) -> list[Event]:
    """Bring a Member with Fans of these stars; `at` is the number that the Member gets."""
    zone = Member(f"membre {at}", stars, bye, fan_zone=True)
    return [Came(seat, zone), *(Came(seat, Fan(one), at) for one in fans)]


def quiet_turn(seats: int, starter: int = 0) -> list[Event]:
    """A turn in which all roll 1, bid on the first pair, and nobody plays anything."""
    order = [(starter + step) % seats for step in range(seats)]
    return [*auction(*((seat, 1, 1) for seat in order)), Closed(), Closed()]
