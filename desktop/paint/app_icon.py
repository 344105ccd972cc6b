"""The icon of the program: an urn put together again, but for one shard, on the cloth of a drawer."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPixmap

from desktop.paint.light import across, downwards
from desktop.paint.motifs import meander_unit
from desktop.paint.painting import clipped, painted_image, pen
from desktop.paint.paths import polygon, rounded
from desktop.paint.silhouettes import vase_path
from desktop.style.mixing import darker, lighter, solid, with_alpha

SIDES = (16, 24, 32, 48, 64, 128, 256)
"""How large systems show it, in a title bar, a list, a menu."""
SMALL, TINY = 48, 28
"""Below these sides there is no room for an ornament, nor for a frame."""

WOOD, CLOTH = "#7A4E2E", "#8F2D22"
SLIP, IRON_RED, BLACK_SLIP, HOLLOW = "#F0DFBC", "#A83A27", "#2A1B17", "#4A1510"
BANDS = ((0.02, 0.055), (0.30, 0.035), (0.625, 0.035), (0.90, 0.08))
"""Where the black bands of the urn begin, and how high they are; parts of its height."""
ORNAMENT_TOP, ORNAMENT_SIDE, ORNAMENT_STEP = 0.385, 0.19, 1.24
SHARD = ((0.60, -0.02), (0.55, 0.13), (0.68, 0.20), (0.63, 0.30), (0.78, 0.40), (1.1, 0.33), (1.1, -0.02))
"""The corners of the shard that is missing; parts of the urn's width and height."""


def program_icon() -> QIcon:
    """The icon in all sizes that a system may ask for."""
    found = QIcon()
    for side in SIDES:
        found.addPixmap(QPixmap.fromImage(icon_image(side)))
    return found


def icon_image(side: int) -> QImage:
    """The icon on a transparent ground, this many pixels wide and high."""
    return painted_image(side, side, draw_icon)


def draw_icon(painter: QPainter, rect: QRectF) -> None:
    """Draw the icon into a square; where it is small, only what can be told apart."""
    side = rect.width()
    _draw_drawer(painter, rect)
    height = side * (0.76 if side >= TINY else 0.84)
    foot = QPointF(rect.center().x(), rect.center().y() + height / 2)
    _draw_urn(painter, vase_path(foot, height), side)


def _draw_drawer(painter: QPainter, rect: QRectF) -> None:
    side = rect.width()
    whole = rect.adjusted(side * 0.02, side * 0.02, -side * 0.02, -side * 0.02)
    frame = side * 0.065 if side >= TINY else 0.0
    if frame:
        painter.fillPath(
            rounded(whole, side * 0.2),
            downwards(whole, ((0, lighter(WOOD, 0.25)), (0.5, solid(WOOD)), (1, darker(WOOD, 0.3)))),
        )
    cloth = whole.adjusted(frame, frame, -frame, -frame)
    path = rounded(cloth, side * 0.15)
    painter.fillPath(path, downwards(cloth, ((0, lighter(CLOTH, 0.1)), (1, darker(CLOTH, 0.25)))))
    painter.strokePath(path, pen(with_alpha("#000000", 0.45), max(0.6, side * 0.012)))


def _draw_urn(painter: QPainter, urn: QPainterPath, side: float) -> None:
    rect = urn.boundingRect()
    shard = polygon([(rect.x() + rect.width() * x, rect.y() + rect.height() * y) for x, y in SHARD])
    whole = urn.subtracted(shard)
    if side >= TINY:
        painter.fillPath(urn.translated(0, side * 0.02), with_alpha("#000000", 0.3))
    painter.fillPath(urn, solid(HOLLOW))
    with clipped(painter, whole):
        painter.fillRect(rect, solid(SLIP))
        for top, high in BANDS:
            band = QRectF(rect.x(), rect.y() + rect.height() * top, rect.width(), max(1.0, rect.height() * high))
            painter.fillRect(band, solid(BLACK_SLIP))
        if side >= SMALL:
            _draw_ornament(painter, rect)
        else:
            painter.fillRect(_belt(rect), solid(IRON_RED))
        painter.fillRect(rect, across(rect, _roundness()))
    painter.strokePath(whole, pen(BLACK_SLIP, max(0.7, side * 0.012)))


def _draw_ornament(painter: QPainter, rect: QRectF) -> None:
    unit = rect.height() * ORNAMENT_SIDE
    line = pen(IRON_RED, unit * 0.15, flat=True)
    count = int(rect.width() / unit) + 1
    left = rect.center().x() - ((count - 1) * ORNAMENT_STEP + 1) * unit / 2
    for number in range(count):
        spiral = meander_unit(
            left + number * unit * ORNAMENT_STEP, rect.y() + rect.height() * ORNAMENT_TOP, unit, number % 2 == 1
        )
        painter.strokePath(spiral, line)


def _belt(rect: QRectF) -> QRectF:
    return QRectF(rect.x(), rect.y() + rect.height() * 0.42, rect.width(), rect.height() * 0.12)


def _roundness() -> tuple[tuple[float, QColor], ...]:
    """Light from the left on the belly."""
    return (
        (0.0, with_alpha("#3A1D0C", 0.40)),
        (0.2, with_alpha("#3A1D0C", 0.08)),
        (0.36, with_alpha("#FFFFFF", 0.25)),
        (0.6, with_alpha("#3A1D0C", 0.02)),
        (1.0, with_alpha("#2A1408", 0.5)),
    )
