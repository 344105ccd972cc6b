"""The score sheet on paper."""

from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.board.podium import Piece
from desktop.paint.marks import rule_tag
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.score.podium import stand
from desktop.score.sheet_layout import SheetMeasures, sheet_places
from desktop.score.sheet_panel import SheetFace, paint_sheet
from desktop.style.mixing import solid
from desktop.style.theme import SMALLEST_TEXT, Style


class SheetPage:
    """Score sheet for print: no grain or shadow, which cost ink; prints rule ids where the screen has links."""

    def __init__(self, size: QSizeF, face: SheetFace, piece: Piece, view: Any, style: Style) -> None:
        measures = SheetMeasures(face.words, style)
        wide = max(size.width(), measures.least_width)
        self.size = QSizeF(wide, max(size.height(), measures.needed(wide)))
        self.face, self.piece, self.view, self.style = face, piece, view, style
        self.places = sheet_places(measures, self.size.width(), self.size.height())

    def paint(self, painter: QPainter) -> None:
        places, style = self.places, self.style
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), solid("#FFFFFF"))
        painter.fillPath(rounded(places.board, 12), solid(style.ground.board))
        painter.strokePath(rounded(places.board, 12), pen(style.ground.edge))
        paint_sheet(painter, places, self.face, style)
        for line in places.rows:
            if line.row.rule:
                ink = style.accent_on_board
                rule_tag(painter, line.tag.topLeft(), line.row.rule, style, SMALLEST_TEXT, ink=ink)
        for place, standing, rank, total in zip(
            places.podium, self.face.standings, self.face.ranks, self.face.totals, strict=True
        ):
            stand(painter, place, standing, (rank, total), self.piece, self.view, style)
