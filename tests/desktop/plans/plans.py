"""Somebody who makes plans: the screen opened on the first plan of a game."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.plans.screen import PlanScreen
from desktop.shell import Shell
from desktop.widgets.menu import Menu
from rules.teaching.plans import MadePlan
from tests.desktop.windows import opened

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def planning(shell: Shell, **what: object) -> PlanScreen:
    screen = opened(shell, "plan", **what)
    assert isinstance(screen, PlanScreen)
    shell.activateWindow()
    QApplication.processEvents()
    return screen


def ids(screen: PlanScreen) -> list[str]:
    """The ids of the rows, in their order."""
    return [row.id for row in screen.draft.made.rows]


def kept(screen: PlanScreen) -> list[MadePlan]:
    """The plans on the shelf."""
    screen.draft.keep()
    return [each.made for each in screen.program.made.things()[0] if isinstance(each.made, MadePlan)]


def press(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, at or QPoint())
    QApplication.processEvents()


def stand_on(screen: PlanScreen, number: int) -> QWidget:
    """The keyboard stands on a row."""
    card = screen.rows.cards[number]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return card


def menu_of(screen: PlanScreen) -> Menu:
    return next(each for each in screen.findChildren(Menu) if each.isVisible())
