"""Cards from the hand: what may be played when, and what it does."""

from __future__ import annotations

import pytest

from assistant.games.game import Reason, Refusal
from assistant.games.zicos import (
    Bonus,
    BonusPlayed,
    Came,
    Cancelled,
    ChallengeEnded,
    Closed,
    Contract,
    ContractPlayed,
    Die,
    Drawn,
    Due,
    EndRoll,
    Event,
    Failure,
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
    Order,
    Passed,
    Phase,
    PileEmpty,
    PointsChanged,
    Production,
    ProductionPlayed,
    Rolled,
    State,
    Throws,
    Zicos,
    ZicosRefusal,
)
from tests.games.zicos.helpers import BASE, auction, die, told

WITHIN = Zicos(order=Order.WITHIN)
SUNG = Zicos(sung=True)
MAX = Member("Max", 2, 4, fan_zone=True)
LOU = Member("Lou", 1)
LIVE = Production("Live", 30, 2)
AUCTION = auction((0, 1, 1), (1, 2, 2), (2, 3, 2))
BAND: list[Event] = [Came(0, MAX), Came(0, LOU), Came(0, LOU)]
"""Members 1 (with a Fan zone), 2 and 3 of the first player."""
RUMOUR = Malus("Rumeur", -10)
FIRED = Malus("Départ", expels=True)
LAWYER = Bonus("Avocat", 5, cancels=True)


def placing(game: Zicos = BASE, *before: Event) -> State:
    """The first player is to place, after what came before."""
    return told(game, game.start(3), *before, *AUCTION)


def effects(game: Zicos = BASE, *before: Event) -> State:
    """Everybody has placed."""
    return told(game, placing(game, *before), Closed())


def test_members_come_one_a_player_around_the_table() -> None:
    state = told(BASE, placing(), MemberPlayed(0, MAX), MemberPlayed(1, LOU), MemberPlayed(2, LOU))
    assert state.phase is Phase.EFFECTS
    assert [len(player.group) for player in state.players] == [1, 1, 1]
    # Six were dealt, two pairs were won, and hands are cut to six before a card is played.
    assert [player.hand for player in state.players] == [5, 5, 5]


def test_whoever_plays_out_of_turn_lets_those_before_pass() -> None:
    state = told(BASE, placing(), MemberPlayed(1, MAX))
    assert (state.seat, state.phase) == (2, Phase.PLACING)
    assert BASE.refusal(state, MemberPlayed(0, LOU)) is ZicosRefusal.TURN_PASSED
    assert told(BASE, state, Passed(2)).phase is Phase.EFFECTS


def test_a_production_draws_its_fans_and_haters() -> None:
    state = told(BASE, placing(BASE, *BAND), ProductionPlayed(0, LIVE))
    assert (state.phase, state.seat, state.draws) == (Phase.DRAWING, 0, 2)
    assert BASE.production(state, 0) == 30
    state = told(BASE, state, Drawn(Fan(2)), Drawn(Hater(1)))
    assert (state.phase, state.seat) == (Phase.PLACING, 1)
    # The only Fan zone takes the Fan without anybody being asked.
    assert [len(mate.fans) for mate in state.players[0].group] == [1, 0, 0]
    assert state.players[0].stars == 2 + 1 + 1 + 2 - 1


def test_the_player_chooses_among_fan_zones() -> None:
    state = told(BASE, placing(BASE, *BAND, Came(0, MAX)), ProductionPlayed(0, LIVE))
    assert BASE.rooms(state, 0) == (1, 4)
    assert BASE.refusal(state, Drawn(Fan(1))) is ZicosRefusal.CHOOSE_MEMBER
    assert BASE.refusal(state, Drawn(Fan(1), 2)) is ZicosRefusal.NO_FAN_ZONE
    assert len(told(BASE, state, Drawn(Fan(1), 4)).players[0].group[3].fans) == 1


def test_a_fan_without_a_fan_zone_is_lost() -> None:
    band = [Came(0, LOU)] * 3
    state = told(BASE, placing(BASE, *band), ProductionPlayed(0, LIVE), Drawn(Fan(3)))
    assert state.players[0].fan_stars == 0
    assert [held.card for held in state.gone] == [Fan(3)]


def test_a_full_fan_zone_takes_no_more() -> None:
    game = Zicos(zone_limit=1)
    state = told(game, placing(game, *BAND, Came(0, Fan(1), 1)), ProductionPlayed(0, LIVE))
    assert game.rooms(state, 0) == ()
    assert game.refusal(state, Drawn(Fan(1), 1)) is ZicosRefusal.NO_FAN_ZONE
    assert told(game, state, Drawn(Fan(1))).players[0].fan_stars == 1


