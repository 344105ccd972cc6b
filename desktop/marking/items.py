"""What lies over the table for marks: one item for all of them, one for the light, one for the laser."""

from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.layers import Layer
from desktop.marking import drawing
from desktop.marking.placing import Places
from desktop.paint.painting import SMOOTH, kept
from desktop.style.palette import ThemeName
from rules.core.marks import AnyMark, Arrow, Light, Number, Pen, Ring, Spot

FULL_WIDTH = 1600.0
TRAIL_S = 0.45
SHORTER = 0.42
"""How far before the middle of a piece an arrow ends, in parts of the piece."""


def unit_of(painter: QPainter) -> float:
    """How large a mark is drawn: always the same part of what is in sight, from near and from far."""
    seen = painter.worldTransform()
    return painter.device().width() / max(0.01, seen.m11()) / FULL_WIDTH


class OverTable(QGraphicsItem):
    """Something that may lie anywhere on the table, seen from near or far."""

    def __init__(self, places: Places, level: float) -> None:
        super().__init__()
        self.places = places
        self.covered = places.scene.sceneRect()
        places.scene.sceneRectChanged.connect(self.cover)
        self.setZValue(level)

    def cover(self, table: QRectF) -> None:
        """Reach over all of a table that has another size now; a scene asked for it would ask all its items."""
        self.prepareGeometryChange()
        self.covered = table

    def boundingRect(self) -> QRectF:
        return self.covered


class MarksItem(OverTable):
    """All marks but the light."""

    def __init__(self, places: Places, theme: Callable[[], ThemeName]) -> None:
        super().__init__(places, Layer.FOCUS + 0.95)
        self.theme = theme
        self.marks: Sequence[AnyMark] = ()

    def show_marks(self, marks: Sequence[AnyMark]) -> None:
        self.marks = marks
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit = unit_of(painter)
        with kept(painter):
            painter.setRenderHints(SMOOTH)
            paint_marks(painter, self.marks, self.places, self.theme(), unit)


def paint_marks(painter: QPainter, marks: Sequence[AnyMark], places: Places, theme: ThemeName, unit: float) -> None:
    """Draw the marks whose pieces and places are there."""
    for mark in marks:
        if isinstance(mark, Light) or not places.shows(mark):
            continue
        colour = drawing.ink_colour(mark.ink, theme)
        match mark:
            case Arrow():
                drawing.arrow(painter, *ends(mark, places), colour, drawing.ARROW * unit)
            case Ring():
                box = places.oval(mark, unit)
                if box is not None:
                    drawing.ring(painter, box, colour, drawing.LINE * unit)
            case Number():
                at = corner_of(mark.at, places)
                drawing.number(painter, at, drawing.NUMBER * unit, mark.number, colour)
            case Pen():
                rect = places.rect(mark.on) or places.table
                points = [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in mark.points]
                drawing.stroke(painter, points, colour, drawing.FREE_LINE * unit)


def ends(mark: Arrow, places: Places) -> tuple[QPointF, QPointF]:
    """Both ends; at a piece the arrow leaves room so that one sees it."""
    start, end = places.point(mark.start) or QPointF(), places.point(mark.end) or QPointF()
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    along = way / length
    return start + along * room(mark.start, places, length), end - along * room(mark.end, places, length) * 0.6


def room(spot: Spot, places: Places, length: float) -> float:
    rect = places.rect(spot.key)
    if not spot.is_whole or rect is None:
        return 0.0
    return min(length * 0.3, SHORTER * min(rect.width(), rect.height()))


def corner_of(spot: Spot, places: Places) -> QPointF:
    """A number stands at the corner of a piece, not over it."""
    rect = places.rect(spot.key)
    if spot.is_whole and rect is not None:
        return rect.topRight()
    return places.point(spot) or QPointF()


class LightItem(OverTable):
    """The shade over all of the table but the oval of the light."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, Layer.SHADE + 0.5)
        self.light: Light | None = None

    def show_light(self, light: Light | None) -> None:
        self.light = light
        self.setVisible(light is not None)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        oval = self.places.oval(self.light, unit_of(painter)) if self.light is not None else None
        if oval is not None:
            drawing.shade_but(painter, self.boundingRect(), oval)


class LaserItem(OverTable):
    """The dot of the laser, and the way it went in the last moments."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, Layer.WORDS)
        self.trail: list[tuple[QPointF, float]] = []

    def go(self, point: QPointF) -> None:
        self.trail.append((point, perf_counter()))
        self.fade()

    def fade(self) -> bool:
        """Forget what is old. Whether there still is a trail behind the dot."""
        now = perf_counter()
        while len(self.trail) > 1 and now - self.trail[0][1] > TRAIL_S:
            del self.trail[0]
        self.update()
        return len(self.trail) > 1

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.trail:
            return
        now = perf_counter()
        trail = [(point, max(0.0, 1 - (now - at) / TRAIL_S)) for point, at in self.trail]
        with kept(painter):
            painter.setRenderHints(SMOOTH)
            drawing.laser(painter, trail, unit_of(painter))
