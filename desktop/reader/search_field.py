"""The field of a book in which one searches: a lens, words, and a cross that clears them."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.fonts import font
from desktop.page.press import IconPress
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.theme import Style


class Search(QLineEdit):
    """Signals: `stepped` with 1 or -1 to go to the next or the previous passage; `left` on Escape."""

    stepped = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self.style_now = style
        self.cross = IconPress(self, style, "close", size=13)
        self.cross.clicked.connect(self.clear)
        self.cross.hide()
        self.textChanged.connect(lambda words: self.cross.setVisible(bool(words)))
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self.style_now = style
        size = style.text_size(16)
        theme = style.theme
        self.cross.restyle(style)
        self._put_cross()
        self.setFont(font(size))
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};"
            f" border-radius: 8px; padding: 0 {round(size * 2.2)}px 0 {round(size * 2)}px;"
            f" selection-background-color: {style.accent}; placeholder-text-color: {theme.muted}; }}"
            f"QLineEdit:focus {{ border: 2px solid {style.accent_text}; }}"
        )

    def high(self) -> int:
        return round(self.style_now.text_size(16) * 2.6)

    def is_cut(self) -> bool:
        return False

    def _put_cross(self) -> None:
        side = self.cross.high()
        self.cross.put(self.width() - side - 6, (self.height() - side) / 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_cross()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        side = self.style_now.text_size(16) * 1.15
        place = QRectF(side * 0.6, self.height() / 2 - side / 2, side, side)
        icon(painter, "search", place, self.style_now.theme.muted)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F3):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_Down:
            self.stepped.emit(1)
        elif key == Qt.Key.Key_Up:
            self.stepped.emit(-1)
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)
