"""The end of a game of Zicos: where each star came from. Pure."""

from __future__ import annotations

from assistant.games.zicos import Player, Version, Zicos
from assistant.locale.words import Words
from assistant.ui.present.zicos.board import EndLine
from assistant.ui.present.zicos.cards import Play, number, stars


def end_lines(play: Play, game: Zicos, w: Words) -> tuple[EndLine, ...]:
    """Everyone, best first."""
    state = play.state
    return tuple(
        EndLine(
            str(standing.rank),
            standing.seat,
            play.names[standing.seat],
            _columns(game, state.players[standing.seat], game.production(state, standing.seat)),
            standing.seat in state.winners,
        )
        for standing in game.standings(state)
    )


def end_heads(game: Zicos, w: Words) -> tuple[str, ...]:
    """What the columns are."""
    keys = ["zicos-end-members", "zicos-end-fans", "zicos-end-nominees", "zicos-end-haters"]
    if game.version is Version.ONE_ROUND:
        keys.append("zicos-end-production")
    return (*(w(key) for key in keys), w("zicos-end-stars"))


def end_title(play: Play, w: Words) -> str:
    """Who won, and by what, where stars do not tell."""
    state = play.state
    names = w.listed(play.names[seat] for seat in state.winners)
    key = "zicos-end-by-dice" if state.throws and len(state.winners) == 1 else "zicos-end-wins"
    return w(key, name=names, n=len(state.winners))


def _columns(game: Zicos, player: Player, production: int) -> tuple[str, ...]:
    """Productions decide equal stars in 45 tours, and nothing in the end of 33 tours [M]."""
    counted = [
        number(player.member_stars),
        number(player.fan_stars),
        number(player.nominee_stars),
        number(-player.hater_stars),
    ]
    if game.version is Version.ONE_ROUND:
        counted.append(number(production))
    return (*counted, stars(player.stars))
