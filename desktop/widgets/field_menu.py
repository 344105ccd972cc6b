"""The menu of whatever is written in: undo, copy, paste, in the colours and letters of all other menus."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from desktop.style.qss import stylesheet
from desktop.style.theme import Style


def open_field_menu(field: QLineEdit | QPlainTextEdit, style: Style, event: QContextMenuEvent) -> None:
    menu = field.createStandardContextMenu()
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setStyleSheet(stylesheet(style))
    menu.popup(event.globalPos())
    event.accept()
