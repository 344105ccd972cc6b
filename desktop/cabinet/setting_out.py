"""What the new-game page draws of a game in particular: a seat's piece, and the table at the start."""

from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.pieces import pawn
from desktop.theme import Style


class SettingOut(Protocol):
    has_table: bool
    """Whether it draws the table at the start."""

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None: ...
    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None: ...


class Plain:
    """A game of which nothing in particular is drawn."""

    has_table = False

    def draw_piece(self, painter: QPainter, foot: QPointF, height: float, seat: str, style: Style) -> None:
        pawn(painter, foot, height, seat, style)

    def draw_table(self, painter: QPainter, rect: QRectF, state: Any, style: Style) -> None:
        """Nothing."""


def setting_out_of(game_id: str) -> SettingOut:
    match game_id:
        case "excavation_earth":
            from desktop.games.excavation_earth.setting_out import ExcavationEarthSettingOut  # noqa: PLC0415

            return ExcavationEarthSettingOut()
        case "marajoara":
            from desktop.games.marajoara.setting_out import MarajoaraSettingOut  # noqa: PLC0415 (one game at a time)

            return MarajoaraSettingOut()
    return Plain()
