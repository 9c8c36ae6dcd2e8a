"""What one game or many come to."""

from __future__ import annotations

from math import fsum

import pytest

from assistant.games import notation
from assistant.games.zombie_dice import State, ZombieDice
from assistant.games.zombie_dice.odds import Advice
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.win import Win
from assistant.history.fairness import Verdict, verdict
from assistant.history.zombie_dice.costly import costly_of, no_judge
from assistant.history.zombie_dice.lines import luck_by_turn, scores_by_round
from assistant.history.zombie_dice.players import figures_of
from assistant.history.zombie_dice.recorded import plays_of
from assistant.history.zombie_dice.summary import by_brains, by_wins, summary
from assistant.history.zombie_dice.turns import turns_of
from assistant.session.session import begun
from tests.games.helpers import events
from tests.history.helpers import fair_game, told

SMALL = "gB gB yB; stopped; rS rS yS; gB yB gF; gB rS gS; stopped; gB gB yS; stopped"
"""Ana banks 3 and 3, Bob busts and banks 2."""


def test_figures_of_a_game() -> None:
    play = told(SMALL)
    ana, bob = figures_of([(play, turns_of(play, Refill.MIX))])
    assert (ana.name, ana.turns, ana.busts, ana.brains, ana.best) == ("Ana", 2, 0, 6, 3)
    assert ana.per_turn == 3.0
    assert (bob.turns, bob.busts, bob.brains, bob.best) == (2, 1, 2, 2)
    assert (ana.games, ana.finished, ana.wins) == (1, 0, 0)
    assert ana.brains == pytest.approx(ana.ordinary + ana.luck)


def test_brains_lost_to_shotguns_count_the_last_roll() -> None:
    play = told("gB gS yB; gB rS rS")
    (figures, _) = figures_of([(play, turns_of(play, Refill.MIX))])
    assert (figures.busts, figures.lost) == (1, 3)


def test_a_player_is_a_name_whatever_its_capitals() -> None:
    one, other = told("gB gB gB; stopped", ("ana", "Bob")), told("gB gB yB; stopped", ("Ana", "Cy"))
    ana, bob, cy = figures_of((play, turns_of(play, None)) for play in (one, other))
    assert (ana.name, ana.games, ana.brains, ana.judged) == ("Ana", 2, 6, 0)
    assert (bob.name, cy.name, cy.turns, cy.per_turn) == ("Bob", "Cy", 0, 0.0)


def test_a_winner_is_counted_once_the_game_is_over() -> None:
    play = told("gB gB gB; stopped; gS gB rS; stopped", target=3)
    ana, bob = figures_of([(play, turns_of(play, Refill.MIX))])
    assert (ana.finished, ana.wins, bob.wins) == (1, 1, 0)


def test_scores_by_round() -> None:
    play = told(SMALL)
    ana, bob = scores_by_round(play, turns_of(play, None))
    assert (ana.name, ana.values) == ("Ana", (0, 3, 6))
    assert (bob.name, bob.values) == ("Bob", (0, 0, 2))


def test_who_is_out_of_a_tie_break_stays_at_their_score() -> None:
    text = "gB gB gB; stopped; gB gB yB; stopped; gB rS yF; stopped; gB gB gB; stopped; gS rS yS"
    play = told(text, ("Ana", "Bob", "Cy"), target=3)
    ana, bob, cy = scores_by_round(play, turns_of(play, None))
    assert (ana.values, bob.values, cy.values) == ((0, 3, 6), (0, 3, 3), (0, 1, 1))


def test_the_luck_line_ends_at_the_luck() -> None:
    play = fair_game(3)
    turns = turns_of(play, Refill.MIX)
    figures = figures_of([(play, turns)])
    lines = luck_by_turn([(play, turns)])
    for player, line in zip(figures, lines, strict=True):
        assert len(line.values) == player.turns + 1
        assert line.values[0] == 0
        assert line.values[-1] == pytest.approx(player.luck)


