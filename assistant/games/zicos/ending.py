"""The end of a turn: dice for cards that ask for one, then the next auction."""

from __future__ import annotations

from dataclasses import replace

from assistant.games.zicos.auction import turn_begun
from assistant.games.zicos.cards import Lasting, Throws
from assistant.games.zicos.events import Die
from assistant.games.zicos.options import Options
from assistant.games.zicos.state import Due, EndRoll, Phase, Player, State
from assistant.games.zicos.table import removed


def turn_ended(options: Options, state: State) -> State:
    """Give `state` once all cards are played: dice for agents, labels and others come now [M]."""
    due = tuple(
        Due(seat, number)
        for seat in state.order
        for number, card, turn in _lasting(state.players[seat])
        if card.throws is Throws.ALWAYS or (card.throws is Throws.ONCE and turn == state.turn)
    )
    return _next_due(options, replace(state, due=due, end_rolls=()))


def end_rolled(options: Options, state: State, die: Die) -> State:
    """Give `state` after a die for the card that is due; what it does is the table's."""
    due, *others = state.due
    roll = EndRoll(due.seat, due.card, die.value)
    state = replace(state, due=tuple(others), end_rolls=(*state.end_rolls, roll))
    return _next_due(options, state)


def left(options: Options, state: State, number: int) -> State:
    """Give `state` without a card, for which nobody has to roll any more either."""
    state = removed(state, number)
    return _next_due(options, state) if state.phase is Phase.END_DICE else state


def next_turn(options: Options, state: State) -> State:
    """Give `state` at the next auction; the left neighbour begins it, if the start rotates."""
    starter = state.order[1] if options.rotating else state.starter
    return turn_begun(replace(state, turn=state.turn + 1), starter)


def _next_due(options: Options, state: State) -> State:
    if not state.due:
        return next_turn(options, state)
    return replace(state, phase=Phase.END_DICE, seat=state.due[0].seat, placed=False)


def _lasting(player: Player) -> list[tuple[int, Lasting, int]]:
    """Cards that may ask for a die, in the order in which they came."""
    cards: list[tuple[int, Lasting, int]] = [
        *((held.number, held.card, held.turn) for held in player.contracts),
        *((held.number, held.card, held.turn) for held in player.bonus),
        *((trouble.number, trouble.card, trouble.turn) for trouble in player.troubles),
    ]
    return sorted(cards, key=lambda card: card[0])
