"""The soft shadow of cards and plates. They are many and of few sizes, and their shadow takes longer to paint than they
do: it is painted once for each size.
"""

import math
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.light import halo
from desktop.paint.painting import kept, painted_image
from desktop.paint.paths import rounded
from desktop.style.theme import Style

EDGE = 2.0
"""Around the blur, for the last of the fading."""


def shadow_of_rounded(
    painter: QPainter, rect: QRectF, radius: float, style: Style, *, drop: float, blur: float, strength: float
) -> None:
    """What a rounded rectangle throws. Draw it before the rectangle."""
    edge = blur + EDGE
    image = soft(round(rect.width(), 1), round(rect.height(), 1), radius, blur, strength, style.theme.shadow)
    with kept(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect.adjusted(-edge, -edge, edge, edge).translated(0, drop), image)


@lru_cache(maxsize=128)
def soft(wide: float, high: float, radius: float, blur: float, strength: float, colour: str) -> QImage:
    edge = blur + EDGE
    size = math.ceil(wide + 2 * edge), math.ceil(high + 2 * edge)

    def paint(painter: QPainter, whole: QRectF) -> None:
        """The image ends on a pixel, which may be a part of one more than is shown."""
        painter.scale(whole.width() / (wide + 2 * edge), whole.height() / (high + 2 * edge))
        halo(painter, rounded(QRectF(edge, edge, wide, high), radius), colour, blur=blur, strength=strength)

    return painted_image(*size, paint)
