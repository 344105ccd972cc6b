"""Pictures of a part of a table as the game's own desk draws it, for lists and for paper; nobody plays on them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.board.desk import AnyDesk, Look, saying
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.paint.painting import SMOOTH
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.types import Seat

LAID_OUT = 1264.0, 946.0
"""The size of the table that pictures are cut from."""

Part = Callable[[Any, Look, list[Sprite]], QRectF]
"""Which part of a table is seen, of its view, its look and its sprites."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What is looked at, and by whom."""

    game: AnyGame
    view: Any
    seat: Seat | None
    names: tuple[str, ...] = ()


def cut(program: Program, desk: AnyDesk, seen: Seen, part: Part, scale: float) -> QImage:
    """Paint a part of the table."""
    game, view = seen.game, seen.view
    style = program.style(game.id)
    look = Look(*LAID_OUT, style, saying(program.texts(game), seen.names), seen.names, seen.seat)
    sprites = list(desk.sprites(view, look))
    scene = BoardScene(Painting(program.art.with_style(style), dict(TABLE_PAINTERS)))
    scene.painting.painters |= desk.painters
    scene.show(sprites)
    place = part(view, look, sprites)
    image = QImage(round(place.width() * scale), round(place.height() * scale), QImage.Format.Format_RGB32)
    image.fill(style.ground.felt_centre)
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    scene.painting.scale = scale
    scene.render(painter, QRectF(0, 0, image.width(), image.height()), place)
    painter.end()
    scene.deleteLater()
    return image


def main_board(desk: AnyDesk, view: Any, look: Look) -> QRectF:
    """The largest part of a table."""
    boards = [each.place.rect for each in desk.parts(view, look)]
    whole = QRectF(0, 0, look.width, look.height)
    return max(boards, key=lambda each: each.width() * each.height(), default=whole)