def test_an_empty_pile_ends_the_drawing() -> None:
    state = told(BASE, placing(BASE, *BAND), ProductionPlayed(0, LIVE), PileEmpty())
    assert (state.phase, state.seat, state.draws) == (Phase.PLACING, 1, 0)


def test_a_challenge_won_counts_and_draws() -> None:
    state = told(SUNG, placing(SUNG, *BAND), ProductionPlayed(0, LIVE))
    assert (state.phase, state.singing, SUNG.production(state, 0)) == (Phase.SINGING, LIVE, 0)
    state = told(SUNG, state, ChallengeEnded(True))
    assert (state.phase, SUNG.production(state, 0)) == (Phase.DRAWING, 30)


@pytest.mark.parametrize(
    ("failure", "hand", "gone"), [(Failure.HAND, 6, 0), (Failure.DISCARD, 5, 1)]
)
def test_a_challenge_lost_uses_the_turn_up(failure: Failure, hand: int, gone: int) -> None:
    game = Zicos(sung=True, failure=failure)
    state = told(game, placing(game, *BAND), ProductionPlayed(0, LIVE), ChallengeEnded(False))
    assert (state.phase, state.seat) == (Phase.PLACING, 1)
    assert (state.players[0].hand, len(state.gone)) == (hand, gone)
    assert game.production(state, 0) == 0


def test_bonus_and_malus_count_for_those_before_whom_they_lie() -> None:
    events: list[Event] = [
        BonusPlayed(2, Bonus("Clip", 15)),
        MalusPlayed(0, 1, RUMOUR),
        PointsChanged(0, 3),
    ]
    state = told(BASE, effects(), *events)
    assert [BASE.production(state, seat) for seat in range(3)] == [3, -10, 15]


def test_a_member_sent_away_takes_the_fans_along() -> None:
    group = [Came(1, MAX), Came(1, Fan(2)), Came(1, LOU)]
    state = told(BASE, effects(BASE, *group), MalusPlayed(0, 1, FIRED, 1))
    assert state.players[1].stars == 1
    assert [mate.number for mate in state.players[1].group] == [3]


@pytest.mark.parametrize(
    ("cancelled", "stars"), [(Cancelled.RETURNS, 5), (Cancelled.STAYS_AWAY, 1)]
)
def test_a_cancelled_malus_is_undone(cancelled: Cancelled, stars: int) -> None:
    game = Zicos(cancelled=cancelled)
    group = [Came(1, MAX), Came(1, Fan(2)), Came(1, LOU)]
    fired = Malus("Départ", -10, expels=True)
    state = told(game, effects(game, *group), MalusPlayed(0, 1, fired, 1))
    state = told(game, state, BonusPlayed(1, LAWYER, 4))
    assert (state.players[1].stars, game.production(state, 1)) == (stars, 5)


def test_within_turns_each_plays_everything_at_once() -> None:
    state = told(WITHIN, placing(WITHIN), MemberPlayed(0, MAX), BonusPlayed(0, Bonus("Clip", 5)))
    assert (state.seat, state.placed) == (0, True)
    assert WITHIN.refusal(state, MemberPlayed(0, LOU)) is ZicosRefusal.ALREADY_PLACED
    state = told(WITHIN, state, Passed(0), MalusPlayed(1, 2, RUMOUR))
    assert WITHIN.refusal(state, MemberPlayed(1, LOU)) is ZicosRefusal.ALREADY_PLACED
    assert WITHIN.refusal(state, BonusPlayed(0, Bonus("Clip", 5))) is ZicosRefusal.TURN_PASSED
    # Whoever is hit may answer at once, and still has the turn.
    state = told(WITHIN, state, BonusPlayed(2, LAWYER, 3))
    assert state.seat == 1
    state = told(WITHIN, state, MemberPlayed(2, LOU), Passed(2))
    assert (state.phase, state.turn) == (Phase.ROLLING, 2)


