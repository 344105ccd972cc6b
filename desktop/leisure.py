"""When the window looks for garbage: at leisure. A look at all that lives takes as long as several frames, and must not
fall into the middle of a move. What was made and dropped a moment ago is cheap to find, and is collected as ever.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

SETTLED_MS, EVERY_MS, AGAIN_MS = 2_000, 60_000, 1_000
NEVER = 2**31 - 1
"""So many looks at what is younger before Python looks at everything by itself."""


def hurry() -> None:
    """Nothing that is loaded now becomes garbage: looking for it can wait until the window is there."""
    gc.disable()


class Leisure(QObject):
    """For as long as the window is open."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        youngest, younger, _ = gc.get_threshold()
        gc.set_threshold(youngest, younger, NEVER)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.look)
        QTimer.singleShot(SETTLED_MS, self, self.settle)

    def settle(self) -> None:
        """The window is there. What has been loaded for it stays, and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.enable()
        self._next.start(EVERY_MS)

    def look(self) -> None:
        """At everything, unless something is held in this moment."""
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._next.start(AGAIN_MS)
            return
        gc.collect()
        self._next.start(EVERY_MS)
