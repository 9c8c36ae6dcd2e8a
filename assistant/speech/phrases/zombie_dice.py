"""What is said of Zombie Dice."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from assistant.games.game import Reason, Refusal
from assistant.games.zombie_dice import (
    DICE_PER_ROLL,
    Banked,
    Bust,
    Continued,
    Die,
    Event,
    Face,
    Rolled,
    Special,
    SpecialFace,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.misfit import FeetMissing, Misfit, TooMany, misfit
from assistant.locale.words import Lang, Words, capitalised, reason_key, words
from assistant.session.question import Question

Names = tuple[str, ...]
"""Players by seat."""


def phrase(
    before: State, event: Event, after: State, names: Names, lang: Lang, game: ZombieDice
) -> str:
    """What to say when `event` led from `before` to `after`; empty when nothing needs saying."""
    w = words(lang)
    said = [_refill(before, after, w)]
    match event:
        case Rolled(dice):
            said += [*_brought(dice, game, w)]
            said += [
                _closed(after, names, w) if _ended(before, after) else _roll(before, dice, after, w)
            ]
            said += _rescued(before, after, w)
        case Continued():
            # The player has just said or shown as much.
            pass
        case Stopped():
            said += [_banked(after, names, w)]
        case _:
            assert_never(event)
    if _ended(before, after):
        said += _what_follows(before, after, names, game, w)
    return _joined(said)


def corrected(
    before: State,
    old: Event,
    new: Event,
    after: State,
    names: Names,
    lang: Lang,
    game: ZombieDice,
) -> str:
    """Only what changed, and what it comes to."""
    w = words(lang)
    return _joined([_change(old, new, w), *_differences(before, after, names, w)])


def undone(
    before: State, event: Event, after: State, names: Names, lang: Lang, game: ZombieDice
) -> str:
    """That the last event is taken back, and where the game stands again."""
    w = words(lang)
    back = _differences(before, after, names, w, has="say-back-to")
    return _joined([w.spoken("say-undone"), *back])


def asked(question: Question[Die], lang: Lang) -> str:
    """The question put to the table in one breath."""
    w = words(lang)
    if question.refusal is Refusal.WRONG_DICE_COUNT:
        seen, needed = len(question.dice), DICE_PER_ROLL
        numbers = {"seen": _number(seen, w), "needed": _number(needed, w)}
        return w.spoken("say-wrong-count", n=seen, **numbers)
    if not question.doubts:
        return w.spoken("say-refused")
    if any(doubt.leans for doubt in question.doubts):
        return w.spoken("say-leans", n=sum(doubt.leans for doubt in question.doubts))
    choices = question.doubts[0].choices[:2]
    named = [a_die(die, lang) for die in choices]
    text = named[0]
    if len(named) > 1:
        text = w.spoken("say-doubt-two", first=named[0], second=named[1])
    return w.spoken("say-question", dice=capitalised(text))


def refused(
    state: State, event: Event, reason: Reason, names: Names, lang: Lang, game: ZombieDice
) -> str:
    """Why `event` is not accepted."""
    w = words(lang)
    if isinstance(event, Rolled) and reason in (Refusal.NOT_IN_CUP, Refusal.KEPT_DICE_MISSING):
        expected = game.expects(state)
        if expected and (wrong := misfit(state, expected, event.dice)):
            return _misfit(wrong, w)
    seen = len(event.dice) if isinstance(event, Rolled) else 0
    kept = counted(state.feet, w) if state.feet else ""
    return w.spoken(reason_key("refused", game.name, reason), seen=seen, dice=kept)


def _misfit(wrong: Misfit, w: Words) -> str:
    """Which colour does not fit, and why."""
    match wrong:
        case TooMany(colour, owned):
            nth, number = w.spoken("die-nth", n=owned + 1), _number(owned, w)
            named = w.spoken(colour)
            return w.spoken("refused-too-many", nth=nth, colour=named, n=owned, number=number)
        case FeetMissing(colour, kept, rolled):
            return w.spoken(
                "refused-feet-missing",
                colour=w.spoken(colour),
                agreed=w.spoken(f"feet-{colour}"),
                plural=w.spoken(f"cup-{colour}", n=kept),
                number=capitalised(_number(kept, w)),
                n=rolled,
                seen=_number(rolled, w),
            )
        case _:
            assert_never(wrong)


def counted(dice: tuple[Die, ...], w: Words) -> str:
    """`2 jaunes et 1 vert`: colours by number."""
    counts = Counter(die.colour for die in dice)
    return w.listed(f"{n} {w.spoken(f'cup-{colour}', n=n)}" for colour, n in counts.items())


def hello(state: State, names: Names, lang: Lang, game: ZombieDice) -> str:
    """Said when a game is opened, new or resumed."""
    key = "say-welcome-back" if state.turns or state.rolled else "say-hello"
    return words(lang).spoken(key, name=names[state.seat])


def a_die(die: Die, lang: Lang) -> str:
    """`un cerveau vert`, `a green brain`."""
    w = words(lang)
    if isinstance(die.colour, Special):
        face = w.spoken("a-face", face=die.face.value)
        return w.spoken("a-special-die", face=face, colour=die.colour.value)
    agreed = w.spoken(f"feet-{die.colour}")
    return w.spoken("a-die", face=die.face.value, colour=w.spoken(die.colour), agreed=agreed)


def _joined(parts: list[str]) -> str:
    return " ".join(part for part in parts if part)


def _ended(before: State, after: State) -> bool:
    return len(after.turns) > len(before.turns)


def _number(n: int, w: Words) -> str:
    return w.spoken("number", n=n)


def _brains(n: int, w: Words) -> str:
    return w.spoken("say-brains", n=n, number=_number(n, w))


def _shotguns(n: int, w: Words) -> str:
    return w.spoken("say-shotguns", n=n, number=_number(n, w))


def _refill(before: State, after: State, w: Words) -> str:
    return w.spoken("say-refill") if after.noted > before.noted else ""


def _roll(before: State, dice: tuple[Die, ...], after: State, w: Words) -> str:
    brains, shotguns = _won(before, dice, after)
    parts = [_brains(brains, w)] if brains else []
    parts += [_shotguns(shotguns, w)] if shotguns else []
    said = w.spoken("say-roll", what=capitalised(", ".join(parts)))
    if not parts:
        said = w.spoken("say-only-feet") if all(die.face is Face.FEET for die in dice) else ""
    if not before.rolled:
        return said
    return _joined([said, _total(brains, shotguns, after, w)])


def _won(before: State, dice: tuple[Die, ...], after: State) -> tuple[int, int]:
    """New brains and shotguns: what the dice show, unless some count as something else."""
    shown = sum(die.brains for die in dice), sum(die.shotguns for die in dice)
    counts = after.brains - before.brains, after.shotguns - before.shotguns
    # Brains may also have been lost to an escape or to the bus.
    return shown if counts[0] < shown[0] and counts[1] == shown[1] else counts


def _brought(dice: tuple[Die, ...], game: ZombieDice, w: Words) -> list[str]:
    """What special faces do, in the order of their dice."""
    said = []
    for die in dice:
        if not isinstance(die.face, SpecialFace):
            continue
        key = f"say-{die.face}"
        if die.face is SpecialFace.DRINK:
            key = f"say-drink-{game.drink}"
        elif die.face is SpecialFace.YIELD:
            key = f"say-yield-{game.yields}"
        if w.has(key):
            said.append(w.spoken(key))
    return said


def _rescued(before: State, after: State, w: Words) -> list[str]:
    """Whose brains are lost because another of the special dice showed shotguns."""
    if _ended(before, after) or after.noted > before.noted:
        return []
    there = {die.colour for die in after.aside}
    return [
        w.spoken("say-rescued", colour=die.colour.value)
        for die in before.aside
        if isinstance(die.colour, Special) and die.brains and die.colour not in there
    ]


def _closed(after: State, names: Names, w: Words) -> str:
    """How a roll ended the turn: a bust, or the bus that stops."""
    return _bust(after.last, w) or _banked(after, names, w)


def _total(brains: int, shotguns: int, after: State, w: Words) -> str:
    """The tally, as far as it is not what this roll showed."""
    parts = []
    if after.brains != brains:
        # "Two brains. Four in all": the word need not come twice, unless it would be unclear.
        clear = brains > 0 and after.shotguns == shotguns
        parts += [_number(after.brains, w) if clear else _brains(after.brains, w)]
    if after.shotguns != shotguns:
        parts += [_shotguns(after.shotguns, w)]
    return w.spoken("say-total", what=capitalised(w.listed(parts))) if parts else ""


def _bust(last: Banked | Bust | None, w: Words) -> str:
    if not isinstance(last, Bust):
        return ""
    shotguns = capitalised(_shotguns(last.shotguns, w))
    if last.lost == 0:
        return w.spoken("say-bust", shotguns=shotguns)
    number = _number(last.lost, w)
    return w.spoken("say-bust-lost", shotguns=shotguns, brains=last.lost, number=number)


def _banked(after: State, names: Names, w: Words) -> str:
    last = after.last
    if not isinstance(last, Banked):
        return ""
    return w.spoken(
        "say-banked",
        brains=last.brains,
        number=capitalised(_number(last.brains, w)),
        name=names[last.seat],
        total=_number(after.scores[last.seat], w),
    )


def _what_follows(
    before: State, after: State, names: Names, game: ZombieDice, w: Words
) -> list[str]:
    if after.over:
        return [_winner(after, names, w)]
    said = []
    if after.tie_break and after.round != before.round:
        tied = w.listed(names[seat] for seat in after.order)
        said += [w.spoken("say-tie-break", names=tied, total=_number(max(after.scores), w))]
    elif max(before.scores) < game.target <= max(after.scores):
        said += [w.spoken("say-one-more" if after.closing else "say-last-round")]
    return [*said, w.spoken("say-next", name=names[after.seat])]


def _winner(after: State, names: Names, w: Words) -> str:
    best = max(after.scores)
    winners = [names[seat] for seat, score in enumerate(after.scores) if score == best]
    if len(winners) > 1:
        return w.spoken("say-winners", names=w.listed(winners), brains=_brains(best, w))
    return w.spoken("say-winner", name=winners[0], brains=_brains(best, w))


def _change(old: Event, new: Event, w: Words) -> str:
    if not (isinstance(old, Rolled) and isinstance(new, Rolled)):
        return ""
    changed = [pair for pair in zip(old.dice, new.dice, strict=False) if pair[0] != pair[1]]
    if len(changed) == 1:
        was, now = changed[0]
        return w.spoken("say-corrected-one", new=a_die(now, w.lang), old=a_die(was, w.lang))
    return w.spoken("say-corrected-dice", dice=w.listed(a_die(die, w.lang) for die in new.dice))


def _differences(
    before: State, after: State, names: Names, w: Words, has: str = "say-has"
) -> list[str]:
    """Scores that changed, whose turn it is if that changed, and the turn's tally if it did."""
    said = [
        w.spoken(has, name=names[seat], n=score, total=_number(score, w))
        for seat, score in enumerate(after.scores)
        if score != before.scores[seat]
    ]
    if after.over:
        return [*said, _winner(after, names, w)]
    moved = (after.seat, len(after.turns)) != (before.seat, len(before.turns)) or before.over
    if moved:
        said += [w.spoken("say-next", name=names[after.seat])]
    changed = (after.brains, after.shotguns) != (before.brains, before.shotguns)
    if after.rolled and (moved or changed):
        parts = [_brains(after.brains, w)]
        parts += [_shotguns(after.shotguns, w)] if after.shotguns or before.shotguns else []
        said += [w.spoken("say-total", what=capitalised(w.listed(parts)))]
    return said
