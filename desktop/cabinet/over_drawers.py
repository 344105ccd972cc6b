"""What stands over the painted cabinet: a button for each drawer, the ways to go on from the open one, and the slip
that asks which game, or says why a drawer stays shut."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QTimer
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent

from desktop.cabinet.weights import weight_of
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.pressable import Pressable
from desktop.widgets.words import Label

if TYPE_CHECKING:
    from desktop.cabinet.case import Case

PLATE_INK, DOT_INK, PLATE_EDGE = "#7E2718", "#5C4A38", 4
SHADED_PLATE = "#A59F93"
"""The plate at its darkest, with the lamp turned down."""
DOT = 0.5
"""Room for the dot between two links, in the size of the words."""
LEAST_LINK = 10.0
LINGER_MS = 110
"""How long the pointer rests on a drawer before it opens."""


class DrawerButton(Pressable):
    """A drawer: nothing of its own to see, for the cabinet is painted as a whole; a name, a place, focus and clicks."""

    def __init__(self, case: "Case", game: str) -> None:
        self.case, self.game = case, game
        super().__init__(on="wall")
        self.setParent(case)
        self.linger = QTimer(self, singleShot=True, interval=LINGER_MS)
        self.linger.timeout.connect(lambda: case.pull(game))

    @property
    def is_lit(self) -> bool:
        is_here = self.is_hovered or (self.hasFocus() and self.is_ringed)
        return is_here or (self.case.question.is_lighting and self.game in self.case.program.playable)

    def say_again(self) -> None:
        say = self.case.program.say
        self.say(say(f"drawer-{self.game}"))
        playable = self.game in self.case.program.playable
        weight = say(f"drawer-weight-{weight_of(self.game)}")
        below = f"{say(f'drawer-{self.game}-seats')} · {weight}" if playable else say(f"drawer-{self.game}-closed")
        self.setAccessibleDescription(below)

    def wide(self) -> int:
        return self.width()

    def high_for(self, width: float) -> int:
        return self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cabinet draws it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.case.pull(self.game)
        self.case.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not self.case.question.is_asked:
            self.case.slip.hide()
        self.case.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.linger.start()
        self.case.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.linger.stop()
        self.case.update()


class PlateLink(Pressable):
    """A word in the last line of the open drawer's plate, which leads somewhere; a dot parts it from the next."""

    radius = 4

    def __init__(self, case: "Case", name: str, *, is_last: bool) -> None:
        self.case, self.name, self.is_last, self.size_here = case, name, is_last, 16.0
        self.long = self.short = ""
        super().__init__(on="wall")
        self.setParent(case)

    def tell(self, words: str, short: str) -> None:
        """Its words, and shorter ones for a plate without room for them."""
        self.long, self.short = words, short or words
        self.say(words)

    def shorten(self, *, is_short: bool) -> None:
        """Show the shorter words or all of them; its name stays."""
        self.words = self.short if is_short else self.long
        self.measure_again()

    @property
    def size_now(self) -> int:
        return round(self.size_here)

    def wide(self) -> int:
        return self._words_wide + 2 * PLATE_EDGE + (0 if self.is_last else round(self.size_now * DOT))

    @property
    def _words_wide(self) -> int:
        return round(width_of(self.words, self.size_now, "bold"))

    def high_for(self, width: float) -> int:
        return round(self.size_now * 1.5)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the link on paper, which is in shade where the lamp is turned down."""
        words = rect.adjusted(PLATE_EDGE, 0, 0, 0)
        style = self.style_now
        ink = style.readable_on(PLATE_INK, SHADED_PLATE) if style.is_dark else PLATE_INK
        text_line(painter, words, self.words, self.size_now, ink, "bold")
        if not self.is_last:
            middle = QPointF(PLATE_EDGE + self._words_wide + self.size_now * DOT + 1, rect.center().y() + 1)
            painter.fillPath(circle(middle, self.size_now * 0.075), solid(DOT_INK))
        if self.is_hovered or self.isDown():
            line = QRectF(PLATE_EDGE, rect.bottom() - 2, self._words_wide, 1.4)
            painter.fillRect(line, solid(ink))


def fit_links(links: Sequence[PlateLink], room: float, size: float) -> None:
    """Make them as large as this, or as there is room; shorter words come before smaller ones."""
    for is_short in (False, True):
        for link in links:
            link.size_here = size
            link.shorten(is_short=is_short)
        if sum(link.wide() for link in links) <= room:
            return
    while sum(link.wide() for link in links) > room and size > LEAST_LINK:
        size -= 0.5
        for link in links:
            link.size_here = size


class Slip(Label):
    """A slip of paper that asks which game, or says why nothing opens here, laid where one looked."""

    SHOWN_MS = 7000

    def __init__(self, case: "Case") -> None:
        super().__init__(size=16, weight="semibold")
        self.case = case
        self.setParent(case)
        self.setMargin(14)
        self.setAutoFillBackground(True)
        self.clock = QTimer(self, singleShot=True, interval=self.SHOWN_MS)
        self.clock.timeout.connect(self.hide)
        self.hide()

    def wear(self, style: Style) -> None:
        super().wear(style)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), style.theme.panel)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.style_now.theme.text)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def show_at(self, place: QRectF, words: str, *, stays: bool = False) -> None:
        """Show the words beside the middle of the place, inside the window; for a while, unless they stay."""
        self.setText(words)
        window = self.case.rect()
        words_wide = self.fontMetrics().horizontalAdvance(words) + 2 * self.margin() + 6
        width = min(self.style_now.grown(430), words_wide, window.width() - 24)
        height = self.heightForWidth(width)
        x = min(place.center().x(), window.width() - width - 16)
        y = min(max(8.0, place.center().y() - height / 2), window.height() - height - 8)
        self.setGeometry(round(max(8, x)), round(y), width, height)
        self.show()
        self.raise_()
        if stays:
            self.clock.stop()
        else:
            self.clock.start()
