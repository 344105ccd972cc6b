"""The keyboard as a picture: which keys do something at the table, by colour and by a mark at their foot."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.keys import Group
from desktop.paint.marks import glyph
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid
from desktop.style.palette import Shape
from desktop.style.theme import Style, readable
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Label

GROUPS: dict[Group, tuple[str, Shape]] = {
    "see": ("#1F6F8B", "circle"),
    "play": ("#A3361F", "triangle"),
    "watch": ("#2E6B3E", "star"),
    "back": ("#7A5A12", "diamond"),
    "find": ("#5B4A86", "square"),
    "class": ("#8A2F6B", "hexagon"),
}
"""Colour and mark: never one without the other."""

KEYS: dict[str, Group] = {
    **dict.fromkeys(("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "E", "F", "I", "+", "F9", "F11"), "see"),
    **dict.fromkeys(("esc", "tab", "enter", "space", "left", "right", "up", "down", "F2", "V"), "play"),
    **dict.fromkeys(("S", "R", "E", "P", "M"), "watch"),
    **dict.fromkeys(("Z", "Y", "ctrl"), "back"),
    **dict.fromkeys(("F1",), "find"),
    **dict.fromkeys(("F3", "F4", "F5", "F6", "F7", "F8", "F10", "F12", "."), "class"),
}
FIRST: tuple[tuple[str, float], ...] = (("esc", 1.3), *((f"F{number}", 1.0) for number in range(1, 13)))
LAST: tuple[tuple[str, float], ...] = (
    ("ctrl", 1.5), ("alt", 1.2), ("space", 6.2), ("", 1.2), ("left", 1.0), ("up", 1.0), ("down", 1.0), ("right", 1.0),
)  # fmt: skip
ROWS: dict[str, tuple[str, str, str, str]] = {
    "fr": ("1234567890°+", "AZERTYUIOP^$", "QSDFGHJKLMù*", "<WXCVBN?./§"),
    "en": ("1234567890-+", "QWERTYUIOP[]", "ASDFGHJKL;'#", "\\ZXCVBNM,./"),
}
SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
KEY, ROW = 15, 44


@dataclass(frozen=True, slots=True)
class Cap:
    """A key: what stands on it, how wide it is, in keys."""

    id: str
    width: float


def rows_of(language: str) -> list[list[Cap]]:
    letters = ROWS[language]
    first = [Cap(id, width) for id, width in FIRST]
    digits = [*(Cap(letter, 1) for letter in letters[0]), Cap("", 1.8)]
    upper = [Cap("tab", 1.5), *(Cap(letter, 1) for letter in letters[1]), Cap("enter", 1.5)]
    middle = [Cap("", 1.8), *(Cap(letter, 1) for letter in letters[2]), Cap("", 1.2)]
    lower = [Cap("", 1.3), *(Cap(letter, 1) for letter in letters[3]), Cap("", 2.6)]
    return [first, digits, upper, middle, lower, [Cap(id, width) for id, width in LAST]]


class Keyboard(Drawn):
    def __init__(self) -> None:
        super().__init__()
        self.rows = rows_of("fr")
        self.words: dict[str, str] = {}
        self.with_alt = False
        """Whether letters need Alt, which then is lit too."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, language: str, words: dict[str, str], name: str, *, with_alt: bool = False) -> None:
        """The words of the keys that have no sign."""
        self.rows, self.words, self.with_alt = rows_of(language), words, with_alt
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.px(560), round(len(self.rows) * self._row) + 14)

    @property
    def _row(self) -> float:
        return max(34, self.px(ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme = self.style_now.theme
        case = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10)
        painter.fillPath(case, mix(theme.window, theme.muted, 0.18))
        painter.strokePath(case, pen(theme.line))
        for number, row in enumerate(self.rows):
            self._draw_row(painter, row, 8 + number * self._row)
        painter.end()

    def _draw_row(self, painter: QPainter, row: list[Cap], y: float) -> None:
        unit = (self.width() - 18) / sum(cap.width for cap in row)
        x = 9.0
        for cap in row:
            self._draw_cap(painter, cap, QRectF(x + 2, y + 2, cap.width * unit - 4, self._row - 7))
            x += cap.width * unit

    def _draw_cap(self, painter: QPainter, cap: Cap, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        group = "see" if cap.id == "alt" and self.with_alt else KEYS.get(cap.id)
        path = rounded(rect, 6)
        if group is None:
            painter.fillPath(path.translated(0, 2), mix(theme.window, theme.muted, 0.4))
            painter.fillPath(path, mix(theme.window, theme.raised, 0.35))
            ink, colour = mix(theme.muted, theme.window, 0.35), ""
        else:
            colour, shape = GROUPS[group]
            ground = mix(colour, theme.panel, 0.84).name()
            painter.fillPath(path.translated(0, 2), mix(colour, "#000000", 0.4))
            painter.fillPath(path, solid(ground))
            shade = readable(colour, style.theme_name, (ground,))
            painter.strokePath(path, pen(shade, 1.5))
            ink = solid(shade)
            glyph(painter, shape, QPointF(self._mark_x(rect), rect.bottom() - 7), 3.6, shade)
        words = SIGNS.get(cap.id) or self.words.get(cap.id, cap.id)
        size = self._fitting(words, rect.width() - 6)
        place = rect.adjusted(0, 0, 0, -7 if group else 0)
        figure(painter, place, words, size, ink, "bold" if colour else "regular")

    def _mark_x(self, rect: QRectF) -> float:
        wide = 90
        return rect.right() - 10 if rect.width() > wide else rect.center().x()

    def _fitting(self, words: str, room: float) -> float:
        size = min(KEY, self.style_now.text_size(KEY))
        return size if width_of(words, size, "bold") <= room else max(11, size * room / width_of(words, size, "bold"))


class LegendRow(Drawn):
    """What a group of keys does: its mark, its name, its keys."""

    def __init__(self, colour: str, shape: Shape) -> None:
        super().__init__()
        self.colour, self.shape_ = colour, shape
        self.name = Label(size=16, weight="bold", wraps=False)
        self.list = Label(size=15)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(26, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.name, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.list, 1)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.name.setMinimumWidth(self.grown(78))

    def tell(self, name: str, keys: str) -> None:
        self.name.setText(name)
        self.list.setText(keys)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = self.style_now
        middle = QRectF(2, 0, 20, self.name.height()).center()
        glyph(painter, self.shape_, middle, 7, readable(self.colour, style.theme_name, (style.theme.panel,)))
        painter.end()
