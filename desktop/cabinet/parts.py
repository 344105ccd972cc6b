"""The cabinet painted from parts: the wall and the case, each drawer by itself, the lamp over all."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from desktop.cabinet.drawers import cabinet, closed_drawer, drawer_inside, lamplight, pulled_drawer
from desktop.cabinet.places import PAPER, DrawerPlace, Drawers, case_places, knob_place
from desktop.paint.art import Art
from desktop.paint.grounds import wall
from desktop.paint.light import shadow
from desktop.paint.painting import clipped, kept, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha

MARGIN = 30.0
"""Room for the shadow of a front."""
TAG_INK, STRING = "#5A1F14", "#CDB58A"


class Parts:
    """Each part is painted once, and stands where it is wanted."""

    def __init__(self, art: Art, case: QRectF, drawers: Drawers) -> None:
        self.art, self.case, self.drawers = art, case, drawers

    def draw(self, painter: QPainter, window: QRectF, places: Sequence[DrawerPlace], opened: str) -> None:
        """Draw the case from parts, while a drawer slides."""
        painter.drawPixmap(window.topLeft(), self._ground(window))
        for place in places:
            if place.game != opened:
                self._draw_drawer(painter, place, pulled=False)
        for place in places:
            if place.game == opened:
                self._draw_drawer(painter, place, pulled=True)
        self.art.draw(painter, self._lamp, ("cabinet-lamp",), lambda brush, at: lamplight(brush, at, self.art.style))

    @property
    def _lamp(self) -> QRectF:
        return self.case.adjusted(-14, 0, 14, 8)

    def _ground(self, window: QRectF) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            wall(painter, rect, self.art.style)
            cabinet(painter, self.case, (), self.art.style)

        return self.art.pixmap(("cabinet-ground", self.case.getRect()), window.size(), paint)

    def _draw_drawer(self, painter: QPainter, place: DrawerPlace, *, pulled: bool) -> None:
        if place.inside is not None and place.inside.height() > 1:
            self._draw_inside(painter, place)
        front = self._front(place.game, pulled=pulled)
        target = place.front.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        painter.drawPixmap(target, front, QRectF(front.rect()))

    def _draw_inside(self, painter: QPainter, place: DrawerPlace) -> None:
        """The inside comes out with its front, and is as high as it is when all of it shows."""
        assert place.inside is not None
        full = next(each.inside for each in case_places(self.case, self.drawers, place.game) if each.inside is not None)

        def paint(brush: QPainter, rect: QRectF) -> None:
            drawer_inside(brush, rect, place.game)

        picture = self.art.pixmap(("drawer-inside", place.game), full.size(), paint)
        with clipped(painter, place.inside):
            painter.drawPixmap(QPointF(full.x(), place.front.y() + 4 - full.height()), picture)

    def _front(self, game: str, *, pulled: bool) -> QPixmap:
        place = next(
            each
            for each in case_places(self.case, self.drawers, self._opened_beside(game, pulled=pulled))
            if each.game == game
        )
        size = QSizeF(place.front.width(), place.front.height())
        words, style = self.drawers.plate(game), self.art.style

        def paint(painter: QPainter, rect: QRectF) -> None:
            drawer = DrawerPlace(game, rect)
            if pulled:
                pulled_drawer(painter, drawer, words, style)
            else:
                closed_drawer(painter, drawer, words, style)
            if game in self.drawers.closed:
                self._draw_tag(painter, rect)

        return self.art.pixmap(("drawer", game, pulled, words, self.drawers.tag), size, paint, margin=MARGIN)

    def _opened_beside(self, game: str, *, pulled: bool) -> str:
        """Which drawer is open when this one is drawn: as a rule one is, and all are a little lower for it."""
        others = (each for each in self.drawers.games if each != game and each not in self.drawers.closed)
        return game if pulled else next(others, "")

    def _draw_tag(self, painter: QPainter, front: QRectF) -> None:
        """A paper tag on a string, hung over the knob."""
        unit, style = front.height() / 134, self.art.style
        size = max(13.0, min(style.text_size(14), 22 * unit))
        tag = QRectF(0, 0, width_of(self.drawers.tag, size, "bold") + 30 * unit, size * 1.7)
        with kept(painter):
            painter.translate(knob_place(front) + QPointF(4, 14) * unit)
            painter.rotate(-5)
            string = QPainterPath(QPointF(-4, -8) * unit)
            string.quadTo(QPointF(2, 2) * unit, QPointF(14 * unit, 16 * unit))
            painter.strokePath(string, pen(STRING, 1.6 * unit))
            tag.moveTo(6 * unit, 16 * unit - tag.height() / 2)
            path = rounded(tag, 4 * unit)
            shadow(painter, path, style, drop=2 * unit, blur=4 * unit, strength=0.4)
            painter.fillPath(path, solid(PAPER))
            painter.strokePath(path, pen(with_alpha("#6B4A1E", 0.6)))
            painter.strokePath(circle(QPointF(14 * unit, 16 * unit), 3 * unit), pen("#8A6026", 1.6 * unit))
            text_line(painter, tag.adjusted(20 * unit, 0, -4, 0), self.drawers.tag, size, TAG_INK, "bold")
