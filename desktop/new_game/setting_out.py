"""What the new-game page draws of a game in particular: a seat's piece, and the table at the start."""

from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.parts import part_of
from desktop.paint.pieces import pawn
from desktop.theme import Style


class SettingOut(Protocol):
    table_shape: float
    """Width of the table at the start, of its height; 0 where none is drawn."""

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None: ...
    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None: ...


class Plain:
    """A game of which nothing in particular is drawn."""

    table_shape = 0.0

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        pawn(painter, foot, height, seat, style)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """Nothing."""


def setting_out_of(game_id: str) -> SettingOut:
    """What desktop/games/<game>/setting_out.py calls SETTING_OUT, where there is one."""
    return part_of(game_id, "setting_out", "SETTING_OUT") or Plain()
