from __future__ import annotations

import pytest

from assistant.games.zombie_dice import Die, Event, Rolled, State, Stopped, ZombieDice
from assistant.games.zombie_dice.notation import dice, read
from assistant.locale.words import Lang
from assistant.session.question import Doubt, Question
from assistant.session.session import Session, begun
from assistant.speech.phrases.zombie_dice import asked, corrected, hello, phrase, undone

NAMES = ("Iris", "Samuel")
GAME = ZombieDice()


def played(text: str, target: int = 13, names: tuple[str, ...] = NAMES) -> Session[State, Event]:
    """A game told in notation, events between semicolons."""
    return begun(ZombieDice(target=target), names, [read(line) for line in text.split("; ")])


def last_said(text: str, lang: Lang, target: int = 13, names: tuple[str, ...] = NAMES) -> str:
    play = played(text, target, names)
    before, after = play.states[-2], play.states[-1]
    return phrase(before, play.log[-1], after, names, lang, ZombieDice(target))


BUST = "rolled rS rS rS"


@pytest.mark.parametrize(
    ("events", "target", "french", "english"),
    [
        ("rolled gB gB yS", 13, "Deux cerveaux, un fusil.", "Two brains, one shotgun."),
        ("rolled gB yF rF", 13, "Un cerveau.", "One brain."),
        ("rolled gF yF rF", 13, "Que des empreintes.", "Nothing but feet."),
        (
            "rolled gB gB yF; rolled yB gB rS",
            13,
            "Deux cerveaux, un fusil. Quatre en tout.",
            "Two brains, one shotgun. Four in all.",
        ),
        (
            "rolled gB gB yS; rolled gF gF yF",
            13,
            "Que des empreintes. Deux cerveaux et un fusil en tout.",
            "Nothing but feet. Two brains and one shotgun in all.",
        ),
        (
            "rolled gB yS rF; rolled rF gS gF",
            13,
            "Un fusil. Un cerveau et deux fusils en tout.",
            "One shotgun. One brain and two shotguns in all.",
        ),
        ("rolled gF yF rF; continued", 13, "", ""),
        (
            "rolled rS rS rS",
            13,
            "Trois fusils : tour perdu. Au tour de Samuel.",
            "Three shotguns: the turn is lost. Samuel to roll.",
        ),
        (
            "rolled gB rS rS; rolled gB yS yS",
            13,
            "Quatre fusils : deux cerveaux perdus. Au tour de Samuel.",
            "Four shotguns: two brains lost. Samuel to roll.",
        ),
        (
            "rolled gB gB gB; stopped",
            13,
            "Trois cerveaux marqués. Iris en a trois. Au tour de Samuel.",
            "Three brains banked. Iris has three. Samuel to roll.",
        ),
        (
            "rolled gF gF gF; stopped",
            13,
            "Aucun cerveau marqué. Iris reste à zéro. Au tour de Samuel.",
            "No brains banked. Iris stays at zero. Samuel to roll.",
        ),
        (
            f"{BUST}; rolled gB yF yF; stopped",
            13,
            "Un cerveau marqué. Samuel en a un. Au tour d'Iris.",
            "One brain banked. Samuel has one. Iris to roll.",
        ),
        (
            "rolled gB gB gB; stopped",
            3,
            "Trois cerveaux marqués. Iris en a trois. C'est la dernière manche. Au tour de Samuel.",
            "Three brains banked. Iris has three. This is the last round. Samuel to roll.",
        ),
        (
            "rolled gB gB gB; stopped; rolled gB gB gB; stopped",
            3,
            "Trois cerveaux marqués. Samuel en a trois. Égalité à trois entre Iris et Samuel. "
            "On les départage. Au tour d'Iris.",
            "Three brains banked. Samuel has three. A tie at three between Iris and Samuel. "
            "They play a tie-break. Iris to roll.",
        ),
        (
            f"rolled gB gB gB; stopped; {BUST}",
            3,
            "Trois fusils : tour perdu. Iris gagne avec trois cerveaux.",
            "Three shotguns: the turn is lost. Iris wins with three brains.",
        ),
    ],
)
def test_what_is_said(events: str, target: int, french: str, english: str) -> None:
    assert last_said(events, Lang.FR, target) == french
    assert last_said(events, Lang.EN, target) == english


