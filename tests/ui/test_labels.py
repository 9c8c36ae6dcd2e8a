from __future__ import annotations

from assistant.ui.labels import clear_place, overlap, placed

PICTURE = (0.0, 0.0, 600.0, 300.0)
SIZE = (100.0, 20.0)


def test_words_stand_below_their_die_where_nothing_is_in_the_way() -> None:
    x, y, wide, high = placed((200, 150, 40, 40), SIZE, PICTURE, [], [])
    assert (x, wide, high) == (170, 100, 20) and 120 < y < 130


def test_words_avoid_other_dice_and_what_is_written() -> None:
    die, below, pill = (
        (200.0, 150.0, 40.0, 40.0),
        (190.0, 95.0, 60.0, 50.0),
        (0.0, 0.0, 160.0, 30.0),
    )
    place = placed(die, SIZE, PICTURE, [pill], [die, below])
    assert place[1] >= 190 and not overlap(place, below)
    low = (40.0, 35.0, 40.0, 40.0)
    assert not overlap(placed(low, SIZE, PICTURE, [pill], [low]), pill)


def test_words_stay_in_the_picture() -> None:
    for corner in ((0, 0), (570, 0), (0, 270), (570, 270)):
        x, y, wide, high = placed((*corner, 30, 30), SIZE, PICTURE, [], [(*corner, 30, 30)])
        assert 0 <= x <= 600 - wide and 0 <= y <= 300 - high


def test_a_label_moves_only_where_it_covers_a_die() -> None:
    places = [(0.0, 0.0, 100.0, 20.0), (500.0, 280.0, 100.0, 20.0), (250.0, 0.0, 100.0, 20.0)]
    first, second, third = (10.0, 10.0, 40.0, 40.0), (550.0, 250.0, 40.0, 40.0), (340.0, 0.0, 9, 9)
    assert clear_place(places, 0, []) == 0
    assert clear_place(places, 1, [first]) == 1
    assert clear_place(places, 0, [first]) == 1
    assert clear_place(places, 0, [first, second]) == 2
    assert clear_place(places, 0, [first, second, third]) == 2
    assert clear_place(places[:1], 1, []) == 0
