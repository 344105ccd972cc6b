"""Leaves: parts of a page that place their children for a width and say how high they are. No Qt layouts: a page of
wrapped words is laid out once per width, top to bottom, and a test can ask every part whether anything is cut."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.boards import lay_board
from desktop.widgets.dressing import Drawn, WidgetT, held
from desktop.widgets.scrolling import Bar, see_through


class Leaf(Drawn):
    def __init__(self, parent: QWidget | None, style: Style) -> None:
        super().__init__(parent)
        self.style_now = style

    def hold(self, widget: WidgetT) -> WidgetT:
        """The widget as one of its own, in its style."""
        return held(self, widget, self.style_now)

    def arrange(self, width: int) -> int:
        """Places everything for this width; returns the height."""
        raise NotImplementedError

    def put(self, x: float, y: float, width: float) -> int:
        """Moves it there, as high as it must be; returns where it ends."""
        height = self.arrange(round(width))
        self.setGeometry(round(x), round(y), round(width), height)
        return round(y) + height


class Sheet(Leaf):
    """A pale board that bears a leaf: the paper of a page."""

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
        art = self.art.worn(self.style_now, self.devicePixelRatioF())
        lay_board(painter, self.board, art, fill=self.style_now.theme.panel, margin=self.bleed)


class Scroller(QScrollArea):
    """A window onto one leaf that is as wide as the window and as high as it must be.

    Signal: `laid_out` when the leaf was arranged again, so that listeners can scroll back to where the reader was.
    """

    laid_out = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = Bar()
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
            see_through(each)

    def show_leaf(self, leaf: Leaf) -> None:
        self.is_arranging = True
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.leaf = leaf
        leaf.setParent(self.viewport())
        self._lay_out(leaf)  # before it is shown, else all that is on it is measured to be given some size first
        self.setWidget(leaf)
        leaf.setAutoFillBackground(False)
        self._tell_bar(leaf)
        leaf.show()

    def arrange(self) -> None:
        if self.leaf is not None:
            self._lay_out(self.leaf)
            self._tell_bar(self.leaf)

    def _lay_out(self, leaf: Leaf) -> None:
        self.is_arranging = True
        wide = self.viewport().width() - self.gap
        leaf.resize(wide, leaf.arrange(wide))

    def _tell_bar(self, leaf: Leaf) -> None:
        room = self.viewport().height()
        self.bar.setPageStep(room)
        self.bar.setSingleStep(40)
        # Qt does this when the leaf is resized on screen; one may want to scroll before it is shown.
        self.bar.setRange(0, max(0, leaf.height() - room))
        self.is_arranging = False
        self.laid_out.emit()

    def scroll_to(self, y: float) -> None:
        self.bar.setValue(round(y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the screen makes words larger or smaller
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the screen, which says where they lead."""
        event.ignore()


def hairline(painter: QPainter, x: float, y: float, width: float, style: Style) -> None:
    painter.fillRect(QRectF(x, y, width, 1), solid(style.ground.edge if not style.is_dark else style.theme.line))
