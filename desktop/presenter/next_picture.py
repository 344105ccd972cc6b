"""The picture of what comes next."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from desktop.board.picture_queue import TablePictures
from desktop.lessons.pictures import picture_of_step
from desktop.presenter.subject import Subject
from desktop.program import Program
from rules.lessons.model import Lesson
from rules.lessons.runner import starts_until


class NextPicture(TablePictures):
    def __init__(self, program: Program, subject: Subject, parent: QObject) -> None:
        super().__init__(program, parent)
        self.subject = subject

    @property
    def image(self) -> QImage | None:
        """The picture if it is there; else it is painted soon, if there is something to be seen."""
        wanted = self.subject.next_step
        if wanted is None:
            return None
        lesson, at = wanted
        return self.ask((lesson.id, at), painted_step, self.subject.game.id, lesson, at)


def painted_step(program: Program, game_id: str, lesson: Lesson, at: int) -> QImage | None:
    """Paint it of plain data, wherever that is."""
    game = program.library.named(game_id)
    if game is None:
        return None
    return picture_of_step(program, starts_until(game, program.library.box(game), lesson, at)[-1])
