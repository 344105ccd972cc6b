"""The pointer at the lower edge of a screen brings back what was hidden there."""

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

LOOKS_MS, EDGE = 200, 8
"""How often it is looked where the pointer is, and how near the edge that has to be."""


class LowerEdge(QObject):
    """Signal: `reached` while it is watched."""

    reached = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.screen = screen
        self._looking = QTimer(self, interval=LOOKS_MS)
        self._looking.timeout.connect(self._look)

    def watch(self, on: bool) -> None:
        if on:
            self._looking.start()
        else:
            self._looking.stop()

    def _look(self) -> None:
        screen, at = self.screen, self.screen.mapFromGlobal(QCursor.pos())
        if screen.rect().contains(QPoint(at.x(), screen.height() // 2)) and at.y() >= screen.height() - EDGE:
            self.reached.emit()
