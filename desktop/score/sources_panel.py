"""Where the points come from: a small picture per seat on the same scale, textures for sources, a bar for the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent

from desktop.paint.art import Art
from desktop.paint.marks import hatching, seat_badge
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.text import text_block, text_line
from desktop.score.boards import EDGE, SIDE, Panel
from desktop.score.curves_chart import paper
from desktop.score.plot import scale_for
from desktop.score.sheet_layout import line_height
from desktop.score.sources import Layer
from desktop.score.words import plain
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style, seat_mark

GAP = 14.0
SWATCH = 20.0
LEAST_PICTURE = 58.0
BAR = 26.0
WEAVES = (
    ("full", "#000000", 0.10),
    ("hatched", "#FFFFFF", 0.42),
    ("dotted", "#FFFFFF", 0.72),
    ("pale", "#FFFFFF", 0.88),
    ("crossed", "#FFFFFF", 0.30),
)
"""Textures, each with what the colour is mixed with, and how much."""
AT_NIGHT = 0.8
"""So much less of it where white would glare."""


@dataclass(frozen=True, slots=True)
class SourceWords:
    title: str
    empty: str
    legend: tuple[str, ...]
    """One for each layer."""
    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    ticks: tuple[str, str, str]
    """Below the first mark, the last one, and the bar."""
    said: str
    """All of it in words, for screen readers."""


class SourcesPanel(Panel):
    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.words: SourceWords | None = None
        self.layers: tuple[Layer, ...] = ()
        self.order: tuple[int, ...] = ()

    def show_layers(self, layers: Sequence[Layer], words: SourceWords, order: Sequence[int]) -> None:
        self.layers, self.words, self.order = tuple(layers), words, tuple(order)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.said)
        self.update()

    # Measures

    def needed_height(self, wide: float) -> float:
        legend = self.legend_places(wide - 2 * EDGE - 2 * SIDE)
        low = legend[-1].bottom() if legend else line_height(self.style_now.text_size(15))
        return (
            self._head() + low + LEAST_PICTURE * (0.6 + 0.4 * self.style_now.text_scale) + self._foot() + 2 * EDGE + 4
        )

    def _head(self) -> float:
        return line_height(self.style_now.text_size(17), "bold") + 16

    def _foot(self) -> float:
        return line_height(self.style_now.text_size(13)) + 14

    def legend_places(self, wide: float) -> list[QRectF]:
        """Return the places of the legend entries, as many on a line as fit, from the corner of the legend."""
        assert self.words is not None
        size = self.style_now.text_size(14)
        high, places, x, y = line_height(size) + 4, list[QRectF](), 0.0, 0.0
        for words in self.words.legend:
            room = SWATCH + 6 + width_of(words, size) + 2
            if x and x + room > wide:
                x, y = 0.0, y + high
            places.append(QRectF(x, y, room, high))
            x += room + 16
        return places

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.words is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, whole = self.style_now, self.board
        self.lay(painter, whole)
        inside = whole.adjusted(SIDE, 8, -SIDE, -8)
        text_line(painter, inside, self.words.title, style.text_size(17), style.ground.ink, "bold", down="top")
        if not self.layers:
            below = inside.adjusted(0, self._head(), 0, 0)
            text_block(painter, below, self.words.empty, style.text_size(15), style.quiet_ink)
        else:
            bottom = self._paint_legend(painter, inside)
            pictures = QRectF(inside.x(), bottom + 8, inside.width(), whole.bottom() - self._foot() - bottom - 8)
            self._paint_pictures(painter, pictures)
        painter.end()

    def _paint_legend(self, painter: QPainter, inside: QRectF) -> float:
        assert self.words is not None
        style, top = self.style_now, inside.y() + self._head() - 6
        places = self.legend_places(inside.width())
        for number, (place, words) in enumerate(zip(places, self.words.legend, strict=True)):
            at = place.translated(inside.x(), top)
            swatch = QRectF(at.x(), at.center().y() - 7, SWATCH, 14)
            texture(painter, rounded(swatch, 3), number, "#8A6A48", style)
            text_line(painter, at.adjusted(SWATCH + 6, 0, 0, 0), words, style.text_size(14), style.ground.ink)
        return top + places[-1].bottom()

    def _paint_pictures(self, painter: QPainter, rect: QRectF) -> None:
        style = self.style_now
        scale = scale_for([sum(layer.totals[seat] for layer in self.layers) for seat in self.order])
        size = style.text_size(13)
        left = max(width_of(plain(tick), size) for tick in scale.ticks) + 8
        wide = (rect.width() - left - GAP * (len(self.order) - 1)) / len(self.order)
        for number, seat in enumerate(self.order):
            place = QRectF(rect.x() + left + number * (wide + GAP), rect.y(), wide, rect.height())
            painter.fillPath(rounded(place, 3), paper(style))
            for tick in scale.ticks:
                y = place.bottom() - (place.height() - 6) * scale.share(tick)
                painter.fillRect(QRectF(place.x(), y, wide, 1), with_alpha(style.ground.edge, 0.8))
                room_for_all = (place.height() - 6) * (scale.share(scale.step) - scale.share(0)) > size * 1.2
                if number == 0 and (room_for_all or tick in (scale.ticks[0], scale.ticks[-1])):
                    label = QRectF(rect.x() - 4, y - size, left - 2, 2 * size)
                    text_line(painter, label, plain(tick), size, style.quiet_ink, across="right")
            self._paint_picture(painter, place, seat, scale.high)

    def _paint_picture(self, painter: QPainter, rect: QRectF, seat: int, high: int) -> None:
        assert self.words is not None
        style, colour = self.style_now, self.words.colours[seat]
        bar = min(BAR, rect.width() * 0.24)
        areas = QRectF(rect.x(), rect.y() + 6, rect.width() - bar - 14, rect.height() - 6)
        marks = len(self.layers[0].heights[seat]) - 1
        low, foot = [0] * (marks + 1), 0

        def at(mark: int, points: int) -> tuple[float, float]:
            return areas.x() + areas.width() * mark / max(1, marks), areas.bottom() - areas.height() * points / high

        body = str(solid(seat_mark(colour).colour).name())
        for number, layer in enumerate(self.layers):
            top = [under + points for under, points in zip(low, layer.heights[seat], strict=True)]
            if any(layer.heights[seat]):
                first = max(0, next(mark for mark in range(marks + 1) if layer.heights[seat][mark]) - 1)
                above = [at(mark, top[mark]) for mark in range(first, marks + 1)]
                below = [at(mark, low[mark]) for mark in range(marks, first - 1, -1)]
                texture(painter, polygon([*above, *below]), number, body, style)
            low = top
            if layer.totals[seat]:
                one, other = at(0, foot + layer.totals[seat])[1], at(0, foot)[1]
                column = QPainterPath()
                column.addRect(QRectF(rect.right() - bar - 4, one, bar, other - one))
                texture(painter, column, number, body, style)
                foot += layer.totals[seat]
        self._paint_name(painter, rect, seat)
        self._paint_ticks(painter, rect, areas, bar)

    def _paint_name(self, painter: QPainter, rect: QRectF, seat: int) -> None:
        """Paint the name above the areas, on paper of its own where they are high at their start."""
        assert self.words is not None
        style, radius = self.style_now, self.style_now.text_size(18) * 0.5
        centre = QPointF(rect.x() + radius + 5, rect.y() + radius + 6)
        seat_badge(painter, centre, radius, self.words.colours[seat], style)
        name, size = self.words.names[seat], style.text_size(14)
        place = QRectF(centre.x() + radius + 5, centre.y() - size, rect.right() - centre.x() - radius - 10, 2 * size)
        if (wide := width_of(name, size, "semibold")) <= place.width():
            plate = QRectF(place.x() - 4, centre.y() - size * 0.75, wide + 8, size * 1.5)
            painter.fillPath(rounded(plate, 4), solid(style.ground.board))
            text_line(painter, place, name, size, style.ground.ink, "semibold")

    def _paint_ticks(self, painter: QPainter, rect: QRectF, areas: QRectF, bar: float) -> None:
        assert self.words is not None
        style, size = self.style_now, self.style_now.text_size(13)
        first, last, end = self.words.ticks
        for words, x in ((first, areas.x()), (last, areas.right())):
            wide = width_of(words, size) + 2
            at = max(rect.x(), x - wide / 2)
            text_line(painter, QRectF(at, rect.bottom() + 2, wide, size * 1.5), words, size, style.quiet_ink)
        wide = width_of(end, size, "semibold") + 2
        middle = rect.right() - bar / 2 - 4
        left = max(areas.right() + width_of(last, size) / 2 + 3, min(middle - wide / 2, rect.right() - wide))
        text_line(painter, QRectF(left, rect.bottom() + 2, wide, size * 1.5), end, size, style.quiet_ink, "semibold")


def texture(painter: QPainter, path: QPainterPath, number: int, colour: str, style: Style) -> None:
    """Five textures of one colour, so that a source is known without its hue: full, hatched, dotted, pale, crossed."""
    ink = mix(colour, "#000000", 0.45)
    kind, end, share = WEAVES[number % len(WEAVES)]
    painter.fillPath(path, mix(colour, end, share * (AT_NIGHT if style.is_dark else 1)))
    if kind in ("hatched", "crossed"):
        hatching(painter, path, pen(with_alpha(ink, 0.8), 1.4), 7)
    if kind == "crossed":
        hatching(painter, path, pen(with_alpha(ink, 0.8), 1.2), 7, falling=True)
    if kind == "dotted":
        _dots(painter, path, with_alpha(ink, 0.95))
    painter.strokePath(path, pen(ink))


def _dots(painter: QPainter, path: QPainterPath, ink: QColor) -> None:
    box = path.boundingRect()
    whole = QPainterPath()
    for row in range(int(box.height() / 4.6) + 2):
        for column in range(int(box.width() / 6.4) + 2):
            x = box.x() + column * 6.4 + (3.2 if row % 2 else 0)
            whole.addPath(circle(QPointF(x, box.y() - 1 + row * 4.6), 1.3))
    with clipped(painter, path):
        painter.fillPath(whole, ink)
