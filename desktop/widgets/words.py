"""Words in windows: labels of a given size and ink that follow the style, whole or cut at the end of one line."""

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from desktop.fonts import Weight, font, height_of, metrics
from desktop.paint.text import text_block, text_line
from desktop.theme import SMALLEST_TEXT, Style

Ink = Literal["text", "muted", "accent", "refuse"]


def ink_of(ink: Ink, style: Style) -> str:
    match ink:
        case "text":
            return style.theme.text
        case "muted":
            return style.theme.muted
        case "accent":
            return style.accent_text
        case "refuse":
            return style.theme.refuse


class Label(QLabel):
    """Plain text of a size given for 1600 x 1000. Wrapped words take the height they need."""

    def __init__(
        self,
        words: str = "",
        size: float = 15,
        weight: Weight = "regular",
        ink: Ink = "text",
        *,
        serif: bool = False,
        italic: bool = False,
        wraps: bool = True,
    ) -> None:
        super().__init__(words)
        self.size_wanted, self.weight, self.ink, self.serif, self.italic = size, weight, ink, serif, italic
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        if wraps:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.wear(Style())

    def wear(self, style: Style) -> None:
        self.setFont(font(style.text_size(self.size_wanted), self.weight, serif=self.serif, italic=self.italic))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), ink_of(self.ink, style))
        self.setPalette(palette)


def section_heading(words: str = "") -> Label:
    return Label(words, 15, "semibold", "muted")


def title(words: str = "", size: float = 20) -> Label:
    return Label(words, size, "semibold", serif=True)


class LineLabel(QWidget):
    """One line that never wraps: cut with an ellipsis where room ends, whole in its tip and for screen readers."""

    def __init__(
        self, words: str = "", size: float = 15, weight: Weight = "regular", ink: Ink = "text", *, serif: bool = False
    ) -> None:
        super().__init__()
        self.size_wanted, self.weight, self.ink, self.serif = size, weight, ink, serif
        self.style_now = Style()
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.say(words)

    def say(self, words: str) -> None:
        if words == self.words:
            return
        self.words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self._tell()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self._tell()

    @property
    def needed(self) -> int:
        """The width at which nothing is cut."""
        return round(self._measure().horizontalAdvance(self.words) + 0.5) + 1

    @property
    def shown(self) -> str:
        """All words, or the first sentence where only that has room."""
        first, stop, _ = self.words.partition(". ")
        if not stop or self.needed <= self.width():
            return self.words
        return f"{first}." if self._measure().horizontalAdvance(first) < self.width() else self.words

    def is_cut(self) -> bool:
        return self.needed > self.width()

    def sizeHint(self) -> QSize:
        return QSize(self.needed, round(self._measure().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(self._measure().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self.style_now.text_size(self.size_wanted)
        ink = ink_of(self.ink, self.style_now)
        text_line(painter, QRectF(self.rect()), self.shown, size, ink, self.weight, serif=self.serif)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def _measure(self) -> QFontMetricsF:
        return metrics(self.style_now.text_size(self.size_wanted), self.weight, serif=self.serif)

    def _tell(self) -> None:
        self.setToolTip(self.words if self.is_cut() else "")
        self.update()


class AskLabel(LineLabel):
    """What is asked: one line, or two smaller ones in the same height before anything of it is cut."""

    SMALLEST = 0.5
    """Of its size: in letters twice as large, the usual size."""

    @property
    def size_of_two(self) -> int:
        """The largest size at which two lines hold all words; 0 if none does."""
        full = self.style_now.text_size(self.size_wanted)
        least = max(SMALLEST_TEXT, round(full * self.SMALLEST))
        return next((size for size in range(full - 1, least - 1, -1) if self._two_lines_hold(size)), 0)

    def _two_lines_hold(self, size: int) -> bool:
        return height_of(self.words, self.width(), size, self.weight, serif=self.serif) <= self.height()

    def is_cut(self) -> bool:
        return super().is_cut() and not self.size_of_two

    def paintEvent(self, event: QPaintEvent) -> None:
        size = self.size_of_two if super().is_cut() else 0
        if not size:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        ink = ink_of(self.ink, self.style_now)
        text_block(painter, QRectF(self.rect()), self.words, size, ink, self.weight, down="middle", serif=self.serif)
        painter.end()


class Hairline(QFrame):
    """A thin line between two sections, or between two things on one line."""

    def __init__(self, *, upright: bool = False) -> None:
        super().__init__()
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def wear(self, style: Style) -> None:
        self.setStyleSheet(f"background: {style.theme.line}; border: none;")
