from __future__ import annotations

from pathlib import Path

import pytest

from assistant.locale.words import Lang, words
from assistant.storage.errors import Problem, StorageError
from assistant.ui.trouble import FileSetAside, GamePutAway, Mishap, mishap, told

GAMES = Path("/home/nora/games.db")


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_is_told_in_the_language_of_the_table(problem: Problem) -> None:
    error = StorageError(problem, GAMES, "errno 5")
    french, english = told(error, words(Lang.FR)), told(error, words(Lang.EN))
    assert french and english and french != english
    assert "errno" not in french + english


def test_a_full_disk_says_what_to_do() -> None:
    error = StorageError(Problem.DISK_FULL, GAMES)
    assert told(error, words(Lang.FR)) == (
        "Le disque est plein\u00a0: ce coup n’est pas enregistré. "
        "Libérez de la place, puis réessayez."
    )


@pytest.mark.parametrize("happened", [FileSetAside(GAMES), GamePutAway(GAMES)])
@pytest.mark.parametrize("lang", Lang)
def test_a_mishap_says_where_what_was_lost_is_kept(happened: Mishap, lang: Lang) -> None:
    assert str(GAMES) in mishap(happened, words(lang))
