"""Where the four parts of the page stand: sheet at the left, the rest at the right; below each other without room."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

SHEET_SHARE = 0.585
MARGIN, GAP = 9, 4
LEAST_RIGHT = 400.0
ALONE_SHARE = 0.5
STACKED_CURVES = 1.5
"""Curves below each other are this much higher than they need."""


@dataclass(frozen=True, slots=True)
class Need:
    """What the parts ask for at a width."""

    sheet: float
    curves: float
    sources: float
    turning: float


@dataclass(frozen=True, slots=True)
class Plan:
    sheet: QRect
    curves: QRect
    sources: QRect
    turning: QRect
    height: int

    @property
    def parts(self) -> Sequence[QRect]:
        return self.sheet, self.curves, self.sources, self.turning


def columns(wide: int, least_sheet: float, scale: float, seats: int) -> tuple[int, int] | None:
    """The widths of both columns, or None when they do not find room beside each other."""
    room = wide - 2 * MARGIN - GAP
    least_right = LEAST_RIGHT * scale
    if least_sheet + least_right > room:
        return None
    share = ALONE_SHARE if seats == 1 else SHEET_SHARE
    sheet = min(max(least_sheet, room * share), room - least_right)
    return round(sheet), round(room - sheet)


def beside(left: int, right: int, high: int, need: Need) -> Plan:
    """Spare height goes to the pictures first."""
    right_need = need.curves + need.sources + need.turning + 2 * GAP
    height = max(high - 2 * MARGIN, round(need.sheet), round(right_need))
    spare = height - right_need
    curves = round(need.curves + spare * 0.46)
    sources = round(need.sources + spare * 0.28)
    x, y = MARGIN + left + GAP, MARGIN
    return Plan(
        sheet=QRect(MARGIN, y, left, height),
        curves=QRect(x, y, right, curves),
        sources=QRect(x, y + curves + GAP, right, sources),
        turning=QRect(x, y + curves + sources + 2 * GAP, right, height - curves - sources - 2 * GAP),
        height=height + 2 * MARGIN,
    )


def stacked(wide: int, need: Need) -> Plan:
    places: list[QRect] = []
    y = MARGIN
    for high in (need.sheet, need.curves * STACKED_CURVES, need.sources * STACKED_CURVES, need.turning):
        places.append(QRect(MARGIN, y, wide - 2 * MARGIN, round(high)))
        y += round(high) + GAP
    sheet, curves, sources, turning = places
    return Plan(sheet, curves, sources, turning, y + MARGIN)
