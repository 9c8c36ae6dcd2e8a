"""Points and stars, the end of a round, and who wins."""

from __future__ import annotations

from dataclasses import replace

from assistant.games.game import Standing
from assistant.games.zicos.auction import turn_begun
from assistant.games.zicos.cards import Nominee
from assistant.games.zicos.events import Die
from assistant.games.zicos.options import FinalTie, NomineeOfOneRound, Options, Version
from assistant.games.zicos.placing import MEMBERS_FOR_PRODUCTION
from assistant.games.zicos.state import Held, Phase, RoundEnd, State
from assistant.games.zicos.table import brought, removed, with_player

ROUNDS = {Version.ONE_ROUND: 1, Version.THREE_ROUNDS: 3}


def production(options: Options, state: State, seat: int) -> int:
    """Count a player's Production points of this round, Bonus and Malus included [M]."""
    player = state.players[seat]
    counts = options.count_below_three or len(player.group) >= MEMBERS_FOR_PRODUCTION
    return (
        (sum(held.card.points for held in player.productions) if counts else 0)
        + sum(held.card.points for held in player.bonus)
        + sum(trouble.card.points for trouble in player.troubles)
        + player.extra
    )


def productions(options: Options, state: State) -> tuple[int, ...]:
    """Count the Production points of every seat."""
    return tuple(production(options, state, seat) for seat in range(len(state.players)))


def standings(options: Options, state: State) -> tuple[Standing, ...]:
    """Rank every seat by stars, and in 45 tours by Production points where stars are equal [M].

    Whoever won the last throw-off stands before those who were equal.
    """
    keys = [_key(options, state, seat) for seat in range(len(state.players))]
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    return tuple(
        Standing(seat, state.players[seat].stars, 1 + sum(other > keys[seat] for other in keys))
        for seat in order
    )


def nominees_shown(options: Options, state: State, nominee: Nominee) -> State:
    """Give `state` at the end of a round: the highest Production takes the card [M]."""
    state = replace(state, nominee=nominee, throws=(), end_rolls=())
    nobody = options.nominee_of_one_round is NomineeOfOneRound.NOBODY
    if options.version is Version.ONE_ROUND and nobody:
        return _round_won(options, state, None)
    points = productions(options, state)
    best = tuple(seat for seat, one in enumerate(points) if one == max(points))
    if len(best) == 1:
        return _round_won(options, state, best[0])
    return _throwing(state, Phase.THROW_OFF, best)


def thrown(options: Options, state: State, dice: tuple[Die, ...]) -> State:
    """Give `state` after dice of a throw-off: who is not highest is out, until one is alone.

    The text has equal players roll one die each; that it is repeated follows [D].
    """
    rolls = list(state.rolls)
    for die in dice:
        rolls[die.seat] = die.value
    state = replace(state, rolls=tuple(rolls))
    for seat in state.tied:
        if rolls[seat] is None:
            return replace(state, seat=seat)
    throw = tuple(Die(seat, rolls[seat] or 0) for seat in state.tied)
    highest = max(die.value for die in throw)
    best = tuple(die.seat for die in throw if die.value == highest)
    state = replace(state, throws=(*state.throws, throw))
    if len(best) > 1:
        return _throwing(state, state.phase, best)
    if state.phase is Phase.FINAL_THROW_OFF:
        return _over(state, best)
    return _round_won(options, state, best[0])


def _key(options: Options, state: State, seat: int) -> tuple[int, int, bool]:
    one_round = options.version is Version.ONE_ROUND
    points = production(options, state, seat) if one_round else 0
    return state.players[seat].stars, points, seat in state.winners


def _throwing(state: State, phase: Phase, tied: tuple[int, ...]) -> State:
    order = tuple(seat for seat in state.order if seat in tied)
    rolls = (None,) * len(state.players)
    return replace(state, phase=phase, tied=order, seat=order[0], rolls=rolls)


def _round_won(options: Options, state: State, winner: int | None) -> State:
    nominee = state.nominee
    if nominee is None:
        raise LookupError("no nominees")
    points = productions(options, state)
    end = RoundEnd(state.round, points, nominee, winner, state.throws)
    state = replace(
        state, rounds=(*state.rounds, end), nominee=None, tied=(), throws=(), seat=state.starter
    )
    if winner is None:
        number = state.cards + 1
        held = Held(number, nominee, state.turn)
        state = replace(state, cards=number, gone=(*state.gone, held))
    else:
        state = brought(options, state, winner, nominee)
    if options.version is Version.THREE_ROUNDS:
        state = _swept(state)
    if state.round < ROUNDS[options.version]:
        return turn_begun(replace(state, round=state.round + 1), state.starter)
    return _finished(options, state)


def _swept(state: State) -> State:
    """Discard Productions, Bonus and Malus; Members, Fans, Haters, contracts and hands stay [M]."""
    for seat, player in enumerate(state.players):
        played = [held.number for held in player.productions]
        played += [held.number for held in player.bonus]
        played += [trouble.number for trouble in player.troubles]
        for number in played:
            state = removed(state, number)
        state = with_player(state, seat, extra=0)
    return state


def _finished(options: Options, state: State) -> State:
    keys = [_key(options, state, seat) for seat in range(len(state.players))]
    leaders = tuple(seat for seat, key in enumerate(keys) if key == max(keys))
    if len(leaders) > 1 and options.final_tie is FinalTie.DICE:
        return _throwing(state, Phase.FINAL_THROW_OFF, leaders)
    return _over(state, leaders)


def _over(state: State, winners: tuple[int, ...]) -> State:
    return replace(state, phase=Phase.OVER, winners=winners, tied=(), seat=state.starter)
