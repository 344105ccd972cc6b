"""Where the parts of the celebration stand: stage and sheet side by side, the strip below; or all in a row."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

MARGIN, GAP = 16, 8
SHEET_SHARE, LEAST_SHEET, LEAST_STAGE = 0.40, 400.0, 420.0
MOST_SHEET = 0.5
STACKED_STAGE = 460.0


@dataclass(frozen=True, slots=True)
class Plan:
    stage: QRect
    sheet: QRect
    strip: QRect
    height: int


def columns(wide: int, scale: float, seats: int) -> tuple[int, int] | None:
    """The widths of stage and sheet; None when they have no room beside each other."""
    room = wide - 2 * MARGIN - GAP
    least = (LEAST_SHEET + 34 * max(0, seats - 2)) * scale
    sheet = min(max(least, room * SHEET_SHARE), room * MOST_SHEET)
    if sheet < least or room - sheet < LEAST_STAGE * scale:
        return None
    return round(room - sheet), round(sheet)


def beside(stage: int, sheet: int, high: int, needs: tuple[float, float, float]) -> Plan:
    """`needs`: the least heights of stage, sheet and strip."""
    least_stage, least_sheet, strip = needs
    foot = round(strip) + (GAP if strip else 0)
    upper = max(high - 2 * MARGIN - foot, round(least_stage), round(least_sheet))
    return Plan(
        QRect(MARGIN, 0, stage, upper + MARGIN),
        QRect(MARGIN + stage + GAP, MARGIN, sheet, upper),
        QRect(MARGIN, MARGIN + upper + GAP, stage + GAP + sheet, round(strip)),
        MARGIN + upper + foot + MARGIN,
    )


def stacked(wide: int, scale: float, needs: tuple[float, float, float]) -> Plan:
    least_stage, least_sheet, strip = (round(need) for need in needs)
    stage = max(least_stage, round(STACKED_STAGE * scale))
    room = wide - 2 * MARGIN
    sheet_top = stage + GAP
    strip_top = sheet_top + least_sheet + GAP
    return Plan(
        QRect(MARGIN, 0, room, stage),
        QRect(MARGIN, sheet_top, room, least_sheet),
        QRect(MARGIN, strip_top, room, strip),
        strip_top + strip + MARGIN,
    )
