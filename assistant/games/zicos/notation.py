"""Zicos in text, one line an event. Players are `p1`, `p2`, …; cards on the table `#1`, `#2`, …

    starter p2
    rolled p1=4                                         rolled p1=4 p2=6
    bid p1 2                                            bid p1 none
    lost #5
    nominees stars=2
    played p1 member "Max, batterie" stars=2 bye=4 zone
    played p1 production "Tournée" points=20 draws=2
    challenge won                                       challenge lost
    drawn fan stars=1 under=#3                          drawn hater stars=2
    empty
    played p1 bonus "Clip" points=10 cancels cancelled=#7
    played p1 malus "Rumeur" points=-10 expels against=p2 expelled=#4
    played p1 contract "Agent" throws=once text="Sur 6 : une carte"
    passed p1                                           closed
    came p1 member "Max" stars=2                        left #4
    points p1 -5                                        hand p1 5

Values that a card has by default are left out. The words of a card stand in quotes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from assistant.games.zicos import card_notation
from assistant.games.zicos.cards import Bonus, Contract, Fan, Hater, Malus, Member, Nominee
from assistant.games.zicos.cards import Production as ProductionCard
from assistant.games.zicos.events import (
    Bid,
    BonusPlayed,
    Came,
    CardLost,
    ChallengeEnded,
    Closed,
    ContractPlayed,
    Die,
    Drawn,
    Event,
    HandCounted,
    Left,
    MalusPlayed,
    MemberPlayed,
    NomineesShown,
    Passed,
    PileEmpty,
    PointsChanged,
    ProductionPlayed,
    Rolled,
    StarterChosen,
)
from assistant.games.zicos.words import Words, card_number, number, seat

_NONE = "none"
_CHALLENGE = {"won": True, "lost": False}


def write(event: Event) -> str:
    """Write `event` as one line."""
    match event:
        case MemberPlayed(player, card) | ProductionPlayed(player, card):
            return f"played p{player + 1} {card_notation.written(card)}"
        case BonusPlayed() | MalusPlayed() | ContractPlayed():
            return _write_effect(event)
        case Drawn(burgundy, under):
            return f"drawn {card_notation.written(burgundy)}{_at('under', under)}"
        case Came(player, any_card, under):
            return f"came p{player + 1} {card_notation.written(any_card)}{_at('under', under)}"
        case NomineesShown(nominee):
            return card_notation.written(nominee)
        case _:
            return _write_short(event)


def read(line: str) -> Event:
    """Read one line as `write` writes it; ValueError, in words, for anything else."""
    first = line.split(maxsplit=1)[0] if line.split() else ""
    if first not in _READERS:
        raise ValueError(f"“{first}” is no event; events are {', '.join(_READERS)}")
    words = Words(line)
    if first != "nominees":
        words.next("the event")
    event = _READERS[first](words)
    words.done()
    return event


_Short = (
    Rolled
    | StarterChosen
    | Bid
    | CardLost
    | ChallengeEnded
    | PileEmpty
    | Passed
    | Closed
    | Left
    | PointsChanged
    | HandCounted
)


def _write_short(event: _Short) -> str:
    match event:
        case Rolled() | StarterChosen() | Bid() | CardLost():
            return _write_auction(event)
        case ChallengeEnded(won):
            return f"challenge {'won' if won else 'lost'}"
        case PileEmpty():
            return "empty"
        case Passed(player):
            return f"passed p{player + 1}"
        case Closed():
            return "closed"
        case Left() | PointsChanged() | HandCounted():
            return _write_note(event)
        case _:
            assert_never(event)


def _write_auction(event: Rolled | StarterChosen | Bid | CardLost) -> str:
    match event:
        case Rolled(dice):
            return " ".join(["rolled", *(f"p{die.seat + 1}={die.value}" for die in dice)])
        case StarterChosen(player):
            return f"starter p{player + 1}"
        case Bid(player, pair):
            return f"bid p{player + 1} {_NONE if pair is None else pair}"
        case CardLost(card):
            return f"lost #{card}"
        case _:
            assert_never(event)


def _write_note(event: Left | PointsChanged | HandCounted) -> str:
    match event:
        case Left(card):
            return f"left #{card}"
        case PointsChanged(player, points):
            return f"points p{player + 1} {points}"
        case HandCounted(player, cards):
            return f"hand p{player + 1} {cards}"
        case _:
            assert_never(event)


def _write_effect(event: BonusPlayed | MalusPlayed | ContractPlayed) -> str:
    line = f"played p{event.seat + 1} {card_notation.written(event.card)}"
    match event:
        case BonusPlayed():
            return line + _at("cancelled", event.cancels)
        case MalusPlayed():
            return f"{line} against=p{event.victim + 1}{_at('expelled', event.expels)}"
        case ContractPlayed():
            return line
        case _:
            assert_never(event)


def _at(key: str, card: int | None) -> str:
    return "" if card is None else f" {key}=#{card}"


def _rolled(words: Words) -> Event:
    return Rolled(tuple(Die(seat(player), number(value)) for player, value in words.players()))


def _played(words: Words) -> Event:
    player, card = seat(words.next("the player")), card_notation.read(words)
    match card:
        case Member():
            return MemberPlayed(player, card)
        case ProductionCard():
            return ProductionPlayed(player, card)
        case Bonus():
            return BonusPlayed(player, card, _card(words, "cancelled"))
        case Malus():
            victim = seat(words.text("against") or "")
            return MalusPlayed(player, victim, card, _card(words, "expelled"))
        case Contract():
            return ContractPlayed(player, card)
        case Fan() | Hater() | Nominee():
            raise ValueError("this card is not played from a hand")
        case _:
            assert_never(card)


def _drawn(words: Words) -> Event:
    card = card_notation.read(words)
    if not isinstance(card, Fan | Hater):
        raise ValueError("only a fan or a hater is drawn")
    return Drawn(card, _card(words, "under"))


def _nominees(words: Words) -> Event:
    card = card_notation.read(words)
    if not isinstance(card, Nominee):
        raise ValueError("“nominees” is the card")
    return NomineesShown(card)


def _came(words: Words) -> Event:
    return Came(seat(words.next("the player")), card_notation.read(words), _card(words, "under"))


def _bid(words: Words) -> Event:
    player, pair = seat(words.next("the player")), words.next("the pair")
    return Bid(player, None if pair == _NONE else number(pair))


def _challenge(words: Words) -> Event:
    end = words.next("won or lost")
    if end not in _CHALLENGE:
        raise ValueError(f"a challenge is won or lost, not “{end}”")
    return ChallengeEnded(_CHALLENGE[end])


def _card(words: Words, key: str) -> int | None:
    text = words.text(key)
    return None if text is None else card_number(text)


_READERS: Mapping[str, Callable[[Words], Event]] = {
    "starter": lambda words: StarterChosen(seat(words.next("the player"))),
    "rolled": _rolled,
    "bid": _bid,
    "lost": lambda words: CardLost(card_number(words.next("the card"))),
    "nominees": _nominees,
    "played": _played,
    "challenge": _challenge,
    "drawn": _drawn,
    "empty": lambda _: PileEmpty(),
    "passed": lambda words: Passed(seat(words.next("the player"))),
    "closed": lambda _: Closed(),
    "came": _came,
    "left": lambda words: Left(card_number(words.next("the card"))),
    "points": lambda words: PointsChanged(
        seat(words.next("the player")), number(words.next("the points"))
    ),
    "hand": lambda words: HandCounted(
        seat(words.next("the player")), number(words.next("the number of cards"))
    ),
}
