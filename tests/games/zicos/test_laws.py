"""What holds in every legal game of Zicos, beside what the suite of all games holds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given

from assistant.games.game import IllegalEventError
from assistant.games.zicos import (
    Card,
    Event,
    Fan,
    FanLost,
    Hater,
    Held,
    HitEffect,
    Member,
    MemberPlayed,
    Nominee,
    NomineesShown,
    Phase,
    ProductionPlayed,
    Rolled,
    State,
    Version,
    Zicos,
)
from assistant.session.session import Session, begun
from tests.games.zicos.random_games import played
from tests.games.zicos.strategies import any_event, games

Game = tuple[Zicos, int, list[Event]]
NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve")


def session_of(told: Game) -> Session[State, Event]:
    game, seats, events = told
    return begun(game, NAMES[:seats], events)


@given(games())
def test_every_card_is_in_one_place(told: Game) -> None:
    for state in session_of(told).states:
        lying = [held for player in state.players for held in player.cards()]
        numbers = [held.number for held in (*lying, *state.gone)]
        assert sorted(numbers) == list(range(1, state.cards + 1))


@given(games())
def test_cards_only_come_and_go(told: Game) -> None:
    """Whatever is gone stays gone, and a card never changes."""
    for before, after in pairwise(session_of(told).states):
        assert after.gone[: len(before.gone)] == before.gone
        assert after.cards >= before.cards
        known = {held.number: held for held in all_cards(before)}
        assert all(known.get(held.number, held) == held for held in all_cards(after))


def all_cards(state: State) -> list[Held[Card]]:
    return [*(held for player in state.players for held in player.cards()), *state.gone]


@given(games())
def test_stars_are_the_sum_of_their_sources(told: Game) -> None:
    for state in session_of(told).states:
        for player in state.players:
            taken = {
                held.number
                for trouble in player.troubles
                if trouble.took
                for held in trouble.took.cards()
            }
            worth = sum(
                -held.card.stars if isinstance(held.card, Hater) else held.card.stars
                for held in player.cards()
                if isinstance(held.card, Member | Fan | Hater | Nominee)
                and held.number not in taken
            )
            assert player.stars == worth


@given(games())
def test_a_die_costs_what_its_number_says_and_no_protected_member_loses(told: Game) -> None:
    game, _, _ = told
    session = session_of(told)
    for before, after in pairwise(session.states):
        for hit in after.hits[len(before.hits) :]:
            found = before.mate(hit.member)
            assert found is not None and game.hardcore
            seat, mate = found
            assert (seat, mate.card.bye) == (hit.seat, after.rolls[seat])
            protected = hit.effect is HitEffect.PROTECTED
            assert game.protected(mate) == protected
            assert hit.fans == len(mate.fans) - (hit.effect is HitEffect.FAN_LOST)
            assert (after.mate(hit.member) is None) == (hit.effect is HitEffect.LEFT)
            assert hit.effect is not HitEffect.LEFT or not mate.fans


@given(games())
def test_no_production_is_played_with_fewer_than_three_members(told: Game) -> None:
    session = session_of(told)
    for before, after in pairwise(session.states):
        for was, now in zip(before.players, after.players, strict=True):
            assert len(now.productions) <= len(was.productions) or len(was.group) >= 3


@given(games())
def test_one_member_or_production_a_turn(told: Game) -> None:
    session = session_of(told)
    placed = Counter(
        (before.turn, before.round, event.seat)
        for event, before in zip(session.log, session.states, strict=False)
        if isinstance(event, MemberPlayed | ProductionPlayed)
    )
    assert all(times == 1 for times in placed.values())


@given(games())
def test_every_seat_bids_once_in_order(told: Game) -> None:
    for state in session_of(told).states:
        assert tuple(stake.seat for stake in state.stakes) == state.order[: len(state.stakes)]
        if state.awards:
            taken = [one for award in state.awards for one in (award.top, award.bottom)]
            assert len(taken) == 2 * state.pairs


@given(games())
def test_rounds_are_those_of_the_version(told: Game) -> None:
    game, _, events = told
    rounds = 3 if game.version is Version.THREE_ROUNDS else 1
    session = session_of(told)
    shown = sum(isinstance(event, NomineesShown) for event in events)
    assert shown - len(session.state.rounds) in (0, 1) and shown <= rounds
    assert not session.over or shown == rounds


@given(games())
def test_winners_lead_and_stand_first(told: Game) -> None:
    game, seats, _ = told
    session = session_of(told)
    standings = game.standings(session.state)
    assert sorted(one.seat for one in standings) == list(range(seats))
    outcome = game.outcome(session.state)
    assert (outcome is None) == (session.state.phase is not Phase.OVER)
    if outcome:
        best = max(player.stars for player in session.state.players)
        assert all(session.state.players[seat].stars == best for seat in outcome.winners)
        assert {one.seat for one in standings if one.rank == 1} == set(outcome.winners)


@given(games(), any_event)
def test_refusal_and_apply_agree(told: Game, event: Event) -> None:
    game, _, _ = told
    for state in session_of(told).states:
        refusal = game.refusal(state, event)
        try:
            game.apply(state, event)
        except IllegalEventError as error:
            assert error.refusal is refusal
        else:
            assert refusal is None


@given(games())
def test_what_rolls_next_is_expected(told: Game) -> None:
    session = session_of(told)
    for event, before in zip(session.log, session.states, strict=False):
        expected = session.game.expects(before)
        if isinstance(event, Rolled):
            assert expected is not None and len(event.dice) <= expected.count


def test_random_tables_meet_everything() -> None:
    """The laws above would say little if their tables never came to these."""
    met: Counter[str] = Counter()
    for seed in range(60):
        random = Random(seed)
        game = Zicos(
            version=random.choice(list(Version)),
            hardcore=True,
            sung=seed % 2 == 0,
            fan_lost=random.choice(list(FanLost)),
        )
        for event, state in told_states(game, played(random, game, 3, 200)):
            met[type(event).__name__] += 1
            met[state.phase] += 1
            met.update(f"hit: {hit.effect}" for hit in state.hits)
            met["took"] += any(one.took for player in state.players for one in player.troubles)
            met["negative"] += any(player.stars < 0 for player in state.players)
    wanted = [
        *Phase,
        *(f"hit: {effect}" for effect in HitEffect),
        *(kind.__name__ for kind in Event.__args__),
        "took",
        "negative",
    ]
    assert [what for what in wanted if not met[what]] == []


def told_states(game: Zicos, events: list[Event]) -> list[tuple[Event, State]]:
    state, told = game.start(3), []
    for event in events:
        state = game.apply(state, event)
        told.append((event, state))
    return told
