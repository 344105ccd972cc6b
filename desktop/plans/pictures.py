"""Little pictures of the rows of a plan, cut from their real tables at leisure."""

from PySide6.QtGui import QImage

from desktop.made.pictures import TablePictures, painted_scene
from rules.core.contract import AnyGame
from rules.teaching.plan_scenes import Scene


class PlanPictures(TablePictures):
    def of(self, scene: Scene, game: AnyGame) -> QImage | None:
        """The table of a row, if its picture is there; else it is painted soon."""
        at = scene.steps[0]
        what = game.id, scene.lesson.id, at, repr(scene.lesson.steps[: at + 1])
        return self.ask(what, lambda: painted_scene(self.program, game, scene))
