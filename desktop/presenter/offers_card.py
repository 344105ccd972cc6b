"""The card with the moves that have no place on the table: a button for each."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.presenter.cards import GAP, PAD, Card
from desktop.presenter.subject import Act
from desktop.style.theme import Style
from desktop.widgets.buttons import Button


class OffersCard(Card):
    """Hidden while there is nothing to offer."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.buttons: list[Button] = []
        self._acts: Sequence[Act] = ()
        self.hide()

    def say(self, title: str, offers: Sequence[tuple[str, Act]]) -> None:
        """Offer what is said in these words, and does this."""
        self.title.say(title)
        words, self._acts = [said for said, _ in offers], [act for _, act in offers]
        if [each.words for each in self.buttons] != words:
            for each in self.buttons:
                each.hide()
                each.deleteLater()
            self.buttons = [self.hold(Button(said, icon_name="play", size=16)) for said in words]
            for number, button in enumerate(self.buttons):
                button.clicked.connect(lambda _=False, number=number: self._acts[number]())
                button.show()
        self.setVisible(bool(words))

    def stand(self, width: int, foot: int) -> int:
        """Stand there with the lower edge, all across; return the height, nothing while there is nothing to offer."""
        high = self.arrange(width) if self.buttons else 0
        self.setGeometry(0, foot - high, width, high)
        return high

    def arrange(self, width: int) -> int:
        """Title and buttons in lines, from left to right."""
        tall = max((each.sizeHint().height() for each in self.buttons), default=0)
        x = PAD + self.title.natural_width() + GAP
        y, end = 10, self.title.put(PAD, 10 + max(0, tall - self.title.line) / 2, self.title.natural_width() + 2)
        for each in self.buttons:
            if x > PAD and x + each.wide() > width - PAD:
                x, y = PAD, max(y + tall, end) + 6
            each.put(x, y, min(each.wide(), width - x - PAD))
            x, end = x + each.wide() + GAP, max(end, each.geometry().bottom())
        return end + 10
