"""What a class sees of all that goes on: everything, a picture that stays, or nothing."""

from PySide6.QtCore import QObject, Signal


class ClassScreen(QObject):
    """The same for all tables of a session. Signal: `changed` when it freezes, thaws, turns black or light again."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_frozen = False
        self.is_black = False

    def toggle_frozen(self) -> None:
        self.is_frozen = not self.is_frozen
        self.changed.emit()

    def toggle_black(self) -> None:
        self.is_black = not self.is_black
        self.changed.emit()

    def light_again(self) -> bool:
        """Show the class again what goes on. Whether it did not see it."""
        if not (self.is_frozen or self.is_black):
            return False
        self.is_frozen = self.is_black = False
        self.changed.emit()
        return True
