"""What every game must do, whatever its rules: each one in the registry is put through it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from assistant.commands.states import telling_of
from assistant.games import notation
from assistant.games.game import Game, IllegalEventError, Reason, Refusal
from assistant.games.registry import GAMES, Option, option_text
from assistant.locale.words import Lang, reason_key, words
from assistant.rules.shelf import page
from assistant.rules.why import WHY
from assistant.session.session import RefusedLogError, Session, begun
from assistant.session.translate import DICE_GAMES
from assistant.speech.phrases import DICE_PHRASES, PHRASES
from assistant.ui.present import HAPPENED, shown_refusal
from tests.games.tables import TABLES, Told

NAMES = ("Ana", "Bob", "Cléo", "Dan", "Iris", "Zoé", "Paul", "Ève")
FEW, MANY, RARE = 12, 60, 250
"""Tables looked at by a law, by what looks for rare things, and for the rarest."""
MOST_STATES, MOST_TRIED = 20, 12
OF_DICE = (Refusal.UNKNOWN_DIE, Refusal.WRONG_DICE_COUNT, Refusal.ROLL_IN_DOUBT)
every_game = pytest.mark.parametrize("name", GAMES)


def over_tables(name: str, law: Callable[[Told], None], examples: int = FEW) -> None:
    """Hold `law` against random tables of a game."""
    settings(max_examples=examples, derandomize=examples > FEW)(given(TABLES[name])(law))()


def session_of(told: Told) -> Session[Any, Any]:
    game, seats, events = told
    return begun(game, NAMES[:seats], events)


def refused(told: Told) -> Iterator[tuple[Any, Any, Reason | None]]:
    """(state, event, reason) of events of this table tried where they may not belong."""
    game, _, events = told
    random = Random(len(events))
    states = session_of(told).states
    for state in random.sample(states, min(MOST_STATES, len(states))):
        for event in random.sample(events, min(MOST_TRIED, len(events))):
            yield state, event, game.refusal(state, event)


def own_reasons(name: str) -> list[Reason]:
    """The reasons that a game alone has."""
    kinds = [kind for kind in Reason.__subclasses__() if f".games.{name}." in kind.__module__]
    return [reason for kind in kinds for reason in kind]


@every_game
def test_refusal_and_apply_agree(name: str) -> None:
    def law(told: Told) -> None:
        for state, event, reason in refused(told):
            try:
                told[0].apply(state, event)
            except IllegalEventError as error:
                assert error.refusal is reason
            else:
                assert reason is None

    over_tables(name, law)


@every_game
def test_folding_the_log_gives_every_state_again_and_undoing_goes_back(name: str) -> None:
    def law(told: Told) -> None:
        session, step = session_of(told), begun(told[0], NAMES[: told[1]])
        for event in told[2]:
            step = step.after(event)
        assert step == session
        for place in range(len(session.log) + 1)[:: max(1, len(session.log) // 10)]:
            assert begun(told[0], session.names, session.log[:place]).state == session.states[place]
        for state in reversed(session.states):
            assert session.state == state
            session = session.undone() if session.log else session
        assert session.log == ()

    over_tables(name, law)


@every_game
def test_the_text_of_a_game_reads_back(name: str) -> None:
    def law(told: Told) -> None:
        game, seats, events = told
        text = notation.write(game, NAMES[:seats], events)
        assert notation.read(text) == notation.SavedGame(game, NAMES[:seats], tuple(events))

    over_tables(name, law)


@every_game
def test_every_seat_is_ranked_once_and_equal_scores_share_a_rank(name: str) -> None:
    def law(told: Told) -> None:
        game, seats, _ = told
        for state in session_of(told).states:
            standings = game.standings(state)
            assert sorted(each.seat for each in standings) == list(range(seats))
            ranks = [each.rank for each in standings]
            assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
            for one, other in product(standings, repeat=2):
                assert one.rank != other.rank or one.score == other.score
            outcome = game.outcome(state)
            winners = set(outcome.winners) if outcome else set()
            assert winners <= {each.seat for each in standings if each.rank == 1}
            assert 0 <= game.seat(state) < seats

    over_tables(name, law)


@every_game
def test_nothing_follows_the_end(name: str) -> None:
    def law(told: Told) -> None:
        for state, _, reason in refused(told):
            assert told[0].outcome(state) is None or reason == Refusal.GAME_OVER

    over_tables(name, law)


@every_game
def test_random_tables_meet_every_event(name: str) -> None:
    """The laws would say little about an event that never comes."""
    met: set[type] = set()

    def gather(told: Told) -> None:
        met.update(type(event) for event in told[2])

    over_tables(name, gather, RARE)
    assert met == set(GAMES[name].events)


@every_game
def test_other_numbers_of_seats_are_refused(name: str) -> None:
    kind = GAMES[name]
    game = kind.make({})
    for seats in (-1, 0, kind.fewest - 1, *(() if kind.most is None else (kind.most + 1,))):
        with pytest.raises(ValueError, match=r"\w"):
            game.start(seats)
    for seats in range(kind.fewest, min(kind.most or 8, 8) + 1):
        assert len(game.standings(game.start(seats))) == seats


@every_game
def test_options_have_names_and_values_that_read_back(name: str) -> None:
    kind = GAMES[name]

    def law(told: Told) -> None:
        options = kind.options(told[0])
        for option, value in options.items():
            text = option_text(value)
            assert text and not set(text) & {" ", "=", "\n"}
            assert kind.option(option, text) == value
        assert kind.make(options) == told[0]

    over_tables(name, law)
    wrong: dict[str, Option] = {"no_such_option": 1}
    with pytest.raises(ValueError, match=f"{name} has no option “no_such_option”"):
        kind.make(wrong)


# Words.


@every_game
@pytest.mark.parametrize("lang", Lang)
def test_every_event_is_told(name: str, lang: Lang) -> None:
    said, w, game_name = PHRASES[name], words(lang), words(lang)(f"game-{name}")
    assert game_name

    def law(told: Told) -> None:
        session, game = session_of(told), told[0]
        names, log, states = session.names, session.log, session.states
        assert spoken(said.hello(states[0], names, lang, game))
        for place in range(len(log)):
            before, event, after = states[place], log[place], states[place + 1]
            assert HAPPENED[name](session, place, w).strip()
            spoken(said.phrase(before, event, after, names, lang, game), needed=False)
            assert spoken(said.undone(after, event, before, names, lang, game))
        for old, new, after in corrections(session):
            assert spoken(said.corrected(session.state, old, new, after, names, lang, game))

    over_tables(name, law, FEW // 2)


def corrections(session: Session[Any, Any]) -> Iterator[tuple[Any, Any, Any]]:
    """(old event, event of the same kind in its place, state then) as far as the rules allow."""
    for place, old in list(enumerate(session.log))[-3:]:
        for new in session.log[-MOST_TRIED:]:
            if type(new) is type(old) and new != old:
                try:
                    yield old, new, session.corrected(place, new).state
                except RefusedLogError:
                    continue


def spoken(text: str, *, needed: bool = True) -> str:
    """`text`, once it is seen to be such as voices say."""
    assert text.strip() or not needed
    assert not set(text) & set("\u202f\u00a0«»·{}"), text
    return text


@every_game
@pytest.mark.parametrize("lang", Lang)
def test_every_refusal_is_told(name: str, lang: Lang) -> None:
    w = words(lang)

    def law(told: Told) -> None:
        session, game = session_of(told), told[0]
        for state, event, reason in refused(told):
            if reason is None:
                continue
            assert spoken(PHRASES[name].refused(state, event, reason, session.names, lang, game))
            here = Session(game, session.names, (), (state,))
            assert shown_refusal(here, event, reason, w).strip()

    over_tables(name, law, FEW // 2)


@every_game
@pytest.mark.parametrize("lang", Lang)
def test_every_reason_has_a_message(name: str, lang: Lang) -> None:
    w = words(lang)
    reasons = [Refusal.GAME_OVER, *own_reasons(name), *(OF_DICE if name in DICE_GAMES else ())]
    missing = [reason for reason in reasons if not w.has(reason_key("refused", name, reason))]
    assert missing == []


@every_game
def test_programs_can_read_every_state(name: str) -> None:
    def law(told: Told) -> None:
        for state in session_of(told).states[-3:]:
            assert json.loads(json.dumps(telling_of(name).as_json(state)))

    over_tables(name, law)


@every_game
def test_a_game_whose_dice_are_read_has_the_words_for_it(name: str) -> None:
    assert (name in DICE_GAMES) == (name in DICE_PHRASES)
    if name in DICE_GAMES:
        read = GAMES[name].read
        for line in (DICE_GAMES[name].unseen, *DICE_GAMES[name].decisions.values()):
            assert GAMES[name].write(read(line)) == line


# Rules.


@every_game
def test_every_call_and_every_refusal_has_its_rule(name: str) -> None:
    anchors = set(page(name, Lang.FR).anchors)
    named: set[str] = set()

    def gather(told: Told) -> None:
        session, game = session_of(told), told[0]
        for place, event in enumerate(session.log):
            before, after = session.states[place], session.states[place + 1]
            named.add(WHY[name].happened(before, event, after, game))
        for state, event, reason in refused(told):
            if reason is not None:
                named.add(WHY[name].refused(state, event, reason, game))

    over_tables(name, gather, MANY)
    start = GAMES[name].make({}).start(GAMES[name].fewest)
    event = next(iter(_first_event(name)))
    for reason in own_reasons(name):
        named.add(WHY[name].refused(start, event, reason, GAMES[name].make({})))
    assert named <= anchors


def _first_event(name: str) -> list[Any]:
    found: list[Any] = []

    def gather(told: Told) -> None:
        if told[2]:
            found.append(told[2][0])

    over_tables(name, gather, MANY)
    return found


def test_games_of_another_registry_are_unknown() -> None:
    made: list[Game[Any, Any]] = [GAMES[name].make({}) for name in GAMES]
    assert [game.name for game in made] == list(GAMES)
