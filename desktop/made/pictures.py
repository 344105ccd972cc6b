"""Little pictures of made things, cut from their real tables: what a step is about, painted at leisure and kept."""

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QImage

from desktop.board.cutting import Seen, cut, main_board
from desktop.board.desk import AnyDesk, Look
from desktop.board.sprite import Sprite
from desktop.games.desks import desk_of
from desktop.program import Program
from rules.core import resources
from rules.core.codec import move_from_json
from rules.core.contract import AnyGame
from rules.lessons.model import LessonStep, Task, lessons_in
from rules.lessons.runner import starts_until
from rules.lessons.scenes import deciding_seats
from rules.teaching.made import Made, MadeLesson, MadePosition
from rules.teaching.plan_scenes import Scene, has_table, its_own
from rules.teaching.plans import MadePlan
from rules.teaching.positions import state_of
from rules.teaching.staging import begun_at

APART_MS = 15
SCALE = 1.0
LEAST_WIDE = 300.0
"""A picture shows at least so much of a table, in its units."""
AROUND = 40.0
SHAPE = 1.5
"""Width to height."""


class Asked(NamedTuple):
    key: Hashable
    paint: Callable[[], QImage]


class TablePictures(QObject):
    """Paints pictures one by one while nothing else is to do. Signal: `came` when one has been painted."""

    came = Signal()

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self.program = program
        self._known: dict[Hashable, QImage] = {}
        self._waiting: deque[Asked] = deque()
        self._idle = QTimer(self, singleShot=True, interval=APART_MS)
        self._idle.timeout.connect(self.paint_next)

    def ask(self, what: Hashable, paint: Callable[[], QImage]) -> QImage | None:
        """The picture of something, if it is there; else it is painted soon."""
        key = what, self.program.style().theme_name, self.program.settings.language
        found = self._known.get(key)
        if found is not None:
            return None if found.isNull() else found
        if all(each.key != key for each in self._waiting):
            self._waiting.append(Asked(key, paint))
        if not self._idle.isActive():
            self._idle.start()
        return None

    def paint_next(self) -> None:
        if not self._waiting:
            return
        asked = self._waiting.popleft()
        try:
            self._known[asked.key] = asked.paint()
        except Exception:  # whatever a file says of a position, the list shows the cloth instead
            self._known[asked.key] = QImage()
        self.came.emit()
        if self._waiting:
            self._idle.start()

    def paint_all(self) -> None:
        while self._waiting:
            self.paint_next()

    def stop(self) -> None:
        self._waiting.clear()
        self._idle.stop()


class MadePictures(TablePictures):
    def of(self, made: Made, at: int = 0) -> QImage | None:
        """The picture of a step, or of a position, if it is there; else it is painted soon."""
        what: Any = made.steps[: at + 1] if isinstance(made, MadeLesson) else made.model_dump_json()
        return self.ask((made.id, at, repr(what)), lambda: painted(self.program, made, at))


def painted(program: Program, made: Made, at: int) -> QImage:
    """The part of the table that a step or a position is about."""
    game = program.library.named(made.game)
    if game is None:
        return QImage()
    if isinstance(made, MadePlan):
        return painted_plan(program, game, made)
    state, seat, step = situation(program, game, made, at)
    return picture_of(program, game, state, seat, step, made.names if isinstance(made, MadeLesson) else ())


def painted_plan(program: Program, game: AnyGame, plan: MadePlan) -> QImage:
    """The table of the first row that has one."""
    lessons, box = tuple(lessons_in(resources.assets() / game.id / "lessons")), program.library.box(game)
    scenes = (its_own(row, game, box, lessons) for row in plan.rows if has_table(row))
    scene = next(scenes, None)
    return painted_scene(program, game, scene) if scene is not None else QImage()


def painted_scene(program: Program, game: AnyGame, scene: Scene) -> QImage:
    """The part of the table that a row of a plan is about."""
    here = begun_at(game, program.library.box(game), scene.lesson, scene.steps[0])
    seat = here.step.seat if here.step.seat is not None else next(iter(deciding_seats(game, here.state)), 0)
    return picture_of(program, game, here.state, seat, here.step, scene.lesson.names)


def picture_of(
    program: Program, game: AnyGame, state: Any, seat: int | None, step: LessonStep | None, names: tuple[str, ...]
) -> QImage:
    """What a seat sees of a position; of a step, what it is about."""
    desk = desk_of(game.id)
    if desk is None:
        return QImage()
    keys = keys_about(game, desk, state, seat, step)

    def part(view: Any, look: Look, sprites: list[Sprite]) -> QRectF:
        return part_around(keys, sprites, main_board(desk, view, look))

    return cut(program, desk, Seen(game, game.view(state, seat), seat, names), part, SCALE)


def situation(program: Program, game: AnyGame, made: Made, at: int) -> tuple[Any, int | None, LessonStep | None]:
    """The position, who looks at it, and the step."""
    box = program.library.box(game)
    if isinstance(made, MadeLesson):
        here = starts_until(game, box, made.lesson, at)[-1]
        seat = here.step.seat
        return here.state, seat if seat is not None else next(iter(deciding_seats(game, here.state)), 0), here.step
    assert isinstance(made, MadePosition)
    state = state_of(made, game, box)
    seat = made.seat if made.seat is not None else next(iter(deciding_seats(game, state)), 0)
    return state, seat, None


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
        except Exception:  # a loose pattern, or a move of another position
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
