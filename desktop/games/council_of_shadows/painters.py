"""The painters of Council of Shadows by name: each paints one picture into its rectangle and knows no position.

What they are told is small and hashable, because pictures are kept by it; the unit says how large the table is.
"""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.board.room import table_style
from desktop.games.council_of_shadows import board_painting, cubes, plates, systems
from desktop.games.council_of_shadows.gems import gem, octagon, row
from desktop.games.council_of_shadows.hues import hue_of
from desktop.games.council_of_shadows.mat_painters import MAT_PAINTERS
from desktop.games.council_of_shadows.race_painting import GEM, race_row
from desktop.paint.light import downwards, glow, shadow
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

Corners = tuple[float, float, float, float]
PANEL = ("#3A2F7C", "#17122F")


def game_board(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    edge: float,
    lane: float,
    across: int,
    down: int,
    start: int,
    unit: float,
    galaxies: tuple[tuple[str, Corners, tuple[Corners, ...]], ...],
) -> None:
    """Draw the board with the light of each galaxy and its hexagons, no matter what lies on them."""
    style = table_style(style, unit)
    board_painting.game_board(painter, rect, style, edge, lane, across, down, start)
    for galaxy, light_, hexagons in galaxies:
        board_painting.nebula(painter, placed(rect, light_), style, hue_of(galaxy))
        for hexagon in hexagons:
            systems.empty_space(painter, placed(rect, hexagon), style, galaxy)


def placed(rect: QRectF, corners: Corners) -> QRectF:
    left, top, wide, high = corners
    return QRectF(rect.x() + left, rect.y() + top, wide, high)


def one_gem(painter: QPainter, rect: QRectF, style: Style, kind: str) -> None:
    gem(painter, rect.center(), min(rect.width(), rect.height()) * GEM / 2, kind, style)


def supply(painter: QPainter, rect: QRectF, style: Style, kind: str) -> None:
    """Gems without end."""
    well = rounded(rect, rect.height() * 0.3)
    painter.fillPath(well, with_alpha("#FFFFFF", 0.14))
    painter.strokePath(well, pen(with_alpha("#FFFFFF", 0.35)))
    gem(painter, rect.center(), rect.height() * 0.32, kind, style)


def one_octagon(painter: QPainter, rect: QRectF, style: Style, number: int | None = None) -> None:
    radius = min(rect.width(), rect.height()) / 2
    octagon(painter, rect.center(), radius, number, radius * 1.15)


def gains(painter: QPainter, rect: QRectF, style: Style, things: tuple[str, ...]) -> None:
    """A pill of gems and energy: what is about to be gained."""
    path = rounded(rect, rect.height() / 2)
    shadow(painter, path, style, drop=2, blur=5, strength=0.5)
    painter.fillPath(path, solid(style.theme.raised))
    painter.strokePath(path, pen(style.theme.lit, 2))
    row(painter, rect, things, rect.height() * 0.28, rect.height() * 0.58, style.theme.text, style)


def empty_card(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = rounded(rect.adjusted(1, 1, -1, -1), rect.width() * 0.08)
    painter.fillPath(path, with_alpha(style.ground.ink, 0.06))
    painter.strokePath(path, dashed(style.ground.edge, 1.4, (4, 3)))


def panel(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A board that lies over others for the moment, dark as what it shows is bright."""
    path = rounded(rect, 12)
    shadow(painter, path, style, drop=6, blur=14, strength=0.5)
    painter.fillPath(path, downwards(rect, ((0, PANEL[0]), (1, PANEL[1]))))
    painter.strokePath(path, pen(style.accent, 2))


def light(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw light behind the board of the seat that is asked."""
    path = rounded(rect, 12)
    glow(painter, path, style.theme.rim, blur=9, strength=0.9)
    painter.strokePath(path, pen(style.accent, 7))


PAINTERS: Mapping[str, Painter] = {
    "cs-board": game_board,
    "cs-ribbon": board_painting.ribbon,
    "cs-throne": board_painting.throne,
    "cs-council": board_painting.council_board,
    "cs-system": systems.system,
    "cs-whole-system": systems.whole_system,
    "cs-planet": systems.one_planet,
    "cs-pile": systems.tile_pile,
    "cs-pile-top": systems.top_of_pile,
    "cs-tile-back": systems.tile_back,
    "cs-plate": plates.yield_plate,
    "cs-slot": plates.station_slot,
    "cs-station": plates.station,
    "cs-cube": cubes.seat_cube,
    "cs-tower": cubes.tower,
    "cs-ghost-tower": cubes.ghost_tower,
    "cs-energy": cubes.energy_marker,
    "cs-disc": cubes.consumption_marker,
    "cs-runner": race_row,
    "cs-gem": one_gem,
    "cs-supply": supply,
    "cs-octagon": one_octagon,
    "cs-gains": gains,
    "cs-empty-card": empty_card,
    "cs-panel": panel,
    "cs-light": light,
    "cs-resource": systems.resource_line,
    **MAT_PAINTERS,
}
