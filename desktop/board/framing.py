"""Puts a screen together around the table: lines above, and what stands beside it at the right."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


def frame(screen: QWidget, *above: QWidget, table: QWidget, beside: QWidget) -> QHBoxLayout:
    """Lay everything out edge to edge, all the room that is left for the table; return the row in which that stands."""
    below = QHBoxLayout()
    column = QVBoxLayout(screen)
    for layout in (below, column):
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
    below.addWidget(table, 1)
    below.addWidget(beside)
    for line in above:
        column.addWidget(line)
    column.addLayout(below, 1)
    return below
