"""Pictures wanted by a screen, painted one after the other beside the window."""

import logging
from collections import deque
from collections.abc import Hashable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from desktop.board.painting_process import Paint, PaintingProcess
from desktop.program import Program
from desktop.settings import Settings

LOG = logging.getLogger(__name__)

AFTER_MS = 15
"""A screen that has just been opened is shown first."""
REST_MS = 20_000
"""So long after the last picture the process ends: it takes as much memory as a window."""


class Wish(NamedTuple):
    key: Hashable
    settings: Settings
    """As they were when it was wanted."""
    paint: Paint
    given: tuple[Any, ...]


class PictureQueue(QObject):
    """Signal: `came` with the key of a picture, and the picture: a null one where there is nothing to see."""

    came = Signal(object, QImage)

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self.program = program
        self._waiting: deque[Wish] = deque()
        self._painted: Wish | None = None
        """What the process paints now."""
        self._process = PaintingProcess(self)
        self._process.painted.connect(self._hear)
        self._process.failed.connect(self._miss)
        self._soon = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._soon.timeout.connect(self._paint_next)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._process.close)

    def ask(self, key: Hashable, paint: Paint, *given: object) -> None:
        """Want a picture; whoever wants it again while it waits changes nothing."""
        if all(each.key != key for each in self._wishes()):
            self._waiting.append(Wish(key, self.program.settings, paint, given))
            if not self._soon.isActive():
                self._soon.start()  # asked again and again, it would never be done

    def paint_all(self) -> None:
        """Paint here and now, for who cannot wait."""
        wishes = self._wishes()
        self.stop()
        for wish in wishes:
            self.came.emit(wish.key, wish.paint(self.program, *wish.given) or QImage())

    def _wishes(self) -> list[Wish]:
        return [*([self._painted] if self._painted is not None else []), *self._waiting]

    def stop(self) -> None:
        """Want nothing any more."""
        self._waiting.clear()
        self._painted = None
        self._soon.stop()
        self._rest.stop()
        self._process.close()

    def _paint_next(self) -> None:
        if self._painted is None and self._waiting:
            self._rest.stop()
            self._painted = wish = self._waiting.popleft()
            self._process.ask(wish.settings, wish.paint, *wish.given)

    def _miss(self, said: str) -> None:
        LOG.warning("a picture could not be painted", extra={"trace": said})
        self._hear(None)

    def _hear(self, image: QImage | None) -> None:
        wish, self._painted = self._painted, None
        self._rest.start()
        self._paint_next()  # it paints on while this one is shown
        if wish is not None:
            self.came.emit(wish.key, image if image is not None else QImage())


class TablePictures(QObject):
    """Pictures kept as long as their screen. Signal: `came` when one has been painted."""

    came = Signal()

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self.program = program
        self._known: dict[Hashable, QImage] = {}
        self._queue = PictureQueue(program, self)
        self._queue.came.connect(self._keep)

    def ask(self, what: Hashable, paint: Paint, *given: object) -> QImage | None:
        """The picture of something, if it is there; else it is painted soon."""
        key = what, self.program.style().theme_name, self.program.settings.language
        found = self._known.get(key)
        if found is not None:
            return None if found.isNull() else found
        self._queue.ask(key, paint, *given)
        return None

    def _keep(self, key: Hashable, image: QImage) -> None:
        self._known[key] = image
        self.came.emit()

    def paint_all(self) -> None:
        self._queue.paint_all()

    def stop(self) -> None:
        self._queue.stop()
