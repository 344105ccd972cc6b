"""Little pictures of the rows of a plan, cut from their real tables at leisure."""

from PySide6.QtGui import QImage

from desktop.made.pictures import TablePictures, picture_of
from desktop.plans.scenes import Scene
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.lessons.scenes import deciding_seats
from rules.teaching.plans import LessonRow
from rules.teaching.staging import begun_at


class PlanPictures(TablePictures):
    def of(self, scene: Scene, game: AnyGame) -> QImage | None:
        """The table of a row that has one of its own, if its picture is there; else it is painted soon."""
        row = scene.row
        if scene.problem is not None or not (isinstance(row, LessonRow) or getattr(row, "position", None)):
            return None
        what = game.id, scene.lesson.id, scene.steps[0], repr(scene.lesson.steps[: scene.steps[0] + 1])
        return self.ask(what, lambda: painted(self.program, game, scene))


def painted(program: Program, game: AnyGame, scene: Scene) -> QImage:
    here = begun_at(game, program.library.box(game), scene.lesson, scene.steps[0])
    seat = here.step.seat if here.step.seat is not None else next(iter(deciding_seats(game, here.state)), 0)
    step = here.step if isinstance(scene.row, LessonRow) else None
    return picture_of(program, game, here.state, seat, step, scene.lesson.names)
