"""Buttons, as they are painted on the table and in windows."""

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint

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
    icon_last: bool = False,
    size: float = 15,
    line: Tint | None = None,
) -> None:
    """Icon and label in the middle. Primary stands out in the accent; off is grey because it does nothing now.

    `line` is its edge where it lies on something else than a panel.
    """
    path, theme = rounded(rect, BUTTON_RADIUS), style.theme
    if kind == "primary":
        shadow(painter, path, style, drop=2, blur=4, strength=0.25)
        painter.fillPath(path, solid(style.button))
        painter.strokePath(rounded(rect.adjusted(1, 1, -1, -1), BUTTON_RADIUS - 1), pen(with_alpha("#FFFFFF", 0.22)))
    else:
        painter.fillPath(path, solid(theme.raised))
        painter.strokePath(path, pen(theme.line if line is None else line))
    ink = button_ink(kind, style)
    side = rect.height() * 0.46 if icon_name else 0.0
    gap = 6.0 if icon_name and label else 0.0
    words = width_of(label, size, "semibold")
    left = rect.center().x() - (side + gap + words) / 2
    sign, x = (left + words + gap, left) if icon_last else (left, left + side + gap)
    if icon_name:
        icon(painter, icon_name, QRectF(sign, rect.center().y() - side / 2, side, side), ink)
    text_line(painter, QRectF(x, rect.y(), words + 2, rect.height()), label, size, ink, "semibold")


def button_ink(kind: ButtonKind, style: Style) -> QColor:
    if kind == "primary":
        return solid(ink_on(style.button))
    theme = style.theme
    return solid(theme.text) if kind == "quiet" else mix(theme.muted, theme.panel, 0.45)
