"""How a page of the dock is laid out: a list reaches to the edge, where its bar stands; all else keeps the padding."""

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.style.qss import BAR

PADDING = 14
TOP, GAP = 10, 6


def page_column(page: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(page)
    column.setContentsMargins(PADDING, TOP, PADDING - BAR, 0)
    column.setSpacing(GAP)
    return column


def padded(inside: QWidget) -> QWidget:
    """The widget in a frame that keeps clear of where the bar of a list would stand."""
    frame = QWidget()
    column = QVBoxLayout(frame)
    column.setContentsMargins(QMargins(0, 0, BAR, 0))
    column.addWidget(inside)
    return frame
