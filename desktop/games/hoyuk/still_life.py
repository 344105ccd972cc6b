"""A few houses and pens put together, for where Höyük shows itself before a game: no position, only what looks well."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.houses import house, roof_of
from desktop.games.hoyuk.yards import pen_yard
from desktop.paint.paths import square_around
from desktop.style.theme import Style

PIECE = 0.5
"""Of a piece on a roof, of its cell."""
Piece = Callable[[QPainter, QRectF, Style], None]
Standing = tuple[int, int, str, int, Piece | None]
"""Column, row, clan, storeys, and what stands on the roof."""
Yard = tuple[int, int, int, str]
"""Column, row, gate, clan."""


def block(
    painter: QPainter, corner: QPointF, side: float, houses: Sequence[Standing], yards: Sequence[Yard], style: Style
) -> None:
    """Draw a block from the north to the south, because southern houses stand before northern ones."""

    def cell(column: int, row: int) -> QRectF:
        return QRectF(corner.x() + column * side, corner.y() + row * side, side, side)

    for column, row, gate, clan in yards:
        pen_yard(painter, cell(column, row), style, gate, clan, column)
    for column, row, clan, storeys, piece in sorted(houses, key=lambda each: each[1]):
        one_house(painter, cell(column, row), clan, storeys, piece, style)


def one_house(painter: QPainter, rect: QRectF, clan: str, storeys: int, piece: Piece | None, style: Style) -> None:
    house(painter, rect, style, clan, storeys, is_occupied=piece is not None)
    if piece is not None:
        side = rect.width() * PIECE
        roof = roof_of(rect, storeys)
        piece(painter, square_around(QPointF(roof.center().x(), roof.center().y() + side * 0.04), side / 2), style)
