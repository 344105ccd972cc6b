"""Construction tiles as the rows of an edition describe them."""

from functools import partial

from desktop.board.row_pictures import RowFace, Say
from desktop.games.hoyuk.signs import SIGNS
from desktop.games.hoyuk.tiles import small_tile
from rules.core.types import Json

SHAPE = 2.4


def picture_of(table: str, row: Json, say: Say) -> RowFace | None:
    if table != "tiles.elements" or not row or not all(element in SIGNS for element in row):
        return None
    return RowFace(SHAPE, partial(small_tile, elements=tuple(row)))
