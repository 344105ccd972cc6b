"""How large what can be used really is for whoever points at it: what lies over it counts, and free room beside it."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.board.sprite import Key, Place, Sprite

LEAST = 24.0
"""What can be used is hit as if it were so many pixels wide and high, as far as nothing else lies there that can."""
STEPS = 24
"""How finely it is looked at what a point hits: in so many steps across a target."""


@dataclass(frozen=True, slots=True)
class Target:
    key: Key
    place: Place
    order: tuple[float, int]
    """What lies over others comes later."""

    @property
    def rect(self) -> QRectF:
        return self.place.rect

    def away(self, point: QPointF) -> float:
        x, y = self.place.middle
        return abs(point.x() - x) + abs(point.y() - y)


def targets_among(sprites: Mapping[Key, Sprite], keys: Iterable[Key]) -> list[Target]:
    """Find those that a click can hit, from the lowest to the uppermost."""
    wanted = set(keys)
    found = [
        Target(key, sprite.place, (sprite.level, at))
        for at, (key, sprite) in enumerate(sprites.items())
        if key in wanted and sprite.is_target
    ]
    return sorted(found, key=lambda each: each.order)


def hit(targets: Iterable[Target], point: QPointF, least: float) -> Key | None:
    """The uppermost under a point; else that which lies nearest, as if none were narrower or lower than this."""
    near = None
    for each in reversed(list(targets)):
        if each.rect.contains(point):
            return each.key
        if each.place.at_least(least).rect.contains(point) and (near is None or each.away(point) < near.away(point)):
            near = each
    return None if near is None else near.key


def beside(sprites: Mapping[Key, Sprite], keys: Iterable[Key], point: QPointF, least: float) -> Key | None:
    """That of these which lies nearest to a point on none of them, as if none were narrower or lower than this."""
    found = (Target(key, sprite.place, (0.0, 0)) for key in keys if (sprite := sprites.get(key)) and sprite.is_target)
    near = [each for each in found if each.place.at_least(least).rect.contains(point)]
    return min(near, key=lambda each: (each.away(point), each.key)).key if near else None


def extent(targets: Iterable[Target], key: Key, least: float, alike: Collection[Key] = ()) -> float:
    """The shorter side of what hits this target, or others that mean the same."""
    all_ = list(targets)
    own = next(each for each in all_ if each.key == key)
    whole = own.place.at_least(least).rect
    near = [each for each in all_ if each.place.at_least(least).rect.intersects(whole)]
    if all(each.key == key or each.key in alike for each in near):
        return min(whole.width(), whole.height())
    across, down = whole.width() / STEPS, whole.height() / STEPS
    points = [
        QPointF(whole.x() + across * (column + 0.5), whole.y() + down * (row + 0.5))
        for column in range(STEPS)
        for row in range(STEPS)
    ]
    own_points = [point for point in points if (found := hit(near, point, least)) == key or found in alike]
    if not own_points:
        return 0.0
    xs, ys = [point.x() for point in own_points], [point.y() for point in own_points]
    return min(max(xs) - min(xs) + across, max(ys) - min(ys) + down)
