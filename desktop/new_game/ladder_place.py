"""Unfolds the ladder of levels below the place whose level is being chosen; built when that is first done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.new_game.level_field import LevelField
from desktop.new_game.levelling import Levelling
from desktop.new_game.opponents import Opponents
from desktop.new_game.seat_cards import SeatCards
from desktop.new_game.words import Wording
from desktop.widgets.dressing import held
from desktop.widgets.scrolling import ScrollingColumn
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.new_game.ladder_board import LadderBoard

OWN_ROW = 80
"""A free place beside others makes their row no higher than by less than this."""


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
        self._say(board, seat)
        self._fit(board, layout, width, high)
        board.show()
        if seat != before:
            board.point_at_chosen()
            QTimer.singleShot(0, board, lambda: self._bring_into_sight(page, board, seat))

    def _say(self, board: "LadderBoard", seat: Seat) -> None:
        from desktop.new_game.ladder_faces import ladder_face  # noqa: PLC0415 (not before it is wanted)

        place = self.seats.cards[seat] if self._is_together else self.opponents.rows[seat]
        board.show_face(ladder_face(self.words, self.levelling, seat), self.field(seat), place)

    def field(self, seat: Seat) -> LevelField:
        return self.seats.cards[seat].level if self._is_together else self.opponents.rows[seat].level

    @property
    def _is_together(self) -> bool:
        return self.levelling.preparation.company == "together"

    def _built(self) -> "LadderBoard":
        from desktop.new_game.ladder_board import LadderBoard  # noqa: PLC0415 (not before it is wanted)

        preparation = self.levelling.preparation
        parent = self.opponents.parentWidget()
        assert parent is not None
        board = held(parent, LadderBoard(preparation.program.art), self.opponents.more.style_now)
        board.chosen.connect(self.levelling.choose)
        board.any_wanted.connect(self.levelling.choose_any)
        board.folded.connect(self.levelling.fold)
        self.board = board
        return board

    def _lay(self, board: "LadderBoard", seat: Seat) -> QVBoxLayout:
        """Lay the board below the opponent's row, or below the cards of all seats."""
        layout: QVBoxLayout = self.seats if self._is_together else self.opponents
        for each in (self.seats, self.opponents):
            each.removeWidget(board)
        below = layout.indexOf(self.opponents.rows[seat]) if layout is self.opponents else layout.count() - 1
        layout.insertWidget(below + 1, board, 1)
        return layout

    def _fit(self, board: "LadderBoard", layout: QVBoxLayout, width: int, high: int) -> None:
        """Leave out a free place for one more where the ladder needs its room."""
        more, gap, is_free = self.opponents.more, layout.spacing(), not self.opponents.more.isHidden()
        above = layout.heightForWidth(width) - (0 if board.isHidden() else board.heightForWidth(width) + gap)
        free = more.heightForWidth(width) if more.hasHeightForWidth() else more.sizeHint().height()
        if layout is self.opponents and is_free:
            above -= free + gap
            more.setVisible(above + board.high_at(width) + free + 2 * gap <= high)
        elif layout is self.seats and above + gap + board.high_at(width) > high:
            above = self._without_own_row(above, width, board)
        board.fit(width, high - above - gap)
        layout.invalidate()

    def _without_own_row(self, above: int, width: int, board: "LadderBoard") -> int:
        """Leave out free places that take a row of their own; returns how high all above the ladder is then."""
        free = [place for place in self.seats.free if not place.isHidden()]
        for place in free:
            place.hide()
        for each in (self.seats.places, self.seats):
            each.invalidate()
        own = 0 if board.isHidden() else board.heightForWidth(width) + self.seats.spacing()
        without = self.seats.heightForWidth(width) - own
        if above - without >= OWN_ROW:
            return without
        for place in free:
            place.show()
        for each in (self.seats.places, self.seats):
            each.invalidate()
        return above

    def _fold(self, seat: Seat | None) -> None:
        """Fold it away; the keyboard goes back to the field."""
        if self.board is None or self.board.isHidden():
            return
        had_focus = self.board.isAncestorOf(self.board.window().focusWidget() or self.board.window())
        self.board.hide()
        if had_focus and seat is not None and self.field(seat).isVisible():
            self.field(seat).setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_into_sight(self, page: ScrollingColumn, board: "LadderBoard", seat: Seat) -> None:
        if board.isVisible():
            page.ensureWidgetVisible(board, 0, 0)
            page.ensureWidgetVisible(self.field(seat), 0, 0)

    @property
    def tabs(self) -> list[QWidget]:
        return self.board.tabs if self.board is not None else []
