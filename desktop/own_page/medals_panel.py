"""Medals in rows: metal by colour, by dots and by name; dashed where one is to be won."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.own_page.medals import Metal
from desktop.own_page.panel import Drawing, Panel
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.light import around, shadow
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, square_around
from desktop.paint.text import figure
from desktop.style.mixing import darker, lighter, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all

METALS: dict[Metal, tuple[str, str]] = {
    "gold": ("#F3D27A", "#7A4C00"),
    "silver": ("#DDE1E6", "#4A525C"),
    "bronze": ("#DDA878", "#643610"),
}
DOTS: dict[Metal, int] = {"bronze": 1, "silver": 2, "gold": 3}
RADIUS, APART = 15.0, 2.5


@dataclass(frozen=True, slots=True)
class Shown:
    sign: str
    said: str
    metal: Metal


class MedalRow(Drawing):
    def __init__(self) -> None:
        super().__init__()
        self.medals: Sequence[Shown] = ()

    def show_medals(self, heading: str, medals: Sequence[Shown]) -> None:
        self.medals = medals
        self.tell(heading, " · ".join(each.said for each in medals))
        self.update()

    @property
    def _radius(self) -> float:
        return self.grown(RADIUS)

    def _in_row(self, width: float) -> int:
        return max(1, int(width / (self._radius * APART)))

    @property
    def _high(self) -> float:
        return self._radius * 2 + 13

    def high_for(self, width: float) -> int:
        rows = -(-max(1, len(self.medals)) // self._in_row(width))
        return round(rows * self._high)

    def _centre(self, number: int) -> QPointF:
        row, column = divmod(number, self._in_row(self.width()))
        radius = self._radius
        return QPointF(radius + 3 + column * radius * APART, radius + 3 + row * self._high)

    def tip_at(self, point: QPointF) -> str:
        for number, medal in enumerate(self.medals):
            away = point - self._centre(number)
            if away.x() ** 2 + away.y() ** 2 <= (self._radius + 4) ** 2:
                return medal.said
        return ""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        for number, medal in enumerate(self.medals):
            draw_medal(painter, self._centre(number), self._radius, medal, self.style_now)


def draw_medal(painter: QPainter, centre: QPointF, radius: float, medal: Shown, style: Style) -> None:
    disc, sign = circle(centre, radius), square_around(centre, radius)
    if not medal.metal:
        ink = style.theme.text
        painter.fillPath(disc, with_alpha(ink, 0.05))
        painter.strokePath(disc, dashed(with_alpha(ink, 0.5), 1.4, (3, 2.4)))
        figure(painter, sign, medal.sign, round(radius * 0.85), style.theme.muted)
        return
    pale, deep = METALS[medal.metal]
    shadow(painter, disc, style, drop=2, blur=4, strength=0.25)
    light = around(
        centre - QPointF(radius * 0.3, radius * 0.4), radius * 1.7, ((0, lighter(pale, 0.45)), (1, darker(pale, 0.06)))
    )
    painter.fillPath(disc, light)
    painter.strokePath(disc, pen(deep, 1.6))
    painter.strokePath(circle(centre, radius * 0.8), pen(with_alpha(deep, 0.5), 1))
    figure(painter, sign, medal.sign, round(radius * 0.9), deep)
    dots = DOTS[medal.metal]
    for number in range(dots):
        at = centre + QPointF((number - (dots - 1) / 2) * 6, radius + 7)
        painter.fillPath(circle(at, 2.2), solid(pale if style.is_dark else deep))


class MedalsPanel(Panel):
    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.rows: list[tuple[Words, MedalRow]] = []
        self.legend = Words(self, Type(14, ink="muted"), style)

    def show_rows(self, rows: Sequence[tuple[str, Sequence[Shown]]]) -> None:
        while len(self.rows) < len(rows):
            heading = Words(self, Type(15, "semibold"), self.style_now)
            self.rows.append((heading, self.hold(MedalRow())))
        for (heading, row), (words, medals) in zip(self.rows, rows, strict=True):
            heading.say(words)
            row.show_medals(words, medals)
            wear_all(row, self.style_now)

    def arrange(self, width: int) -> int:
        return self._arrange(width, 0.0)

    def arrange_in(self, width: int, height: int) -> None:
        """Rows stand apart as far as there is room."""
        spare = height - self._arrange(width, 0.0)
        self._arrange(width, min(self.grown(26), max(0.0, spare / max(1, len(self.rows)))))

    def _arrange(self, width: int, apart: float) -> int:
        y, wide = float(self.put_head(width)) - 2, self.inside(width)
        for heading, row in self.rows:
            y = row.put(self.pad - 3, heading.put(self.pad, y, wide), wide + 6) + apart
        return self.legend.put(self.pad, y + self.px(2), wide) + self.foot
