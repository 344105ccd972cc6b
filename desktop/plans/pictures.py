"""Little pictures of the rows of a plan, cut from their real tables beside the window."""

from PySide6.QtGui import QImage

from desktop.board.picture_queue import TablePictures
from desktop.made.pictures import painted_scene
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.teaching.plan_scenes import Scene


class PlanPictures(TablePictures):
    def of(self, scene: Scene, game: AnyGame) -> QImage | None:
        """The table of a row, if its picture is there; else it is painted soon."""
        at = scene.steps[0]
        what = game.id, scene.lesson.id, at, repr(scene.lesson.steps[: at + 1])
        return self.ask(what, painted_row, game.id, scene)


def painted_row(program: Program, game_id: str, scene: Scene) -> QImage | None:
    """Paint it of plain data, wherever that is."""
    game = program.library.named(game_id)
    return painted_scene(program, game, scene) if game is not None else None
