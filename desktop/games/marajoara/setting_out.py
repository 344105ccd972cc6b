"""Marajoara on the new-game page: a vase in each seat's colour, the dig site with its 52 dice as the seed lays them."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.dig_grid import dig_grid, grid_place, objective_star
from desktop.paint.pieces import die, vase
from desktop.theme import Style
from rules.marajoara.components import Box
from rules.marajoara.state import State

DIE_SHARE = 0.66
"""Of a space."""
SHADE = 9
"""Room for the shadow of the board."""


class MarajoaraSettingOut:
    table_shape = 1.0

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        vase(painter, foot, height, seat, style)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """As large as fits, at the top."""
        assert isinstance(state, State)
        box: Box = state.box
        side = min(rect.width(), rect.height()) - 2 * SHADE
        square = QRectF(rect.center().x() - side / 2, rect.y() + SHADE, side, side)
        place = grid_place(square, box.spaces, style)
        dig_grid(painter, place, box.spaces, [zone.split() for zone in box.parts.grid.zones], style)
        for space, lying in zip(box.spaces, state.grid, strict=True):
            if lying is not None:
                die(painter, place.of(space).center(), place.cell * DIE_SHARE, lying.colour, lying.face, style)
        mission = box.parts.solo.missions[state.options.mission - 1] if state.options.mission else None
        for objective in mission.objectives if mission else ():
            if objective.kind == "space":
                objective_star(painter, place.of(box.spaces[box.number[objective.ref]]), style)


SETTING_OUT = MarajoaraSettingOut()
