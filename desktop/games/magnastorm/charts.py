"""The boards of Magnastorm as charts: the planet on both sides, action panels, research, centre tile, player board."""

from string import ascii_lowercase
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.charts import Beginning, Chart, Crossing, Facts, Frame, Links, Places, Side, Spots, drawn_at
from desktop.board.desk import Look
from desktop.games.magnastorm.hues import BLACK, FIELDS, INK
from desktop.games.magnastorm.pieces import cubes, pad
from desktop.games.magnastorm.planet import INWARDS
from desktop.games.magnastorm.planet_painting import draw_space, site
from desktop.games.magnastorm.shown import Shown
from desktop.games.magnastorm.signs import CUBES, OF_CELL, bonus
from desktop.paint.marks import victory_points
from desktop.paint.painting import pen
from desktop.paint.paths import circle, square_around
from desktop.paint.text import figure
from desktop.style.mixing import solid
from desktop.style.theme import Style
from rules.core.types import Json
from rules.magnastorm.components import WHITE
from rules.magnastorm.state import YELLOW
from rules.magnastorm.view import View

REACH = 1.2
"""How far a planet board reaches from its centre, in radii of the planet."""
PLANET = Frame(-REACH, REACH, 2 * REACH, 2 * REACH, rises=True)
COLOURS = ("red", "green", "blue", "brown", WHITE)
BORDER = 2
"""Sectors between which a site lies."""


# What lies on the planet


