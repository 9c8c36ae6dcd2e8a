"""What is said of Spicy, word for word."""

from __future__ import annotations

import pytest

from assistant.games.spicy import Event, Extra, Spicy, SpicyRefusal, State
from assistant.locale.words import Lang, words
from assistant.speech.phrases.spicy import corrected, hello, phrase, refused, undone
from assistant.speech.phrases.spicy_words import points
from tests.games.spicy.helpers import PLAIN, after, event, with_extras

NAMES = ("Iris", "Samuel", "Nora")
RAID = with_extras(Extra.SPICE_RAIDER)
LUCK = with_extras(Extra.CHANGE_YOUR_LUCK)
CAT = with_extras(Extra.COPY_CAT)
LAST = State((1, 6, 6), (0, 0, 0), 87, 0)
FEW = State((6, 6, 6), (1, 1, 0), 1, 0)


def said(
    lang: Lang, before: str, what: str, game: Spicy = PLAIN, state: State | None = None
) -> str:
    stands = after(before, game=game, state=state)
    told: Event = event(what)
    return phrase(stands, told, game.apply(stands, told), NAMES, lang, game)


@pytest.mark.parametrize(
    ("before", "what", "french", "english"),
    [
        ("", "3 chili", "3 piment. Au tour de Samuel.", "3 chili. Samuel to play."),
        ("3 chili", "passed", "Samuel passe et pioche.", "Samuel passes and draws."),
        (
            "3 chili",
            "passed wrong_claim",
            "Annonce fausse : Samuel reprend sa carte et pioche.",
            "Wrong claim: Samuel takes the card back and draws.",
        ),
        (
            "3 chili",
            "challenged 2 number",
            "Nora conteste la valeur. Quelle carte est-ce ?",
            "Nora challenges the number. Which card is it?",
        ),
        (
            "3 chili; challenged 2 number",
            "revealed 3 pepper",
            "3 poivre : la valeur était juste. Iris prend une carte."
            " Nora pioche deux cartes et commence une pile.",
            "3 pepper: the number was right. Iris takes one card."
            " Nora draws two cards and starts a pile.",
        ),
        (
            "3 chili; 5 chili; challenged 2 spice",
            "revealed wild number",
            "Joker de valeur : l'épice était fausse. Nora prend deux cartes."
            " Samuel pioche deux cartes et commence une pile.",
            "Wild number: the spice was wrong. Nora takes two cards."
            " Samuel draws two cards and starts a pile.",
        ),
        (
            "3 chili",
            "challenged 2 nothing",
            "Rien n'a été nommé : Nora perd. Iris prend une carte."
            " Nora pioche deux cartes et commence une pile.",
            "Nothing was named: Nora loses. Iris takes one card."
            " Nora draws two cards and starts a pile.",
        ),
        ("3 chili", "penalised 0", "Iris pioche une carte.", "Iris draws one card."),
    ],
)
def test_what_is_said(before: str, what: str, french: str, english: str) -> None:
    assert said(Lang.FR, before, what).startswith(french)
    assert said(Lang.EN, before, what).startswith(english)


def test_a_last_card_is_put_to_all() -> None:
    told = said(Lang.FR, "", "3 chili last", state=LAST)
    assert told == "3 piment, dernière carte d'Iris. Qui conteste ?"
    told = said(Lang.FR, "3 chili last", "accepted", state=LAST)
    assert (
        told
        == "Personne ne conteste. Trophée pour Iris. Iris pioche six cartes. Au tour de Samuel."
    )
    told = said(Lang.FR, "3 chili last; challenged 1 spice", "revealed 3 chili", state=LAST)
    assert told == (
        "3 piment : l'épice était juste. Iris prend une carte. Trophée pour Iris."
        " Samuel pioche deux cartes et commence une pile. Iris pioche six cartes."
    )


@pytest.mark.parametrize(
    ("game", "before", "what", "french"),
    [
        (RAID, "3 chili; 4 chili", "6 chili", "6 piment. Samuel rafle deux cartes."),
        (LUCK, "3 chili", "5 chili tucked 2", "5 piment. Deux cartes sous la pile,"),
        (CAT, "3 chili", "copied 2", "Nora copie : 3 piment. Au tour d'Iris."),
    ],
)
def test_spice_it_up_is_said(game: Spicy, before: str, what: str, french: str) -> None:
    assert said(Lang.FR, before, what, game).startswith(french)


def test_who_loses_a_copy_alone_goes_on_with_the_pile() -> None:
    game = with_extras(Extra.COPY_CAT, copy_takes_card=True)
    told = said(Lang.FR, "3 chili; copied 2; challenged 0 both", "revealed 4 chili", game)
    assert told == (
        "4 piment : la copie était fausse. Iris prend une carte. Nora pioche deux cartes."
        " Au tour de Nora."
    )


