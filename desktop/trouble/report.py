"""A report for whoever mends the program: one text file that a person saves, reads and sends by themselves, or not."""

import platform
from collections.abc import Mapping

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from desktop.trouble.log import kept_log
from rules.core.about import NAME, VERSION

NOTHING = "Nothing went wrong as far as the log knows."


def report(facts: Mapping[str, object]) -> str:
    """What is known of the program and the computer, then the whole log."""
    lines = [f"{key}: {value}" for key, value in (system_facts() | dict(facts)).items()]
    return "\n".join([f"{NAME} {VERSION}", "", *lines, "", kept_log() or NOTHING, ""])


def system_facts() -> dict[str, object]:
    screens = (
        f"{each.size().width()}x{each.size().height()} at {each.devicePixelRatio():g}"
        for each in QGuiApplication.screens()
    )
    return {
        "system": platform.platform(),
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide": pyside_version,
        "windows of": QGuiApplication.platformName(),
        "screens": ", ".join(screens),
    }