def test_dice_are_rolled_for_cards_at_the_end_of_the_turn() -> None:
    agent, once = Contract("Agent"), Malus("Sort", throws=Throws.ONCE)
    state = told(BASE, effects(), ContractPlayed(2, agent), MalusPlayed(2, 0, once), Closed())
    assert (state.phase, state.due) == (Phase.END_DICE, (Due(0, 2), Due(2, 1)))
    assert BASE.refusal(state, die(2, 4)) is ZicosRefusal.NOT_YOUR_ROLL
    state = told(BASE, state, die(0, 6), die(2, 3))
    assert (state.phase, state.turn) == (Phase.ROLLING, 2)
    assert state.end_rolls == (EndRoll(0, 2, 6), EndRoll(2, 1, 3))
    state = told(BASE, state, *auction((1, 1, 1), (2, 1, 1), (0, 1, 1)), Closed(), Closed())
    assert state.due == (Due(2, 1),)
    assert told(BASE, state, Left(1)).turn == 3
    assert told(BASE, state, Closed()).turn == 3


def test_dice_at_the_end_of_a_turn_cost_no_member() -> None:
    game = Zicos(hardcore=True)
    state = effects(game, Came(0, Member("Max", 1, 4)))
    state = told(game, state, ContractPlayed(0, Contract("Agent")), Closed(), die(0, 4))
    assert len(state.players[0].group) == 1


SINGING = told(SUNG, placing(SUNG, *BAND), ProductionPlayed(0, LIVE))
OVER = told(BASE, BASE.start(2), Came(0, MAX), NomineesShown(Nominee(0)))


@pytest.mark.parametrize(
    ("state", "event", "reason"),
    [
        (placing(), ProductionPlayed(0, LIVE), ZicosRefusal.TOO_FEW_MEMBERS),
        (placing(), Came(0, LIVE), ZicosRefusal.TOO_FEW_MEMBERS),
        (placing(), BonusPlayed(0, LAWYER), ZicosRefusal.NO_CARDS_NOW),
        (placing(), MemberPlayed(0, Member("Max", -1)), ZicosRefusal.WRONG_CARD),
        (placing(), MemberPlayed(0, Member("Max", 1, 7)), ZicosRefusal.WRONG_CARD),
        (placing(), MemberPlayed(0, Member('"', 1)), ZicosRefusal.WRONG_CARD),
        (placing(), MemberPlayed(3, MAX), ZicosRefusal.NO_SUCH_SEAT),
        (placing(), Drawn(Fan(1)), ZicosRefusal.NO_DRAW_NOW),
        (placing(), PileEmpty(), ZicosRefusal.NO_DRAW_NOW),
        (placing(), ChallengeEnded(True), ZicosRefusal.NO_CHALLENGE_NOW),
        (placing(), NomineesShown(Nominee(1)), ZicosRefusal.AUCTION_BEGUN),
        (placing(), Left(1), ZicosRefusal.NO_SUCH_CARD),
        (placing(), PointsChanged(0, 0), ZicosRefusal.WRONG_NUMBER),
        (placing(), HandCounted(0, 100), ZicosRefusal.WRONG_NUMBER),
        (told(BASE, placing(), HandCounted(0, 0)), MemberPlayed(0, MAX), ZicosRefusal.HAND_EMPTY),
        (effects(), MemberPlayed(0, MAX), ZicosRefusal.NO_CARDS_NOW),
        (effects(), MalusPlayed(0, 0, RUMOUR), ZicosRefusal.OWN_MALUS),
        (effects(BASE, Came(1, MAX)), MalusPlayed(0, 1, RUMOUR, 1), ZicosRefusal.NO_SUCH_EFFECT),
        (effects(BASE, Came(1, MAX)), MalusPlayed(0, 2, FIRED, 1), ZicosRefusal.NO_SUCH_CARD),
        (effects(), BonusPlayed(0, Bonus("Clip"), 1), ZicosRefusal.NO_SUCH_EFFECT),
        (effects(), BonusPlayed(0, LAWYER, 1), ZicosRefusal.NO_SUCH_CARD),
        (effects(), die(0, 1), ZicosRefusal.NO_ROLL_NOW),
        (SINGING, Closed(), ZicosRefusal.FINISH_FIRST),
        (SINGING, Left(1), ZicosRefusal.FINISH_FIRST),
        (OVER, die(0, 1), Refusal.GAME_OVER),
    ],
)
def test_refusals(state: State, event: Event, reason: Reason) -> None:
    game = SUNG if state.phase is Phase.SINGING else BASE
    assert game.refusal(state, event) is reason


def test_several_dice_at_the_end_of_a_turn_are_too_many() -> None:
    agents = [ContractPlayed(seat, Contract("Agent")) for seat in (0, 1)]
    state = told(BASE, effects(), *agents, Closed())
    both = Rolled((Die(0, 1), Die(1, 1)))
    assert BASE.refusal(state, both) is Refusal.WRONG_DICE_COUNT
