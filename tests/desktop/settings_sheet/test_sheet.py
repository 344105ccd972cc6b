"""Settings: live, kept, reached by keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.settings import TEXT_SCALES, Settings, SettingsFile, settings_from
from desktop.settings_sheet.eyes import sight
from desktop.settings_sheet.keyboard import GROUPS, KEYS, rows_of
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.shell import Shell

Window = Callable[..., Shell]


def sheet_in(shell: Shell) -> SettingsSheet:
    sheet = shell.open("settings")
    assert isinstance(sheet, SettingsSheet)
    return sheet


def test_language_theme_and_size_change_everything_at_once(window: Window, qtbot: QtBot) -> None:
    shell = window()
    sheet = sheet_in(shell)
    sheet.settings.language.segments[0].click()
    assert sheet.title.text() == "Réglages"
    sheet.settings.themes[1].click()
    assert sheet.style_now.theme_name == "dark"
    height = sheet.settings.sample.height()
    sheet.settings.slider.setFocus()
    for _ in TEXT_SCALES:
        qtbot.keyClick(sheet.settings.slider, Qt.Key.Key_Right)
    assert shell.program.settings.text_scale == 3.0
    assert sheet.settings.percent.text() == "300\u202f%"
    qtbot.waitUntil(lambda: sheet.settings.sample.height() > height)
    kept = SettingsFile().settings
    assert (kept.language, kept.theme, kept.text_scale) == ("fr", "dark", 3.0)


def test_the_size_changes_once_the_knob_is_let_go(window: Window, qtbot: QtBot) -> None:
    sheet = sheet_in(window())
    slider, size = sheet.settings.slider, sheet.program.settings.text_scale
    at = [QPoint(round(slider.x_of(round(scale * 100))), 20) for scale in TEXT_SCALES]
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=at[0])
    qtbot.mouseMove(slider, at[1])
    qtbot.mouseMove(slider, at[2])
    assert slider.sliderPosition() == 150
    assert sheet.program.settings.text_scale == size, "the page stays as it is under the hand"
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=at[2])
    assert sheet.program.settings.text_scale == TEXT_SCALES[2]


def test_the_wheel_scrolls_the_page_and_changes_no_setting(window: Window, qtbot: QtBot) -> None:
    sheet = sheet_in(window())
    before = sheet.program.settings.text_scale
    turned = QWheelEvent(
        QPointF(60, 20),
        sheet.settings.slider.mapToGlobal(QPointF(60, 20)),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(sheet.settings.slider, turned)
    assert sheet.program.settings.text_scale == before
    assert not turned.isAccepted(), "what lies around it scrolls"


def test_pace_and_help_are_kept(window: Window, qtbot: QtBot) -> None:
    sheet = sheet_in(window())
    next(each for each in sheet.settings.pace.segments if each.value == "slow").click()
    sheet.settings.switches["hints"].click()
    sheet.settings.switches["warnings"].click()
    kept = SettingsFile().settings
    assert (kept.pace, kept.hints, kept.warnings) == ("slow", False, False)
    assert "350" in sheet.settings.pace_note.text()


def test_escape_puts_the_sheet_away(window: Window, qtbot: QtBot) -> None:
    shell = window()
    sheet = sheet_in(shell)
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert len(shell.trail) == 1


def test_the_cabinet_behind_follows(window: Window, qtbot: QtBot) -> None:
    sheet = sheet_in(window())
    qtbot.waitUntil(lambda: not sheet.backdrop.isNull())
    light = sheet.backdrop.toImage().pixelColor(2, 100).lightness()
    sheet.settings.themes[1].click()
    qtbot.waitUntil(lambda: sheet.backdrop.toImage().pixelColor(2, 100).lightness() < light - 60)


@pytest.mark.parametrize(
    ("kind", "pair"),
    [
        ("deuteranopia", {"pink", "turquoise"}),
        ("protanopia", {"brown", "red"}),
        ("tritanopia", {"turquoise", "green"}),
    ],
)
def test_the_closest_colours_as_others_see_them(kind: str, pair: set[str]) -> None:
    found = sight(kind)
    assert set(found.closest) == pair
    assert found.distance < 12


def test_every_key_of_a_group_is_on_the_keyboard() -> None:
    for language in ("fr", "en"):
        shown = {cap.id for row in rows_of(language) for cap in row}
        assert set(KEYS) <= shown
    assert set(KEYS.values()) | {"find"} == set(GROUPS)


@pytest.mark.parametrize("written", [None, [], {"theme": "pink", "text_scale": 9, "hints": "yes", "unknown": 1}])
def test_settings_that_make_no_sense_are_as_usual(written: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_LANG", "en")
    is_fresh = not isinstance(written, dict)
    assert settings_from(written) == Settings("en", theme_by_system=is_fresh, pace_by_system=is_fresh)


def test_each_setting_is_read_again() -> None:
    said = {"theme": "dark", "text_scale": 1.5, "pace": "fast", "warnings": False, "new_games": {"x": 1}}
    read = settings_from({"language": "fr", **said})
    assert (read.theme, read.text_scale, read.pace, read.warnings, read.new_games) == (
        "dark",
        1.5,
        "fast",
        False,
        {"x": 1},
    )
