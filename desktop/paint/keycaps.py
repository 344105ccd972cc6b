"""Keys as they stand on a keyboard, in a row: where texts tell what is pressed."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style

WORDS, ROW = 14, 15
BETWEEN = 4
AND_SO_ON = "…"


def height_of_cap(style: Style) -> float:
    return style.text_size(ROW) * 1.6


def width_of_caps(caps: Sequence[str], style: Style) -> float:
    return sum(wide + BETWEEN for _, wide in _caps(caps, style))


def draw_caps(painter: QPainter, x: float, y: float, caps: Sequence[str], style: Style) -> None:
    theme, high, size = style.theme, height_of_cap(style), style.text_size(WORDS)
    for cap, wide in _caps(caps, style):
        place = QRectF(x, y + 0.5, wide, high - 2)
        if cap != AND_SO_ON:
            path = rounded(place, 5)
            painter.fillPath(path.translated(0, 2), mix(theme.line, theme.muted, 0.35))
            painter.fillPath(path, solid(theme.raised))
            painter.strokePath(path, pen(mix(theme.line, theme.muted, 0.4)))
        figure(painter, place, cap, size, theme.text, "semibold")
        x += wide + BETWEEN


def _caps(caps: Sequence[str], style: Style) -> Iterator[tuple[str, float]]:
    size, least = style.text_size(WORDS), height_of_cap(style)
    for cap in caps:
        yield cap, size * 0.9 if cap == AND_SO_ON else max(least, width_of(cap, size, "semibold") + size)
