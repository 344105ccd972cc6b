"""Why an automa does what it does, before the table shows it: one numbered question after the other, as they are read.

Each question and each criterion leads to the rule that commands it.
"""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QWidget

from desktop.aloud.voice import joined
from desktop.board.portrait import Drawn, draw_piece
from desktop.board.situation import Situation
from desktop.docks.acting_card import ActingCard
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.log_rows import ByRuleRow, ExcludedRow, ReasonRow
from desktop.docks.page import padded, page_column
from desktop.docks.reasoning import QuestionRow, step_rows
from desktop.style.theme import Style
from desktop.table.seat_at_table import Frame
from desktop.widgets.badge import SeatBadge
from desktop.widgets.rows import Row, RowList
from desktop.widgets.words import Label, heading
from rules.core.explained import Explained
from rules.core.types import Arg, SeatName

ROOM_FOR_NOTE = 700
"""Least height of the window, for text of the usual size, at which the card says at length what it does."""


class Explaining(QWidget):
    """Signal `rule_wanted` with the id of a rule."""

    rule_wanted = Signal(str)

    def __init__(self, formatter: Formatter, game_log: GameLog, situation: Situation) -> None:
        super().__init__()
        self.formatter = formatter
        self.game_log = game_log
        self.desk = situation.desk
        self.showing = situation.showing
        self.style_now = Style()
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
        self.card = ActingCard()
        column = page_column(self)
        column.addWidget(padded(frame))
        column.addWidget(padded(self.card))
        column.addWidget(self.list, 1)
        self.list.picked.connect(self._pick)
        self.hide()

    def say_again(self) -> None:
        """All that is read of the step, with the newest question in sight."""
        showing, say = self.showing, self.formatter.say_id
        if showing.card is None:
            return
        card, number = showing.card, showing.card_number + 1
        self.badge.show_seat(self.formatter.colour(card.seat), self.formatter.seat(card.seat))
        self.seat.setText(say("explain-seat", seat=SeatName(card.seat)))
        self.count.setText(say("explain-count", number=number, of=len(showing.frame.cards)))
        self.list.setAccessibleName(say("explain-list"))
        self._show_card(showing.frame)
        face = partial(self._face, showing.frame)
        rows = list(step_rows(self.formatter, self.game_log, showing.frame.point, number, face))
        self.list.show_rows(rows)
        newest = max(at for at, row in enumerate(rows) if isinstance(row, QuestionRow))
        top = self.list.model().index(newest if number > 1 else 0, 0)
        self.list.scrollTo(top, QAbstractItemView.ScrollHint.PositionAtTop)

    @property
    def newest(self) -> str:
        """The question that is read now with all that decided it, in words."""
        rows = self.list.rows
        first = max((at for at, row in enumerate(rows) if isinstance(row, QuestionRow)), default=0)
        return joined((self.seat.text(), *(row.words for row in rows[first:])))

    def _show_card(self, frame: Frame) -> None:
        """The card that the automa carries out, where its game has cards."""
        table, desk = self.formatter.table, self.desk
        events = table.timeline.seen_at(frame.point, table.looking)
        acting = desk.acting(frame.before, events)
        if acting is None:
            self.card.put_away()
            return
        say, words = self.formatter.say, acting.card.words
        has_room = self.window().height() >= ROOM_FOR_NOTE * self.style_now.text_scale
        note = say(acting.note) if acting.note is not None and has_room else ""
        self.card.show_card(acting.card, desk.painters, (say(acting.title), say(words) if words else "", note))

    def _face(self, frame: Frame, explained: Explained, candidate: Arg) -> Drawn | None:
        desk = self.desk
        sprite = desk.face(frame.before, explained, candidate)
        if sprite is None:
            return None
        style = self.style_now
        return lambda painter, square: draw_piece(painter, square, sprite, desk.painters, style)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.say_again()

    def _pick(self, row: Row) -> None:
        if isinstance(row, (ReasonRow, ExcludedRow, ByRuleRow, QuestionRow)):
            self.rule_wanted.emit(row.rule)
