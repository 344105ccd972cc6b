"""Where everything of Excavation Earth lies on a table of a given size: boards, mats and the places on them.

A pure function of the size, the style, the seats and the edition. At 1600 x 1000 it gives the measures of the style
notes; smaller tables are laid out anew, larger ones grow, and what is to be read grows with them.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.board.room import FULL_HEIGHT, gap_for, table_style, unit_for
from desktop.games.excavation_earth.buyers_board import BuyersPlaces, buyers_places
from desktop.games.excavation_earth.chart import Chart, ChartPlaces, Location, Route, chart_places
from desktop.games.excavation_earth.mats import MatPlaces, OtherPlaces, mat_places, other_places
from desktop.games.excavation_earth.mothership import ShipPlaces, ship_places
from desktop.games.excavation_earth.queues import QueuePlaces, queue_places
from desktop.games.excavation_earth.strip import StripPlaces, strip_places
from desktop.games.excavation_earth.survey import SurveyPlaces, survey_places
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.excavation_earth.components import Box

FOOT, SIDE = 0.297, 0.291
"""The mats, of the height of the table; buyers, mothership and survey, of its width."""
WIDEST_SIDE = 0.38
"""However large their words: the chart, the black market and the hand lie in what is left."""
QUEUES, STRIP = 104.0, 78.0
BUYERS, SURVEY = 0.475, 0.19
"""Of the height of the side column; the mothership takes the rest."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Whose mat lies large, whose lie beside it, and which of them is the automa's."""

    large: Seat
    others: tuple[Seat, ...]
    zu: Seat | None
    factions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TablePlaces:
    style: Style
    """The style of the table: its unit says how large everything is drawn."""
    whole: QRectF
    main: QRectF
    queues: tuple[QueuePlaces, ...]
    chart: ChartPlaces
    strip: StripPlaces
    buyers: BuyersPlaces
    ship: ShipPlaces
    survey: SurveyPlaces
    mat: MatPlaces
    others: dict[Seat, OtherPlaces]


@lru_cache(maxsize=8)
def chart_of(box: Box) -> Chart:
    """The map of the edition, as far as it is drawn."""
    map_ = box.parts.map
    signs = box.market_symbol
    return Chart(
        tuple(
            Location(
                ref,
                each.spot.x,
                each.spot.y,
                each.market,
                signs[each.market - 1] if each.market else "",
                each.region,
                tuple(each.region + glyph for glyph in each.glyphs) if each.region else (),
            )
            for ref, each in map_.locations.items()
        ),
        (*map(route, map_.edges), *(replace(route(edge), is_wrap=True) for edge in map_.wraps)),
    )


def route(edge: str) -> Route:
    one, other = edge.split()
    return Route(one, other)


@lru_cache(maxsize=8)
def table_places(box: Box, seating: Seating, width: float, height: float, style: Style) -> TablePlaces:
    unit = unit_for(width, height, style)
    style = table_style(style, unit)
    gap = gap_for(unit)
    foot = height * FOOT
    side = min(max(width * SIDE, style.text_size(15) * 17), width * WIDEST_SIDE)
    upper = QRectF(gap, gap, width - 3 * gap - side, height - 3 * gap - foot)
    column = QRectF(upper.right() + gap, gap, side, upper.height())
    lower = QRectF(gap, upper.bottom() + gap, upper.width(), foot)
    aside = QRectF(column.x(), lower.y(), side, foot)
    inner = upper.adjusted(*(style.px(11) * sign for sign in (1, 1, -1, -1)))
    down = min(unit, height / FULL_HEIGHT)
    high, low, between = QUEUES * down, STRIP * down, max(4.0, 7 * down)
    low = max(low, style.text_size(16) * 3.6)
    chart = QRectF(inner.x(), inner.y() + high + between, inner.width(), inner.height() - high - low - 2 * between)
    strip = QRectF(inner.x(), chart.bottom() + between, inner.width(), low)
    boards = in_column(column, gap * 0.67)
    seats = len(seating.others) + 1
    by_players = box.by_players(seats)
    large = box.factions[seating.factions[seating.large]]
    return TablePlaces(
        style=style,
        whole=QRectF(0, 0, width, height),
        main=upper,
        queues=queue_row(QRectF(inner.x(), inner.y(), inner.width(), high), len(box.market_places), box, style),
        chart=chart_places(chart_of(box), chart, chart_unit(width, height, style)),
        strip=strip_places(strip, box.colours, box.parts.box.turn_order_spaces, box.rounds, style),
        buyers=buyers_places(boards[0], box.colours, box.track_spaces, style),
        ship=ship_places(boards[1], len(box.centres), style),
        survey=survey_places(boards[2], by_players.row, box.markers, style),
        mat=mat_places(lower, box.colours, box.glyphs, large.hold, large.container, style),
        others=other_mats(aside, box, seating, gap * 0.55, style),
    )


def chart_unit(width: float, height: float, style: Style) -> float:
    """How large the signs of the chart are: a low table has less room between them than a narrow one."""
    return round(min(unit_for(width, height, style), height / FULL_HEIGHT * 1.06), 3)


def queue_row(rect: QRectF, count: int, box: Box, style: Style) -> tuple[QueuePlaces, ...]:
    gap = style.px(6)
    wide = (rect.width() - gap * (count - 1)) / count
    return tuple(
        queue_places(QRectF(rect.x() + (wide + gap) * at, rect.y(), wide, rect.height()), box.numbers.queue_most)
        for at in range(count)
    )


def in_column(rect: QRectF, gap: float) -> tuple[QRectF, QRectF, QRectF]:
    room = rect.height() - 2 * gap
    buyers = QRectF(rect.x(), rect.y(), rect.width(), room * BUYERS)
    survey = QRectF(rect.x(), rect.bottom() - room * SURVEY, rect.width(), room * SURVEY)
    ship = QRectF(rect.x(), buyers.bottom() + gap, rect.width(), survey.y() - buyers.bottom() - 2 * gap)
    return buyers, ship, survey


def other_mats(rect: QRectF, box: Box, seating: Seating, gap: float, style: Style) -> dict[Seat, OtherPlaces]:
    """Above one another, the next in the order of seats first."""
    count = len(seating.others)
    high = (rect.height() - gap * (count - 1)) / max(1, count)
    found = {}
    for at, seat in enumerate(seating.others):
        faction = box.factions[seating.factions[seat]]
        place = QRectF(rect.x(), rect.y() + (high + gap) * at, rect.width(), high)
        found[seat] = other_places(
            place, box.colours, box.glyphs, faction.hold, faction.container, style, is_zu=seat == seating.zu
        )
    return found
