"""Gives Escape on the table to the screen around it: that lets go of a piece first, and with empty hands leads back."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Escape(QObject):
    """An event filter for the view of a table."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.screen = screen

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self.screen.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)
