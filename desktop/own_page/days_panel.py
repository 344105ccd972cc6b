"""The days on which games ended: a calendar of twenty weeks, darker and with more dots where more was played."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.own_page.facts import WEEK, WEEKS
from desktop.own_page.panel import Drawing, Panel, own_ink
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import Style

MOST_DOTS = 3
STRENGTH = (0.0, 0.30, 0.62, 1.0)
GAP, LEAST_CELL, MOST_CELL = 2.0, 6.0, 22.0
EVERY_OTHER = (0, 2, 4, 6)


class Calendar(Drawing):
    radius = 4

    def __init__(self) -> None:
        super().__init__()
        self.first, self.today = date.min, date.min
        self.games: Mapping[date, int] = {}
        self.months: Sequence[str] = ()
        self.days: Sequence[str] = ()
        self.said: Callable[[date, int], str] = lambda day, games: ""

    def show_days(self, first: date, today: date, games: Mapping[date, int], said: Callable[[date, int], str]) -> None:
        """`said`: what a day is called when the pointer rests on it."""
        self.first, self.today, self.games, self.said = first, today, games, said
        self.update()

    def name(self, months: Sequence[str], days: Sequence[str]) -> None:
        """The months from January and the days from Monday, short."""
        self.months, self.days = months, days
        self.update()

    # Measures

    @property
    def _small(self) -> int:
        return self.style_now.text_size(13)

    @property
    def _left(self) -> float:
        return max((width_of(each, self._small) for each in self.days), default=0.0) + 8

    @property
    def _top(self) -> float:
        return self._small * 1.45

    def _step(self, width: float) -> float:
        return max(LEAST_CELL, min(self.grown(MOST_CELL), (width - self._left) / WEEKS))

    def high_for(self, width: float) -> int:
        return round(self._top + WEEK * self._step(width))

    def _cell(self, week: int, day: int, step: float) -> QRectF:
        return QRectF(self._left + week * step, self._top + day * step, step - GAP, step - GAP)

    def tip_at(self, point: QPointF) -> str:
        step = self._step(self.width())
        week, day = int((point.x() - self._left) // step), int((point.y() - self._top) // step)
        on = self.first + timedelta(weeks=week, days=day)
        if point.x() < self._left or point.y() < self._top or not 0 <= week < WEEKS or day >= WEEK or on > self.today:
            return ""
        return self.said(on, self.games.get(on, 0))

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        step, inks, small = self._step(rect.width()), self.inks, self._small
        for day in EVERY_OTHER if step < small * 1.3 else range(WEEK):
            if day < len(self.days):
                place = QRectF(0, self._top + day * step - small, self._left - 8, step - GAP + 2 * small)
                text_line(painter, place, self.days[day], small, inks.muted, across="centre")
        self._draw_months(painter, step)
        for week in range(WEEKS):
            for day in range(WEEK):
                on = self.first + timedelta(weeks=week, days=day)
                if on <= self.today:
                    self._draw_day(painter, self._cell(week, day, step), self.games.get(on, 0))

    def _draw_months(self, painter: QPainter, step: float) -> None:
        free = self._left
        for week in range(WEEKS):
            monday = self.first + timedelta(weeks=week)
            begins = week == 0 or monday.day <= WEEK
            x = self._left + week * step
            name = self.months[monday.month - 1] if self.months else ""
            wide = width_of(name, self._small)
            # A month that has only its last days there would push the next one away.
            is_short = week == 0 and (monday + timedelta(days=WEEK)).month != monday.month
            if begins and x >= free and not is_short and x + wide <= self.width():
                text_line(painter, QRectF(x, 0, wide + 2, self._small * 1.3), name, self._small, self.inks.muted)
                free = x + wide + 6

    def _draw_day(self, painter: QPainter, cell: QRectF, games: int) -> None:
        ink, panel = own_ink(self.style_now), self.style_now.theme.panel
        count = min(games, MOST_DOTS)
        path = rounded(cell, min(3.0, cell.width() * 0.18))
        if not count:
            painter.fillPath(path, with_alpha(self.inks.text, 0.07))
            if self.style_now.theme_name == "contrast":
                painter.strokePath(path, pen(with_alpha(self.inks.text, 0.45)))
            return
        fill = mix(panel, ink, STRENGTH[count])
        painter.fillPath(path, solid(fill))
        apart, radius = cell.width() * 0.28, max(1.0, cell.width() * 0.088)
        for number in range(count):
            centre = cell.center() + QPointF((number - (count - 1) / 2) * apart, 0)
            painter.fillPath(circle(centre, radius), solid(ink_on(fill)))


class DaysPanel(Panel):
    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.calendar = self.hold(Calendar())
        self.legend = Words(self, Type(14, ink="muted"), style)

    def arrange(self, width: int) -> int:
        y = self.put_head(width)
        y = self.calendar.put(self.pad, y, self.inside(width)) + self.px(4)
        return self.legend.put(self.pad, y, self.inside(width)) + self.foot
