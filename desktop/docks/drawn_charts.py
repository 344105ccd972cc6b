"""The charts themselves, drawn by pyqtgraph: a line per seat, a bar per seat; every figure also stands in words."""

from collections.abc import Iterator, Sequence
from itertools import count

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.docks.formatting import Formatter
from desktop.docks.scores import Sample, Scores
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import glyph_path, rounded
from desktop.paint.states import trail_colour
from desktop.style.fonts import font
from desktop.style.mixing import darker, mix, solid
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint
from desktop.widgets.badge import SeatBadge
from desktop.widgets.dressing import dress, wear_alone
from desktop.widgets.words import Label, heading
from rules.core.types import SeatName

LINES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
PATTERNS = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense4Pattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.Dense2Pattern,
)
"""One for each source of points, the largest first."""

CHART_HEIGHT = 210
LEAST_SCALE, MOST_NUMBERS = 5, 6
MINUS = "\u2212"
BAR = 0.62


class DrawnCharts(QScrollArea):
    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.style_now = Style()
        self.inside = QWidget()
        self.rounds_title, self.sources_title = heading(size=17), heading(size=17)
        self.rounds, self.sources = pg.PlotWidget(), pg.PlotWidget()
        self.empty = Label(ink="muted")
        self.totals, self.legend = QVBoxLayout(), QVBoxLayout()
        column = QVBoxLayout(self.inside)
        column.setContentsMargins(0, 4, 8, 12)
        column.setSpacing(8)
        for each in (self.rounds_title, self.rounds, self.totals, self.sources_title, self.empty, self.sources):
            column.addLayout(each) if isinstance(each, QVBoxLayout) else column.addWidget(each)
        column.addLayout(self.legend)
        column.addStretch(1)
        self.setWidget(self.inside)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for plot in (self.rounds, self.sources):
            plain(plot)
        self.say_again()

    def say_again(self) -> None:
        say = self.formatter.say_id
        self.setAccessibleName(say("dock-charts"))
        self.rounds_title.setText(say("charts-rounds"))
        self.sources_title.setText(say("charts-sources"))
        self.empty.setText(say("charts-empty"))
        self.rounds.setAccessibleName(say("charts-rounds"))
        self.sources.setAccessibleName(say("charts-sources"))

    def wear_all(self, style: Style) -> None:
        dress(self, style)

    def wear(self, style: Style) -> None:
        self.style_now = style

    # What is drawn

    def show_scores(self, scores: Scores) -> None:
        sources = scores.sources()
        self._draw_rounds(scores.samples())
        self._draw_sources(sources)
        self._write_totals(scores.now.totals)
        self._write_legend(sources)
        self.empty.setVisible(not sources)
        self.sources.setVisible(bool(sources))
        for each in self.inside.findChildren(QWidget):
            wear_alone(each, self.style_now)

    def _draw_rounds(self, samples: Sequence[Sample]) -> None:
        self._dress_plot(self.rounds)
        for seat in range(len(samples[-1].totals)):
            colour = self._ink(seat)
            line = pg.mkPen(solid(colour), width=2.4, style=LINES[seat % len(LINES)])
            heights = [sample.totals[seat] for sample in samples]
            self.rounds.plot(range(len(samples)), heights, pen=line)
            self.rounds.addItem(self._glyphs(seat, heights))
        totals = [total for sample in samples for total in sample.totals]
        scale(self.rounds, min(totals), max(totals))
        last = max(1, len(samples) - 1)
        self.rounds.getAxis("bottom").setTicks([numbered(0, last)])
        self.rounds.setXRange(0, last, padding=0.06)

    def _glyphs(self, seat: int, heights: Sequence[int]) -> pg.ScatterPlotItem:
        """The seat's glyph at the end of its line, and smaller wherever a round ended."""
        mark = seat_mark(self.formatter.colour(seat))
        sizes = [7 if at < len(heights) - 1 else 15 for at in range(len(heights))]
        return pg.ScatterPlotItem(
            x=list(range(len(heights))),
            y=list(heights),
            size=sizes,
            symbol=glyph_path(mark.shape, QPointF(0, 0), 0.5),
            brush=QBrush(solid(mark.colour)),
            pen=pg.mkPen(outline(mark.colour, self.style_now), width=1.2),
        )

    def _draw_sources(self, sources: Sequence[tuple[str, tuple[int, ...]]]) -> None:
        self._dress_plot(self.sources)
        if not sources:
            return
        seats = range(len(sources[0][1]))
        foot = dict.fromkeys(seats, 0)
        for number, (_, points) in enumerate(sources):
            for seat in seats:
                if points[seat] > 0:
                    self._draw_bar(seat, number, foot[seat], points[seat])
                    foot[seat] += points[seat]
        names = [(seat, self.formatter.say_id("charts-name", seat=SeatName(seat))) for seat in seats]
        self.sources.getAxis("bottom").setTicks([names])
        scale(self.sources, 0, max(foot.values()))
        self.sources.setXRange(-0.6, len(names) - 0.4, padding=0)

    def _draw_bar(self, seat: int, source: int, foot: int, height: int) -> None:
        """Pale in the seat's colour under the pattern of the source, so that the pattern shows on every colour."""
        colour = self._ink(seat)
        edge = pg.mkPen(outline(colour, self.style_now), width=1.2)
        bar = {"x": [seat], "height": [height], "y0": [foot], "width": BAR}
        self.sources.addItem(pg.BarGraphItem(**bar, brush=QBrush(self._pale(colour)), pen=edge))
        self.sources.addItem(pg.BarGraphItem(**bar, brush=self._pattern(colour, source), pen=edge))

    def _pale(self, colour: Tint) -> Tint:
        return mix(colour, self.style_now.theme.panel, 0.72)

    def _pattern(self, colour: Tint, source: int) -> QBrush:
        return QBrush(solid(colour), PATTERNS[source % len(PATTERNS)])

    def _ink(self, seat: int) -> Tint:
        """The seat's colour; paler in the dark themes, where it would sink into the ground."""
        return trail_colour(self.formatter.colour(seat), self.style_now)

    def _dress_plot(self, plot: pg.PlotWidget) -> None:
        theme, size = self.style_now.theme, self.style_now.text_size(13)
        plot.clear()
        plot.setBackground(theme.panel)
        plot.setFixedHeight(round(CHART_HEIGHT * (0.6 + 0.4 * self.style_now.text_scale)))
        for name in ("left", "bottom"):
            axis = plot.getAxis(name)
            axis.setPen(pg.mkPen(theme.line))
            axis.setTextPen(pg.mkPen(theme.muted))
            axis.setStyle(tickFont=font(size))
        plot.getAxis("left").setWidth(round(size * 2.4))
        plot.getAxis("bottom").setHeight(round(size * 1.7))

    # The same in words

    def _write_totals(self, totals: Sequence[int]) -> None:
        empty(self.totals)
        best_first = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        for seat in best_first:
            words = self.formatter.say_id("charts-seat", seat=SeatName(seat), points=totals[seat])
            row = QHBoxLayout()
            badge = SeatBadge(size=20)
            badge.show_seat(self.formatter.colour(seat), self.formatter.seat(seat))
            row.addWidget(badge)
            row.addWidget(Label(words, 15, "semibold"), 1)
            self.totals.addLayout(row)

    def _write_legend(self, sources: Sequence[tuple[str, tuple[int, ...]]]) -> None:
        empty(self.legend)
        for number, (source, points) in enumerate(sources):
            row = QHBoxLayout()
            row.addWidget(Swatch(number))
            row.addWidget(Label(self.formatter.say_id("charts-source", source=source, points=figures(points)), 14), 1)
            self.legend.addLayout(row)


