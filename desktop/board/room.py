"""How large things are on a table: the arithmetic that the games have in common."""

from dataclasses import replace

from desktop.style.theme import Style

FULL_WIDTH, FULL_HEIGHT = 1264.0, 946.0
"""The table in a window of 1600 x 1000, beside the dock."""

LARGEST_TEXT = 1.5
"""Words on the table grow with the text scale up to here; beyond, the camera brings them nearer."""


def table_style(style: Style, unit: float) -> Style:
    """The style of a table whose geometry is this large."""
    return replace(style, unit=unit, text_scale=min(style.text_scale, LARGEST_TEXT))


def unit_for(width: float, height: float, style: Style) -> float:
    fit = min(width / FULL_WIDTH, height / FULL_HEIGHT)
    return round(max(fit, min(style.unit, fit * 1.12)), 3)


def gap_for(unit: float) -> float:
    """Return the gap between boards, and around them."""
    return 18 * unit if unit >= 1 else max(6.0, 18 - 40 * (1 - unit))
