"""What is known of one kept game, and what can be done with it."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.kept_games.kept import Kept
from desktop.paint.art import Art
from desktop.paint.marks import seat_badge
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import Drawn
from desktop.widgets.words import Hairline, Label, heading


class Detail(Board):
    """What is known of the chosen game, and what can be done with it. Signals: `opened`, `reviewed`, `thrown`."""

    opened = Signal()
    reviewed = Signal()
    thrown = Signal()

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.title = heading(size=22, on="board")
        self.seats = Seats()
        self.facts = Label(size=16, on="board")
        self.trouble = Label(size=16, weight="semibold", ink="refuse", on="board")
        self.open = Button(icon_name="play", on="board", size=18)
        self.review = Button(icon_name="hint", on="board")
        self.throw = Button(icon_name="trash", on="board")
        facts = (self.title, self.seats, self.facts, Hairline(on="board"))
        for widget in (*facts, self.trouble, self.open, self.review, self.throw):
            self.column.addWidget(widget)
        self.open.clicked.connect(self.opened)
        self.review.clicked.connect(self.reviewed)
        self.throw.clicked.connect(self.thrown)

    def show_game(
        self, kept: Kept, title: str, facts: list[str], troubles: tuple[str, ...], action: str, throw: str
    ) -> None:
        self.title.setText(title)
        self.seats.show_seats(kept.colours)
        self.facts.setText("\n".join(facts))
        self.trouble.setText("\n".join(troubles))
        self.trouble.setVisible(bool(troubles))
        self.open.setVisible(bool(action))
        self.open.say(action)
        self.throw.say(throw)

    def offer_review(self, words: str, why_not: str) -> None:
        """Offer to review the game, or say why there is no review of it."""
        self.review.say(words)
        self.review.setEnabled(not why_not)
        self.review.setToolTip(why_not)


class Seats(Drawn):
    """The badges of the seats, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.colours: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_seats(self, colours: tuple[str, ...]) -> None:
        self.colours = colours
        self.setVisible(bool(colours))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.grown(34) * len(self.colours), self.grown(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.grown(34)
        for number, colour in enumerate(self.colours):
            place = QRectF(number * side, 0, side, side)
            seat_badge(painter, place.center(), side * 0.40, colour, self.style_now)
        painter.end()
