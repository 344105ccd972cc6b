"""The rows of the log for what people noted at a move: a comment, the beginning of a chapter, marks on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.docks.formatting import Formatter
from desktop.docks.log_rows import LATER, words_left
from desktop.docks.row_style import BODY, RADIUS, badge_radius, ground, high, marked
from desktop.paint.icons import icon
from desktop.paint.painting import faded
from desktop.paint.paths import rounded, square_around
from desktop.paint.text import text_block
from desktop.style.fonts import Weight
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.rows import Row, RowState
from rules.core.types import OwnWords

MOST_LETTERS = 240
"""A longer comment is read whole at the table."""
SIGN = 15.0
BAR = 3.0


@dataclass(frozen=True, slots=True)
class NotedRow:
    """What is noted at a move, under its line: a sign, and words. It leads there."""

    words: str
    sentence: str
    sign: str
    point: int
    is_title: bool = False
    is_later: bool = False
    can_be_chosen: bool = True

    @property
    def _weight(self) -> Weight:
        return "semibold" if self.is_title else "regular"

    def _words(self, rect: QRectF, style: Style) -> QRectF:
        return rect.adjusted(words_left(style) + style.text_size(SIGN) + 14, 5, -10, -5)

    def height(self, width: float, style: Style) -> float:
        room = self._words(QRectF(0, 0, width, 100), style).width()
        return high(self.sentence, room, style.text_size(BODY), self._weight, serif=self.is_title) + 14

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, state)
        with faded(painter, LATER if self.is_later else 1.0):
            paper = rect.adjusted(words_left(style) - 2, 2, -4, -2)
            painter.fillPath(rounded(paper, RADIUS), marked(style) if self.is_title else solid(style.theme.raised))
            painter.fillRect(QRectF(paper.x(), paper.y() + 4, BAR, paper.height() - 8), solid(style.accent_text))
            place, side = self._words(rect, style), style.text_size(SIGN)
            sign = QRectF(paper.x() + 8, place.y() + badge_radius(style) - side / 2, side, side)
            icon(painter, self.sign, square_around(sign.center(), side / 2), style.accent_text)
            size = style.text_size(BODY)
            text_block(
                painter, place, self.sentence, size, style.theme.text, self._weight, down="middle", serif=self.is_title
            )


def note_rows(formatter: Formatter, point: int, *, is_later: bool) -> Iterator[Row]:
    """What is noted at a point, in rows."""
    note, say = formatter.table.notes.at(point), formatter.say_id
    if note.chapter:
        words = say("note-chapter-begins", title=OwnWords(note.chapter))
        yield NotedRow(words, words, "flag", point, is_title=True, is_later=is_later)
    if note.words:
        shown = shortened(note.words)
        yield NotedRow(say("note-comment-said", words=OwnWords(note.words)), shown, "note", point, is_later=is_later)
    if note.marks:
        words = say("note-marks", count=len(note.marks))
        yield NotedRow(words, words, "arrow", point, is_later=is_later)


def shortened(words: str, most: int = MOST_LETTERS) -> str:
    """The beginning of a long text."""
    return words if len(words) <= most else words[:most].rsplit(maxsplit=1)[0] + "…"
