"""The rules of Spicy, each told once.

Sources: [S] the publisher's French summary, [R] the English rulebook, [D] what follows from
both, [A] advice where they are silent.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from assistant.games.game import MIN_SEATS, Expected, IllegalEventError, Outcome, Reason, Standing
from assistant.games.spicy.cards import CARDS, Card, Claim, Trait
from assistant.games.spicy.challenge import holds
from assistant.games.spicy.claims import next_claims
from assistant.games.spicy.events import (
    Accepted,
    Challenged,
    Copied,
    Doubting,
    Event,
    Laying,
    Passed,
    Penalised,
    Played,
    Revealed,
    WorldEnded,
)
from assistant.games.spicy.judge import judged, lays_last
from assistant.games.spicy.options import LUCK_NUMBER, MAX_EXTRAS, MAX_TUCKED, RAID_NUMBER, Extra
from assistant.games.spicy.score import outcome, standings
from assistant.games.spicy.state import (
    TROPHIES,
    TROPHIES_TO_WIN,
    Challenge,
    Draw,
    End,
    Gain,
    Laid,
    Source,
    State,
    Verdict,
)

MAX_SEATS = 6
HAND = 6
"""Cards dealt to each player, and drawn after a trophy."""
LOSER_DRAWS = 2


@dataclass(frozen=True, slots=True)
class Spicy:
    """The rules with the choices of one table."""

    first: int = 0
    """The seat that begins: who last ate something spicy [S], or the youngest [R]."""
    # The Spice It Up cards in play, two at most; `Extra` tells what each does.
    we_love_chili: bool = False
    start_it_up: bool = False
    spice_raider: bool = False
    change_your_luck: bool = False
    turn_it_up: bool = False
    copy_cat: bool = False
    copy_takes_card: bool = False
    """Whether a challenged copy is worth that card alone instead of the whole pile [A: no]."""
    tuck_trophy: bool = False
    """Whether cards tucked by Change Your Luck can be the last of a hand [A: no]."""

    def __post_init__(self) -> None:
        if self.first < 0:
            raise ValueError(f"first must be at least 0, not {self.first}")
        if len(self.extras) > MAX_EXTRAS:
            raise ValueError(
                f"at most {MAX_EXTRAS} Spice It Up cards are in play, not {len(self.extras)}"
            )

    @property
    def extras(self) -> frozenset[Extra]:
        """The Spice It Up cards in play."""
        return frozenset(extra for extra in Extra if getattr(self, extra.value))

    @property
    def name(self) -> str:
        """`spicy`."""
        return "spicy"

    def start(self, seats: int) -> State:
        """Deal six cards to each of `seats` players.

        ValueError when they are fewer than two or more than six [S], or when the seat that
        begins is not among them.
        """
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(
                f"Spicy is played by at least {MIN_SEATS} and at most {MAX_SEATS}, not {seats}"
            )
        if self.first >= seats:
            raise ValueError(f"seat {self.first} cannot begin: there are {seats} players")
        return State((HAND,) * seats, (0,) * seats, CARDS - HAND * seats, self.first)

    def refusal(self, state: State, event: Event) -> Reason | None:
        """Judge `event`: why it is illegal in `state`, or None."""
        return judged(state, event, self.extras, self.tuck_trophy)

    def apply(self, state: State, event: Event) -> State:
        """Give the state after `event`; IllegalEventError exactly when `refusal` has a reason."""
        if (refusal := self.refusal(state, event)) is not None:
            raise IllegalEventError(refusal, event)
        state, drawn = replace(state, drawn=()), state.drawn
        match event:
            case Played() | Copied():
                return self._laid(state, event)
            case Challenged() | Revealed() | Accepted():
                return self._doubted(state, event)
            case Passed():
                # A card taken back counts as a pass: one card is drawn, the pile stays [R].
                return _drawn(replace(state, seat=_left(state, state.seat)), (state.seat, 1))
            case Penalised(seat):
                return _drawn(state, (seat, 1))
            case WorldEnded(undrawn):
                return _put_back(replace(state, drawn=drawn), undrawn)
            case _:
                assert_never(event)

    def seat(self, state: State) -> int:
        """Whose turn it is; after the end, who moved last."""
        return state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, or those who share the win; None while the game goes on."""
        return outcome(state)

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank every seat by points; two trophies come first."""
        return standings(state)

    def expects(self, state: State) -> Expected | None:
        """No dice are rolled."""
        return None

    def claims(self, state: State) -> tuple[Claim, ...]:
        """Give every claim that may be made next, whoever's turn it is."""
        return next_claims(state.top.claim if state.top else None, self.extras)

    def lays_last(self, state: State, seat: int, tucked: int = 0) -> bool:
        """Whether the next card that `seat` lays is the last of the hand, to be announced."""
        return lays_last(state.hands[seat], tucked, self.tuck_trophy)

    def may_tuck(self, state: State, seat: int, number: int) -> int:
        """How many cards `seat` may tuck under a claim of `number`; 0 for none."""
        if Extra.CHANGE_YOUR_LUCK not in self.extras or number != LUCK_NUMBER:
            return 0
        return max(0, min(MAX_TUCKED, state.hands[seat] - 1))

    def _laid(self, state: State, event: Laying) -> State:
        """Let a card be laid; before that, whoever raids the pile takes it."""
        pile, gains = state.pile, state.gains
        match event:
            case Played():
                laid = Laid(state.seat, event.claim, 1 + event.tucked, last=event.last)
            case Copied(seat):
                claim = pile[-1].claim
                laid = Laid(seat, claim, 1 + event.tucked, copy=True, last=event.last)
            case _:
                assert_never(event)
        if pile and pile[-1].claim.number == RAID_NUMBER and Extra.SPICE_RAIDER in self.extras:
            gains, pile = (*gains, Gain(pile[-1].seat, state.pile_cards, Source.RAID)), ()
        after = replace(
            state,
            hands=_added(state.hands, laid.seat, -laid.cards),
            pile=(*pile, laid),
            gains=gains,
            # After a copy the turn goes on to the left of whoever copied [R].
            seat=_left(state, laid.seat),
        )
        return _drawn(after, (laid.seat, 0 if event.last else event.tucked))

    def _doubted(self, state: State, event: Doubting) -> State:
        match event:
            case Challenged(seat, None):
                # Turned over and nothing named: lost, whatever the card is [R].
                return self._settled(state, seat, None, None)
            case Challenged(seat, trait):
                assert trait is not None
                return replace(state, challenge=Challenge(seat, trait))
            case Revealed(card):
                assert state.challenge is not None
                return self._settled(state, state.challenge.seat, state.challenge.trait, card)
            case Accepted():
                return self._accepted(state)
            case _:
                assert_never(event)

    def _settled(
        self, state: State, challenger: int, trait: Trait | None, card: Card | None
    ) -> State:
        """Give the pile to the winner of a challenge, and two cards to the loser."""
        laid = state.pile[-1]
        held = trait is None or (card is not None and holds(card, laid.claim, trait, self.extras))
        alone = laid.copy and self.copy_takes_card
        cards = laid.cards if alone else state.pile_cards
        trophy = held and laid.last
        verdict = Verdict(laid, challenger, trait, card, cards, trophy, held)
        source = Source.DEFENCE if held else Source.CHALLENGE
        after = replace(
            state,
            pile=state.pile[:-1] if alone else (),
            challenge=None,
            gains=(*state.gains, Gain(verdict.winner, cards, source)),
            seen=(*state.seen, card) if card else state.seen,
            verdict=verdict,
            # Whoever lost starts the next pile [S, R].
            seat=verdict.loser,
        )
        # The pile and the trophy come before the cards that are drawn [A].
        if trophy:
            after = _with_trophy(after, laid.seat)
        if after.over:
            return after
        return _drawn(after, (verdict.loser, LOSER_DRAWS), (laid.seat, HAND if trophy else 0))

    def _accepted(self, state: State) -> State:
        """Give the trophy for a last card that nobody challenges; the pile stays [D]."""
        laid = state.pile[-1]
        pile = (*state.pile[:-1], replace(laid, accepted=True))
        after = _with_trophy(replace(state, pile=pile), laid.seat)
        return after if after.over else _drawn(after, (laid.seat, HAND))


