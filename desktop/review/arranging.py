"""Where the parts of a review stand: curve, split and table at the left, list at the right; else below each other."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

MARGIN, GAP = 10, 4
LIST_SHARE, SMALL_LIST = 0.325, 0.42
LEAST_LIST, LEAST_LEFT = 330.0, 520.0
LEAST_HALF = 330.0
LEAST_TABLE = 0.62
"""The table shows where the split beside it leaves so much of what it asks for."""


@dataclass(frozen=True, slots=True)
class Need:
    """The height that each part asks for at a width."""

    curve: float
    split: float
    table: float
    list: float


@dataclass(frozen=True, slots=True)
class Plan:
    curve: QRect
    split: QRect
    table: QRect | None
    """None where there is no room for it."""
    list: QRect
    height: int


def list_width(wide: int, scale: float) -> int | None:
    """How wide the list is beside the rest; None where all stand below each other."""
    room = wide - 2 * MARGIN - GAP
    least = LEAST_LIST * scale
    wanted = max(least, room * LIST_SHARE)
    return round(wanted) if room - wanted >= LEAST_LEFT * scale else None


def beside(wide: int, high: int, list_wide: int, need: Need, *, has_table: bool) -> Plan:
    """The list as high as the page; at the left the curve takes what the split below it leaves."""
    left = wide - 2 * MARGIN - GAP - list_wide
    below = min(max(need.split, high * 0.45), high - need.curve - GAP - 2 * MARGIN)
    below = max(need.split, below)
    curve = max(need.curve, high - 2 * MARGIN - GAP - below)
    whole = round(curve + GAP + below + 2 * MARGIN)
    top = MARGIN + round(curve) + GAP
    half = (left - GAP) // 2
    split = QRect(MARGIN, top, half if has_table else left, round(below))
    table = QRect(MARGIN + half + GAP, top, left - half - GAP, round(below)) if has_table else None
    height = max(high, whole)
    listed = QRect(wide - MARGIN - list_wide, MARGIN, list_wide, height - 2 * MARGIN)
    return Plan(QRect(MARGIN, MARGIN, left, round(curve)), split, table, listed, height)


def stacked(wide: int, need: Need) -> Plan:
    across = wide - 2 * MARGIN
    y = MARGIN
    rects: list[QRect] = []
    for high in (need.curve, need.list, need.split, need.table):
        rects.append(QRect(MARGIN, y, across, round(high)))
        y += round(high) + GAP
    curve, listed, split, table = rects
    return Plan(curve, split, table, listed, y - GAP + MARGIN)
