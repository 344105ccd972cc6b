"""The card at the end of the guide's page: what is held, or what can be chosen, and where that may go."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.board.portrait import draw_piece
from desktop.docks.guide_words import HandFace, Row
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.rich_text import Signs, plain, rich_height, rich_text
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style

PAD = 14.0
FACE = 38.0
TITLE, WORDS, PILL = 16, 15, 14


@dataclass(frozen=True)
class HandCard:
    """The card below a place, as wide as it: measured first, for the page to know where it ends, then painted."""

    face: HandFace
    advised: str
    """What stands in the pill of the advised move."""
    at: QRectF
    style: Style
    signs: Signs
    pictures: Mapping[str, Painter]

    # Measures

    @cached_property
    def box(self) -> QRectF:
        end = self._ends[-1]
        for words in self._below:
            end += self._high(words, self._inner, WORDS) + 8
        return QRectF(self.at.x(), self.at.y(), self.at.width(), end + 4)

    @cached_property
    def rows(self) -> list[tuple[QRectF, str]]:
        """Return where each row lies, and the key of the place that it names."""
        at, ends = self.at, self._ends
        return [
            (QRectF(at.x(), at.y() + top, at.width(), bottom - top), row.key)
            for row, top, bottom in zip(self.face.rows, ends, ends[1:], strict=False)
        ]

    @cached_property
    def _ends(self) -> list[float]:
        """Return where the head ends, then each row, from the top of the card."""
        room = self._inner - self._aside
        high = self._high(self._title, room, TITLE)
        if self.face.gives:
            high += self._high(self.face.gives, room, WORDS) + 2
        ends = [max(high, self._face) + 18]
        for row in self.face.rows:
            ends.append(ends[-1] + self._row_high(row))
        return ends

    @property
    def _title(self) -> str:
        return f"**{self.face.title}**"

    @property
    def _below(self) -> list[str]:
        return [words for words in (self.face.more, self.face.here) if words]

    @property
    def _inner(self) -> float:
        return self.at.width() - 2 * PAD

    @property
    def _face(self) -> float:
        """The side of the picture of what is held; 0 where there is none."""
        return FACE * self.style.text_scale**0.5 if self.face.sprite is not None else 0.0

    @property
    def _aside(self) -> float:
        """How far the first words give way to the picture."""
        return self._face + 12 if self._face else 0.0

    @property
    def _pill(self) -> tuple[float, float]:
        """How wide and how high the pill of the advised move is."""
        size = self.style.text_size(PILL)
        return width_of(self.advised, size, "bold") + size * 2.6, size * 1.8

    def _pill_fits(self, row: Row) -> bool:
        wide = width_of(plain(row.place), self.style.text_size(TITLE), "bold")
        return wide + self._pill[0] + 10 <= self._inner

    def _row_high(self, row: Row) -> float:
        high = self._high(f"**{row.place}**", self._inner, TITLE) + 12
        if row.is_advised:
            tall = self._pill[1]
            high = max(high, tall + 12) if self._pill_fits(row) else high + tall + 4
        return high + (self._high(row.why, self._inner, WORDS) if row.why else 0)

    def _high(self, words: str, width: float, size: float) -> float:
        return rich_height(words, width, self.style.text_size(size), self.signs)

    # Painting

    def paint(self, painter: QPainter, pointed: str) -> None:
        """Paint it, the row of the place that is pointed at raised."""
        at, style, face = self.at, self.style, self.face
        path = rounded(self.box.adjusted(0.8, 0.8, -0.8, -0.8), 8)
        painter.fillPath(path, mix(style.theme.panel, style.theme.lit_fill, 0.13))
        painter.strokePath(path, pen(style.theme.lit, 1.6))
        if face.sprite is not None:
            square = QRectF(at.x() + PAD, at.y() + 10, self._face, self._face)
            draw_piece(painter, square, face.sprite, self.pictures, style)
        x, room = at.x() + PAD + self._aside, self._inner - self._aside
        y = self._write(painter, QRectF(x, at.y() + 9, room, 0), self._title, TITLE)
        if face.gives:
            self._write(painter, QRectF(x, y + 2, room, 0), face.gives, WORDS, muted=True)
        for row, (place, _) in zip(face.rows, self.rows, strict=True):
            self._paint_row(painter, place, row, is_pointed=bool(row.key) and row.key == pointed)
        y = at.y() + self._ends[-1]
        if self._below:
            self._paint_line(painter, y)
        for words in self._below:
            y = self._write(painter, QRectF(at.x() + PAD, y + 6, self._inner, 0), words, WORDS) + 2

    def _paint_row(self, painter: QPainter, place: QRectF, row: Row, *, is_pointed: bool) -> None:
        x, width = place.x() + PAD, self._inner
        if is_pointed:
            painter.fillRect(place.adjusted(2, 1, -2, 0), with_alpha(self.style.theme.lit_fill, 0.18))
        self._paint_line(painter, place.y())
        y = self._write(painter, QRectF(x, place.y() + 6, width, 0), f"**{row.place}**", TITLE)
        if row.is_advised:
            wide, tall = self._pill
            fits = self._pill_fits(row)
            pill = QRectF(x + width - wide if fits else x, place.y() + 5 if fits else y + 1, wide, tall)
            self._paint_pill(painter, pill)
            y = max(y, place.y() + 6 + tall) if fits else y + tall + 4
        self._write(painter, QRectF(x, y, width, 0), row.why, WORDS)

    def _paint_pill(self, painter: QPainter, pill: QRectF) -> None:
        style, size = self.style, self.style.text_size(PILL)
        painter.fillPath(rounded(pill, pill.height() / 2), solid(style.theme.lit))
        ink = ink_on(style.theme.lit)
        icon(painter, "check", QRectF(pill.x() + size * 0.6, pill.center().y() - size / 2, size, size), ink)
        text_line(painter, pill.adjusted(size * 1.9, 0, 0, -1), self.advised, size, ink, "bold")

    def _paint_line(self, painter: QPainter, y: float) -> None:
        """Part what is above from what is below."""
        line = QRectF(self.at.x() + 10, y, self.at.width() - 20, 1)
        painter.fillRect(line, with_alpha(self.style.theme.lit, 0.35))

    def _write(self, painter: QPainter, at: QRectF, words: str, size: float, *, muted: bool = False) -> float:
        """Write words from the top of a place; return where they end."""
        ink = self.style.theme.muted if muted else self.style.theme.text
        rich_text(painter, at, words, self.style.text_size(size), ink, self.style, self.signs)
        return at.y() + self._high(words, at.width(), size)
