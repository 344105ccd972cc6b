"""The Neighbours before a game: their quarter beside a house of yours, higher with each level."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.objects import oven, shaman, totem, villager
from desktop.games.hoyuk.still_life import Standing, block
from desktop.style.theme import Style

OURS, THEIRS, OTHERS = "orange", "blue", "green"
LEVELS: tuple[tuple[Standing, ...], ...] = (
    ((1, 2, THEIRS, 1, None), (1, 1, THEIRS, 1, None)),
    ((1, 2, THEIRS, 1, None), (1, 1, THEIRS, 1, oven), (2, 1, THEIRS, 1, None)),
    ((1, 2, THEIRS, 1, oven), (1, 1, THEIRS, 2, None), (2, 1, OTHERS, 1, None), (2, 2, OTHERS, 1, oven)),
    (
        *((1, 2, THEIRS, 1, oven), (1, 1, THEIRS, 2, totem), (2, 1, OTHERS, 1, None)),
        *((2, 2, OTHERS, 2, None), (2, 0, THEIRS, 1, None), (1, 0, THEIRS, 1, oven)),
    ),
    (
        *((1, 2, THEIRS, 2, oven), (1, 1, THEIRS, 2, totem), (2, 1, OTHERS, 2, None), (2, 2, OTHERS, 2, villager)),
        *((2, 0, THEIRS, 2, shaman), (1, 0, OTHERS, 2, oven), (0, 1, OTHERS, 1, None), (0, 0, THEIRS, 2, None)),
    ),
)
"""The houses of the neighbours, by level: column, row, clan, storeys, what stands on the roof."""
OWN: Standing = (0, 2, OURS, 1, villager)


def draw_picture(painter: QPainter, rect: QRectF, rank: int, style: Style) -> None:
    """Draw a village in which the neighbours grow with the level."""
    side = min(rect.width() * 0.29, rect.height() * 0.29)
    corner = rect.center() - QPointF(1.5 * side, 1.42 * side)
    block(painter, corner, side, (OWN, *LEVELS[rank - 1]), (), style)
