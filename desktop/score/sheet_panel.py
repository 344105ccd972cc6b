"""The score sheet: who won, on the felt; every line with its rule, on a board. Painted; only rule links are widgets."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from desktop.aloud.roles import Role
from desktop.board.podium import Piece, Standing
from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.light import downwards
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, clicked, rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.score.boards import Panel
from desktop.score.podium import stand
from desktop.score.sheet_layout import (
    EDGE,
    FIGURES,
    SIZES,
    WEIGHTS,
    RowPlace,
    SheetMeasures,
    SheetPlaces,
    SheetWords,
    headline_heights,
    headline_parts,
    headline_top,
    line_height,
    sheet_places,
)
from desktop.score.words import NOTHING
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import held
from desktop.widgets.links import RuleLink
from desktop.widgets.read_rows import ReadRows

GOLD = "#F4D06A"


class SheetFace:
    """All that is painted of a sheet, wherever it is painted: on the screen or on paper."""

    def __init__(
        self,
        words: SheetWords,
        standings: tuple[Standing, ...],
        winners: int,
        totals: tuple[int, ...],
        ranks: tuple[str, ...],
    ) -> None:
        self.words = words
        self.standings = standings
        self.winners = winners
        """How many columns from the left are lit."""
        self.totals = totals
        self.ranks = ranks


class SheetPanel(Panel):
    """Signal `rule_wanted` with the id of the rule of a line."""

    rule_wanted = Signal(str)
    spoken_as = Role.List

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.face: SheetFace | None = None
        self.piece: Piece | None = None
        self.view: Any = None
        self.links: list[RuleLink] = []
        self.read = ReadRows(self)

    def show_face(self, face: SheetFace, piece: Piece, view: Any, open_rule: str, said: Sequence[str]) -> None:
        """What it says now; `open_rule` is how a link is read out, with its rule in place of {}; `said` are headline
        and rows for who reads them one by one."""
        self.face, self.piece, self.view = face, piece, view
        self.read.say(said)
        for link in self.links:
            link.deleteLater()
        rules = [row.rule for row in face.words.rows if row.rule]
        self.links = [held(self, RuleLink(rule, on="board"), self.style_now) for rule in rules]
        headline = face.words.headline.rule
        self.links += [held(self, RuleLink(headline, on="felt"), self.style_now)] if headline else []
        for link in self.links:
            link.show_rule(link.rule, open_rule.format(link.rule))
            link.followed.connect(self.rule_wanted)
        self._place_links()
        self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self._place_links()

    # Measures

    @property
    def measures(self) -> SheetMeasures:
        assert self.face is not None
        return SheetMeasures(self.face.words, self.style_now)

    def needed_height(self, wide: float) -> float:
        """Return the least height that the sheet needs at this width: that of its layout without headings."""
        return self.measures.tight().needed(wide)

    def places(self) -> SheetPlaces:
        return sheet_places(self.measures, self.width(), self.height())

    def sizeHint(self) -> QSize:
        return QSize(900, 700)

    def _place_links(self) -> None:
        if self.face is None:
            return
        places = self.places()
        tags = [place.tag for place in places.rows if place.row.rule]
        tags += [places.tag] if self.face.words.headline.rule else []
        for link, tag in zip(self.links, tags, strict=True):
            link.setGeometry(clicked(tag).toAlignedRect())
            link.show()
        by_row = {id(place.row): place.rect for place in places.rows}
        self.read.place([places.headline, *(by_row.get(id(row), QRectF()) for row in self.face.words.rows)])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_links()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None or self.piece is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        places, style = self.places(), self.style_now
        self.lay(painter, places.board)
        paint_sheet(painter, places, self.face, style)
        self._paint_podium(painter, places)
        painter.end()

    def _paint_podium(self, painter: QPainter, places: SheetPlaces) -> None:
        assert self.face is not None
        assert self.piece is not None
        for place, standing, rank, total in zip(
            places.podium, self.face.standings, self.face.ranks, self.face.totals, strict=True
        ):
            stand(painter, place, standing, (rank, total), self.piece, self.view, self.style_now)


def paint_sheet(painter: QPainter, places: SheetPlaces, face: SheetFace, style: Style) -> None:
    """Everything but ground, podium and links."""
    for place in places.rows:
        if place.row.kind == "section":
            painter.fillRect(place.rect, with_alpha(mix(style.ground.well, style.ground.board, 0.1), 0.6))
    _paint_lit_columns(painter, places, face.winners, style)
    _paint_headline(painter, places, face, style)
    _paint_head(painter, places, face, style)
    for place in places.rows:
        _paint_row(painter, place, style)


def _paint_lit_columns(painter: QPainter, places: SheetPlaces, winners: int, style: Style) -> None:
    """The winner's column is lit like a lamp."""
    strong, faint = (0.20, 0.08) if style.is_dark else (0.60, 0.26)
    with clipped(painter, rounded(places.board, 12)):
        for column in places.columns[:winners]:
            painter.fillRect(column, downwards(column, ((0, with_alpha(GOLD, strong)), (1, with_alpha(GOLD, faint)))))
            if style.theme_name == "contrast":
                painter.setPen(pen(style.theme.rim, 2))
                painter.drawRect(column.adjusted(1, 1, -1, -2))


