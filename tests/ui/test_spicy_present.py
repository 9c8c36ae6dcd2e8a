"""What the table of Spicy shows, as plain values."""

from __future__ import annotations

import pytest

from assistant.games.spicy import Event, Extra, Spicy, State
from assistant.locale.words import Lang, words
from assistant.session.session import Session, begun
from assistant.ui.present.spicy import Board, Step, happened, lines, present
from tests.games.spicy.helpers import PLAIN, events, with_extras

NAMES = ("Iris", "Samuel", "Nora")
FRENCH = words(Lang.FR)
DOWN = "1 chili; 2 chili; 3 chili; 4 chili; 5 chili; 6 chili; 7 chili; 8 chili; 9 chili; 10 chili"


def play(text: str, game: Spicy = PLAIN, names: tuple[str, ...] = NAMES) -> Session[State, Event]:
    return begun(game, names, events(text))


def board(text: str, game: Spicy = PLAIN, names: tuple[str, ...] = NAMES) -> Board:
    told = play(text, game, names)
    return present(told, lambda event: game.refusal(told.state, event), "Trois.", FRENCH)


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\xa0", " ")


def test_players_show_what_all_can_see() -> None:
    shown = board("2 chili; 7 chili; challenged 2 spice; revealed 7 pepper")
    assert [(s.name, s.hand, s.won, s.trophies, s.acts) for s in shown.seats] == [
        ("Iris", 5, 0, 0, False),
        ("Samuel", 7, 0, 0, True),
        ("Nora", 6, 2, 0, False),
    ]


def test_the_claim_on_top_is_drawn_large_with_its_owner() -> None:
    face = board("2 chili; 7 chili").face
    assert face is not None
    assert (face.title, face.seat) == ("Samuel annonce", 1)
    assert (face.glyph, face.number, face.word, face.notes) == ("chili", "7", "piment", "")
    assert board("").face is None


@pytest.mark.parametrize(
    ("card", "glyph", "number", "word", "notes"),
    [
        ("7 pepper", "pepper", "7", "poivre", "la valeur était juste"),
        ("8 chili", "chili", "8", "piment", "la valeur était fausse"),
        ("wild number", "", "1–10", "joker de valeur", "la valeur était juste"),
        ("wild spice", "wild", "", "joker d’épice", "la valeur était fausse"),
    ],
)
def test_the_card_that_was_shown_is_drawn_until_a_pile_is_begun(
    card: str, glyph: str, number: str, word: str, notes: str
) -> None:
    face = board(f"2 chili; 7 chili; challenged 2 number; revealed {card}").face
    assert face is not None
    told = (face.title, face.glyph, face.number, face.word, face.notes)
    assert told == ("Carte montrée", glyph, number, word, notes)


def test_the_rule_and_the_buttons_say_the_same() -> None:
    shown = board("2 chili; 7 chili")
    assert plain(shown.rule) == "Après un 7 piment : 8, 9 ou 10 piment."
    assert [claim.number for claim in shown.claims] == [8, 9, 10]
    assert plain(board("").rule) == "Pour commencer une pile : 1, 2 ou 3, épice au choix."


def test_each_step_says_who_decides_what() -> None:
    last = f"{DOWN}; 1 chili last"
    told = [
        (board(""), Step.CLAIM, "Au tour d’Iris — nouvelle pile"),
        (board("2 chili"), Step.CLAIM, "Au tour de Samuel — jouer ou passer"),
        (
            board("2 chili; challenged 2 spice"),
            Step.REVEAL,
            "Nora conteste l’épice — quelle carte ?",
        ),
        (board(last, names=NAMES[:2]), Step.LAST, "Dernière carte d’Iris — qui conteste ?"),
    ]
    for shown, step, text in told:
        head = shown.headline
        assert shown.step is step
        assert plain(f"{head.before}{head.name}{head.after}") == text
        assert bool(shown.claims) == (step is Step.CLAIM)


def test_buttons_say_what_they_would_do_or_why_they_cannot() -> None:
    shown = board("")
    assert (shown.passing.label, shown.passing.enabled) == ("Passer", True)
    assert (shown.doubt_number.detail, shown.doubt_number.enabled) == ("pas de pile", False)
    assert (shown.undo.detail, shown.undo.enabled) == ("rien à annuler", False)
    shown = board("2 chili; 7 chili")
    assert (shown.doubt_number.label, shown.doubt_number.detail) == (
        "Contester la valeur",
        "annonce de Samuel",
    )
    assert shown.doubt_spice.enabled and shown.undo.detail == "7 piment"
    shown = board("2 chili; challenged 2 spice")
    assert shown.passing.detail == "d’abord la carte contestée"
    assert not shown.doubt_number.enabled


def test_a_copy_is_challenged_by_one_button() -> None:
    game = with_extras(Extra.COPY_CAT)
    shown = board("2 chili; copied 2", game)
    assert shown.doubt_number.label == "Contester la copie" and shown.doubt_number.enabled
    assert shown.doubt_spice.label == ""
    assert shown.copy and shown.face is not None and shown.face.notes == "copie"
    assert plain(shown.extras) == "En jeu : Copieur"
    assert not board("2 chili").copy


def test_a_last_card_is_pointed_out_before_it_is_laid() -> None:
    assert board(DOWN, names=NAMES[:2]).last
    assert not board("2 chili").last


def test_the_worlds_end_is_offered_after_a_draw() -> None:
    assert board("2 chili").drawn == 0
    assert board("2 chili; passed").drawn == 1
    assert board("2 chili; challenged 1 nothing").drawn == 2


def test_the_count_says_where_points_come_from() -> None:
    shown = board("2 chili; 7 chili; challenged 2 spice; revealed 7 pepper; passed; world_ended")
    assert shown.step is Step.OVER
    told = [(c.rank, c.name, c.cards, c.trophies, c.hand, c.points) for c in shown.count]
    assert told == [
        (1, "Nora", "2", "0", "−6", "−4"),
        (2, "Iris", "0", "0", "−5", "−5"),
        (3, "Samuel", "0", "0", "−8", "−8"),
    ]
    assert shown.count[0].sources == "contestations 2"
    assert plain(shown.winner) == "Nora gagne !"


def test_a_shared_win_names_all() -> None:
    shown = board("passed; passed; world_ended")
    assert plain(shown.winner) == "Nora gagne !"
    shown = board("passed; passed; passed; world_ended")
    assert plain(shown.winner) == "Iris, Samuel et Nora gagnent ensemble !"


def test_the_history_is_told_by_who_did_it() -> None:
    told = lines(play("2 chili; challenged 2 spice; revealed 2 chili; passed; world_ended"), FRENCH)
    assert [(line.name, plain(line.title), line.note) for line in told] == [
        ("Iris", "Fin du monde", ""),
        ("Nora", "Nora passe et pioche.", ""),
        (
            "Nora",
            "2 piment : l’épice était juste.",
            "Iris prend une carte. Nora pioche deux cartes et commence une pile.",
        ),
        ("Nora", "Nora conteste l’épice.", ""),
        ("Iris", "2 piment.", ""),
    ]


@pytest.mark.parametrize("lang", Lang)
def test_every_kind_of_event_has_a_line(lang: Lang) -> None:
    game = with_extras(Extra.COPY_CAT, Extra.CHANGE_YOUR_LUCK)
    told = play(
        "2 chili; copied 2; penalised 1; passed wrong_claim; 5 chili tucked 1;"
        " challenged 0 number; revealed wild number; passed; world_ended",
        game,
    )
    for place in range(len(told.log)):
        assert happened(told, place, words(lang)).strip()
