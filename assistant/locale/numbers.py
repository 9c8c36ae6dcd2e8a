"""Numbers as a language prints and speaks them."""

from __future__ import annotations

from assistant.locale.words import Lang, Words

MINUS = "−"
ROUNDED_UP = 0.005
"""Chances nearer to 0 or to 1 than this are not told as 0 % or 100 %."""


def decimal(value: float, lang: Lang, places: int = 1) -> str:
    """`0,8` in French, `0.8` in English, with a true minus sign.

    >>> decimal(-0.84, Lang.FR), decimal(1.96, Lang.EN, 2)
    ('−0,8', '1.96')
    """
    text = f"{abs(value):.{places}f}"
    sign = MINUS if value < 0 and float(text) else ""
    return sign + (text.replace(".", ",") if lang is Lang.FR else text)


def signed(value: float, lang: Lang, places: int = 1) -> str:
    """The same with a sign, unless it is nothing.

    >>> signed(0.84, Lang.FR), signed(-0.84, Lang.EN), signed(-0.04, Lang.FR)
    ('+0,8', '−0.8', '0,0')
    """
    text = decimal(value, lang, places)
    return f"+{text}" if value > 0 and any(digit in text for digit in "123456789") else text


def percent(chance: float, w: Words) -> str:
    """A chance from 0 to 1 in whole hundredths: `31 %`, and never 0 or 100 for what may be."""
    return w("percent", **_hundredths(chance))


def spoken_percent(chance: float, w: Words) -> str:
    """The same in words for the voice."""
    return w.spoken("say-percent", **_hundredths(chance))


def spoken_decimal(value: float, lang: Lang, places: int = 1) -> str:
    """A number without sign as voices read it: with the mark that the language puts in it."""
    return decimal(abs(value), lang, places)


def whole_part(value: float) -> int:
    """What decides between singular and plural in French: `0,8 cerveau`, `1,9 cerveau`."""
    return int(abs(round(value, 1)))


def _hundredths(chance: float) -> dict[str, int | str]:
    if 0 < chance < ROUNDED_UP:
        return {"n": 1, "near": "under"}
    if 1 - ROUNDED_UP < chance < 1:
        return {"n": 99, "near": "over"}
    return {"n": round(chance * 100), "near": "no"}