def _paint_headline(painter: QPainter, places: SheetPlaces, face: SheetFace, style: Style) -> None:
    headline, place = face.words.headline, QRectF(places.headline)
    parts = headline_parts(headline, places.title_size, style)
    heights = headline_heights(headline, places.title_size, style, place.width())
    y = headline_top(SheetMeasures(face.words, style), place, heights)
    for (words, size, weight, serif), high in zip(parts, heights, strict=True):
        block = QRectF(place.x(), y, place.width(), high + 2)
        text_block(painter, block, words, size, style.felt_ink, weight, serif=serif)
        y += high


def _paint_head(painter: QPainter, places: SheetPlaces, face: SheetFace, style: Style) -> None:
    ink, head = style.ground.ink, places.head
    title = head.adjusted(EDGE + 4, 0, places.columns[0].x() - head.right() - 8, 0)
    text_line(painter, title, face.words.title, style.text_size(22), ink, "semibold", serif=True)
    radius, big, small = style.text_size(26) * 0.5, style.text_size(18), style.text_size(15)
    for place, name, below, standing in zip(
        places.names, face.words.names, face.words.colours, face.standings, strict=True
    ):
        seat_badge(painter, QPointF(place.x() + radius + 12, place.center().y()), radius, standing.colour, style)
        x = place.x() + 2 * radius + 20
        high, low = line_height(big, "bold"), line_height(small)
        y = place.center().y() - (high + (low if below else 0)) / 2
        wide = place.right() - x - 4
        text_line(painter, QRectF(x, y, wide, high), name, big, ink, "bold")
        text_line(painter, QRectF(x, y + high - 2, wide, low), below, small, style.quiet_ink)


def _paint_row(painter: QPainter, place: RowPlace, style: Style) -> None:
    row, rect, ground = place.row, place.rect, style.ground
    if row.kind == "total":
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 2.5), with_alpha(ground.ink, 0.85))
    elif row.kind != "section":
        painter.setPen(pen(with_alpha(ground.edge, 0.55)))
        painter.drawLine(QLineF(rect.x(), rect.bottom() - 0.5, rect.right(), rect.bottom() - 0.5))
    ink = style.quiet_ink if row.kind == "section" else ground.ink
    size = style.text_size(SIZES[row.kind])
    words = place.words
    if row.kind == "total":
        text_line(painter, words, row.words, size, ink, "semibold", serif=True)
    else:
        text_block(painter, words, row.words, size, ink, WEIGHTS[row.kind], down="middle")
    notes = row.notes or tuple("" for _ in row.cells)
    counts = row.counts or tuple("" for _ in row.cells)
    for cell, shown, note, count in zip(place.cells, row.cells, notes, counts, strict=False):
        _paint_cell(painter, cell, row.kind == "goal", shown, note, place, style)
        if count:
            middle, gap = cell.center().x(), style.text_size(FIGURES[row.kind]) * 0.8
            before = QRectF(cell.x(), cell.y(), middle - gap - cell.x(), cell.height())
            text_line(painter, before, count, style.text_size(15), style.quiet_ink, across="right")


def _paint_cell(
    painter: QPainter, cell: QRectF, is_goal: bool, shown: str, note: str, place: RowPlace, style: Style
) -> None:
    size = style.text_size(FIGURES[place.row.kind])
    if is_goal:
        if shown:  # nothing where it is another seat's
            _paint_goal(painter, cell, shown, place.row.is_reached, size, style)
        return
    if shown == NOTHING:
        figure(painter, cell, shown, size, style.quiet_ink, "regular")
        return
    figure(painter, cell, shown, size, style.ground.ink)
    if note:
        beside = QRectF(cell.center().x() + size, cell.y(), cell.width() / 2 - size, cell.height())
        text_line(painter, beside, note, style.text_size(15), style.accent_on_board, "semibold")


def _paint_goal(painter: QPainter, cell: QRectF, shown: str, reached: bool, size: float, style: Style) -> None:
    """A tick on green, or a cross on red, and the word."""
    theme, radius = style.theme, size * 0.62
    x = cell.x() + 16 + radius
    colour = theme.lit if reached else theme.refuse
    disc = circle(QPointF(x, cell.center().y()), radius)
    painter.fillPath(disc, solid(colour))
    side = radius * 1.1
    sign = QRectF(x - side / 2, cell.center().y() - side / 2, side, side)
    icon(painter, "check" if reached else "close", sign, theme.casing)
    words = QRectF(x + radius + 8, cell.y(), cell.right() - x - radius - 8, cell.height())
    text_line(painter, words, shown, size, style.ground.ink, "bold")
