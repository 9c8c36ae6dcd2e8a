"""Cards that come to the table, and cards that leave it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from assistant.games.zicos.cards import (
    Bonus,
    Card,
    Contract,
    Fan,
    Hater,
    Malus,
    Member,
    Nominee,
    Production,
)
from assistant.games.zicos.options import Options
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Held, Mate, Player, State, Trouble


def with_player(state: State, seat: int, **changes: Any) -> State:
    """Give `state` with fields of one player replaced."""
    player = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def with_hand(state: State, seat: int, step: int) -> State:
    """Give `state` with `step` more cards in a hand."""
    return with_player(state, seat, hand=state.players[seat].hand + step)


def rooms(options: Options, player: Player) -> tuple[int, ...]:
    """Give the numbers of the player's Members that can take one more Fan."""
    return tuple(
        mate.number
        for mate in player.group
        if mate.card.fan_zone and not (options.zone_limit and len(mate.fans) >= options.zone_limit)
    )


def under_refusal(
    options: Options, player: Player, card: Card, under: int | None
) -> ZicosRefusal | None:
    """Judge the place of a card that comes to `player`; only Fans lie under a Member."""
    if not isinstance(card, Fan):
        return None if under is None else ZicosRefusal.NO_FAN_ZONE
    places = rooms(options, player)
    if under is None:
        return ZicosRefusal.CHOOSE_MEMBER if len(places) > 1 else None
    return None if under in places else ZicosRefusal.NO_FAN_ZONE


def brought(
    options: Options, state: State, seat: int, card: Card, under: int | None = None
) -> State:
    """Give `state` with a new card before `seat`; a Fan without a place is lost [M]."""
    number, player = state.cards + 1, state.players[seat]
    state = replace(state, cards=number)
    match card:
        case Member():
            mate = Mate(number, card, state.turn)
            return with_player(state, seat, group=(*player.group, mate))
        case Fan():
            place = under if under is not None else next(iter(rooms(options, player)), None)
            fan = Held(number, card, state.turn)
            if place is None:
                return replace(state, gone=(*state.gone, fan))
            return _with_fan(state, seat, place, fan)
        case Malus():
            return with_trouble(state, seat, Trouble(number, card, state.turn, seat))
        case _:
            heap = _HEAPS[type(card)]
            held = Held(number, card, state.turn)
            return with_player(state, seat, **{heap: (*getattr(player, heap), held)})


_HEAPS: dict[type[Card], str] = {
    Production: "productions",
    Bonus: "bonus",
    Contract: "contracts",
    Hater: "haters",
    Nominee: "nominees",
}
"""Where cards lie that have nothing else about them."""


def with_trouble(state: State, seat: int, trouble: Trouble) -> State:
    """Give `state` with a Malus on the table of `seat`."""
    return with_player(state, seat, troubles=(*state.players[seat].troubles, trouble))


def removed(state: State, number: int) -> State:
    """Give `state` with a card, and the Fans or what it took with it, gone from the table."""
    found = state.held(number)
    if found is None:
        return state
    seat, _ = found
    player = state.players[seat]
    after = Player(
        hand=player.hand,
        group=tuple(
            replace(mate, fans=_without(mate.fans, number))
            for mate in player.group
            if mate.number != number
        ),
        productions=_without(player.productions, number),
        bonus=_without(player.bonus, number),
        troubles=tuple(trouble for trouble in player.troubles if trouble.number != number),
        contracts=_without(player.contracts, number),
        haters=_without(player.haters, number),
        nominees=_without(player.nominees, number),
        extra=player.extra,
    )
    left = {held.number for held in after.cards()}
    gone = tuple(held for held in player.cards() if held.number not in left)
    players = (*state.players[:seat], after, *state.players[seat + 1 :])
    return replace(
        state,
        players=players,
        gone=(*state.gone, *gone),
        due=tuple(due for due in state.due if due.card != number),
    )


def taken(state: State, number: int) -> tuple[State, Mate]:
    """Lift a Member with the Fans out of the group; LookupError when no group has that number."""
    found = state.mate(number)
    if found is None:
        raise LookupError(number)
    seat, mate = found
    group = tuple(other for other in state.players[seat].group if other.number != number)
    return with_player(state, seat, group=group), mate


def _with_fan(state: State, seat: int, member: int, fan: Held[Fan]) -> State:
    group = tuple(
        replace(mate, fans=(*mate.fans, fan)) if mate.number == member else mate
        for mate in state.players[seat].group
    )
    return with_player(state, seat, group=group)


def _without(cards: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    return tuple(held for held in cards if held.number != number)
