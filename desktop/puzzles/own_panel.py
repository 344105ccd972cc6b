"""One's own rating and streak, and the themes to work on."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import Drawing, Panel
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.icons import icon
from desktop.paint.painting import kept, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.paint.thinking import FOR
from desktop.puzzles.faces import OwnFace, WorkFace
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import ink_on, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.pressable import Pressable

CURVE_HIGH, LEAST_CURVE, CELL_HIGH = 70, 34, 22
LEAST_SPAN = 60.0
"""The curve shows at least so many points from bottom to top."""


class RatingCurve(Drawing):
    """The rating after each try."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: tuple[float, ...] = ()

    def show_figures(self, figures: tuple[float, ...]) -> None:
        self.figures = figures
        self.update()

    def high_for(self, width: float) -> int:
        return max(LEAST_CURVE, self.px(CURVE_HIGH))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if not self.figures:
            return
        style = self.style_now
        ink = FOR[style.theme_name]
        painter.fillRect(rect, solid(style.theme.raised))
        low, high = min(self.figures), max(self.figures)
        span = max(LEAST_SPAN, high - low)
        low -= (span - (high - low)) / 2
        plot = rect.adjusted(6, 8, -8, -8)
        step = plot.width() / max(1, len(self.figures) - 1)
        points = [
            QPointF(plot.x() + number * step, plot.bottom() - (each - low) / span * plot.height())
            for number, each in enumerate(self.figures)
        ]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.strokePath(path, pen(ink, 2.6))
        painter.fillPath(circle(points[-1], 4.5), solid(ink))


