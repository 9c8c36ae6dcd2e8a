"""HARDCORE: what a die of the auction costs its player, here and nowhere else.

Every Member shows a number beside a little plane. If the die of the auction shows it, a card is
lost: the Fans first, one by one, then the Member; five Fans protect [M].
"""

from __future__ import annotations

from dataclasses import replace

from assistant.games.zicos.options import ByeBye, FanLost, Options
from assistant.games.zicos.state import Hit, HitEffect, Loss, Mate, State
from assistant.games.zicos.table import removed

FANS_TO_PROTECT = 5


def protected(options: Options, mate: Mate) -> bool:
    """Whether the Fans of a Member keep it from every loss."""
    if options.exactly_five:
        return len(mate.fans) == FANS_TO_PROTECT
    return len(mate.fans) >= FANS_TO_PROTECT


def struck(options: Options, state: State, seat: int, value: int) -> State:
    """Give `state` after a die of the auction: what goes without a choice is gone.

    Where there is a choice, `losses` is one longer. End-of-turn dice do not come here: the rule
    holds for auctions alone [M].
    """
    shown = [mate for mate in state.players[seat].group if mate.card.bye == value]
    exposed = [mate for mate in shown if not protected(options, mate)]
    for mate in shown:
        if mate not in exposed:
            state = _hit(state, seat, mate, HitEffect.PROTECTED, len(mate.fans))
    if options.bye_bye is ByeBye.ONE:
        # One card in all; whose it is, the text does not say: the owner does [O].
        exposed_choices = [tuple(one for mate in exposed for one in may_go(options, mate))]
    else:
        exposed_choices = [may_go(options, mate) for mate in exposed]
    for choices in exposed_choices:
        if len(choices) == 1:
            state = lost(state, seat, choices[0])
        elif choices:
            state = replace(state, losses=(*state.losses, Loss(seat, choices)))
    return state


def may_go(options: Options, mate: Mate) -> tuple[int, ...]:
    """Give the cards of a Member of which one goes: one Fan of each worth, or the Member."""
    if not mate.fans:
        return (mate.number,)
    by_stars = {fan.card.stars: fan.number for fan in mate.fans}
    if options.fan_lost is FanLost.FEWEST:
        return (by_stars[min(by_stars)],)
    return tuple(by_stars[stars] for stars in sorted(by_stars))


def advised_loss(state: State) -> int | None:
    """Give the card of `losses[0]` that costs least: the Fan, else Member, with fewest stars."""
    if not state.losses:
        return None
    loss = state.losses[0]
    worth = {}
    for mate in state.players[loss.seat].group:
        worth[mate.number] = (1, mate.card.stars)
        worth.update({fan.number: (0, fan.card.stars) for fan in mate.fans})
    return min(loss.choices, key=lambda number: worth[number])


def lost(state: State, seat: int, number: int) -> State:
    """Give `state` without the Fan or Member of that number."""
    for mate in state.players[seat].group:
        if mate.number == number:
            return _hit(removed(state, number), seat, mate, HitEffect.LEFT, 0)
        if any(fan.number == number for fan in mate.fans):
            return _hit(removed(state, number), seat, mate, HitEffect.FAN_LOST, len(mate.fans) - 1)
    raise LookupError(number)


def _hit(state: State, seat: int, mate: Mate, effect: HitEffect, fans: int) -> State:
    return replace(state, hits=(*state.hits, Hit(seat, mate.number, mate.card, effect, fans)))
