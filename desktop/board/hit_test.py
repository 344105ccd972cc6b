"""What a point of the table means for the hand: a piece to take, a place to drop on, or why that cannot be."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF

from desktop.board.gestures import Gestures
from desktop.board.reasons import Reason
from desktop.board.sprite import Key
from desktop.board.targets import LEAST, beside, extent, hit, targets_among


class HitTest:
    def __init__(self, gestures: Gestures) -> None:
        self.gestures, self.hand, self.scene = gestures, gestures.hand, gestures.scene
        self.scale: Callable[[], float] = lambda: gestures.surface.transform().m11()
        """How many pixels a unit of the table is wide where the pointer is."""

    def piece_at(self, point: QPointF) -> Key | None:
        """The piece to take here: one that is held or can join those; else one that can be played, else any at all."""
        held, clickable, takable = self.hand.held, self.hand.clickable(), self.hand.takable()
        first = self._hit(point, takable | held | (frozenset() if held else clickable))
        if first is not None:
            return None if first in clickable - takable and not held else first
        anew = self._hit(point, self.hand.takable_anew())
        return anew if anew is not None else self.scene.key_at(point, self.scene.pieces())

    def reason_at(self, point: QPointF, pressed: Key | None) -> Reason | None:
        """Why a click there does nothing, if only what was pressed is held."""
        key = self.scene.key_at(point)
        is_free = self.hand.held <= {pressed} and not self.gestures.is_playable(key)
        return self.hand.reason_not_to_click(key) if is_free else None

    def wanted_at(self, point: QPointF) -> Key | None:
        wanted = self.gestures.could_be_taken()
        return self._hit(point, wanted) if wanted else None

    def is_put_down(self, point: QPointF, pressed: Key | None) -> bool:
        """Whether the click that ends here is a drop."""
        if pressed is None and self.may_put_down(point):
            return True
        return self.place_under(point) != pressed and self.may_drop(point)

    def may_put_down(self, point: QPointF) -> bool:
        """Whether a click there drops what is held, or tells why it may not lie there: the same as a drag. What could
        be taken there instead is taken."""
        hand = self.hand
        if not hand.held or self.may_drop(point):
            return bool(hand.held)
        takable = hand.held | hand.takable() | hand.takable_anew()
        return self.scene.key_at(point, takable) is None and hand.is_refused(self.place_under(point))

    def may_drop(self, point: QPointF) -> bool:
        """Whether a click there would mean something: a target of what is held, or a place to click."""
        return self._hit(point, self.meant()) is not None

    def place_under(self, point: QPointF) -> Key | None:
        """Targets first; else whatever lies there, to say why not."""
        key = self._hit(point, self.meant())
        if key is not None:
            return key
        others = [sprite.key for sprite in self.scene.sprites if sprite.key not in self.hand.held]
        return self.scene.key_at(point, others)

    def _hit(self, point: QPointF, keys: Iterable[Key]) -> Key | None:
        """The uppermost of these under a point; where nothing usable lies, the small one just beside it."""
        among = frozenset(keys)
        exact = self.scene.key_at(point, among)
        if exact is not None or not among or self.scene.key_at(point, self.usable()) is not None:
            return exact
        return beside(self.scene.by_key(), among, point, LEAST / self.scale())

    def extent_at(self, point: QPointF, least: float) -> float | None:
        """How many pixels of what can be used here are to be hit, where it is as wide and high as this if it is alone;
        None where nothing can be used."""
        usable, near = self.usable(), least / self.scale()
        targets = targets_among(self.scene.by_key(), usable)
        found = hit(targets, point, near)
        if found is None:
            return None
        return extent(targets, found, near, self.hand.same_as(found)) * self.scale()

    def usable(self) -> frozenset[Key]:
        """All that a click does something with now."""
        hand = self.hand
        others = hand.takable() | hand.takable_anew() | self.gestures.could_be_taken()
        return frozenset(self.meant()) | others

    def meant(self) -> Iterable[Key]:
        return self.hand.targets() if self.hand.held else self.hand.clickable()
