"""The director: what is seen, pressed and answered, in which order it is kept and told."""

from __future__ import annotations

import pytest

from assistant.games.game import Refusal
from assistant.games.zombie_dice import Bust, Continued, Die, Event, State, Stopped, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.session.director import Director
from assistant.session.ports import ForgetfulStore
from assistant.session.session import NothingToUndoError, RefusedLogError, begun
from assistant.session.translate.zombie_dice import ZombieTranslator
from tests.games.helpers import events, roll
from tests.session.helpers import CLEARED, Diary, thrown

Table = Director[State, Event, Die]
RED_FOOT = "gB yS rF"


def table(told: str = "", *, game: ZombieDice | None = None) -> tuple[Table, Diary]:
    """A director with `told` behind it, and the diary of what happens from now on."""
    game, diary = game or ZombieDice(), Diary()
    director: Table = Director(
        begun(game, ("Ana", "Bob"), events(told)), ZombieTranslator(game), diary
    )
    director.listen(diary)
    return director, diary


def test_an_event_is_kept_before_it_is_told() -> None:
    director, diary = table()
    director.see(thrown("gB yS rF"))
    assert diary.notes == ["keep rolled gB yS rF", "tell rolled gB yS rF"]


def test_rolls_and_cleared_tables_play_the_game() -> None:
    director, _ = table()
    for sighting in (thrown("gB yS rF"), thrown("gB gB rF"), CLEARED, thrown("gB gF gF"), CLEARED):
        director.see(sighting)
    assert director.state.scores == (3, 1)


def test_a_cleared_table_after_a_bust_or_before_a_roll_means_nothing() -> None:
    director, diary = table("gS gS gS")
    director.see(CLEARED)
    assert diary.notes == []
    assert isinstance(director.state.last, Bust)


def test_a_table_with_nothing_but_feet_is_never_stopped_by_clearing() -> None:
    director, diary = table("gF yF rF")
    director.see(CLEARED)
    assert diary.notes == []


def test_without_hands_free_a_cleared_table_means_nothing() -> None:
    director, diary = table("gB yB rB")
    director.hands_free = False
    director.see(CLEARED)
    assert diary.notes == []


def test_nothing_is_seen_after_the_end() -> None:
    director, diary = table("gB gB gB; stopped; gF gF gF; stopped", game=ZombieDice(target=3))
    director.see(thrown("gB gB gB"))
    director.see(thrown("gB gB", unsure=(0,)))
    director.see(CLEARED)
    assert (diary.notes, director.question) == ([], None)


def test_the_store_is_told_when_the_game_is_over() -> None:
    director, diary = table("gB gB gB; stopped; gF gF gF", game=ZombieDice(target=3))
    director.do(Stopped())
    director.undo()
    assert [note for note in diary.notes if note.startswith("keep")] == [
        "keep stopped over",
        "keep undo",
    ]


# Questions.


def test_an_unsure_roll_waits_for_an_answer() -> None:
    director, diary = table()
    director.see(thrown("gB yS rF", unsure=(1,)))
    assert diary.notes == ["ask"]
    assert director.question is not None
    director.answer(1, director.question.doubts[0].choices[0])
    assert diary.notes[1:] == ["keep rolled gB yS rF", "tell rolled gB yS rF", "settled"]
    assert director.question is None


def test_every_doubt_is_answered_before_the_roll_is_tried() -> None:
    director, diary = table()
    director.see(thrown("gB yS rF", unsure=(0, 2)))
    director.answer(2, dice("rB")[0])
    assert director.question is not None
    assert [doubt.place for doubt in director.question.doubts] == [0]
    director.answer(0, dice("gS")[0])
    assert diary.notes[-3:] == ["keep rolled gS yS rB", "tell rolled gS yS rB", "settled"]


def test_an_answer_that_the_rules_refuse_is_asked_again_with_the_reason() -> None:
    director, _ = table("rB rB rB")
    director.see(thrown("gB yS gF", unsure=(0,)))
    director.answer(0, dice("rB")[0])
    assert director.question is not None
    assert director.question.refusal is Refusal.NOT_IN_CUP
    director.answer(0, dice("yB")[0])
    assert director.question is None
    assert director.session.log[-1] == roll("yB yS gF")


