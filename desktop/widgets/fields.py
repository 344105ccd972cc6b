"""Where people write: their name, a number. Qt's own line of text, in our type and colours."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QCompleter, QLineEdit

from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.fonts import Weight, font
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.qss import field_sheet
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.field_menu import open_field_menu

SELECTED_INK = "#231A12"


class Field(QLineEdit):
    """A text field on a raised strip of paper, or directly on a colour when `ground` is given."""

    def __init__(self, *, size: float = 18, floor: int = 0, weight: Weight = "semibold", serif: bool = False) -> None:
        super().__init__()
        self.size_wanted, self.floor, self.weight, self.serif = size, floor, weight, serif
        self.style_now = Style()
        self.ground: Tint | None = None
        self.ink: Tint | None = None
        self.setFrame(False)
        # Among widgets with a style sheet Qt would fill it in the colour of the system.
        self.setStyleSheet("QLineEdit { background: transparent; border: none; }")
        self.wear(self.style_now)

    @property
    def size_now(self) -> int:
        return max(self.style_now.text_size(self.size_wanted), round(self.floor * self.style_now.text_scale))

    @property
    def high(self) -> int:
        return round(self.size_now * 1.3) + (8 if self.ground else 16)

    def is_cut(self) -> bool:
        return self.height() < self.high - 1

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFont(font(self.size_now, self.weight, serif=self.serif))
        ink, ground = QColor(self.ink or style.theme.text), self.ground or style.theme.raised
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, ink if self.ground else mix(ink, ground, 0.30))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(style.theme.rim))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(SELECTED_INK))
        self.setPalette(palette)
        self._dress_suggestions()
        self.setFixedHeight(self.high)
        self.setTextMargins(4 if self.ground else 10, 0, 4, 0)

    def put_on(self, ground: Tint, ink: Tint) -> None:
        """The colour below it, and the ink that reads there."""
        if (ground, ink) != (self.ground, self.ink):
            self.ground, self.ink = ground, ink
            self.wear(self.style_now)

    def suggest(self, words: Sequence[str]) -> None:
        """What was written here before is offered while one types; taken, it counts as written."""
        completer = QCompleter(list(words), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self.textEdited)
        self.setCompleter(completer)
        self._dress_suggestions()

    def _dress_suggestions(self) -> None:
        completer, style, theme = self.completer(), self.style_now, self.style_now.theme
        popup = completer.popup() if completer is not None else None
        if popup is None:
            return
        popup.setFont(font(style.text_size(17), "semibold"))
        palette = QPalette(popup.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(theme.raised))
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.rim))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(SELECTED_INK))
        popup.setPalette(palette)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_field_menu(self, self.style_now, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.style_now.theme
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6)
        if self.ground is None:
            painter.fillPath(body, solid(theme.raised))
            painter.strokePath(body, pen(theme.line, 1.2))
        if self.hasFocus():
            painter.strokePath(body, pen(self.ink or theme.text, 3))
            painter.strokePath(body, pen(theme.rim, 1.6))
        elif self.ground is not None and self.underMouse():
            painter.strokePath(body, pen(with_alpha(self.ink or theme.text, 0.5)))
        if self.ground is not None and not self.hasFocus():
            self._draw_pencil(painter)
        painter.end()
        super().paintEvent(event)

    def _draw_pencil(self, painter: QPainter) -> None:
        """Draw a pencil behind the words: it shows that they can be edited."""
        words = self.text() or self.placeholderText()
        side = self.fontMetrics().height() * 0.5
        x = 14 + self.fontMetrics().horizontalAdvance(words)
        if x + side < self.width():
            place = QRectF(x, (self.height() - side) / 2 + 1, side, side)
            icon(painter, "pencil", place, with_alpha(self.ink or self.style_now.theme.text, 0.75))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class LineField(QLineEdit):
    """One line of text on a page that is dressed by style sheets."""

    def __init__(self, *, size: float = 15, letters: int = 80) -> None:
        super().__init__()
        self.size_wanted = size
        self.style_now = Style()
        self.setMaxLength(letters)
        self.wear(self.style_now)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_field_menu(self, self.style_now, event)

    def wear(self, style: Style) -> None:
        self.style_now = style
        size = style.text_size(self.size_wanted)
        self.setFont(font(size))
        self.setStyleSheet(field_sheet(style))
        self.setTextMargins(6, 0, 6, 0)
        self.setFixedHeight(round(size * 1.3) + 16)
