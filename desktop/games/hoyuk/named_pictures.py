"""What the data of Höyük name, small: pieces, clans, piles, omens, and what catastrophes choose and do."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.named import Draw, as_sign
from desktop.games.hoyuk.calamity_cards import draw_counted, draw_selector
from desktop.games.hoyuk.emblems import EMBLEMS, emblem
from desktop.games.hoyuk.houses import house
from desktop.games.hoyuk.sign_words import piece
from desktop.games.hoyuk.signs import OF_COUNT, OF_PILE, SIGNS
from desktop.style.palette import SEATS
from desktop.style.theme import Style
from rules.core.types import Json

LOSSES = ("lose_one", "lose_half")


def named_picture(of: str, part: str, name: str, row: Json) -> Draw | None:
    if of == "catastrophes.cards" and isinstance(row, dict):
        return named_picture("", "name", str(row.get("name", "")), None)
    match part:
        case "counts" if name in OF_COUNT:
            return as_sign(piece, OF_COUNT[name])
        case "selector" if name:
            return partial(selector, name)
        case "effect":
            return effect_of(name)
        case "colour" if name in SEATS:
            return partial(clan, name)
        case "name" if name in EMBLEMS:
            return lambda painter, square, style: emblem(painter, square, name)
        case _ if name in OF_PILE:
            return as_sign(piece, OF_PILE[name])
        case _ if name in SIGNS:
            return as_sign(piece, name)
    return None


def selector(name: str, painter: QPainter, square: QRectF, style: Style) -> None:
    if name in ("most", "fewest"):
        draw_counted(painter, square, style, "house", is_most=name == "most")
    else:
        draw_selector(painter, square, style, name, "")


def clan(colour: str, painter: QPainter, square: QRectF, style: Style) -> None:
    house(painter, square, style, colour)


def effect_of(name: str) -> Draw | None:
    if name in EMBLEMS:
        return lambda painter, square, style: emblem(painter, square, name)
    return partial(lost, name) if name in LOSSES else None


def lost(name: str, painter: QPainter, square: QRectF, style: Style) -> None:
    """One house, or half of several."""
    if name == "lose_one":
        piece(painter, square, ("house",), style)
    else:
        draw_counted(painter, square, style, "house", is_most=False)
