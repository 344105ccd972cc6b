"""Why an automa does what it does, before the table shows it: one numbered question after the other, as they are read.

Each question and each criterion leads to the rule that commands it.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QWidget

from desktop.board.showing import Showing
from desktop.docks.log_rows import ReasonRow
from desktop.docks.page import padded, page_column
from desktop.docks.reasoning import QuestionRow, step_rows
from desktop.docks.story import Story
from desktop.docks.telling import Teller
from desktop.widgets.badge import SeatBadge
from desktop.widgets.rows import Row, RowList
from desktop.widgets.words import Label, heading
from rules.core.types import SeatName


class Explaining(QWidget):
    """Signal `rule_wanted` with the id of a rule."""

    rule_wanted = Signal(str)

    def __init__(self, teller: Teller, story: Story) -> None:
        super().__init__()
        self.teller = teller
        self.story = story
        self.showing: Showing | None = None
        self.badge = SeatBadge(size=26)
        self.seat = heading()
        self.count = Label(size=14, ink="muted", wraps=False)
        self.list = RowList()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.badge)
        head.addWidget(self.seat, 1)
        head.addWidget(self.count)
        frame = QWidget()
        frame.setLayout(head)
        head.setContentsMargins(0, 4, 0, 0)
        column = page_column(self)
        column.addWidget(padded(frame))
        column.addWidget(self.list, 1)
        self.list.picked.connect(self._pick)
        self.hide()

    def watch(self, showing: Showing) -> None:
        self.showing = showing

    def say_again(self) -> None:
        """All that is read of the step, with the newest question in sight."""
        showing, say = self.showing, self.teller.say_id
        if showing is None or showing.card is None:
            return
        card, number = showing.card, showing.card_number + 1
        self.badge.show_seat(self.teller.colour(card.seat), self.teller.seat(card.seat))
        self.seat.setText(say("explain-seat", seat=SeatName(card.seat)))
        self.count.setText(say("explain-count", number=number, of=len(showing.frame.cards)))
        self.list.setAccessibleName(say("explain-list"))
        rows = list(step_rows(self.teller, self.story, showing.frame.point, number))
        self.list.show_rows(rows)
        newest = max(at for at, row in enumerate(rows) if isinstance(row, QuestionRow))
        top = self.list.model().index(newest if number > 1 else 0, 0)
        self.list.scrollTo(top, QAbstractItemView.ScrollHint.PositionAtTop)

    def _pick(self, row: Row) -> None:
        if isinstance(row, (ReasonRow, QuestionRow)):
            self.rule_wanted.emit(row.rule)
