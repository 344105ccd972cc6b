"""Every legal move in words: filtered while one types, grouped, the moves of the held piece first and lit."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from desktop.board.desk import Account
from desktop.board.hand import Hand
from desktop.board.sprite import Key
from desktop.docks.account import AccountCard
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.log_rows import ByRuleRow, ExcludedRow, ReasonRow
from desktop.docks.move_list import MoveList
from desktop.docks.move_rows import MoreRow, MoveRow
from desktop.docks.page import padded, page_column
from desktop.docks.past_note import PastNote
from desktop.docks.reasoning import QuestionRow
from desktop.docks.step_rule import StepRule
from desktop.style.theme import Style
from desktop.widgets.rows import RowList
from desktop.widgets.search import SearchField
from desktop.widgets.words import Label

ROOM_FOR_RULE = 620
"""Least height of the page, for text of the usual size, at which the rule of the step stands below the moves."""


class MovesPage(QWidget):
    """The dock page that lists the legal moves.

    Signals: `chosen` with a move to play; `pointed` with the move under the pointer, or None; `rule_wanted`;
    `play_on_wanted` and `way_back_wanted` for a player who is in the past.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    rule_wanted = Signal(str)
    play_on_wanted = Signal()
    way_back_wanted = Signal()

    def __init__(self, formatter: Formatter, game_log: GameLog, hand: Hand) -> None:
        super().__init__()
        self.formatter = formatter
        self.hand = hand
        self.style_now = Style()
        self.shown = MoveList(formatter, game_log)
        self._pieces_held: frozenset[Key] = frozenset()
        self.field = SearchField()
        self.past = PastNote(formatter)
        self.list = RowList(is_patient=True)
        self.account = AccountCard(formatter)
        self.considered: Any = None
        """The move in the list that the pointer or the keyboard is at."""
        self.rule = StepRule(formatter)
        self.provenance = Label(size=14, ink="muted", italic=True)
        self.provenance.setContentsMargins(0, 0, 0, 8)
        self._lay_out()
        self.field.textChanged.connect(self._filter)
        self.field.walked.connect(self.list.walk)
        self.field.entered.connect(self.list.pick_current)
        self.field.editingFinished.connect(self.list.point_at_nothing)
        self.past.play_on.clicked.connect(self.play_on_wanted)
        self.past.back.clicked.connect(self.way_back_wanted)
        self.list.shows_focus = True
        self.list.picked.connect(self._pick)
        self.list.pointed.connect(self._consider)
        self.rule.link.followed.connect(self.rule_wanted)
        self.say_again()

    def _lay_out(self) -> None:
        column = page_column(self)
        column.addWidget(padded(self.field))
        column.addWidget(self.past)
        column.addWidget(self.list, 1)
        self.account_frame = padded(self.account)
        self.account_frame.hide()
        column.addWidget(self.account_frame)
        self.rule_frame = padded(self.rule)
        column.addWidget(self.rule_frame)
        column.addWidget(self.provenance)

    # What is shown

    def say_again(self) -> None:
        self.field.say(self.formatter.say_id("moves-filter"))
        self.list.setAccessibleName(self.formatter.say_id("moves-list"))
        self.provenance.setText(self._say_provenance())
        self.account.say_again()

    def look_again(self) -> None:
        """The position or the language has changed."""
        self.shown.look_again(self._hold())
        self.rule.look_again()
        table = self.formatter.table
        self.past.show_if(table.is_looking_back or (table.standpoint.is_in_the_past and table.seat_to_play is None))
        self._make_room_for_account()
        self.show_account()
        self._take_room()
        self._show(first=True)

    def _consider(self, row: object) -> None:
        self.considered = row.move if isinstance(row, MoveRow) else None
        self.pointed.emit(self.considered)
        self.show_account()

    def show_account(self) -> None:
        """What is reckoned up, with the move that is meant now: that of the piece over its place, else of the list."""
        self.account.show_account(self._reckoned())

    def _make_room_for_account(self) -> None:
        """Reserve room below the moves while an account may be shown: no row moves under the pointer then."""
        accounts = list(self._accounts())
        self.account_frame.setVisible(bool(accounts))
        if accounts:
            margins = self.account_frame.contentsMargins()
            tallest = max(map(self.account.height_for, accounts))
            self.account_frame.setMinimumHeight(tallest + margins.top() + margins.bottom())

    def _accounts(self) -> Iterator[Account]:
        """What there is to reckon up now, and with one move of each kind."""
        hand, table = self.hand, self.formatter.table
        if table.is_covered or table.is_looking_back:
            return
        for move in (None, *{move.kind: move for move in reversed(table.legal)}.values()):
            account = hand.desk.account(table.view, move)
            if account is not None:
                yield account

    def _reckoned(self) -> Account | None:
        hand, table = self.hand, self.formatter.table
        if table.is_covered or table.is_looking_back:
            return None
        pointed = hand.targets().get(hand.pointed, []) if hand.pointed is not None else []
        listed = self.considered if self.considered in table.legal else None
        return hand.desk.account(table.view, pointed[0] if pointed else listed)

    def forget(self) -> None:
        """Forget what the player could play, and searched for."""
        self.shown.moves = []
        self.field.clear()
        self.past.hide()
        self.account.show_account(None)
        self.account_frame.hide()

    def show_held(self) -> None:
        """Another piece may be in the hand, or over another place."""
        self.show_account()
        if self.hand.held != self._pieces_held and self.shown.light(self._hold()):
            self._show(first=True)

    def _hold(self) -> list[Any]:
        """The moves of what is in the hand now."""
        self._pieces_held = self.hand.held
        return [move for moves in self.hand.targets().values() for move in moves]

    def _filter(self) -> None:
        self._show(first=True)
        if self.field.text() and self.list.choosable():
            self.list.choose(self.list.choosable()[0])
        found = sum(isinstance(row, MoveRow) for row in self.list.rows)
        self.field.tell_found(self.formatter.say_id("moves-found", count=found), self.list.current)

    def _show(self, *, first: bool) -> None:
        below = self.provenance.text() if self.provenance.isHidden() else ""
        self.list.show_rows(self.shown.rows(self.field.text(), below), from_top=first)

    @property
    def spot(self) -> QPoint:
        """Return the point on the screen under the row that was chosen last."""
        place = self.list.visualRect(self.list.currentIndex())
        return self.list.viewport().mapToGlobal(place.bottomLeft())

    # What is done

    def _pick(self, row: object) -> None:
        if isinstance(row, MoveRow):
            self.chosen.emit(row.move)
        elif isinstance(row, (ReasonRow, ExcludedRow, ByRuleRow, QuestionRow)):
            self.rule_wanted.emit(row.rule)
        elif isinstance(row, MoreRow):
            at = self.list.currentIndex().row()
            self.shown.opened.add(row.group)
            self._show(first=False)
            if at in self.list.choosable():
                self.list.stand_on(at)

    def _take_room(self) -> None:
        """A longer or shorter rule leaves the list another height: before anything is painted rather than after."""
        for each in (self.rule_frame.layout(), self.layout()):
            if each is not None:
                each.activate()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self._make_room()

    def resizeEvent(self, event: object) -> None:
        self._make_room()

    def _make_room(self) -> None:
        """A low page, or one in large letters, is left to the moves; where the data come from follows them then."""
        has_room = self.height() >= ROOM_FOR_RULE * self.style_now.text_scale
        was_shown = not self.provenance.isHidden()
        self.rule_frame.setVisible(has_room and self.rule.has_words)
        self.provenance.setVisible(has_room and bool(self.provenance.text()))
        if was_shown == self.provenance.isHidden():
            self._show(first=False)

    def _say_provenance(self) -> str:
        """That a game is played with reconstructed data, or with those of somebody's box, is said plainly."""
        table, say = self.formatter.table, self.formatter.say_id
        corrections = table.timeline.record.corrections
        published = self.formatter.program.library.edition(table.game)
        counts = (published.corrected(corrections) if corrections else published).counts()
        ours = say("dock-reconstructed", count=counts["reconstructed"]) if counts["reconstructed"] else ""
        return " ".join(filter(None, (say("dock-corrected", count=len(corrections)) if corrections else "", ours)))
