"""The top line of a review: whose decisions these are, and a switch to those of other persons."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent

from desktop.docks.formatting import Formatter
from desktop.program import Program
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.top_line import Now, TopLine
from rules.core.types import Seat, SeatName, phrase

BESIDE = 16


class ReviewTop(TopLine):
    """Signal: `wanted` with the seat whose decisions are to be reviewed."""

    wanted = Signal(object)

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.who = Switch(on="board", focus=Qt.FocusPolicy.TabFocus)
        self.who.setParent(self)
        self.who.chosen.connect(self.wanted)

    def show_review(self, formatter: Formatter, seat: Seat, seats: Sequence[Seat], *, is_over: bool) -> None:
        say, table = formatter.say_id, formatter.table
        self.show_title(formatter.say(phrase(f"game-{table.game.id}")))
        step = say("review-game-over" if is_over else "review-game-so-far")
        self.show_now(Now(formatter.colour(seat), formatter.seat(seat), step, say("review-ask")))
        self.menu.say(say("review-back"))
        self.who.setVisible(len(seats) > 1)
        names = [Choice(each, say("review-name", seat=SeatName(each))) for each in seats]
        self.who.offer(names, seat, say("review-seat"))
        self.place_switch()

    def place_switch(self) -> None:
        hint, right = self.who.sizeHint(), self.language.x() - BESIDE
        self.who.setGeometry(right - hint.width(), (self.height() - hint.height()) // 2, hint.width(), hint.height())
        self.who.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_switch()
