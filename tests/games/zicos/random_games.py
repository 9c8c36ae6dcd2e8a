"""Legal games of Zicos, played by a random table that does all that the rules allow."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from assistant.games.zicos import (
    FANS_TO_PROTECT,
    Bid,
    Bonus,
    BonusPlayed,
    Came,
    Card,
    CardLost,
    ChallengeEnded,
    Closed,
    Contract,
    ContractPlayed,
    Die,
    Drawn,
    Event,
    Fan,
    HandCounted,
    Hater,
    Left,
    Malus,
    MalusPlayed,
    Member,
    MemberPlayed,
    Nominee,
    NomineesShown,
    Passed,
    Phase,
    PileEmpty,
    PointsChanged,
    Production,
    ProductionPlayed,
    Rolled,
    StarterChosen,
    State,
    Throws,
    Zicos,
)

Pick = Callable[[Random, Zicos, State], Event]


def a_member(random: Random) -> Member:
    bye = random.choice([None, 1, 2, 2, 2, 3, 6])
    return Member(
        random.choice(["Max", "Lou", ""]), random.randrange(4), bye, random.random() < 0.7
    )


def a_card(random: Random) -> Card:
    name, throws = random.choice(["Clip", "Rumeur, vraie", ""]), random.choice(list(Throws))
    cards: list[Card] = [
        a_member(random),
        Production(name, random.randrange(0, 40, 5), random.randrange(4)),
        Bonus(name, random.randrange(10), random.random() < 0.5, throws),
        Malus(name, -random.randrange(10), random.random() < 0.7, throws, "Sur 6 : rien"),
        Contract(name, throws),
        Fan(random.randrange(4)),
        Hater(random.randrange(4)),
        Nominee(random.randrange(4)),
    ]
    return random.choice(cards)


def rolled(random: Random, game: Zicos, state: State) -> Event:
    rollers = game.rollers(state)
    many = random.randint(1, len(rollers))
    return Rolled(tuple(Die(seat, random.randint(1, 6)) for seat in random.sample(rollers, many)))


def bid(random: Random, game: Zicos, state: State) -> Event:
    return Bid(state.seat, random.choice([None, *range(1, state.pairs + 1)]))


def placed(random: Random, game: Zicos, state: State) -> Event:
    seat = random.choice([state.seat, state.seat, random.randrange(len(state.players))])
    if random.random() < 0.5:
        card = Production("Live", random.randrange(0, 40, 5), random.randrange(4))
        return ProductionPlayed(seat, card)
    return MemberPlayed(seat, a_member(random))


def effect(random: Random, game: Zicos, state: State) -> Event:
    seats = len(state.players)
    seat, victim = random.randrange(seats), random.randrange(seats)
    card = a_card(random)
    match card:
        case Bonus():
            troubles = state.players[seat].troubles
            return BonusPlayed(seat, card, _one(random, [one.number for one in troubles]))
        case Contract():
            return ContractPlayed(seat, card)
        case Malus():
            group = state.players[victim].group
            return MalusPlayed(seat, victim, card, _one(random, [mate.number for mate in group]))
        case _:
            return Passed(seat)


def drawn(random: Random, game: Zicos, state: State) -> Event:
    card = Fan(random.randrange(3)) if random.random() < 0.8 else Hater(random.randrange(3))
    return Drawn(card, _one(random, list(game.rooms(state, state.seat))))


def noted(random: Random, game: Zicos, state: State) -> Event:
    seat = random.randrange(len(state.players))
    events: list[Event] = [
        Came(seat, a_card(random), _one(random, list(game.rooms(state, seat)))),
        Left(random.randint(1, state.cards + 1)),
        PointsChanged(seat, random.randint(-9, 9)),
        HandCounted(seat, random.randint(0, 6)),
        StarterChosen(seat),
    ]
    return random.choice(events)


def nominees(random: Random, game: Zicos, state: State) -> Event:
    return NomineesShown(Nominee(random.randrange(4)))


PICKS: dict[Phase, list[tuple[Pick, int]]] = {
    Phase.ROLLING: [(rolled, 30), (nominees, 1)],
    Phase.LOSING: [(lambda random, _, state: CardLost(random.choice(state.losses[0].choices)), 1)],
    Phase.BIDDING: [(bid, 1)],
    Phase.PLACING: [
        (placed, 12),
        (effect, 2),
        (lambda _, __, state: Passed(state.seat), 1),
        (lambda *_: Closed(), 1),
    ],
    Phase.SINGING: [(lambda random, _, __: ChallengeEnded(random.random() < 0.6), 1)],
    Phase.DRAWING: [(drawn, 12), (lambda *_: PileEmpty(), 1)],
    Phase.EFFECTS: [(effect, 2), (lambda *_: Closed(), 1)],
    Phase.END_DICE: [(rolled, 4), (lambda *_: Closed(), 1)],
    Phase.THROW_OFF: [(rolled, 1)],
    Phase.FINAL_THROW_OFF: [(rolled, 1)],
}


def legal_event(random: Random, game: Zicos, state: State) -> Event:
    """Anything that may happen next."""
    picks = PICKS[state.phase]
    while True:
        if random.random() < 0.15:
            pick: Pick = noted
        else:
            (pick,) = random.choices([one for one, _ in picks], [weight for _, weight in picks])
        event = pick(random, game, state)
        if game.refusal(state, event) is None:
            return event


def played(random: Random, game: Zicos, seats: int, length: int) -> list[Event]:
    """Up to `length` events from the start; fewer when the game ends."""
    state = game.start(seats)
    events: list[Event] = []
    # Five Fans under one Member are rare where all else is random.
    first: list[Event] = [Came(0, Member("Max", 1, 2, fan_zone=True))]
    first += [Came(0, Fan(random.randrange(2)), 1)] * random.choice([0, FANS_TO_PROTECT])
    while len(events) < length and state.phase is not Phase.OVER:
        event = first.pop(0) if first else legal_event(random, game, state)
        if game.refusal(state, event) is None:
            state = game.apply(state, event)
            events.append(event)
    return events


def _one(random: Random, numbers: list[int]) -> int | None:
    return random.choice([None, *numbers]) if numbers else None
