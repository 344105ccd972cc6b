"""The rows of the list of rules: why it is there, what it says, where the rulebook says it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.docks.row_style import BODY, SMALL, ground, high
from desktop.paint.icons import icon
from desktop.paint.marks import rule_tag
from desktop.paint.painting import pen
from desktop.paint.text import text_block
from desktop.style.fonts import Weight, width_of
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.rows import RowState
from rules.text.rulebook import RuleText

TITLE, EDGE, LEAST_BESIDE, BOOK = 16, 8.0, 0.5, 22.0


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule, and the words of the link that opens it in the reader."""

    rule: RuleText
    link: str
    second: str = ""
    """What it says in the other language, for who wants both."""
    can_be_chosen: bool = True

    @property
    def words(self) -> str:
        said = f"{self.rule.id}. {self.rule.title}. {self.rule.rule} ({self.rule.source})"
        return f"{said} {self.second}".rstrip()

    def _second_height(self, width: float, style: Style) -> float:
        return high(self.second, width - 2 * EDGE, style.text_size(SMALL)) + 4 if self.second else 0.0

    def height(self, width: float, style: Style) -> float:
        room, tag = width - 2 * EDGE, style.text_size(SMALLEST_TEXT) + 14
        title = high(self.rule.title, room, style.text_size(TITLE), "semibold", serif=True)
        body = high(self.rule.rule, room, style.text_size(BODY))
        source = high(self.rule.source, self._source_room(width, style), style.text_size(SMALL))
        foot = tag + source + 2 if self._is_source_below(width, style) else max(tag, source + 8)
        words = title + 3 + body + self._second_height(width, style)
        return 8 + words + 6 + foot + self._link_height(width, style) + 12

    def _source_room(self, width: float, style: Style) -> float:
        """Return the room of the source: beside the id if that leaves at least half of the line, else below."""
        tag = width_of(self.rule.id, style.text_size(SMALLEST_TEXT), "semibold") + 20
        whole = width - 2 * EDGE
        return whole - tag if tag < whole * LEAST_BESIDE else whole

    def _is_source_below(self, width: float, style: Style) -> bool:
        return self._source_room(width, style) == width - 2 * EDGE

    def _link_height(self, width: float, style: Style) -> float:
        return high(self.link, width - 2 * EDGE - BOOK, style.text_size(SMALL), "semibold") + 4

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, state)
        theme, x, room = style.theme, rect.x() + EDGE, rect.width() - 2 * EDGE
        y = rect.y() + 8
        for words, size, serif in ((self.rule.title, TITLE, True), (self.rule.rule, BODY, False)):
            weight: Weight = "semibold" if serif else "regular"
            pixels = style.text_size(size)
            tall = high(words, room, pixels, weight, serif=serif)
            place = QRectF(x, y, room, tall + 2)
            text_block(painter, place, words, pixels, theme.text, weight, serif=serif)
            y += tall + 3
        if self.second:
            tall = self._second_height(rect.width(), style)
            text_block(painter, QRectF(x, y, room, tall), self.second, style.text_size(SMALL), theme.muted)
            y += tall
        y += 3
        self._paint_foot(painter, QRectF(x, y, room, rect.bottom() - y), rect.width(), style, state)
        painter.setPen(pen(theme.line))
        painter.drawLine(QPointF(x, rect.bottom() - 1), QPointF(x + room, rect.bottom() - 1))

    def _paint_foot(self, painter: QPainter, rect: QRectF, width: float, style: Style, state: RowState) -> None:
        """Id and source, and under them the link."""
        small, tag_size = style.text_size(SMALL), style.text_size(SMALLEST_TEXT)
        wide = rule_tag(painter, rect.topLeft() + QPointF(0, 1), self.rule.id, style, tag_size)
        room = self._source_room(width, style)
        tall = high(self.rule.source, room, small)
        is_below = self._is_source_below(width, style)
        corner = QPointF(0, tag_size + 12) if is_below else QPointF(wide + 8, 3)
        place = QRectF(rect.topLeft() + corner, QSizeF(room, tall + 2))
        text_block(painter, place, self.rule.source, small, style.theme.muted)
        y = place.bottom() + 2 if is_below else rect.y() + max(tall + 8, tag_size + 14)
        line = QRectF(rect.x() + BOOK, y, rect.width() - BOOK, self._link_height(width, style))
        icon(painter, "book", QRectF(rect.x(), line.center().y() - 8, 16, 16), style.accent_text)
        text_block(painter, line, self.link, small, style.accent_text, "semibold", down="middle")
        if state.is_pointed:
            painter.setPen(pen(style.accent_text, 1.2))
            painter.drawLine(
                QPointF(line.x(), line.bottom() - 1),
                QPointF(min(line.right(), line.x() + width_of(self.link, small, "semibold")), line.bottom() - 1),
            )
