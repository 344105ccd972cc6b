"""Typing in the table: which keys take what is typed, and where the keyboard goes on then."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView

from desktop.own_box.cell_field import CellField
from desktop.own_box.model import BoxModel
from desktop.own_box.sections import AddLine, DataLine, Place, value_at
from desktop.widgets.pressable import ENTER

if TYPE_CHECKING:
    from desktop.own_box.table import BoxTable

Hint, Trigger = QAbstractItemDelegate.EndEditHint, QAbstractItemView.EditTrigger
ASKING = (Trigger.DoubleClicked, Trigger.EditKeyPressed, Trigger.AllEditTriggers)
BACK = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Typing:
    def __init__(self, table: "BoxTable") -> None:
        self.table = table
        self.walks = False
        """Whether the keyboard comes along by Tab."""

    def hear_key(self, field: CellField, event: QKeyEvent) -> bool:
        """Hear a key in the line that is typed in. Whether it has meant something here."""
        key = Qt.Key(event.key())
        if field.offering.hear(event):
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, *ENTER):
            field.offering.take()
            if not field.tell():
                self.take(field)
                self._go_on(key)
            return True
        return False

    def may_begin(self, index: QModelIndex, trigger: QAbstractItemView.EditTrigger, event: QEvent | None) -> bool:
        """Whether this begins to type in a cell."""
        table = self.table
        begins = bool(table.editTriggers() & trigger) or trigger == Trigger.AllEditTriggers
        is_place = table.box_model.place(index) is not None and bool(index.flags() & Qt.ItemFlag.ItemIsEditable)
        return begins and is_place and (trigger != Trigger.AnyKeyPressed or types(event))

    def offer(self, trigger: object) -> bool:
        """Open the list of what may stand there for whoever has asked to type: not for whoever types already, or walks
        on by Tab. True in any case."""
        field = self.table.field
        if trigger in ASKING and not self.walks and field is not None:
            field.offering.open()
        return True

    def hear_at_cell(self, event: QKeyEvent) -> bool:
        """Hear a key while nothing is typed. Whether it has meant something here."""
        table, key = self.table, Qt.Key(event.key())
        index = table.currentIndex()
        line, place = table.box_model.line(index), table.box_model.place(index)
        has_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in ENTER and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            table.bands.open(index.row())
        elif key in ENTER:
            table.begin()
        elif key in BACK and has_ctrl and isinstance(line, DataLine):
            table.row_taken.emit(line.path)
        elif key in BACK and place is not None:
            table.put_back.emit(place.path)
        elif key == Qt.Key.Key_Insert:
            adding = (each for each in table.box_model.shown[index.row() :] if isinstance(each, AddLine))
            table.row_wanted.emit(next(adding, None))
        else:
            return key == Qt.Key.Key_Space and place is not None and self.flip(place)
        return True

    def _go_on(self, key: Qt.Key) -> None:
        table = self.table
        if key in ENTER:
            table.step_down()
        elif table.step(-1 if key == Qt.Key.Key_Backtab else 1):
            place = table.box_model.place(table.currentIndex())
            if place is not None and place.is_line:
                self.walks = True
                table.begin()
                self.walks = False

    def take(self, field: CellField) -> None:
        """Let what was typed count."""
        place, reading = field.place, field.reading
        is_new = not field.is_done
        field.is_done = True
        self.table.closeEditor(field, Hint.NoHint)
        if is_new and place is not None and reading.wrong is None:
            self.table.edited.emit(place, reading.value)

    def flip(self, place: Place) -> bool:
        """Turn yes into no, and no into yes. Whether it is one of these."""
        own = self.table.box_model.own
        if place.field is None or place.field.kind != "flag" or own is None or not self.table.is_open(place):
            return False
        self.table.edited.emit(place, value_at(own, place) is not True)
        return True


def next_place(model: BoxModel, now: QModelIndex, by: int, is_open: Callable[[Place], bool]) -> QModelIndex | None:
    """Find the next place that may be edited without a question, or the one before; or where a row is added."""
    columns = model.columnCount()
    at = (now.row() * columns + now.column() if now.isValid() else -1) + by
    while 0 <= at < model.rowCount() * columns:
        index = model.index(at // columns, at % columns)
        place = model.place(index)
        if place is not None and index.flags() & Qt.ItemFlag.ItemIsEditable and is_open(place):
            return index
        if isinstance(model.line(index), AddLine) and index.column() == 0:
            return index
        at += by
    return None


def next_row(model: BoxModel, now: QModelIndex) -> QModelIndex | None:
    """Find the same column of the next row."""
    rows = (row for row in range(now.row() + 1, model.rowCount()) if isinstance(model.shown[row], DataLine))
    row = next(rows, None)
    return None if row is None else model.index(row, now.column())


def types(event: QEvent | None) -> bool:
    """Whether a key writes something."""
    return isinstance(event, QKeyEvent) and bool(event.text()) and event.text().isprintable() and event.text() != " "
