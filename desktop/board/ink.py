"""What somebody who draws on a table takes of mouse and keys, before the game gets them."""

from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from desktop.board.sprite import Key


class Ink(Protocol):
    """Each answer says whether it was meant for drawing: then nothing else comes of it."""

    @property
    def cursor(self) -> Qt.CursorShape | None:
        """The pointer while something else than the hand is in use."""

    def press(self, event: QMouseEvent, point: QPointF) -> bool: ...
    def move(self, point: QPointF) -> bool: ...
    def release(self, point: QPointF) -> bool: ...
    def wheel(self, notches: float) -> bool: ...
    def leave(self) -> None:
        """The pointer has left the table."""

    def key(self, event: QKeyEvent) -> bool: ...
    def press_at(self, key: Key) -> bool:
        """Enter or the space bar is pressed while the keyboard stands here."""
