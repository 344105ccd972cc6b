"""Somebody who makes a lesson: hands on the table, words in the fields."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.sprite import Key
from desktop.maker.parts import Recording, Tick
from desktop.maker.screen import MakerScreen
from desktop.shell import Shell
from desktop.widgets.links import TextLink
from rules.teaching.made import MadeLesson
from tests.desktop.windows import opened

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def making(shell: Shell, **what: object) -> MakerScreen:
    screen = opened(shell, "maker", **what)
    assert isinstance(screen, MakerScreen)
    return screen


def point(screen: MakerScreen, key: Key) -> QPoint:
    place = screen.board.scene.place_of(key)
    assert place is not None, key
    return screen.board.view.mapFromScene(*place.middle)


def drag(screen: MakerScreen, piece: Key, place: Key) -> None:
    port, start, end = screen.board.view.viewport(), point(screen, piece), point(screen, place)
    QTest.mousePress(port, LEFT, NONE, start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, LEFT, NONE, end)
    QApplication.processEvents()


def click(screen: MakerScreen, key: Key) -> None:
    QTest.mouseClick(screen.board.view.viewport(), LEFT, NONE, point(screen, key))
    QApplication.processEvents()


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def key(screen: MakerScreen, pressed: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or screen, pressed)
    QApplication.processEvents()


def link(screen: MakerScreen, id: str) -> TextLink:
    """The words in the panel that begin something."""
    wanted = screen.program.say(id)
    links = screen.panel.content.findChildren(TextLink)
    return next(each for each in links if each.words == wanted and each.isVisible())


def recordings(screen: MakerScreen) -> list[Recording]:
    return [each for each in screen.panel.content.findChildren(Recording) if each.isVisibleTo(screen)]


def ticks(screen: MakerScreen) -> list[Tick]:
    return [each for each in screen.panel.content.findChildren(Tick) if each.isVisibleTo(screen)]


def write(screen: MakerScreen, attribute: str, words: str) -> None:
    """Type into a field of the panel."""
    field = screen.panel.fields[attribute].field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, words)
    QApplication.processEvents()


def kept(screen: MakerScreen) -> MadeLesson:
    """What the disk has."""
    screen.draft.keep()
    found = screen.program.made.named(screen.draft.made.id)
    assert found is not None
    assert isinstance(found.made, MadeLesson)
    return found.made


def folder_of(screen: MakerScreen) -> Path:
    return screen.program.made.folder
