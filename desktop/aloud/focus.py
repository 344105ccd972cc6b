"""Tells a screen reader where the keyboard stands, when Qt has told last of something around it or beside it."""

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QListView


def tell_focus() -> None:
    """Tell of what has the keyboard; in a list, of the row where it stands."""
    here = QApplication.focusWidget()
    if here is None or not QAccessible.isActive():
        return
    event = QAccessibleEvent(here, QAccessible.Event.Focus)
    if isinstance(here, QListView) and here.currentIndex().isValid():
        event.setChild(here.currentIndex().row())
    QAccessible.updateAccessibility(event)