def space(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    colour = str(facts.get("colour"))
    if colour in FIELDS:
        draw_space(painter, rect, colour, is_calm=True)
    else:
        unknown(painter, rect, colour)


def station_site(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    site(painter, rect, style)


def start(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    pad(painter, rect, style, str(facts.get("ref", ""))[-1:])


def plate(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    """Plates are painted by the chart, around what lies on them."""


def unknown(painter: QPainter, rect: QRectF, words: str) -> None:
    """What no box holds, and an owner has written."""
    path = circle(rect.center(), rect.width() / 2)
    painter.fillPath(path, solid("#FFFFFF"))
    painter.strokePath(path, pen(INK, 1.2))
    figure(painter, rect, words[:2] or "?", max(13.0, rect.height() * 0.5), INK)


def new_space(beginning: Beginning) -> tuple[str, Json]:
    name = first_free(
        f"{beginning.plate}{number}" for number in range(1, 100) if f"{beginning.plate}{number}" not in beginning.names
    )
    return name, {"ref": name, "area": beginning.plate}


def new_area(beginning: Beginning) -> tuple[str, Json]:
    sector = str(beginning.like.get("sector", ""))
    name = first_free(f"{sector}.{letter}" for letter in ascii_lowercase if f"{sector}.{letter}" not in beginning.names)
    return name, {"ref": name, "sector": sector}


def new_site(beginning: Beginning) -> tuple[str, Json]:
    """Named after the border on which it lies: SW>W/O."""
    sectors = list(dict.fromkeys(area.partition(".")[0] for line in beginning.lines[:1] for area in line))
    border = ">".join(sectors) if len(sectors) == BORDER else "?"
    known = next((name.partition("/")[0] for name in sorted(beginning.names) if same_border(name, sectors)), border)
    letters = ("O", "I", "T", *map(str, range(1, 100)))
    name = first_free(f"{known}/{letter}" for letter in letters if f"{known}/{letter}" not in beginning.names)
    return name, {"ref": name, "lines": [list(line) for line in beginning.lines]}


def same_border(site_name: str, sectors: list[str]) -> bool:
    return set(site_name.partition("/")[0].split(">")) == set(sectors)


def first_free(names: Any) -> str:
    return next(iter(names), "?")


def planet_part(view: View, look: Look, sprites: Any) -> QRectF:
    """Find the planet on the table, as far as the chart reaches."""
    at = Shown(view, look).places.planet
    return square_around(at.centre, REACH * at.radius * INWARDS)


def planet(side: str, seats: int) -> Chart:
    board = f"board_{side}"
    return Chart(
        id=f"planet-{side}",
        frame=PLANET,
        seats=seats,
        part=planet_part,
        spots=(
            Spots(
                "area",
                "planet.areas",
                plate,
                0.028,
                shape="plate",
                begin=new_area,
                members=(("board_large.spaces", "area"), ("board_small.spaces", "area")),
                counts=False,
            ),
            Spots(
                "space",
                f"{board}.spaces",
                space,
                0.0215,
                kind="colour",
                kinds=COLOURS,
                tool="space",
                begin=new_space,
                plate="area",
                plate_by="area",
            ),
            Spots(
                "site",
                f"{board}.sites",
                station_site,
                0.0165,
                shape="diamond",
                tool="site",
                begin=new_site,
                lines="lines",
                counts=False,
            ),
            Spots("start", "planet.starts", start, 0.026, ends="lines", counts=False),
        ),
        links=(
            Links(
                "planet.lines",
                "area",
                sites=("board_large.sites", "board_small.sites"),
                region="sector",
            ),
        ),
    )


# Panels, tracks, mats


def price(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    """Cubes of one's own colour, and yellow ones."""
    own, yellow = (value.get(name) for name in ("own", "yellow")) if isinstance(value, dict) else (0, 0)
    if not isinstance(own, int) or not isinstance(yellow, int) or not 0 < own + yellow < MOST_CUBES:
        figure(painter, rect, "–" if own == yellow == 0 else f"{own} {yellow}", 15, style.theme.text)
        return
    cubes(painter, rect.adjusted(2, 2, -2, -2), style, (BLACK,) * own + (YELLOW,) * yellow)


MOST_CUBES = 9


def brings(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    """What a cell or a level brings."""
    kind = str(value.get("kind", "")) if isinstance(value, dict) else ""
    more = str(value.get("field") or value.get("count") or "") if isinstance(value, dict) else ""
    known = (kind == "research" and more in FIELDS) or kind == "bag" or kind in CUBES or kind in OF_CELL
    if known:
        side = min(rect.width(), rect.height()) * 0.9
        bonus(painter, square_around(rect.center(), side / 2), style, kind, more)
    elif kind:
        figure(painter, rect, "?", 15, style.theme.text)


def points(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    victory_points(painter, rect.center(), min(rect.width(), rect.height()) / 2, str(value))


SHEET = Frame(0, 0, 100, 70)


SIDES = {
    side: Side(f"board_{side}.cells", f"board_{side}.rows", f"board_{side}.columns") for side in ("large", "small")
}


def new_cell(row: str, column: str) -> Json:
    return {"ref": f"{row}/{column}", "row": row, "column": column, "bonus": None}


def panel(side: str, seats: int) -> Chart:
    """The rows with their price and gain at the left, the cells with their bonus beside them."""
    return Chart(
        id=f"panel-{side}",
        frame=SHEET,
        seats=seats,
        part=drawn_at("action-board"),
        crossing=Crossing(SIDES[side], tuple(SIDES.values()), "rows", new_cell),
        places=(
            Places(
                "rows.*.cost", (0.03, 0.09, 0.15, 0.09), line=(0, 0.12), per_line=1, draw=price, label="ms-chart-cost"
            ),
            Places(
                "rows.*.gain", (0.20, 0.09, 0.15, 0.09), line=(0, 0.12), per_line=1, draw=price, label="ms-chart-gain"
            ),
            Places(
                f"board_{side}.cells.*.bonus",
                (0.40, 0.09, 0.10, 0.09),
                (0.117, 0),
                COLUMNS[side],
                (0, 0.12),
                brings,
                "ms-chart-cells",
            ),
        ),
    )


COLUMNS = {"large": 5, "small": 4}


def research() -> Chart:
    """The levels of each field from below, the reputation of objectives beside them."""
    fields = ("green", "red", "blue", "brown")
    tracks = tuple(
        Places(
            f"research.fields.{number}.bonuses.*",
            (0.04 + number * 0.17, 0.62, 0.14, 0.045),
            (0, -0.05),
            draw=brings,
        )
        for number in range(len(fields))
    )
    heads = tuple(
        Places(f"research.fields.{number}.players", (0.04 + number * 0.17, 0.685, 0.14, 0.045), label="")
        for number in range(len(fields))
    )
    return Chart(
        id="research",
        frame=Frame(0, 0, 100, 76),
        part=drawn_at("research-board"),
        places=(
            *tracks,
            *heads,
            Places("research.levels", (0.80, 0.07, 0.10, 0.05), label="ms-chart-levels"),
            Places(
                "board_large.objective_values.*",
                (0.76, 0.22, 0.08, 0.08),
                (0, 0.10),
                draw=points,
                label="ms-chart-large",
            ),
            Places(
                "board_small.objective_values.*",
                (0.89, 0.22, 0.08, 0.08),
                (0, 0.10),
                draw=points,
                label="ms-chart-small",
            ),
        ),
    )


def centre_tile() -> Chart:
    income = tuple(
        Places(
            f"centre_tile.income.{name}.*",
            (0.05, 0.09 + row * 0.15, 0.16, 0.085),
            (0.185, 0),
            draw=price,
            label=f"ms-chart-{name}",
        )
        for row, name in enumerate(("trailing", "middle", "leading"))
    )
    calm = tuple(
        Places(
            f"centre_tile.calm.{name}.*", (0.05, 0.55 + row * 0.13, 0.20, 0.07), (0.225, 0), label=f"ms-chart-{name}"
        )
        for row, name in enumerate(("START_1", "START_2"))
    )
    return Chart(id="tile", frame=Frame(0, 0, 100, 80), part=drawn_at("planet-board"), places=(*income, *calm))


MAT = Chart(
    id="mat",
    frame=Frame(0, 0, 100, 36),
    part=drawn_at("large-mat"),
    places=(
        Places("player_board.labs.*", (0.03, 0.09, 0.085, 0.075), (0.0945, 0), draw=price, label="ms-chart-labs"),
        Places("player_board.stations.*", (0.03, 0.25, 0.12, 0.075), (0.135, 0), draw=price, label="ms-chart-stations"),
    ),
)

CHARTS: tuple[Chart, ...] = (
    planet("large", 4),
    planet("small", 3),
    panel("large", 4),
    panel("small", 3),
    research(),
    centre_tile(),
    MAT,
)
