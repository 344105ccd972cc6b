"""Council of Shadows on the front of its drawer: three planets, a tower on the first, gems on their way."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.cubes import tower
from desktop.games.council_of_shadows.gems import gem
from desktop.games.council_of_shadows.planets import planet
from desktop.theme import Style

PLANETS = ((0.0, 0.1, 0.38, "B"), (1.32, 0.1, 0.27, "D"), (2.32, 0.02, 0.27, "V"))
GEMS = ((0.68, 0.3, "a"), (1.9, 0.34, "g"), (1.86, -0.34, "t"))
TOWER = 0.30
"""Side of a cube."""


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    for right, down, share, kind in PLANETS:
        planet(painter, centre + QPointF(right, down) * size, share * size, kind, style)
    for right, down, kind in GEMS:
        gem(painter, centre + QPointF(right, down) * size, size * 0.13, kind, style)
    side = size * TOWER
    spot = QRectF(centre.x() - side / 2, centre.y() - size * 0.5, side, side * 1.74)
    tower(painter, spot, style, "blue", 2)
