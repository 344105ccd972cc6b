"""Where marks stand on a table: from a point to what it is about, and back."""

from PySide6.QtCore import QPointF, QRectF

from desktop.board.layers import Layer
from desktop.board.scene import BoardScene
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Sprite
from rules.core.marks import AnyMark, Light, Ring, Spot
from rules.core.types import Phrase

SMALL = 0.05
"""What takes less of the table than this is meant as a whole; on something larger a point is meant."""
AROUND = 0.16
"""How far a ring stands off a piece, in parts of it."""
LEAST_OFF = 7.0
ALONE = 34.0
"""Half the size of a ring around nothing, where 1600 of the table's units are in sight."""


class Places:
    """The pieces and places of a table as marks know them."""

    def __init__(self, scene: BoardScene, situation: Situation) -> None:
        self.scene = scene
        self.situation = situation

    @property
    def table(self) -> QRectF:
        look = self.situation.look
        return QRectF(0, 0, look.width, look.height)

    def rect(self, key: Key) -> QRectF | None:
        """The place of a piece; all of the table for no key; None for what is not there."""
        if not key:
            return self.table
        place = self.scene.place_of(key)
        return place.rect if place is not None else None

    def point(self, spot: Spot) -> QPointF | None:
        rect = self.rect(spot.key)
        if rect is None:
            return None
        return rect.topLeft() + QPointF(spot.x * rect.width(), spot.y * rect.height())

    # What a point is about

    def spot(self, point: QPointF) -> Spot:
        """The piece or place that is meant by a point; else the point itself, in parts of what lies there."""
        key = self.scene.key_at(point)
        sprite = self.scene.by_key().get(key) if key is not None else None
        if sprite is not None and self._is_small(sprite):
            return Spot(key=sprite.key)
        return self.spot_on(self.ground(point), point)

    def ground(self, point: QPointF) -> Key:
        """What lies under a point and stays there: a board, or the table itself."""
        table = self.scene.by_key()
        return self.scene.uppermost(point, lambda key: table[key].layer == Layer.BOARD)

    def spot_on(self, key: Key, point: QPointF) -> Spot:
        """A point in parts of what the key names."""
        rect = self.rect(key) or self.table
        x = (point.x() - rect.x()) / max(1.0, rect.width())
        y = (point.y() - rect.y()) / max(1.0, rect.height())
        return Spot(key=key, x=round(min(20.0, max(-20.0, x)), 4), y=round(min(20.0, max(-20.0, y)), 4))

    def words(self, key: Key) -> Phrase | None:
        """What lies there; of a piece without words of its own, the place below it."""
        table = self.scene.by_key()
        sprite = table.get(key)
        if sprite is None or sprite.words is not None:
            return sprite.words if sprite is not None else None
        below = self.scene.uppermost(
            QPointF(*sprite.place.middle), lambda each: table[each].words is not None and self._is_small(table[each])
        )
        return table[below].words if below else None

    def _is_small(self, sprite: Sprite) -> bool:
        table = self.table
        return sprite.place.width * sprite.place.height < SMALL * table.width() * table.height()

    # What a mark fills

    def oval(self, mark: Ring | Light, unit: float) -> QRectF | None:
        """The box of a ring or a light; None where what it is about is not there."""
        at = self.point(mark.at)
        if at is None:
            return None
        if mark.corner is not None:
            corner = self.point(mark.corner)
            return None if corner is None else QRectF(at, corner).normalized()
        rect = self.rect(mark.at.key)
        if mark.at.is_whole and rect is not None:
            off = max(AROUND * max(rect.width(), rect.height()), LEAST_OFF * unit)
            return rect.adjusted(-off, -off, off, off)
        side = ALONE * unit
        return QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)

    def shows(self, mark: AnyMark) -> bool:
        """Whether all that a mark is about is there."""
        keys = [value.key for name in type(mark).model_fields if isinstance(value := getattr(mark, name), Spot)]
        return all(self.rect(key) is not None for key in [*keys, getattr(mark, "on", "")])
