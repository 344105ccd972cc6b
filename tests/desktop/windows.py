"""A window for tests, with settings of its own."""

from functools import cache
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
from rules.core.library import Library
from rules.text.localise import Language, Texts


@cache
def library() -> Library:
    return Program(SettingsFile(Path("/nowhere/settings.json"))).library


@cache
def shared_words() -> dict[Any, Texts]:
    return {}


def sharing(program: Program) -> Program:
    """The same program: its boxes and texts are read once for all tests."""
    program.library = library()
    program._texts = shared_words()
    return program


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
    return shell_of(sharing(Program(settings)), size)


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
