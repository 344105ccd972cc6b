"""A small still life for each game, on the front of its drawer. Drawn from the pieces of the table."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.colours import lighter, solid, with_alpha
from desktop.paint.grounds import tile
from desktop.paint.light import around, glow
from desktop.paint.marks import hatching, lightning
from desktop.paint.painting import clipped, kept, pen
from desktop.paint.paths import circle, regular_polygon, rounded, square_around
from desktop.paint.pieces import die, meeple, pawn
from desktop.theme import Style

JAR_SHAPE = {"1": (1, 1), "2": (2, 1), "3": (1, 2), "4": (2, 2), "5": (1, 3), "6": (2, 3)}
STRATA = ("#F2A541", "#F3EAD7", "#B9743A", "#5A3B24")
ROOFS = ("#C77B4A", "#B9543F", "#8FA66A", "#E3BE8C")
PLANETS = ((0.0, -0.02, 0.46, "#7D6BE0"), (1.3, 0.12, 0.30, "#E3A857"), (2.2, -0.02, 0.36, "#4FA9A0"))
SECTORS = ((0.0, 0.0, "#6B7488"), (0.68, -0.38, "#58B48C"), (0.68, 0.38, "#8A93A6"), (1.36, 0.0, "#C7A24A"))

WIDTH = 3.4
"""An emblem is this many times as wide as high."""


def emblem(painter: QPainter, rect: QRectF, game: str) -> None:
    """Draw the game's still life into the rectangle, at its left, as large as the height allows."""
    draw = EMBLEMS.get(game)
    if draw is None:
        return
    size = min(rect.height(), rect.width() / WIDTH) * 0.82
    with kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw(painter, QPointF(rect.x() + size * 0.55, rect.center().y()), size, Style("light", game))


def _excavation_earth(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    from desktop.games.excavation_earth.relics import relic  # noqa: PLC0415 (only this drawer needs it)

    planet = circle(centre, size * 0.42)
    light = centre - QPointF(size * 0.15, size * 0.18)
    painter.fillPath(planet, around(light, size * 0.7, ((0, "#9FC9BF"), (1, "#1D4A4C"))))
    with clipped(painter, planet):
        for number, colour in enumerate(STRATA):
            painter.fillPath(_stratum(centre + QPointF(0, size * 0.10 * number), size), solid(colour))
    _ring(painter, centre, size * 0.74, -18, 2.4)
    _ring(painter, centre, size * 0.88, -18, 1.2)
    for number, kind in enumerate(("Vg1", "Og2", "Gg3")):
        place = centre + QPointF(size * (1.25 + 0.56 * number), size * (0.02 if number % 2 else 0.12))
        relic(painter, square_around(place, size * 0.30), kind, "", "", style)


def _stratum(centre: QPointF, size: float) -> QPainterPath:
    path = QPainterPath(centre + QPointF(-size, size * 0.06))
    path.cubicTo(
        centre + QPointF(-size * 0.2, -size * 0.04),
        centre + QPointF(size * 0.1, size * 0.18),
        centre + QPointF(size, size * 0.04),
    )
    path.lineTo(centre + QPointF(size, size))
    path.lineTo(centre + QPointF(-size, size))
    return path


def _ring(painter: QPainter, centre: QPointF, radius: float, turn: float, width: float) -> None:
    """A planet's ring, open where it passes behind."""
    with kept(painter):
        painter.translate(centre)
        painter.rotate(turn)
        painter.setPen(pen("#F3EAD7", width))
        painter.drawArc(QRectF(-radius, -radius * 0.3, 2 * radius, radius * 0.6), 150 * 16, 240 * 16)


def _hoyuk(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    side = size * 0.46
    corner = centre - QPointF(size * 0.5, side * 0.96)
    for number, (column, row) in enumerate(((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 1))):
        roof = QRectF(corner.x() + column * side, corner.y() + row * side, side - 3, side - 3)
        tile(painter, rounded(roof, 3), ROOFS[number * 3 % len(ROOFS)], style, thickness=5)
        inner = roof.adjusted(7, 7, -7, -7)
        painter.strokePath(rounded(inner, 1), pen("#3A2618", 1.6))
        if number % 3 == 0:
            painter.fillPath(circle(inner.center(), side * 0.11), solid("#A63D2F"))
        elif number % 3 == 1:
            rungs = QPainterPath()
            for rung in range(3):
                y = inner.y() + inner.height() * (0.26 + 0.24 * rung)
                rungs.moveTo(inner.x() + inner.width() * 0.2, y)
                rungs.lineTo(inner.right() - inner.width() * 0.2, y)
            painter.strokePath(rungs, pen("#3A2618", 1.6))
    meeple(painter, centre + QPointF(size * 2.0, size * 0.42), size * 0.68, "brown", style)


def _marajoara(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    from desktop.games.marajoara.jar import Workshop, small_jar  # noqa: PLC0415 (only this drawer needs it)

    jar = QRectF(centre.x() - size * 0.5, centre.y() - size * 0.6, size * 0.98, size * 1.2)
    small_jar(painter, jar, Workshop((), JAR_SHAPE, tuple(JAR_SHAPE)), style)
    for number, (colour, face) in enumerate((("yellow", 3), ("red", 5), ("blue", 2), ("grey", 4))):
        place = centre + QPointF(size * (0.92 + 0.58 * number), size * (0.1 if number % 2 else -0.06))
        die(painter, place, size * 0.5, colour, face, style)


def _council_of_shadows(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    for number, (right, down, share, colour) in enumerate(PLANETS):
        middle, radius = centre + QPointF(size * right, size * down), size * share
        planet = circle(middle, radius)
        glow(painter, planet, colour, blur=8, strength=0.4)
        light = middle - QPointF(radius * 0.4, radius * 0.4)
        shades = ((0, lighter(colour, 0.5)), (0.5, colour), (1, "#0B0D1C"))
        painter.fillPath(planet, around(light, radius * 1.7, shades))
        with clipped(painter, planet):
            painter.setPen(pen(with_alpha("#FFFFFF", 0.25), radius * 0.14))
            for band in (-1, 0, 1):
                box = QRectF(
                    middle.x() - radius * 1.3, middle.y() + radius * (band * 0.5 - 0.3), radius * 2.6, radius * 0.6
                )
                painter.drawArc(box, 190 * 16, 160 * 16)
        if number == 0:
            _ring(painter, middle, radius * 1.7, -16, 2.2)


def _magnastorm(painter: QPainter, centre: QPointF, full: float, style: Style) -> None:
    size = full * 0.84
    for number, (right, down, colour) in enumerate(SECTORS):
        middle = centre + QPointF(size * right, size * down)
        sector = regular_polygon(middle, size * 0.42, 6)
        tile(painter, sector, colour, style, thickness=4)
        if number == 0:
            hatching(painter, sector, pen(with_alpha("#1B1E26", 0.5), 1.6), 8)
    struck = centre + QPointF(size * SECTORS[-1][0], 0)
    painter.fillPath(lightning(struck, size * 0.3), solid("#2B2F3A"))
    pawn(painter, centre + QPointF(size * 2.15, size * 0.46), size * 0.86, "green", style)


EMBLEMS: dict[str, Callable[[QPainter, QPointF, float, Style], None]] = {
    "excavation_earth": _excavation_earth,
    "hoyuk": _hoyuk,
    "marajoara": _marajoara,
    "council_of_shadows": _council_of_shadows,
    "magnastorm": _magnastorm,
}
