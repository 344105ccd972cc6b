"""A row of the class book: a first name, what was done of each lesson, all mistakes; unfolded, what went wrong."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.class_book.grid import PAD, SIZE, SMALL, Grid, draw_cell
from desktop.class_book.standings import Cell
from desktop.paint.icons import icon
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of
from desktop.style.mixing import mix, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import focus_ring
from desktop.widgets.rows import RowState
from desktop.widgets.surfaces import inks_of

HIGH, SIGN, RADIUS, BETWEEN = 2.25, 11, 6, 7


class PupilRow:
    """Pressed, it unfolds or folds."""

    can_be_chosen = True

    def __init__(self, grid: Grid, name: str, cells: Sequence[Cell], mistakes: int | None, *, is_even: bool) -> None:
        """`mistakes`: None where nothing was begun."""
        self.grid, self.name, self.cells, self.mistakes, self.is_even = grid, name, cells, mistakes, is_even
        self.details: Sequence[tuple[str, str]] = ()
        """Where something went wrong, and what; only while it is unfolded."""
        self.is_unfolded = False
        self.said = ""

    @property
    def words(self) -> str:
        return "\n".join([self.said, *(f"{where} {what}".strip() for where, what in self.details)])

    def unfold(self, details: Sequence[tuple[str, str]]) -> None:
        self.details, self.is_unfolded = details, True

    # Sizes

    def height(self, width: float, style: Style) -> float:
        high = self._line(style)
        if self.is_unfolded:
            high += sum(self._detail_heights(width, style)) + BETWEEN * (len(self.details) + 1)
        return high

    def _line(self, style: Style) -> float:
        return round(style.text_size(SIZE) * HIGH)

    def _detail_heights(self, width: float, style: Style) -> list[float]:
        size, room = style.text_size(SMALL), width - self._indent(style) - 2 * PAD
        heights = []
        for where, what in self.details:
            heights.append(height_of(where, room, size, "semibold"))
            heights.append(height_of(what, room, size) if what else 0.0)
        return heights

    def _indent(self, style: Style) -> float:
        return PAD + style.grown(SIGN) + 8

    # Painting

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        inks = inks_of(style, "board")
        body = rect.adjusted(0, 1, 0, -1)
        if state.is_chosen or state.is_pointed:
            painter.fillPath(rounded(body, RADIUS), mix(inks.ground, style.accent, 0.2 if state.is_chosen else 0.1))
        elif self.is_even:
            stripe = with_alpha(inks.line, 0.28) if style.theme_name == "light" else with_alpha("#000000", 0.24)
            painter.fillPath(rounded(body, RADIUS), stripe)  # below pale words it is darker: they stay readable
        line = QRectF(rect.x(), rect.y(), rect.width(), self._line(style))
        self._paint_line(painter, line, style)
        if self.is_unfolded:
            self._paint_details(painter, rect, line.bottom(), style)
        if state.has_focus:
            focus_ring(painter, body, RADIUS, style)

    def _paint_line(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        inks, size, places = inks_of(style, "board"), style.text_size(SIZE), self.grid.places(rect.width(), style)
        side, x = style.grown(SIGN), rect.x() + PAD
        sign = "chevron_down" if self.is_unfolded else "chevron_right"
        icon(painter, sign, QRectF(x, rect.center().y() - side / 2, side, side), inks.muted)
        name = QRectF(rect.x() + self._indent(style), rect.y(), places.name - self._indent(style) - 4, rect.height())
        text_line(painter, name, self.name, size, inks.text, "semibold")
        for at, number in enumerate(places.shown):
            draw_cell(painter, places.cell_rect(at, rect), self.cells[number], style)
        total = "–" if self.mistakes is None else str(self.mistakes)
        ink = inks.text if self.mistakes else inks.muted
        text_line(painter, places.total_rect(rect), total, size, ink, "bold", across="right")

    def _paint_details(self, painter: QPainter, rect: QRectF, y: float, style: Style) -> None:
        inks, size = inks_of(style, "board"), style.text_size(SMALL)
        x, heights = rect.x() + self._indent(style), self._detail_heights(rect.width(), style)
        room = rect.width() - self._indent(style) - 2 * PAD
        for number, (where, what) in enumerate(self.details):
            above, below = heights[2 * number : 2 * number + 2]
            text_block(painter, QRectF(x, y, room, above + 2), where, size, inks.text, "semibold")
            text_block(painter, QRectF(x, y + above, room, below + 2), what, size, inks.muted)
            y += above + below + BETWEEN
