"""Rows of something that is painted, for whoever reads it by keyboard or by ear: one stop of Tab, arrows lead on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.aloud.roles import Role
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.ringed import Ringed

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}


class ReadRow(Ringed):
    """A row says its words and shows the ring; what lies below it is painted by who has it, and takes the mouse."""

    spoken_as = Role.ListItem

    def __init__(self, rows: "ReadRows") -> None:
        super().__init__()
        self.rows = rows
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.rows.walk(self, step)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5)
        painter.end()


class ReadRows:
    """All rows of a panel, from above to below."""

    def __init__(self, panel: Drawn) -> None:
        self.panel = panel
        self.rows: list[ReadRow] = []

    @property
    def first(self) -> QWidget | None:
        return next((row for row in self.rows if not row.isHidden()), None)

    def say(self, words: Sequence[str]) -> None:
        """These are the rows now; what has the keyboard keeps it."""
        while len(self.rows) > len(words):
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(words):
            self.rows.append(held(self.panel, ReadRow(self), self.panel.style_now))
            self.rows[-1].show()
        for row, said in zip(self.rows, words, strict=True):
            row.setAccessibleName(said)
        self._stop_at(next((row for row in self.rows if row.hasFocus()), self.first))

    def place(self, places: Sequence[QRectF]) -> None:
        """Put the rows where they are painted; one without a place is not there for the moment."""
        for row, place in zip(self.rows, places, strict=True):
            row.setGeometry(place.toAlignedRect())
            row.setHidden(place.isEmpty())
            row.raise_()

    def walk(self, here: ReadRow, step: int) -> None:
        shown = [row for row in self.rows if not row.isHidden()]
        to = shown[max(0, min(len(shown) - 1, shown.index(here) + step))]
        self._stop_at(to)
        to.setFocus(Qt.FocusReason.TabFocusReason)

    def _stop_at(self, stop: QWidget | None) -> None:
        for row in self.rows:
            row.setFocusPolicy(Qt.FocusPolicy.TabFocus if row is stop else Qt.FocusPolicy.ClickFocus)
