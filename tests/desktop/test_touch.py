"""Fingers wherever a window is no table: taps, flicks, fingers that rest, what is dragged and what is held."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QInputDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip, QWidget

from desktop.curtain.hold_button import HoldButton
from desktop.reader.reader import Reader
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.shell import Shell
from desktop.widgets import fingers
from desktop.widgets.menu import Menu
from desktop.widgets.scrolling import ScrollingColumn
from rules.marajoara import GAME
from tests.desktop.at_the_table import at_a_choice, settle, waited
from tests.desktop.conftest import SitDown
from tests.desktop.touching import NEVER_MS, flick, move, press, release, tap
from tests.desktop.windows import opened


@pytest.fixture
def sheet(shell: Shell) -> SettingsSheet:
    shell.resize(1280, 720)
    found = opened(shell, "settings")
    assert isinstance(found, SettingsSheet)
    settle()
    shell.fingers.rests_after(NEVER_MS, NEVER_MS)
    return found


def test_a_tap_clicks_once(sheet: SettingsSheet) -> None:
    tap(sheet.settings.both_languages)
    assert sheet.program.settings.both_languages
    tap(sheet.settings.both_languages)
    assert not sheet.program.settings.both_languages


def test_fingers_on_a_touchpad_only_move_the_pointer(sit_down: SitDown) -> None:
    at = sit_down()
    pad = QTest.createTouchDevice(QInputDevice.DeviceType.TouchPad)
    key = sorted(at.screen.area.hand.clickable() | at.screen.area.hand.takable_anew())[0]
    spot, before = at.view.mapTo(at.shell, at.spot(key)), at.timeline.now
    QTest.touchEvent(at.shell, pad).press(0, spot, at.shell).commit()
    QTest.touchEvent(at.shell, pad).release(0, spot, at.shell).commit()
    assert (at.timeline.now, at.screen.area.hand.held) == (before, frozenset())
    tap(at.view, at.spot(key))
    assert (at.timeline.now, at.screen.area.hand.held) != (before, frozenset())


def test_a_tap_into_a_field_brings_the_keyboard_there(shell: Shell) -> None:
    reader = opened(shell, "reader", game="marajoara")
    assert isinstance(reader, Reader)
    shell.activateWindow()
    reader.setFocus()
    tap(reader.contents.search)
    assert waited(reader.contents.search.hasFocus, 2000)


def test_a_flick_scrolls_and_presses_nothing(sheet: SettingsSheet) -> None:
    bar = sheet.findChildren(ScrollingColumn)[0].verticalScrollBar()
    row = sheet.settings.both_languages
    flick(row, row.rect().center(), QPoint(0, -100))
    assert bar.value() >= 95
    assert not sheet.program.settings.both_languages
    assert not row.isDown()


def test_what_was_flicked_goes_on_where_things_move(sheet: SettingsSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingers, "REMEMBERED_MS", NEVER_MS)
    monkeypatch.setattr(fingers, "SLOWEST", 0.0)
    bar = sheet.findChildren(ScrollingColumn)[0].verticalScrollBar()
    sheet.program.settings_file.change(pace="normal")
    flick(sheet.settings, QPoint(100, 250), QPoint(0, -60))
    let_go = bar.value()
    assert waited(lambda: bar.value() > let_go, 3000)


def test_a_list_is_scrolled_by_a_flick(sit_down: SitDown) -> None:
    at = sit_down(at_a_choice(GAME, 20), (1280, 720))
    at.shell.fingers.rests_after(NEVER_MS, NEVER_MS)
    at.screen.dock.open("pieces")
    settle()
    list_ = at.screen.dock.pieces.list
    before = at.screen.area.hand.held
    flick(list_.viewport(), QPoint(60, 200), QPoint(0, -120))
    assert list_.verticalScrollBar().value() > 0
    assert at.screen.area.hand.held == before


def test_a_slider_is_drawn_along(sheet: SettingsSheet) -> None:
    slider, before = sheet.sound.slider, sheet.program.settings.volume
    start = QPoint(round(slider.x_of(before)), slider.height() // 2)
    press(slider, start)
    for step in (10, 20, 40):
        move(slider, start - QPoint(step, 0))
    release(slider, start - QPoint(40, 0))
    assert sheet.program.settings.volume < before


def test_a_finger_that_stays_presses(sheet: SettingsSheet) -> None:
    """So the curtain is opened by a finger: it is held down for a second."""
    sheet.shell.fingers.rests_after(1, NEVER_MS)
    button = HoldButton()
    button.setParent(sheet)
    button.setGeometry(10, 10, 200, 60)
    button.show()
    button.raise_()
    opened_: list[bool] = []
    button.held.connect(lambda: opened_.append(True))
    press(button, QPoint(100, 30))
    assert waited(lambda: bool(opened_), 5000)
    release(button, QPoint(100, 30))
    assert opened_ == [True]


def test_a_finger_that_rests_shows_the_tip_and_clicks_nothing(sit_down: SitDown) -> None:
    at = sit_down()
    at.shell.fingers.rests_after(NEVER_MS, 1)
    button = next(each for each in at.screen.dock.findChildren(QWidget) if each.isVisible() and each.toolTip())
    press(button, button.rect().center())
    assert waited(lambda: QToolTip.text() == button.toolTip(), 3000)
    release(button, button.rect().center())
    QToolTip.hideText()


def test_a_finger_that_rests_opens_the_menu_of_a_right_click(sheet: SettingsSheet) -> None:
    speaker = sheet.sound.loudspeaker
    sheet.shell.fingers.rests_after(NEVER_MS, 1)
    press(speaker, speaker.rect().center())
    assert waited(lambda: speaker.volume is not None, 3000)
    release(speaker, speaker.rect().center())
    assert not sheet.program.settings.mute
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def test_what_goes_from_under_a_finger_is_left_alone(sheet: SettingsSheet) -> None:
    """Neither the tip of a widget that is gone nor a move of the finger raises anything."""
    sheet.shell.fingers.rests_after(NEVER_MS, 1)
    over = QWidget(sheet)
    over.setToolTip("gone")
    over.setGeometry(10, 10, 200, 60)
    over.show()
    over.raise_()
    press(over, QPoint(100, 30))
    spot = over.mapTo(sheet.shell, QPoint(100, 30))
    delete(over)
    QTest.qWait(20)
    assert QToolTip.text() != "gone"
    move(sheet.shell, spot + QPoint(0, 60))
    release(sheet.shell, spot + QPoint(0, 60))
    tap(sheet.settings.both_languages)
    assert sheet.program.settings.both_languages


def test_a_list_that_goes_while_it_glides_is_left_alone(sheet: SettingsSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingers, "REMEMBERED_MS", NEVER_MS)
    monkeypatch.setattr(fingers, "SLOWEST", 0.0)
    sheet.program.settings_file.change(pace="normal")
    area = QScrollArea(sheet)
    inside = QWidget()
    inside.setFixedSize(180, 2000)
    area.setWidget(inside)
    area.setGeometry(10, 10, 200, 300)
    area.show()
    area.raise_()
    flick(area.viewport(), QPoint(100, 250), QPoint(0, -60))
    let_go = area.verticalScrollBar().value()
    assert waited(lambda: area.verticalScrollBar().value() > let_go, 3000)
    delete(area)
    QTest.qWait(3 * fingers.FRAME_MS)
    tap(sheet.settings.both_languages)
    assert sheet.program.settings.both_languages


def delete(widget: QWidget) -> None:
    """As a screen that is put together anew does."""
    widget.hide()
    widget.deleteLater()
    QApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def test_a_line_of_a_menu_is_tapped(shell: Shell) -> None:
    """Of a finger on a menu, a window of its own, Qt makes a mouse."""
    chosen: list[str] = []
    menu = Menu(shell, shell.program.style())
    for words in ("One", "Two", "Three"):
        menu.addAction(words).triggered.connect(lambda _=False, words=words: chosen.append(words))
    menu.popup(shell.mapToGlobal(QPoint(40, 40)))
    settle()
    tap(menu, menu.actionGeometry(menu.actions()[1]).center())
    assert waited(lambda: chosen == ["Two"], 2000)
    assert QApplication.activePopupWidget() is None