def test_decisions_are_judged_by_the_win_where_it_is_known() -> None:
    play = told("gB gB yB; stopped; gS rS yB; rF gF yF; stopped")

    def judge(state: State) -> Win | None:
        return Win(stop=0.5, roll=0.8 if state.seat else 0.4, advice=Advice.ROLL, exact=True)

    found = costly_of(play, turns_of(play, Refill.MIX), 13, judge)
    # Ana was right to stop; of Bob's two decisions to roll and stop, the second cost.
    assert [(costly.name, costly.rolled) for costly in found] == [("Bob", False)]
    assert found[0].cost == pytest.approx(0.3)


def test_decisions_are_judged_by_brains_otherwise_but_not_near_the_end() -> None:
    text = "gB gB yB; stopped; rS rS yS"
    play = told(text)
    (costly,) = costly_of(play, turns_of(play, Refill.MIX), 13, no_judge)
    assert (costly.name, costly.rolled, costly.win) == ("Ana", False, None)
    assert costly.cost == pytest.approx(1.430569573, abs=1e-9)
    # Three brains reach the target: to stop there is no mistake.
    near = told(text, target=3)
    assert costly_of(near, turns_of(near, Refill.MIX), 3, no_judge) == ()


def test_a_summary_of_one_game() -> None:
    found = summary([told(SMALL)], by_brains)
    assert (found.games, len(found.players), len(found.scores)) == (1, 2, 2)
    # Ana stopped at three brains and no shotgun; with one brain and two shotguns she was right.
    (costly,) = found.costly_of("ana", 5)
    assert (costly.name, costly.decision.before.round) == ("Ana", 1)
    assert found.costly_of("ana", 0) == ()
    assert verdict(found.test) is Verdict.TOO_FEW


def test_a_summary_of_many_games_of_fair_dice() -> None:
    plays = [fair_game(seed, ("Ana", "Bob") if seed % 2 else ("Bob", "Cy")) for seed in range(30)]
    found = summary(plays, by_brains)
    assert (found.games, found.scores) == (30, ())
    assert sorted(player.name for player in found.players) == ["Ana", "Bob", "Cy"]
    assert sum(player.wins for player in found.players) == 30
    assert sum(player.games for player in found.players) == 60
    assert sum(colour.total for colour in found.dice) == sum(
        3 * turn.rolls for play in plays for turn in turns_of(play, None)
    )
    assert found.test is not None
    assert found.test.freedom == 6
    assert verdict(found.test) is Verdict.ORDINARY
    # Luck comes to little over hundreds of turns: three standard errors.
    turns = sum(player.turns for player in found.players)
    assert abs(fsum(player.luck for player in found.players)) < 3 * 2.5 * turns**0.5


def test_the_tables_judge_a_real_game() -> None:
    found = summary([fair_game(5)], by_wins)
    assert found.costly != ()
    assert all(costly.win is not None and costly.win.exact for costly in found.costly)
    costs = [costly.cost for costly in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert 0 < costs[0] < 1


def test_games_are_read_back_from_their_texts() -> None:
    play, empty = fair_game(3), told("")
    texts = [notation.write(game.game, game.names, game.log) for game in (play, empty)]
    illegal = "game zombie_dice\nplayers Ana, Bob\nstopped\n"
    plays, unreadable = plays_of([*texts, "game chess\n", illegal])
    assert plays == (play,)
    assert unreadable == 2


def test_a_game_with_dice_of_an_expansion_is_told_without_luck() -> None:
    bus = begun(ZombieDice(bus=True), ("Ana", "Bob"), events("gB gB yB; stopped"))
    mix = begun(ZombieDice(green=8, yellow=2), ("Ana", "Bob"), events("gB gB yB; stopped"))
    (ana, _) = summary([bus], by_wins).players
    assert (ana.turns, ana.brains, ana.judged) == (1, 3, 0)
    (ana, _) = summary([mix], by_wins).players
    assert ana.judged == 1
