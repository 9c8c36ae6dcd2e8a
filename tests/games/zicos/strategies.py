"""Tables, games and events of Zicos as Hypothesis draws them."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from assistant.games.zicos import (
    Bid,
    Bonus,
    BonusPlayed,
    ByeBye,
    Came,
    Cancelled,
    CardLost,
    ChallengeEnded,
    Closed,
    Contract,
    ContractPlayed,
    Die,
    Drawn,
    Event,
    Failure,
    Fan,
    FanLost,
    FinalTie,
    HandCounted,
    Hater,
    Left,
    Malus,
    MalusPlayed,
    Member,
    MemberPlayed,
    Nominee,
    NomineeOfOneRound,
    NomineesShown,
    Order,
    Passed,
    PileEmpty,
    PointsChanged,
    Production,
    ProductionPlayed,
    Reading,
    Rolled,
    StarterChosen,
    ThirdEqual,
    Throws,
    Version,
    Zicos,
)
from tests.games.zicos.random_games import played

MOST_SEATS = 5

tables = st.builds(
    Zicos,
    version=st.sampled_from(Version),
    hardcore=st.booleans(),
    sung=st.booleans(),
    first=st.integers(0, 1),
    rotating=st.booleans(),
    together=st.booleans(),
    reading=st.sampled_from(Reading),
    may_pass=st.booleans(),
    third_equal=st.sampled_from(ThirdEqual),
    order=st.sampled_from(Order),
    cancelled=st.sampled_from(Cancelled),
    failure=st.sampled_from(Failure),
    zone_limit=st.sampled_from([0, 1, 5]),
    count_below_three=st.booleans(),
    bye_bye=st.sampled_from(ByeBye),
    exactly_five=st.booleans(),
    fan_lost=st.sampled_from(FanLost),
    nominee_of_one_round=st.sampled_from(NomineeOfOneRound),
    final_tie=st.sampled_from(FinalTie),
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Zicos, int, list[Event]]:
    """A table with its options, its seats, and the events of a random game."""
    game, seats = draw(tables), draw(st.integers(2, MOST_SEATS))
    random = Random(draw(st.integers(0, 10**6)))
    return game, seats, played(random, game, seats, draw(st.integers(0, 120)))


_seats = st.integers(-1, MOST_SEATS)
_numbers = st.integers(0, 40)
_some = st.none() | _numbers
_stars = st.integers(-1, 1000)
_names = st.text(st.sampled_from('aé ",=#\u2028\n'), max_size=6)
_throws = st.sampled_from(Throws)
_dice = st.builds(Die, _seats, st.integers(0, 7))
_members = st.builds(Member, _names, _stars, st.none() | st.integers(0, 7), st.booleans())
_productions = st.builds(Production, _names, _stars, st.integers(-1, 3))
_bonus = st.builds(Bonus, _names, st.integers(-1000, 1000), st.booleans(), _throws, _names)
_malus = st.builds(Malus, _names, st.integers(-1000, 1000), st.booleans(), _throws, _names)
_contracts = st.builds(Contract, _names, _throws, _names)
_burgundy = st.builds(Fan, _stars) | st.builds(Hater, _stars)
_nominees = st.builds(Nominee, _stars)
_cards = st.one_of(_members, _productions, _bonus, _malus, _contracts, _burgundy, _nominees)

any_event: st.SearchStrategy[Event] = st.one_of(
    st.builds(Rolled, st.lists(_dice, max_size=3).map(tuple)),
    st.builds(StarterChosen, _seats),
    st.builds(Bid, _seats, st.none() | st.integers(-1, 6)),
    st.builds(CardLost, _numbers),
    st.builds(NomineesShown, _nominees),
    st.builds(MemberPlayed, _seats, _members),
    st.builds(ProductionPlayed, _seats, _productions),
    st.builds(ChallengeEnded, st.booleans()),
    st.builds(Drawn, _burgundy, _some),
    st.just(PileEmpty()),
    st.builds(BonusPlayed, _seats, _bonus, _some),
    st.builds(MalusPlayed, _seats, _seats, _malus, _some),
    st.builds(ContractPlayed, _seats, _contracts),
    st.builds(Passed, _seats),
    st.just(Closed()),
    st.builds(Came, _seats, _cards, _some),
    st.builds(Left, _numbers),
    st.builds(PointsChanged, _seats, st.integers(-1000, 1000)),
    st.builds(HandCounted, _seats, st.integers(-1, 100)),
)
