"""The table from above: who sits where, who has chosen, whose turn it is."""

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.curtain.contents import SeatState, Sitting
from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.light import around, shadow
from desktop.paint.marks import seat_badge
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle
from desktop.paint.states import can_pick
from desktop.style.mixing import darker, lighter, solid
from desktop.style.theme import Style

BESIDE = 10.0
"""How far the words of a seat at the side reach in under its badge."""
LEAST = 52.0
"""No table is smaller, however low the window."""


class Ring(Leaf):
    """The table from above: who sits where, who has chosen, whose turn it is."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.sittings: tuple[Sitting, ...] = ()
        self.states: dict[SeatState, str] = {}
        self.names: list[Words] = []
        self.below: list[Words] = []
        self.room = math.inf
        """How high it may be."""

    def show_seats(self, seats: Sequence[Sitting], states: dict[SeatState, str]) -> None:
        self.sittings, self.states = tuple(seats), states
        for words in (*self.names, *self.below):
            words.hide()
            words.deleteLater()
        self.names = [Words(self, Type(17, "bold", across="centre"), self.style_now) for _ in seats]
        self.below = [Words(self, Type(15, ink="muted", across="centre"), self.style_now) for _ in seats]
        for sitting, name, below in zip(seats, self.names, self.below, strict=True):
            name.say(sitting.name)
            below.say(states[sitting.state])
            name.show()
            below.show()

    @property
    def label(self) -> float:
        """Room for a name and a state."""
        return self.style_now.text_size(17) * 1.35 + self.style_now.text_size(15) * 1.35

    def arrange(self, width: int) -> int:
        radius = self._radius(width)
        centre = QPointF(width / 2, self.label + 30 + radius + 6)
        for place, name, below in zip(self._places(centre, radius), self.names, self.below, strict=True):
            wide = min(width * 0.46, max(name.natural_width(), below.natural_width()) + 4)
            x = max(0.0, min(width - wide, self._label_start(place.x() - centre.x(), wide, radius) + centre.x()))
            above = place.y() < centre.y() - radius * 0.3
            tall = name.height_for(wide) + below.height_for(wide)
            y = place.y() - 32 - tall if above else place.y() + 32
            below.put(x, name.put(x, y, wide), wide)
        self.centre = centre
        return round(2 * radius + self._around)

    @property
    def _around(self) -> float:
        """What stands above and below the table."""
        return 2 * self.label + 30 + 6 + 36 + 8

    def _label_start(self, aside: float, wide: float, radius: float) -> float:
        """Return a label's start: below or above its badge; at the sides of the table beside it, not over it."""
        if abs(aside) < radius * 0.5:
            return aside - wide / 2
        return aside - BESIDE if aside > 0 else aside + BESIDE - wide

    def _radius(self, width: float) -> float:
        usual = min(width * 0.30, self.style_now.px(130) + 20)
        return max(min(usual, LEAST), min(usual, (self.room - self._around) / 2))

    def _places(self, centre: QPointF, radius: float) -> Iterator[QPointF]:
        """The seat that is handed the screen at the bottom, the others clockwise from it."""
        count = len(self.sittings)
        now = next((at for at, each in enumerate(self.sittings) if each.state == "now"), 0)
        for at in range(count):
            angle = math.pi / 2 + 2 * math.pi * ((at - now) % count) / count
            yield centre + QPointF(math.cos(angle), math.sin(angle)) * radius

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, radius, centre = self.style_now, self._radius(self.width()), self.centre
        table = circle(centre, radius)
        ground = style.ground
        shadow(painter, table, style, drop=3, blur=8, strength=0.3)
        painter.fillPath(table, around(centre, radius, ((0, lighter(ground.felt_centre, 0.06)), (1, ground.felt_rim))))
        with clipped(painter, table):
            motif(painter, table.boundingRect(), style.game, MotifInk(ground.ink, style.accent, 0.12, 52))
        painter.strokePath(table, pen(darker(ground.felt_rim, 0.45), 1.6))
        for place, sitting in zip(self._places(centre, radius), self.sittings, strict=True):
            now = sitting.state == "now"
            if now:
                can_pick(painter, circle(place, 28), style)
            seat_badge(painter, place, 27 if now else 21, sitting.colour, style)
            if sitting.state == "done":
                tick = place + QPointF(16, -15)
                painter.fillPath(circle(tick, 11), solid(style.theme.raised))
                painter.strokePath(circle(tick, 11), pen(style.theme.text, 1.4))
                icon(painter, "check", QRectF(tick.x() - 7, tick.y() - 7, 14, 14), style.theme.text)
        painter.end()
