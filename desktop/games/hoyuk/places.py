"""Where everything of Höyük lies on a table of a given size: the village, the boards beside it, the mats.

A pure function of the size, the style, who sits there and what is played with. The village is as large as it can be: on
tables that are not much wider than high the large mat lies below it, on wide ones beside it.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.board.room import gap_for, table_style, unit_for
from desktop.board.sprite_memo import SpriteMemo
from desktop.games.hoyuk.mat_places import MatPlaces, RivalPlaces, mat_places, rival_places
from desktop.games.hoyuk.side_places import (
    SUPPLY_COLUMNS,
    AspectPlaces,
    CalamityPlaces,
    SupplyPlaces,
    aspect_places,
    button_places,
    calamity_places,
    supply_places,
)
from desktop.games.hoyuk.village_ground import Ground, ground_in
from desktop.style.theme import Style
from rules.core.types import Seat

WIDE_TABLE = 1.42
"""From this width to height on, the large mat lies beside the village."""
MAT_BELOW, MAT_BESIDE = 0.215, 0.262
"""Height of the large mat, of that of the table."""
LEFT, RIGHT = 0.176, 0.222
"""Columns beside a village with the mat below it, of the width of the table."""
INNER = 0.535
"""Of two columns beside the village, the one with the aspects."""
TALLEST_RIVAL, ALONE = 190.0, 260.0
OVERLAYS = 5
"""How many buttons there are."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What is played with, as far as it takes room."""

    spaces: int
    piles: int
    pieces: int
    """Kinds of pieces in the supply."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Whose mat lies large, and whose lie beside it."""

    large: Seat
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TablePlaces:
    style: Style
    whole: QRectF
    ground: Ground
    calamity: CalamityPlaces
    aspects: AspectPlaces
    supply: SupplyPlaces
    buttons: tuple[QRectF, ...]
    mat: MatPlaces
    rivals: dict[Seat, RivalPlaces]
    parts: SpriteMemo = field(default_factory=SpriteMemo, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Boards:
    """The rectangles of the boards."""

    village: QRectF
    inner: QRectF
    """The column with catastrophes and aspects, which may end with the supply."""
    outer: QRectF
    """The column of the rivals, which may begin with the supply."""
    mat: QRectF
    is_beside: bool


@lru_cache(maxsize=8)
def table_places(kit: Kit, seating: Seating, width: float, height: float, style: Style) -> TablePlaces:
    unit = unit_for(width, height, style)
    style = table_style(style, unit)
    gap = gap_for(unit) * 0.78
    boards = (
        boards_beside(width, height, gap, style) if width > WIDE_TABLE * height else boards_below(width, height, gap)
    )
    supply_high = supply_height(boards, kit, style)
    inner, outer = QRectF(boards.inner), QRectF(boards.outer)
    if boards.is_beside:
        supply = QRectF(inner.x(), inner.bottom() - supply_high, inner.width(), supply_high)
        inner.setBottom(supply.y() - gap)
    else:
        supply = QRectF(outer.x(), outer.y(), outer.width(), supply_high)
        outer.setTop(supply.bottom() + gap)
    buttons = QRectF(inner.x(), 0, inner.width(), max(style.px(34), style.text_size(13) * 2.2))
    buttons.moveBottom(inner.bottom())
    calamity, aspects = shared_column(inner.adjusted(0, 0, 0, -buttons.height() - gap * 0.8), kit, gap, style)
    return TablePlaces(
        style=style,
        whole=QRectF(0, 0, width, height),
        ground=ground_in(boards.village, kit.spaces, style),
        calamity=calamity_places(calamity, style),
        aspects=aspect_places(aspects, kit.piles, style),
        supply=supply_places(supply, kit.pieces, style),
        buttons=button_places(buttons, OVERLAYS, style.px(6)),
        mat=mat_places(boards.mat, style),
        rivals=rivals_in(outer, seating, gap * 0.8, style),
    )


def boards_below(width: float, height: float, gap: float) -> Boards:
    """Village in the middle, a column on either side, the large mat below all."""
    mat = QRectF(gap, 0, width - 2 * gap, height * MAT_BELOW)
    mat.moveBottom(height - gap)
    left, right = width * LEFT, width * RIGHT
    side = min(mat.y() - 2 * gap, width - left - right - 4 * gap)
    left += (width - left - right - 4 * gap - side) * 0.4
    village = QRectF(left + 2 * gap, gap, side, side)
    inner = QRectF(gap, gap, left, mat.y() - 2 * gap)
    outer = QRectF(village.right() + gap, gap, width - village.right() - 2 * gap, mat.y() - 2 * gap)
    return Boards(village, inner, outer, mat, is_beside=False)


def boards_beside(width: float, height: float, gap: float, style: Style) -> Boards:
    """The village as high as the table; two columns beside it, above the large mat."""
    side = min(height - 2 * gap, width - 3 * gap - style.px(390))
    village = QRectF(gap, (height - side) / 2, side, side)
    left = village.right() + gap
    room = width - left - gap
    mat = QRectF(left, 0, room, height * MAT_BESIDE)
    mat.moveBottom(height - gap)
    inner = QRectF(left, gap, room * INNER - gap / 2, mat.y() - 2 * gap)
    outer = QRectF(inner.right() + gap, gap, room - inner.width() - gap, mat.y() - 2 * gap)
    return Boards(village, inner, outer, mat, is_beside=True)


def supply_height(boards: Boards, kit: Kit, style: Style) -> float:
    rows = -(-kit.pieces // SUPPLY_COLUMNS)
    room = boards.inner.height() if boards.is_beside else boards.outer.height()
    return min(style.px(46) * rows + style.text_size(16) * 1.7, room * (0.09 + 0.07 * rows))


TALLEST_CALAMITY = 1.56
"""Of its width: with few aspects there is room for a large card."""


def shared_column(rect: QRectF, kit: Kit, gap: float, style: Style) -> tuple[QRectF, QRectF]:
    """Catastrophes above, aspects below: as high as their rows, and the catastrophe takes what is left."""
    least = min(rect.height() * 0.36, rect.width() * 0.92)
    wanted = style.px(52) * kit.piles + style.text_size(16) * 3.2
    aspects = min(wanted, rect.height() - gap - least)
    calamity = min(rect.height() - gap - aspects, rect.width() * TALLEST_CALAMITY)
    aspects = rect.height() - gap - calamity
    upper = QRectF(rect.x(), rect.y(), rect.width(), calamity)
    return upper, QRectF(rect.x(), upper.bottom() + gap, rect.width(), aspects)


def rivals_in(rect: QRectF, seating: Seating, gap: float, style: Style) -> dict[Seat, RivalPlaces]:
    """Place the other mats above one another, the next in the order of seats first."""
    count = len(seating.others)
    high = min((rect.height() - gap * (count - 1)) / max(1, count), style.px(TALLEST_RIVAL if count > 1 else ALONE))
    return {
        seat: rival_places(QRectF(rect.x(), rect.y() + (high + gap) * at, rect.width(), high), style)
        for at, seat in enumerate(seating.others)
    }
