"""The boards of Council of Shadows as charts: the galaxies on both sides, their shapes, player board, council."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.charts import Chart, Facts, Frame, Places, Spots, drawn_at
from desktop.games.council_of_shadows.gems import bolt, gem
from desktop.games.council_of_shadows.hues import NIGHT, hue_of
from desktop.games.council_of_shadows.systems import hexagon
from desktop.paint.painting import pen
from desktop.paint.text import figure
from desktop.style.mixing import glyph_ink, mix, solid
from desktop.style.theme import Style
from rules.core.types import Json
from rules.council_of_shadows.parts import GEMS

SKY = Frame(-0.8, 10.0, 13.6, 10.8, rises=True)
"""Sectors lie above one another, the nearest below."""
SIZES = (2, 3, 4, 5)
"""Of galaxies, in spaces."""
MOST_THINGS = 8


def galaxy(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    """Its name, and how many spaces it has, in its colour."""
    hue = hue_of(str(facts.get("ref", "")))
    path = hexagon(rect)
    painter.fillPath(path, mix(hue, NIGHT, 0.15))
    painter.strokePath(path, pen(NIGHT, 1.6))
    ink = glyph_ink(hue)
    upper = QRectF(rect.x(), rect.y() + rect.height() * 0.16, rect.width(), rect.height() * 0.4)
    figure(painter, upper, str(facts.get("ref", "")), max(13.0, rect.height() * 0.26), ink)
    lower = QRectF(rect.x(), rect.center().y(), rect.width(), rect.height() * 0.36)
    figure(painter, lower, f"⬡ {facts.get('spaces', '?')}", max(13.0, rect.height() * 0.24), ink)


def space(painter: QPainter, rect: QRectF, style: Style, facts: Facts) -> None:
    path = hexagon(rect)
    painter.fillPath(path, solid("#4A4370"))
    painter.strokePath(path, pen("#C9B5FF", 1.6))
    figure(painter, rect, str(facts.get("name", "")), max(13.0, rect.height() * 0.4), "#FFFFFF")


def board(id: str, point: str, seats: int) -> Chart:
    bands = () if id != "board" else (Places("board.bands", (0.6, 0.06, 0.36, 0.05), label="cs-chart-bands"),)
    return Chart(
        id=id,
        frame=SKY,
        seats=seats,
        part=drawn_at("board"),
        spots=(Spots("galaxy", "galaxies", galaxy, 0.036, point=point, digits=2),),
        places=bands,
    )


def shape(size: int) -> Chart:
    """Lay out the spaces of a galaxy, seen from its first one."""
    return Chart(
        id=f"shape-{size}",
        frame=Frame(-1, 2.2, 5, 3.2, rises=True),
        part=drawn_at("board"),
        spots=(Spots("hexagon", f"board.shapes.{size}", space, 0.1, point="", digits=2),),
    )


def gems(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    """A price in gems."""
    counts = {kind: value.get(kind, 0) for kind in GEMS} if isinstance(value, dict) else {}
    if not all(isinstance(each, int) and each >= 0 for each in counts.values()):
        return
    kinds = [kind for kind, count in counts.items() for _ in range(min(count, MOST_THINGS))]
    radius = min(rect.height() * 0.34, rect.width() / max(1, len(kinds)) * 0.42)
    left = rect.center().x() - (len(kinds) - 1) * radius * 1.15
    for number, kind in enumerate(kinds[:MOST_THINGS]):
        gem(painter, QPointF(left + number * radius * 2.3, rect.center().y()), radius, kind, style)


def energy(painter: QPainter, rect: QRectF, style: Style, value: Json) -> None:
    side = min(rect.width() / 2.4, rect.height()) * 0.42
    bolt(painter, QPointF(rect.x() + side * 1.4, rect.center().y()), side)
    words = QRectF(rect.x() + side * 2.2, rect.y(), rect.width() - side * 2.2, rect.height())
    figure(painter, words, "–" if value is None else str(value), max(13.0, rect.height() * 0.5), style.theme.text)


LADDERS = 6
"""Improvements that are steps of ranges; they have an energy each, as have the four before them."""
TERRAFORMING = 3


def improvements() -> tuple[Places, ...]:
    """Prices above, what they bring in energy below, in the order of the board."""
    wide, step = 0.125, 0.137
    costs = Places(
        "improvements.*.cost", (0.03, 0.08, wide, 0.075), (step, 0), 7, (0, 0.24), gems, "cs-chart-improvements"
    )
    brought = tuple(
        Places(
            f"improvements.{number}.energy",
            (0.03 + step * (number % 7), 0.165 + 0.24 * (number // 7), wide, 0.06),
            draw=energy,
        )
        for number in range(TERRAFORMING, TERRAFORMING + 4 + LADDERS)
    )
    return costs, *brought


MAT = Chart(
    id="mat",
    frame=Frame(0, 0, 100, 76),
    part=drawn_at("board-0"),
    places=(
        *improvements(),
        Places("zones.ZONE-AVA.steps.*.cost", (0.03, 0.585, 0.125, 0.075), (0.137, 0), draw=gems, label="cs-chart-ava"),
        Places("zones.ZONE-AVA.steps.*.energy", (0.03, 0.67, 0.125, 0.06), (0.137, 0), draw=energy),
        Places("stations.*.cost", (0.40, 0.585, 0.16, 0.075), (0.19, 0), draw=gems, label="cs-chart-stations"),
    ),
)

COUNCIL = Chart(
    id="council",
    frame=Frame(0, 0, 100, 40),
    part=drawn_at("council"),
    places=(
        Places("compensation.*.gems", (0.05, 0.09, 0.22, 0.09), (0.26, 0), draw=gems, label="cs-chart-compensation"),
        Places("numbers.energy_track", (0.05, 0.29, 0.16, 0.07), label="cs-chart-energy"),
        Places("numbers.consumption", (0.31, 0.29, 0.2, 0.07), label="cs-chart-consumption"),
        Places("board.slots", (0.61, 0.29, 0.16, 0.07), label="cs-chart-slots"),
    ),
)

CHARTS: tuple[Chart, ...] = (
    board("board", "spot", 4),
    board("board-small", "spot_small", 2),
    *map(shape, SIZES),
    MAT,
    COUNCIL,
)
