"""What the screen of Zicos shows, told without a screen."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.zicos import (
    Bid,
    Bonus,
    Came,
    Closed,
    Contract,
    Die,
    Event,
    Fan,
    Hater,
    Malus,
    Member,
    Nominee,
    NomineesShown,
    Phase,
    Production,
    Reading,
    Rolled,
    Throws,
    Version,
    Zicos,
)
from assistant.locale.words import Lang, words
from assistant.session.session import begun
from assistant.ui.present.zicos import happened, present
from assistant.ui.present.zicos.board import Ask, Chances, Scoreboard
from assistant.ui.present.zicos.cards import Play, Tone, line_of, number
from assistant.ui.present.zicos.chances import chances_of

NAMES = ("Nora", "Samuel", "Iris", "Paul")
W = words(Lang.FR)
MAX = Member("Max", 2, 4, True)


def played(*events: Event, names: tuple[str, ...] = NAMES, **options: Any) -> Play:
    return begun(Zicos(**options), names, events)


def board(
    *events: Event, shown: int | None = None, chances: bool = False, **options: Any
) -> Scoreboard:
    play = played(*events, **options)
    game = Zicos(**options)
    told = chances_of(game, play.state, W) if chances else Chances()
    return present(play, lambda event: game.refusal(play.state, event), "", shown, told, W)


def roll(seat: int, value: int) -> Event:
    return Rolled((Die(seat, value),))


AUCTION = (roll(0, 5), Bid(0, 1), roll(1, 4), Bid(1, 2), roll(2, 4))
AWARDED = (*AUCTION, Bid(2, 2), roll(3, 2), Bid(3, 1))


def test_before_the_first_die_the_nominees_may_turn_up() -> None:
    shown = board()
    assert [button.do for button in shown.buttons] == [Ask.NOMINEES, Ask.UNDO, Ask.MEND]
    assert not shown.buttons[1].enabled and shown.roller == 0
    assert board(roll(0, 5)).buttons[0].do is Ask.UNDO


def test_each_pair_says_what_a_bid_would_come_to() -> None:
    shown = board(*AUCTION)
    assert [tile.note for tile in shown.tiles] == [
        "ne prendrait rien", "égalité\u00a0: carte du dessous", "prendrait les deux cartes",
    ]  # fmt: skip
    assert [tile.do for tile in shown.tiles] == [Bid(2, 1), Bid(2, 2), Bid(2, 3)]
    assert shown.tiles[0].rows[0].leads and shown.tiles[0].rows[0].value == "5"
    assert shown.headline.name == "Iris" and "a lancé 4" in shown.headline.after


def test_a_lower_bid_does_not_lead() -> None:
    shown = board(*AUCTION, Bid(2, 1), roll(3, 6))
    assert [(row.name, row.leads) for row in shown.tiles[0].rows] == [
        ("Nora", True), ("Iris", False),
    ]  # fmt: skip


def test_a_full_pair_is_refused_where_pairs_are_shared() -> None:
    events = (roll(0, 5), Bid(0, 1), roll(1, 4), Bid(1, 1), roll(2, 6))
    tile = board(*events, reading=Reading.SHARE).tiles[0]
    assert not tile.enabled and tile.note == "déjà deux joueurs"
    assert all(row.leads for row in tile.rows)


def test_after_the_bids_the_pairs_say_who_takes_what() -> None:
    shown = board(*AWARDED)
    rows = [[(row.name, row.value) for row in tile.rows] for tile in shown.tiles]
    assert rows == [[("Nora", "les deux")], [("Samuel", "dessus"), ("Iris", "dessous")], []]
    assert shown.tiles[2].note == "défaussée"
    assert not any(tile.offer for tile in shown.tiles)


def test_what_the_pairs_show_is_not_written_again() -> None:
    shown = board(*AWARDED)
    assert "Paire" not in shown.said
    assert "Nora défausse 2 cartes." in shown.said and "À Nora de poser une carte." in shown.said


def test_a_production_waits_for_three_members() -> None:
    few = next(b for b in board(*AWARDED).buttons if b.do is Ask.PRODUCTION)
    assert (few.enabled, few.detail) == (False, "il faut trois membres")
    group = [Came(0, Member(name, 1)) for name in "ABC"]
    enough = next(b for b in board(*group, *AWARDED).buttons if b.do is Ask.PRODUCTION)
    assert (enough.enabled, enough.detail) == (True, "Nora")


@pytest.mark.parametrize(
    ("fans", "name", "note", "tone"),
    [
        (0, "Max", "quitte le groupe", Tone.DANGER),
        (2, "Max", "fans\u00a0: 2 → 1", Tone.DANGER),
        (5, "Max", "touché, mais protégé", Tone.GOOD),
    ],
)
def test_what_the_die_did_stands_at_the_member(fans: int, name: str, note: str, tone: Tone) -> None:
    cards = [Came(0, MAX), *[Came(0, Fan(1))] * fans]
    (mate,) = board(*cards, roll(0, 4), hardcore=True).group.mates
    assert (mate.name, mate.note or mate.line, mate.tone) == (name, note, tone)


def test_any_group_can_be_looked_at() -> None:
    events = (Came(1, MAX), Came(1, Fan(3)), Came(1, Hater(2)), Came(1, Bonus("Tube", 10)))
    shown = board(*events, shown=1)
    assert [chip.shown for chip in shown.chips] == [False, True, False, False]
    assert shown.group.title == "Le groupe de Samuel"
    assert shown.group.mates[0].fans == "1 fan · 3 ★"
    assert [chip.text for chip in shown.group.chips] == ["Tube +10", "Hater −2\u00a0★"]
    assert shown.chips[1].stars == "3\u00a0★" and shown.chips[1].note == "10 prod. · 6 cartes"


def test_chances_are_shown_only_when_asked_for() -> None:
    events = (Came(0, MAX), roll(0, 6))
    shown = board(*events, hardcore=True, chances=True)
    assert shown.group.mates[0].note == "risque 17\u202f%"
    assert all("de\u00a0prendre" in tile.note for tile in shown.tiles)
    hidden = board(*events, hardcore=True)
    assert hidden.group.mates[0].note == ""
    assert not any("de\u00a0prendre" in tile.note for tile in hidden.tiles)
    assert board(*events, chances=True).group.mates[0].note == ""


def test_dice_for_cards_are_listed_with_what_they_showed() -> None:
    cards = [Came(0, Contract("Agent")), Came(1, Malus("Panne", -10, throws=Throws.ALWAYS))]
    shown = board(*cards, *AWARDED, Closed(), Closed(), roll(0, 3))
    assert shown.phase is Phase.END_DICE
    assert [tile.title for tile in shown.tiles] == ["Agent", "Panne"]
    assert shown.tiles[0].rows[0].value == "3" and shown.tiles[1].rows[0].value == ""
    assert shown.headline.name == "Samuel" and shown.headline.after.endswith("Panne")


def test_in_a_throw_off_a_face_stands_for_whoever_is_looked_at() -> None:
    events = (NomineesShown(Nominee(1)),)
    options: dict[str, Any] = {"version": Version.THREE_ROUNDS}
    assert board(*events, **options).roller == 0
    assert board(*events, shown=2, **options).roller == 2
    thrown = board(*events, roll(2, 5), shown=2, **options)
    assert thrown.roller == 0
    assert [row.value for row in thrown.tiles[0].rows] == ["", "", "5", ""]


def test_the_round_is_told_where_there_are_several() -> None:
    assert board().round == "tour 1"
    assert board(version=Version.THREE_ROUNDS).round == "manche 1 sur 3 · tour 1"


def test_the_end_tells_where_each_star_came_from() -> None:
    cards = (
        Came(0, MAX), Came(0, Fan(3)), Came(0, Hater(1)), Came(0, Nominee(2)),
        Came(1, Hater(4)), Came(0, Member("A", 0)), Came(0, Member("B", 0)),
        Came(0, Production("Single", 20, 0)),
    )  # fmt: skip
    shown = board(*cards, NomineesShown(Nominee(0)))
    assert shown.end_heads == ("Membres", "Fans", "Nominés", "Haters", "Prod.", "Étoiles")
    assert (shown.ends[0].name, shown.ends[0].columns) == (
        "Nora", ("2", "3", "2", "−1", "20", "6\u00a0★"),
    )  # fmt: skip
    assert (shown.ends[-1].rank, shown.ends[-1].columns[-1]) == ("4", "−4\u00a0★")
    assert shown.end_title == "Nora gagne\u202f!" and shown.ends[0].wins
    assert [button.do for button in shown.buttons] == [Ask.UNDO]


@settings(max_examples=40)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 2),
            st.sampled_from([MAX, Fan(1), Fan(3), Hater(2), Nominee(2), Production("S", 20, 0)]),
        ),
        max_size=12,
    )
)
def test_the_columns_of_the_end_add_up_to_the_stars(told: list[tuple[int, Any]]) -> None:
    play = played(names=NAMES[:3])
    for seat, card in told:
        event = Came(seat, card)
        # A Fan for whom several have room is not what is tested here.
        if play.game.refusal(play.state, event) is None:
            play = play.after(event)
    play = play.after(NomineesShown(Nominee(0)))
    while play.state.phase is Phase.FINAL_THROW_OFF:
        play = (
            play.after(roll(play.state.tied[-1], 1 + play.state.tied[-1]))
            if (play.state.rolls[play.state.tied[-1]] is None)
            else play.after(roll(play.state.tied[0], 1 + play.state.tied[0]))
            if (play.state.rolls[play.state.tied[0]] is None)
            else play.after(roll(play.state.tied[1], 1 + play.state.tied[1]))
        )
    shown = present(play, play.game.outcome, "", None, Chances(), W)  # type: ignore[arg-type]
    for line in shown.ends:
        player = play.state.players[line.seat]
        *parts, _, total = (int(text.split("\u00a0")[0].replace("−", "-")) for text in line.columns)
        assert sum(parts) == total == player.stars


def test_every_line_of_the_history_tells_something() -> None:
    play = played(Came(0, MAX), *AWARDED, Closed(), Closed())
    lines = [happened(play, place, W) for place in range(len(play.log))]
    assert all(lines) and lines[0] == "Nora reçoit Max."
    assert lines[-1] == "On continue."


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (MAX, "✈\u00a04 · 2\u00a0★ · fan zone"),
        (Member("Teo", 0), "0\u00a0★"),
        (Production("Single", 20, 1), "20 points · pioche 1"),
        (Bonus("Joker", cancels=True), "annule un malus"),
        (
            Malus("Panne", -10, True, Throws.ONCE),
            "−10 points · chasse un membre · un dé en fin de tour",
        ),
        (Contract("Agent", text="Sur 6 : +5."), "un dé à chaque fin de tour · Sur 6 : +5."),
    ],
)
def test_a_card_is_told_in_a_line(card: Any, line: str) -> None:
    assert line_of(card, W) == (card.name, line)
    assert number(-3) == "−3"
