"""About: version, changes in the language in use, licences of all that is passed on; nothing is cut or sent."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from desktop.about.papers import change_of, packages, versions
from desktop.about.screen import AboutScreen
from desktop.page.words import BREAK, Words
from desktop.reporting import write_report
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.shell import Shell
from desktop.style.palette import ThemeName
from rules.core import folders, resources
from rules.core.about import NAME, VERSION
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")

TEXT = """# Changelog

A line before.

## 1.1.0 (not yet / pas encore)

- **New** thing, `code` and
  *Menu*.
  *Une **chose** neuve, qui dure.*
- Only English.

## 1.0.0

- **First**.
"""


def test_versions_are_read_in_one_language() -> None:
    english, first = versions("en", TEXT)
    french, _ = versions("fr", TEXT)
    assert (english.number, english.note, french.note) == ("1.1.0", "not yet", "pas encore")
    assert [each.words for each in english.changes] == ["New thing, code and Menu.", "Only English."]
    assert [each.words for each in french.changes] == ["Une chose neuve, qui dure.", "Only English."]
    assert english.changes[0].bold == ((0, 3),)
    assert (first.number, first.note) == ("1.0.0", "")


def test_what_a_change_is_about_is_bold_in_french_too() -> None:
    assert change_of("A. *Un cahier de classe, hors ligne : tout.*", "fr").bold == ((0, 19),)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_changelog_can_be_shown(language: str) -> None:
    latest = versions(language)[0]
    assert latest.number == VERSION
    assert latest.changes
    assert not [each.words for each in latest.changes if "**" in each.words or "`" in each.words]
    assert not [each.words for each in latest.changes if each.words.startswith("*")]


def test_all_that_is_passed_on_is_named_with_its_licence() -> None:
    found = {each.name: each for each in packages()}
    assert {"pyside6-essentials", "numpy", "miniaudio"} <= set(found)
    assert "pytest" not in found
    assert all(each.version and each.licence for each in found.values())


def test_papers_that_were_taken_away_leave_a_page_without_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    assert versions("en") == []
    assert packages() == []


@pytest.mark.parametrize(
    ("size", "theme", "scale"),
    [((1600, 1000), "light", 1.0), ((1280, 720), "contrast", 1.5), ((1280, 720), "dark", 3.0)],
)
def test_it_says_all_of_it_and_nothing_is_cut(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], theme: ThemeName, scale: float
) -> None:
    shell = window(tmp_path, size=size, theme=theme, scale=scale)
    qtbot.addWidget(shell)
    page = opened(shell, "about")
    assert isinstance(page, AboutScreen)
    said = [each.text() for each in page.leaf.findChildren(Words) if not each.isHidden()]
    assert f"Version {VERSION}" in said
    assert any(str(folders.home()) in each.replace(BREAK, "") for each in said)
    assert [each.text() for each in page.leaf.findChildren(Words) if not each.isHidden() and each.is_cut()] == []
    before = len(page.leaf.changes)
    shell.program.set_language("en")
    qtbot.waitUntil(lambda: len(page.leaf.findChildren(Words)) < len(said) + before)
    assert "What has changed" in [each.text() for each in page.leaf.findChildren(Words)]
    assert page.leaf.findChildren(Words)


def test_it_is_opened_from_the_settings_and_opens_folders_on_this_computer_only(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = window(tmp_path, language="en")
    qtbot.addWidget(shell)
    sheet = opened(shell, "settings")
    assert isinstance(sheet, SettingsSheet)
    sheet.about.click()
    page = shell.trail[-1]
    assert isinstance(page, AboutScreen)
    assert shell.windowTitle() == f"About — {NAME}"
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    page.leaf.folder.click()
    page.leaf.texts.click()
    assert [each.isLocalFile() for each in shown] == [True, True]
    assert Path(shown[0].toLocalFile()) == folders.home()


def test_a_report_can_be_saved_where_nothing_broke(qtbot: QtBot, tmp_path: Path) -> None:
    shell: Shell = window(tmp_path, language="en")
    qtbot.addWidget(shell)
    opened(shell, "about")
    write_report(shell, tmp_path / "report.txt")
    assert "Nothing went wrong" in (tmp_path / "report.txt").read_text(encoding="utf-8")
