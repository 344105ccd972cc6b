"""Leaves: parts of a page that place their children for a width and say how high they are. No Qt layouts: a page of
wrapped words is laid out once per width, top to bottom, and a test can ask every part whether anything is cut."""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from desktop.page.words import FOUND_LINE, FOUND_NOW
from desktop.paint.art import Art
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.grounds import board
from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.theme import Style


@runtime_checkable
class Styled(Protocol):
    def restyle(self, style: Style) -> None: ...


class Leaf(QWidget):
    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent)
        self.style_now = style

    def arrange(self, width: int) -> int:
        """Places everything for this width; returns the height."""
        raise NotImplementedError

    def restyle(self, style: Style) -> None:
        self.style_now = style
        for child in self.children():
            if isinstance(child, Styled):
                child.restyle(style)
        self.update()

    def put(self, x: float, y: float, width: float) -> int:
        """Moves it there, as high as it must be; returns where it ends."""
        height = self.arrange(round(width))
        self.setGeometry(round(x), round(y), round(width), height)
        return round(y) + height


def parts_of(widget: QWidget) -> Iterator[QWidget]:
    """Everything visible inside, the widget itself left out."""
    for child in widget.findChildren(QWidget):
        if child.isVisibleTo(widget):
            yield child


class Sheet(Leaf):
    """A pale board that bears a leaf: the paper of a page."""

    radius = 12.0
    bleed = 14
    """Room for its shadow on each side."""

    def __init__(self, parent: QWidget | None, style: Style, art: Art) -> None:
        super().__init__(parent, style)
        self.art = art

    @property
    def board(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self.bleed, self.bleed, -self.bleed, -self.bleed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        style, place = self.style_now, self.board
        art = self.art.with_style(style).with_ratio(self.devicePixelRatioF())

        def paint(brush: QPainter, rect: QRectF) -> None:
            board(brush, rect, style, radius=self.radius, fill=style.theme.panel)

        art.draw(painter, place, ("sheet",), paint, margin=self.bleed)


class Bar(QScrollBar):
    """A slim scroll bar; amber ticks tell where something was found."""

    wide = 14

    def __init__(self, style: Style) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.style_now = style
        self.ticks: tuple[float, ...] = ()
        """Places of what was found, from 0 to 1."""
        self.setFixedWidth(self.wide)

    def mark(self, ticks: tuple[float, ...]) -> None:
        self.ticks = ticks
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() <= self.minimum():
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        ground, high = self.style_now.ground, float(self.height())
        track = QRectF(self.wide / 2 - 3, 0, 6, high)
        painter.fillPath(rounded(track, 3), with_alpha(ground.edge, 0.35))
        whole = self.maximum() - self.minimum() + self.pageStep()
        thumb = QRectF(track.x(), high * self.value() / whole, track.width(), max(28.0, high * self.pageStep() / whole))
        painter.fillPath(rounded(thumb, 3), mix(ground.edge, self.style_now.theme.text, 0.35))
        for tick in self.ticks:
            place = QRectF(1, tick * (high - 4), self.wide - 2, 4)
            painter.fillRect(place, QColor(FOUND_LINE))
            painter.fillRect(place.adjusted(0.8, 0.8, -0.8, -0.8), QColor(FOUND_NOW))
        painter.end()


class Scroller(QScrollArea):
    """A window onto one leaf that is as wide as the window and as high as it must be.

    Signal: `laid_out` when the leaf was arranged anew, so that whoever cares can scroll back to where one was.
    """

    laid_out = Signal()

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent)
        self.bar = Bar(style)
        self.is_arranging = False
        self.gap = 0
        """Room between the leaf and the scroll bar."""
        self.leaf: Leaf | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(self.bar)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for each in (self, self.viewport(), self.bar):
            each.setAutoFillBackground(False)
            each.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setStyleSheet("QScrollArea, QScrollBar { background: transparent; border: none; }")

    def restyle(self, style: Style) -> None:
        self.bar.style_now = style
        if self.leaf is not None:
            self.leaf.restyle(style)
        self.bar.update()

    def show_leaf(self, leaf: Leaf) -> None:
        self.is_arranging = True
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.leaf = leaf
        self.setWidget(leaf)
        leaf.setAutoFillBackground(False)
        self.arrange()
        leaf.show()

    def arrange(self) -> None:
        if self.leaf is not None:
            self.is_arranging = True
            wide = self.viewport().width() - self.gap
            self.leaf.resize(wide, self.leaf.arrange(wide))
            room = self.viewport().height()
            self.bar.setPageStep(room)
            self.bar.setSingleStep(40)
            # Qt does this when the leaf is resized on screen; one may want to scroll before it is shown.
            self.bar.setRange(0, max(0, self.leaf.height() - room))
            self.is_arranging = False
            self.laid_out.emit()

    def scroll_to(self, y: float) -> None:
        self.bar.setValue(round(y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


def hairline(painter: QPainter, x: float, y: float, width: float, style: Style) -> None:
    painter.fillRect(QRectF(x, y, width, 1), solid(style.ground.edge if not style.is_dark else style.theme.line))
