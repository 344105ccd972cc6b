"""Cards in a column that are dragged to another place among each other."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.pressable import Pressable
from desktop.widgets.surfaces import Surface

DRAGGED = 14
"""A press that moves less, in pixels, is a click."""

CardT = TypeVar("CardT", bound=QWidget)


class Draggable(Pressable):
    """Goes along with the pointer. Signal: `moved` with how far it was dragged, in pixels, when it is let go."""

    moved = Signal(int)

    def __init__(self, words: str = "", *, on: Surface = "panel", size: float = 15) -> None:
        super().__init__(words, on=on, size=size)
        self._pressed: QPoint | None = None
        self._dragged = 0

    def _by(self, event: QMouseEvent) -> int:
        return event.globalPosition().toPoint().y() - self._pressed.y() if self._pressed is not None else 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.globalPosition().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        by = self._by(event)
        if event.buttons() & Qt.MouseButton.LeftButton and (abs(by) > DRAGGED or self._dragged):
            self.raise_()
            self.move(self.x(), self.y() + by - self._dragged)
            self._dragged = by

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        by, carried = self._by(event), self._dragged
        self._pressed, self._dragged = None, 0
        self.move(self.x(), self.y() - carried)
        if abs(by) > DRAGGED:
            self.setDown(False)
            self.moved.emit(by)
            return
        super().mouseReleaseEvent(event)


def place_among(cards: Sequence[QWidget], number: int, by: int) -> int:
    """Find where a card stands that was dragged so far: where its middle is among the others."""
    middle = cards[number].geometry().center().y() + by
    others = [card.geometry().center().y() for at, card in enumerate(cards) if at != number]
    return sum(each < middle for each in others)


def cut_down(cards: list[CardT], count: int, column: QVBoxLayout) -> None:
    """Take away the last cards until so many are left."""
    while len(cards) > count:
        card = cards.pop()
        column.removeWidget(card)
        card.hide()
        card.deleteLater()
