"""Cards of Zicos in a few words, and what lies before one player. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, assert_never

from assistant.cards.card import Kind, kind_of
from assistant.games.zicos import (
    Bonus,
    Card,
    Contract,
    Fan,
    Hater,
    Hit,
    HitEffect,
    Malus,
    Mate,
    Member,
    Nominee,
    Player,
    Production,
    State,
    Throws,
    Zicos,
)
from assistant.locale.words import Words
from assistant.session.session import Session

MINUS = "\u2212"
"""A true minus sign."""

Play = Session[State, Any]


class Tone(StrEnum):
    """How something is meant, in colour and outline; words always say it too."""

    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class MateTile:
    """A Member in a group."""

    number: int
    """0 for one who has just left."""
    name: str
    line: str
    """Number of the plane, stars."""
    fans: str
    note: str
    """What the die did to it, or the chance that it will be hit."""
    tone: Tone
    zone: bool
    """Whether it has a Fan zone."""


@dataclass(frozen=True, slots=True)
class CardChip:
    """Any other card on the table."""

    number: int
    text: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Group:
    """What lies before one player."""

    seat: int
    title: str
    production: str
    hand: str
    mates: tuple[MateTile, ...]
    chips: tuple[CardChip, ...]
    empty: str
    """Said in place of Members where there are none."""


def number(n: int) -> str:
    """A number with a true minus sign: `−1`."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """`+10`, `−10`."""
    return f"+{n}" if n > 0 else number(n)


def stars(n: int) -> str:
    """`2 ★`."""
    return f"{number(n)}\u00a0★"


def values(card: Card, w: Words) -> str:
    """What is on a card beside its name: `✈ 4 · 2 ★ · fan zone`."""
    return " · ".join(part for part in _values(card, w) if part)


def _values(card: Card, w: Words) -> Iterator[str]:
    match card:
        case Member(_, worth, bye, zone):
            yield f"✈\u00a0{bye}" if bye else ""
            yield stars(worth)
            yield w("zicos-fan-zone") if zone else ""
        case Production(_, points, draws):
            yield w("zicos-points", n=points)
            yield w("zicos-draws", n=draws) if draws else ""
        case Bonus(_, points, cancels, throws):
            yield _change(points, w)
            yield w("zicos-cancels") if cancels else ""
            yield _throws(throws, w)
        case Malus(_, points, expels, throws):
            yield _change(points, w)
            yield w("zicos-expels") if expels else ""
            yield _throws(throws, w)
        case Contract(_, throws):
            yield _throws(throws, w)
        case Fan(worth) | Nominee(worth):
            yield stars(worth)
        case Hater(worth):
            yield stars(-worth)
        case _:
            assert_never(card)


def _change(points: int, w: Words) -> str:
    return w("zicos-change", points=signed(points), n=abs(points)) if points else ""


def _throws(throws: Throws, w: Words) -> str:
    return w("zicos-throws", often=throws.value) if throws is not Throws.NEVER else ""


def called(card: Card, w: Words) -> str:
    """The name of a card; of one without, what it is."""
    return kind_title(kind_of(card), w) if isinstance(card, Fan | Hater | Nominee) else card.name


def kind_title(kind: Kind, w: Words) -> str:
    """What a kind of card is called."""
    titles = {
        Kind.MEMBER: w("zicos-kind-member"),
        Kind.PRODUCTION: w("zicos-kind-production"),
        Kind.FAN: w("zicos-kind-fan"),
        Kind.HATER: w("zicos-kind-hater"),
        Kind.NOMINEE: w("zicos-kind-nominee"),
        Kind.BONUS: w("zicos-kind-bonus"),
        Kind.MALUS: w("zicos-kind-malus"),
        Kind.CONTRACT: w("zicos-kind-contract"),
    }
    return titles[kind]


def line_of(card: Card, w: Words) -> tuple[str, str]:
    """(name, values and text) of a card that is known."""
    parts = (values(card, w), getattr(card, "text", ""))
    return called(card, w), " · ".join(part for part in parts if part)


def group(play: Play, game: Zicos, seat: int, chance: str, w: Words) -> Group:
    """What lies before the player at `seat`; `chance` is that of one Member to be hit."""
    state = play.state
    player, name = state.players[seat], play.names[seat]
    hits = {hit.member: hit for hit in state.hits if hit.seat == seat}
    risk = chance if game.hardcore else ""
    tiles = tuple(_tile(game, mate, hits.get(mate.number), risk, w) for mate in player.group)
    there = {mate.number for mate in player.group}
    gone = tuple(_gone(hit, w) for member, hit in hits.items() if member not in there)
    points = game.production(state, seat)
    return Group(
        seat,
        w("zicos-group", name=name),
        w("zicos-production", n=points, points=number(points)),
        w("zicos-hand", n=player.hand),
        (*tiles, *gone),
        tuple(_chips(player, w)),
        "" if tiles or gone else w("zicos-nobody-yet"),
    )


def _tile(game: Zicos, mate: Mate, hit: Hit | None, risk: str, w: Words) -> MateTile:
    fans = len(mate.fans)
    worth = sum(fan.card.stars for fan in mate.fans)
    told = w("zicos-fans", n=fans, stars=number(worth)) if mate.card.fan_zone or fans else ""
    note, tone = "", Tone.PLAIN
    if hit is not None and hit.effect is HitEffect.FAN_LOST:
        note, tone = w("zicos-hit-fan", before=hit.fans + 1, after=hit.fans), Tone.DANGER
    elif hit is not None:
        note, tone = w("zicos-hit-protected"), Tone.GOOD
    elif game.hardcore and game.protected(mate):
        note = w("zicos-protected")
    elif mate.card.bye is not None and risk:
        note = w("zicos-risk", chance=risk)
    plane = f"✈\u00a0{mate.card.bye}   " if mate.card.bye else ""
    line = f"{plane}{stars(mate.card.stars)}"
    return MateTile(mate.number, mate.card.name, line, told, note, tone, mate.card.fan_zone)


def _gone(hit: Hit, w: Words) -> MateTile:
    return MateTile(0, hit.card.name, w("zicos-hit-left"), "", "", Tone.DANGER, False)


def _chips(player: Player, w: Words) -> Iterator[CardChip]:
    for production in player.productions:
        text = f"{production.card.name} {production.card.points}"
        yield CardChip(production.number, text, Tone.PLAIN)
    for bonus in player.bonus:
        yield CardChip(bonus.number, _named(bonus.card, w), Tone.GOOD)
    for trouble in player.troubles:
        yield CardChip(trouble.number, _named(trouble.card, w), Tone.DANGER)
    for contract in player.contracts:
        yield CardChip(contract.number, contract.card.name, Tone.PLAIN)
    for nominee in player.nominees:
        yield CardChip(nominee.number, _named(nominee.card, w), Tone.GOOD)
    for hater in player.haters:
        yield CardChip(hater.number, _named(hater.card, w), Tone.DANGER)


def _named(card: Bonus | Malus | Nominee | Hater, w: Words) -> str:
    """Name and worth, as short as a chip needs it."""
    if isinstance(card, Bonus | Malus):
        return f"{card.name} {signed(card.points)}" if card.points else card.name
    return f"{called(card, w)} {stars(-card.stars if isinstance(card, Hater) else card.stars)}"
