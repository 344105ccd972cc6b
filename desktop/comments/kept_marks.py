"""Marks that are kept with moves: on the table while one stands there, and kept from what is drawn there."""

from PySide6.QtCore import QObject

from desktop.marking.marking import Marking
from desktop.table.table import Table


class KeptMarks(QObject):
    """What somebody draws beside them stays until another move has marks of its own."""

    def __init__(self, table: Table, marking: Marking) -> None:
        super().__init__(marking)
        self.table, self.marking = table, marking
        self.is_own = False
        """Whether somebody has drawn what is on the table since its marks were put there."""
        self._seen = marking.marks
        self._is_putting = False
        marking.area.pieces_changed.connect(self._see)
        marking.changed.connect(self._look)
        table.stepped.connect(self.show)
        table.went.connect(self.show)
        table.notes.changed.connect(self._show_anew)
        self.show()

    def show(self, *_: object) -> None:
        """Put the marks of the move on the table; those of the last one go with it."""
        kept = () if self.table.is_covered else self.table.notes.here.marks
        if kept or (self.marking.has_marks and not self.is_own):
            self._is_putting = True
            self.marking.put(kept)
            self._is_putting = False
            self.is_own = False
        self._see()

    @property
    def can_keep(self) -> bool:
        """Whether other marks are on the table than are kept with this move."""
        marks, notes = self.marking.marks, self.table.notes
        return notes.can_write and bool(marks) and marks != notes.here.marks

    def keep(self) -> bool:
        """Keep what is drawn on the table with this move. Whether that was possible."""
        if not self.can_keep:
            return False
        self.is_own = False
        return self.table.notes.change(self.table.point, marks=self.marking.marks)

    def _show_anew(self, point: int) -> None:
        if point == self.table.point:
            self.show()

    def _look(self) -> None:
        if self.marking.marks != self._seen and not self._is_putting:
            self.is_own = self.marking.has_marks
        self._see()

    def _see(self, *_: object) -> None:
        self._seen = self.marking.marks
