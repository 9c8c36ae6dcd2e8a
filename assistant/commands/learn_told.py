"""What `gobelet learn` tells of a set of dice: what can be told apart, and what to show again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from assistant.own_dice.shelf import Known
    from vision.shots import DiceSet, Value
    from vision.told_apart import Told


def report(dice: DiceSet, known: Known | None, as_json: bool, complaints: list[str]) -> None:
    """Print what can be told apart and what cannot; `known` is None of an unfinished set."""
    from assistant.own_dice.shelf import still_needed
    from vision.told_apart import told_apart, wanted

    if known is None:
        told = _untested(dice, wanted(dice))
    else:
        told = told_apart(dice, known.learnt, wanted(dice))
    if as_json:
        whole = report_as_json(dice, told, complaints) | {"finished": known is not None}
        print(json.dumps(whole, ensure_ascii=False))
        return
    print(f"“{dice.name}” ({dice.stands}): {count(len(dice.shots), 'shot')}.")
    for one in told:
        words = "kept" if known is None and one.shots else _words(one)
        print(f"  {name_of(one.value):<18} {count(one.shots, 'shot'):<9} {words}")
    kept = "The shots are kept. " if dice.shots else ""
    print(_summary(told) if known else f"{kept}{still_needed(dice)}")


def _untested(dice: DiceSet, wanted: Iterable[Value]) -> tuple[Told, ...]:
    """The values of a set of which too little was shown to tell anything apart."""
    from vision.told_apart import Told, Verdict

    return tuple(
        Told(value, shots, 0, (), Verdict.FEW if shots else Verdict.MISSING)
        for value in dict.fromkeys((*wanted, *dice.values))
        for shots in (dice.count(value),)
    )


def report_as_json(dice: DiceSet, told: Iterable[Told], complaints: list[str]) -> dict[str, Any]:
    """The report as an object."""
    return {
        "name": dice.name,
        "game": dice.stands.value,
        "values": [
            {
                "colour": one.value[0],
                "face": one.value[1],
                "shots": one.shots,
                "known_again": one.right,
                "verdict": one.verdict.value,
                "taken_for": [{"colour": c, "face": f} for c, f in one.taken_for],
            }
            for one in told
        ],
        "complaints": complaints,
    }


def name_of(value: Value) -> str:
    """`green brain`."""
    return " ".join(part for part in value if part)


def _words(one: Told) -> str:
    match one.verdict.value:
        case "missing":
            return "not shown: show it"
        case "few":
            return "shown too seldom to be trusted: show it again"
        case "clear":
            return "told apart"
        case _:
            others = ", ".join(name_of(value) for value in one.taken_for)
            return f"mixed up with {others}: show both again, from other sides"


def _summary(told: Iterable[Told]) -> str:
    again = [name_of(one.value) for one in told if one.verdict.value != "clear"]
    return f"Show again: {', '.join(again)}." if again else "Every face shown is told apart."


def count(number: int, what: str) -> str:
    """`1 shot`, `5 shots`."""
    return f"{number} {what}{'' if number == 1 else 's'}"
