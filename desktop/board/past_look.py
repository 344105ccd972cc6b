"""How the table looks while it shows the past of the game: paler, in the colour of sand, within a dashed frame."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsEffect

from desktop.paint.painting import pen
from desktop.style.mixing import solid
from desktop.style.theme import Style

GREY, SAND = 0.5, 0.22
SAND_LIGHT, SAND_DARK = "#E7D3AC", "#3A2E1C"
LINE, INSET = 2.6, 5.0
DASHES = 5.0, 3.0


class PastLook(QGraphicsEffect):
    """The effect laid over the table while a player looks back; the present is painted without it."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style_now = style

    def draw(self, painter: QPainter) -> None:
        offset = QPoint()
        shown = self.sourcePixmap(Qt.CoordinateSystem.DeviceCoordinates, offset)
        if shown.isNull():
            return
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(offset, shown)
        whole = QRectF(offset, shown.deviceIndependentSize())
        if self.style_now.theme_name != "contrast":
            grey = shown.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
            painter.setOpacity(GREY)
            painter.drawImage(offset, grey)
            painter.setOpacity(SAND)
            painter.fillRect(whole, solid(SAND_DARK if self.style_now.is_dark else SAND_LIGHT))
            painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dashed = pen(self.style_now.accent_text, LINE)
        dashed.setDashPattern(DASHES)
        painter.setPen(dashed)
        painter.drawRoundedRect(whole.adjusted(INSET, INSET, -INSET, -INSET), 8, 8)
        painter.restore()
