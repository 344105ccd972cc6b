"""The lamp of advice: the table falls into shade, and one region stays in the light."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.layers import Layer
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import with_alpha

COARSE = 4
"""The shade is painted so many times smaller: stretched, its edge is soft."""
SOFT = 26.0
"""How far light fades around a region."""
RINGS = 7
DEPTH, DEEP = 0.30, 0.40
ROUNDNESS = 12.0


@dataclass(frozen=True, slots=True)
class Lamp:
    """The places on which light falls, on a table of this size."""

    width: float
    height: float
    regions: tuple[tuple[float, float, float, float], ...]
    is_dark: bool


class LampItem(QGraphicsItem):
    """The shade, over all that lies on the table and below what is shown of a move."""

    def __init__(self, lamp: Lamp) -> None:
        super().__init__()
        self.lamp = lamp
        self.shade = shade_of(lamp)
        self.setZValue(Layer.SHADE)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.lamp.width, self.lamp.height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.boundingRect(), self.shade)


def shade_of(lamp: Lamp) -> QImage:
    """Paint the shade with holes that fade at their edges."""
    size = max(1, round(lamp.width / COARSE)), max(1, round(lamp.height / COARSE))
    shade = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    shade.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shade)
    painter.setRenderHints(SMOOTH)
    painter.scale(size[0] / lamp.width, size[1] / lamp.height)
    ground = with_alpha("#000000", DEEP) if lamp.is_dark else with_alpha("#1A0F04", DEPTH)
    painter.fillRect(QRectF(0, 0, lamp.width, lamp.height), ground)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for region in lamp.regions:
        for ring in range(RINGS):
            grown = SOFT * (1 - ring / (RINGS - 1))
            share = 1.0 if ring == RINGS - 1 else 1 / (RINGS - ring)
            rect = QRectF(*region).adjusted(-grown, -grown, grown, grown)
            painter.fillPath(rounded(rect, ROUNDNESS + grown), with_alpha("#000000", share))
    painter.end()
    return shade
