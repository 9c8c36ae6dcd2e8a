"""What is said of Zero."""

from __future__ import annotations

import pytest

from assistant.games.zero import CARDS, SecondKnock, Zero, ZeroRefusal
from assistant.games.zero.cards import HandError, hand
from assistant.games.zero.notation import read
from assistant.games.zero.scoring import best_swap, count
from assistant.locale.words import Lang, words
from assistant.session.session import begun
from assistant.speech.phrases import zero, zero_hand
from tests.games.zero.helpers import ZERO_HAND, after, events

NAMES = ("Nora", "Samuel", "Iris")
COUNTING = "dealt; knocked; knocked; exchanged; exchanged"
RED_SIX = "R1 R2 R3 R4 R5 B6 V6 J6 O4"


def said(before: str, event: str, lang: Lang = Lang.FR, game: Zero | None = None) -> str:
    game = game or Zero()
    state, told = after(before, game=game), read(event)
    return zero.phrase(state, told, game.apply(state, told), NAMES, lang, game)


@pytest.mark.parametrize(
    ("before", "event", "french", "english"),
    [
        ("", "dealt", "Au tour de Nora.", "Nora"),
        ("dealt", "exchanged", "Au tour de Samuel.", "Samuel"),
        ("dealt", "knocked", "Nora toque une première fois. Au tour de Samuel.",
         "Nora knocks for the first time."),
        ("dealt; knocked", "knocked",
         "Samuel toque : c'est la seconde fois. Encore un tour pour deux joueurs. Au tour d'Iris.",
         "Samuel knocks: that is the second time. One last turn for two players."),
        ("dealt; knocked; knocked", "knocked", "Iris toque encore. Au tour de Nora.",
         "Iris knocks, too."),
        ("dealt; knocked; knocked; exchanged", "exchanged",
         "La manche est finie : on compte les mains.", "The round is over"),
        ("dealt", "zero 0", "ZERO de Nora ! La manche est finie.", "ZERO by Nora!"),
        (COUNTING, f"shown 0 {RED_SIX}",
         "Nora : dix points. Cinq rouges : 0 ; reste 6 et 4.",
         "Nora: ten points. Five reds: 0; 6 and 4 left."),
        (COUNTING, "told 1 1", "Samuel : un point.", "Samuel: one point."),
        (f"{COUNTING}; told 0 7; told 1 9", "told 2 7",
         "Iris : sept points. Fin de la manche 1. Nora et Iris mènent ensemble avec sept points."
         " Samuel commence.",
         "Iris: seven points. End of round 1. Nora and Iris lead together with seven points."),
    ],
)  # fmt: skip
def test_events_are_told(before: str, event: str, french: str, english: str) -> None:
    assert said(before, event) == french
    assert english in said(before, event, Lang.EN)


def test_the_winner_is_told() -> None:
    game = Zero(rounds=1)
    told = said(f"{COUNTING}; told 0 7; told 1 9", "told 2 12", game=game)
    assert told == "Iris : douze points. Nora gagne avec sept points."


def test_a_second_knock_that_ends_all_is_told_once() -> None:
    game = Zero(second_knock=SecondKnock.AT_ONCE)
    assert said("dealt; knocked", "knocked", game=game) == (
        "Samuel toque : c'est la seconde fois. La manche est finie : on compte les mains."
    )


def test_a_game_is_greeted() -> None:
    game = Zero(pot=4)
    assert zero.hello(game.start(3), NAMES, Lang.FR, game) == (
        "La partie commence. Neuf cartes à chacun, quatre au milieu. Nora commence."
    )
    assert zero.hello(after("dealt"), NAMES, Lang.FR, game) == (
        "La partie reprend. Au tour de Nora."
    )


def test_a_correction_tells_what_changed() -> None:
    play = begun(Zero(), NAMES, events(f"{COUNTING}; told 0 7; told 1 9; told 2 7"))
    new = read("told 1 3")
    changed = play.corrected(6, new)
    assert (
        zero.corrected(play.state, play.log[6], new, changed.state, NAMES, Lang.FR, Zero())
        == "Corrigé : Samuel, trois points. Samuel en est à trois points."
    )


def test_what_is_taken_back_is_told() -> None:
    game = Zero()
    before, event = after("dealt; exchanged"), read("exchanged")
    assert zero.undone(before, event, after("dealt"), NAMES, Lang.FR, game) == (
        "Annulé. Au tour de Nora."
    )


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("reason", ZeroRefusal)
def test_every_refusal_names_its_rule(reason: ZeroRefusal, lang: Lang) -> None:
    told = zero.refused(after("dealt"), read("zero 1"), reason, NAMES, lang, Zero())
    assert told.endswith(".") and told == told.strip()


def test_a_card_in_another_hand_is_named_with_its_holder() -> None:
    state = after(f"dealt; exchanged; exchanged; zero 2 {ZERO_HAND}")
    event = read("shown 0 N8 N7 N6 N5 N4 N3 N2 N1 O3")
    told = zero.refused(state, event, ZeroRefusal.CARD_ELSEWHERE, NAMES, Lang.FR, Zero())
    assert told == "Le 3 orange est déjà dans la main d'Iris."


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        (RED_SIX, "cinq rouges : 0 ; reste 6 et 4", "five reds: 0; 6 and 4 left"),
        (ZERO_HAND, "cinq rouges et cinq 3 : ZERO", "five reds and five 3s: ZERO"),
        ("R7 B7 V7 J7 O7 M7 N7 B8 V8", "sept 7 : 0 ; reste 8", "seven 7s: 0; 8 left"),
        ("R1 B1 V1 J1 R2 B2 V2 J2 O3", "rien ne disparaît : 3, 2 et 1",
         "nothing vanishes: 3, 2 and 1"),
    ],
)  # fmt: skip
def test_a_hand_says_why(text: str, french: str, english: str) -> None:
    assert zero_hand.reason(count(hand(text)), words(Lang.FR)) == french
    assert zero_hand.reason(count(hand(text)), words(Lang.EN)) == english


@pytest.mark.parametrize("lang", Lang)
def test_every_card_has_a_name_of_its_own(lang: Lang) -> None:
    assert len({zero_hand.a_card(card, words(lang)) for card in CARDS}) == len(CARDS)


def test_the_best_exchange_is_told() -> None:
    w = words(Lang.FR)
    swap = best_swap(hand("R1 R2 R3 R4 B6 V6 J6 O6 M8"))
    assert zero_hand.best(swap, w) == ("Mieux : le 8 mauve contre le 6 rouge, 0 point")
    assert zero_hand.best(None, w) == "Aucun échange n'aurait fait mieux"


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize(
    "text", ["", "R1", "R9", "R1 R1", " ".join(f"R{n} B{n}" for n in range(1, 6))]
)
def test_a_wrong_hand_is_told_in_a_sentence(text: str, lang: Lang) -> None:
    with pytest.raises(HandError) as caught:
        hand(text)
    told = zero_hand.fault(caught.value, words(lang))
    assert told.endswith(".")
