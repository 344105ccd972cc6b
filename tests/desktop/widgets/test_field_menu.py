"""The menu of whatever is written in looks as all other menus do, however large text is, and does what it says."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.style.palette import ThemeName
from desktop.style.qss import stylesheet
from desktop.style.theme import Style
from desktop.widgets.fields import Field, LineField
from desktop.widgets.fingers import has_menu
from desktop.widgets.search import SearchField
from desktop.widgets.text_area import TextArea

Kind = Callable[[], Field | LineField | SearchField | TextArea]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("kind", [Field, LineField, SearchField, TextArea])
def test_it_is_dressed_and_works(qtbot: QtBot, kind: Kind, theme: ThemeName) -> None:
    field = kind()
    style = Style(theme, "hoyuk", 1.0, 2.0)
    field.wear(style)
    page = QWidget()
    qtbot.addWidget(page)
    field.setParent(page)
    page.show()
    with_words(field, "Ann")
    assert has_menu(field)
    under_mouse = field.viewport() if isinstance(field, QPlainTextEdit) else field
    QApplication.sendEvent(under_mouse, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.styleSheet() == stylesheet(style)
    menu.actions()[-1].trigger()
    menu.close()
    assert selected(field) == "Ann"
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


def with_words(field: QLineEdit | QPlainTextEdit, words: str) -> None:
    if isinstance(field, QLineEdit):
        field.setText(words)
    else:
        field.setPlainText(words)


def selected(field: QLineEdit | QPlainTextEdit) -> str:
    return field.selectedText() if isinstance(field, QLineEdit) else field.textCursor().selectedText()
