"""A score sheet in text: `entered 0 12` (seat from 0, points), `ended`."""

from __future__ import annotations

import re
from typing import assert_never

from assistant.games.score_sheet.events import Ended, Entered, Event

_ENTRY = re.compile(r"([0-9]{1,3}) (-?[0-9]{1,9})")


def write(event: Event) -> str:
    """Write `event` as one line."""
    match event:
        case Entered(seat, points):
            return f"entered {seat} {points}"
        case Ended():
            return "ended"
        case _:
            assert_never(event)


def read(line: str) -> Event:
    """Read one line as `write` writes it; ValueError, in words, for anything else."""
    word, _, rest = " ".join(line.split()).partition(" ")
    match word, rest:
        case "ended", "":
            return Ended()
        case "entered", text if (entry := _ENTRY.fullmatch(text)) is not None:
            return Entered(int(entry[1]), int(entry[2]))
        case "entered", text:
            raise ValueError(f"“{text}” is no entry; an entry is a seat from 0 and points")
        case "ended", extra:
            raise ValueError(f"nothing may follow “ended”, but there is “{extra}”")
        case _:
            raise ValueError(f"“{word}” is no event; events are entered and ended")
