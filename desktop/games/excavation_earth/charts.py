"""The boards of Excavation Earth as charts: the map, buyers, mothership, galleries and faction boards."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.charts import Beginning, Chart, Facts, Frame, Links, Places, Spots, drawn_at
from desktop.board.desk import Look
from desktop.games.excavation_earth.chart import Location
from desktop.games.excavation_earth.chart_painting import draw_location
from desktop.games.excavation_earth.hues import REGIONS
from desktop.games.excavation_earth.places import table_places
from desktop.games.excavation_earth.shown import seating_of
from desktop.paint.marks import credit
from desktop.style.theme import Style
from rules.core.types import Json
from rules.excavation_earth.view import View

CANVAS = QRectF(0, 0, 1000, 600)
DIG, MARKET, BLACK = "dig", "market", "black"


def location(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    """A market, a dig site, both, or a black market; of a kind that is to be added, the sign of it."""
    kind = facts.get("kind", "")
    region = str(facts.get("region", "") or ("Y" if kind == DIG else ""))
    number = facts.get("market") or (1 if kind == MARKET else 0)
    known = region if region in REGIONS else ""
    draw_location(
        painter,
        rect,
        Location("", 0, 0, number if isinstance(number, int) else 0, "", known),
        style,
    )


def new_location(beginning: Beginning) -> tuple[str, Json]:
    """A dig site of the region beside it, a market without a number yet, or a black market."""
    region = str(beginning.like.get("region") or REGIONS[0])
    begins = {DIG: region, MARKET: "M", BLACK: "B"}[beginning.kind or DIG]
    name = next(f"{begins}{number}" for number in range(1, 1000) if f"{begins}{number}" not in beginning.names)
    row: dict[str, dict[str, Json]] = {
        DIG: {"region": region, "glyphs": []},
        MARKET: {"market": 0},
        BLACK: {"black_market": True},
    }
    return name, row[beginning.kind or DIG]


def map_part(view: View, look: Look, sprites: Any) -> QRectF:
    """The canvas of the edition, as the table stretches it."""
    at = table_places(view.box, seating_of(view, look.seat), look.width, look.height, look.style)
    return at.chart.onto.mapRect(CANVAS)


MAP = Chart(
    id="map",
    frame=Frame(0, 0, CANVAS.width(), CANVAS.height()),
    part=map_part,
    spots=(
        Spots(
            "location",
            "map.locations",
            location,
            0.021,
            name="",
            kinds=(DIG, MARKET, BLACK),
            tool="space",
            begin=new_location,
            digits=0,
        ),
    ),
    links=(
        Links("map.edges", "location", in_words=True),
        Links("map.wraps", "location", in_words=True, is_round=True),
    ),
)


def coins(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    credit(painter, rect.center(), min(rect.width(), rect.height()) * 0.46, str(value))


BUYERS = Chart(
    id="buyers",
    frame=Frame(0, 0, 100, 40),
    part=drawn_at("buyers-board"),
    places=(
        Places("buyers.payout.*", (0.05, 0.09, 0.13, 0.1), (0.17, 0), draw=coins, label="ee-chart-payout"),
        Places("buyers.track_spaces", (0.05, 0.28, 0.13, 0.08), label="ee-chart-track"),
    ),
)

SHIP = Chart(
    id="ship",
    frame=Frame(0, 0, 100, 62),
    part=drawn_at("ship"),
    places=(
        Places("symbols.centres.*", (0.05, 0.07, 0.18, 0.07), (0.22, 0), label="ee-chart-centres"),
        Places("symbols.markets.*", (0.05, 0.22, 0.13, 0.07), (0.152, 0), label="ee-chart-markets"),
        Places("symbols.black_markets", (0.75, 0.07, 0.18, 0.07), label="ee-chart-black"),
        Places("numbers.majorities.*", (0.05, 0.37, 0.27, 0.07), (0.31, 0), label="ee-chart-majorities"),
        Places("numbers.sell_markets.*", (0.05, 0.52, 0.27, 0.07), (0.31, 0), label="ee-chart-sales"),
    ),
)

MAT = Chart(
    id="mat",
    frame=Frame(0, 0, 100, 76),
    part=drawn_at("mat-0"),
    places=(
        Places("gallery.columns", (0.05, 0.07, 0.40, 0.06), label="ee-chart-columns"),
        Places("gallery.rows", (0.55, 0.07, 0.40, 0.06), label="ee-chart-rows"),
        Places(
            "gallery.column_credits.*", (0.05, 0.20, 0.12, 0.08), (0.15, 0), draw=coins, label="ee-chart-column-credits"
        ),
        Places("gallery.row_credits.*", (0.05, 0.34, 0.12, 0.08), (0.15, 0), draw=coins, label="ee-chart-row-credits"),
        Places("gallery.column_bonus_cards", (0.84, 0.20, 0.11, 0.08), label="ee-chart-cards"),
        Places("factions.*.initiative", (0.05, 0.48, 0.15, 0.06), (0.185, 0), label="ee-chart-initiative"),
        Places("factions.*.hold", (0.05, 0.585, 0.15, 0.06), (0.185, 0), label="ee-chart-hold"),
        Places("factions.*.container", (0.05, 0.69, 0.15, 0.06), (0.185, 0), label="ee-chart-container"),
    ),
)

CHARTS: tuple[Chart, ...] = (MAP, BUYERS, SHIP, MAT)
