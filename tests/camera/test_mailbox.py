from __future__ import annotations

from threading import Thread

import pytest

from assistant.camera.mailbox import Mailbox, MailboxClosedError


def test_the_newest_value_wins() -> None:
    box: Mailbox[int] = Mailbox()
    box.put(1)
    box.put(2)
    assert box.take() == 2


def test_an_empty_mailbox_gives_nothing_in_time() -> None:
    assert Mailbox[int]().take(0.01) is None


def test_zero_is_a_value_like_any_other() -> None:
    box: Mailbox[int] = Mailbox()
    box.put(0)
    assert box.take(0.0) == 0


def test_the_last_value_is_taken_before_closing_counts() -> None:
    box: Mailbox[int] = Mailbox()
    box.put(7)
    box.close()
    assert box.take() == 7
    with pytest.raises(MailboxClosedError):
        box.take()


def test_closing_wakes_a_waiting_taker() -> None:
    box: Mailbox[int] = Mailbox()
    ended: list[bool] = []

    def wait() -> None:
        with pytest.raises(MailboxClosedError):
            box.take()
        ended.append(True)

    taker = Thread(target=wait)
    taker.start()
    box.close()
    taker.join(5)
    assert ended == [True]
