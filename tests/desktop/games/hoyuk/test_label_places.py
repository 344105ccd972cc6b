"""The labels of blocks lie beside what stands in the village."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.hoyuk.label_places import Room, Size, label_places
from rules.hoyuk import places
from rules.hoyuk.cells import COLUMNS, cells_in
from tests.rules.hoyuk.table import table

VILLAGES = (
    "R E1 F1, ruin E2 E3, B F2",
    "R E1, ruin E2 E3 D3, B D2 C3",
    "B B6, ruin C6 D6 D7, R D8 E7",
    "R D6 E6 F6, B D7, pen C6→, ruin E5 G6",
)


@pytest.mark.parametrize("size", [(2.0, 1.2), (2.6, 1.7)])
@pytest.mark.parametrize("village", VILLAGES)
def test_a_label_covers_neither_houses_nor_pens_nor_ruins(village: str, size: Size) -> None:
    state = table(village).state
    free = places.ground(state.village, state.options, 0)
    room = Room(free.extending | free.joining, free.founding)
    spots = label_places(state.village, room, (size,) * len(state.village.blocks))
    things = [QRectF(cell % COLUMNS, cell // COLUMNS, 1, 1) for cell in cells_in(state.village.where.built)]
    assert not [thing for spot in spots for thing in things if spot.intersects(thing)]
