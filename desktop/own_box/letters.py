"""A board drawn in letters, typed letter by letter: each goes into the cell where the keyboard stands, and leads on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.mixing import mix, solid
from desktop.widgets.dressing import Drawn, focus_ring

CELL, LETTER, HEAD = 34, 18, 20
STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class LettersGrid(Drawn):
    """Signals: `edited` with all rows; `told` with a letter that may not stand there."""

    edited = Signal(object)
    told = Signal(str)

    def __init__(self, rows: Sequence[str], published: Sequence[str], letters: Sequence[str]) -> None:
        super().__init__()
        self.rows, self.published, self.letters = list(rows), list(published), tuple(letters)
        self.down = self.across = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.IBeamCursor)

    def show_value(self, rows: Sequence[str]) -> None:
        if list(rows) != self.rows:
            self.rows = list(rows)
            self.updateGeometry()
            self.update()

    @property
    def columns(self) -> int:
        return len(self.rows[0]) if self.rows else 0

    # Typing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        typed = event.text()
        if step is not None:
            self._stand(self.down + step[0], self.across + step[1])
        elif event.key() == Qt.Key.Key_Backspace:
            self._go(-1)
            self._write(self._published_here())
        elif event.key() == Qt.Key.Key_Delete:
            self._write(self._published_here())
        elif event.key() == Qt.Key.Key_Home:
            self._stand(self.down, 0)
        elif event.key() == Qt.Key.Key_End:
            self._stand(self.down, self.columns - 1)
        elif typed.isprintable() and typed and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._type(typed)
        else:
            super().keyPressEvent(event)

    def _type(self, typed: str) -> None:
        """A letter, or one of the other case where only that may stand there."""
        found = next((each for each in (typed, typed.swapcase()) if each in self.letters), None)
        if typed == " " and found is None and "." in self.letters:
            found = "."
        if found is None:
            self.told.emit(typed)
            return
        self.told.emit("")
        self._write(found)
        self._go(1)

    def _published_here(self) -> str:
        rows = self.published
        is_there = self.down < len(rows) and self.across < len(rows[self.down])
        return rows[self.down][self.across] if is_there else self.letters[0]

    def _write(self, letter: str) -> None:
        row = self.rows[self.down]
        if row[self.across] != letter:
            self.rows[self.down] = f"{row[: self.across]}{letter}{row[self.across + 1 :]}"
            self.edited.emit(list(self.rows))
        self.update()

    def _go(self, by: int) -> None:
        at = self.down * self.columns + self.across + by
        at = max(0, min(len(self.rows) * self.columns - 1, at))
        self._stand(at // self.columns, at % self.columns)

    def _stand(self, down: int, across: int) -> None:
        self.down = max(0, min(len(self.rows) - 1, down))
        self.across = max(0, min(self.columns - 1, across))
        self.setAccessibleDescription(f"{self.down + 1}·{self.across + 1} {self.rows[self.down][self.across]}")
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        side, head = self.cell, self.head_side
        at = event.position()
        self._stand(int((at.y() - head) // side), int((at.x() - head) // side))
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Looks

    @property
    def cell(self) -> int:
        return self.style_now.grown(CELL)

    @property
    def head_side(self) -> int:
        return self.style_now.grown(HEAD)

    def sizeHint(self) -> QSize:
        head = self.head_side
        return QSize(head + self.columns * self.cell + 2, head + len(self.rows) * self.cell + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme, side, head = self.style_now, self.style_now.theme, self.cell, self.head_side
        small = style.text_size(13)
        for across in range(self.columns):
            place = QRectF(head + across * side, 0, side, head)
            text_line(painter, place, chr(ord("a") + across), small, theme.muted, across="centre")
        for down, row in enumerate(self.rows):
            number = QRectF(0, head + down * side, head - 4, side)
            text_line(painter, number, str(down + 1), small, theme.muted, across="right")
            for across, letter in enumerate(row):
                self._paint_cell(
                    painter, QRectF(head + across * side, head + down * side, side, side), down, across, letter
                )
        if self.hasFocus():
            here = QRectF(head + self.across * side, head + self.down * side, side, side)
            focus_ring(painter, here, 5, style)
        painter.end()

    def _paint_cell(self, painter: QPainter, rect: QRectF, down: int, across: int, letter: str) -> None:
        style, theme = self.style_now, self.style_now.theme
        printed = (
            self.published[down][across] if down < len(self.published) and across < len(self.published[down]) else ""
        )
        is_own = letter != printed
        body = rounded(rect.adjusted(1.5, 1.5, -1.5, -1.5), 4)
        ground = mix(theme.raised, theme.text, 0.03 + 0.12 * (self.letters.index(letter) / len(self.letters))) if (
            letter in self.letters
        ) else solid(theme.raised)  # fmt: skip
        painter.fillPath(body, ground)
        painter.strokePath(body, pen(style.owner_ink if is_own else theme.line, 1.8 if is_own else 1.0))
        size = style.text_size(LETTER)
        ink = style.owner_ink if is_own else theme.text
        text_line(painter, rect, letter, size, ink, "semibold", across="centre", serif=is_own, italic=is_own)
