"""A block of words on a page: wraps, marks what was searched for, and is a label to screen readers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QWidget

from desktop.aloud.roles import Role
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.style.fonts import SANS, SERIF, Weight, font, metrics
from desktop.style.palette import FOUND, FOUND_INK, FOUND_LINE, FOUND_NOW
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets import surfaces

Span = tuple[int, int]
Ink = surfaces.Ink | Literal["lit", "felt", "owner"]
Across = Literal["left", "centre", "right"]

LINE_HEIGHT = 1.3
BREAK = "\u200b"
"""Where a long word may go on in the next line."""
ALIGNMENTS = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


@dataclass(frozen=True, slots=True)
class Type:
    """How words are set: their size at 1600 x 1000, and the rest."""

    size: float
    weight: Weight = "regular"
    serif: bool = False
    italic: bool = False
    ink: Ink = "text"
    across: Across = "left"
    floor: int = 0
    """Never smaller than this, whatever the window: the classroom asks for 20."""
    grows: float = 3.0
    """So many times larger at most, however large text is wanted: a heading leaves room for what it heads."""
    struck: bool = False
    """What was written before somebody corrected it."""


class Words(QLabel):
    """Set once how it is written, then told what it says; `height_for` says how high it is at a width."""

    def __init__(self, parent: QWidget, type_: Type, style: Style) -> None:
        super().__init__(parent)
        self.type = type_
        self.style_now = style
        self.spans: Sequence[Span] = ()
        self.bold: Sequence[Span] = ()
        self.is_current = False
        """Whether what is marked here is the passage that the search stands at."""
        self._measured: tuple[object, ...] = ()
        """What was measured last since the words were said: the width, and all else that their lines depend on."""
        self._lines = 0
        self.spoken_as = Role.Heading if type_.serif and type_.weight != "regular" else None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, words: str, spans: Sequence[Span] = (), *, now: bool = False, bold: Sequence[Span] = ()) -> None:
        self.spans, self.is_current, self.bold = spans, now, bold
        self._measured = ()
        self.setText(words)
        self.update()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    # Measures

    @property
    def size_now(self) -> int:
        style = self.style_now
        grown = style.text_size(self.type.size) * min(1.0, self.type.grows / style.text_scale)
        return max(round(grown), round(self.type.floor * style.text_scale))

    @property
    def font_now(self) -> QFont:
        made = font(self.size_now, self.type.weight, serif=self.type.serif, italic=self.type.italic)
        if self.type.struck:
            made = QFont(made)
            made.setStrikeOut(True)
        return made

    @property
    def line(self) -> float:
        return round(self.size_now * (LINE_HEIGHT if not self.type.serif else 1.22))

    def height_for(self, width: float) -> int:
        if not self.text():
            return 0
        wanted = width, self.text(), self.size_now, self.type
        if wanted != self._measured:
            _, self._lines = self._laid_out(max(1.0, width))
            self._measured = wanted
        return round(self._lines * self.line)

    def natural_width(self) -> int:
        """How wide the words are on one line."""
        measure = metrics(self.size_now, self.type.weight, serif=self.type.serif, italic=self.type.italic)
        return round(measure.horizontalAdvance(self.text()) + 1.5)

    def is_cut(self) -> bool:
        """Whether words are lost at the present size: never, if the page is laid out well."""
        too_wide = self.natural_width() > self.width() + 2 and self.longest_word() > self.width() + 2
        return bool(self.text()) and (too_wide or self.height_for(self.width()) > self.height() + 2)

    def longest_word(self) -> float:
        measure = metrics(self.size_now, self.type.weight, serif=self.type.serif, italic=self.type.italic)
        words = self.text().replace("\n", " ").replace(BREAK, " ").split(" ")
        return max((measure.horizontalAdvance(word) for word in words), default=0.0)

    def heightForWidth(self, width: int) -> int:
        return self.height_for(width)

    def sizeHint(self) -> QSize:
        width = self.natural_width()
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def put(self, x: float, y: float, width: float) -> int:
        """Moves it there, as high as it must be; returns where it ends."""
        height = self.height_for(width)
        self.setGeometry(round(x), round(y), round(width), height)
        return round(y) + height

    # Drawing

    @property
    def colour(self) -> Tint:
        style, ink = self.style_now, self.type.ink
        match ink:
            case "lit":
                return style.theme.lit
            case "felt":
                return style.felt_ink
            case "owner":
                return style.owner_ink
            case _:
                return surfaces.inks_of(style, "panel").of(ink)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout, _ = self._laid_out(self.width())
        for start, length in self.spans:
            self._mark(painter, layout, start, length)
        painter.setPen(QColor(self.colour))
        layout.draw(painter, QPointF(0, 0))
        painter.end()

    def _laid_out(self, width: float) -> tuple[QTextLayout, int]:
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font_now)
        option = QTextOption(ALIGNMENTS[self.type.across])
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.setFormats(self._formats())
        layout.beginLayout()
        lines, high, size = 0, self.line, self.size_now
        ascent = metrics(size, self.type.weight, serif=self.type.serif).ascent()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            middle = lines * high + (high + size * 0.72) / 2
            line.setPosition(QPointF(0, middle - ascent))
            lines += 1
        layout.endLayout()
        return layout, lines

    def _formats(self) -> list[QTextLayout.FormatRange]:
        marked = QTextCharFormat()
        marked.setForeground(QColor(FOUND_INK))
        strong = QTextCharFormat()
        strong.setFontFamilies([SERIF if self.type.serif else SANS])
        strong.setFontWeight(QFont.Weight.Bold)
        return [
            *(range_of(span, strong) for span in self.bold),
            *(range_of(span, marked) for span in self.spans),
        ]

    def _mark(self, painter: QPainter, layout: QTextLayout, start: int, length: int) -> None:
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            first = max(start, line.textStart())
            last = min(start + length, line.textStart() + line.textLength())
            if first >= last:
                continue
            left, right = across(line.cursorToX(first)), across(line.cursorToX(last))
            box = QRectF(left - 2, number * self.line + 2, right - left + 4, self.line - 3)
            path = rounded(box, 4)
            painter.fillPath(path, QColor(FOUND_NOW if self.is_current else FOUND))
            if self.is_current:
                painter.strokePath(rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), 3.4), pen(FOUND_LINE, 1.6))


def across(found: object) -> float:
    """PySide answers `cursorToX` with the place and the cursor."""
    place = found[0] if isinstance(found, (tuple, list)) else found
    assert isinstance(place, (float, int))
    return float(place)


def range_of(span: Span, format_: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length = span
    made.format = format_
    return made
