"""The top line of the workshop: the game, the lesson, a way to try it as a pupil would."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.page.book_header import BookHeader
from desktop.page.header import GAP
from desktop.style.theme import Style
from desktop.widgets.buttons import Button


class MakerHeader(BookHeader):
    """One more signal: `tried`."""

    tried = Signal()

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style, "lesson")
        self.try_button = self.hold(Button(icon_name="play"))
        self.try_button.clicked.connect(self.tried)

    def say_try(self, words: str, key: str) -> None:
        self.try_button.say(words)
        self.try_button.say_key(key)

    def say_here(self, here: str) -> None:
        """The lesson that is made."""
        self.here = here
        self._name()
        self.update()

    @property
    def ends(self) -> float:
        """The right edge as far as which the page may draw: the button to try stands there."""
        return float(self.try_button.x() - self.side)

    def arrange(self, width: int) -> int:
        high = super().arrange(width)
        button = self.try_button.sizeHint()
        self.try_button.put(self.way_back.x() - GAP - button.width(), (high - button.height()) / 2)
        return high
