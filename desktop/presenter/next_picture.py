"""The picture of what comes next, painted at leisure and kept."""

from collections.abc import Hashable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from desktop.lessons.pictures import picture_of_step
from desktop.presenter.subject import NextStep, Subject
from desktop.program import Program
from rules.lessons.runner import starts_until

LEISURE_MS = 60


class NextPicture(QObject):
    """Signal: `came` when it has been painted."""

    came = Signal()

    def __init__(self, program: Program, subject: Subject, parent: QObject) -> None:
        super().__init__(parent)
        self.program, self.subject = program, subject
        self._known: dict[Hashable, QImage] = {}
        self._wanted: tuple[Hashable, NextStep] | None = None
        self._idle = QTimer(self, singleShot=True, interval=LEISURE_MS)
        self._idle.timeout.connect(self._paint)

    @property
    def image(self) -> QImage | None:
        """The picture if it is there; else it is painted soon, if there is something to be seen."""
        wanted = self.subject.next_step
        if wanted is None:
            return None
        key = wanted[0].id, wanted[1], self.program.style().theme_name, self.program.settings.language
        found = self._known.get(key)
        if found is None:
            self._wanted = key, wanted
            self._idle.start()
            return None
        return None if found.isNull() else found

    def _paint(self) -> None:
        if self._wanted is None:
            return
        key, (lesson, at) = self._wanted
        game = self.subject.game
        try:
            image = picture_of_step(self.program, starts_until(game, self.program.library.box(game), lesson, at)[-1])
        except Exception:  # a file can hold any position; what is wrong with it is told when one comes there
            image = QImage()
        self._known[key] = image
        self.came.emit()

    def stop(self) -> None:
        self._idle.stop()
