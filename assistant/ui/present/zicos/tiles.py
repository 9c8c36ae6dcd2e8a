"""What lies in the middle of the table: pairs and bids, cards that may go, what can be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from assistant.games.zicos import (
    Award,
    Bid,
    CardLost,
    Mate,
    Phase,
    Reading,
    Stake,
    State,
    Zicos,
)
from assistant.games.zicos.auction import award
from assistant.locale.words import Words
from assistant.ui.present.common import Judge, why
from assistant.ui.present.zicos.board import Ask, Chances, Row, Tile
from assistant.ui.present.zicos.cards import Play, Tone, called, stars, values

AUCTION = (Phase.ROLLING, Phase.BIDDING, Phase.PLACING, Phase.SINGING)
"""Phases in which the pairs, or who has taken them, are what the table looks at."""
OPENINGS: Mapping[Phase, tuple[Ask, ...]] = {
    Phase.DRAWING: (Ask.FAN, Ask.HATER),
    Phase.EFFECTS: (Ask.BONUS, Ask.MALUS, Ask.CONTRACT),
}
"""Kinds of cards that may come in a phase."""


def tiles(play: Play, game: Zicos, judge: Judge, chances: Chances, w: Words) -> Iterator[Tile]:
    """The tiles of the phase that the game is in."""
    state = play.state
    if state.phase in AUCTION:
        for pair in range(1, state.pairs + 1):
            yield _pair(play, game, pair, judge, chances, w)
    if state.phase is Phase.LOSING:
        for card in state.losses[0].choices:
            yield _loss(state, card, w)
    for ask in OPENINGS.get(state.phase, ()):
        yield _opening(ask, w)
    if state.phase is Phase.END_DICE:
        yield from _due(play, w)
    if state.phase in (Phase.THROW_OFF, Phase.FINAL_THROW_OFF):
        yield _throw_off(play, w)


def _pair(play: Play, game: Zicos, pair: int, judge: Judge, chances: Chances, w: Words) -> Tile:
    state = play.state
    title = w("zicos-pair", pair=pair)
    if state.awards:
        return _taken(play, state.awards[pair - 1], title, w)
    bids = [stake for stake in state.stakes if stake.pair == pair]
    best = max((stake.value for stake in bids), default=0)
    contest = game.reading is Reading.CONTEST
    rows = tuple(
        Row(
            stake.seat, play.names[stake.seat], str(stake.value), stake.value == best or not contest
        )
        for stake in bids
    )
    note = "" if rows else w("zicos-nobody")
    if state.phase is not Phase.BIDDING:
        return Tile(title, note, rows)
    bid = Bid(state.seat, pair)
    refusal = judge(bid)
    value = state.rolls[state.seat] or 0
    chance = chances.wins.get(pair, "")
    told = why(game.name, refusal, w) if refusal else _outlook(game, state, bid, value, w)
    note = " · ".join(part for part in (told, chance) if part)
    return Tile(title, note, rows, w("zicos-bid-here", n=value), bid, refusal is None)


def _row(play: Play, stake: Stake, leads: bool) -> Row:
    return Row(stake.seat, play.names[stake.seat], str(stake.value), leads)


def _outlook(game: Zicos, state: State, bid: Bid, value: int, w: Words) -> str:
    """What the pair would come to if nobody bid on it any more."""
    stakes = (*state.stakes, Stake(bid.seat, bid.pair, value))
    result = award(game, bid.pair or 0, stakes)
    me = bid.seat
    if result.top == me and result.bottom == me:
        return w("zicos-outlook-both")
    if result.top == me:
        return w("zicos-outlook-top")
    return w("zicos-outlook-bottom" if result.bottom == me else "zicos-outlook-nothing")


def _taken(play: Play, result: Award, title: str, w: Words) -> Tile:
    if result.top is None or result.bottom is None:
        return Tile(title, w("zicos-discarded"))
    names = play.names
    if not result.shared:
        return Tile(title, "", (Row(result.top, names[result.top], w("zicos-both"), True),))
    return Tile(
        title,
        "",
        (
            Row(result.top, names[result.top], w("zicos-top"), True),
            Row(result.bottom, names[result.bottom], w("zicos-bottom"), True),
        ),
    )


def _loss(state: State, card: int, w: Words) -> Tile:
    """A Fan or a Member that may go by BYE BYE."""
    mate, fan = _owner(state, card)
    worth = next((one.card.stars for one in mate.fans if one.number == card), mate.card.stars)
    title = w("zicos-lose-fan", name=mate.card.name) if fan else mate.card.name
    note = stars(worth) if fan else w("zicos-lose-member")
    offer = w("zicos-lose-this")
    return Tile(title, note, (), offer, CardLost(card), tone=Tone.DANGER)


def _owner(state: State, card: int) -> tuple[Mate, bool]:
    """(the Member that is the card or has it, whether it is a Fan)."""
    for player in state.players:
        for mate in player.group:
            if card in {held.number for held in mate.cards()}:
                return mate, card != mate.number
    raise LookupError(card)


def _opening(ask: Ask, w: Words) -> Tile:
    """A kind of card that may come now."""
    titles = {
        Ask.FAN: w("zicos-kind-fan"),
        Ask.HATER: w("zicos-kind-hater"),
        Ask.BONUS: w("zicos-kind-bonus"),
        Ask.MALUS: w("zicos-kind-malus"),
        Ask.CONTRACT: w("zicos-kind-contract"),
    }
    notes = {
        Ask.FAN: w("zicos-about-fan"),
        Ask.HATER: w("zicos-about-hater"),
        Ask.BONUS: w("zicos-about-bonus"),
        Ask.MALUS: w("zicos-about-malus"),
        Ask.CONTRACT: w("zicos-about-contract"),
    }
    tones = {Ask.FAN: Tone.GOOD, Ask.HATER: Tone.DANGER}
    offers = {Ask.FAN: w("zicos-draw-fan"), Ask.HATER: w("zicos-draw-hater")}
    offer = offers.get(ask, w("zicos-play"))
    return Tile(titles[ask], notes[ask], (), offer, ask, tone=tones.get(ask, Tone.PLAIN))


def _due(play: Play, w: Words) -> Iterator[Tile]:
    """Cards for which a die is to be rolled, and those for which one was."""
    state = play.state
    for roll in state.end_rolls:
        held = state.held(roll.card)
        name = called(held[1].card, w) if held else ""
        yield Tile(name, "", (Row(roll.seat, play.names[roll.seat], str(roll.value), True),))
    for due in state.due:
        held = state.held(due.card)
        if held is not None:
            row = Row(due.seat, play.names[due.seat], "", False)
            yield Tile(called(held[1].card, w), values(held[1].card, w), (row,))


def _throw_off(play: Play, w: Words) -> Tile:
    state = play.state
    rows = tuple(
        Row(seat, play.names[seat], str(value) if value else "", False)
        for seat in state.tied
        for value in (state.rolls[seat] if state.rolls else None,)
    )
    return Tile(w("zicos-tie"), w("zicos-tie-note"), rows)
