"""What is done with the rows of a plan: stood on, unfolded, added, copied, moved, taken away, timed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from rules.teaching.plans import AnyRow, Mode

if TYPE_CHECKING:
    from desktop.plans.screen import PlanScreen


class RowActs:
    def __init__(self, screen: "PlanScreen") -> None:
        self.screen = screen

    def connect(self) -> None:
        """Hear what people do with the rows."""
        rows, ruler = self.screen.rows, self.screen.face.ruler
        ruler.wanted.connect(self.stand_on)
        rows.wanted.connect(self.stand_on)
        rows.folded.connect(self.fold)
        rows.moved.connect(self.move)
        rows.removed.connect(self.remove)
        rows.mode_chosen.connect(self.set_mode)
        rows.minutes_wanted.connect(self.set_minutes)

    def stand_on(self, at: int) -> None:
        """Look at a row; while one lies open, the next one does."""
        self.screen.draft.look_at(at)
        self._keep_in_sight()

    def fold(self) -> None:
        """Open the chosen row to be changed, or close it."""
        self.screen.is_unfolded = not self.screen.is_unfolded
        self.screen.show_again()
        self._keep_in_sight()

    def add(self, row: AnyRow) -> None:
        """One more row, open to be written in."""
        self.screen.is_unfolded = True
        self.screen.draft.add(row)
        self._keep_in_sight()

    def copy(self) -> None:
        self.screen.draft.copy_row()
        self._stay()

    def remove(self) -> None:
        self.screen.draft.remove_row()
        self._stay()

    def move(self, at: int, to: int) -> None:
        self.screen.draft.move_row(at, to)
        self.screen.show_again()
        self._stay()

    def set_minutes(self, at: int, minutes: int) -> None:
        self.screen.draft.set_minutes(at, minutes)

    def set_mode(self, at: int, mode: Mode) -> None:
        self.screen.draft.set_mode(at, mode)

    def _stay(self) -> None:
        """The keyboard stays with the row that is looked at."""
        self._keep_in_sight()
        if self.screen.rows.focused is not None:
            self.screen.rows.cards[self.screen.draft.at].setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_in_sight(self) -> None:
        screen = self.screen
        QTimer.singleShot(0, screen, lambda: screen.rows.show_in_sight(screen.draft.at))
