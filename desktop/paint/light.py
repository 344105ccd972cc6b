"""Light from the upper left: soft shadows, glows, grain, and the gradients that make things round."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PySide6 import QtGui
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath

from desktop.paint.painting import kept, painting, pen
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint

GRAIN_SIDE = 256
LARGE_BLUR = 6.0
SMALL_BLUR = 4.0
"""A blur above the first is painted on a smaller image, in which it measures the second."""

FINE_STEPS = 12

# Gradients are named where they are painted: Qt knows 180 of them by name, which takes longer to load than this file.

Stop = tuple[float, Tint]


def shadow(
    painter: QPainter, path: QPainterPath, style: Style, *, drop: float = 3, blur: float = 8, strength: float = 0.28
) -> None:
    """The soft shadow the shape throws, `drop` below it; on paper nothing does. Draw it before the shape."""
    if style.on_paper:
        return
    halo(painter, path.translated(0, drop), style.theme.shadow, blur=blur, strength=strength)


def glow(painter: QPainter, path: QPainterPath, colour: Tint, *, blur: float = 12, strength: float = 0.5) -> None:
    """Light around and over the shape."""
    halo(painter, path, colour, blur=blur, strength=strength)


def halo(painter: QPainter, path: QPainterPath, colour: Tint, *, blur: float, strength: float) -> None:
    """The shape filled, with an edge that fades over `blur`."""
    if blur <= LARGE_BLUR:
        _stroked_halo(painter, path, colour, blur, strength)
        return
    reach = path.boundingRect().adjusted(-blur - 1, -blur - 1, blur + 1, blur + 1)
    scale = SMALL_BLUR / blur
    image = QImage(
        max(1, round(reach.width() * scale)),
        max(1, round(reach.height() * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as small:
        small.scale(image.width() / reach.width(), image.height() / reach.height())
        small.translate(-reach.topLeft())
        _stroked_halo(small, path, colour, blur, strength)
    with kept(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(reach, image)


def _stroked_halo(painter: QPainter, path: QPainterPath, colour: Tint, blur: float, strength: float) -> None:
    """Strokes upon strokes, the widest first. Wide shadows fade by the square: a step would be seen on plaster."""
    is_large = blur > LARGE_BLUR
    steps = FINE_STEPS if is_large else max(3, round(blur / 1.6))
    for step in range(steps, 0, -1):
        share = (2 * (steps - step) + 1) / steps**2 if is_large else 1 / steps
        painter.strokePath(path, pen(with_alpha(colour, strength * share * 1.15), 2 * blur * step / steps))
    painter.fillPath(path, with_alpha(colour, strength * 0.9))


def grain(painter: QPainter, path: QPainterPath, strength: int, colour: Tint = "#000000", seed: int = 1) -> None:
    """Fine noise over a shape; `strength` is its highest alpha, of 255."""
    painter.fillPath(path, QBrush(grain_image(strength, QColor(colour).rgb(), seed)))


@lru_cache(maxsize=64)
def grain_image(strength: int, rgb: int, seed: int) -> QImage:
    """A square of noise that can be laid side by side. The same arguments give the same pixels on every computer."""
    solid = QColor.fromRgb(rgb)
    noise = Random(seed).randbytes(GRAIN_SIDE * GRAIN_SIDE)
    alpha = [int((value / 255) ** 2 * strength) for value in range(256)]
    pixels = bytearray(4 * len(noise))
    # Bytes of a premultiplied pixel, on the little-endian machines we run on: blue, green, red, alpha.
    for place, channel in enumerate((solid.blue(), solid.green(), solid.red(), 255)):
        pixels[place::4] = noise.translate(bytes(channel * value // 255 for value in alpha))
    shown = QImage(pixels, GRAIN_SIDE, GRAIN_SIDE, 4 * GRAIN_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    return shown.copy()


def downwards(rect: QRectF, stops: Sequence[Stop]) -> "QtGui.QLinearGradient":
    return _filled(QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft()), stops)


def across(rect: QRectF, stops: Sequence[Stop]) -> "QtGui.QLinearGradient":
    return _filled(QtGui.QLinearGradient(rect.topLeft(), rect.topRight()), stops)


def aslant(rect: QRectF, stops: Sequence[Stop]) -> "QtGui.QLinearGradient":
    """Return a gradient from the upper left corner, where the light comes from, to the lower right."""
    return _filled(QtGui.QLinearGradient(rect.topLeft(), rect.bottomRight()), stops)


def along(line: QLineF, stops: Sequence[Stop]) -> "QtGui.QLinearGradient":
    return _filled(QtGui.QLinearGradient(line.p1(), line.p2()), stops)


def around(centre: QPointF, radius: float, stops: Sequence[Stop]) -> "QtGui.QRadialGradient":
    gradient = QtGui.QRadialGradient(centre, radius)
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return gradient


def _filled(gradient: "QtGui.QLinearGradient", stops: Sequence[Stop]) -> "QtGui.QLinearGradient":
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return gradient