def test_a_refused_roll_is_mended_by_telling_one_die() -> None:
    director, _ = table("gF yB rB")
    director.see(thrown("yF yB rB"))
    assert director.question is not None
    assert director.question.refusal is Refusal.KEPT_DICE_MISSING
    director.answer(0, dice("gF")[0])
    assert director.session.log[-1] == roll("gF yB rB")


def test_the_likeliest_dice_can_be_accepted() -> None:
    director, _ = table()
    director.see(thrown("gB yS rF", unsure=(0, 1, 2)))
    assert director.accept_likeliest()
    assert director.session.log == (roll("gB yS rF"),)


def test_with_a_wrong_number_of_dice_nothing_is_likeliest() -> None:
    director, _ = table()
    director.see(thrown("gB yS"))
    assert not director.accept_likeliest()
    assert director.question is not None


def test_a_roll_by_hand_settles_the_question() -> None:
    director, diary = table()
    director.see(thrown("gB yS"))
    assert director.do(roll("gB yS rB")) is None
    assert director.question is None
    assert diary.notes == ["ask", "keep rolled gB yS rB", "tell rolled gB yS rB", "settled"]


def test_a_dismissed_question_leaves_no_trace() -> None:
    director, diary = table()
    director.see(thrown("gB yS"))
    director.dismiss()
    assert (director.question, director.session.log) == (None, ())
    assert diary.notes == ["ask", "settled"]


def test_a_better_look_at_the_same_throw_replaces_the_question() -> None:
    director, _ = table()
    director.see(thrown("gB yS rF", unsure=(2,)))
    director.see(thrown("gB yS rF"))
    assert director.question is None
    assert director.session.log == (roll("gB yS rF"),)


def test_what_is_seen_while_a_question_waits_is_not_swallowed() -> None:
    director, _ = table()
    director.see(thrown("gB yS rF", unsure=(2,)))
    director.see(thrown("gB gB rF", at=300))
    director.see(CLEARED)
    assert director.session.log == ()
    director.answer(2, dice("rF")[0])
    assert director.session.log == (*events("gB yS rF; gB gB rF"), Stopped())
    assert (director.question, director.state.scores) == (None, (3, 0))


def test_a_question_behind_a_question_is_asked_in_turn() -> None:
    director, diary = table()
    director.see(thrown("gB yS rF", unsure=(2,)))
    director.see(thrown("gB gB rF", at=300, unsure=(0,)))
    director.answer(2, dice("rF")[0])
    assert director.question is not None
    assert [doubt.place for doubt in director.question.doubts] == [0]
    assert director.accept_likeliest()
    assert len(director.session.log) == 2
    assert diary.questions[-1] is None


def test_no_decision_is_taken_over_a_roll_in_doubt() -> None:
    director, _ = table("gB gB gB")
    director.see(thrown("gB yS rF", unsure=(2,)))
    assert director.refusal(Stopped()) is Refusal.ROLL_IN_DOUBT
    assert director.do(Stopped()) is Refusal.ROLL_IN_DOUBT
    assert director.session.log == (roll("gB gB gB"),)


def test_stopping_before_dice_that_cannot_be_this_turns_gives_them_to_the_next_seat() -> None:
    # Ana stopped unseen, and Bob threw: without the kept foot it cannot be Ana's roll.
    director, _ = table("gB gB yF")
    director.see(thrown("gB rB rF"))
    assert director.question is not None
    assert director.question.refusal is Refusal.KEPT_DICE_MISSING
    assert director.fits_after(Stopped())
    assert not director.fits_after(Continued())
    assert director.do(Stopped()) is None
    assert not director.fits_after(Stopped())
    assert director.question is None
    assert (director.state.scores, director.state.seat, director.state.brains) == ((2, 0), 1, 2)


def test_only_what_is_asked_can_be_answered() -> None:
    director, _ = table()
    for call in (director.dismiss, director.accept_likeliest):
        with pytest.raises(LookupError):
            call()
    director.see(thrown("gB yS rF", unsure=(2,)))
    with pytest.raises(LookupError):
        director.answer(3, dice("gB")[0])


