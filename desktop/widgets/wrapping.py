"""A layout that Qt does not have: things side by side as long as there is room, else below one another."""

from typing import NamedTuple

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QVBoxLayout, QWidget


class Row(NamedTuple):
    numbers: list[int]
    widths: list[int]
    height: int


class Wrapping(QLayout):
    """Layout in rows from the left.

    With `fills`, the items of a row share its width by weight, and the last row takes the height that is left; with
    `spreads`, the last item of a row stands at the right end."""

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 8, fills: bool = False, spreads: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._weights: list[float] = []
        self.fills, self.spreads = fills, spreads
        self.setContentsMargins(QMargins())
        self.setSpacing(gap)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self._weights.append(1.0)
        self.invalidate()

    def add(self, widget: QWidget, weight: float = 1.0) -> None:
        self.addWidget(widget)
        self._weights[-1] = weight

    def weigh(self, number: int, weight: float) -> None:
        self._weights[number] = weight
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self._weights.pop(index)
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Vertical if self.fills else Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        edges = self.contentsMargins()
        rows = self._rows(width - edges.left() - edges.right())
        return edges.top() + edges.bottom() + sum(row.height for row in rows) + self.spacing() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in shown) + self.spacing() * max(0, len(shown) - 1)
        edges = self.contentsMargins()
        width += edges.left() + edges.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        width = max((item.minimumSize().width() for item in self._items if not item.isEmpty()), default=0)
        edges = self.contentsMargins()
        return QSize(width + edges.left() + edges.right(), 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        rect = rect.marginsRemoved(self.contentsMargins())
        rows = self._rows(rect.width())
        left_over = rect.height() - sum(row.height for row in rows) - self.spacing() * max(0, len(rows) - 1)
        if self.fills and rows and left_over > 0:
            rows[-1] = rows[-1]._replace(height=rows[-1].height + left_over)
        y = rect.y()
        for row in rows:
            self._place(row, rect.x(), y, rect.width())
            y += row.height + self.spacing()

    def _place(self, row: Row, x: int, y: int, across: int) -> None:
        right = x + across
        for number, width in zip(row.numbers, row.widths, strict=True):
            if self.spreads and len(row.numbers) > 1 and number == row.numbers[-1]:
                x = right - width
            self._items[number].setGeometry(QRect(x, y, width, row.height))
            x += width + self.spacing()

    def _rows(self, width: int) -> list[Row]:
        rows: list[list[int]] = []
        used = 0
        for number, item in enumerate(self._items):
            if item.isEmpty():
                continue
            needed = self._wanted(item)
            if not rows or used + self.spacing() + needed > width:
                rows.append([number])
                used = needed
            else:
                rows[-1].append(number)
                used += self.spacing() + needed
        if self.fills and len(rows) > 1:
            rows = self._balanced(rows)
        return [self._row(numbers, width) for numbers in rows]

    def _balanced(self, rows: list[list[int]]) -> list[list[int]]:
        """Two and two look better than three and one."""
        numbers = [number for row in rows for number in row]
        each = -(-len(numbers) // len(rows))
        return [numbers[start : start + each] for start in range(0, len(numbers), each)]

    def _wanted(self, item: QLayoutItem) -> int:
        return item.minimumSize().width() if self.fills else item.sizeHint().width()

    def _row(self, numbers: list[int], width: int) -> Row:
        room = width - self.spacing() * (len(numbers) - 1)
        if self.fills:
            widths = self._shared(numbers, room)
        else:
            widths = [min(room, self._items[number].sizeHint().width()) for number in numbers]
        heights = [height_at(self._items[number], across) for number, across in zip(numbers, widths, strict=True)]
        return Row(numbers, widths, max(heights))

    def _shared(self, numbers: list[int], room: int) -> list[int]:
        total = sum(self._weights[number] for number in numbers)
        least = [self._items[number].minimumSize().width() for number in numbers]
        widths = [int(room * self._weights[number] / total) for number in numbers]
        if any(width < need for width, need in zip(widths, least, strict=True)):
            spare = room - sum(least)
            widths = [
                need + int(spare * self._weights[number] / total) for number, need in zip(numbers, least, strict=True)
            ]
        widths[-1] += room - sum(widths)
        return widths


def height_at(item: QLayoutItem, width: int) -> int:
    """What words need at this width; the least height of what wraps its words is that at its least width."""
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return max(item.sizeHint().height(), item.minimumSize().height())


def side_by_side(left: QWidget, right: QWidget) -> Wrapping:
    """Place two widgets at the ends of a row; one below the other where the width is too small."""
    row = Wrapping(gap=14, spreads=True)
    row.addWidget(left)
    row.addWidget(right)
    return row


class Column(QWidget):
    """Things below one another, as one thing for another layout."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
