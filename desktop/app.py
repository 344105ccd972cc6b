"""Wires the window: which screen has which name, and the cabinet first. Screens load when they are first opened."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.fonts import load_fonts
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell

SCREENS = {
    "cabinet": "desktop.cabinet.home:Cabinet",
    "new_game": "desktop.cabinet.new_game:NewGame",
    "settings": "desktop.cabinet.settings_sheet:SettingsSheet",
    "kept_games": "desktop.cabinet.kept_games:KeptGames",
}


def registered(shell: Shell) -> Shell:
    for name, place in SCREENS.items():
        shell.register(name, maker_at(place))
    return shell


def maker_at(place: str) -> Any:
    module, _, name = place.partition(":")

    def make(program: Program, shell: Shell, **what: Any) -> Screen:
        screen: Screen = getattr(import_module(module), name)(program, shell, **what)
        return screen

    return make


def main(arguments: Sequence[str] = ()) -> int:
    application = QApplication([sys.argv[0], *arguments])
    load_fonts()
    shell = registered(Shell(Program()))
    shell.open("cabinet")
    shell.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
