"""What the data of Excavation Earth name, small: regions, glyphs, symbols, players, what tiles do, where relics lie."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.named import Draw, as_sign
from desktop.games.excavation_earth import sign_words as words
from desktop.games.excavation_earth.hues import CREAM, REGIONS
from desktop.games.excavation_earth.painters import container_slot, slot
from desktop.games.excavation_earth.side_sprites import SIGNS
from desktop.games.excavation_earth.signs import GLYPHS, SYMBOLS
from desktop.games.excavation_earth.tiles import draw_sign
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from rules.core.types import Json

STORES = {"hold": slot, "container": container_slot}


def named_picture(of: str, part: str, name: str, row: Json) -> Draw | None:
    match of:
        case "relics.colours" if name in REGIONS:
            return as_sign(words.region, name)
        case "relics.glyphs" if name in GLYPHS:
            return as_sign(words.glyph, name)
        case "symbols.symbols" if name in SYMBOLS:
            return as_sign(words.symbol, name)
        case "box.colours" if name in SEATS:
            return as_sign(words.cube, name)
    if part == "op" and name in SIGNS:
        return partial(effect, SIGNS[name])
    return STORES.get(name) if part == "store" else None


def effect(sign: str, painter: QPainter, square: QRectF, style: Style) -> None:
    """The picture of a command tile; on paper in the dark, as it is printed."""
    if style.is_dark:
        painter.fillPath(rounded(square, 4), solid(CREAM))
    draw_sign(painter, square.adjusted(1, 1, -1, -1), sign)
