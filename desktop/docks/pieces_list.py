"""All pieces and places on the table as a list of words: whoever cannot see the table plays it from here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.board.desk import CameraTarget
from desktop.board.hand import Hand
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place
from desktop.docks.formatting import Formatter
from desktop.docks.move_rows import HeadingRow, NoteRow
from desktop.docks.page import padded, page_column
from desktop.docks.row_style import BODY, ground, high
from desktop.docks.search_text import has_all
from desktop.paint.text import text_block
from desktop.style.theme import Style
from desktop.widgets.rows import Row, RowList, RowState
from desktop.widgets.search import SearchField
from desktop.widgets.words import Label
from rules.core.types import Phrase


@dataclass(frozen=True, slots=True)
class PieceRow:
    key: Key
    words: str
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        return 10 + high(self.words, width - 12, style.text_size(BODY))

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, state)
        text_block(painter, rect.adjusted(6, 5, -6, 0), self.words, style.text_size(BODY), style.theme.text)


def part_at(parts: Sequence[CameraTarget], place: Place) -> int:
    """Which part something lies on, the smallest where several lie over each other; beside all: one more."""
    x, y = place.middle
    over = [
        (each.place.width * each.place.height, at) for at, each in enumerate(parts) if each.place.rect.contains(x, y)
    ]
    return min(over, default=(0.0, len(parts)))[1]


class PiecesList(QWidget):
    """Signals: `clicked` with the key of a piece or place, as if it had been clicked on the table; `pointed` with the
    key under the keyboard or the pointer, or empty.
    """

    clicked = Signal(str)
    pointed = Signal(str)

    def __init__(self, formatter: Formatter, hand: Hand, situation: Situation) -> None:
        super().__init__()
        self.formatter, self.hand, self.situation = formatter, hand, situation
        self.pieces: tuple[tuple[Key, Phrase, Place], ...] = ()
        """What lies on the table; put into words while this list is open."""
        self.field = SearchField()
        self.list = RowList(is_patient=True)
        column = page_column(self)
        column.addWidget(padded(self.field))
        column.addWidget(self.list, 1)
        self.explanation = Label(size=15)
        self.explanation.hide()
        column.addWidget(padded(self.explanation))
        self.list.shows_focus = True
        self.list.row_model.describes = lambda row: self.explanation.text() if row is self.list.current else ""
        self.field.textChanged.connect(self.look_again)
        self.field.walked.connect(self.list.walk)
        self.field.entered.connect(self.list.pick_current)
        self.list.picked.connect(lambda row: self.clicked.emit(row.key))
        self.list.pointed.connect(lambda row: self.pointed.emit(row.key if isinstance(row, PieceRow) else ""))
        self.say_again()

    def say_again(self) -> None:
        self.field.say(self.formatter.say_id("pieces-filter"))
        self.list.setAccessibleName(self.formatter.say_id("pieces-list"))

    def show_explanation(self, words: str) -> None:
        """Tell below the list, and to screen readers, all that the table says of the piece that is pointed at."""
        self.explanation.setText(words)
        self.explanation.setVisible(bool(words))
        self.list.setAccessibleDescription(words)

    def look_again(self) -> None:
        """Something else lies on the table, or other pieces are wanted. The keyboard stays where it is."""
        here = self.list.current
        wanted = self.field.text()
        rows = list(self._rows(wanted))
        if rows and rows == self.list.rows:
            return
        self.list.show_rows(rows or [NoteRow(self.formatter.say_id("pieces-none-found"))])
        if isinstance(here, PieceRow):
            at = next((at for at, row in enumerate(rows) if isinstance(row, PieceRow) and row.key == here.key), None)
            if at is not None:
                self.list.stand_on(at)
        elif wanted and rows:
            self.list.choose(0)
        count = sum(isinstance(row, PieceRow) for row in rows)
        self.field.tell_found(self.formatter.say_id("pieces-found", count=count), self.list.current)

    def _rows(self, wanted: str) -> Iterator[Row]:
        """What lies on each part of the table under its heading, and how it stands to the hand; then what lies beside
        all parts."""
        parts = list(self.situation.parts()) if self.pieces else []
        lying: dict[int, list[PieceRow]] = {at: [] for at in (*range(len(parts)), len(parts))}
        for key, phrase, place in self.pieces:
            words = self._with_standing(key, self.formatter.say(phrase))
            if has_all(words, wanted):
                lying[part_at(parts, place)].append(PieceRow(key, words))
        for at, rows in lying.items():
            if rows and at < len(parts):
                yield HeadingRow(parts[at].words, len(rows))
            yield from rows

    def _with_standing(self, key: Key, words: str) -> str:
        standing, say = self.hand.standing(key), self.formatter.say_id
        return say("state-of", words=words, state=say(f"state-{standing}")) if standing else words
