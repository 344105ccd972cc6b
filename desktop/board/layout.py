"""Lays things out in rows: plain geometry, the same for all games.

A desk gives a room and gets places, in the order of what lies there.
"""

from PySide6.QtCore import QRectF

from desktop.board.sprite import Place, place_of

LEAST_SIDE = 8.0


def row(room: Place, count: int, size: tuple[float, float], gap: float = 0.14) -> list[Place]:
    """Side by side in the middle of the room, overlapping as they must."""
    wide, high = size
    step = min(wide * (1 + gap), (room.width - wide) / max(1, count - 1))
    left = room.x + (room.width - step * (count - 1) - wide) / 2
    top = room.y + (room.height - high) / 2
    return [Place(left + step * at, top, wide, high) for at in range(count)]


def in_a_row(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Squares side by side in the middle of the rectangle, overlapping as they must."""
    side = min(side, rect.height())
    return [each.rect for each in row(place_of(rect), count, (side, side))]


def in_rows(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Squares from the upper left, in as many rows as they need; smaller when there are too many."""
    while side > LEAST_SIDE:
        across, down = max(1, int(rect.width() // (side * 1.08))), int(rect.height() // (side * 1.08))
        if across * down >= count:
            break
        side *= 0.94
    return [
        QRectF(rect.x() + side * 1.08 * (number % across), rect.y() + side * 1.08 * (number // across), side, side)
        for number in range(count)
    ]
