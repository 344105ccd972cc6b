"""The parts of the celebration's sheet, painted: an objective, the name of a seat, a line, the ribbon of a record."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.celebration.sheet_measures import CHIP_WORDS, COUNT, FIGURE, NAME, RIBBON, WORDS, Line, Measures, Tick
from desktop.paint.icons import icon
from desktop.paint.marks import seat_badge
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

GOLD, DONE = "#FFD978", "#0B7F57"


def paint_chip(painter: QPainter, place: QRectF, tick: Tick, style: Style, *, is_there: bool) -> None:
    """A tick on green, or a cross; before it was looked at, an empty ring."""
    path, reached = rounded(place, 8), tick.is_reached and is_there
    ground = style.ground.board if not reached else mix(style.ground.board, DONE, 0.18).name()
    painter.fillPath(path, solid(ground))
    edge = style.theme.lit if reached else style.ground.edge
    painter.strokePath(path, pen(style.ground.ink if style.theme_name == "contrast" else edge, 1.3))
    size = style.text_size(CHIP_WORDS)
    radius = size * 0.62
    disc = circle(QPointF(place.x() + 10 + radius, place.center().y()), radius)
    if is_there and (tick.is_reached or tick.is_missed):
        painter.fillPath(disc, solid(style.theme.lit if tick.is_reached else style.theme.refuse))
        inset = radius * 0.42
        sign = disc.boundingRect().adjusted(inset, inset, -inset, -inset)
        icon(painter, "check" if tick.is_reached else "close", sign, style.theme.casing)
    else:
        painter.strokePath(disc, pen(style.quiet_ink, 1.4))
    words, ink = place.adjusted(18 + 2 * radius, 0, -8, 0), style.readable_on(style.ground.ink, ground)
    text_line(painter, words, tick.words, size, ink, "semibold")


def paint_name(painter: QPainter, cell: QRectF, name: str, colour: str, style: Style) -> None:
    """The badge of a seat above its name, which is written smaller before it is cut."""
    size = style.text_size(NAME)
    seat_badge(painter, QPointF(cell.center().x(), cell.y() + size * 0.8), size * 0.72, colour, style)
    shown = QRectF(cell.x() + 1, cell.y() + size * 1.55, cell.width() - 2, size * 1.4)
    fitting = round(size * shown.width() / max(1, width_of(name, size, "semibold")))
    small = max(SMALLEST_TEXT, min(size, fitting))
    text_line(painter, shown, name, small, style.ground.ink, "semibold", across="centre")


def paint_line(
    painter: QPainter, place: QRectF, cells: Sequence[QRectF], line: Line, measures: Measures, *, is_there: bool
) -> None:
    """A line of the sheet; without its figures as long as its points have not arrived."""
    style, row = measures.style, line.row
    if line.at_end and is_there and style.theme_name != "contrast":
        share = 0.12 if style.is_dark else 0.34
        painter.fillRect(
            place, solid(style.tinted(style.ground.board, GOLD, share, style.ground.ink, style.accent_on_board))
        )
    painter.setPen(pen(with_alpha(style.ground.edge, 0.7)))
    painter.drawLine(QLineF(place.x(), place.bottom() - 0.5, place.right(), place.bottom() - 0.5))
    weight: Weight = "semibold" if line.at_end else "regular"
    words = QRectF(place.x() + 8, place.y(), measures.words_room(row) - 4, place.height())
    text_block(painter, words, row.words, style.text_size(WORDS), style.ground.ink, weight, down="middle")
    if not is_there:
        return
    for cell, shown in zip(cells, row.cells, strict=False):
        figure(painter, cell, shown, style.text_size(FIGURE), style.ground.ink)
    if not measures.has_columns and row.counts and row.counts[0]:
        before = QRectF(cells[0].x() - measures.counts, place.y(), measures.counts - 6, place.height())
        text_line(painter, before, row.counts[0], style.text_size(COUNT), style.quiet_ink, across="right")


def paint_ribbon(painter: QPainter, place: QRectF, words: str, style: Style) -> None:
    path, size = rounded(place, place.height() / 2), style.text_size(RIBBON)
    is_plain = style.theme_name == "contrast"
    ground = style.theme.window if is_plain else style.button
    painter.fillPath(path, solid(ground))
    if is_plain:
        painter.strokePath(path, pen(style.theme.rim, 2))
    ink = style.readable_on(style.theme.text if is_plain else "#FFFFFF", ground)
    text_line(painter, place, words, size, ink, "bold", across="centre")
