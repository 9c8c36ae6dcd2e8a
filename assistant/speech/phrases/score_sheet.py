"""What is said of a score sheet."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Best, Reason
from assistant.games.score_sheet import Ended, Entered, Event, ScoreSheet, State
from assistant.locale.words import Lang, Words, reason_key, words

Names = tuple[str, ...]


def hello(state: State, names: Names, lang: Lang, game: ScoreSheet) -> str:
    """That the sheet is ready, and which round is to be entered."""
    key = "score_sheet-say-back" if state.rounds or state.begun else "score_sheet-say-hello"
    return words(lang).spoken(key, round=state.round)


def phrase(
    before: State, event: Event, after: State, names: Names, lang: Lang, game: ScoreSheet
) -> str:
    """Each player's points and total; at the end of a round, who leads."""
    w = words(lang)
    said = []
    if isinstance(event, Entered):
        said += [_entry(event, after, names, w)]
    if after.over:
        return " ".join([*said, _best("score_sheet-say-winner", after, names, game, w)])
    if len(after.rounds) > len(before.rounds):
        said += [_best("score_sheet-say-leads", after, names, game, w)]
    return " ".join(said)


def undone(
    before: State, event: Event, after: State, names: Names, lang: Lang, game: ScoreSheet
) -> str:
    """That it is taken back, and what the player has again."""
    w = words(lang)
    said = w.spoken("say-undone")
    match event:
        case Entered(seat, _):
            total = signed(after.totals[seat], w)
            return f"{said} {w.spoken('score_sheet-say-has', name=names[seat], total=total)}"
        case Ended():
            return f"{said} {w.spoken('score_sheet-say-goes-on')}"
        case _:
            assert_never(event)


def corrected(
    before: State,
    old: Event,
    new: Event,
    after: State,
    names: Names,
    lang: Lang,
    game: ScoreSheet,
) -> str:
    """What the points are instead, and what the total is now."""
    w = words(lang)
    if not (isinstance(old, Entered) and isinstance(new, Entered)):
        return w.spoken("score_sheet-say-mended")
    name, total = names[new.seat], signed(after.totals[new.seat], w)
    said = w.spoken(
        "score_sheet-say-corrected", new=signed(new.points, w), old=signed(old.points, w)
    )
    said = f"{said} {w.spoken('score_sheet-say-has', name=name, total=total)}"
    if after.over:
        return f"{said} {_best('score_sheet-say-winner', after, names, game, w)}"
    return said


def refused(
    state: State, event: Event, reason: Reason, names: Names, lang: Lang, game: ScoreSheet
) -> str:
    """Why `event` is not accepted."""
    seat = event.seat if isinstance(event, Entered) else game.seat(state)
    name = names[seat] if 0 <= seat < len(names) else str(seat + 1)
    return words(lang).spoken(reason_key("refused", game.name, reason), name=name)


def signed(number: int, w: Words) -> str:
    """A number as it is pronounced: `moins 3`."""
    return w.spoken("score_sheet-minus", n=-number) if number < 0 else str(number)


def _entry(event: Entered, after: State, names: Names, w: Words) -> str:
    return w.spoken(
        "score_sheet-say-entered",
        name=names[event.seat],
        points=signed(event.points, w),
        total=signed(after.totals[event.seat], w),
    )


def _best(key: str, state: State, names: Names, game: ScoreSheet, w: Words) -> str:
    """Who has the best total, one or several."""
    first = [standing for standing in game.standings(state) if standing.rank == 1]
    named = w.listed(names[standing.seat] for standing in first)
    total = signed(first[0].score, w)
    how = "fewest" if game.best is Best.LOWEST else "most"
    return w.spoken(key, who=named, n=len(first), total=total, how=how, round=len(state.rounds))
