"""Where a panel opens beside what it belongs to: its middle over the other's middle, within the table."""

from PySide6.QtCore import QRectF

EDGE, GAP = 6.0, 8.0
"""Between a panel and the edge of the table; between it and what it belongs to."""


def above(near: QRectF, wide: float, high: float, table: QRectF, gap: float = GAP) -> QRectF:
    """Place a panel above it; below where there is no room."""
    room = room_on(table)
    top = near.y() - high - gap
    if top < room.y():
        top = near.bottom() + gap
    return QRectF(left_in(room, near, wide), min(top, room.bottom() - high), wide, high)


def below(near: QRectF, wide: float, high: float, table: QRectF, gap: float = GAP) -> QRectF:
    """Place a panel below it; above where there is no room."""
    room = room_on(table)
    top = near.bottom() + gap
    if top + high > room.bottom():
        top = max(room.y(), near.y() - high - gap)
    return QRectF(left_in(room, near, wide), top, wide, high)


def room_on(table: QRectF) -> QRectF:
    return table.adjusted(EDGE, EDGE, -EDGE, -EDGE)


def left_in(room: QRectF, near: QRectF, wide: float) -> float:
    return min(max(room.x(), near.center().x() - wide / 2), room.right() - wide)
