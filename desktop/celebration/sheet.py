"""The sheet at the right: objectives ticked one by one, then every line as its points arrive, and the total."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH, clipped, faded, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.score.boards import EDGE, Panel
from desktop.score.words import Row
from desktop.style.fonts import Weight, height_of, metrics, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.dressing import held
from desktop.widgets.links import RuleLink

PAD, HEAD, CHIP, CHIP_GAP = 18.0, 46.0, 46.0, 8.0
TITLE, WORDS, FIGURE, COUNT, CHIP_WORDS, NAME = 24, 17, 21, 15, 15, 15
TOTAL, TOTAL_FIGURE, RIBBON = 27, 42, 16
MOST_ROW, LEAST_AIR = 76.0, 7.0
TOTAL_ROW = 68.0
FEW, NAME_OF_FEW, NAME_OF_MANY = 3, 6.5, 3.6
"""Room for a name, of its size, beside few others and beside many."""
GOLD = "#FFD978"
DONE = "#0B7F57"


@dataclass(frozen=True, slots=True)
class Tick:
    """An objective in a few words, and in all of them for who hears it."""

    words: str
    said: str
    is_reached: bool
    is_missed: bool = False
    """What a game that was won had beyond that is not missed."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet. Those that the end has counted are lit."""

    row: Row
    at_end: bool = False


@dataclass(frozen=True, slots=True)
class SheetFace:
    title: str
    ticked: str
    """How many objectives were reached, in words."""
    ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]
    ties: tuple[Line, ...]
    total: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    totals: tuple[int, ...]
    lit: int
    """The column whose points fly."""
    ribbon: str
    """That it is a record; empty where it is none."""


