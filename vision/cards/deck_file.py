"""The open file format of a learnt deck: a zip of PNG pictures and a JSON list of what they show.

deck.json     {"format": 1, "name": …,
               "shots": [{"file", "colour", "number", "light": [b, g, r]}, …]}
shots/NNN.png the crops, as `vision.cards.look.CROP` has them
"""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import cv2

from vision.cards.deck import MOST_SHOTS, Deck, DeckError, Shot
from vision.cards.look import CROP
from vision.set_file import DAMAGES, get, picture, put
from vision.shots import SetError, clean_name

FORMAT = 1
LIGHTS = (0.2, 3.0)
"""What a light's tint may be: beyond it a file is damaged."""


def packed(deck: Deck) -> bytes:
    """A deck as a file."""
    shots = [
        {
            "file": f"shots/{i:03}.png",
            "colour": shot.colour,
            "number": shot.number,
            "light": [round(part, 4) for part in shot.light],
        }
        for i, shot in enumerate(deck.shots)
    ]
    head = {"format": FORMAT, "name": deck.name, "shots": shots}
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as parts:
        put(parts, "deck.json", json.dumps(head, ensure_ascii=False, indent=1).encode())
        for entry, shot in zip(shots, deck.shots, strict=True):
            put(parts, str(entry["file"]), cv2.imencode(".png", shot.crop)[1].tobytes())
    return whole.getvalue()


def unpacked(data: bytes) -> Deck:
    """Read what `packed` wrote. DeckError, in words, for anything else."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            head = json.loads(get(parts, "deck.json"))
            if int(head["format"]) > FORMAT:
                raise DeckError("This deck was written by a later version of the program.")
            if len(head["shots"]) > MOST_SHOTS:
                raise ValueError("shots")
            shots = tuple(_shot(parts, entry) for entry in head["shots"])
            return Deck(clean_name(str(head["name"])), shots)
    except DeckError:
        raise
    except (*DAMAGES, SetError) as error:
        raise DeckError("This is no learnt deck of cards, or it is damaged.") from error


def _shot(parts: zipfile.ZipFile, entry: dict[str, Any]) -> Shot:
    b, g, r = (float(part) for part in entry["light"])
    if not all(LIGHTS[0] <= part <= LIGHTS[1] for part in (b, g, r)):
        raise ValueError("light")
    crop = picture(get(parts, str(entry["file"])), *CROP)
    colour, number = clean_name(str(entry["colour"])), clean_name(str(entry["number"]))
    return Shot(colour, number, crop, (b, g, r))
