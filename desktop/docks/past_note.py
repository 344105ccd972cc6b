"""On a page of the dock: one is in the past of the game, and the two ways out of it."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.docks.formatting import Formatter
from desktop.widgets.links import TextLink
from desktop.widgets.words import Label


class PastNote(QWidget):
    """Whoever holds it says when it shows, and listens to its links."""

    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.words = Label(size=15)
        self.play_on = TextLink()
        self.back = TextLink()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 10, 4)
        column.setSpacing(0)
        column.addWidget(self.words)
        links = QHBoxLayout()
        links.setSpacing(6)
        links.addWidget(self.play_on)
        links.addWidget(self.back)
        links.addStretch(1)
        column.addLayout(links)
        self.hide()

    def show_if(self, wanted: bool) -> None:
        """In the past, or not any more; in the language in use."""
        if wanted:
            self._say()
        self.setVisible(wanted)

    def _say(self) -> None:
        table, say = self.formatter.table, self.formatter.say_id
        line = table.timeline.line()
        at, last = line.index(table.timeline.now), len(line) - 1
        looks = say("past-at-over" if table.standpoint.looks_back_from_the_end else "past-at", point=at, last=last)
        self.words.setText(f"{looks}." if table.is_looking_back else say("log-past", point=at, last=last))
        self.play_on.say(say("past-play-on"))
        self.back.say(say(self._way_back))

    @property
    def _way_back(self) -> str:
        table = self.formatter.table
        if table.standpoint.looks_back_from_the_end:
            return "past-to-score"
        return "past-back" if table.is_looking_back else "log-to-the-end"
