"""The sheet at the right: objectives ticked one by one, then every line as its points arrive, and the total."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from desktop.aloud.roles import Role
from desktop.celebration.sheet_measures import (
    CHIP_GAP,
    MOST_ROW,
    PAD,
    RIBBON,
    TITLE,
    TOTAL,
    TOTAL_FIGURE,
    WORDS,
    Measures,
    SheetFace,
    Tick,
)
from desktop.celebration.sheet_painting import DONE, GOLD, paint_chip, paint_line, paint_name, paint_ribbon
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH, clipped, faded
from desktop.paint.paths import clicked, rounded
from desktop.paint.text import figure, text_line
from desktop.score.boards import Panel
from desktop.score.words import plain
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.dressing import held
from desktop.widgets.links import RuleLink
from desktop.widgets.read_rows import ReadRows


class ResultSheet(Panel):
    """Signal `rule_wanted` with the rule of a line. `ticked`, `arrived` and `ribbon_share` say how far it has come."""

    rule_wanted = Signal(str)
    spoken_as = Role.List

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.face: SheetFace | None = None
        self.links: list[RuleLink] = []
        self.read = ReadRows(self)
        self._measures: Measures | None = None
        self.ticked, self.arrived = 99, 99
        """How many objectives are ticked, how many lines have their figures."""
        self.ribbon_share = 1.0

    def show_face(self, face: SheetFace, open_rule: str, said: Sequence[str]) -> None:
        """`said`: its objectives, lines and total, for who reads them one by one."""
        self.face = face
        self.read.say(said)
        for link in self.links:
            link.deleteLater()
        rules = [line.row.rule for line in (*face.lines, *face.ties)]
        self.links = [held(self, RuleLink(rule, on="board"), self.style_now) for rule in rules]
        for link in self.links:
            link.show_rule(link.rule, open_rule.format(link.rule))
            link.followed.connect(self.rule_wanted)
        self._place_links()
        self.update()

    def come(self, ticked: int, arrived: int, ribbon: float) -> None:
        """Show as much as has come; paint only if that changed."""
        if (ticked, arrived, ribbon) != (self.ticked, self.arrived, self.ribbon_share):
            self.ticked, self.arrived, self.ribbon_share = ticked, arrived, ribbon
            self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._place_links()

    @property
    def measures(self) -> Measures:
        """Measures of what it shows now, at its width."""
        assert self.face is not None
        return self.measures_at(self.width())

    def measures_at(self, wide: float) -> Measures:
        assert self.face is not None
        key = self.face, self.style_now, float(wide)
        if self._measures is None or (self._measures.face, self._measures.style, self._measures.wide) != key:
            self._measures = Measures(*key)
        return self._measures

    def needed_height(self, wide: float) -> float:
        return Measures(self.face, self.style_now, wide).needed_height if self.face is not None else 0.0

    @property
    def board(self) -> QRectF:
        """The paper, no higher than what stands on it: below it the cloth shows."""
        whole = super().board
        return whole.adjusted(0, 0, 0, min(0.0, self.measures.most_height - whole.height()))

    # Places

    def row_places(self) -> list[QRectF]:
        """Places of the lines and the ties, the total between them."""
        assert self.face is not None
        board, measures = self.board, self.measures
        least = measures.least_rows()
        top = board.y() + measures.above
        room = board.bottom() - 8 - self.measures.total_row - self.measures.ribbon_height - top
        spare = max(0.0, room - sum(least)) / max(1, len(least))
        most = self.grown(MOST_ROW)
        places, y = [], top
        for number, high in enumerate(least):
            if number == len(self.face.lines):
                y += self.measures.total_row
            tall = max(high, min(high + spare, most))
            places.append(QRectF(board.x() + PAD - 4, y, board.width() - 2 * PAD + 8, tall))
            y += tall
        return places

    def total_place(self) -> QRectF:
        assert self.face is not None
        board, places = self.board, self.row_places()
        count = len(self.face.lines)
        y = places[count - 1].bottom() if count else board.y() + self.measures.above
        return QRectF(board.x() + PAD - 4, y, board.width() - 2 * PAD + 8, self.measures.total_row)

    def cells(self, place: QRectF) -> list[QRectF]:
        assert self.face is not None
        count, column = len(self.face.totals), self.measures.column
        left = place.right() - 4 - column * count
        return [QRectF(left + column * number, place.y(), column, place.height()) for number in range(count)]

    def landing(self, number: int) -> QPointF:
        """The spot where the points of a line arrive, in the sheet: before its words."""
        place = self.row_places()[number]
        return QPointF(place.x() - 2, place.center().y())

    def _place_links(self) -> None:
        if self.face is None:
            return
        has_tags, places = self.measures.has_tags, self.row_places()
        for link, place, line in zip(self.links, places, (*self.face.lines, *self.face.ties), strict=True):
            link.setVisible(has_tags)
            wide, high = self.measures.tag(line.row) - 2, self.style_now.text_size(SMALLEST_TEXT) + 8.0
            right = self.cells(place)[0].x() - self.measures.counts - 6
            tag = QRectF(right - wide, place.center().y() - high / 2, wide, high)
            link.setGeometry(clicked(tag).toAlignedRect())

        lines, count = self.row_places(), len(self.face.lines)
        chips = [place for place, _ in self.chip_places()]
        self.read.place([*chips, *lines[:count], self.total_place(), *lines[count:]])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_links()

    def sizeHint(self) -> QSize:
        return QSize(600, 600)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.lay(painter, self.board)
        self._paint_head(painter, self.face)
        self._paint_chips(painter)
        self._paint_names(painter, self.face)
        for number, (place, line) in enumerate(
            zip(self.row_places(), (*self.face.lines, *self.face.ties), strict=True)
        ):
            if place.intersects(QRectF(event.rect())):
                cells = self.cells(place)
                paint_line(painter, place, cells, line, self.measures, is_there=number < self.arrived)
        self._paint_total(painter, self.face)
        painter.end()

    def _paint_head(self, painter: QPainter, face: SheetFace) -> None:
        style, board = self.style_now, self.board
        line = QRectF(board.x() + PAD, board.y() + 8, board.width() - 2 * PAD, self.measures.head)
        text_line(painter, line, face.title, self.style_now.text_size(TITLE), style.ground.ink, "semibold", serif=True)
        if face.ticked:
            all_reached = all(tick.is_reached for tick in face.ticks)
            ink = style.readable_on(DONE, style.ground.board) if all_reached else style.quiet_ink
            text_line(painter, line, face.ticked, self.style_now.text_size(WORDS), ink, "bold", across="right")

    def chip_places(self) -> Iterator[tuple[QRectF, Tick]]:
        """Return where the objectives stand."""
        assert self.face is not None
        y = self.board.y() + 10 + self.measures.head
        for row in self.measures.chip_rows() if self.face.ticks else []:
            x = self.board.x() + PAD
            for wide, tick in row:
                yield QRectF(x, y, wide, self.measures.chip), tick
                x += wide + CHIP_GAP
            y += self.measures.chip + CHIP_GAP

    def _paint_chips(self, painter: QPainter) -> None:
        for number, (place, tick) in enumerate(self.chip_places()):
            paint_chip(painter, place, tick, self.style_now, is_there=number < self.ticked)

    def _paint_names(self, painter: QPainter, face: SheetFace) -> None:
        if not self.measures.has_columns:
            return
        y = self.board.y() + 10 + self.measures.head + self.measures.chips_height
        row = QRectF(self.board.x() + PAD - 4, y, self.board.width() - 2 * PAD + 8, self.measures.names_height)
        for cell, name, colour in zip(self.cells(row), face.names, face.colours, strict=True):
            paint_name(painter, cell, name, colour, self.style_now)

    def shown_total(self, column: int) -> int | None:
        """What has arrived so far; the total once all is there. None where the lines do not add up to it: where levels
        are counted and energy is listed."""
        assert self.face is not None
        figures = [number_in(line.row.cells[column]) for line in self.face.lines]
        if self.arrived >= len(figures):
            return self.face.totals[column]
        return sum(figures[: self.arrived]) if sum(figures) == self.face.totals[column] else None

    def _paint_total(self, painter: QPainter, face: SheetFace) -> None:
        style, place = self.style_now, self.total_place()
        painter.fillRect(QRectF(place.x(), place.y() + 1, place.width(), 2.4), solid(style.ground.ink))
        words, ink = place.adjusted(12, 0, 0, 0), style.ground.ink
        text_line(painter, words, face.total, style.text_size(TOTAL), ink, "semibold", serif=True)
        size = self.style_now.text_size(TOTAL_FIGURE if not self.measures.has_columns else TOTAL)
        cells = self.cells(place)
        for number, cell in enumerate(cells):
            if self.measures.has_columns and number == face.lit:
                with clipped(painter, rounded(cell.adjusted(3, 8, -3, -6), 8)):
                    painter.fillRect(cell, with_alpha(GOLD, 0.22 if style.is_dark else 0.5))
            if (total := self.shown_total(number)) is not None:
                figure(painter, cell, plain(total), size, style.ground.ink)
        self._paint_ribbon(painter, face, place, cells[0].x() - 10)

    def _paint_ribbon(self, painter: QPainter, face: SheetFace, place: QRectF, right: float) -> None:
        if not face.ribbon or not self.ribbon_share:
            return
        size = self.style_now.text_size(RIBBON)
        wide, high = width_of(face.ribbon, size, "bold") + size * 1.8, size * 1.9
        if self.measures.has_columns:
            right, y = place.right() - 4, self.board.bottom() - 8 - high
        else:
            y = place.center().y() - high / 2
        with faded(painter, self.ribbon_share):
            paint_ribbon(painter, QRectF(right - wide, y, wide, high), face.ribbon, self.style_now)


def number_in(cell: str) -> int:
    """Read a figure of the sheet."""
    digits = cell.replace("−", "-")
    return int(digits) if digits.lstrip("-").isdecimal() else 0
