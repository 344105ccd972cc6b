"""Pieces on their way: whatever changed its place travels there. With animation off the last frame is the same."""

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from desktop.board.layers import Layer
from desktop.board.scene import BoardScene
from desktop.board.sprite import Key, Place


class Journeys(QObject):
    """Signal: `arrived` when all pieces are where they belong."""

    arrived = Signal()

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._ways: dict[Key, tuple[Place, Place]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._finish)

    @property
    def under_way(self) -> bool:
        return bool(self._ways)

    def travel(self, before: Mapping[Key, Place], milliseconds: int, *, pieces: frozenset[Key]) -> None:
        """Lets these pieces travel from where they were to where the scene shows them now."""
        self.skip()
        now = self.scene.places()
        self._ways = {
            key: (before[key], now[key]) for key in pieces if key in before and key in now and before[key] != now[key]
        }
        if not self._ways or milliseconds == 0:
            self._finish()
            return
        self._clock.setDuration(milliseconds)
        self._advance(0.0)
        self._clock.start()

    def glide_home(self, start: Place, key: Key, milliseconds: int) -> None:
        """A refused piece goes back from where it was dropped."""
        self.travel({key: start}, milliseconds, pieces=frozenset({key}))

    def skip(self) -> None:
        """Everything is where it belongs, at once."""
        if self._ways:
            self._clock.stop()
            self._finish()

    def _advance(self, share: object) -> None:
        along = float(share)  # type: ignore[arg-type]
        for key, (start, end) in self._ways.items():
            self.scene.put(key, between(start, end, along), Layer.TRAVELLING)

    def _finish(self) -> None:
        ways, self._ways = self._ways, {}
        for key in ways:
            self.scene.put_back(key)
        self.arrived.emit()


def between(start: Place, end: Place, share: float) -> Place:
    def mixed(one: float, other: float) -> float:
        return one + (other - one) * share

    return Place(
        mixed(start.x, end.x),
        mixed(start.y, end.y),
        mixed(start.width, end.width),
        mixed(start.height, end.height),
    )