def test_nothing_is_drawn_for_cards_tucked_under_a_last_one() -> None:
    game = with_extras(Extra.CHANGE_YOUR_LUCK, tuck_trophy=True)
    three = State((6, 3, 6), (0, 0, 0), 85, 0)
    told = said(Lang.FR, "3 chili", "5 chili last tucked 2", game, three)
    assert told == ("5 piment, dernière carte de Samuel. Deux cartes sous la pile. Qui conteste ?")


def test_the_end_is_said_with_who_won() -> None:
    told = said(Lang.FR, "", "passed", state=FEW)
    assert told == (
        "Iris passe et pioche. La Fin du monde est là. Samuel gagne avec quatre points."
    )
    shared = State((6, 6, 5), (1, 1, 0), 1, 2)
    told = said(Lang.FR, "", "passed", state=shared)
    assert told.endswith("Iris et Samuel gagnent ensemble avec quatre points.")
    two = State((1, 6, 6), (1, 1, 0), 87, 0)
    told = said(Lang.FR, "3 chili last", "accepted", state=two)
    assert told.endswith("Trophée pour Iris. Iris a deux trophées et gagne.")
    third = State((6, 6, 1), (1, 1, 0), 87, 2)
    told = said(Lang.EN, "3 chili last", "accepted", state=third)
    assert told.endswith("That was the last trophy. Nora wins with ten points.")


@pytest.mark.parametrize(
    ("before", "what", "french", "english"),
    [
        (
            "3 piment; 7 piment",
            "7 piment",
            "Après un 7 piment : 8, 9 ou 10 piment.",
            "After 7 chili: 8, 9 or 10 chili.",
        ),
        (
            "3 piment; 10 piment",
            "4 piment",
            "Après un 10 piment : 1, 2 ou 3 piment.",
            "After 10 chili: 1, 2 or 3 chili.",
        ),
        (
            "",
            "4 piment",
            "Pour commencer une pile : 1, 2 ou 3, épice au choix.",
            "To start a pile: 1, 2 or 3, any spice.",
        ),
        (
            "3 piment; 9 piment",
            "10 wasabi",
            "L'épice reste la même. Après un 9 piment : 10 piment.",
            "The spice stays the same. After 9 chili: 10 chili.",
        ),
        (
            "3 piment",
            "7 piment last",
            "Samuel a encore d'autres cartes en main.",
            "Samuel has other cards in hand.",
        ),
    ],
)
def test_a_refusal_says_the_rule(before: str, what: str, french: str, english: str) -> None:
    state, told = after(before.replace("piment", "chili")), event(what.replace("piment", "chili"))
    reason = PLAIN.refusal(state, told)
    assert reason is not None
    assert refused(state, told, reason, NAMES, Lang.FR, PLAIN) == french
    assert refused(state, told, reason, NAMES, Lang.EN, PLAIN) == english


def test_spice_it_up_is_part_of_the_rule() -> None:
    game = with_extras(Extra.WE_LOVE_CHILI, Extra.START_IT_UP)
    state = after("2 wasabi; 9 wasabi", game=game)
    told = event("4 wasabi")
    assert refused(state, told, SpicyRefusal.NOT_HIGHER, NAMES, Lang.FR, game) == (
        "Après un 9 wasabi : 10, 1, 2 ou 3 wasabi, ou 1, 2 ou 3 piment."
    )


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("reason", SpicyRefusal)
def test_every_reason_has_a_sentence(lang: Lang, reason: SpicyRefusal) -> None:
    text = refused(after("2 chili"), event("revealed 2 chili"), reason, NAMES, lang, PLAIN)
    assert text.endswith(".") and "  " not in text


def test_what_is_taken_back_or_mended_is_said() -> None:
    before, now = after("2 chili; 7 chili"), after("2 chili")
    told = undone(before, event("7 chili"), now, NAMES, Lang.FR, PLAIN)
    assert told == "Annulé. Au tour de Samuel."
    mended = after("2 chili; 8 chili")
    told = corrected(before, event("7 chili"), event("8 chili"), mended, NAMES, Lang.FR, PLAIN)
    assert told == "Corrigé : 8 piment."


def test_a_game_is_opened_new_or_resumed() -> None:
    assert hello(after(""), NAMES, Lang.FR, PLAIN) == "La partie commence. Au tour d'Iris."
    assert hello(after("2 chili"), NAMES, Lang.FR, PLAIN) == "La partie reprend. Au tour de Samuel."


@pytest.mark.parametrize(
    ("n", "french"),
    [(-1, "moins un point"), (0, "zéro point"), (1, "un point"), (9, "neuf points")],
)
def test_points_may_be_negative(n: int, french: str) -> None:
    assert points(n, words(Lang.FR)) == french
