"""What the table of Zero shows, as plain values."""

from __future__ import annotations

import pytest

from assistant.games.zero import Announced, Event, Shown, State, Told, Zero
from assistant.games.zero.cards import card, hand
from assistant.locale.words import Lang, words
from assistant.session.session import Session, begun
from assistant.ui.present.zero import Board, Press, claims, happened, present
from assistant.ui.present.zero_hands import counted, hands, held, sheet, telling
from tests.games.zero.helpers import ZERO_HAND, events

NAMES = ("Nora", "Samuel", "Iris")
W = words(Lang.FR)
COUNTING = "dealt; knocked; knocked; exchanged; exchanged"
RED_SIX = "R1 R2 R3 R4 R5 B6 V6 J6 O4"


def played(text: str, game: Zero | None = None) -> Session[State, Event]:
    return begun(game or Zero(), NAMES, events(text))


def board(text: str, game: Zero | None = None) -> Board:
    return present(played(text, game), "", W)


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def labels(shown: Board) -> dict[Press, str]:
    return {what: action.label for what, action in shown.buttons if action.enabled}


def test_dealing_tells_how_many_cards_and_who_begins() -> None:
    shown = board("")
    assert shown.deal == (
        "9 cartes à chacun, 5 au milieu, 24 de côté", "Iris donne, Nora commence.",
    )  # fmt: skip
    assert board("", Zero(pot=4, first=1)).deal == (
        "9 cartes à chacun, 4 au milieu, 25 de côté", "Nora donne, Samuel commence.",
    )  # fmt: skip
    assert labels(shown) == {Press.DEAL: "C’est distribué"}


def test_a_turn_is_an_exchange_or_a_knock() -> None:
    shown = board("dealt")
    assert labels(shown) == {
        Press.EXCHANGE: "Échanger", Press.KNOCK: "Toquer", Press.ZERO: "ZERO\u202f!",
        Press.UNDO: "Annuler",
    }  # fmt: skip
    assert (shown.headline.before, shown.headline.name) == ("Au tour de ", "Nora")
    assert shown.round == "manche 1 sur 3"
    assert [line.note for line in shown.seats] == ["commence", "", ""]


@pytest.mark.parametrize(
    ("text", "detail"),
    [("dealt", "premier coup"), ("dealt; knocked", "second coup : dernier tour"),
     ("dealt; knocked; knocked", "sans effet : c’est le dernier tour")],
)  # fmt: skip
def test_the_knock_says_what_it_brings_on(text: str, detail: str) -> None:
    (action,) = [action for what, action in board(text).buttons if what is Press.KNOCK]
    assert plain(action.detail) == detail


def test_the_last_turns_say_who_still_plays() -> None:
    shown = board("dealt; knocked; exchanged; knocked; exchanged")
    assert shown.knocks == ("Nora", "Iris")
    assert [(line.name, line.plays, line.on_turn) for line in shown.seats] == [
        ("Nora", False, False), ("Samuel", True, True), ("Iris", False, False),
    ]  # fmt: skip
    assert plain(shown.seats[2].note) == "second coup : ne joue plus"
    assert shown.headline.before == "Dernier tour de "


def test_hands_tell_points_why_and_the_better_exchange() -> None:
    lines = hands(played(f"{COUNTING}; shown 0 {RED_SIX}; told 1 12"), W)
    assert [line.points for line in lines] == ["10", "12", ""]
    assert plain(lines[0].why) == "Cinq rouges : 0 ; reste 6 et 4"
    assert plain(lines[0].swap) == "Mieux : le 4 orange contre le 6 rouge, 6 points"
    assert lines[1].why == "points comptés à la table"
    assert [line.next for line in lines] == [False, False, True]


def test_the_better_exchange_takes_no_card_of_another_hand() -> None:
    rest = "M1 M2 M3 M5 N1 N2 N3 N5 R6"
    lines = hands(played(f"{COUNTING}; shown 0 {RED_SIX}; shown 1 {rest}"), W)
    assert "6 rouge" not in lines[0].swap and lines[0].swap


