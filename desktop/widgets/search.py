"""A field to search and to filter: what is found is walked through and chosen from without leaving the field."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from desktop.aloud.voice import Kind, tell_from
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.style.fonts import font, height_of, width_of
from desktop.style.qss import field_sheet
from desktop.style.theme import Style
from desktop.widgets.field_menu import open_field_menu
from desktop.widgets.pressable import ENTER
from desktop.widgets.rows import Row

TEXT, HINT = 15, 14
ICON, GAP = 16, 10
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class SearchField(QLineEdit):
    """Signals, beside those of a line: `walked` with how many steps down, `entered` when one takes what is there.

    Shift and Enter walk one step back.
    """

    walked = Signal(int)
    entered = Signal()
    keeps_hint = True
    """Whether it stands behind what is written, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_now = Style()
        self.hint = "…"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_field_menu(self, self.style_now, event)

    def say(self, hint: str) -> None:
        """What the field is for, shown in it whole if there is room, else by its first word."""
        self.hint = hint
        self.setAccessibleName(hint)
        self._fit_hint()

    def tell_found(self, count: str, first: Row | None) -> None:
        """How much was found and what stands first of it: nobody who only hears the field sees the list change."""
        said = [count, first.words] if first is not None and self.text() else [count]
        words = " · ".join(said) if self.text() else ""
        is_new = words != self.accessibleDescription()
        self.setAccessibleDescription(words)
        if is_new and self.hasFocus():
            tell_from(self, words, Kind.PLACE)

    def _fit_hint(self) -> None:
        room = self.width() - self._icon_side - 4 * GAP
        is_whole = width_of(self.hint, self.style_now.text_size(TEXT)) <= room
        self.setPlaceholderText(self.hint if is_whole else f"{self.hint.split()[0]}…")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_hint()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setStyleSheet(field_sheet(style))
        self.setFont(font(style.text_size(TEXT)))
        self.setTextMargins(self._icon_side + 2 * GAP - 4, 0, GAP, 0)
        self.updateGeometry()
        self._fit_hint()

    @property
    def _icon_side(self) -> int:
        return self.style_now.text_size(ICON)

    def sizeHint(self) -> QSize:
        height = round(height_of("Éy", 1000, self.style_now.text_size(TEXT))) + 18
        return QSize(160, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def is_cut(self) -> bool:
        return self.height() < self.sizeHint().height() - 1

    def event(self, event: QEvent) -> bool:
        """Undo and redo are those of the game: what was typed into a filter is soon typed again. Esc empties it first,
        whatever else Esc does here."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self.text():
                event.accept()
                return True
            if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            self.walked.emit(STEPS[key])
        elif key in ENTER and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.walked.emit(-1)
        elif key in ENTER:
            self.entered.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        side, theme = self._icon_side, self.style_now.theme
        icon(painter, "search", QRectF(GAP + 2, (self.height() - side) / 2, side, side), theme.muted)
        hint, size = self.hint, self.style_now.text_size(HINT)
        written = width_of(self.text(), self.style_now.text_size(TEXT))
        room = self.width() - self._icon_side - 4 * GAP - written
        if self.keeps_hint and self.text() and width_of(hint, size) < room:
            place = QRectF(self.rect()).adjusted(0, 0, -GAP - 2, 0)
            text_line(painter, place, hint, size, theme.muted, across="right")
        painter.end()
