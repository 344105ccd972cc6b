"""The cart, a wheelbarrow seen from above: slots from top to bottom, the last of which loses its die next."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.marajoara.art import CART_EDGE, CART_WOOD
from desktop.paint.grounds import tile, well
from desktop.paint.painting import dashed, kept, pen
from desktop.paint.paths import polygon, rounded
from desktop.paint.text import figure
from desktop.style.mixing import darker, lighter, solid, with_alpha
from desktop.style.theme import Style

WHEEL, HANDLES, RIM = 0.28, 0.62, 0.17
"""Room above, below and around the slots, in slots."""
SLOT_SHARE, DIE_SHARE = 0.88, 0.68


def cart_slots(rect: QRectF, count: int) -> list[QRectF]:
    """Place the slots, from top to bottom, in a cart that fills the height of the rectangle."""
    step = rect.height() / (count + WHEEL + HANDLES + 2 * RIM)
    side, top = step * SLOT_SHARE, rect.y() + step * (WHEEL + RIM)
    x = rect.center().x() - side / 2
    return [QRectF(x, top + step * number + (step - side) / 2, side, side) for number in range(count)]


def cart(painter: QPainter, rect: QRectF, count: int, style: Style) -> None:
    """The empty cart with numbered slots. The dashed slot and the arrow below it say which die falls out next."""
    slots = cart_slots(rect, count)
    step = slots[0].height() / SLOT_SHARE
    tray = QRectF(rect.center().x() - step * 0.72, rect.y() + step * WHEEL, step * 1.44, step * (count + 2 * RIM))
    _draw_frame(painter, tray, step, style)
    tile(painter, rounded(tray, 12), CART_WOOD, style, thickness=4)
    with kept(painter):
        painter.setPen(pen(with_alpha(CART_EDGE, 0.4)))
        for plank in range(1, 5):
            x = tray.x() + tray.width() * plank / 5
            painter.drawLine(QPointF(x, tray.y() + 6), QPointF(x, tray.bottom() - 6))
    for number, slot in enumerate(slots, 1):
        well(painter, rounded(slot, 8), style, darker(CART_WOOD, 0.34), 1.4)
        label = QRectF(tray.x() - 34, slot.y(), 26, slot.height())
        figure(painter, label, str(number), style.text_size(15), style.ground.ink, "semibold")
    painter.strokePath(rounded(slots[-1], 8), dashed("#FFE3B0", 2.2))
    point, size = QPointF(rect.center().x(), tray.bottom() + step * 0.42), step * 0.16
    arrow = (
        (point.x(), point.y()),
        (point.x() - size, point.y() - size * 1.4),
        (point.x() + size, point.y() - size * 1.4),
    )
    painter.fillPath(polygon(arrow), solid(style.accent_on_board))


def _draw_frame(painter: QPainter, tray: QRectF, step: float, style: Style) -> None:
    """Two handles and a wheel."""
    for side in (-1, 1):
        handle = QPainterPath(QPointF(tray.center().x() + side * step * 0.56, tray.y() + tray.height() * 0.7))
        handle.lineTo(tray.center().x() + side * step * 0.74, tray.bottom() + step * 0.55)
        painter.strokePath(handle, pen(CART_EDGE, step * 0.16))
        painter.strokePath(handle, pen(lighter(CART_WOOD, 0.12), step * 0.10))
    wheel = QRectF(tray.center().x() - step * 0.15, tray.y() - step * WHEEL, step * 0.30, step * 0.48)
    tile(painter, rounded(wheel, step * 0.11), "#4A3A30", style, thickness=2)
