"""The odds of a decision, said when somebody asks for them."""

from __future__ import annotations

from assistant.games.zombie_dice.counsel import Counsel
from assistant.games.zombie_dice.odds import Advice
from assistant.locale.numbers import spoken_decimal, spoken_percent, whole_part
from assistant.locale.words import Lang, words


def odds_phrase(told: Counsel, lang: Lang) -> str:
    """What rolling risks and gains, the chances to win, and what the program would do."""
    w = words(lang)
    if told.odds is None or told.gain is None:
        return w.spoken("say-odds-no-roll")
    said = [
        w.spoken(
            "say-odds",
            percent=spoken_percent(told.odds.bust, w),
            way="less" if told.gain < 0 else "more",
            gain=spoken_decimal(told.gain, lang),
            n=whole_part(told.gain),
        )
    ]
    win = told.win
    if win is not None and win.roll is not None:
        key = "say-odds-win" if win.exact else "say-odds-win-about"
        stop, roll = spoken_percent(win.stop, w), spoken_percent(win.roll, w)
        said.append(w.spoken(key, stop=stop, roll=roll))
    rolls = told.advice is Advice.ROLL
    said.append(w.spoken("say-odds-advice-roll" if rolls else "say-odds-advice-stop"))
    return " ".join(said)
