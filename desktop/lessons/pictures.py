"""A picture of what a step of a lesson is about, cut from its real table."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.board.cutting import Seen, cut, main_board
from desktop.board.desk import AnyDesk, Look
from desktop.board.sprite import Sprite
from desktop.games.desks import desk_of
from desktop.program import Program
from rules.core.codec import move_from_json
from rules.core.contract import AnyGame
from rules.lessons.model import LessonStep, Task
from rules.lessons.progress import Progress
from rules.lessons.scenes import deciding_seats

SCALE = 1.0
LEAST_WIDE = 300.0
"""A picture shows at least so much of a table, in its units."""
AROUND = 40.0
SHAPE = 1.5
"""Width to height."""


def picture_of_step(program: Program, here: Progress) -> QImage:
    """What a step is about, at its beginning, as its pupil sees it."""
    seat = here.step.seat
    looks = seat if seat is not None else next(iter(deciding_seats(here.game, here.state)), 0)
    return picture_at(program, here.game, here.state, looks, here.step, here.lesson.names)


def picture_at(
    program: Program,
    game: AnyGame,
    state: Any,
    seat: int | None,
    step: LessonStep | None = None,
    names: tuple[str, ...] = (),
) -> QImage:
    """The part of a table that a step is about; without one, its main board."""
    desk = desk_of(game.id)
    if desk is None:
        return QImage()
    keys = keys_about(game, desk, state, seat, step)

    def part(view: Any, look: Look, sprites: list[Sprite]) -> QRectF:
        return part_around(keys, sprites, main_board(desk, view, look))

    return cut(program, desk, Seen(game, game.view(state, seat), seat, names), part, SCALE)


def keys_about(game: AnyGame, desk: AnyDesk, state: Any, seat: int | None, step: LessonStep | None) -> set[str]:
    """The keys of what a step is about: what it shows, else what its answers touch."""
    if step is None:
        return set()
    if step.shows:
        return set(step.shows)
    keys: set[str] = set()
    for answer in step.answers if isinstance(step, Task) else ():
        try:
            handle = desk.handle(game.view(state, seat), move_from_json(game, answer.moves[0]))
        except Exception:
            continue
        keys |= handle.pieces | ({handle.place} if handle.place is not None else set())
    return keys


def part_around(keys: set[str], sprites: list[Sprite], board: QRectF) -> QRectF:
    """What lies between these keys with something around it, within a shape; without any, the main board."""
    box = QRectF()
    for sprite in sprites:
        if sprite.key in keys:
            box = box.united(sprite.place.rect)
    box = board if box.isEmpty() else box.adjusted(-AROUND, -AROUND, AROUND, AROUND)
    wide = max(LEAST_WIDE, box.width(), box.height() * SHAPE)
    part = QRectF(0, 0, wide, wide / SHAPE)
    part.moveCenter(box.center())
    return part
