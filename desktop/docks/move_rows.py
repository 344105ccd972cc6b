"""The rows of the list of moves: headings, moves of the held piece as lit cards, all others as lines."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.docks.formatting import Formatter
from desktop.docks.gains import Gains
from desktop.docks.row_style import BODY, HEADING, RADIUS, SIDE, SMALL, ground, head_and_rest, high
from desktop.paint.marks import earned
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import focus_ring
from desktop.widgets.rows import RowState
from rules.core.types import Phrase

PAD, GAP, SUN = 9.0, 7.0, 17.0
SIGN = 20.0


@dataclass(frozen=True, slots=True)
class HeadingRow:
    words: str
    count: int = 0
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return 16 + high(self.words, width - 48, style.text_size(HEADING), "semibold")

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        size, ink = style.text_size(HEADING), style.theme.muted
        place = rect.adjusted(4, 10, -44 if self.count else 0, -4)
        text_block(painter, place, self.words, size, ink, "semibold")
        if self.count:
            text_line(painter, rect.adjusted(0, 10, -6, -4), str(self.count), size, ink, across="right", down="top")


@dataclass(frozen=True, slots=True)
class NoteRow:
    """Why the list is empty."""

    words: str
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return 24 + high(self.words, width - 4, style.text_size(BODY))

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        text_block(painter, rect.adjusted(4, 12, 0, 0), self.words, style.text_size(BODY), style.theme.muted)


@dataclass(frozen=True, slots=True)
class MoreRow:
    """Moves that were left out; they come back with a click."""

    words: str
    group: str
    can_be_chosen: bool = True

    def height(self, width: float, style: Style) -> float:
        return 14 + high(self.words, width - 8, style.text_size(BODY), "semibold")

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, RowState(False, state.is_pointed, state.has_focus))
        place = rect.adjusted(4, 6, -4, 0)
        text_block(painter, place, self.words, style.text_size(BODY), style.accent_text, "semibold")


class SaidMove:
    """A legal move in words, what people tend to regret about it, and the points it brings at once.

    All of it is found when somebody looks: of a hundred moves in a list few are ever seen. It is told of the position
    in which the move was legal, though the game may have gone on meanwhile.
    """

    def __init__(self, move: Any, formatter: Formatter, gains: Gains) -> None:
        self.move = move
        self._teller = formatter
        self._gains = gains

    @cached_property
    def phrase(self) -> Phrase:
        """What is said of it, before it is put into words."""
        return self._gains.game.say_move(self._gains.state, self.move)

    @cached_property
    def sentence(self) -> str:
        return self._teller.say(self.phrase)

    @cached_property
    def warning(self) -> str:
        warnings = self._gains.game.warnings(self._gains.state, self.move)
        return " ".join(self._teller.say(each.sentence) for each in warnings)

    @cached_property
    def gain(self) -> int:
        return self._gains.by(self.move)

    @cached_property
    def words(self) -> str:
        said = self._teller.say_id("moves-said", move=self.sentence, gain=self.gain)
        return f"{said} {self.warning}".strip()


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move as a line of the list, or as a lit card while its piece is held."""

    said: SaidMove
    is_lit: bool = False
    can_be_chosen: bool = True

    @property
    def move(self) -> Any:
        return self.said.move

    @property
    def sentence(self) -> str:
        return self.said.sentence

    @property
    def words(self) -> str:
        return self.said.words

    @property
    def warning(self) -> str:
        return self.said.warning

    @property
    def gain(self) -> int:
        return self.said.gain

    def height(self, width: float, style: Style) -> float:
        room = self._room(width)
        head, rest = head_and_rest(self.sentence)
        body, small = style.text_size(BODY), style.text_size(SMALL)
        words = high(head, room, body, "semibold") + high(rest, room, small)
        warning = high(self.warning, room - SIGN, small) + 3 if self.warning else 0.0
        sun = 2 * SUN if self.gain else 0.0
        return max(words + warning, sun) + 2 * self._pad + (GAP if self.is_lit else 0)

    @property
    def _pad(self) -> float:
        return PAD if self.is_lit else 5.0

    @property
    def _left(self) -> float:
        return SIDE if self.is_lit else 4.0

    def _room(self, width: float) -> float:
        return width - self._left - (2 * SUN + 12 if self.gain else SIDE)

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(0, 0, 0, -GAP) if self.is_lit else rect
        if self.is_lit:
            self._paint_card(painter, place, style, state)
        else:
            ground(painter, rect, style, state)
        self._paint_words(painter, place, style)
        if self.gain:
            earned(painter, QPointF(rect.right() - SUN - 5, place.center().y()), SUN, self.gain, style)

    def _paint_card(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        theme, place = style.theme, rect.adjusted(1, 1, -1, -1)
        painter.fillPath(rounded(place, RADIUS), with_alpha(theme.lit_fill, 0.24 if state.is_pointed else 0.13))
        painter.strokePath(rounded(place, RADIUS), pen(theme.lit, 2.2 if state.is_chosen else 1.4))
        if state.has_focus:
            focus_ring(painter, place, RADIUS, style)

    def _paint_words(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        room, theme = self._room(rect.width()), style.theme
        head, rest = head_and_rest(self.sentence)
        x, y = rect.x() + self._left, rect.y() + self._pad
        lines: tuple[tuple[str, int, str, Weight], ...] = (
            (head, style.text_size(BODY), theme.text, "semibold"),
            (rest, style.text_size(SMALL), theme.muted, "regular"),
        )
        for words, size, ink, weight in lines:
            tall = high(words, room, size, weight)
            text_block(painter, QRectF(x, y, room, tall + 2), words, size, ink, weight)
            y += tall
        if self.warning:
            size = style.text_size(SMALL)
            warning_sign(painter, QPointF(x + 8, y + 3 + size * 0.62), 7.5, style)
            place = QRectF(x + SIGN, y + 3, room - SIGN, rect.height())
            text_block(painter, place, self.warning, size, style.accent_text)


def warning_sign(painter: QPainter, centre: QPointF, radius: float, style: Style) -> None:
    """A ring with a stroke and a dot: mind this."""
    ink = style.accent_text
    painter.save()
    painter.setPen(pen(ink, 1.6))
    painter.drawEllipse(centre, radius, radius)
    painter.drawLine(centre - QPointF(0, radius * 0.5), centre + QPointF(0, radius * 0.1))
    painter.drawPoint(centre + QPointF(0, radius * 0.5))
    painter.restore()
