"""Why an automa does what it does, a decision on a card: the question, each criterion with its figures, the outcome.

The card stays until somebody has read it; each criterion leads to the rule that commands it.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.docks.log_rows import ReasonRow
from desktop.docks.page import padded, page_column
from desktop.docks.reasons import outcome_row, reason_row
from desktop.docks.telling import Teller
from desktop.theme import Style
from desktop.widgets.badge import SeatBadge
from desktop.widgets.rows import Row, RowList
from desktop.widgets.rule_link import RuleLink
from desktop.widgets.words import Label, title
from rules.core.explained import Explained
from rules.core.types import SeatName


class Explaining(QWidget):
    """Signal `rule_wanted` with the id of a rule."""

    rule_wanted = Signal(str)

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self.teller = teller
        self.style_now = Style()
        self.card: Explained | None = None
        self.place = 0, 0
        """Which card it is, from 1, and of how many."""
        self.badge = SeatBadge(size=26)
        self.seat = Label(size=16, weight="bold")
        self.count = Label(size=14, ink="muted", wraps=False)
        self.question = title(size=20)
        self.rule = RuleLink()
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
        for each in (frame, self.question, self.rule):
            column.addWidget(padded(each))
        column.addWidget(self.list, 1)
        self.rule.followed.connect(self.rule_wanted)
        self.list.picked.connect(lambda row: self.rule_wanted.emit(row.rule) if isinstance(row, ReasonRow) else None)
        self.hide()

    def show_card(self, card: Explained, number: int, of: int) -> None:
        self.card, self.place = card, (number, of)
        self.say_again()
        self.list.scrollToTop()

    def say_again(self) -> None:
        card, say = self.card, self.teller.say_id
        if card is None:
            return
        self.badge.show_seat(self.teller.colour(card.seat), self.teller.seat(card.seat))
        self.seat.setText(say("explain-seat", seat=SeatName(card.seat)))
        self.count.setText(say("explain-count", number=self.place[0], of=self.place[1]))
        self.question.setText(self.teller.event(card))
        self.rule.show_rule(card.rule, say("dock-rule-link", rule=card.rule))
        self.list.setAccessibleName(say("explain-list"))
        self.list.show_rows(self._rows(card))

    def _rows(self, card: Explained) -> list[Row]:
        reasons = [
            reason_row(self.teller, card, criterion, number) for number, criterion in enumerate(card.criteria, start=1)
        ]
        return [*reasons, outcome_row(self.teller, card, (0, 0))]

    def wear(self, style: Style) -> None:
        self.style_now = style
