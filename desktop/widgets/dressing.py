"""How widgets take on the present style: colours, fonts and measures, all at once."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.qss import stylesheet
from desktop.theme import Style

FOCUS_WIDTH = 2.0


@runtime_checkable
class Dressed(Protocol):
    def wear(self, style: Style) -> None:
        """Takes on the style for itself; its children are dressed by whoever dresses it."""


def dress(root: QWidget, style: Style) -> None:
    """The widget and all inside it in this style; call it again whenever the style changes.

    What lies inside comes first: whoever holds it may measure it then.
    """
    root.setStyleSheet(stylesheet(style))
    for each in (*reversed(root.findChildren(QWidget)), root):
        if isinstance(each, Dressed):
            each.wear(style)


def show_if(widget: QWidget, wanted: bool) -> None:
    """Hides it, or shows it in its parent: shown without one, it would open a window of its own."""
    if not wanted or widget.parentWidget() is not None:
        widget.setVisible(wanted)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, style: Style) -> None:
    """Where the keyboard is."""
    inside = rect.adjusted(FOCUS_WIDTH, FOCUS_WIDTH, -FOCUS_WIDTH, -FOCUS_WIDTH)
    painter.strokePath(rounded(inside, max(1.0, radius - FOCUS_WIDTH)), pen(style.theme.text, FOCUS_WIDTH))
