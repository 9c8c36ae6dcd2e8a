"""Questions answered beside the main thread."""

from __future__ import annotations

from collections.abc import Callable
from queue import Queue
from threading import Event, current_thread

from assistant.ui.thinker import AtOnce, ThreadThinker

WAIT = 10.0


class Main:
    """Stands for the main thread: does what was posted when it is told to."""

    def __init__(self) -> None:
        self.posted: Queue[Callable[[], None]] = Queue()

    def turn(self) -> None:
        self.posted.get(timeout=WAIT)()


def test_the_question_is_thought_of_elsewhere_and_answered_here() -> None:
    main, answers = Main(), list[object]()
    thinker = ThreadThinker(main.posted.put)
    thinker.ask(current_thread, answers.append)
    main.turn()
    assert answers != [current_thread()]
    assert len(answers) == 1


def test_only_the_newest_of_the_waiting_questions_is_thought_of() -> None:
    main, thought, answers = Main(), list[str](), list[str]()
    thinker, begun, go = ThreadThinker(main.posted.put), Event(), Event()

    def slow() -> str:
        begun.set()
        assert go.wait(WAIT)
        return "slow"

    def question(name: str) -> Callable[[], str]:
        def think() -> str:
            thought.append(name)
            return name

        return think

    thinker.ask(slow, answers.append)
    assert begun.wait(WAIT)
    thinker.ask(question("passed"), answers.append)
    thinker.ask(question("newest"), answers.append)
    go.set()
    main.turn()
    main.turn()
    # The slow one was overtaken: its answer is about what has passed.
    assert (thought, answers) == (["newest"], ["newest"])


def test_a_question_without_an_answer_does_not_end_the_thinking() -> None:
    main, answers = Main(), list[int]()
    thinker = ThreadThinker(main.posted.put)
    failed = Event()

    def fails() -> int:
        failed.set()
        raise RuntimeError("no answer")

    thinker.ask(fails, answers.append)
    assert failed.wait(WAIT)
    thinker.ask(lambda: 2, answers.append)
    main.turn()
    assert answers == [2]


def test_at_once_means_before_it_returns() -> None:
    answers: list[int] = []
    AtOnce().ask(lambda: 1, answers.append)
    assert answers == [1]


def test_what_waits_gives_way_to_what_is_asked_meanwhile() -> None:
    main, answers = Main(), list[str]()
    thinker = ThreadThinker(main.posted.put)
    thinker.ask(lambda: "patient", answers.append, wait_seconds=60)
    thinker.ask(lambda: "urgent", answers.append)
    main.turn()
    assert answers == ["urgent"]
    thinker.ask(lambda: "patient", answers.append, wait_seconds=0.01)
    main.turn()
    assert answers == ["urgent", "patient"]