class ResultSheet(Panel):
    """Signal `rule_wanted` with the rule of a line. `ticked`, `arrived` and `ribbon_share` say how far it has come."""

    rule_wanted = Signal(str)

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.face: SheetFace | None = None
        self.links: list[RuleLink] = []
        self.ticked, self.arrived = 99, 99
        """How many objectives are ticked, how many lines have their figures."""
        self.ribbon_share = 1.0

    def show_face(self, face: SheetFace, open_rule: str) -> None:
        self.face = face
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
    def board(self) -> QRectF:
        """As high as what stands on it: below it the cloth shows."""
        whole = super().board
        if self.face is None:
            return whole
        most = self.grown(MOST_ROW)
        rows = [max(high, most) for high in self._least_rows()]
        needed = self._above + sum(rows) + self.total_row + self._ribbon_height + 8
        return whole.adjusted(0, 0, 0, min(0.0, needed - whole.height()))

    # Measures

    def _least_rows(self) -> list[float]:
        assert self.face is not None
        return [self.least_row(line, float(self.width())) for line in (*self.face.lines, *self.face.ties)]

    @property
    def _above(self) -> float:
        """What stands above the rows."""
        return 12 + self.head + self.chips_height(float(self.width())) + self.names_height

    def text(self, wanted: float) -> int:
        return self.style_now.text_size(wanted)

    @property
    def has_columns(self) -> bool:
        return self.face is not None and len(self.face.totals) > 1

    @property
    def column(self) -> float:
        """The width of a seat's figures."""
        assert self.face is not None
        total = self.text(TOTAL_FIGURE if not self.has_columns else TOTAL)
        widest = max(width_of(str(each), total, "bold") for each in self.face.totals)
        cells = [cell for line in self.face.lines for cell in line.row.cells]
        rows = max((width_of(cell, self.text(FIGURE), "bold") for cell in cells), default=0.0)
        return max(widest, rows, self._names_wide()) + self.text(NAME) * 0.8

    def _names_wide(self) -> float:
        """Names are written out where few sit side by side."""
        assert self.face is not None
        if not self.has_columns:
            return 0.0
        most = self.text(NAME) * (NAME_OF_FEW if len(self.face.names) <= FEW else NAME_OF_MANY)
        return min(most, max(width_of(name, self.text(NAME), "semibold") for name in self.face.names))

    @property
    def counts(self) -> float:
        """Room for how many things a figure is for, where one seat has the sheet for itself."""
        assert self.face is not None
        if self.has_columns:
            return 0.0
        said = [count for line in self.face.lines for count in line.row.counts]
        return max((width_of(count, self.text(COUNT)) + 10 for count in said), default=0.0)

    def tag(self, row: Row) -> float:
        return width_of(row.rule, self.text(SMALLEST_TEXT), "semibold") + 16.0

    def has_tags(self, wide: float) -> bool:
        """Rules give way before words do."""
        assert self.face is not None
        lines = (*self.face.lines, *self.face.ties)
        return all(self._label(wide) - self.tag(line.row) >= self.text(WORDS) * 8 for line in lines)

    def _label(self, wide: float) -> float:
        assert self.face is not None
        return wide - 2 * EDGE - 2 * PAD - self.column * len(self.face.totals) - self.counts

    def words_room(self, row: Row, wide: float) -> float:
        return self._label(wide) - (self.tag(row) + 8 if self.has_tags(wide) else 0)

    def least_row(self, line: Line, wide: float) -> float:
        words = height_of(line.row.words, max(40.0, self.words_room(line.row, wide)), self.text(WORDS), "semibold")
        return max(words, metrics(self.text(FIGURE), "bold").height() * 0.9) + LEAST_AIR

    @property
    def head(self) -> float:
        return max(self.grown(HEAD), metrics(self.text(TITLE), "semibold", serif=True).height() + 8)

    def chip_rows(self, wide: float) -> list[list[tuple[float, Tick]]]:
        """The objectives side by side, in as many rows as they need, each with its width."""
        assert self.face is not None
        room = wide - 2 * EDGE - 2 * PAD
        rows: list[list[tuple[float, Tick]]] = [[]]
        for tick in self.face.ticks:
            need = min(room, width_of(tick.words, self.text(CHIP_WORDS), "semibold") + self.chip + 16)
            if rows[-1] and sum(each for each, _ in rows[-1]) + CHIP_GAP * len(rows[-1]) + need > room:
                rows.append([])
            rows[-1].append((need, tick))
        spread = []
        for row in rows:
            spare = (room - sum(each for each, _ in row) - CHIP_GAP * (len(row) - 1)) / max(1, len(row))
            spread.append([(each + min(spare, self.grown(60)), tick) for each, tick in row])
        return [row for row in spread if row]

    @property
    def chip(self) -> float:
        return max(30.0, self.text(CHIP_WORDS) * 1.9)

    def chips_height(self, wide: float) -> float:
        rows = len(self.chip_rows(wide)) if self.face is not None and self.face.ticks else 0
        return rows * (self.chip + CHIP_GAP) + (4 if rows else 0)

    @property
    def names_height(self) -> float:
        return self.text(NAME) * 3.1 if self.has_columns else 0.0

    @property
    def total_row(self) -> float:
        return max(self.px(TOTAL_ROW), metrics(self.text(TOTAL_FIGURE), "bold").height())

    def needed_height(self, wide: float) -> float:
        assert self.face is not None
        rows = sum(self.least_row(line, wide) for line in (*self.face.lines, *self.face.ties))
        top = 12 + self.head + self.chips_height(wide) + self.names_height
        return 2 * EDGE + top + rows + self.total_row + self._ribbon_height + 8

    @property
    def _ribbon_height(self) -> float:
        """Below the total, where beside it there is no room."""
        assert self.face is not None
        return self.text(RIBBON) * 2.0 if self.face.ribbon and self.has_columns else 0.0

    # Places

    def row_places(self) -> list[QRectF]:
        """Where the lines and the ties stand, the total between them."""
        assert self.face is not None
        board = self.board
        least = self._least_rows()
        top = board.y() + self._above
        room = board.bottom() - 8 - self.total_row - self._ribbon_height - top
        spare = max(0.0, room - sum(least)) / max(1, len(least))
        most = self.grown(MOST_ROW)
        places, y = [], top
        for number, high in enumerate(least):
            if number == len(self.face.lines):
                y += self.total_row
            tall = max(high, min(high + spare, most))
            places.append(QRectF(board.x() + PAD - 4, y, board.width() - 2 * PAD + 8, tall))
            y += tall
        return places

    def total_place(self) -> QRectF:
        assert self.face is not None
        board, places = self.board, self.row_places()
        count = len(self.face.lines)
        y = places[count - 1].bottom() if count else board.y() + self._above
        return QRectF(board.x() + PAD - 4, y, board.width() - 2 * PAD + 8, self.total_row)

    def cells(self, place: QRectF) -> list[QRectF]:
        assert self.face is not None
        count, column = len(self.face.totals), self.column
        left = place.right() - 4 - column * count
        return [QRectF(left + column * number, place.y(), column, place.height()) for number in range(count)]

    def landing(self, number: int) -> QPointF:
        """Where the points of a line arrive, in the sheet: before its words."""
        place = self.row_places()[number]
        return QPointF(place.x() - 2, place.center().y())

    def _place_links(self) -> None:
        if self.face is None:
            return
        has_tags, places = self.has_tags(self.width()), self.row_places()
        for link, place, line in zip(self.links, places, (*self.face.lines, *self.face.ties), strict=True):
            link.setVisible(has_tags)
            wide, high = self.tag(line.row) - 2, self.text(SMALLEST_TEXT) + 8.0
            right = self.cells(place)[0].x() - self.counts - 6
            link.setGeometry(QRectF(right - wide, place.center().y() - high / 2, wide, high).toAlignedRect())

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
        self._paint_chips(painter, self.face)
        self._paint_names(painter, self.face)
        for number, (place, line) in enumerate(
            zip(self.row_places(), (*self.face.lines, *self.face.ties), strict=True)
        ):
            self._paint_line(painter, place, line, is_there=number < self.arrived)
        self._paint_total(painter, self.face)
        painter.end()

    def _paint_head(self, painter: QPainter, face: SheetFace) -> None:
        style, board = self.style_now, self.board
        line = QRectF(board.x() + PAD, board.y() + 8, board.width() - 2 * PAD, self.head)
        text_line(painter, line, face.title, self.text(TITLE), style.ground.ink, "semibold", serif=True)
        if face.ticked:
            ink = (
                style.readable_on(DONE, style.ground.board)
                if all(t.is_reached for t in face.ticks)
                else style.quiet_ink
            )
            text_line(painter, line, face.ticked, self.text(WORDS), ink, "bold", across="right")

    def _paint_chips(self, painter: QPainter, face: SheetFace) -> None:
        board = self.board
        y, number = board.y() + 10 + self.head, 0
        for row in self.chip_rows(self.width()) if face.ticks else []:
            x = board.x() + PAD
            for wide, tick in row:
                self._paint_chip(painter, QRectF(x, y, wide, self.chip), tick, is_there=number < self.ticked)
                x, number = x + wide + CHIP_GAP, number + 1
            y += self.chip + CHIP_GAP

    def _paint_chip(self, painter: QPainter, place: QRectF, tick: Tick, *, is_there: bool) -> None:
        """A tick on green, or a cross; before it was looked at, an empty ring."""
        style, path = self.style_now, rounded(place, 8)
        reached = tick.is_reached and is_there
        ground = style.ground.board if not reached else mix(style.ground.board, DONE, 0.18).name()
        painter.fillPath(path, solid(ground))
        edge = style.theme.lit if reached else style.ground.edge
        painter.strokePath(path, pen(style.ground.ink if style.theme_name == "contrast" else edge, 1.3))
        radius = self.text(CHIP_WORDS) * 0.62
        disc = circle(QPointF(place.x() + 10 + radius, place.center().y()), radius)
        if is_there and (tick.is_reached or tick.is_missed):
            painter.fillPath(disc, solid(style.theme.lit if tick.is_reached else style.theme.refuse))
            sign = QRectF(disc.boundingRect()).adjusted(radius * 0.42, radius * 0.42, -radius * 0.42, -radius * 0.42)
            icon(painter, "check" if tick.is_reached else "close", sign, style.theme.casing)
        else:
            painter.strokePath(disc, pen(style.quiet_ink, 1.4))
        words = place.adjusted(18 + 2 * radius, 0, -8, 0)
        text_line(
            painter, words, tick.words, self.text(CHIP_WORDS), style.readable_on(style.ground.ink, ground), "semibold"
        )

    def _paint_names(self, painter: QPainter, face: SheetFace) -> None:
        if not self.has_columns:
            return
        style, size = self.style_now, self.text(NAME)
        y = self.board.y() + 10 + self.head + self.chips_height(self.width())
        for cell, name, colour in zip(
            self.cells(QRectF(self.board.x() + PAD - 4, y, self.board.width() - 2 * PAD + 8, self.names_height)),
            face.names,
            face.colours,
            strict=True,
        ):
            seat_badge(painter, QPointF(cell.center().x(), y + size * 0.8), size * 0.72, colour, style)
            shown = QRectF(cell.x() + 1, y + size * 1.55, cell.width() - 2, size * 1.4)
            small = max(
                SMALLEST_TEXT, min(size, round(size * shown.width() / max(1, width_of(name, size, "semibold"))))
            )
            text_line(painter, shown, name, small, style.ground.ink, "semibold", across="centre")

    def _paint_line(self, painter: QPainter, place: QRectF, line: Line, *, is_there: bool) -> None:
        style, row = self.style_now, line.row
        if line.at_end and is_there and style.theme_name != "contrast":
            painter.fillRect(place, with_alpha(GOLD, 0.12 if style.is_dark else 0.34))
        painter.setPen(pen(with_alpha(style.ground.edge, 0.7)))
        painter.drawLine(QLineF(place.x(), place.bottom() - 0.5, place.right(), place.bottom() - 0.5))
        weight: Weight = "semibold" if line.at_end else "regular"
        words = QRectF(place.x() + 8, place.y(), self.words_room(row, self.width()) - 4, place.height())
        text_block(painter, words, row.words, self.text(WORDS), style.ground.ink, weight, down="middle")
        if not is_there:
            return
        cells = self.cells(place)
        for cell, shown in zip(cells, row.cells, strict=False):
            figure(painter, cell, shown, self.text(FIGURE), style.ground.ink)
        if not self.has_columns and row.counts and row.counts[0]:
            before = QRectF(cells[0].x() - self.counts, place.y(), self.counts - 6, place.height())
            text_line(painter, before, row.counts[0], self.text(COUNT), style.quiet_ink, across="right")

    def shown_total(self, column: int) -> int:
        """What has arrived so far; the total once all is there."""
        assert self.face is not None
        if self.arrived >= len(self.face.lines):
            return self.face.totals[column]
        return sum(number_in(line.row.cells[column]) for line in self.face.lines[: self.arrived])

    def _paint_total(self, painter: QPainter, face: SheetFace) -> None:
        style, place = self.style_now, self.total_place()
        painter.fillRect(QRectF(place.x(), place.y() + 1, place.width(), 2.4), solid(style.ground.ink))
        text_line(
            painter, place.adjusted(12, 0, 0, 0), face.total, self.text(TOTAL), style.ground.ink, "semibold", serif=True
        )
        size = self.text(TOTAL_FIGURE if not self.has_columns else TOTAL)
        cells = self.cells(place)
        for number, cell in enumerate(cells):
            if self.has_columns and number == face.lit:
                with clipped(painter, rounded(cell.adjusted(3, 8, -3, -6), 8)):
                    painter.fillRect(cell, with_alpha(GOLD, 0.22 if style.is_dark else 0.5))
            figure(painter, cell, str(self.shown_total(number)).replace("-", "−"), size, style.ground.ink)
        self._paint_ribbon(painter, face, place, cells[0].x() - 10)

    def _paint_ribbon(self, painter: QPainter, face: SheetFace, place: QRectF, right: float) -> None:
        if not face.ribbon or not self.ribbon_share:
            return
        style, size = self.style_now, self.text(RIBBON)
        wide, high = width_of(face.ribbon, size, "bold") + size * 1.8, size * 1.9
        if self.has_columns:
            right, y = place.right() - 4, self.board.bottom() - 8 - high
        else:
            y = place.center().y() - high / 2
        ribbon = QRectF(right - wide, y, wide, high)
        with faded(painter, self.ribbon_share):
            path = rounded(ribbon, high / 2)
            painter.fillPath(path, solid(style.theme.window if style.theme_name == "contrast" else style.button))
            if style.theme_name == "contrast":
                painter.strokePath(path, pen(style.theme.rim, 2))
            ink = style.theme.text if style.theme_name == "contrast" else "#FFFFFF"
            text_line(painter, ribbon, face.ribbon, size, style.readable_on(ink, style.button), "bold", across="centre")


def number_in(cell: str) -> int:
    """Read a figure of the sheet."""
    digits = cell.replace("−", "-")
    return int(digits) if digits.lstrip("-").isdecimal() else 0
