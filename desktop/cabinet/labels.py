"""Words in a window: a label in the type and the colours of the style, which knows when it would be cut."""

from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.cabinet.look import Look, Surface
from desktop.fonts import Weight, font

Ink = Literal["text", "quiet", "accent", "refuse"]


class Label(QLabel):
    """Wraps when `wraps`; else it asks for the room of its one line."""

    def __init__(
        self,
        look: Look,
        words: str = "",
        *,
        on: Surface = "panel",
        size: float = 15,
        ink: Ink = "text",
        weight: Weight = "regular",
        serif: bool = False,
        italic: bool = False,
        wraps: bool = False,
        limit: float = 0,
    ) -> None:
        super().__init__(words)
        self.look, self.on, self.size_, self.ink = look, on, size, ink
        self.weight, self.serif, self.italic, self.limit = weight, serif, italic, limit
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        across = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Minimum
        policy = QSizePolicy(across, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        look.changed.connect(self.wear)
        self.wear()

    def wear(self) -> None:
        size: float = self.look.style.text_size(self.size_)
        if self.limit:
            size = min(size, self.limit)
        self.setFont(font(size, self.weight, serif=self.serif, italic=self.italic))
        self.set_ink(self.ink)

    def set_ink(self, ink: Ink) -> None:
        self.ink = ink
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(getattr(self.look.inks(self.on), ink)))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        """Words that may wrap would rather not."""
        if not self.wordWrap():
            return super().sizeHint()
        measure, margins = self.fontMetrics(), self.contentsMargins()
        lines = self.text().split("\n")
        width = max(measure.horizontalAdvance(line) for line in lines) + 3 + 2 * self.margin()
        across = margins.left() + margins.right()
        return QSize(width + across, measure.height() * len(lines) + margins.top() + margins.bottom())

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if not self.wordWrap():
            return hint
        measure = self.fontMetrics()
        longest = max((measure.horizontalAdvance(word) for word in self.text().split(" ")), default=0)
        return QSize(longest + 2, measure.height())


def heading(look: Look, words: str = "", *, on: Surface = "panel", size: float = 20) -> Label:
    """The title of a part of a page."""
    return Label(look, words, on=on, size=size, weight="semibold", serif=True, wraps=True)


def note(look: Look, words: str = "", *, on: Surface = "panel", size: float = 15) -> Label:
    """What explains, in quieter ink."""
    return Label(look, words, on=on, size=size, ink="quiet", wraps=True)


def rule_line(look: Look, *, on: Surface = "panel") -> QWidget:
    """A hairline, where a frame would be too much."""
    return Hairline(look, on)


class Hairline(QWidget):
    def __init__(self, look: Look, on: Surface) -> None:
        super().__init__()
        self.look, self.on = look, on
        self.setFixedHeight(1)
        self.setAutoFillBackground(True)
        look.changed.connect(self.wear)
        self.wear()

    def wear(self) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(self.look.inks(self.on).line))
        self.setPalette(palette)
