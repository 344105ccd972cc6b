"""A window for tests, with settings of its own."""

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.aim.seen import all_seen
from desktop.app import SCREENS, late
from desktop.program import Program
from desktop.screen import Screen
from desktop.settings import SettingsFile
from desktop.shell import Shell
from desktop.style.palette import ThemeName
from rules.text.localise import Language


def window(
    folder: Path,
    *,
    size: tuple[int, int] = (1600, 1000),
    language: Language = "fr",
    theme: ThemeName = "light",
    scale: float = 1.0,
) -> Shell:
    """The shell with all screens, and an empty one at the bottom of its trail."""
    settings = SettingsFile(folder / "settings.json")
    settings.change(language=language, theme=theme, text_scale=scale, pace="off", seen=all_seen())
    return shell_of(Program(settings), size)


def shell_of(program: Program, size: tuple[int, int]) -> Shell:
    shell = Shell(program)
    shell.setMinimumSize(1, 1)
    shell.resize(*size)
    for name, path in SCREENS.items():
        shell.register(name, late(path))
    shell.register("nothing", lambda program, shell: Screen(program))
    shell.open("nothing")
    shell.show()
    QApplication.processEvents()
    return shell


def opened(shell: Shell, name: str, **what: Any) -> Any:
    screen = shell.open(name, **what)
    QApplication.processEvents()
    return screen
