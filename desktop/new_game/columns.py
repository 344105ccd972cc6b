"""A layout for boards of different heights: each goes into the column that is shortest so far."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

from desktop.widgets.wrapping import height_at

MOST = 3


class Columns(QLayout):
    """Puts boards in as many columns as have room for the widest. A board that is alone has all the room."""

    def __init__(self, *, gap: int = 12) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Vertical

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        width = max((item.sizeHint().width() for item in self._shown), default=0)
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._shown), default=0), 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        shown = self._shown
        if len(shown) == 1:
            shown[0].setGeometry(rect)
            return
        for item, place in self._places(rect.width()):
            item.setGeometry(place.translated(rect.topLeft()))

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        shown, gap = self._shown, self.spacing()
        if not shown:
            return []
        least = max(item.minimumSize().width() for item in shown)
        columns = max(1, min(MOST, len(shown), (width + gap) // (least + gap)))
        across = (width - gap * (columns - 1)) // columns
        ends = [0] * columns
        found = []
        for item in shown:
            column = ends.index(min(ends))
            high = height_at(item, across)
            found.append((item, QRect(column * (across + gap), ends[column], across, high)))
            ends[column] += high + gap
        return found
