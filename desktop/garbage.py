"""When the window looks for garbage: at leisure. A look at all that lives takes as long as several frames, and must not
fall into the middle of a move. What was made and dropped a moment ago is cheap to find, and is collected as ever.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

SOON_MS, EVERY_MS = 2_000, 300_000
NEVER = 2**31 - 1
"""So many looks at what is younger before Python looks at everything by itself."""


class GarbageCollector(QObject):
    """Runs the garbage collector for as long as the window is open."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        youngest, younger, _ = gc.get_threshold()
        gc.set_threshold(youngest, younger, NEVER)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.look)
        self.look_soon()

    def look_soon(self) -> None:
        """The window has just been opened, or a screen of it was closed."""
        self._next.start(SOON_MS)

    def look(self) -> None:
        """Collect all garbage, unless a mouse button is held at this moment."""
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self.look_soon()
            return
        gc.enable()
        gc.collect()
        self._next.start(EVERY_MS)
