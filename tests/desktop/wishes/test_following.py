"""The wishes of the system: followed where nobody chose otherwise, live, and never against what somebody chose."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.shell import Shell
from desktop.style.palette import ThemeName
from desktop.wishes.following import Following
from desktop.wishes.looks import theme_for, theme_wished
from desktop.wishes.motion import Told

Window = Callable[..., Shell]
Scheme: TypeAlias = Qt.ColorScheme
Contrast: TypeAlias = Qt.ContrastPreference


@dataclass
class System:
    """What a system says when it is asked."""

    theme: ThemeName = "light"
    is_still: bool | None = None
    asked: list[Told] = field(default_factory=list)
    is_slow: bool = False

    def motion(self, told: Told) -> None:
        if self.is_slow:
            self.asked.append(told)
        else:
            told(self.is_still)


def following(file: SettingsFile, system: System) -> tuple[Program, Following]:
    program = Program(file)
    return program, Following(program, theme=lambda: system.theme, motion=system.motion)


def worn(program: Program) -> tuple[str, str]:
    return program.settings.theme, program.settings.pace


def fresh(folder: Path) -> SettingsFile:
    return SettingsFile(folder / "fresh" / "settings.json")


@pytest.mark.parametrize(
    ("scheme", "contrast", "theme"),
    [
        (Scheme.Unknown, Contrast.NoPreference, "light"),
        (Scheme.Light, Contrast.NoPreference, "light"),
        (Scheme.Dark, Contrast.NoPreference, "dark"),
        (Scheme.Dark, Contrast.HighContrast, "contrast"),
        (Scheme.Light, Contrast.HighContrast, "contrast"),
    ],
)
def test_the_theme_that_a_system_asks_for(scheme: Scheme, contrast: Contrast, theme: ThemeName) -> None:
    assert theme_for(scheme, contrast) == theme


def test_a_fresh_home_is_as_the_system_asks_from_the_first_picture_on(tmp_path: Path) -> None:
    program, follower = following(fresh(tmp_path), System("dark", is_still=True))
    assert worn(program) == ("dark", "normal"), "movement is asked about later"
    follower.ask()
    assert worn(program) == ("dark", "off")
    kept = json.loads(program.settings_file.path.read_bytes())
    assert (kept["theme"], kept["theme_by_system"], kept["pace"], kept["pace_by_system"]) == ("dark", True, "off", True)
    again, _ = following(SettingsFile(program.settings_file.path), System("light"))
    assert again.settings.theme == "light"


def test_a_file_from_before_keeps_what_it_says(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"language": "en", "theme": "light"}', encoding="utf-8")
    program, follower = following(SettingsFile(file), System("contrast", is_still=True))
    follower.ask()
    assert (program.settings.theme, program.settings.pace) == ("light", "normal")


def test_what_somebody_chose_wins(tmp_path: Path) -> None:
    system = System("light")
    program, follower = following(fresh(tmp_path), system)
    program.set_theme("light")
    program.set_pace("slow")
    system.theme, system.is_still = "dark", True
    follower.look()
    follower.ask()
    assert (program.settings.theme, program.settings.pace) == ("light", "slow")
    program.set_theme_by_system()
    program.set_pace_by_system()
    assert (program.settings.theme, program.settings.pace) == ("dark", "off")


def test_a_late_answer_does_not_undo_a_choice(tmp_path: Path) -> None:
    system = System(is_slow=True)
    program, follower = following(fresh(tmp_path), system)
    follower.ask()
    program.set_pace("fast")
    system.asked[0](True)
    assert program.settings.pace == "fast"


def test_a_system_that_does_not_say_changes_nothing(tmp_path: Path) -> None:
    system = System(is_still=True)
    program, follower = following(fresh(tmp_path), system)
    follower.ask()
    system.is_still = None
    follower.ask()
    assert program.settings.pace == "off"


def test_the_window_follows_while_it_is_open(window: Window, qtbot: QtBot) -> None:
    shell = window(theme="light", theme_by_system=True)
    system = System("light")
    Following(shell.program, theme=lambda: system.theme, motion=system.motion)
    hints = QGuiApplication.styleHints()
    system.theme = "dark"
    hints.colorSchemeChanged.emit(Scheme.Dark)
    shown = [shell.trail[0].style_now.theme_name]
    system.theme = "contrast"
    hints.accessibility().contrastPreferenceChanged.emit(Contrast.HighContrast)
    assert [*shown, shell.trail[0].style_now.theme_name] == ["dark", "contrast"]


def test_qt_is_asked_what_the_system_wants() -> None:
    """In memory there is no system that asks for anything."""
    assert theme_wished() == "light"


def test_whoever_comes_back_to_the_window_finds_it_as_the_system_is_now(tmp_path: Path) -> None:
    system = System()
    program, _ = following(fresh(tmp_path), system)
    system.theme, system.is_still = "dark", True
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert (program.settings.theme, program.settings.pace) == ("dark", "off")


def test_the_sheet_offers_the_system_and_shows_what_it_chose(window: Window, qtbot: QtBot) -> None:
    shell = window(theme="light", pace="slow")
    system = System("dark", is_still=True)
    follower = Following(shell.program, theme=lambda: system.theme, motion=system.motion)
    sheet = shell.open("settings")
    assert isinstance(sheet, SettingsSheet)
    by_theme = {tile.theme: tile for tile in sheet.settings.themes}
    assert by_theme["light"].isChecked()
    by_theme["system"].click()
    assert sheet.style_now.theme_name == "dark"
    assert by_theme["system"].isChecked()
    sheet.settings.pace.segment("system").click()
    assert (shell.program.settings.pace, sheet.settings.pace.value) == ("off", "system")
    assert sheet.settings.pace_note.text() == shell.program.say("pace-system-help")
    by_theme["dark"].click()
    sheet.settings.pace.segment("fast").click()
    system.theme, system.is_still = "light", False
    follower.look()
    follower.ask()
    assert sheet.style_now.theme_name == "dark"
    assert (shell.program.settings.pace, sheet.settings.pace.value) == ("fast", "fast")
