"""What is told after a game of Zombie Dice, or of all of them, in words. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.history.fairness import Counted, Verdict, verdict
from assistant.history.zombie_dice.costly import Costly
from assistant.history.zombie_dice.players import Figures
from assistant.history.zombie_dice.summary import Summary
from assistant.locale.numbers import decimal, signed, whole_part
from assistant.locale.words import Words

MOST_CHOICES = 3
"""Costly decisions that are told of each player."""

_OFTEN_ALWAYS = 0.95
_OFTEN_HUNDRED = 0.01

_VERDICTS = {
    Verdict.TOO_FEW: "stats-dice-too-few",
    Verdict.ORDINARY: "stats-dice-ordinary",
    Verdict.UNUSUAL: "stats-dice-unusual",
    Verdict.STRIKING: "stats-dice-striking",
}
_VERDICTS_ALL = {
    Verdict.TOO_FEW: "stats-dice-all-too-few",
    Verdict.ORDINARY: "stats-dice-all-ordinary",
    Verdict.UNUSUAL: "stats-dice-all-unusual",
    Verdict.STRIKING: "stats-dice-all-striking",
}


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """One player's figures."""

    place: int
    """Which mark is theirs: the seat, or the order of first sitting down."""
    name: str
    per_turn: str
    """`1,9`."""
    turns: str
    busts: str
    best: str
    wins: str
    """Empty where there is one game, which the final table tells of."""
    luck: str
    """`+2,3`; a dash where it is not known."""


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """A decision that cost."""

    place: int
    """Which mark is the player's."""
    name: str
    where: str
    what: str


@dataclass(frozen=True, slots=True)
class FaceLine:
    """How often one face came."""

    face: str
    word: str
    seen: int
    expected: float
    told: str


@dataclass(frozen=True, slots=True)
class DiceLine:
    """The faces of one colour."""

    colour: str
    title: str
    faces: tuple[FaceLine, ...]
    told: str


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that the summary of games says."""

    title: str
    players: tuple[PlayerLine, ...]
    choices: tuple[ChoiceLine, ...]
    """By player, each one's costliest first."""
    choices_told: str
    luck_told: str
    dice: tuple[DiceLine, ...]
    dice_told: str


def report(found: Summary, w: Words, *, all_games: bool) -> Report:
    """Put a summary into words; `all_games` as against the one that has just been played."""
    choices = tuple(
        _choice(place, costly, w)
        for place, player in enumerate(found.players)
        for costly in found.costly_of(player.name, MOST_CHOICES)
    )
    by_win = any(costly.win is not None for costly in found.costly)
    told = "stats-choices-told-win" if by_win else "stats-choices-told-brains"
    known = any(player.judged for player in found.players)
    thought = verdict(found.test)
    all_told = _VERDICTS_ALL[thought]
    return Report(
        title=w("stats-title-all", n=found.games) if all_games else w("stats-title"),
        players=tuple(
            _player(place, player, w, all_games) for place, player in enumerate(found.players)
        ),
        choices=choices,
        choices_told=w(told) if choices else w("stats-choices-none"),
        luck_told=w("stats-luck-told") if known else w("stats-no-luck"),
        dice=tuple(_dice(counted, w) for counted in found.dice),
        dice_told=w(all_told, often=often(found.test.p, w)) if found.test else w(all_told),
    )


def often(chance: float, w: Words) -> str:
    """A chance as so many times: `42 fois sur 100`, `3 fois sur 1000`."""
    if chance >= _OFTEN_ALWAYS:
        return w("often-always")
    if chance >= _OFTEN_HUNDRED:
        return w("often-hundred", n=round(chance * 100))
    return w("often-thousand", n=round(chance * 1000))


def _player(place: int, player: Figures, w: Words, all_games: bool) -> PlayerLine:
    luck = signed(player.luck, w.lang) if player.judged else w("stats-luck-unknown")
    return PlayerLine(
        place=place,
        name=player.name,
        per_turn=w("stats-per-turn", per=decimal(player.per_turn, w.lang)),
        turns=w("stats-turns", n=player.turns),
        busts=w("stats-busts", n=player.busts),
        best=w("stats-best", n=player.best),
        wins=w("stats-wins", n=player.wins) if all_games else "",
        luck=luck,
    )


def _choice(place: int, costly: Costly, w: Words) -> ChoiceLine:
    before = costly.decision.before
    where = w(
        "stats-choice-where",
        n=before.round,
        brains=w("some-brains", n=before.brains, brains=before.brains),
        shotguns=w("some-shotguns", n=before.shotguns),
    )
    return ChoiceLine(place, costly.name, where, _what(costly, w))


def _what(costly: Costly, w: Words) -> str:
    if costly.win is not None:
        key = "stats-choice-rolled-win" if costly.rolled else "stats-choice-stopped-win"
        hundredths = round(costly.cost * 100)
        return w(key, times=w("times" if costly.win.exact else "times-about", n=hundredths))
    key = "stats-choice-rolled-brains" if costly.rolled else "stats-choice-stopped-brains"
    brains = decimal(costly.cost, w.lang)
    return w(key, brains=w("some-brains", n=whole_part(costly.cost), brains=brains))


def _dice(counted: Counted, w: Words) -> DiceLine:
    faces = tuple(
        FaceLine(
            face,
            w(face),
            seen,
            expected,
            w("stats-face-seen", seen=seen, expected=decimal(expected, w.lang)),
        )
        for face, seen, expected in zip(counted.faces, counted.seen, counted.expected, strict=True)
    )
    test = counted.test
    key = _VERDICTS[counted.verdict]
    told = w(key, often=often(test.p, w)) if test else w(key, n=counted.least)
    colour = w(f"cup-{counted.kind}", n=counted.total)
    title = w("stats-dice", n=counted.total, colour=colour)
    return DiceLine(counted.kind, title, faces, told)
