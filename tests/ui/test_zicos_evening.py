"""Whole evenings of Zicos through the real screens, dice read from pictures."""

from __future__ import annotations

from assistant.camera.look import CameraState
from assistant.games.zicos import (
    Bonus,
    BonusPlayed,
    Came,
    Closed,
    Event,
    Fan,
    Member,
    MemberPlayed,
    Nominee,
    NomineesShown,
    Phase,
    StarterChosen,
    Version,
    Zicos,
)
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from assistant.ui.odds_choices import Showing
from assistant.ui.screens.zicos.parts import MatePlate, PlayerPlate
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing
from tests.ui.evening import AUCTION, NAMES, Evening, at_table, by_engine, final, started


def test_an_evening_of_three_rounds_is_played_to_the_end_before_the_camera(opened: Open) -> None:
    twin = SilentSpeaker()
    bench = opened(LANDSCAPE, voice=Voice(twin))
    evening = started(bench, Version="33 tours, trois manches")
    evening.table.choose_showing(Showing.ALWAYS)
    evening.table.camera_changed(CameraState.SEEING)
    evening.see(5)
    assert "de prendre" in bench.texts()
    bench.shoot("zicos-auction")
    assert overflowing(bench) == []
    evening.bid(1)
    evening.auction((4, 2), (4, 2))
    assert twin.said[-1].text.startswith(
        "Iris mise 4 sur la paire 2. Paire 1 : Nora prend les deux cartes. Paire 2 : égalité, "
        "Samuel prend la carte du dessus, Iris celle du dessous."
    )
    bench.shoot("zicos-awarded")
    assert overflowing(bench) == []
    bench.press("Poser un membre")
    evening.tell("Max, batterie", steps={"Étoiles": 2}, bye=4, yes=("Fan zone",))
    bench.press("Poser un membre")
    # What has been typed once is known, though Samuel is not Nora.
    evening.known("Max, batterie")
    bench.press("Ne rien poser")
    bench.press("Corriger")
    bench.shoot("zicos-mend")
    evening.choose("Une carte est arrivée")
    evening.choose("Membre")
    evening.tell("Lou, chant", steps={}, bye=1)
    bench.press("Corriger")
    evening.choose("Une carte est arrivée")
    evening.choose("Membre")
    evening.known("Lou, chant")
    evening.tile(1)
    evening.tell("Tube", steps={"Points": 1})
    bench.press("Fin du tour")
    second_round(bench, evening)
    log = bench.log
    assert final(bench) == by_engine(Zicos(version=Version.THREE_ROUNDS), log)
    assert evening.state.winners == (0,)
    bench.shoot("zicos-end")
    assert overflowing(bench) == []
    saved = bench.app.stage.storage
    assert saved.unfinished() is None
    bench.press("Rejouer")
    assert bench.log == () and evening.table.game.version is Version.THREE_ROUNDS


def second_round(bench: Bench, evening: Evening) -> None:
    """Samuel begins; Nora plays a Production; the nominees come three times, once with a tie."""
    assert evening.state.seat == 1
    evening.auction((6, 1), (3, 1), (2, 2))
    bench.press("Ne rien poser")
    bench.press("Ne rien poser")
    bench.press("Poser une production")
    evening.tell("Single", steps={"Points": 2, "Fans ou haters à piocher": 2})
    bench.shoot("zicos-draw")
    evening.tile(1)
    evening.stars(1)
    evening.tile(2)
    evening.stars(2)
    bench.press("Fin du tour")
    bench.press("Les nominés sont…")
    evening.stars(2)
    assert "manche 2 sur 3" in bench.screen.round
    bench.press("Les nominés sont…")
    evening.stars(0)
    assert evening.state.phase is Phase.THROW_OFF
    bench.shoot("zicos-tie")
    assert overflowing(bench) == []
    for value in (4, 4, 2, 1, 6):
        evening.see(value)
    bench.press("Les nominés sont…")
    evening.stars(0)
    for value in (5, 3, 1):
        evening.see(value)


def test_hardcore_is_played_to_the_end_by_hand(opened: Open) -> None:
    bench = opened(PORTRAIT)
    evening = at_table(bench, hardcore=True)
    table = evening.table
    assert table.game.hardcore and not table.game.sung
    group = (Member("Max", 2, 4, True), Member("Lou", 1, 4), Member("Teo", 0, 6))
    evening.told(*(Came(0, card) for card in group), Came(0, Fan(3), 1))
    evening.face(4)
    told = {mate.name: mate.note or mate.line for mate in bench.widgets(MatePlate)}
    assert told["Lou"] == "quitte le groupe" and told["Max"] == "fans\u00a0: 1 → 0"
    bench.shoot("zicos-bye-bye")
    assert overflowing(bench) == []
    evening.bid(2)
    evening.auction((2, 1), (6, 1), by_eye=False)
    # Two Members are left, and no Production may be played.
    assert bench.button("Poser une production").disabled
    for _ in NAMES:
        bench.press("Ne rien poser")
    bench.tap(next(p for p in bench.widgets(PlayerPlate) if p.name == "Iris"))
    evening.tile(2)
    evening.tell("Vol", steps={}, yes=("Chasse un membre",))
    bench.shoot("zicos-victim")
    evening.choose("Nora")
    evening.choose("Max")
    assert len(evening.state.players[0].group) == 1
    bench.tap(next(p for p in bench.widgets(PlayerPlate) if p.name == "Nora"))
    evening.tile(1)
    evening.tell("Joker", steps={}, yes=("Annule un malus",))
    evening.choose("Vol")
    assert len(evening.state.players[0].group) == 2
    bench.press("Fin du tour")
    bench.press("Les nominés sont…")
    evening.stars(0)
    assert final(bench) == by_engine(Zicos(hardcore=True), bench.log)
    assert final(bench)[0][1:] == ("Nora", ("2", "0", "0", "0", "0", "2\u00a0★"))
    bench.shoot("zicos-end")
    assert overflowing(bench) == []
    steps = len(bench.log)
    for left in range(steps - 1, steps - 4, -1):
        bench.press("Annuler")
        assert len(bench.log) == left


def test_every_step_can_be_undone_by_one_tap(opened: Open) -> None:
    bench = opened()
    steps: tuple[Event, ...] = (
        StarterChosen(0), *AUCTION, MemberPlayed(0, Member("Max", 1)), Closed(),
        BonusPlayed(1, Bonus("Tube", 10)), Closed(), NomineesShown(Nominee(0)),
    )  # fmt: skip
    evening = at_table(bench, *steps)
    for left in reversed(range(len(steps))):
        bench.press("Annuler")
        assert bench.log == steps[:left]
    assert bench.button("Annuler").disabled
    assert evening.state == Zicos().start(len(NAMES))
