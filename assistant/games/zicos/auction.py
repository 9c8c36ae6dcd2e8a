"""The auction: dice, bids, and who takes which card."""

from __future__ import annotations

from dataclasses import replace

from assistant.games.game import Reason
from assistant.games.zicos.bye_bye import lost, struck
from assistant.games.zicos.events import Bid, Die
from assistant.games.zicos.options import Options, Reading, ThirdEqual
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Award, Phase, Stake, State
from assistant.games.zicos.table import with_player

HAND_LIMIT = 6
CARDS_OF_A_PAIR = 2


def turn_begun(state: State, starter: int) -> State:
    """Give `state` at the beginning of an auction that `starter` opens."""
    return replace(
        state,
        phase=Phase.ROLLING,
        seat=starter,
        starter=starter,
        rolls=(None,) * len(state.players),
        stakes=(),
        awards=(),
        excess=(),
        hits=(),
        placed=False,
        tied=(),
        throws=(),
    )


def begun(state: State) -> bool:
    """Whether a die of this turn's auction has been rolled."""
    return any(value is not None for value in state.rolls)


def rolled(options: Options, state: State, dice: tuple[Die, ...]) -> State:
    """Give `state` after dice of the auction; in HARDCORE they may cost cards at once."""
    state = replace(state, end_rolls=())
    for die in dice:
        rolls = (*state.rolls[: die.seat], die.value, *state.rolls[die.seat + 1 :])
        state = replace(state, rolls=rolls)
        if options.hardcore:
            state = struck(options, state, die.seat, die.value)
    return _onward(options, state)


def chosen(options: Options, state: State, card: int) -> State:
    """Give `state` after the owner has said which card goes."""
    loss, *others = state.losses
    return _onward(options, lost(replace(state, losses=tuple(others)), loss.seat, card))


def bid_refusal(options: Options, state: State, bid: Bid) -> Reason | None:
    """Judge a bid."""
    if state.phase is Phase.LOSING:
        return ZicosRefusal.FINISH_FIRST
    if state.phase is not Phase.BIDDING:
        return ZicosRefusal.NO_BID_NOW
    if bid.seat != state.seat:
        return ZicosRefusal.NOT_YOUR_BID
    if bid.pair is None:
        return None if options.may_pass else ZicosRefusal.BID_COMPULSORY
    if not 1 <= bid.pair <= state.pairs:
        return ZicosRefusal.NO_SUCH_PAIR
    # A bid that cannot win any more is poor but allowed [O].
    on_it = sum(stake.pair == bid.pair for stake in state.stakes)
    if options.reading is Reading.SHARE and on_it == CARDS_OF_A_PAIR:
        return ZicosRefusal.PAIR_FULL
    return None


def bid(options: Options, state: State, seat: int, pair: int | None) -> State:
    """Give `state` after a bid; after the last one the cards are in the hands."""
    value = state.rolls[seat]
    if value is None:
        raise LookupError(seat)
    state = replace(state, stakes=(*state.stakes, Stake(seat, pair, value)))
    if len(state.stakes) < len(state.players):
        return _onward(options, state)
    return _awarded(options, state)


def award(options: Options, pair: int, stakes: tuple[Stake, ...]) -> Award:
    """Say who takes the cards of `pair`, given the bids of a turn, oldest first.

    Only the highest die wins. Of equal ones the first who bid takes the top card, the second the
    bottom one; a pair that nobody chose is discarded [M].
    """
    bids = [stake for stake in stakes if stake.pair == pair]
    highest = max((stake.value for stake in bids), default=0)
    contest = options.reading is Reading.CONTEST
    best = [stake.seat for stake in bids if stake.value == highest or not contest]
    crowd = len(best) > CARDS_OF_A_PAIR and options.third_equal is ThirdEqual.NOBODY
    if not best or crowd:
        return Award(pair, None, None)
    return Award(pair, best[0], best[1] if len(best) > 1 else best[0])


def _onward(options: Options, state: State) -> State:
    """Find what the auction asks for next."""
    if state.losses:
        return replace(state, phase=Phase.LOSING, seat=state.losses[0].seat)
    done = {stake.seat for stake in state.stakes}
    bidder = next(seat for seat in state.order if seat not in done)
    waiting = state.order if options.together else (bidder,)
    for seat in waiting:
        if state.rolls[seat] is None:
            return replace(state, phase=Phase.ROLLING, seat=seat)
    return replace(state, phase=Phase.BIDDING, seat=bidder)


def _awarded(options: Options, state: State) -> State:
    awards = tuple(award(options, pair, state.stakes) for pair in range(1, state.pairs + 1))
    excess = []
    for seat, player in enumerate(state.players):
        won = sum((one.top == seat) + (one.bottom == seat) for one in awards)
        # Which cards go is the player's choice, before any card is played [M].
        over = max(player.hand + won - HAND_LIMIT, 0)
        excess.append(over)
        state = with_player(state, seat, hand=player.hand + won - over)
    return replace(
        state,
        awards=awards,
        excess=tuple(excess),
        phase=Phase.PLACING,
        seat=state.starter,
        placed=False,
    )
