"""Buttons and switches drawn on the table itself; windows use Qt's widgets in the same colours."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.fonts import width_of
from desktop.paint.colours import darker, ink_on, mix, solid, with_alpha
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.theme import Style

ButtonKind = Literal["primary", "quiet", "off"]
BUTTON_RADIUS = 7.0


def button(
    painter: QPainter,
    rect: QRectF,
    label: str,
    kind: ButtonKind,
    style: Style,
    *,
    icon_name: str = "",
    size: float = 15,
) -> None:
    """Icon and label in the middle. Primary stands out in the accent; off is grey because it does nothing now."""
    path, theme = rounded(rect, BUTTON_RADIUS), style.theme
    if kind == "primary":
        fill = darker(style.accent, 0.06)
        shadow(painter, path, style, drop=2, blur=4, strength=0.25)
        painter.fillPath(path, fill)
        painter.strokePath(rounded(rect.adjusted(1, 1, -1, -1), BUTTON_RADIUS - 1), pen(with_alpha("#FFFFFF", 0.22)))
        ink = solid(ink_on(fill))
    else:
        painter.fillPath(path, solid(theme.raised))
        painter.strokePath(path, pen(theme.line))
        ink = solid(theme.text) if kind == "quiet" else mix(theme.muted, theme.panel, 0.45)
    side = rect.height() * 0.46 if icon_name else 0.0
    gap = 6.0 if icon_name and label else 0.0
    words = width_of(label, size, "semibold")
    x = rect.center().x() - (side + gap + words) / 2
    if icon_name:
        icon(painter, icon_name, QRectF(x, rect.center().y() - side / 2, side, side), ink)
    text_line(painter, QRectF(x + side + gap, rect.y(), words + 2, rect.height()), label, size, ink, "semibold")


def switch(
    painter: QPainter, rect: QRectF, labels: Sequence[str], chosen: int, style: Style, *, size: float = 14
) -> list[QRectF]:
    """A choice between few words, such as FR and EN. Returns the place of each."""
    theme, places = style.theme, switch_places(rect, labels, size)
    painter.fillPath(rounded(rect, BUTTON_RADIUS), solid(theme.window))
    painter.strokePath(rounded(rect, BUTTON_RADIUS), pen(theme.line))
    for number, (label, place) in enumerate(zip(labels, places, strict=True)):
        ink = theme.muted
        if number == chosen:
            painter.fillPath(rounded(place.adjusted(2, 2, -2, -2), BUTTON_RADIUS - 2), solid(theme.text))
            ink = theme.panel
        text_line(painter, place, label, size, ink, "bold", across="centre")
    return places


def switch_places(rect: QRectF, labels: Sequence[str], size: float) -> list[QRectF]:
    """Where each word of a switch stands: longer words get more room."""
    widths = [width_of(label, size, "bold") + 24 for label in labels]
    scale, x = rect.width() / sum(widths), rect.x()
    places = []
    for width in widths:
        places.append(QRectF(x, rect.y(), width * scale, rect.height()))
        x += width * scale
    return places
