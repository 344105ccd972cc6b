"""The table of games: a row for each, a disc for each kind of opponent, filled by the share of wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from desktop.kept_games.tallies import Tally
from desktop.own_page.panel import Panel, own_ink
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.light import downwards
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import Pressable
from desktop.widgets.switch import Switch

FRONT, CELL, MOST_CELL = 194.0, 74.0, 100.0
GAP = 6.0
LEAST_PIE, MOST_PIE, MANY = 9.0, 15.0, 14
FULL_TURN, NOON = 360.0, 90.0


@dataclass(frozen=True, slots=True)
class Cell:
    column: str
    figures: str
    """Won and played; empty where nothing was."""
    tally: Tally


@dataclass(frozen=True, slots=True)
class Columns:
    """The places in a row: the cells beside the front of the drawer, or below it where there is no room."""

    front: float
    cells: tuple[float, ...]
    """How wide each is, row after row."""
    in_row: int
    is_below: bool

    def place(self, number: int) -> tuple[float, float]:
        """Find where a cell begins, and how wide it is."""
        first = number - number % self.in_row
        x = 0.0 if self.is_below else self.front + GAP
        return x + sum(self.cells[first:number]), self.cells[number]


def columns_for(width: float, heads: Sequence[float], style: Style) -> Columns:
    """Spread the columns; `heads` says how wide the heading of each is."""
    front, least = style.grown(FRONT), [max(style.grown(CELL) * 0.65, head + 8) for head in heads]
    spare = width - front - GAP - sum(least)
    if spare >= 0:
        more = spare / max(1, len(least))
        return Columns(front, tuple(min(style.grown(MOST_CELL), each + more) for each in least), len(least), False)
    in_row = max(1, min(len(least), int(width / max(least))))
    return Columns(width, (width / in_row,) * len(least), in_row, True)


class GameRow(Pressable):
    """A game; pressed, it is played."""

    radius = 8

    def __init__(self, game: str) -> None:
        self.game = game
        self.below, self.level = "", ""
        self.level_wide = 0.0
        """Room at the right for the person's level; 0 where there is none, or nothing to tell: then it stands below the
        name."""
        self.cells: Sequence[Cell] = ()
        super().__init__(size=17)

    def show_tally(self, words: str, below: str, cells: Sequence[Cell], said: str) -> None:
        self.below, self.cells = below, cells
        self.say(words)
        self.setAccessibleDescription(said)

    @property
    def small(self) -> int:
        return self.style_now.text_size(14)

    @property
    def level_size(self) -> int:
        return self.style_now.text_size(15)

    def columns(self, width: float) -> Columns:
        heads = [width_of(cell.column, self.small, "semibold") for cell in self.cells]
        return columns_for(width - self.level_wide, heads, self.style_now)

    def wide(self) -> int:
        return self.grown(600)

    def least_wide(self) -> int:
        return round(width_of(self.words, self.size_now, "semibold", serif=True)) + 26

    @property
    def _front_high(self) -> float:
        return self.size_now * 1.5 + self.small * 1.5 + 12

    @property
    def _cell_high(self) -> float:
        return 2 * self.grown(MOST_PIE) + self.small * 1.4 + 8

    def high_for(self, width: float) -> int:
        columns = self.columns(width)
        if not columns.is_below:
            return round(max(self._front_high, self._cell_high) + 8)
        rows = -(-len(self.cells) // columns.in_row)
        return round(self._front_high + rows * (self._cell_high + self.small * 1.4) + 12)

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        columns = self.columns(rect.width())
        if self.is_hovered or self.isDown():
            painter.fillPath(rounded(rect, self.radius), with_alpha(self.inks.text, 0.05))
        high = self._front_high if columns.is_below else rect.height() - 8
        self._draw_front(painter, QRectF(0, 4, columns.front - 4, high))
        for number, cell in enumerate(self.cells):
            x, wide = columns.place(number)
            if columns.is_below:
                high = self._cell_high + self.small * 1.4
                place = QRectF(x, self._front_high + 8 + number // columns.in_row * high, wide, high)
                heading = QRectF(place.x(), place.y(), place.width(), self.small * 1.4)
                text_line(painter, heading, cell.column, self.small, self.inks.muted, "semibold", across="centre")
                self._draw_cell(painter, place.adjusted(0, self.small * 1.4, 0, 0), cell)
            else:
                self._draw_cell(painter, QRectF(x, 0, wide, rect.height()), cell)
        if self.level_wide:
            text_line(painter, rect, self.level, self.level_size, self.inks.text, "bold", across="right")

    @property
    def told_below(self) -> str:
        """What stands below the name: the level too, where there is no column for it."""
        return self.below if self.level_wide else " · ".join(filter(None, (self.below, self.level)))

    def _draw_front(self, painter: QPainter, place: QRectF) -> None:
        look = Style(self.style_now.theme_name if self.style_now.theme_name == "contrast" else "light", self.game)
        ground, path = look.ground, rounded(place, 7)
        painter.fillPath(path, downwards(place, ((0, ground.felt_centre), (1, ground.felt_rim))))
        if look.theme_name != "contrast":
            with clipped(painter, path):
                motif(painter, place, self.game, MotifInk(look.felt_ink, look.accent, 0.10, self.grown(38)))
        painter.strokePath(path, pen(with_alpha("#000000" if look.theme_name == "light" else "#FFFFFF", 0.4)))
        lines = self.size_now * 1.45, self.small * 1.4
        y, room = place.center().y() - sum(lines) / 2, place.width() - 20
        title = QRectF(place.x() + 11, y, room, lines[0])
        text_line(painter, title, self.words, self.size_now, look.felt_ink, "semibold", serif=True)
        text_line(
            painter, QRectF(title.x(), title.bottom(), room, lines[1]), self.told_below, self.small, look.felt_ink
        )

    def _draw_cell(self, painter: QPainter, place: QRectF, cell: Cell) -> None:
        figures = self.small * 1.4
        whole = 2 * self.grown(MOST_PIE) + figures
        top = place.center().y() - whole / 2
        centre = QPointF(place.center().x(), top + self.grown(MOST_PIE))
        if not cell.tally.played:
            painter.fillRect(QRectF(centre.x() - 5, place.center().y() - 1, 10, 1.6), with_alpha(self.inks.text, 0.35))
            return
        often = min(1.0, cell.tally.played / MANY)
        radius = self.grown(LEAST_PIE) + (self.grown(MOST_PIE) - self.grown(LEAST_PIE)) * often - 1
        draw_pie(painter, centre, radius, cell.tally.share, self.style_now)
        line = QRectF(place.x(), top + 2 * self.grown(MOST_PIE) + 1, place.width(), figures)
        text_line(painter, line, cell.figures, self.small, self.inks.text, "semibold", across="centre")


def draw_pie(painter: QPainter, centre: QPointF, radius: float, share: float, style: Style) -> None:
    """A disc, filled from the top by this share."""
    ink = own_ink(style)
    painter.fillPath(
        circle(centre, radius), solid("#FFFFFF") if not style.is_dark else mix(style.theme.panel, ink, 0.12)
    )
    if share >= 1:
        painter.fillPath(circle(centre, radius), solid(ink))
    elif share > 0:
        slice_ = QPainterPath(centre)
        slice_.arcTo(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), NOON, -FULL_TURN * share)
        slice_.closeSubpath()
        painter.fillPath(slice_, solid(ink))
    painter.strokePath(circle(centre, radius), pen(ink, 1.6))


class Heads(Drawn):
    """The headings of the columns, above rows of the same width."""

    def __init__(self) -> None:
        super().__init__()
        self.row: GameRow | None = None
        self.level = ""
        """Above the levels."""

    def paintEvent(self, event: object) -> None:
        if self.row is None:
            return
        painter = QPainter(self)
        columns, small = self.row.columns(self.width()), self.row.small
        if not columns.is_below:
            for number, cell in enumerate(self.row.cells):
                x, wide = columns.place(number)
                place = QRectF(x, 0, wide, self.height())
                ink = self.style_now.theme.muted
                text_line(painter, place, cell.column, small, ink, "semibold", across="centre")
        if self.row.level_wide:
            ink = self.style_now.theme.muted
            text_line(painter, QRectF(self.rect()), self.level, small, ink, "semibold", across="right")
        painter.end()


class GamesPanel(Panel):
    """Signal: `wanted` with the id of the game to be played."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget, style: Style, art: Art, games: Sequence[str]) -> None:
        super().__init__(parent, style, art)
        self.periods = self.hold(Switch())
        self.heads = self.hold(Heads())
        self.rows = {game: self.hold(GameRow(game)) for game in games}
        self.order: Sequence[str] = tuple(games)
        self.legend = Words(self, Type(14, ink="muted"), style)
        for game, row in self.rows.items():
            row.clicked.connect(lambda _=False, game=game: self.wanted.emit(game))

    def show_in_order(self, games: Sequence[str]) -> None:
        self.order = games
        self.heads.row = self.rows[games[0]] if games else None
        self.heads.update()

    def show_levels(self, heading: str, levels: Mapping[str, str]) -> None:
        """The person's level in each game where it is known."""
        self.heads.level = heading
        for game, row in self.rows.items():
            row.level = levels.get(game, "")
            row.update()
        self.heads.update()

    def _part_off_levels(self, wide: int) -> None:
        """Keep room for levels, where the discs have enough without it."""
        rows = list(self.rows.values())
        known = [width_of(row.level, row.level_size, "bold") for row in rows if row.level]
        for row in rows:
            row.level_wide = 0.0
        if known and rows:
            heading = width_of(self.heads.level, rows[0].small, "semibold")
            room = max([*known, heading]) + 12
            heads = [width_of(cell.column, rows[0].small, "semibold") for cell in rows[0].cells]
            if not columns_for(wide - room, heads, self.style_now).is_below:
                for row in rows:
                    row.level_wide = room

    def arrange(self, width: int) -> int:
        return self._arrange(width, 0)

    def arrange_in(self, width: int, height: int) -> None:
        spare = height - self._arrange(width, 0)
        self._arrange(width, min(self.px(10), max(0, spare // max(1, len(self.rows)))))

    def _arrange(self, width: int, apart: int) -> int:
        pad, wide = self.pad, self.inside(width)
        self._part_off_levels(wide)
        switch = self.periods.wide()
        is_beside = self.title.natural_width() + switch + 20 <= wide
        y = self.put_head(width, switch + 12 if is_beside else 0)
        if is_beside:
            self.periods.put(
                width - pad - switch, self.title.y() + (self.title.line - self.periods.high_for(switch)) / 2
            )
        else:
            self.periods.put(pad, y, min(switch, wide))
            y += self.periods.height() + self.px(6)
        first = self.rows[self.order[0]] if self.order else None
        if first is not None and not first.columns(wide).is_below:
            high = round(first.small * 1.5)
            self.heads.setGeometry(pad, y, wide, high)
            y += high
        else:
            self.heads.setGeometry(pad, y, wide, 0)
        for game in self.order:
            row = self.rows[game]
            high = row.high_for(wide) + apart
            row.put(pad, y, wide, high)
            y += high
        return self.legend.put(pad, y + self.px(4), wide) + self.foot
