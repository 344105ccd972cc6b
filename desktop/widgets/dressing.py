"""How widgets take on the present style: colours, fonts and measures, all at once."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from desktop.aloud.roles import BY_NAME
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.style.theme import Style

RING, CASING = 1.8, 3.6

WidgetT = TypeVar("WidgetT", bound=QWidget)


class Measured:
    """Gives a widget that has a current style lengths at the size of the window."""

    style_now: Style

    def px(self, length: float) -> int:
        """A length given for 1600 x 1000."""
        return round(self.style_now.px(length))

    def grown(self, length: float) -> int:
        """One that follows the size of the text."""
        return self.style_now.grown(length)


class Drawn(Measured, QWidget):
    """A widget that draws itself in the style of now; what it asks for may follow from it."""

    spoken_as = BY_NAME

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_now = Style()

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self.update()


def wear_all(root: QWidget, style: Style) -> None:
    """Dress the widget and all inside it in this style; call it again whenever the style changes.

    The inner widgets come first, as an outer one may measure them when its turn comes.
    """
    for each in (*reversed(root.findChildren(QWidget)), root):
        wear_alone(each, style)


def wear_alone(widget: QWidget, style: Style) -> None:
    """Dress this widget only, if it is one of ours: those have a method `wear`. The caller dresses its children."""
    wear: Callable[[Style], None] | None = getattr(widget, "wear", None)
    if wear is not None:
        wear(style)


def dress(root: QWidget, style: Style) -> None:
    """The same where some of them are Qt's own: fields, lists and their bars, tips, menus."""
    from desktop.style.qss import stylesheet  # noqa: PLC0415 (not before the first window is there)

    root.setStyleSheet(stylesheet(style))
    for label in root.findChildren(QLabel):
        label.ensurePolished()  # Qt would give it back its first colour when it is shown
    wear_all(root, style)


def held(parent: QWidget, widget: WidgetT, style: Style) -> WidgetT:
    """The widget, inside its parent and in its style, for parents that put their children where they want them."""
    widget.setParent(parent)
    wear_all(widget, style)
    return widget


def show_if(widget: QWidget, wanted: bool) -> None:
    """Hides it, or shows it in its parent: shown without one, it would open a window of its own."""
    if not wanted or widget.parentWidget() is not None:
        widget.setVisible(wanted)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, style: Style) -> None:
    """Draw the focus ring: a line in a casing of the opposite shade, to be seen on any ground."""
    inside = rounded(rect.adjusted(CASING / 2, CASING / 2, -CASING / 2, -CASING / 2), max(1.0, radius - CASING / 2))
    painter.strokePath(inside, pen(style.theme.casing, CASING))
    painter.strokePath(inside, pen(style.theme.text, RING))
