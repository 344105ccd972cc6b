"""The automa before a game: planets that its cubes settle, more and higher with each level."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.cubes import tower
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.motifs import MotifInk, motif
from desktop.style.theme import Style

AUTOMA = "blue"
"""The automa plays the blue cubes."""
WIDE_PLACES = ((0.5, 0.58, 0.30, "B"), (0.18, 0.36, 0.17, "D"), (0.82, 0.38, 0.18, "V"))
HIGH_PLACES = ((0.5, 0.74, 0.30, "B"), (0.34, 0.24, 0.19, "D"), (0.66, 0.47, 0.18, "V"))
"""Planets, in pictures wider or higher: right and down in the picture, radius in its smaller side, kind."""
TOWERS: tuple[tuple[int, ...], ...] = ((1,), (2,), (2, 1), (3, 1), (3, 2, 1), (3, 3, 2))
"""How high its towers are on these planets, by level."""
CUBE = 0.16


def draw_picture(painter: QPainter, rect: QRectF, rank: int, style: Style) -> None:
    """Draw the planets with as much of the automa on them as the level is hard."""
    if style.theme_name != "contrast":
        motif(painter, rect, style.game, MotifInk(style.felt_ink, style.accent, 0.22, rect.height() * 0.35))
    size = min(rect.width(), rect.height())
    heights, places = TOWERS[rank - 1], WIDE_PLACES if rect.width() > rect.height() else HIGH_PLACES
    for right, down, radius, kind in places:
        centre = QPointF(rect.x() + rect.width() * right, rect.y() + rect.height() * down)
        planet(painter, centre, radius * size, kind, style)
    for number, (right, down, _, _) in enumerate(places):
        centre = QPointF(rect.x() + rect.width() * right, rect.y() + rect.height() * down)
        if number < len(heights):
            side = size * CUBE * (1.25 if number == 0 else 1.0)
            high = side * (1 + 0.74 * (heights[number] - 1))
            spot = QRectF(centre.x() - side / 2, centre.y() - high + side * 0.45, side, high)
            tower(painter, spot, style, AUTOMA, heights[number])