class StreakCells(Drawing):
    """The last days: solved with a check, forgiven with a dot, today with a frame."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: tuple[str, ...] = ()

    def show_cells(self, cells: tuple[str, ...]) -> None:
        self.cells = cells
        self.update()

    def high_for(self, width: float) -> int:
        return max(16, self.px(CELL_HIGH))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        ink, wide = FOR[style.theme_name], rect.width() / max(1, len(self.cells))
        for number, cell in enumerate(self.cells):
            box = QRectF(number * wide + 1.5, 1, wide - 3, rect.height() - 2)
            path = rounded(box, 3)
            is_solved = cell == "solved"
            painter.fillPath(path, solid(ink) if is_solved else with_alpha(style.theme.text, 0.08))
            if style.theme_name == "contrast" and not is_solved:
                painter.strokePath(path, pen(with_alpha(style.theme.text, 0.5)))
            if is_solved:
                side = min(box.width(), box.height()) * 0.66
                place = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
                icon(painter, "check", place, ink_on(ink))
            elif cell == "forgiven":
                painter.fillPath(circle(box.center(), 2.6), solid(ink))
            if number == len(self.cells) - 1:
                painter.strokePath(rounded(box.adjusted(1, 1, -1, -1), 3), pen(style.accent_text, 2))


class WorkLine(Pressable):
    """A theme, and how many of its puzzles are solved of those that were tried."""

    radius = 6

    def __init__(self) -> None:
        self.face: WorkFace | None = None
        super().__init__(size=16)

    def show_face(self, face: WorkFace) -> None:
        self.face = face
        self.say(face.name)
        self.setAccessibleDescription(face.share)

    @property
    def small(self) -> int:
        return self.style_now.text_size(15)

    @property
    def _end(self) -> float:
        return width_of(self.face.share if self.face else "", self.small) + 26

    def wide(self) -> int:
        return round(width_of(self.words, self.size_now, "semibold") + self._end) + 8

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "semibold") for word in self.words.split()), default=0.0)
        return round(longest + self._end)

    def high_for(self, width: float) -> int:
        return round(height_of(self.words, max(1.0, width - self._end), self.size_now, "semibold")) + 5

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.face is None:
            return
        inks = self.inks
        if self.is_hovered:
            painter.fillPath(rounded(rect, self.radius), with_alpha(inks.text, 0.07))
        with kept(painter):
            name = rect.adjusted(0, 0, -self._end, 0)
            text_line(painter, name, self.words, self.size_now, inks.text, "semibold")
            text_line(painter, rect.adjusted(0, 0, -18, 0), self.face.share, self.small, inks.muted, across="right")
        icon(painter, "chevron_right", QRectF(rect.right() - 13, rect.center().y() - 6, 12, 12), inks.accent)


class OwnPanel(Panel):
    """Signal: `theme_wanted` with a game and a theme."""

    theme_wanted = Signal(str, str)

    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.figure = Words(self, Type(32, "bold", grows=1.6), style)
        self.error = Words(self, Type(16, ink="muted"), style)
        self.month = Words(self, Type(15, "semibold", across="right"), style)
        self.none = Words(self, Type(15, ink="muted"), style)
        self.curve = self.hold(RatingCurve())
        self.streak = Words(self, Type(18, "semibold", serif=True), style)
        self.days = Words(self, Type(16, "bold", across="right"), style)
        self.cells = self.hold(StreakCells())
        self.first_day = Words(self, Type(13, ink="muted"), style)
        self.today = Words(self, Type(13, ink="muted", across="right"), style)
        self.work = Words(self, Type(15, "semibold", ink="muted"), style)
        self.no_work = Words(self, Type(14, ink="muted"), style)
        self.lines: list[WorkLine] = []

    def show_face(self, face: OwnFace) -> None:
        self.head(face.rating)
        self.setAccessibleDescription(face.said)
        self.figure.say(face.figure)
        self.error.say(face.error)
        self.month.say(face.month)
        self.none.say(face.none)
        self.curve.setVisible(len(face.curve) > 1)
        self.curve.show_figures(face.curve)
        self.curve.tell(face.rating, face.said)
        self.streak.say(face.streak)
        self.days.say(face.days)
        self.cells.show_cells(face.cells)
        self.cells.tell(face.streak, face.days_said)
        self.first_day.say(face.first_day)
        self.today.say(face.today)
        self.work.say(face.work)
        self.no_work.say("" if face.works else face.no_work)
        while len(self.lines) < len(face.works):
            line = self.hold(WorkLine())
            line.clicked.connect(lambda _=False, line=line: self._want(line))
            self.lines.append(line)
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(face.works))
            if number < len(face.works):
                line.show_face(face.works[number])

    def _want(self, line: WorkLine) -> None:
        if line.face is not None:
            self.theme_wanted.emit(line.face.game, line.face.theme)

    def arrange(self, width: int) -> int:
        x, inside = self.pad, self.inside(width)
        y = self.put_head(width) - 4
        if self.none.text():
            y = self.none.put(x, y, inside) + self.px(8)
        else:
            y = self._put_figure(x, y, inside) + self.px(4)
        if not self.curve.isHidden():
            y = self.curve.put(x, y, inside) + self.px(10)
        wide = self.days.natural_width() + 4
        self.days.put(x + inside - wide, y, wide)
        y = self.streak.put(x, y, inside - wide - 8) + self.px(6)
        y = self.cells.put(x, y, inside) + 2
        self.today.put(x + inside / 2, y, inside / 2)
        y = self.first_day.put(x, y, inside / 2) + self.px(8)
        y = self.work.put(x, y, inside) + 2
        if self.no_work.text():
            y = self.no_work.put(x, y, inside)
        for line in self.lines:
            if not line.isHidden():
                high = line.high_for(inside)
                line.put(x, y, inside, high)
                y += high
        return y + self.foot

    def _put_figure(self, x: int, y: int, inside: int) -> int:
        """The figure, how sure it is, and what was gained this month: beside each other, or below."""
        wide = self.figure.natural_width() + 4
        error = self.error.natural_width() + 4
        month = self.month.natural_width() + 4
        end = self.figure.put(x, y, wide)
        base = end - self.error.line * 1.15
        if wide + 12 + error + 12 + month <= inside:
            self.error.put(x + wide + 12, base, error)
            self.month.put(x + inside - month, base, month)
            return end
        self.error.put(x + wide + 12, base, max(10, inside - wide - 12))
        return self.month.put(x, end, inside)
