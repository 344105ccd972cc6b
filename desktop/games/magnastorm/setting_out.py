"""Magnastorm on the new-game page: a scout for each seat, the planet as it lies before the first round."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.room import table_style
from desktop.games.magnastorm.pieces import marker, scout
from desktop.games.magnastorm.planet import TILE, planet_places
from desktop.games.magnastorm.planet_painting import centre_tile, planet_board
from desktop.paint.paths import square_around
from desktop.theme import Style
from rules.magnastorm.queries import calm_sectors
from rules.magnastorm.state import State

FULL = 640.0
"""The side of the planet board on the table in a window of 1600 x 1000."""
SHADE = 6
SCOUT = 0.075


class MagnastormSettingOut:
    table_shape = 1.0

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        scout(painter, QRectF(foot.x() - height / 2, foot.y() - height, height, height), style, seat)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """As large as fits, at the top."""
        assert isinstance(state, State)
        side = min(rect.width(), rect.height()) - 2 * SHADE
        square = QRectF(rect.center().x() - side / 2, rect.y() + SHADE, side, side)
        unit, layout = side / FULL, state.layout
        scaled = table_style(style, unit)
        calm = calm_sectors(state)
        planet_board(painter, square, scaled, layout, calm, layout.threshold, unit)
        at = planet_places(layout, square, scaled)
        angles = tuple(at.angle_of(sector) for sector in range(len(layout.sectors)))
        tile = square_around(at.centre, at.radius * TILE)
        centre_tile(painter, tile, scaled, calm, angles, layout.income, str(state.round), f"/{layout.rounds}")
        pad = at.pad(layout.area_number[state.options.start])
        for number, seat in enumerate(state.order):
            colour = state.players[seat].colour
            spot = pad.center() + QPointF(0.075 * number, -0.012 * number) * at.radius
            scout(painter, square_around(spot, at.radius * SCOUT), scaled, colour)
            start = at.track.spot(state.players[seat].reputation)
            disc = QRectF(0, 0, start.height() * 0.7, start.height() * 0.7)
            disc.moveCenter(start.center() + QPointF((number - (len(state.order) - 1) / 2) * disc.width() * 0.4, 0))
            marker(painter, disc, scaled, colour)


SETTING_OUT = MagnastormSettingOut()
