"""Where everything of Council of Shadows lies on a table of a given size: map, boards beside it, boards of the seats.

A pure function of the size, the style, who sits there and what is played with.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.board.room import gap_for, table_style, unit_for
from desktop.board.sprite_memo import SpriteMemo
from desktop.games.council_of_shadows.board_places import BoardPlaces, board_places
from desktop.games.council_of_shadows.mat_places import MatPlaces, mat_places
from desktop.games.council_of_shadows.side_places import (
    AutomaPlaces,
    CouncilPlaces,
    MarketPlaces,
    RacePlaces,
    automa_places,
    council_places,
    market_places,
    race_places,
)
from desktop.style.theme import Style
from rules.core.types import Ref, Seat
from rules.council_of_shadows.components import Box

MAT = 0.288
"""Height of the board of whoever looks, of that of the table."""
RIGHT, WIDEST_RIGHT = 0.261, 0.30
AUTOMA = 0.165
"""Widths of the boards at the right, and of that of the automa, of the width of the table."""
COUNCIL, MARKET = 0.198, 0.44
"""Of the height at the right; the race takes the rest."""
WIDE = 1.34
"""From this width to height on, the boards at the right are wider."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What is played with, as far as it takes room."""

    galaxies: tuple[Ref, ...]
    zones: tuple[int, ...]
    """Of each seat."""
    stations: bool
    automa: Seat | None
    small: bool
    """The side of the board for two."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Whose board lies below, and whose unfold above it."""

    large: Seat
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TablePlaces:
    style: Style
    whole: QRectF
    board: BoardPlaces
    council: CouncilPlaces
    market: MarketPlaces
    race: RacePlaces
    automa: AutomaPlaces | None
    mats: dict[Seat, MatPlaces]
    """Those of others, where they unfold; none of an automa."""
    drawn: QRectF
    """Where tiles that were drawn lie until one is placed: over the council."""
    panel: QRectF
    """Where cards are chosen from: over AI cards and race."""
    parts: SpriteMemo = field(default_factory=SpriteMemo, compare=False, repr=False)
    """What was described here last."""


@lru_cache(maxsize=8)
def table_places(box: Box, kit: Kit, seating: Seating, width: float, height: float, style: Style) -> TablePlaces:
    unit = unit_for(width, height, style)
    style = table_style(style, unit)
    gap = gap_for(unit) * 0.78
    mat = QRectF(gap, height - gap - height * MAT, width - 2 * gap, height * MAT)
    upper = QRectF(gap, gap, width - 2 * gap, mat.y() - 2 * gap)
    share = min(WIDEST_RIGHT, RIGHT + max(0.0, width / height - WIDE) * 0.1)
    right = QRectF(0, upper.y(), upper.width() * share, upper.height())
    right.moveRight(upper.right())
    map_ = QRectF(upper.x(), upper.y(), right.x() - upper.x() - gap, upper.height())
    automa = None
    if kit.automa is not None:
        wide = upper.width() * AUTOMA
        automa = automa_places(QRectF(map_.right() - wide, map_.y(), wide, map_.height()), style)
        map_.setRight(automa.rect.x() - gap)
    council = QRectF(right.x(), right.y(), right.width(), right.height() * COUNCIL)
    market = QRectF(right.x(), council.bottom() + gap, right.width(), right.height() * MARKET)
    race = QRectF(right.x(), market.bottom() + gap, right.width(), right.bottom() - market.bottom() - gap)
    above = mat.translated(0, -mat.height() - gap)
    mats = {seating.large: mat_places(mat, box, kit.zones[seating.large], style)}
    for seat in seating.others:
        if seat != kit.automa:
            mats[seat] = mat_places(above, box, kit.zones[seat], style)
    return TablePlaces(
        style=style,
        whole=QRectF(0, 0, width, height),
        board=board_places(map_, box, kit.galaxies, style, small=kit.small, stations=kit.stations),
        council=council_places(council, style),
        market=market_places(market, box, style),
        race=race_places(race, len(seating.others) + 1, style),
        automa=automa,
        mats=mats,
        drawn=council.adjusted(0, 0, 0, gap * 0.5),
        panel=market.united(race),
    )
