"""What is said of Zicos, word for word."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.games.game import Refusal
from assistant.games.zicos import (
    Bid,
    Bonus,
    BonusPlayed,
    Came,
    CardLost,
    ChallengeEnded,
    Closed,
    Contract,
    ContractPlayed,
    Die,
    Drawn,
    Event,
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
    Passed,
    Phase,
    PileEmpty,
    PointsChanged,
    Production,
    ProductionPlayed,
    Rolled,
    StarterChosen,
    Zicos,
    ZicosRefusal,
)
from assistant.games.zicos.options import ByeBye, Failure, Version
from assistant.locale.words import Lang
from assistant.session.question import Doubt, Question
from assistant.session.session import Session, begun
from assistant.speech.phrases import zicos as phrases

NAMES = ("Nora", "Samuel", "Iris", "Paul")
MAX = Member("Max", 2, 4, True)
LOU = Member("Lou", 1, 4)
SINGLE = Production("Single", 65, 2)


def said(
    *events: Event, lang: Lang = Lang.FR, names: tuple[str, ...] = NAMES, **options: Any
) -> str:
    """What is said at the last of some events."""
    game = Zicos(**options)
    play: Session[Any, Event] = begun(game, names, events)
    before, after = play.states[-2], play.states[-1]
    return phrases.phrase(before, play.log[-1], after, names, lang, game)


def bid(seat: int, value: int, pair: int | None) -> tuple[Event, Event]:
    return Rolled((Die(seat, value),)), Bid(seat, pair)


AUCTION = (*bid(0, 5, 1), *bid(1, 4, 2), *bid(2, 4, 2), *bid(3, 2, 1))
GROUP = tuple(Came(0, Member(name, 1)) for name in "ABC")
EFFECTS = (*AUCTION, Closed())


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((StarterChosen(2),), "Iris commence. Au tour d'Iris."),
        ((Rolled((Die(0, 4),)),), "Nora lance 4."),
        (bid(0, 4, 2), "Nora mise 4 sur la paire 2. Au tour de Samuel."),
        (
            AUCTION,
            "Paul mise 2 sur la paire 1. Paire 1 : Nora prend les deux cartes. Paire 2 : égalité, "
            "Samuel prend la carte du dessus, Iris celle du dessous. Paire 3 : défaussée. Nora "
            "défausse 2 cartes. Samuel défausse une carte. Iris défausse une carte. À Nora de "
            "poser une carte.",
        ),
        ((*AUCTION, MemberPlayed(0, MAX)), "Nora joue Max. À Samuel de poser une carte."),
        ((*AUCTION, Passed(0)), "À Samuel de poser une carte."),
        (
            (*GROUP, *AUCTION, ProductionPlayed(0, SINGLE)),
            "Nora joue Single. Plus 65 points. Piochez 2 cartes fan ou hater.",
        ),
        (
            (*GROUP, *AUCTION, ProductionPlayed(0, SINGLE), Drawn(Hater(2))),
            "Pour Nora, un hater, 2 étoiles. Encore une carte.",
        ),
        (
            (*GROUP, *AUCTION, ProductionPlayed(0, SINGLE), Drawn(Fan(1))),
            "Sans fan zone, la carte est perdue : un fan, une étoile. Encore une carte.",
        ),
        (
            (*GROUP, Came(0, MAX), *AUCTION, ProductionPlayed(0, SINGLE), Drawn(Fan(1))),
            "Pour Max, un fan, une étoile. Encore une carte.",
        ),
        (
            (*GROUP, *AUCTION, ProductionPlayed(0, SINGLE), PileEmpty()),
            "La pioche est vide. À Samuel de poser une carte.",
        ),
        (EFFECTS, "Bonus et malus."),
        ((*EFFECTS, BonusPlayed(1, Bonus("Tube", 15))), "Samuel joue Tube. Plus 15 points."),
        (
            (*EFFECTS, MalusPlayed(1, 0, Malus("Panne", -10))),
            "Samuel joue Panne contre Nora. Moins 10 points.",
        ),
        (
            (Came(0, MAX), *EFFECTS, MalusPlayed(1, 0, Malus("Vol", expels=True), 1)),
            "Samuel joue Vol contre Nora. Max quitte le groupe.",
        ),
        (
            (
                *EFFECTS,
                MalusPlayed(1, 0, Malus("Panne", -10)),
                BonusPlayed(0, Bonus("Joker", cancels=True), 1),
            ),
            "Nora joue Joker. Panne est annulé.",
        ),
        ((*EFFECTS, ContractPlayed(1, Contract("Agent X"))), "Samuel joue Agent X."),
        (
            (*EFFECTS, ContractPlayed(1, Contract("Agent X")), Closed()),
            "Samuel lance le dé pour Agent X.",
        ),
        (
            (
                *EFFECTS,
                ContractPlayed(1, Contract("Agent X")),
                Closed(),
                Rolled((Die(1, 3),)),
            ),
            "Samuel lance 3 pour Agent X. Tour 2. Au tour de Samuel.",
        ),
        ((Came(1, MAX),), "Samuel reçoit Max."),
        ((Came(1, Nominee(2)),), "Samuel reçoit une carte nominés, 2 étoiles."),
        ((Came(1, MAX), Left(1)), "Max quitte le groupe."),
        ((Came(1, Hater(1)), Left(1)), "Retiré de la table : un hater, une étoile."),
        ((PointsChanged(1, -5),), "Samuel : moins 5 points."),
        ((HandCounted(1, 0),), "Samuel n'a plus de carte en main."),
    ],
)
def test_what_happened_is_said(events: tuple[Event, ...], told: str) -> None:
    assert said(*events) == told


@pytest.mark.parametrize(
    ("fans", "told"),
    [
        (0, "Nora lance 4. BYE BYE : Max quitte le groupe."),
        (1, "Nora lance 4. BYE BYE : Max perd un fan."),
        (5, "Nora lance 4. BYE BYE : Max est protégé par ses fans."),
    ],
)
def test_what_the_die_did_is_said(fans: int, told: str) -> None:
    cards = [Came(0, MAX), *[Came(0, Fan(1))] * fans]
    assert said(*cards, Rolled((Die(0, 4),)), hardcore=True) == told


def test_two_members_hit_are_said_in_one_breath() -> None:
    cards = [Came(0, MAX), Came(0, LOU), Came(0, Fan(1))]
    assert said(*cards, Rolled((Die(0, 4),)), hardcore=True) == (
        "Nora lance 4. BYE BYE : Max perd un fan. Lou quitte le groupe."
    )


def test_a_loss_to_be_chosen_is_asked_for_and_then_said() -> None:
    events: list[Event] = [Came(0, MAX), Came(0, LOU), Rolled((Die(0, 4),))]
    options: dict[str, Any] = {"hardcore": True, "bye_bye": ByeBye.ONE}
    assert said(*events, **options) == ("Nora lance 4. BYE BYE : Nora choisit la carte perdue.")
    assert said(*events, CardLost(2), **options) == "BYE BYE : Lou quitte le groupe."


def test_all_dice_at_once_are_said_together() -> None:
    dice = tuple(Die(seat, seat + 1) for seat in range(4))
    assert said(Rolled(dice), together=True) == (
        "Nora lance 1. Samuel lance 2. Iris lance 3. Paul lance 4."
    )


def test_a_song_is_announced_won_and_lost() -> None:
    events = (*GROUP, *AUCTION, ProductionPlayed(0, SINGLE))
    assert said(*events, sung=True) == "Nora joue Single. Épreuve chantée pour Nora."
    assert said(*events, ChallengeEnded(True), sung=True) == (
        "Réussi : Single compte. Piochez 2 cartes fan ou hater."
    )
    lost = "À Samuel de poser une carte."
    assert said(*events, ChallengeEnded(False), sung=True) == (
        f"Raté : Single revient en main. {lost}"
    )
    assert said(*events, ChallengeEnded(False), sung=True, failure=Failure.DISCARD) == (
        f"Raté : Single est défaussé. {lost}"
    )


ROUND = (*GROUP, Came(0, SINGLE))
THREE: dict[str, Any] = {"version": Version.THREE_ROUNDS}


def test_a_round_goes_to_the_highest_production() -> None:
    assert said(*ROUND, NomineesShown(Nominee(2)), **THREE) == (
        "Les nominés sont là, pour 2 étoiles : fin de la manche. Manche à Nora, 65 points. "
        "Manche 2. Au tour de Nora."
    )


def test_equal_productions_are_thrown_off_until_one_is_highest() -> None:
    events: list[Event] = [NomineesShown(Nominee(0))]
    names = ("Nora", "Paul")
    options: dict[str, Any] = {"names": names, **THREE}
    tie = "Égalité entre Nora et Paul : lancez les dés."
    assert said(*events, **options) == f"Les nominés sont là : fin de la manche. {tie}"
    events += [Rolled((Die(0, 3),))]
    assert said(*events, **options) == "Nora lance 3."
    events += [Rolled((Die(1, 3),))]
    assert said(*events, **options) == (
        "Paul lance 3. Encore égalité entre Nora et Paul : relancez."
    )


def test_the_winner_is_said_with_the_stars() -> None:
    assert said(Came(1, MAX), NomineesShown(Nominee(0))) == (
        "Les nominés sont là : fin de la manche. Samuel gagne avec 2 étoiles."
    )


@pytest.mark.parametrize(
    ("stars", "told"),
    [(-2, "moins 2 étoiles"), (-1, "moins une étoile"), (0, "aucune étoile"), (1, "une étoile")],
)
def test_few_stars_are_said_in_words(stars: int, told: str) -> None:
    haters = [Came(seat, Hater(5)) for seat in (0, 2, 3)]
    mine: Event = Came(1, Hater(-stars)) if stars < 0 else Came(1, Member("Max", stars))
    assert said(*haters, mine, NomineesShown(Nominee(0))).endswith(f"Samuel gagne avec {told}.")


def test_english_says_the_same() -> None:
    assert said(Came(0, MAX), Rolled((Die(0, 4),)), lang=Lang.EN, hardcore=True) == (
        "Nora rolls 4. BYE BYE: Max leaves the band."
    )
    assert "Pair 2: equal. Samuel takes the top card, Iris the bottom one." in said(
        *AUCTION, lang=Lang.EN
    )


# No die of Zicos is kept or drawn from a cup.
POSSIBLE = sorted(set(Refusal) - {Refusal.KEPT_DICE_MISSING, Refusal.NOT_IN_CUP})


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("reason", [*ZicosRefusal, *POSSIBLE])
def test_every_refusal_has_its_sentence(reason: ZicosRefusal | Refusal, lang: Lang) -> None:
    state = Zicos().start(2)
    text = phrases.refused(state, Closed(), reason, NAMES, lang, Zicos())
    assert text.endswith(".") and "{" not in text


def test_a_die_in_doubt_is_asked_about() -> None:
    doubt = Doubt(0, (Die(0, 6), Die(0, 5), Die(0, 4)))
    question = Question((Die(0, 6),), (doubt,), None)
    assert phrases.asked(question, Lang.FR) == "J'hésite. Un 6, ou un 5 ?"
    assert phrases.asked(
        Question((Die(0, 6),), (Doubt(0, (Die(0, 6),), True),), None), Lang.FR
    ) == ("Un dé penche : relancez-le, ou touchez sa face.")
    two = Question((Die(0, 6), Die(0, 5)), (), Refusal.WRONG_DICE_COUNT)
    assert phrases.asked(two, Lang.FR).startswith("Je vois trop de dés")


def test_undoing_and_correcting_say_what_holds_now() -> None:
    game = Zicos(hardcore=True)
    old, new = Rolled((Die(0, 4),)), Rolled((Die(0, 5),))
    was: Session[Any, Event] = begun(game, NAMES, [Came(0, MAX), old])
    now: Session[Any, Event] = begun(game, NAMES, [Came(0, MAX), new])
    assert phrases.corrected(was.state, old, new, now.state, NAMES, Lang.FR, game) == (
        "Corrigé : Nora a lancé 5, et non 4. Nora a 2 étoiles."
    )
    before = was.states[-2]
    assert phrases.undone(was.state, old, before, NAMES, Lang.FR, game) == (
        "Annulé. Au tour de Nora."
    )
    assert before.phase is Phase.ROLLING


def test_a_greeting_says_whether_the_game_is_new() -> None:
    game = Zicos()
    assert phrases.hello(game.start(4), NAMES, Lang.FR, game).startswith("La partie commence.")
    later = begun(game, NAMES, bid(0, 4, 1)).state
    assert phrases.hello(later, NAMES, Lang.FR, game).startswith("La partie reprend.")
