"""The piece with which a move was made, drawn as the table draws it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Look, saying
from desktop.board.portrait import Drawn, draw_piece
from desktop.board.sprite import Sprite
from desktop.docks.formatting import Formatter
from desktop.games.desks import desk_of
from desktop.style.theme import Style
from rules.core.record import Played

WIDE, HIGH = 1600.0, 1000.0


def piece_played(formatter: Formatter, point: int, style: Style) -> Drawn | None:
    """None for a move that is made with no piece, and for a game without a table on screen."""
    sprite = sprite_played(formatter, point, style)
    desk = desk_of(formatter.table.game.id)
    if sprite is None or desk is None:
        return None

    def draw(painter: QPainter, square: QRectF) -> None:
        draw_piece(painter, square, sprite, desk.painters, style)

    return draw


def sprite_played(formatter: Formatter, point: int, style: Style) -> Sprite | None:
    """Return the sprite of the played piece as it lay before the move, as the seat that looks sees it."""
    table, timeline = formatter.table, formatter.table.timeline
    desk, entry = desk_of(table.game.id), timeline.entry(point)
    if desk is None or not isinstance(entry, Played):
        return None
    view = table.game.view(timeline.state_at(entry.after), table.looking)
    pieces = desk.handle(view, entry.move).pieces
    look = Look(WIDE, HIGH, style, saying(formatter.texts, table.names), table.names, table.looking)
    return next((sprite for sprite in desk.sprites(view, look) if sprite.key in pieces), None)
