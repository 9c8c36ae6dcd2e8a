"""Where a game of Zicos stands."""

from __future__ import annotations

from typing import Any

from assistant.games.zicos import Event, Phase, Player, State, Zicos
from assistant.session.session import Session

_DOES = {
    Phase.ROLLING: "must roll",
    Phase.LOSING: "loses a card by BYE BYE and chooses which",
    Phase.BIDDING: "puts the die on a pair",
    Phase.PLACING: "places a Member or a Production, or passes",
    Phase.SINGING: "sings for a Production",
    Phase.DRAWING: "draws Fans and Haters",
    Phase.END_DICE: "rolls for a card",
    Phase.THROW_OFF: "throws off for the nominees",
    Phase.FINAL_THROW_OFF: "throws off for the victory",
}
_ANYBODY = "anybody may play Bonus and Malus"


def as_json(state: State) -> dict[str, Any]:
    """What programs read."""
    return {
        "phase": state.phase,
        "round": state.round,
        "turn": state.turn,
        "players": [_player(player) for player in state.players],
        "rounds": [
            {"production": list(end.production), "winner": end.winner} for end in state.rounds
        ],
    }


def lines(play: Session[State, Event]) -> list[str]:
    """Round, turn, and what each player has, for people."""
    state = play.state
    does = f"{play.player} {_DOES[state.phase]}" if state.phase in _DOES else _ANYBODY
    return [f"Round {state.round}, turn {state.turn}: {does}.", *_tables(play)]


def ended(play: Session[State, Event], winners: str) -> str:
    """Who won, and where the stars of each player come from."""
    return "\n".join([f"{winners} won after {play.state.turn} turns.", *_tables(play)])


def _tables(play: Session[State, Event]) -> list[str]:
    game = play.game
    if not isinstance(game, Zicos):
        raise TypeError(f"not a game of Zicos: {game}")
    return [
        f"{name}: {_sources(player)}; Production {game.production(play.state, seat)};"
        f" {player.hand} in hand."
        for seat, (name, player) in enumerate(zip(play.names, play.state.players, strict=True))
    ]


def _sources(player: Player) -> str:
    return (
        f"stars of Members {player.member_stars}, Fans {player.fan_stars},"
        f" nominees {player.nominee_stars}, Haters {-player.hater_stars}"
    )


def _player(player: Player) -> dict[str, Any]:
    return {
        "stars": player.stars,
        "member_stars": player.member_stars,
        "fan_stars": player.fan_stars,
        "nominee_stars": player.nominee_stars,
        "hater_stars": player.hater_stars,
        "hand": player.hand,
        "group": [
            {
                "name": mate.card.name,
                "stars": mate.card.stars,
                "bye": mate.card.bye,
                "fans": [fan.card.stars for fan in mate.fans],
            }
            for mate in player.group
        ],
    }
