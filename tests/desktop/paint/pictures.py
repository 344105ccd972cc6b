"""Looking at what was drawn, pixel by pixel."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.paint.painting import PaintRect, painted_image, painting


def picture(width: int, height: int, paint: PaintRect) -> QImage:
    return painted_image(width, height, paint)


def pixels_of(image: QImage) -> bytes:
    """The bytes of an image; the parameter keeps it alive while they are read."""
    return bytes(image.constBits())


def picture_on(ground: str, side: int, paint: PaintRect) -> QImage:
    """Drawn on an even ground."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    with painting(image) as painter:
        paint(painter, QRectF(0, 0, side, side))
    return image


def drawn_box(image: QImage) -> QRectF:
    """The smallest rectangle around all that is not quite transparent."""
    barely = 8
    points = [
        (x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() > barely
    ]
    if not points:
        return QRectF()
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return QRectF(left, top, max(x for x, _ in points) + 1 - left, max(y for _, y in points) + 1 - top)


def islands(image: QImage, wanted: Callable[[QColor], bool]) -> int:
    """How many separate patches of pixels have the wanted colour."""
    left = {(x, y) for y in range(image.height()) for x in range(image.width()) if wanted(image.pixelColor(x, y))}
    count = 0
    while left:
        count += 1
        border = [left.pop()]
        while border:
            x, y = border.pop()
            near = {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)} & left
            left -= near
            border += near
    return count


def share_of(image: QImage, colour: str, tolerance: int = 40) -> float:
    """Which share of the pixels is about this colour."""
    goal = QColor(colour)
    hits = sum(
        near(image.pixelColor(x, y), goal, tolerance) for y in range(image.height()) for x in range(image.width())
    )
    return hits / (image.width() * image.height())


def near(one: QColor, other: QColor, tolerance: int) -> bool:
    gaps = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(abs(gap) for gap in gaps) <= tolerance


def state_of(painter: QPainter) -> tuple[object, ...]:
    """What a drawing function must leave as it found it."""
    return (
        painter.transform(),
        painter.opacity(),
        painter.pen(),
        painter.brush(),
        painter.font(),
        painter.hasClipping(),
        painter.renderHints(),
        painter.compositionMode() == QPainter.CompositionMode.CompositionMode_SourceOver,
        painter.layoutDirection() == Qt.LayoutDirection.LeftToRight,
    )