class Swatch(QWidget):
    """The pattern of a source of points."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source = source
        self.style_now = Style()
        self.setFixedSize(22, 16)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, place = self.style_now.theme, rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3)
        painter.fillPath(place, QBrush(solid(theme.muted), PATTERNS[self.source % len(PATTERNS)]))
        painter.strokePath(place, pen(theme.muted))
        painter.end()


def plain(plot: pg.PlotWidget) -> None:
    """Make a plot a plain picture, with nothing to drag, zoom or open by mistake."""
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(x=False, y=False)
    plot.hideButtons()
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setFrameShape(plot.Shape.NoFrame)


def scale(plot: pg.PlotWidget, least: int, most: int) -> None:
    """Scale the axis from 0, or from below if a seat is there; in whole numbers."""
    least, most = min(0, least), max(most, min(0, least) + LEAST_SCALE)
    plot.setYRange(least, most, padding=0.06)
    plot.getAxis("left").setTicks([numbered(least, most)])


def numbered(least: int, most: int) -> list[tuple[int, str]]:
    """Round numbers between these, not too many of them."""
    step = next(each for each in steps() if (most - least) / each <= MOST_NUMBERS)
    first = -(-least // step) * step
    return [(number, str(number).replace("-", MINUS)) for number in range(first, most + 1, step)]


def steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50…"""
    return (digit * 10**power for power in count() for digit in (1, 2, 5))


def outline(colour: Tint, style: Style) -> Tint:
    return style.theme.text if style.theme_name == "contrast" else darker(colour, 0.4)


def figures(points: Sequence[int]) -> str:
    return " · ".join(str(each).replace("-", MINUS) for each in points)


def empty(layout: QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        row = item.layout()
        while row is not None and (inside := row.takeAt(0)) is not None:
            widget = inside.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
