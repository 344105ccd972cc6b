"""Pieces on their way: whatever changed its place travels there. With animation off the last frame is the same.

What newly lies on the table comes from somewhere or grows where it lies, and what is gone goes or shrinks away:
nothing just appears or vanishes.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from desktop.board.layers import Layer
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Place, Sprite

SETS_OUT = 0.5
"""A piece that follows another sets out when that one is half there."""
MOST_IN_ORDER = 4
"""More pieces than these set out together: nobody waits for a whole army."""
SMALL = 0.3
"""How large what appears or vanishes is when it is hardly there."""
STRAIGHT = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(frozen=True, slots=True)
class Way:
    """The start and end of a piece's journey, and when it sets out, as a share of one journey."""

    start: Place
    end: Place
    sets_out: float = 0.0


class Animations(QObject):
    """Signals: `set_out` when pieces that waited begin to move; `landed` with the keys of pieces that have come to the
    end of their way, when the rest is skipped only with the last; `arrived` when all are where they belong.
    """

    set_out = Signal()
    landed = Signal(object)
    arrived = Signal()

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._ways: dict[Key, Way] = {}
        self._flying: list[Key] = []
        """What has not landed, the last to do so first."""
        self._length = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._finish)
        self._wait = QTimer(self, singleShot=True)
        """Until the pieces set out: what moves them is looked at first."""
        self._wait.timeout.connect(self._set_out)

    @property
    def under_way(self) -> bool:
        return bool(self._ways) or self._wait.isActive()

    @property
    def waiting(self) -> bool:
        """Whether something is looked at before any piece sets out."""
        return self._wait.isActive()

    def travel(
        self,
        before: Mapping[Key, Place],
        milliseconds: int,
        *,
        pieces: Iterable[Key],
        order: Sequence[Key] = (),
        gone: Mapping[Sprite, Place] | None = None,
        waits: int = 0,
    ) -> None:
        """Lets these pieces travel from where they were to where the scene shows them now.

        `order`: those that set out one after the other. `gone`: what is shown no longer, and where it goes.
        `waits`: for how long everything stays first where it was.
        """
        self.skip()
        now = self.scene.places()
        self._ways = {
            key: Way(before[key], now[key])
            for key in pieces
            if key in before and key in now and before[key] != now[key]
        }
        ends = {sprite: end for sprite, end in (gone or {}).items() if milliseconds}
        self.scene.show_gone(list(ends))
        self._ways |= {sprite.key: Way(sprite.place, end) for sprite, end in ends.items()}
        if not (self._ways or waits) or milliseconds == 0:
            self._finish()
            return
        self._put_in_order([key for key in order if key in self._ways])
        self._flying = sorted(self._ways, key=lambda key: -self._ways[key].sets_out)
        self._clock.setDuration(round(milliseconds * self._length))
        self._advance(0.0)
        if waits:
            self._wait.start(waits)
        else:
            self._set_out()

    def skip(self) -> None:
        """Everything is where it belongs, at once."""
        if self.under_way:
            self._wait.stop()
            self._clock.stop()
            del self._flying[1:]
            self._finish()

    def _set_out(self) -> None:
        self.set_out.emit()
        if self._ways:
            self._clock.start()
        else:
            self._finish()

    def _put_in_order(self, order: Sequence[Key]) -> None:
        self._length = 1.0
        if len(order) > MOST_IN_ORDER:
            return
        for number, key in enumerate(order):
            way = self._ways[key]
            self._ways[key] = Way(way.start, way.end, number * SETS_OUT)
            self._length = 1 + number * SETS_OUT

    def _advance(self, share: float) -> None:
        passed = share * self._length
        for key, way in self._ways.items():
            along = STRAIGHT.valueForProgress(min(1.0, max(0.0, passed - way.sets_out)))
            self.scene.put(key, between(way.start, way.end, along), Layer.TRAVELLING)
        if self._flying and passed >= 1 + self._ways[self._flying[-1]].sets_out:
            self._land(passed)

    def _land(self, passed: float) -> None:
        """Tell of all that have come so far."""
        landed = [key for key in self._flying if passed >= 1 + self._ways[key].sets_out]
        del self._flying[-len(landed) :]
        self.landed.emit(landed)

    def _finish(self) -> None:
        ways, self._ways = self._ways, {}
        flying, self._flying = self._flying, []
        for key in ways:
            self.scene.put_back(key)
        self.scene.show_gone(())
        if flying:
            self.landed.emit(flying)
        self.arrived.emit()


def small(place: Place) -> Place:
    """Return the small place at which a thing begins to appear or finishes vanishing."""
    return place.scaled(SMALL)


def between(start: Place, end: Place, share: float) -> Place:
    def mixed(one: float, other: float) -> float:
        return one + (other - one) * share

    return Place(
        mixed(start.x, end.x),
        mixed(start.y, end.y),
        mixed(start.width, end.width),
        mixed(start.height, end.height),
    )
