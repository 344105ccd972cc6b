"""Unfolds the ladder of levels below the place whose level is being chosen; built when that is first done."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.new_game.ladder_board import LadderBoard
from desktop.new_game.ladder_faces import ladder_face
from desktop.new_game.level_field import LevelField
from desktop.new_game.levelling import Levelling
from desktop.new_game.opponents import Opponents
from desktop.new_game.seat_cards import SeatCards
from desktop.new_game.words import Wording
from desktop.widgets.dressing import held
from desktop.widgets.scrolling import ScrollingColumn
from rules.core.types import Seat


class LadderPlace:
    def __init__(self, levelling: Levelling, words: Wording, opponents: Opponents, seats: SeatCards) -> None:
        self.levelling, self.words = levelling, words
        self.opponents, self.seats = opponents, seats
        self.board: LadderBoard | None = None
        self._seat: Seat | None = None
        """The seat that it was shown for."""

    def show_choices(self, page: ScrollingColumn, width: int, high: int) -> None:
        """Show the ladder, or fold it away; so much room the page has for it and what is above it."""
        seat, before = self.levelling.seat, self._seat
        self._seat = seat
        if seat is None:
            self._fold(before)
            return
        board = self.board or self._built()
        layout = self._lay(board, seat)
        place = self.seats.cards[seat] if self._is_together else self.opponents.rows[seat]
        board.show_face(ladder_face(self.words, self.levelling, seat), self.field(seat), place)
        self._fit(board, layout, width, high)
        board.show()
        if seat != before:
            board.point_at_chosen()
            QTimer.singleShot(0, board, lambda: self._bring_into_sight(page, board, seat))

    def field(self, seat: Seat) -> LevelField:
        return self.seats.cards[seat].level if self._is_together else self.opponents.rows[seat].level

    @property
    def _is_together(self) -> bool:
        return self.levelling.preparation.company == "together"

    def _built(self) -> LadderBoard:
        preparation = self.levelling.preparation
        parent = self.opponents.parentWidget()
        assert parent is not None
        board = held(parent, LadderBoard(preparation.program.art), self.opponents.more.style_now)
        board.chosen.connect(self.levelling.choose)
        board.any_wanted.connect(self.levelling.choose_any)
        board.folded.connect(self.levelling.fold)
        self.board = board
        return board

    def _lay(self, board: LadderBoard, seat: Seat) -> QVBoxLayout:
        """Lay the board below the opponent's row, or below the cards of all seats."""
        layout: QVBoxLayout = self.seats if self._is_together else self.opponents
        for each in (self.seats, self.opponents):
            each.removeWidget(board)
        below = layout.indexOf(self.opponents.rows[seat]) if layout is self.opponents else layout.count() - 1
        layout.insertWidget(below + 1, board, 1)
        return layout

    def _fit(self, board: LadderBoard, layout: QVBoxLayout, width: int, high: int) -> None:
        """Leave out a free place for one more opponent where the ladder needs its room."""
        more, gap, is_free = self.opponents.more, layout.spacing(), not self.opponents.more.isHidden()
        above = layout.heightForWidth(width) - (0 if board.isHidden() else board.heightForWidth(width) + gap)
        free = more.heightForWidth(width) if more.hasHeightForWidth() else more.sizeHint().height()
        if layout is self.opponents and is_free:
            above -= free + gap
            more.setVisible(above + board.high_at(width) + free + 2 * gap <= high)
        board.fit(width, high - above - gap)
        layout.invalidate()

    def _fold(self, seat: Seat | None) -> None:
        """Fold it away; the keyboard goes back to the field."""
        if self.board is None or self.board.isHidden():
            return
        had_focus = self.board.isAncestorOf(self.board.window().focusWidget() or self.board.window())
        self.board.hide()
        if had_focus and seat is not None and self.field(seat).isVisible():
            self.field(seat).setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_into_sight(self, page: ScrollingColumn, board: LadderBoard, seat: Seat) -> None:
        if board.isVisible():
            page.ensureWidgetVisible(board, 0, 0)
            page.ensureWidgetVisible(self.field(seat), 0, 0)

    @property
    def tabs(self) -> list[QWidget]:
        return self.board.tabs if self.board is not None else []
