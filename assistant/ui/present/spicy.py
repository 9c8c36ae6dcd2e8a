"""What the table of Spicy shows. Pure: a session in, a board out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assistant.games.spicy import (
    Accepted,
    Card,
    Challenged,
    Claim,
    Copied,
    Count,
    Event,
    Extra,
    Passed,
    Penalised,
    Played,
    Revealed,
    Source,
    Spicy,
    State,
    Trait,
    Wild,
    WorldEnded,
    counts,
)
from assistant.games.spicy.cards import NUMBERS
from assistant.games.spicy.state import TROPHY_POINTS
from assistant.locale.words import Words, printed, typeset
from assistant.session.session import Session
from assistant.speech.phrases.spicy import told
from assistant.speech.phrases.spicy_words import card, following, spice, trait
from assistant.ui.present.common import Action, Headline, Judge, Line, action, headline

Play = Session[State, Event]


class Step(StrEnum):
    """What the table has to do next."""

    CLAIM = "claim"
    LAST = "last"
    """A last card is challenged, or accepted by all."""
    REVEAL = "reveal"
    """The challenged card is turned over."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's place at the top of the screen."""

    seat: int
    name: str
    hand: int
    trophies: int
    won: int
    acts: bool


@dataclass(frozen=True, slots=True)
class Face:
    """The claim on top of the pile, or the card turned over last, drawn large."""

    title: str
    """`Nora annonce`, or that it is the card shown."""
    seat: int | None
    """Whose mark stands before the title."""
    glyph: str
    """Name of the drawing of its spice; `wild` for every spice, empty for none."""
    number: str
    word: str
    notes: str


@dataclass(frozen=True, slots=True)
class CountLine:
    """One player's final count."""

    rank: int
    seat: int
    name: str
    cards: str
    trophies: str
    hand: str
    points: str
    sources: str
    """What won the cards, such as `contestations 12 · défenses 6`."""
    wins: bool


@dataclass(frozen=True, slots=True)
class Board:
    """Everything the screen says about the game."""

    step: Step
    seats: tuple[Seat, ...]
    headline: Headline
    face: Face | None
    pile: str
    deck: str
    extras: str
    """Which Spice It Up cards are in play; empty for none."""
    said: str
    rule: str
    """What may be claimed next, in a sentence."""
    claims: tuple[Claim, ...]
    """The same as buttons; empty unless a card may be laid."""
    last: bool
    """Whether the player on turn would lay the last card of the hand."""
    drawn: int
    """Cards just drawn, after which the World's End may have come into sight."""
    copy: bool
    """Whether somebody may copy."""
    passing: Action
    doubt_number: Action
    doubt_spice: Action
    undo: Action
    count: tuple[CountLine, ...]
    """Filled once the game is over."""
    winner: str


def present(play: Play, judge: Judge, said: str, w: Words) -> Board:
    """Lay out `play`; `judge` is asked what each button may do, `said` was spoken last."""
    state, game = play.state, rules_of(play)
    step = step_of(state)
    claims = game.claims(state) if step is Step.CLAIM else ()
    copy = state.top is not None and state.top.copy
    return Board(
        step=step,
        seats=_seats(play),
        headline=_headline(play, step, w),
        face=_face(play, w),
        pile=w("spicy-pile", n=state.pile_cards),
        deck=w("spicy-deck", n=state.deck),
        extras=_extras(game, w),
        said=w("quoted", text=printed(said)) if said else "",
        rule=rule(state, game, w) if claims else "",
        claims=claims,
        last=bool(claims) and game.lays_last(state, state.seat),
        drawn=0 if state.over else sum(draw.cards for draw in state.drawn),
        copy=any(judge(Copied(seat, hand == 1)) is None for seat, hand in enumerate(state.hands)),
        passing=action("spicy", w("spicy-pass"), w("spicy-pass-detail"), judge(Passed()), w),
        doubt_number=_doubt(Trait.BOTH if copy else Trait.NUMBER, play, judge, w),
        doubt_spice=Action("", "", False) if copy else _doubt(Trait.SPICE, play, judge, w),
        undo=_undo(play, w),
        count=_count(play, w) if state.over else (),
        winner=_winner(play, w),
    )


