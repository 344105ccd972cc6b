"""Planets, told apart by shape as well as colour: an ocean with land, a ringed desert, a volcano with jagged fire."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import around, shadow
from desktop.paint.painting import clipped, kept, pen
from desktop.paint.paths import circle, rays
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

BALLS = {
    "B": ("#9FE0FF", "#2F86D6", "#0F3C86"),
    "D": ("#FBE3B0", "#D8A25A", "#8A5522"),
    "V": ("#D5513C", "#7C1D1A", "#330708"),
}
EDGE, LAND, CLOUD, STRIPE = "#060818", "#4FB667", "#FFFFFF", "#8A5522"
RING, RING_LINE = "#F7E3B8", "#5A3412"
FIRE, FIRE_LINE, LAVA = "#FF8A3C", "#5A0F08", "#FFC04D"
TURN = -20
"""Of the ring, in degrees."""
RING_WIDE, RING_HIGH = 1.5, 0.46
FLAMES = 11
CONTINENTS = ((-0.35, -0.25, 0.42, 0.26, -30), (0.38, 0.1, 0.34, 0.42, 20), (-0.25, 0.55, 0.30, 0.2, 10))


def planet(painter: QPainter, centre: QPointF, radius: float, kind: str, style: Style) -> None:
    ball = circle(centre, radius)
    if kind == "V":
        fire = rays(centre, radius * 1.32, radius * 1.04, FLAMES)
        shadow(painter, fire, style, drop=radius * 0.12, blur=radius * 0.3, strength=0.5)
        painter.fillPath(fire, solid(FIRE))
        painter.strokePath(fire, pen(FIRE_LINE, max(0.8, radius * 0.07)))
    else:
        shadow(painter, ball, style, drop=radius * 0.14, blur=radius * 0.32, strength=0.5)
    if kind == "D":
        ring(painter, centre, radius, ring_path(radius, 0, 360))
    pale, usual, deep = BALLS[kind]
    light = centre - QPointF(radius * 0.35, radius * 0.4)
    painter.fillPath(ball, around(light, radius * 1.55, ((0, pale), (0.45, usual), (1, deep))))
    with clipped(painter, ball):
        FACES[kind](painter, centre, radius)
    painter.strokePath(ball, pen(EDGE, max(1.0, radius * 0.09)))
    if kind == "D":
        ring(painter, centre, radius, ring_path(radius, 200, 140))


def ring_path(radius: float, start: float, length: float) -> QPainterPath:
    """Return the path of a ring around the origin, lying flat."""
    box = QRectF(-radius * RING_WIDE, -radius * RING_HIGH, 2 * radius * RING_WIDE, 2 * radius * RING_HIGH)
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, length)
    return path


def ring(painter: QPainter, centre: QPointF, radius: float, path: QPainterPath) -> None:
    with kept(painter):
        painter.translate(centre)
        painter.rotate(TURN)
        painter.strokePath(path, pen(RING_LINE, radius * 0.34, flat=True))
        painter.strokePath(path, pen(RING, radius * 0.18, flat=True))


def ocean(painter: QPainter, centre: QPointF, radius: float) -> None:
    for across, down, wide, high, turn in CONTINENTS:
        with kept(painter):
            painter.translate(centre + QPointF(across, down) * radius)
            painter.rotate(turn)
            land = QPainterPath()
            land.addEllipse(QPointF(0, 0), wide * radius, high * radius)
            painter.fillPath(land, solid(LAND))
    painter.setPen(pen(with_alpha(CLOUD, 0.8), radius * 0.13))
    for one, other in (((-0.1, -0.55), (0.5, -0.45)), ((-0.75, 0.2), (-0.1, 0.26))):
        painter.drawLine(QLineF(centre + QPointF(*one) * radius, centre + QPointF(*other) * radius))


def desert(painter: QPainter, centre: QPointF, radius: float) -> None:
    for down in (-0.45, 0.05, 0.5):
        band = QPainterPath(centre + QPointF(-1, down + 0.1) * radius)
        band.quadTo(centre + QPointF(0, down - 0.12) * radius, centre + QPointF(1, down - 0.1) * radius)
        painter.strokePath(band, pen(with_alpha(STRIPE, 0.6), radius * 0.15))


def volcano(painter: QPainter, centre: QPointF, radius: float) -> None:
    crack = QPainterPath(centre + QPointF(-0.8, -0.1) * radius)
    for across, down in ((-0.35, 0.1), (-0.1, -0.3), (0.25, 0.12), (0.8, -0.2)):
        crack.lineTo(centre + QPointF(across, down) * radius)
    crack.moveTo(centre + QPointF(0.25, 0.12) * radius)
    crack.lineTo(centre + QPointF(0.05, 0.8) * radius)
    painter.strokePath(crack, pen(LAVA, radius * 0.17))


FACES = {"B": ocean, "D": desert, "V": volcano}
