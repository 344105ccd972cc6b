"""The sheets as they will be printed, on the felt: one, or two side by side where there is room."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paper.documents import Pages
from desktop.paper.figures import Plate
from desktop.paper.printing import paint_page
from desktop.paper.sheet import SIZES, Page, PaperName, Picture
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import IconButton

GAP, SIDE, FOOT, ARROW = 30, 26, 44, 56
STILL_LARGE = 0.8
NOTCH = 120
"""A step of the wheel."""


class Preview(Leaf):
    """Signal: `turned` with the number of the first page that is shown."""

    turned = Signal(int)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.pages: Pages = ()
        self.paper: PaperName = "a4"
        self.at = 0
        self.caption = Words(self, Type(15, ink="felt", across="centre"), style)
        self.waiting = Words(self, Type(19, ink="felt", across="centre"), style)
        self.before = self.hold(IconButton("", "chevron_left", on="felt", side=40))
        self.after = self.hold(IconButton("", "chevron_right", on="felt", side=40))
        self.before.clicked.connect(lambda: self.turn(-self.count))
        self.after.clicked.connect(lambda: self.turn(self.count))
        self._kept: dict[tuple[int, int, float], QPixmap] = {}

    # What is shown

    def show_pages(self, pages: Pages) -> None:
        self.pages = pages
        self.at = min(self.at, max(0, len(pages) - 1))
        self.at -= self.at % self.count
        self.show_again()

    def show_again(self) -> None:
        """One more picture is there."""
        self._kept.clear()
        self.update()

    def turn(self, by: int) -> None:
        at = max(0, min(self.at + by, len(self.pages) - 1))
        at -= at % self.count
        if at != self.at:
            self.at = at
            self.turned.emit(at)
            self.update()

    def say(self, before: str, after: str, caption: str, waiting: str) -> None:
        self.before.say(before)
        self.after.say(after)
        self.caption.say(caption)
        self.waiting.say("" if self.pages else waiting)
        words = " ".join(page.words for page in self.shown)
        self.setAccessibleName(caption)
        self.setAccessibleDescription(words)

    @property
    def shown(self) -> Pages:
        return self.pages[self.at : self.at + self.count]

    # Places

    def _scale(self, count: int) -> float:
        """Return how large so many sheets are side by side, between the arrows."""
        wide, high = SIZES[self.paper]
        room = self.width() - 2 * ARROW - (count - 1) * GAP
        return max(0.01, min((self.height() - 2 * SIDE - FOOT) / high, room / count / wide))

    @property
    def count(self) -> int:
        """How many sheets stand side by side: two, where they are not much smaller than one."""
        return 2 if len(self.pages) > 1 and self._scale(2) > STILL_LARGE * self._scale(1) else 1

    @property
    def sheet_size(self) -> tuple[float, float]:
        scale = self._scale(self.count)
        return SIZES[self.paper][0] * scale, SIZES[self.paper][1] * scale

    def places(self) -> list[QRectF]:
        wide, high = self.sheet_size
        count = max(1, len(self.shown))
        x = (self.width() - count * wide - (count - 1) * GAP) / 2
        y = (self.height() - FOOT - high) / 2
        return [QRectF(x + number * (wide + GAP), y, wide, high) for number in range(count)]

    def arrange(self, width: int) -> int:
        wide = self.before.wide()
        y = (self.height() - FOOT - wide) / 2
        self.before.put(6, y)
        self.after.put(self.width() - wide - 6, y)
        self.caption.put(SIDE, self.height() - FOOT + 4, self.width() - 2 * SIDE)
        self.waiting.put(SIDE, self.height() / 2 - 20, self.width() - 2 * SIDE)
        self.before.setVisible(len(self.pages) > self.count)
        self.after.setVisible(len(self.pages) > self.count)
        self.before.setEnabled(self.at > 0)
        self.after.setEnabled(self.at + self.count < len(self.pages))
        return self.height()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        for number, (page, place) in enumerate(zip(self.shown, self.places(), strict=False), self.at):
            sheet = rounded(place, 2)
            shadow(painter, sheet, self.style_now, drop=5, blur=14, strength=0.36)
            painter.drawPixmap(place.toRect(), self._pixmap(number, page, place))
            painter.strokePath(sheet, pen(self.style_now.ground.edge, 1))
        painter.end()

    def _pixmap(self, number: int, page: Page, place: QRectF) -> QPixmap:
        """Painted once for each size; pictures come when they are ready."""
        ratio = self.devicePixelRatioF()
        rect = place.toRect()
        key = (number, rect.width(), ratio)
        if key not in self._kept:
            pixmap = QPixmap(round(rect.width() * ratio), round(rect.height() * ratio))
            pixmap.fill(solid("#FFFFFF"))
            painter = QPainter(pixmap)
            painter.setRenderHints(SMOOTH)
            scale = pixmap.width() / page.size[0]
            painter.scale(scale, scale)
            paint_page(painter, page, with_pictures=is_ready)
            painter.end()
            pixmap.setDevicePixelRatio(ratio)
            self._kept[key] = pixmap
        return self._kept[key]

    # Input

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = -event.angleDelta().y() // NOTCH
        if steps:
            self.turn(self.count * (1 if steps > 0 else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_PageDown: self.count, Qt.Key.Key_PageUp: -self.count}
        by = turns.get(Qt.Key(event.key()))
        if by is None:
            event.ignore()
        else:
            self.turn(by)


def is_ready(picture: Picture) -> bool:
    return not isinstance(picture.paint, Plate) or picture.paint.is_ready
