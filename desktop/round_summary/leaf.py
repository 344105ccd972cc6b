"""The end of a round on paper: what the world did, beside it a row for each seat and a column for each source."""

from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.board.signs import SIGNS
from desktop.page.leaf import Leaf
from desktop.paint.icons import icon
from desktop.paint.marks import earned, hatching, seat_badge
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.rich_text import Signs, rich_height, rich_text
from desktop.paint.text import figure, text_block, text_line
from desktop.round_summary.measures import GAP, Measures
from desktop.round_summary.words import Cell, RowWords, SheetWords, signed
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark
from desktop.widgets.links import RuleLink


class SummaryLeaf(Leaf):
    """Signal: `rule_wanted` with a rule id when a player wants to read it."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None, style: Style, words: SheetWords, signs: Signs) -> None:
        super().__init__(parent, style)
        self.words, self.signs = words, {**SIGNS, **signs}
        self.links: list[tuple[int, RuleLink]] = []
        """By the first column of each rule."""
        numbered = [(rule, at) for at, (_, rule) in enumerate(words.columns)]
        for rule, columns in groupby(numbered, key=lambda each: each[0]):
            link = self.hold(RuleLink(rule))
            link.followed.connect(self.rule_wanted)
            self.links.append((next(columns)[1], link))
        self.setAccessibleName(words.spoken)

    # Places

    def measures(self, width: float) -> Measures:
        return Measures(width, self.style_now, self.words, self.signs)

    def arrange(self, width: int) -> int:
        here = self.measures(width)
        x = here.left + here.name
        for column, link in self.links:
            if here.is_stacked:
                link.put(x, 0)
                x += link.wide() + 8
            else:
                name = self.words.columns[column][0]
                link.put(here.column(column), here.head_height(name) + 4)
        table = self._table_height(here)
        world = self._world(None, here, 0)
        if here.is_wide:
            return round(max(table, world))
        return round(table + (2 * GAP + world if self.words.world else 0))

    def _heading(self, here: Measures) -> float:
        return here.link + 10 if here.is_stacked else here.heading()

    def _table_height(self, here: Measures) -> float:
        return self._heading(here) + sum(here.row(row) for row in self.words.rows)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        here, theme = self.measures(self.width()), self.style_now.theme
        self._paint_heads(painter, here)
        y = self._heading(here)
        for row in self.words.rows:
            painter.fillRect(QRectF(here.left, y, here.width - here.left, 1), solid(theme.line))
            self._paint_row(painter, here, row, y)
            y += here.row(row)
        if here.is_wide:
            painter.fillRect(QRectF(here.world + GAP, 0, 1, self.height()), solid(theme.line))
            self._world(painter, here, 0)
        elif self.words.world:
            painter.fillRect(QRectF(0, y, here.width, 1), solid(theme.line))
            self._world(painter, here, y + GAP)
        painter.end()

    def _world(self, painter: QPainter | None, here: Measures, y: float) -> float:
        """What happened to all. Returns where it ends."""
        if not self.words.world:
            return y
        style, size = self.style_now, self.style_now.text_size(16)
        if painter is not None:
            head = QRectF(0, y, here.world, size * 1.4)
            text_line(painter, head, self.words.world_title, size, style.accent_text, "bold")
        y += size * 1.4 + 6
        for said in self.words.world:
            high = rich_height(said, here.world, size, self.signs)
            if painter is not None:
                room = QRectF(0, y, here.world, high)
                rich_text(painter, room, said, size, style.theme.text, style, self.signs)
            y += high + 8
        return y

    def _paint_heads(self, painter: QPainter, here: Measures) -> None:
        if here.is_stacked:
            return
        theme, size = self.style_now.theme, self.style_now.text_size(16)
        for number, (name, _) in enumerate(self.words.columns):
            room = QRectF(here.column(number), 0, here.cell - GAP + 1, here.head_height(name) + 2)
            text_block(painter, room, name, size, theme.text, "bold")
        unit = QRectF(here.totals, 0, here.total + 1, here.unit_height + 2)
        text_block(painter, unit, self.words.unit, size, theme.text, "bold")

    def _paint_row(self, painter: QPainter, here: Measures, row: RowWords, y: float) -> None:
        style, high = self.style_now, here.row(row)
        total = (50 + (22 if row.to_go else 6)) * here.grown
        middle = y + (GAP + total / 2 if here.is_stacked else high / 2)
        badge = QPointF(here.left + here.badge + 1, middle)
        seat_badge(painter, badge, here.badge, row.colour, style)
        size = style.text_size(17)
        name = QRectF(badge.x() + here.badge + 9, middle - size, here.name - 2 * here.badge - 10 - GAP + 2, size * 2)
        text_line(painter, name, row.name, size, style.theme.text, "bold")
        self._paint_total(painter, here, row, QRectF(here.totals, middle - total / 2, here.total - 4, total))
        if here.is_stacked:
            self._paint_stack(painter, here, row, y + GAP + total)
            return
        for number, cell in enumerate(row.cells):
            top = middle - here.cell_height(cell) / 2
            self._paint_cell(painter, here, cell, QRectF(here.column(number), top, here.cell - GAP, 0))

    def _paint_cell(self, painter: QPainter, here: Measures, cell: Cell, at: QRectF) -> None:
        x, y = at.x(), at.y()
        if cell.amount:
            self._paint_amount(painter, QPointF(x + here.disc, y + here.disc), here.disc, cell.amount)
            if here.is_beside:
                x, y = x + 2 * here.disc + 8, y + max(0.0, here.disc - here.notes_height(cell) / 2)
            else:
                y += 2 * here.disc + 4
        elif cell.notes:
            y += max(0.0, here.disc - here.notes_height(cell) / 2)
        else:
            nothing = QRectF(x + here.disc / 2, y, 2 * here.disc, 2 * here.disc)
            text_line(painter, nothing, "–", here.size, self.style_now.theme.muted)
        self._paint_notes(painter, here, cell, QRectF(x, y, here.note_room(cell), 0))

    def _paint_notes(self, painter: QPainter, here: Measures, cell: Cell, at: QRectF) -> None:
        y, style = at.y(), self.style_now
        for note in cell.notes:
            high = rich_height(note, at.width(), here.size, self.signs)
            room = QRectF(at.x(), y, at.width(), high)
            rich_text(painter, room, note, here.size, style.theme.text, style, self.signs)
            y += high

    def _paint_stack(self, painter: QPainter, here: Measures, row: RowWords, y: float) -> None:
        """The sources of a seat, one below the other."""
        style = self.style_now
        for number, cell in here.told(row):
            x = here.left + 2 * here.badge + 10
            if cell.amount:
                self._paint_amount(painter, QPointF(x + here.disc, y + here.disc), here.disc, cell.amount)
            x += 2 * here.disc + 8
            name, room = f"**{self.words.columns[number][0]}**", here.stacked_room
            high = rich_height(name, room, here.size, self.signs)
            top = y + (here.disc - high / 2 if not cell.notes else 0)
            place = QRectF(x, top, room, high)
            rich_text(painter, place, name, here.size, style.theme.text, style, self.signs)
            self._paint_notes(painter, here, cell, QRectF(x, top + high, room, 0))
            y += here.stacked(number, cell)

    def _paint_amount(self, painter: QPainter, centre: QPointF, radius: float, amount: int) -> None:
        """A gain as what decides who wins, a loss on a red disc with its minus."""
        style = self.style_now
        if amount > 0:
            earned(painter, centre, radius, signed(amount), style)
            return
        disc = circle(centre, radius)
        painter.fillPath(disc, solid(style.theme.refuse_fill))
        painter.strokePath(disc, pen(style.theme.refuse, 1.6))
        size = SMALLEST_TEXT * max(1.0, style.text_scale**0.5)
        ink = style.readable_on(style.theme.refuse, style.theme.refuse_fill)
        figure(painter, square_around(centre, radius), signed(amount), size, ink)

    # What a seat had and has

    def _paint_total(self, painter: QPainter, here: Measures, row: RowWords, at: QRectF) -> None:
        style, theme, grown = self.style_now, self.style_now.theme, here.grown
        small, large = style.text_size(18), style.text_size(28)
        line = QRectF(at.x(), at.y(), at.width(), 36 * grown)
        was = text_line(painter, line, str(row.before), small, theme.muted, "semibold")
        x = at.x() + was + 6
        icon(painter, "chevron_right", QRectF(x, line.center().y() - 7 * grown, 14 * grown, 14 * grown), theme.muted)
        x += 14 * grown + 6
        now = text_line(painter, line.adjusted(x - at.x(), 0, 0, 0), str(row.after), large, theme.text, "bold")
        if row.change:
            ink = theme.lit if row.change > 0 else theme.refuse
            rest = line.adjusted(x - at.x() + now + 10, 2, 4, 2)
            text_line(painter, rest, signed(row.change), small, style.readable_on(ink, theme.panel), "bold")
        self._paint_bar(painter, row, QRectF(at.x(), line.bottom() + 1, at.width(), 13 * grown))
        if row.to_go:
            below = QRectF(at.x(), line.bottom() + 16 * grown, at.width(), 20 * grown)
            text_line(painter, below, row.to_go, style.text_size(14), theme.muted)

    def _paint_bar(self, painter: QPainter, row: RowWords, bar: QRectF) -> None:
        """Paint a bar as full as the seat is rich; lit what is new, hatched in red what is gone."""
        theme, full = self.style_now.theme, self.words.full
        path = rounded(bar, bar.height() / 2)
        kept, most = min(row.before, row.after), max(row.before, row.after)
        start, end = (bar.x() + bar.width() * min(1.0, max(0, each) / full) for each in (kept, most))
        changed = QRectF(start, bar.y(), end - start, bar.height())
        with clipped(painter, path):
            painter.fillRect(bar, solid(theme.line if self.style_now.theme_name == "dark" else theme.window))
            painter.fillRect(
                QRectF(bar.x(), bar.y(), start - bar.x(), bar.height()), solid(seat_mark(row.colour).colour)
            )
            if row.change > 0:
                painter.fillRect(changed, solid(theme.lit_fill))
            elif row.change < 0:
                painter.fillRect(changed, solid(theme.refuse_fill))
                hatching(painter, rounded(changed, 0), pen(with_alpha(theme.refuse, 0.8), 1.6), 6)
            painter.fillRect(QRectF(start - 1, bar.y(), 2, bar.height()), solid(theme.text))
        painter.strokePath(path, pen(theme.muted, 1.1))
