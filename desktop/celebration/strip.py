"""The strip below: at most three facts, then the shelf of missions or levels."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.celebration.fact_words import FactWords
from desktop.celebration.shelf import ShelfFace, Token
from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.light import glow
from desktop.paint.painting import SMOOTH, dashed, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.score.boards import EDGE, Panel
from desktop.style.fonts import height_of, metrics, width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import Style

SIDE, ENDS, BETWEEN = 24.0, 12.0, 22.0
HEAD, FIGURE, NOTE, TOKEN = 15, 23, 15, 20
SHELF = 0.36
"""The least part of the strip that a shelf takes."""
LEAST_FACT = 210
RADIUS = 24.0
SEAL, SEAL_EDGE, DONE = "#B3402E", "#7A2418", "#0B7F57"


class Strip(Panel):
    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.facts: tuple[FactWords, ...] = ()
        self.shelf: ShelfFace | None = None

    def show_face(self, facts: Sequence[FactWords], shelf: ShelfFace | None) -> None:
        self.facts, self.shelf = tuple(facts), shelf
        said = [" ".join(part for part in (f"{each.head} :", each.figure, each.note) if part) for each in facts]
        if shelf is not None:
            said.append(f"{shelf.title} : {shelf.count}")
        self.setAccessibleName(" · ".join(said))
        self.update()

    @property
    def is_empty(self) -> bool:
        return not self.facts and self.shelf is None

    # Measures

    def text(self, wanted: float) -> int:
        return self.style_now.text_size(wanted)

    @property
    def line(self) -> float:
        return metrics(self.text(HEAD), "semibold").height()

    @property
    def radius(self) -> float:
        return max(self.px(RADIUS), self.text(TOKEN) * 0.85)

    def rows(self, wide: float) -> list[list[int]]:
        """The facts, then the shelf as -1, in rows that have room for them."""
        cells = [*range(len(self.facts)), *([-1] if self.shelf is not None else [])]
        room = wide - 2 * EDGE - 2 * SIDE
        rows: list[list[int]] = [[]]
        for cell in cells:
            if rows[-1] and sum(self.least(each, wide) + BETWEEN for each in [*rows[-1], cell]) - BETWEEN > room:
                rows.append([])
            rows[-1].append(cell)
        return [row for row in rows if row]

    def least(self, cell: int, wide: float) -> float:
        room = wide - 2 * EDGE - 2 * SIDE
        if cell < 0:
            return min(room, max(room * SHELF if self.facts else room, self.shelf_wide()))
        return min(
            room,
            max(
                self.grown(LEAST_FACT), width_of(self.facts[cell].figure, self.text(FIGURE), "semibold", serif=True) + 4
            ),
        )

    def shelf_wide(self) -> float:
        assert self.shelf is not None
        if not self.shelf.are_words:
            return len(self.shelf.tokens) * (2 * self.radius + 8)
        return sum(self.token_wide(token) + 8 for token in self.shelf.tokens) - 8

    def token_wide(self, token: Token) -> float:
        return width_of(token.words, self.text(HEAD), "semibold") + self.text(HEAD) * 2.6

    def widths(self, row: Sequence[int], wide: float) -> list[float]:
        least = [self.least(cell, wide) for cell in row]
        spare = wide - 2 * EDGE - 2 * SIDE - sum(least) - BETWEEN * (len(row) - 1)
        return [each + max(0.0, spare) / len(row) for each in least]

    def cell_height(self, cell: int, wide: float) -> float:
        figure = metrics(self.text(FIGURE), "semibold", serif=True).height()
        if cell < 0:
            return self.line + 4 + self.token_rows(wide) * (2 * self.radius + 6)
        fact = self.facts[cell]
        return self.line + figure + height_of(fact.note or "É", wide, self.text(NOTE)) + 2

    def token_rows(self, wide: float) -> int:
        return max(1, -(-round(self.shelf_wide()) // max(1, round(wide))))

    def needed_height(self, wide: float) -> float:
        if self.is_empty:
            return 0.0
        heights = [
            max(self.cell_height(cell, width) for cell, width in zip(row, self.widths(row, wide), strict=True))
            for row in self.rows(wide)
        ]
        return sum(heights) + ENDS * (len(heights) + 1) + 2 * EDGE

    def sizeHint(self) -> QSize:
        return QSize(1000, 130)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_empty:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        wide, y = float(self.width()), self.board.y() + ENDS
        for row in self.rows(wide):
            widths = self.widths(row, wide)
            high = max(self.cell_height(cell, width) for cell, width in zip(row, widths, strict=True))
            x = self.board.x() + SIDE
            for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
                if number:
                    part = QRectF(x - BETWEEN / 2, y + 4, 1, high - 8)
                    painter.fillRect(part, with_alpha(self.style_now.ground.ink, 0.3))
                place = QRectF(x, y, width, high)
                if cell < 0:
                    self._paint_shelf(painter, place)
                else:
                    self._paint_fact(painter, place, self.facts[cell])
                x += width + BETWEEN
            y += high + ENDS
        painter.end()

    def _paint_fact(self, painter: QPainter, place: QRectF, fact: FactWords) -> None:
        style, ink = self.style_now, self.style_now.ground.ink
        figure = metrics(self.text(FIGURE), "semibold", serif=True).height()
        head = QRectF(place.x(), place.y(), place.width(), self.line)
        text_line(painter, head, fact.head, self.text(HEAD), style.quiet_ink, "semibold")
        middle = QRectF(place.x(), head.bottom() + 1, place.width(), figure)
        text_line(painter, middle, fact.figure, self.text(FIGURE), ink, "semibold", serif=True)
        below = QRectF(place.x(), middle.bottom() + 1, place.width(), place.bottom() - middle.bottom())
        text_block(painter, below, fact.note, self.text(NOTE), style.quiet_ink)

    def _paint_shelf(self, painter: QPainter, place: QRectF) -> None:
        assert self.shelf is not None
        style, shelf = self.style_now, self.shelf
        head = QRectF(place.x(), place.y(), place.width(), self.line)
        text_line(painter, head, shelf.title, self.text(HEAD), style.quiet_ink, "semibold")
        green = style.readable_on(DONE, style.ground.board)
        text_line(painter, head, shelf.count, self.text(HEAD + 1), green, "bold", across="right")
        rows = self.token_rows(place.width())
        each = -(-len(shelf.tokens) // rows)
        room = (place.height() - self.line - 4) / rows
        for number, token in enumerate(shelf.tokens):
            row, column = divmod(number, each)
            y = head.bottom() + 4 + room * (row + 0.5)
            if shelf.are_words:
                wide = self.token_wide(token)
                x = place.x() + sum(self.token_wide(one) + 8 for one in shelf.tokens[row * each : number])
                self._paint_word(painter, QRectF(x, y - self.radius * 0.8, wide, self.radius * 1.6), token, style)
            else:
                step = min(place.width() / each, 2 * self.radius + 22)
                self._paint_token(painter, QPointF(place.x() + self.radius + 2 + step * column, y), token, style)

    def _paint_token(self, painter: QPainter, centre: QPointF, token: Token, style: Style) -> None:
        disc, radius = circle(centre, self.radius), self.radius
        if token.is_now and style.theme_name != "contrast":
            glow(painter, disc, "#FFD978", blur=10, strength=0.9)
        painter.fillPath(disc, solid(SEAL if token.is_won else style.ground.well))
        edge = pen(SEAL_EDGE, 1.6) if token.is_won else dashed(style.quiet_ink, 1.6, (3, 2.4))
        painter.strokePath(disc, pen(style.ground.ink, 3) if token.is_now and style.theme_name == "contrast" else edge)
        if token.is_won:
            painter.strokePath(circle(centre, radius * 0.8), pen(with_alpha("#FCE6DC", 0.7), 1.2))
        ink = "#FFFFFF" if token.is_won else style.quiet_ink
        place = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        text_line(painter, place, token.words, self.text(TOKEN), ink, "semibold", across="centre", serif=True)
        if token.is_won:
            self._paint_check(painter, centre + QPointF(radius * 0.74, -radius * 0.7), radius * 0.36)

    def _paint_word(self, painter: QPainter, place: QRectF, token: Token, style: Style) -> None:
        path = rounded(place, place.height() / 2)
        if token.is_now and style.theme_name != "contrast":
            glow(painter, path, "#FFD978", blur=10, strength=0.9)
        painter.fillPath(path, solid(SEAL if token.is_won else style.ground.well))
        edge = pen(SEAL_EDGE, 1.6) if token.is_won else dashed(style.quiet_ink, 1.6, (3, 2.4))
        painter.strokePath(path, pen(style.ground.ink, 3) if token.is_now and style.theme_name == "contrast" else edge)
        ink = ink_on(SEAL) if token.is_won else style.quiet_ink
        text_line(painter, place, token.words, self.text(HEAD), ink, "semibold", across="centre")
        if token.is_won:
            self._paint_check(painter, place.topRight() + QPointF(-place.height() * 0.2, place.height() * 0.1), 9)

    def _paint_check(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.fillPath(circle(centre, radius), solid(DONE))
        side = radius * 1.3
        icon(painter, "check", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), "#FFFFFF")