def _left(state: State, seat: int) -> int:
    return (seat + 1) % len(state.hands)


def _added(values: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return tuple(value + (number if at == seat else 0) for at, value in enumerate(values))


def _with_trophy(state: State, seat: int) -> State:
    """Give `seat` a trophy: the second of a player ends the game, and so does the third of all."""
    after = replace(state, trophies=_added(state.trophies, seat, 1))
    if after.trophies[seat] == TROPHIES_TO_WIN:
        return replace(after, end=End.TWO_TROPHIES, seat=seat)
    if sum(after.trophies) == TROPHIES:
        return replace(after, end=End.LAST_TROPHY, seat=seat)
    return after


def _drawn(state: State, *owed: tuple[int, int]) -> State:
    """Let seats draw the cards owed to them, in order, as (seat, cards).

    Under the last card of the deck lies the World's End, at the latest.
    """
    for seat, cards in owed:
        number = min(cards, state.deck)
        if not number:
            continue
        state = replace(
            state,
            hands=_added(state.hands, seat, number),
            deck=state.deck - number,
            drawn=(*state.drawn, Draw(seat, number)),
        )
        if not state.deck:
            return replace(state, end=End.WORLDS_END, seat=seat)
    return state


def _put_back(state: State, undrawn: int) -> State:
    """End the game after the cards just drawn, of which the last `undrawn` were not."""
    draws = list(state.drawn)
    while undrawn:
        seat, cards = draws[-1].seat, draws[-1].cards
        less = min(undrawn, cards)
        draws[-1:] = [Draw(seat, cards - less)] if cards > less else []
        state = replace(state, hands=_added(state.hands, seat, -less), deck=state.deck + less)
        undrawn -= less
    return replace(state, drawn=tuple(draws), end=End.WORLDS_END, seat=draws[-1].seat)