def rules_of(play: Play) -> Spicy:
    """The rules by which `play` is played."""
    assert isinstance(play.game, Spicy)
    return play.game


def step_of(state: State) -> Step:
    """What the table has to do next."""
    if state.over:
        return Step.OVER
    if state.challenge:
        return Step.REVEAL
    return Step.LAST if state.waiting else Step.CLAIM


def rule(state: State, game: Spicy, w: Words) -> str:
    """What may be claimed next: `Après un 7 piment : 8, 9 ou 10 piment.`"""
    claims = following(game.claims(state), state.top is None, w)
    if state.top is None:
        return w("refused-spicy-opening-number", next=claims)
    return w("refused-spicy-not-higher", before=card(state.top.claim, w), next=claims)


def extra_name(extra: Extra, w: Words) -> str:
    """The name of a Spice It Up card."""
    return w("spicy-extra", extra=extra.value)


def extra_effect(extra: Extra, w: Words) -> str:
    """What a Spice It Up card allows, in a sentence."""
    return w("spicy-extra-effect", extra=extra.value)


def trait_label(what: Trait, w: Words) -> str:
    """`Contester la valeur`."""
    return w("spicy-doubt", trait=printed(trait(what, w)))


def lines(play: Play, w: Words) -> tuple[Line, ...]:
    """The history, newest first, each line with who made it happen."""
    found = []
    for place in reversed(range(len(play.log))):
        seat = _by(play.log[place], play.states[place])
        title, *more = _sentences(play, place, w)
        note = " ".join(more)
        found.append(Line(place, seat, play.names[seat], "", title, note=note))
    return tuple(found)


def _by(event: Event, before: State) -> int:
    """Who made an event happen."""
    if isinstance(event, Copied | Challenged | Penalised):
        return event.seat
    if isinstance(event, Revealed) and before.challenge is not None:
        return before.challenge.seat
    if isinstance(event, Accepted) and before.top is not None:
        return before.top.seat
    return before.seat


def happened(play: Play, place: int, w: Words) -> str:
    """The line of the history that tells of an event."""
    return " ".join(_sentences(play, place, w))


def _sentences(play: Play, place: int, w: Words) -> list[str]:
    """What an event was, and then what came of it."""
    event, before, after = play.log[place], play.states[place], play.states[place + 1]
    if isinstance(event, WorldEnded):
        return [w("spicy-worlds-end")]
    return [typeset(printed(each), w.lang) for each in told(before, event, after, play.names, w)]


def _seats(play: Play) -> tuple[Seat, ...]:
    state, won = play.state, play.state.won
    return tuple(
        Seat(
            seat=seat,
            name=name,
            hand=state.hands[seat],
            trophies=state.trophies[seat],
            won=won[seat],
            acts=seat == state.seat and step_of(state) is Step.CLAIM,
        )
        for seat, name in enumerate(play.names)
    )


def _headline(play: Play, step: Step, w: Words) -> Headline:
    state, top = play.state, play.state.top
    match step:
        case Step.OVER:
            return Headline(w("game-over"), "", "")
        case Step.REVEAL:
            assert state.challenge is not None
            name = play.names[state.challenge.seat]
            what = printed(trait(state.challenge.trait, w))
            return headline(w("spicy-head-reveal", name=name, shown="\0", trait=what), name)
        case Step.LAST:
            assert top is not None
            name = play.names[top.seat]
            return headline(w("spicy-head-last", name=name, shown="\0"), name)
        case Step.CLAIM:
            name = play.names[state.seat]
            key = "spicy-head-opens" if top is None else "spicy-head-turn"
            return headline(w(key, name=name, shown="\0"), name)