def test_the_hands_stay_in_sight_until_the_next_round_is_dealt() -> None:
    text = f"{COUNTING}; told 0 1; told 1 2; told 2 3"
    assert [line.points for line in board(text).hands] == ["1", "2", "3"]
    assert board(text).hands_title.endswith("les mains")
    assert board(f"{text}; dealt").hands == ()


def test_zero_is_claimed_by_whoever_can() -> None:
    play = played("dealt; exchanged")
    offered = claims(play, lambda event: play.game.refusal(play.state, event), W)
    assert [(claim.name, claim.event) for claim in offered] == [
        ("Samuel", Announced(1)),
        ("Samuel", Announced(1, dealt=True)),
        ("Nora", Announced(0)),
    ]


def test_a_hand_is_found_again_to_be_corrected() -> None:
    play = played(f"{COUNTING}; shown 0 {RED_SIX}; told 1 12; told 2 3; dealt; zero 1")
    told = telling(play, 1, 0)
    assert (told.place, told.hand) == (5, hand(RED_SIX))
    assert told.shown(told.hand) == Shown(0, hand(RED_SIX))
    assert telling(play, 1, 1).before == Told(1, 12)
    announced = telling(play, 2, 1)
    assert announced.shown(hand(ZERO_HAND)) == Announced(1, hand(ZERO_HAND))
    assert telling(play, 2, 0).place is None


def test_cards_of_other_hands_are_held() -> None:
    play = played(f"{COUNTING}; shown 0 {RED_SIX}")
    assert held(play, telling(play, 1, 1))[card("R1")] == 0
    assert held(play, telling(play, 1, 0)) == {}


def test_cards_are_counted_as_they_are_tapped() -> None:
    play = played(f"{COUNTING}; told 0 1")
    told = telling(play, 1, 1)
    few = counted(told, hand(RED_SIX)[:7], W)
    assert (few.left, few.why, few.fits) == ("encore 2 cartes", "", False)
    nine = counted(told, hand(RED_SIX), W)
    assert (nine.left, plain(nine.why), nine.fits) == (
        "10 points", "Cinq rouges : 0 ; reste 6 et 4", True,
    )  # fmt: skip


def test_announced_cards_must_be_a_zero() -> None:
    play = played("dealt; zero 0")
    told = telling(play, 1, 0)
    assert not counted(told, hand(RED_SIX), W).fits
    assert counted(told, hand(ZERO_HAND), W).fits


def test_the_sheet_has_every_round_and_the_totals() -> None:
    play = played(f"{COUNTING}; told 0 1; told 1 2; told 2 3; dealt; zero 1; told 0 4; told 2 5")
    assert [(line.title, line.points) for line in sheet(play, W)] == [
        ("Manche 1", ("1", "2", "3")),
        ("Manche 2", ("4", "0", "5")),
        ("Total", ("5", "2", "8")),
    ]


@pytest.mark.parametrize("lang", Lang)
def test_every_event_has_a_line_in_the_history_and_can_be_undone(lang: Lang) -> None:
    text = f"{COUNTING}; shown 0 {RED_SIX}; told 1 2; told 2 3; dealt; zero 1"
    play, w = played(text), words(lang)
    for place in range(len(play.log)):
        assert happened(play, place, w)
        until = begun(play.game, NAMES, play.log[: place + 1])
        what, action = present(until, "", w).buttons[-1]
        assert what is Press.UNDO and action.enabled and action.detail


def test_the_end_names_all_who_share_the_win() -> None:
    shown = board(f"{COUNTING}; told 0 1; told 1 1; told 2 3", Zero(rounds=1))
    assert plain(shown.winner) == "Nora et Samuel gagnent ensemble !"
    assert [rank.wins for rank in shown.ranks] == [True, True, False]
    assert labels(shown) == {Press.UNDO: "Annuler"}
