"""Lays pages out a piece at a time, and paints their pictures before they are wanted. The window goes on."""

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.paper.documents import Composing, Pages
from desktop.paper.figures import Plate
from desktop.paper.sheet import Picture
from rules.lessons.scenes import BadScene

SLICE_S = 0.012
"""So long at once, or for one piece."""


class Composer(QObject):
    """Signals: `composed` with the pages; `painted` when one more picture can be shown; `failed` with why, as a
    phrase."""

    composed = Signal(object)
    painted = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pages: Pages = ()
        self._composing: Composing | None = None
        self._unpainted: list[Plate] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._composing is not None

    def begin(self, composing: Composing) -> None:
        """Lay out something else; what was begun before is given up."""
        self._composing = composing
        self._unpainted = []
        self._timer.start()

    def stop(self) -> None:
        self._composing = None
        self._unpainted = []
        self._timer.stop()

    def finish(self) -> None:
        """All that is left, at once: for whoever prints now."""
        while self._timer.isActive():
            self._go_on()

    def _go_on(self) -> None:
        ends = perf_counter() + SLICE_S
        while perf_counter() < ends:
            if self._composing is not None:
                self._compose(self._composing)
            elif self._unpainted:
                assert self._unpainted.pop(0).image
                self.painted.emit()
            else:
                self._timer.stop()
                return

    def _compose(self, composing: Composing) -> None:
        try:
            found = next(composing, None)
        except BadScene as error:
            self.stop()
            self.failed.emit(error.sentence)
            return
        if found is None:
            return
        self._composing = None
        self.pages = found
        plates = (mark.paint for page in found for mark in page.marks if isinstance(mark, Picture))
        self._unpainted = [each for each in plates if isinstance(each, Plate)]
        self.composed.emit(found)