# Buttons.


def test_buttons_grey_out_by_the_refusal_they_would_get() -> None:
    director, diary = table()
    for event in (Stopped(), Continued(), roll("gB")):
        assert director.do(event) is director.refusal(event) is not None
    assert diary.notes == []


def test_continuing_commits() -> None:
    director, _ = table("gB gB yF")
    assert director.do(Continued()) is None
    assert director.refusal(Stopped()) is ZombieRefusal.COMMITTED
    director.see(CLEARED)
    assert director.state.committed


# Undo and corrections.


def test_undo_is_kept_and_told() -> None:
    director, diary = table("gB gB yF")
    director.undo()
    assert diary.notes == ["keep undo", "tell undo rolled gB gB yF"]
    with pytest.raises(NothingToUndoError):
        director.undo()


def test_undo_drops_the_question() -> None:
    director, _ = table("gB gB yF")
    director.see(thrown("gB"))
    director.see(CLEARED)
    director.undo()
    assert (director.question, director.session.log) == (None, ())
    # What waited behind the question is dropped with it: the cleared table stops nothing.
    director.do(roll("gB gB yF"))
    assert director.session.log == (roll("gB gB yF"),)


def test_a_correction_is_kept_and_told() -> None:
    director, diary = table("gB gB yF; stopped")
    director.correct(0, roll("gB gS yF"))
    assert diary.notes == [
        "keep 0: rolled gB gS yF",
        "tell 0: rolled gB gB yF -> rolled gB gS yF",
    ]
    assert director.state.scores == (1, 0)


def test_a_refused_correction_changes_nothing() -> None:
    director, diary = table("gB gB yF; stopped")
    with pytest.raises(RefusedLogError):
        director.correct(0, roll("gS gS yS"))
    assert (diary.notes, director.state.scores) == ([], (2, 0))


def test_a_correction_looks_at_the_question_again() -> None:
    # The kept foot had been misread: with its true colour, the refused dice are fine.
    director, _ = table("gB gB yF")
    director.see(thrown("gB gB rF"))
    assert director.question is not None
    director.correct(0, roll("gB gB rF"))
    assert director.question is None
    assert director.session.log == tuple(events("gB gB rF; gB gB rF"))


# A store that fails.


def test_what_is_not_kept_is_not_shown_and_not_lost() -> None:
    director, diary = table()
    diary.full = True
    with pytest.raises(OSError, match="no room"):
        director.see(thrown("gB yS rF"))
    assert (diary.notes, director.session.log) == ([], ())
    diary.full = False
    director.retry()
    assert director.session.log == (roll("gB yS rF"),)
    director.retry()
    assert len(director.session.log) == 1


def test_an_undo_or_correction_that_is_not_kept_does_not_happen() -> None:
    director, diary = table("gB gB yF")
    diary.full = True
    for call in (director.undo, lambda: director.correct(0, roll("gB gB gB"))):
        with pytest.raises(OSError, match="no room"):
            call()
    assert director.session.log == (roll("gB gB yF"),)


def test_a_question_stays_when_its_answer_is_not_kept() -> None:
    director, diary = table()
    director.see(thrown("gB yS rF", unsure=(2,)))
    diary.full = True
    with pytest.raises(OSError, match="no room"):
        director.accept_likeliest()
    diary.full = False
    assert director.accept_likeliest()
    assert director.session.log == (roll("gB yS rF"),)


def test_a_listener_may_act_on_what_it_hears() -> None:
    director, _ = table()

    class Hasty(Diary):
        def played(self, before: State, event: Event, after: State) -> None:
            if after.brains >= 3:
                director.do(Stopped())

    director.listen(Hasty())
    director.see(thrown("gB gB gB"))
    director.see(thrown("gB gB gF", at=300))
    assert director.state.scores == (3, 0)
    assert director.state.brains == 2


def test_a_game_only_looked_at_needs_no_store() -> None:
    game = ZombieDice()
    director: Table = Director(begun(game, ("A", "B")), ZombieTranslator(game), ForgetfulStore())
    director.see(thrown("gB gB gB"))
    director.correct(0, roll("gB gB gF"))
    director.undo()
    assert director.session.log == ()
