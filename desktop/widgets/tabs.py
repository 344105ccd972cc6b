"""Tabs in a row, the open one bold over a line in the accent; as icons where their words have no room."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar

from desktop.aloud.focus import tell_focus
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.text import text_line
from desktop.style.fonts import Weight, font, height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import focus_ring

TEXT, HEIGHT = 16, 46
UNDERLINE = 3.0
LEAST_GAP = 8


class Tabs(QTabBar):
    """A tab bar with the keyboard and the roles of Qt's own. The data of a tab is the name of its icon.

    A tab without words always shows its icon.
    """

    def __init__(self) -> None:
        super().__init__()
        self.style_now = Style()
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.currentChanged.connect(self._keep_focus_told)

    def add(self, icon_name: str, *, only_icon: bool = False) -> None:
        self.insert(self.count(), icon_name, only_icon=only_icon)

    def insert(self, at: int, icon_name: str, *, only_icon: bool = False) -> None:
        """Put a tab in before another; what is open stays open."""
        self.insertTab(at, "")
        self.setTabData(at, (icon_name, only_icon))

    def show_icon(self, at: int, *, only: bool) -> None:
        """Show only the icon of a tab, as words elsewhere need the room, or its words again."""
        self.setTabData(at, (self.tabData(at)[0], only))
        self._lay_out_again()

    def _keep_focus_told(self) -> None:
        """Another tab is open: Qt tells screen readers that the keyboard stands on it, even where it does not."""
        if QAccessible.isActive() and not self.hasFocus():
            QTimer.singleShot(0, self, tell_focus)

    def say(self, at: int, words: str) -> None:
        self.setTabText(at, words)
        self.setAccessibleTabName(at, words)
        self._lay_out_again()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFont(font(self._size, "bold"))
        self._lay_out_again()

    def _lay_out_again(self) -> None:
        """Set tips where words have no room; like a new font, another icon size makes Qt measure the tabs again."""
        for at in range(self.count()):
            self.setTabToolTip(at, self.tabText(at) if self._shows_icon(at) else "")
        self.setIconSize(QSize(1 + self.iconSize().width() % 2, 1))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.style_now.text_size(TEXT)

    @property
    def height_wanted(self) -> int:
        least = round(HEIGHT * (1 + self.style_now.unit) / 2)
        return max(least, round(height_of("É", 1000, self._size, "bold")) + 18)

    def are_icons(self) -> bool:
        """True where the words of all tabs do not fit side by side."""
        return self._needed() > self.width()

    def _needed(self) -> float:
        return sum(self._content(at, icons=False) + 2 * LEAST_GAP for at in range(self.count()))

    def _content(self, at: int, *, icons: bool) -> float:
        _, only_icon = self.tabData(at) or ("", False)
        if icons or only_icon:
            return self._size * 1.3
        return width_of(self.tabText(at), self._size, "bold")

    def _shows_icon(self, at: int) -> bool:
        _, only_icon = self.tabData(at) or ("", False)
        return bool(only_icon) or self.are_icons()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height_wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.height_wanted)

    def tabSizeHint(self, at: int) -> QSize:
        """What is left over is shared out between the tabs."""
        icons = self.are_icons()
        contents = [self._content(each, icons=icons) for each in range(self.count())]
        gap = (self.width() - sum(contents)) / max(1, 2 * len(contents))
        return QSize(int(contents[at] + 2 * max(0.0, gap)), self.height_wanted)

    def minimumTabSizeHint(self, at: int) -> QSize:
        return self.tabSizeHint(at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        for at in range(self.count()):
            self._paint_tab(painter, at)
        painter.setPen(pen(self.style_now.theme.line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        self._paint_underline(painter)
        painter.end()

    def _paint_tab(self, painter: QPainter, at: int) -> None:
        theme, place = self.style_now.theme, QRectF(self.tabRect(at))
        is_open = at == self.currentIndex()
        ink = solid(theme.text if is_open else theme.muted)
        if self._is_pointed(at):
            painter.fillRect(place, with_alpha(theme.text, 0.05))
        if self._shows_icon(at):
            side = self._size * 1.15
            spot = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
            icon(painter, self.tabData(at)[0], spot, ink)
        else:
            weight: Weight = "bold" if is_open else "semibold"
            text_line(painter, place, self.tabText(at), self._size, ink, weight, across="centre")
        if is_open and self.hasFocus():
            focus_ring(painter, place, 6, self.style_now)

    def _is_pointed(self, at: int) -> bool:
        return self.underMouse() and self.tabRect(at).contains(self.mapFromGlobal(self.cursor().pos()))

    def _paint_underline(self, painter: QPainter) -> None:
        place = QRectF(self.tabRect(self.currentIndex()))
        wide = self._content(self.currentIndex(), icons=self._shows_icon(self.currentIndex()))
        line = QRectF(place.center().x() - wide / 2, self.height() - UNDERLINE, wide, UNDERLINE)
        painter.fillRect(line, solid(self.style_now.accent_text))
