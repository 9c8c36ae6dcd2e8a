"""What a learnt set may call dice is what the game calls them."""

from __future__ import annotations

from assistant.games.zombie_dice import FACES
from vision.labels import SPECIAL_FACES, ZOMBIE_COLOURS, ZOMBIE_FACES
from vision.shots import Stands


def test_sets_know_every_die_and_face_of_zombie_dice() -> None:
    named = dict.fromkeys(ZOMBIE_COLOURS, ZOMBIE_FACES) | SPECIAL_FACES
    assert {colour: set(faces) for colour, faces in named.items()} == {
        str(colour): set(map(str, sides)) for colour, sides in FACES.items()
    }
    for colour, faces in named.items():
        assert Stands.ZOMBIE.faces_of(colour) == faces
