"""Words in windows: labels of a given size and ink that follow the style, whole or cut at the end of one line."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.aloud.roles import Role
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, font, height_of, metrics, width_of
from desktop.style.mixing import solid
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.surfaces import Ink, Surface, inks_of


class Label(QLabel):
    """Plain text of a size given for 1600 x 1000. Words that may wrap would rather not; none is ever cut in two."""

    spoken_as: QAccessible.Role | None = None

    def __init__(
        self,
        words: str = "",
        size: float = 15,
        weight: Weight = "regular",
        ink: Ink = "text",
        *,
        on: Surface = "panel",
        serif: bool = False,
        italic: bool = False,
        wraps: bool = True,
        limit: float = 0,
    ) -> None:
        """`limit`: the size beyond which it does not grow, for headings that are large already."""
        super().__init__(words)
        self.size_wanted, self.weight, self.ink, self.serif, self.italic = size, weight, ink, serif, italic
        self.on: Surface = on
        self.limit = limit
        self.style_now = Style()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        across = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Minimum
        policy = QSizePolicy(across, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        self.wear(self.style_now)

    def wear(self, style: Style) -> None:
        self.style_now = style
        size: float = style.text_size(self.size_wanted)
        if self.limit:
            size = min(size, self.limit)
        self.setFont(font(size, self.weight, serif=self.serif, italic=self.italic))
        self.set_ink(self.ink)

    def set_ink(self, ink: Ink) -> None:
        self.ink = ink
        palette = self.palette()
        palette.setColor(self.foregroundRole(), inks_of(self.style_now, self.on).of(ink))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        if not self.wordWrap():
            return super().sizeHint()
        measure, margins = self.fontMetrics(), self.contentsMargins()
        lines = self.text().split("\n")
        width = max(measure.horizontalAdvance(line) for line in lines) + 3 + 2 * self.margin()
        across, down = margins.left() + margins.right(), margins.top() + margins.bottom()
        return QSize(width + across, measure.height() * len(lines) + down)

    def minimumSizeHint(self) -> QSize:
        if not self.wordWrap():
            return super().minimumSizeHint()
        measure = self.fontMetrics()
        longest = max((measure.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(longest + 2, measure.height())


def heading(words: str = "", size: float = 20, *, on: Surface = "panel") -> Label:
    """The title of a part of a page."""
    label = Label(words, size, "semibold", on=on, serif=True)
    label.spoken_as = Role.Heading
    return label


def section_heading(words: str = "") -> Label:
    """The same in a list, where it stands between rows."""
    label = Label(words, 15, "semibold", "muted")
    label.spoken_as = Role.Heading
    return label


def note(words: str = "", size: float = 15, *, on: Surface = "panel") -> Label:
    """What explains, in quieter ink."""
    return Label(words, size, ink="muted", on=on)


class LineLabel(Drawn):
    """One line that never wraps: cut with an ellipsis where room ends, whole in its tip and for screen readers."""

    def __init__(
        self,
        words: str = "",
        size: float = 15,
        weight: Weight = "regular",
        ink: Ink = "text",
        *,
        on: Surface = "panel",
        serif: bool = False,
    ) -> None:
        super().__init__()
        self.size_wanted, self.weight, self.ink, self.serif = size, weight, ink, serif
        self.on: Surface = on
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
        super().wear(style)
        self._tell()

    @property
    def needed(self) -> int:
        """The width at which nothing is cut."""
        return round(self._width_of(self.words) + 0.5) + 1

    @property
    def shown(self) -> str:
        """All words, or the first sentence where only that has room."""
        first, stop, _ = self.words.partition(". ")
        if not stop or self.needed <= self.width():
            return self.words
        return f"{first}." if self._width_of(first) < self.width() else self.words

    def is_cut(self) -> bool:
        return self.needed > self.width()

    def sizeHint(self) -> QSize:
        return QSize(self.needed, round(self._measure().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(self._measure().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self.style_now.text_size(self.size_wanted)
        ink = inks_of(self.style_now, self.on).of(self.ink)
        text_line(painter, QRectF(self.rect()), self.shown, size, ink, self.weight, serif=self.serif)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def _measure(self) -> QFontMetricsF:
        return metrics(self.style_now.text_size(self.size_wanted), self.weight, serif=self.serif)

    def _width_of(self, words: str) -> float:
        return width_of(words, self.style_now.text_size(self.size_wanted), self.weight, serif=self.serif)

    def _tell(self) -> None:
        tip = self.words if self.is_cut() else ""
        if tip != self.toolTip():
            self.setToolTip(tip)
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
        ink = inks_of(self.style_now, "panel").of(self.ink)
        text_block(painter, QRectF(self.rect()), self.words, size, ink, self.weight, down="middle", serif=self.serif)
        painter.end()


class Hairline(Drawn):
    """A thin line between two sections, or between two things on one line."""

    def __init__(self, *, on: Surface = "panel", upright: bool = False) -> None:
        super().__init__()
        self.on: Surface = on
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), solid(inks_of(self.style_now, self.on).line))
        painter.end()
