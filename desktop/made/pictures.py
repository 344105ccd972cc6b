"""Little pictures of made things, cut from their real tables: what a step is about."""

from typing import Any

from PySide6.QtGui import QImage

from desktop.board.picture_queue import TablePictures
from desktop.lessons.pictures import picture_at, picture_of_step
from desktop.paint.box_label import box_picture
from desktop.program import Program
from rules.core import resources
from rules.core.contract import AnyGame
from rules.lessons.model import lessons_in
from rules.lessons.runner import starts_until
from rules.lessons.scenes import deciding_seats
from rules.teaching.editions import MadeEdition
from rules.teaching.made import Made, MadeLesson, MadePosition
from rules.teaching.plan_scenes import Scene, has_table, its_own
from rules.teaching.plans import MadePlan
from rules.teaching.positions import state_of
from rules.teaching.staging import begun_at


class MadePictures(TablePictures):
    def of(self, made: Made, at: int = 0) -> QImage | None:
        """The picture of a step, or of a position, if it is there; else it is painted soon."""
        what: Any = made.steps[: at + 1] if isinstance(made, MadeLesson) else made.model_dump_json()
        return self.ask((made.id, at, repr(what)), painted, made, at)


def painted(program: Program, made: Made, at: int) -> QImage:
    """The part of the table that a step or a position is about."""
    game = program.library.named(made.game)
    if game is None:
        return QImage()
    if isinstance(made, MadeEdition):
        return box_picture(game.id, program.style())
    if isinstance(made, MadePlan):
        return painted_plan(program, game, made)
    return painted_at(program, game, made, at)


def painted_plan(program: Program, game: AnyGame, plan: MadePlan) -> QImage:
    """The table of the first row that has one."""
    lessons, box = tuple(lessons_in(resources.assets() / game.id / "lessons")), program.library.box(game)
    scenes = (its_own(row, game, box, lessons) for row in plan.rows if has_table(row))
    scene = next(scenes, None)
    return painted_scene(program, game, scene) if scene is not None else QImage()


def painted_scene(program: Program, game: AnyGame, scene: Scene) -> QImage:
    """The part of the table that a row of a plan is about."""
    here = begun_at(game, program.library.box(game), scene.lesson, scene.steps[0])
    return picture_of_step(program, here)


def painted_at(program: Program, game: AnyGame, made: Made, at: int) -> QImage:
    """What a step of a lesson is about, or a position."""
    box = program.library.box(game)
    if isinstance(made, MadeLesson):
        return picture_of_step(program, starts_until(game, box, made.lesson, at)[-1])
    assert isinstance(made, MadePosition)
    state = state_of(made, game, box)
    seat = made.seat if made.seat is not None else next(iter(deciding_seats(game, state)), 0)
    return picture_at(program, game, state, seat)
