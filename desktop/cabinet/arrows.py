"""The arrow keys on the home screen: from word to drawer, along the plate of the open one, and back."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.cabinet.arrow_keys import WAYS, next_towards
from desktop.cabinet.case import Case
from desktop.cabinet.left_side import LeftSide


class Arrows:
    def __init__(self, cabinet: QWidget, case: Case, left: LeftSide) -> None:
        self.cabinet, self.case, self.left = cabinet, case, left

    def next_from(self, here: QWidget, key: Qt.Key) -> QWidget | None:
        """What the eye finds next in the direction of an arrow key."""
        return self._along_plate(here, key) or self._next(here, key)

    def _along_plate(self, here: QWidget, key: Qt.Key) -> QWidget | None:
        """Right from the open drawer lie the words on its plate; left from the first of them is the drawer again."""
        links: list[QWidget] = list(self.case.links)
        drawer = next((each for each in self.case.drawers if each.game == self.case.opened), None)
        row = [drawer, *links]
        if here not in row or not WAYS[key].x():
            return None
        at = row.index(here) + round(WAYS[key].x())
        return row[min(at, len(row) - 1)] if at >= 0 else None

    def _next(self, here: QWidget, key: Qt.Key) -> QWidget | None:
        if here in self.case.links:
            here = next(each for each in self.case.drawers if each.game == self.case.opened)
        others = [each for each in self._stops(here, key) if each is not here]
        number = next_towards(WAYS[key], self._place_of(here), [self._place_of(each) for each in others])
        return None if number is None else others[number]

    def _stops(self, here: QWidget, key: Qt.Key) -> Sequence[QWidget]:
        """Return where an arrow may lead: up and down on the same side, left and right also to the other."""
        if not WAYS[key].y():
            return [*self.left_stops, *self.case.drawers]
        return self.case.drawers if here in self.case.drawers else self.left_stops

    @property
    def left_stops(self) -> list[QWidget]:
        """The visible stops at the left; of words that exclude each other, only the chosen one. Tab reaches the
        loudspeaker, which would stand in the way from the links to the drawers.
        """
        stops = (each for each in self.left.stops if each is not self.left.foot.loudspeaker)
        return [each for each in stops if each.isVisibleTo(self.cabinet) and not is_left_out(each)]

    def _place_of(self, widget: QWidget) -> QRectF:
        return QRectF(widget.mapTo(self.cabinet, widget.rect().topLeft()), widget.size())


def is_left_out(widget: QWidget) -> bool:
    """Whether it is one of several that exclude each other, and not the chosen one."""
    return isinstance(widget, QAbstractButton) and widget.isCheckable() and not widget.isChecked()
