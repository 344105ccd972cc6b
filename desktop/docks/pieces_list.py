"""All pieces and places on the table as a list of words: whoever cannot see the table plays it from here."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.board.sprite import Key
from desktop.docks.formatting import Formatter
from desktop.docks.move_rows import NoteRow
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


class PiecesList(QWidget):
    """Signals: `clicked` with the key of a piece or place, as if it had been clicked on the table; `pointed` with the
    key under the keyboard or the pointer, or empty.
    """

    clicked = Signal(str)
    pointed = Signal(str)

    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.pieces: tuple[tuple[Key, Phrase], ...] = ()
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
        said = ((key, self.formatter.say(phrase)) for key, phrase in self.pieces)
        rows: list[Row] = [PieceRow(key, words) for key, words in said if has_all(words, wanted)]
        if rows and rows == self.list.rows:
            return
        self.list.show_rows(rows or [NoteRow(self.formatter.say_id("pieces-none-found"))])
        if isinstance(here, PieceRow):
            at = next((at for at, row in enumerate(rows) if isinstance(row, PieceRow) and row.key == here.key), None)
            if at is not None:
                self.list.stand_on(at)
        elif wanted and rows:
            self.list.choose(0)
        self.field.tell_found(self.formatter.say_id("pieces-found", count=len(rows)), self.list.current)
