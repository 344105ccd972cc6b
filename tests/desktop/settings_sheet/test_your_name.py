"""Several people share a computer: whoever plays now is chosen among the names, or says another one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.new_game.page import NewGame
from desktop.settings import SettingsFile, as_name, with_latest
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.settings_sheet.your_name import YourName
from desktop.shell import Shell

pytestmark = pytest.mark.usefixtures("unpainted")

Window = Callable[..., Shell]


def row_in(shell: Shell) -> YourName:
    sheet = shell.open("settings")
    assert isinstance(sheet, SettingsSheet)
    return sheet.settings.your_name


def offered(row: YourName) -> list[str]:
    return [each.words for each in row.choice.items]


def choose(row: YourName, words: str) -> None:
    row.choice.chosen.emit(next(each.value for each in row.choice.items if each.words == words))


def test_another_of_the_known_names_plays_from_now_on(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille", "Malo"])
    row = row_in(shell)
    assert row.choice.words == "Camille"
    assert offered(row) == ["Camille", "Malo", "Another name…", "No name"]
    choose(row, "Malo")
    assert row.choice.words == "Malo"
    kept = SettingsFile().settings
    assert (kept.name, kept.names) == ("Malo", ["Malo", "Camille"])
    page = shell.open("new_game", game="hoyuk")
    assert isinstance(page, NewGame)
    assert page.preparation.choices.places[0].name == "Malo"


def test_a_new_name_is_written_and_kept_with_enter(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille"])
    row = row_in(shell)
    choose(row, "Another name…")
    assert row.field.hasFocus()
    QTest.keyClicks(row.field, " Nour ")
    qtbot.keyClick(row.field, Qt.Key.Key_Return)
    assert SettingsFile().settings.name == "Nour"
    assert not row.field.isVisible()
    assert row.choice.hasFocus()
    assert offered(row)[:2] == ["Nour", "Camille"]


def test_escape_gives_up_and_leaves_the_sheet_open(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille"])
    row = row_in(shell)
    choose(row, "Another name…")
    QTest.keyClicks(row.field, "N")
    qtbot.keyClick(row.field, Qt.Key.Key_Escape)
    assert isinstance(shell.trail[-1], SettingsSheet)
    assert SettingsFile().settings.name == "Camille"
    assert not row.field.isVisible()


def test_nobody_needs_a_name(window: Window, qtbot: QtBot) -> None:
    row = row_in(window(name="Camille", names=["Camille"]))
    choose(row, "No name")
    kept = SettingsFile().settings
    assert (kept.name, kept.names) == ("", ["Camille"])
    assert row.choice.words == "No name"


def test_what_is_written_becomes_a_name_that_fits_a_seat() -> None:
    assert as_name("  Anne \t Marie ") == "Anne Marie"
    assert as_name("x" * 30) == "x" * 24
    assert with_latest("MALO", ["Camille", "Malo"]) == ["MALO", "Camille"]
