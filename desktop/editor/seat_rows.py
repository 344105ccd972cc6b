"""What each seat has: all seats alike, each with its first number; the one from whose side one looks is unfolded."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.editor.fields import FieldRow, FieldRows, Say
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.links import TextLink
from rules.core.editing import Field


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat in words, and what it has."""

    words: str
    fields: tuple[Field, ...]
    is_open: bool


class SeatPart(QWidget):
    """Signals: `edited` with a `Set`; `chosen` when its head is clicked."""

    edited = Signal(object)
    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.head = TextLink(icon_name="chevron_right")
        self.first, self.others = FieldRows(), FieldRows()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(4)
        for each in (self.head, self.first, self.others):
            column.addWidget(each)
        self.head.clicked.connect(self.chosen)
        self.first.edited.connect(self.edited)
        self.others.edited.connect(self.edited)

    def show_seat(self, seat: SeatShown, say: Say, steps: tuple[str, str]) -> None:
        number = next((each for each in seat.fields if each.kind == "number"), None)
        self.head.icon_name = "chevron_down" if seat.is_open else "chevron_right"
        self.head.say(seat.words)
        self.first.show_fields([number] if number else [], say, steps)
        self.others.show_fields([each for each in seat.fields if each != number] if seat.is_open else [], say, steps)
        self.others.setVisible(seat.is_open)


class SeatRows(QWidget):
    """Signals: `edited` with a `Set`; `chosen` with the number of a seat."""

    edited = Signal(object)
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.parts: list[SeatPart] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(2)

    def show_seats(self, seats: Sequence[SeatShown], say: Say, steps: tuple[str, str]) -> None:
        """These, in this order; the parts stay while there are as many seats."""
        if len(seats) != len(self.parts):
            self._rebuild(len(seats))
        for part, seat in zip(self.parts, seats, strict=True):
            part.show_seat(seat, say, steps)

    def row(self, id: str) -> FieldRow:
        rows = (row for part in self.parts for each in (part.first, part.others) for row in each.rows)
        return next(row for row in rows if row.id == id)

    def _rebuild(self, count: int) -> None:
        for part in self.parts:
            self.column.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.parts = [SeatPart() for _ in range(count)]
        for seat, part in enumerate(self.parts):
            self.column.addWidget(part)
            part.edited.connect(self.edited)
            part.chosen.connect(lambda seat=seat: self.chosen.emit(seat))
            wear_all(part, self.style_now)

    def wear(self, style: Style) -> None:
        self.style_now = style
