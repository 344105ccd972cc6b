"""Small things every drawing function needs: pens, and painter states that always come back."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from desktop.style.vision import Tint

PaintRect = Callable[[QPainter, QRectF], None]
"""Draws something into a rectangle."""

SMOOTH = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


def pen(colour: Tint, width: float = 1.0, *, flat: bool = False) -> QPen:
    """A pen with round ends and corners, or with flat ends and pointed corners."""
    ends = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    corners = Qt.PenJoinStyle.MiterJoin if flat else Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, ends, corners)


def dashed(colour: Tint, width: float, pattern: Sequence[float] = (3, 2)) -> QPen:
    """A dashed pen with flat ends; the pattern is in widths of the pen."""
    made = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    made.setDashPattern(pattern)
    return made


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Restore the painter afterwards: what is set inside is forgotten."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def clipped(painter: QPainter, shape: QPainterPath | QRectF) -> Iterator[None]:
    """Clip to the shape: nothing is drawn outside it, nor outside what was already the clip."""
    with kept(painter):
        if isinstance(shape, QRectF):
            painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
        else:
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        yield


@contextmanager
def faded(painter: QPainter, opacity: float) -> Iterator[None]:
    with kept(painter):
        painter.setOpacity(painter.opacity() * opacity)
        yield


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    """A smooth painter on the image, ended for certain."""
    painter = QPainter(image)
    try:
        painter.setRenderHints(SMOOTH)
        yield painter
    finally:
        painter.end()


def painted_image(width: int, height: int, paint: PaintRect) -> QImage:
    """A transparent image with something drawn on the whole of it."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        paint(painter, QRectF(0, 0, width, height))
    return image
