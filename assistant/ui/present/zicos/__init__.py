"""What the table screen of Zicos shows, as plain values. Pure: a session in, a scoreboard out."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.games.zicos import Bid, Phase, State, Version, Zicos
from assistant.locale.words import Words, printed, typeset
from assistant.speech.phrases.zicos import excess, told
from assistant.speech.phrases.zicos_next import joined, what_follows
from assistant.ui.present.common import Headline, Judge, headline
from assistant.ui.present.zicos.board import Chances, Chip, Scoreboard
from assistant.ui.present.zicos.buttons import buttons
from assistant.ui.present.zicos.cards import Play, called, group, stars
from assistant.ui.present.zicos.end import end_heads, end_lines, end_title
from assistant.ui.present.zicos.tiles import tiles

ROUNDS = 3
"""Rounds of 33 tours."""

HEADS: Mapping[Phase, str] = {
    Phase.ROLLING: "zicos-head-rolling",
    Phase.LOSING: "zicos-head-losing",
    Phase.BIDDING: "zicos-head-bidding",
    Phase.PLACING: "zicos-head-placing",
    Phase.SINGING: "zicos-head-singing",
    Phase.DRAWING: "zicos-head-drawing",
    Phase.EFFECTS: "zicos-head-effects",
    Phase.END_DICE: "zicos-head-end-dice",
    Phase.THROW_OFF: "zicos-head-throw-off",
    Phase.FINAL_THROW_OFF: "zicos-head-final",
    Phase.OVER: "game-over",
}


def present(
    play: Play, judge: Judge, said: str, shown: int | None, chances: Chances, w: Words
) -> Scoreboard:
    """Lay out `play`; `judge` is asked what each button may do, `said` was spoken last.

    `shown` is the seat whose group was asked for, None for that of whoever is to act.
    """
    game, state = play.game, play.state
    assert isinstance(game, Zicos)
    seat = state.seat if shown is None else shown
    roller = _roller(game, state, seat)
    over = state.phase is Phase.OVER
    return Scoreboard(
        phase=state.phase,
        chips=tuple(_chip(play, game, each, seat, w) for each in range(len(play.names))),
        headline=_headline(play, seat, roller, w),
        round=_round(game, state, w),
        tiles=tuple(tiles(play, game, judge, chances, w)),
        roller=roller,
        roller_title=w("zicos-die-of", name=play.names[roller]) if roller is not None else "",
        group=group(play, game, seat, chances.hit, w),
        buttons=tuple(buttons(play, game, judge, w)),
        said=_said(play, said, w),
        ends=end_lines(play, game, w) if over else (),
        end_heads=end_heads(game, w) if over else (),
        end_title=end_title(play, w) if over else "",
    )


def _said(play: Play, said: str, w: Words) -> str:
    """What was said last; of an auction's end only what the pairs do not show."""
    state = play.state
    if play.log and isinstance(play.log[-1], Bid) and state.awards:
        rest = [*excess(state, play.names, w), *what_follows(play.states[-2], state, play.names, w)]
        said = joined(rest)
    return w("quoted", text=printed(said)) if said else ""


def happened(play: Play, place: int, w: Words) -> str:
    """The line of the history that tells of an event."""
    before, after = play.states[place], play.states[place + 1]
    return typeset(printed(told(before, play.log[place], after, play.names, w)), w.lang)


def _roller(game: Zicos, state: State, shown: int) -> int | None:
    """Whose die a face stands for: where several roll, of whom the group is looked at."""
    rollers = game.rollers(state)
    return shown if shown in rollers else next(iter(rollers), None)


def _chip(play: Play, game: Zicos, seat: int, shown: int, w: Words) -> Chip:
    state = play.state
    player = state.players[seat]
    note = w("zicos-chip", production=game.production(state, seat), n=player.hand)
    on_turn = seat == state.seat and state.phase is not Phase.OVER
    return Chip(seat, play.names[seat], stars(player.stars), note, on_turn, seat == shown)


def _headline(play: Play, shown: int, roller: int | None, w: Words) -> Headline:
    state = play.state
    seat = state.seat if roller is None else roller
    # Whoever is looked at is the one who plays while anybody may.
    name = play.names[shown if state.phase is Phase.EFFECTS else seat]
    number, card = 0, state.singing.name if state.singing else ""
    if state.phase is Phase.BIDDING:
        number = state.rolls[state.seat] or 0
    elif state.phase is Phase.DRAWING:
        number = state.draws
    elif state.phase is Phase.END_DICE and (held := state.held(state.due[0].card)) is not None:
        card = called(held[1].card, w)
    return headline(w(HEADS[state.phase], name=name, shown="\0", n=number, card=card), name)


def _round(game: Zicos, state: State, w: Words) -> str:
    if state.phase is Phase.OVER:
        return ""
    if game.version is Version.ONE_ROUND:
        return w("zicos-turn", turn=state.turn)
    return w("zicos-turn-round", turn=state.turn, n=state.round, rounds=ROUNDS)