def _face(play: Play, w: Words) -> Face | None:
    """The claim on top; before a pile is begun, the card that the last challenge showed."""
    laid, verdict = play.state.top, play.state.verdict
    if laid is not None:
        notes = [w("spicy-is-copy")] if laid.copy else []
        if laid.last:
            notes += [w("spicy-is-accepted" if laid.accepted else "spicy-is-last")]
        name = play.names[laid.seat]
        title = w("spicy-claims", name=name)
        return _drawn(laid.claim, title, laid.seat, " · ".join(notes), w)
    if verdict is None or verdict.card is None or verdict.trait is None:
        return None
    doubted = trait(verdict.trait, w)
    held = "yes" if verdict.held else "no"
    return _drawn(
        verdict.card, w("spicy-shown"), None, w("spicy-right", trait=doubted, held=held), w
    )


def _drawn(shown: Card, title: str, seat: int | None, notes: str, w: Words) -> Face:
    if isinstance(shown, Wild):
        whole = shown.trait is Trait.NUMBER
        glyph, number = ("", f"{NUMBERS[0]}–{NUMBERS[-1]}") if whole else ("wild", "")
        return Face(title, seat, glyph, number, printed(card(shown, w)), printed(notes))
    word = spice(shown.spice, w)
    return Face(title, seat, shown.spice.value, str(shown.number), word, printed(notes))


def _extras(game: Spicy, w: Words) -> str:
    names = [extra_name(extra, w) for extra in Extra if extra in game.extras]
    return w("spicy-in-play", names=w.listed(names)) if names else ""


def _doubt(what: Trait, play: Play, judge: Judge, w: Words) -> Action:
    """A challenge; who makes it is asked afterwards."""
    top = play.state.top
    detail = w("spicy-doubt-detail", name=play.names[top.seat]) if top else ""
    seat = 1 if top is not None and top.seat == 0 else 0
    return action("spicy", trait_label(what, w), detail, judge(Challenged(seat, what)), w)


def _undo(play: Play, w: Words) -> Action:
    if not play.log:
        return Action(w("undo"), w("why-nothing-to-undo"), False)
    last = play.log[-1]
    detail = w("spicy-undo", event=type(last).__name__.lower())
    if isinstance(last, Played):
        detail = card(last.claim, w)
    return Action(w("undo"), detail, True)


def _count(play: Play, w: Words) -> tuple[CountLine, ...]:
    outcome = play.game.outcome(play.state)
    winners = outcome.winners if outcome else ()
    by_seat = counts(play.state)
    return tuple(
        _line(play, standing.rank, standing.seat, by_seat[standing.seat], winners, w)
        for standing in play.game.standings(play.state)
    )


def _line(
    play: Play, rank: int, seat: int, count: Count, winners: tuple[int, ...], w: Words
) -> CountLine:
    return CountLine(
        rank=rank,
        seat=seat,
        name=play.names[seat],
        cards=str(count.cards),
        trophies=f"{count.trophies} × {TROPHY_POINTS}" if count.trophies else "0",
        hand=f"−{count.hand}" if count.hand else "0",
        points=str(count.points).replace("-", "−"),
        sources=_sources(play.state, seat, w),
        wins=seat in winners,
    )


def _sources(state: State, seat: int, w: Words) -> str:
    """What won the cards of a seat, and how many; empty where none were won."""
    won = {
        source: sum(g.cards for g in state.gains if g.seat == seat and g.source is source)
        for source in Source
    }
    return " · ".join(
        w("spicy-source", source=source.value, n=cards) for source, cards in won.items() if cards
    )


def _winner(play: Play, w: Words) -> str:
    outcome = play.game.outcome(play.state)
    if outcome is None:
        return ""
    names = w.listed(play.names[seat] for seat in outcome.winners)
    return w("spicy-share" if len(outcome.winners) > 1 else "wins", name=names)
