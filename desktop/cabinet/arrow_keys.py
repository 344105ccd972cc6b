"""Where an arrow key leads among things that lie about: to what the eye finds next in that direction."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

WAYS: dict[Qt.Key, QPointF] = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ASIDE = 3.0
"""So much worse is a step aside than one straight on."""


def next_towards(way: QPointF, start: QRectF, places: Sequence[QRectF]) -> int | None:
    """The number of the place that lies next in this direction; None when there is none.

    What lies straight ahead comes before what is nearer, but aside.
    """
    ahead = [(cost(way, start, place), number) for number, place in enumerate(places) if is_ahead(way, start, place)]
    return min(ahead)[1] if ahead else None


def is_ahead(way: QPointF, start: QRectF, place: QRectF) -> bool:
    """Wholly beyond the start, or at least its middle beyond the middle where both overlap."""
    return along(way, near_edge(way, place) - far_edge(way, start)) > -1.0


def cost(way: QPointF, start: QRectF, place: QRectF) -> float:
    gap = along(way, near_edge(way, place) - far_edge(way, start))
    across = QPointF(abs(way.y()), abs(way.x()))
    return max(0.0, gap) + ASIDE * distance(spread(across, start), spread(across, place))


def along(way: QPointF, step: QPointF) -> float:
    return way.x() * step.x() + way.y() * step.y()


def far_edge(way: QPointF, place: QRectF) -> QPointF:
    """Its edge in that direction."""
    return place.center() + QPointF(way.x() * place.width() / 2, way.y() * place.height() / 2)


def near_edge(way: QPointF, place: QRectF) -> QPointF:
    return place.center() - QPointF(way.x() * place.width() / 2, way.y() * place.height() / 2)


def spread(across: QPointF, place: QRectF) -> tuple[float, float]:
    """Return the start and end of the place along this axis."""
    middle, half = along(across, place.center()), along(across, QPointF(place.width(), place.height())) / 2
    return middle - half, middle + half


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the distance between two stretches; 0 where they overlap."""
    return max(0.0, one[0] - other[1], other[0] - one[1])
