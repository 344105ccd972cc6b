"""Where people write more than a line: plain words that wrap, on a raised strip of paper; Tab leads on."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from desktop.style.fonts import font, height_of
from desktop.style.qss import area_sheet
from desktop.style.theme import Style
from desktop.widgets.field_menu import open_field_menu
from desktop.widgets.scrolling import Bar

EDGE = 8
MOST_LINES = 8


class TextArea(QPlainTextEdit):
    """Grows with what is written, up to some lines. Signal: `written` with the words, while somebody writes."""

    written = Signal(str)

    def __init__(
        self, *, size: float = 15, least_lines: int = 1, most_lines: int = MOST_LINES, letters: int = 2000
    ) -> None:
        super().__init__()
        self.size_wanted, self.least_lines, self.most_lines, self.letters = size, least_lines, most_lines, letters
        self.style_now = Style()
        self._is_shown_anew = False
        self.setTabChangesFocus(True)
        self.setVerticalScrollBar(Bar())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._tell)
        self.wear(self.style_now)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_field_menu(self, self.style_now, event)

    def show_text(self, words: str) -> None:
        """Show these words; nobody has written them now."""
        if words != self.toPlainText():
            self._is_shown_anew = True
            self.setPlainText(words)
            self._is_shown_anew = False
        self._fit()

    def _tell(self) -> None:
        words = self.toPlainText()
        if len(words) > self.letters:
            at = self.textCursor().position()
            self.setPlainText(words[: self.letters])
            cursor = self.textCursor()
            cursor.setPosition(min(at, self.letters))
            self.setTextCursor(cursor)
            return
        self._fit()
        if not self._is_shown_anew:
            self.written.emit(words)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFont(font(style.text_size(self.size_wanted)))
        self.setStyleSheet(area_sheet(style))
        self.document().setDocumentMargin(2)
        self._fit()

    def _fit(self) -> None:
        size = self.style_now.text_size(self.size_wanted)
        room = max(60.0, self.width() - 2 * EDGE - 16)
        line = height_of("Éy", 1000, size)
        words = self.toPlainText() or self.placeholderText() or "É"
        wanted = height_of(f"{words}É" if words.endswith("\n") else words, room, size)
        high = max(self.least_lines * line, min(self.most_lines * line, wanted))
        self.setFixedHeight(round(high) + 2 * EDGE + 8)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