def test_an_empty_cup_is_explained() -> None:
    events = "rolled gB gB gB; rolled gB gB gB; rolled yB yB yB; rolled yB rB rB; rolled gB gB gB"
    said = last_said(events, Lang.FR)
    assert said == (
        "Le gobelet ne suffit plus : les cerveaux y retournent, mais restent comptés. "
        "Trois cerveaux. Quinze en tout."
    )


def test_a_correction_says_what_changed_and_the_new_total() -> None:
    before = played("rolled gB gB yF; rolled yB gB rS")
    new = Rolled(dice("yB gS rS"))
    after = before.corrected(1, new)
    states, old = (before.state, after.state), before.log[1]
    assert corrected(states[0], old, new, states[1], NAMES, Lang.FR, GAME) == (
        "Corrigé : un fusil vert, et non un cerveau vert. Trois cerveaux et deux fusils en tout."
    )
    assert corrected(states[0], old, new, states[1], NAMES, Lang.EN, GAME) == (
        "Corrected: a green shotgun, not a green brain. Three brains and two shotguns in all."
    )


def test_correcting_an_old_turn_says_whose_score_changed() -> None:
    before = played("rolled gB gB gB; stopped; rolled gB yF yF")
    new = Rolled(dice("gB gB gS"))
    after = before.corrected(0, new)
    said = corrected(before.state, before.log[0], new, after.state, NAMES, Lang.FR, GAME)
    assert said == "Corrigé : un fusil vert, et non un cerveau vert. Iris a deux cerveaux."


def test_correcting_several_dice_names_the_roll() -> None:
    before = played("rolled gB gB yF")
    new = Rolled(dice("gF gS yF"))
    after = before.corrected(0, new)
    said = corrected(before.state, before.log[0], new, after.state, NAMES, Lang.FR, GAME)
    assert said == (
        "Corrigé : des empreintes vertes, un fusil vert et des empreintes jaunes. "
        "Aucun cerveau et un fusil en tout."
    )


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ("rolled gB gB yF", "Annulé."),
        ("rolled gB gB yF; rolled yS gB rF", "Annulé. Deux cerveaux et aucun fusil en tout."),
        (
            "rolled gB gB yF; stopped",
            "Annulé. Iris revient à zéro. Au tour d'Iris. Deux cerveaux en tout.",
        ),
        ("rolled rS rS rS", "Annulé. Au tour d'Iris."),
    ],
)
def test_an_undone_event_is_said(events: str, said: str) -> None:
    play = played(events)
    assert undone(play.states[-1], play.log[-1], play.states[-2], NAMES, Lang.FR, GAME) == said


def test_undoing_the_end_of_the_game_takes_the_winner_back() -> None:
    play = played(f"rolled gB gB gB; stopped; {BUST}", target=3)
    said = undone(play.states[-1], play.log[-1], play.states[-2], NAMES, Lang.FR, GAME)
    assert said == "Annulé. Au tour de Samuel."


def test_a_question_names_the_two_likeliest() -> None:
    seen = dice("gB yF rF")
    doubt = Doubt(1, dice("yF yS yB"))
    question: Question[Die] = Question(seen, (doubt,), None)
    assert asked(question, Lang.FR) == ("J'hésite. Des empreintes jaunes, ou un fusil jaune ?")
    assert asked(question, Lang.EN) == "I am not sure. Yellow feet, or a yellow shotgun?"


def test_a_game_begins_or_goes_on() -> None:
    fresh = begun(ZombieDice(), NAMES)
    assert hello(fresh.state, NAMES, Lang.FR, GAME) == "La partie commence. Au tour d'Iris."
    assert hello(played("rolled gB gB yF").state, NAMES, Lang.FR, GAME) == (
        "La partie reprend. Au tour d'Iris."
    )


def test_spoken_text_has_no_narrow_spaces() -> None:
    play = played(f"rolled gB gB gB; stopped; {BUST}", target=3)
    short = ZombieDice(3)
    for place, event in enumerate(play.log):
        said = phrase(play.states[place], event, play.states[place + 1], NAMES, Lang.FR, short)
        assert not set(said) & {"\u202f", "\u00a0", "«", "·"}


def test_stopping_with_a_name_that_looks_like_a_placeholder_is_harmless() -> None:
    names = ("{ $total }", "[b]Zoé[/b]")
    said = last_said("rolled gB gB gB; stopped", Lang.FR, names=names)
    assert said == "Trois cerveaux marqués. { $total } en a trois. Au tour de [b]Zoé[/b]."
    assert isinstance(played("rolled gB gB gB; stopped").log[-1], Stopped)
