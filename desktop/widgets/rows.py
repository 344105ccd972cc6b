"""Long lists of painted rows: one view, one model, one delegate; a row paints itself and knows its words.

A thousand rows cost no more than those in sight.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.aloud.voice import Kind, tell_from
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.widgets.pressable import BY_KEYBOARD
from desktop.widgets.row_sizes import RowSizes

MEASURES_AFTER_MS, MEASURED_AT_ONCE_S = 50, 0.004
"""Rows out of sight are measured after what has changed was painted, in slices that nobody notices."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class RowState:
    """How a row stands in its list right now."""

    is_chosen: bool = False
    is_pointed: bool = False
    has_focus: bool = False


class Row(Protocol):
    @property
    def words(self) -> str:
        """All that it says, for screen readers."""
        ...

    @property
    def can_be_chosen(self) -> bool: ...

    def height(self, width: float, style: Style) -> float: ...

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None: ...


class RowModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self.describes: Callable[[Row], str] = lambda row: ""
        """What is said of a row besides its words, to whoever only hears the list."""

    def show(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (as Qt declares it)
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.rows[index.row()].words
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.describes(self.rows[index.row()])
        return self.rows[index.row()] if role == Qt.ItemDataRole.UserRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.rows[index.row()].can_be_chosen:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


class RowDelegate(QStyledItemDelegate):
    def __init__(self, view: "RowList") -> None:
        super().__init__(view)
        self.list = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = option.state
        focused = self.list.shows_focus or self.list.hasFocus()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHints(SMOOTH)
        place = QRectF(option.rect)
        place.setWidth(self.list.row_width)
        row = self.list.rows[index.row()]
        row.paint(painter, place, self.list.style_now, RowState(chosen, pointed, chosen and focused))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.list.sizes.of(index.row())


class RowList(QListView):
    """Signals: `picked` with a row that was clicked or entered; `pointed` with the row under the pointer or the
    keyboard, or None.
    """

    picked = Signal(object)
    pointed = Signal(object)

    def __init__(self, *, is_patient: bool = False) -> None:
        """A patient list measures at once what is in sight, and all other rows when there is time."""
        super().__init__()
        self.style_now = Style()
        self.shows_focus = False
        """True while a field elsewhere walks through this list."""
        self.is_patient = is_patient
        self.sizes = RowSizes()
        self._measuring = QTimer(self, singleShot=True)
        self._measuring.timeout.connect(self._measure_some)
        self.row_model = RowModel(self)
        self.setModel(self.row_model)
        self.setItemDelegate(RowDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalScrollBar().setSingleStep(24)
        self._pointed: Row | None = None
        self._is_quiet = False
        """While the keyboard is put somewhere that nobody has asked for."""
        self.selectionModel().currentChanged.connect(self._tell_current)
        self.entered.connect(lambda index: self._point(self.rows[index.row()]))

    @property
    def rows(self) -> list[Row]:
        return self.row_model.rows

    @property
    def row_width(self) -> int:
        """Always less than the bar, so that rows do not change when it comes and goes."""
        return max(40, self.width() - self.verticalScrollBar().sizeHint().width())

    def show_rows(self, rows: Sequence[Row], *, from_top: bool = False) -> None:
        """Other rows; where the list was scrolled to stays, unless it begins again from the top."""
        bar = self.verticalScrollBar()
        at = 0 if from_top else bar.value()
        self.row_model.show(rows)
        self._measure_anew(at)
        self.executeDelayedItemsLayout()
        bar.setValue(at)
        self.point_at_nothing()
        with self._quietly():
            self._stand_somewhere()

    def _measure_anew(self, scrolled_to: int) -> None:
        """All that is in sight there, and the rest as soon as there is time."""
        self._measuring.stop()
        self.sizes.begin(self.rows, self.row_width, self.style_now)
        if self.is_patient:
            self.sizes.guess_below(scrolled_to + self.viewport().height())
            if self.sizes.are_guessed:
                self._measuring.start(MEASURES_AFTER_MS)

    def _measure_some(self) -> None:
        if self.sizes.measure_rest(MEASURED_AT_ONCE_S):
            self.doItemsLayout()
        else:
            self._measuring.start(0)

    def measure_all(self) -> None:
        """Measure all rows now, so that the place of each is known, as when the user wants to see a certain one."""
        if self.sizes.are_guessed:
            self._measuring.stop()
            self.sizes.measure_rest(math.inf)
            self.doItemsLayout()

    def _stand_somewhere(self) -> None:
        """The keyboard never stands in a list without standing on a row; Qt would put it on one that nobody sees."""
        if self.hasFocus() and self.choosable() and not self.selectionModel().isSelected(self.currentIndex()):
            self.choose(self.choosable()[0])

    def focusInEvent(self, event: QFocusEvent) -> None:
        with self._quietly():
            super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self._stand_somewhere()
            self._point(self.current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at_nothing()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.point_at_nothing()

    def point_at_nothing(self) -> None:
        """What was pointed at is considered no longer: the list is left, hidden, or another one."""
        self._point(None)

    def _point(self, row: Row | None) -> None:
        if row is not self._pointed:
            self._pointed = row
            self.pointed.emit(row)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._measure_anew(self.verticalScrollBar().value())
        self.doItemsLayout()

    # Choosing

    @property
    def current(self) -> Row | None:
        index = self.currentIndex()
        return self.rows[index.row()] if index.isValid() else None

    def choose(self, at: int) -> None:
        self.measure_all()
        self.setCurrentIndex(self.row_model.index(at, 0))

    def stand_on(self, at: int) -> None:
        """The keyboard stays with its row, which is elsewhere now: nobody points at it for that."""
        with self._quietly():
            self.choose(at)

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        was_quiet, self._is_quiet = self._is_quiet, True
        try:
            yield
        finally:
            self._is_quiet = was_quiet

    def bring_into_sight(self, at: int) -> None:
        """Scrolls only if the row cannot be seen whole; then it stands in the middle."""
        self.measure_all()
        index = self.row_model.index(at, 0)
        if not self.viewport().rect().contains(self.visualRect(index)):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def choosable(self) -> list[int]:
        return [at for at, row in enumerate(self.rows) if row.can_be_chosen]

    def walk(self, steps: int) -> None:
        """Choose the row so many choosable rows further down, or up; stop at the ends."""
        among = self.choosable()
        if not among:
            return
        now = self.currentIndex().row()
        at = among.index(now) + steps if now in among else 0 if steps > 0 else len(among) - 1
        self.choose(among[max(0, min(len(among) - 1, at))])
        if self.current is not None and not self.hasFocus():
            tell_from(self, self.current.words, Kind.PLACE)  # the keyboard stays in the field that walks

    def pick_current(self) -> None:
        """The row that is chosen, else the first that can be."""
        row = self.current or next((row for row in self.rows if row.can_be_chosen), None)
        if row is not None:
            self.picked.emit(row)

    def _tell_current(self, index: QModelIndex) -> None:
        if not self._is_quiet:
            self._point(self.rows[index.row()] if index.isValid() else None)

    # Events

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            row = self.rows[index.row()]
            if row.can_be_chosen:
                self.picked.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pick_current()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # nothing lies beside a row: whoever holds the list may want them
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_at_nothing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the rows again when the viewport, which the scroll bar makes narrower, has another width."""
        super().resizeEvent(event)
        if self.sizes.width != self.row_width:
            self._measure_anew(self.verticalScrollBar().value())
            self.scheduleDelayedItemsLayout()
