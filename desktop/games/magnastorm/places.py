"""Where everything of Magnastorm lies on a table of a given size: the planet, both boards beside it, the player boards.

A pure function of the size, the style, who sits there and on which side of the boards is played.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.board.room import gap_for, table_style, unit_for
from desktop.board.sprite_memo import SpriteMemo
from desktop.games.magnastorm.board_places import ActionPlaces, ResearchPlaces, action_places, research_places
from desktop.games.magnastorm.mat_places import MatPlaces, RivalPlaces, mat_places, rival_places
from desktop.games.magnastorm.planet import PlanetPlaces, planet_places
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.magnastorm.components import Box

FOOT = 0.285
"""Height of the large player board, of that of the table; large words need more."""
FOOT_OF_WORDS = 0.12
ACTION = 0.49
"""Width of the action board, of what it shares with the research board."""
WIDEST_PLANET = 0.51
"""Of the width of the table."""
TALLEST_RIVAL = 128.0
LEAST_ASIDE = 84.0
NARROW = 1.02
"""The planet board may be so much wider than high."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Whose board lies large, and whose lie beside it."""

    large: Seat
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TablePlaces:
    style: Style
    whole: QRectF
    planet: PlanetPlaces
    action: ActionPlaces
    research: ResearchPlaces
    mat: MatPlaces
    rivals: dict[Seat, RivalPlaces]
    aside: QRectF | None
    """What the rivals leave, where it is enough for another board."""
    parts: SpriteMemo = field(default_factory=SpriteMemo, compare=False, repr=False)
    """What was described on this table before."""


@lru_cache(maxsize=8)
def table_places(
    box: Box, players: int, objectives: int, seating: Seating, width: float, height: float, style: Style
) -> TablePlaces:
    unit = unit_for(width, height, style)
    style = table_style(style, unit)
    gap = gap_for(unit) * 0.78
    layout = box.layouts[players]
    foot = height * (FOOT + FOOT_OF_WORDS * (style.text_scale - 1))
    high = height - foot - 3 * gap
    wide = min(high * NARROW, width * WIDEST_PLANET)
    planet = QRectF(gap, gap, wide, high)
    rest = QRectF(planet.right() + gap, gap, width - planet.right() - 2 * gap, high)
    action = QRectF(rest.x(), gap, rest.width() * ACTION - gap / 2, high)
    research = QRectF(action.right() + gap, gap, rest.right() - action.right() - gap, high)
    mat = QRectF(gap, planet.bottom() + gap, wide, foot)
    beside = QRectF(rest.x(), mat.y(), rest.width(), foot)
    rivals = rivals_in(beside, seating, gap * 0.7, style)
    return TablePlaces(
        style=style,
        whole=QRectF(0, 0, width, height),
        planet=planet_places(layout, planet, style),
        action=action_places(action, layout, style),
        research=research_places(research, layout, objectives, style),
        mat=mat_places(mat, box, style),
        rivals=rivals,
        aside=room_below(beside, rivals, gap * 0.7, style),
    )


def room_below(rect: QRectF, rivals: dict[Seat, RivalPlaces], gap: float, style: Style) -> QRectF | None:
    top = max(rival.rect.bottom() for rival in rivals.values()) + gap
    left = rect.bottom() - top
    return QRectF(rect.x(), top, rect.width(), left) if left > style.px(LEAST_ASIDE) else None


def rivals_in(rect: QRectF, seating: Seating, gap: float, style: Style) -> dict[Seat, RivalPlaces]:
    """Place the other boards above one another, the next in the order of seats first."""
    count = len(seating.others)
    high = min((rect.height() - gap * (count - 1)) / count, style.px(TALLEST_RIVAL))
    return {
        seat: rival_places(QRectF(rect.x(), rect.y() + (high + gap) * at, rect.width(), high), style)
        for at, seat in enumerate(seating.others)
    }
