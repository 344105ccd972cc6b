"""How large things are on a table, and how pieces share a place: the arithmetic that the games have in common."""

from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.theme import Style

FULL_WIDTH, FULL_HEIGHT = 1264.0, 946.0
"""The table in a window of 1600 x 1000, beside the dock."""

LARGEST_TEXT = 1.5
"""Words on the table grow with the text scale up to here; beyond, the camera brings them nearer."""

LEAST_SIDE = 8.0


def table_style(style: Style, unit: float) -> Style:
    """The style of a table whose geometry is this large."""
    return replace(style, unit=unit, text_scale=min(style.text_scale, LARGEST_TEXT))


def unit_for(width: float, height: float, style: Style) -> float:
    fit = min(width / FULL_WIDTH, height / FULL_HEIGHT)
    return round(max(fit, min(style.unit, fit * 1.12)), 3)


def gap_for(unit: float) -> float:
    """Between boards, and around them."""
    return 18 * unit if unit >= 1 else max(6.0, 18 - 40 * (1 - unit))


def in_a_row(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Squares side by side in the middle of the rectangle, overlapping as they must."""
    side = min(side, rect.height())
    step = min(side * 1.14, (rect.width() - side) / max(1, count - 1))
    left = rect.center().x() - (step * (count - 1) + side) / 2
    return [QRectF(left + step * number, rect.center().y() - side / 2, side, side) for number in range(count)]


def in_rows(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Squares from the upper left, in as many rows as they need; smaller when there are too many."""
    while side > LEAST_SIDE:
        across, down = max(1, int(rect.width() // (side * 1.08))), int(rect.height() // (side * 1.08))
        if across * down >= count:
            break
        side *= 0.94
    return [
        QRectF(rect.x() + side * 1.08 * (number % across), rect.y() + side * 1.08 * (number // across), side, side)
        for number in range(count)
    ]
