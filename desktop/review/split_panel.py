"""The board that parts fate from decisions, round by round, and counts the decisions of each grade."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.paint.grades import grade_bar, grade_mark
from desktop.paint.icons import icon
from desktop.paint.marks import hatching
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_block, text_line
from desktop.paint.thinking import AGAINST
from desktop.review.face import SplitFace, SplitRow
from desktop.score.boards import SIDE, Panel
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

BAR, DOT, DOTS = 14.0, 1.7, 9.0
FATE = {"light": "#6C7C7B", "dark": "#8FA3A1", "contrast": "#C8D4D2"}
LEAST_COLUMN = 74.0
WIDE_ENOUGH, ROWS_SHARE, BETWEEN = 700, 0.6, 28.0


class SplitPanel(Panel):
    face: SplitFace | None = None
    is_compact = False
    """Whether fate stands beside decisions, on one line, wherever both bars have room there."""

    def show_face(self, face: SplitFace) -> None:
        self.face = face
        self.setAccessibleName(face.title)
        rows = (
            " ".join(filter(None, (row.words, face.decisions, row.decisions_words, self._said(face, row))))
            for row in face.rows
        )
        counts = (f"{words} {count}" for _, count, words in face.counts)
        start = f"{face.start_words} {face.start}" if face.start else ""
        self.setAccessibleDescription(
            ". ".join(filter(None, (start, *rows, face.remark, face.counted, *counts, face.habits)))
        )
        self.update()

    def _said(self, face: SplitFace, row: SplitRow) -> str:
        return f"{face.fate} {row.fate_words}, {face.lead} {row.lead_words}" if row.fate is not None else ""

    # Measures

    def needed_height(self, wide: float) -> float:
        """What all of it asks for, at this width."""
        return self._draw(None, QRectF(0, 0, wide - 12, 10_000), 1.0) + 22

    def _row_high(self, row: SplitRow) -> float:
        return self.style_now.text_size(15) * 1.3 * self._lines(row) + (4 if self.is_compact else 8)

    def _lines(self, row: SplitRow) -> int:
        if row.fate is None or (self.is_compact and (row.fate >= 0 or not row.decisions)):
            return 1
        return 2

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        if self.face is not None:
            spare = self.board.height() - self._draw(None, self.board, 1.0) - 10
            rows = max(1, len(self.face.rows))
            self._draw(painter, self.board, 1.0 + max(0.0, min(8.0, spare / rows)) / 40)
        painter.end()

    def _draw(self, painter: QPainter | None, board: QRectF, stretch: float) -> float:
        """Draw everything; how high it is. Without a painter nothing is drawn."""
        face, style = self.face, self.style_now
        if face is None:
            return 0.0
        left, wide = board.x() + SIDE, board.width() - 2 * SIDE
        size = style.text_size(20)
        y = board.y() + 8
        high = height_of(face.title, wide, size, "semibold", serif=True)
        if painter is not None:
            place = QRectF(left, y, wide, high + 4)
            text_block(painter, place, face.title, size, style.ground.ink, "semibold", serif=True)
        y += high + 6
        rows = wide * ROWS_SHARE if self._is_wide(wide) else wide
        top = y
        if face.rows:
            y = self._rows(painter, left, y, rows, stretch)
        if face.remark:
            y = self._words(painter, left, y + 6, rows, face.remark, 15) + 6
        if self._is_wide(wide):
            beside = left + rows + BETWEEN
            return max(y, self._counts(painter, beside, top, left + wide - beside)) - board.y()
        return self._counts(painter, left, y + 4, wide) - board.y()

    def _is_wide(self, wide: float) -> bool:
        """Whether the counts stand beside the rows."""
        return bool(self.face and self.face.rows) and wide >= self.style_now.grown(WIDE_ENOUGH)

    def _words(self, painter: QPainter | None, x: float, y: float, wide: float, words: str, size: float) -> float:
        style = self.style_now
        high = height_of(words, wide, style.text_size(size))
        if painter is not None:
            text_block(painter, QRectF(x, y, wide + 1, high + 4), words, style.text_size(size), style.ground.ink)
        return y + high

    # Rounds

    def _columns(self, wide: float) -> tuple[float, float, float]:
        """The widths of the names, of the figures beside bars, and of the lead."""
        face, style = self.face, self.style_now
        assert face is not None
        size = style.text_size(15)
        names = max(width_of(each.words, size, "semibold") for each in face.rows) + 10
        figures = max(
            width_of(words, size, "bold") for each in face.rows for words in (each.decisions_words, each.fate_words)
        )
        leads = [*(each.lead_words for each in face.rows), face.start]
        lead = max(width_of(words, style.text_size(17), "bold") for words in leads) + 10 if face.lead else 0.0
        return (
            min(names, wide * 0.4),
            figures + 10,
            max(lead, width_of(face.lead, style.text_size(14)) if face.lead else 0),
        )

    def _rows(self, painter: QPainter | None, left: float, y: float, wide: float, stretch: float) -> float:
        face, style = self.face, self.style_now
        assert face is not None
        names, figures, lead = self._columns(wide)
        bars = max(LEAST_COLUMN, wide - names - lead)
        lost = max((-each.decisions for each in face.rows), default=0.0)
        down = max([lost, *(-each.fate for each in face.rows if each.fate is not None)])
        up = max([0.0, *(each.fate for each in face.rows if each.fate is not None)])
        room = max(10.0, bars - figures * (2 if up else 1) - 8)
        per = room / max(0.01, down + up)
        middle = left + names + figures + down * per
        small, line = style.text_size(14), style.text_size(15) * 1.3
        if painter is not None:
            self._heads(painter, left, y, wide, middle)
        y += small * 1.5 + 2
        if face.start:
            if painter is not None:
                text_line(painter, QRectF(left, y, wide - lead, line), face.start_words, small, style.quiet_ink)
                size = style.text_size(17)
                place = QRectF(left, y, wide, line)
                text_line(painter, place, face.start, size, style.ground.ink, "bold", across="right")
            y += line + 5
        top = y
        for row in face.rows:
            high = self._row_high(row) * stretch
            if painter is not None:
                painter.fillRect(QRectF(left, y - 2, wide, 1), with_alpha(style.ground.ink, 0.14))
                self._row(painter, QRectF(left, y, wide, high), row, middle, per)
            y += high
        if painter is not None:
            painter.fillRect(QRectF(middle - 0.75, top - 2, 1.5, y - top), with_alpha(style.ground.ink, 0.6))
            painter.fillRect(QRectF(left, y - 2, wide, 1), with_alpha(style.ground.ink, 0.14))
        return y

    def _heads(self, painter: QPainter, left: float, y: float, wide: float, middle: float) -> None:
        face, style = self.face, self.style_now
        assert face is not None
        size = style.text_size(14)
        line = QRectF(left, y, wide, size * 1.4)
        words = width_of(face.decisions, size, "semibold")
        at = middle - 14 - words - size - 6 if face.fate else left
        icon(painter, "seat", QRectF(max(left, at), y + size * 0.2, size, size), style.ground.ink)
        place = QRectF(max(left, at) + size + 5, y, words + 4, line.height())
        text_line(painter, place, face.decisions, size, style.ground.ink, "semibold")
        if face.fate:
            icon(painter, "die", QRectF(middle + 14, y + size * 0.2, size, size), style.ground.ink)
            place = QRectF(middle + 14 + size + 5, y, wide, line.height())
            text_line(painter, place, face.fate, size, style.ground.ink, "semibold")
            text_line(painter, line, face.lead, size, style.quiet_ink, across="right")

    def _row(self, painter: QPainter, rect: QRectF, row: SplitRow, middle: float, per: float) -> None:
        style, line = self.style_now, self.style_now.text_size(15) * 1.3
        size = style.text_size(15)
        text_line(painter, rect, row.words, size, style.ground.ink, "semibold")
        lines = self._lines(row)
        first = rect.center().y() - line * lines / 2 + line / 2
        bar = self._bar(middle, first, row.decisions * per)
        if row.decisions:
            self._loss(painter, bar)
        if row.decisions or row.fate is None or lines > 1 or row.fate >= 0:
            self._figure(painter, bar, row.decisions_words, is_left=True)
        if row.fate is not None:
            bar = self._bar(middle, first + line * (lines - 1), row.fate * per)
            painter.fillPath(rounded(bar, 3), solid(FATE[style.theme_name]))
            for at in range(int(bar.width() / DOTS)):
                dot = circle(QPointF(bar.x() + 6 + at * DOTS, bar.center().y()), DOT)
                painter.fillPath(dot, solid(style.ground.board))
            self._figure(painter, bar, row.fate_words, is_left=row.fate < 0)
            text_line(painter, rect, row.lead_words, style.text_size(17), style.ground.ink, "bold", across="right")

    def _bar(self, middle: float, y: float, wide: float) -> QRectF:
        return QRectF(min(middle, middle + wide), y - BAR / 2, max(1.5, abs(wide)), BAR)

    def _loss(self, painter: QPainter, bar: QRectF) -> None:
        ink = AGAINST[self.style_now.theme_name]
        path = rounded(bar, 3)
        painter.fillPath(path, with_alpha(ink, 0.28))
        hatching(painter, path, pen(ink, 1.6), 5, falling=True)
        painter.strokePath(path, pen(ink, 1.2))

    def _figure(self, painter: QPainter, bar: QRectF, words: str, *, is_left: bool) -> None:
        style, size = self.style_now, self.style_now.text_size(15)
        wide = width_of(words, size, "bold") + 4
        left = bar.x() - wide - 4 if is_left else bar.right() + 6
        text_line(painter, QRectF(left, bar.center().y() - size, wide, 2 * size), words, size, style.ground.ink, "bold")

    # Grades

    def _counts(self, painter: QPainter | None, left: float, y: float, wide: float) -> float:
        face, style = self.face, self.style_now
        assert face is not None
        size, small = style.text_size(16), style.text_size(14)
        beside = width_of(face.counted, size, "bold") + 10
        if painter is not None:
            painter.fillRect(QRectF(left, y, wide, 1), with_alpha(style.ground.ink, 0.25))
            line = QRectF(left, y + 7, wide, size * 1.4)
            text_line(painter, line, face.counted, size, style.ground.ink, "bold")
            rest = line.adjusted(beside, 0, 0, 0)
            if width_of(face.habits, small) <= rest.width():
                text_line(painter, rest, face.habits, small, style.quiet_ink, across="right")
            counts = {grade: count for grade, count, _ in face.counts}
            grade_bar(painter, QRectF(left, y + 12 + size * 1.4, wide, 12), counts, style, solid(style.ground.board))
        y += 12 + size * 1.4 + 12 + 10
        return self._grades(painter, left, y, wide)

    def _grades(self, painter: QPainter | None, left: float, y: float, wide: float) -> float:
        """A mark, a count and a name for each grade, in as many columns as have room."""
        face, style = self.face, self.style_now
        assert face is not None
        figure, small = style.text_size(18), style.text_size(14)
        widest = max(width_of(words, small) for _, _, words in face.counts) + 8
        columns = max(2, min(len(face.counts), int(wide / widest)))
        column, high = wide / columns, figure * 1.4 + small * 1.4
        for at, (grade, count, words) in enumerate(face.counts):
            x, top = left + column * (at % columns), y + high * (at // columns)
            if painter is not None:
                grade_mark(painter, QPointF(x + 11, top + figure * 0.7), 10.5, grade, style, style.ground.board)
                place = QRectF(x + 29, top, column - 29, figure * 1.4)
                text_line(painter, place, str(count), figure, style.ground.ink, "bold")
                below = QRectF(x, top + figure * 1.4, column, small * 1.4)
                text_line(painter, below, words, small, style.quiet_ink)
        return y + high * -(-len(face.counts) // columns)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.update()
