"""Tips at the pointer look like the screen under them."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style


def colours() -> tuple[str, str]:
    palette = QToolTip.palette()
    roles = QPalette.ColorRole.ToolTipBase, QPalette.ColorRole.ToolTipText
    base, text = (palette.color(role).name() for role in roles)
    return base, text


def test_tips_are_in_the_colours_of_the_theme_and_grow_with_the_text(qtbot: QtBot) -> None:
    program = Program()
    shell = Shell(program)
    qtbot.addWidget(shell)
    shell.register("page", lambda program, shell: Screen(program))
    shell.open("page")
    light = Style("light").theme
    assert colours() == (light.raised.lower(), light.text.lower())
    size = QToolTip.font().pixelSize()
    program.set_theme("dark")
    program.set_text_scale(2.0)
    dark = Style("dark").theme
    assert colours() == (dark.raised.lower(), dark.text.lower())
    assert QToolTip.font().pixelSize() > size * 1.5
