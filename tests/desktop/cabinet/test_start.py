"""What a start does without until the window is painted: each of these made it slower once."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.cabinet import pictures
from desktop.cabinet.newcomer import settled
from desktop.settings import SettingsFile
from rules.core.folders import HOME_VARIABLE

START = """
import json, sys
from desktop.app import opened
application, window = opened()
window.show()
cabinet = window.trail[0]
while cabinet.case.is_first_paint:
    application.processEvents()
from PySide6 import QtWidgets
print(json.dumps([sorted(sys.modules), sorted(vars(QtWidgets))]))
"""
NEWCOMERS = {"desktop.cabinet.where_to_begin", "desktop.cabinet.name_plate", "desktop.cabinet.knob_tag"}
PAINTERS = {"desktop.cabinet.drawers", "desktop.paint.grounds"}
"""A newcomer's plate is painted with them; everybody else finds the picture of the last start."""
LATER = {
    "hashlib",  # and with it a large library
    "datetime",
    "desktop.cabinet.parts",
    "desktop.display",
    "desktop.widgets.volume_menu",
    "desktop.widgets.notices",
    "desktop.kept_games.kept",
    "desktop.new_game.guided",
    "rules.core.library",
    "rules.core.profile",
    "rules.text.localise",
}
RARE = {"QWizard", "QCalendarWidget", "QFontDialog", "QMdiArea"}
"""Kinds of widgets that are nowhere in the window: they are loaded only with all kinds that there are."""


def loaded_until_painted(home: Path) -> tuple[set[str], set[str]]:
    """The modules, and the kinds of widgets, that a process has loaded when its window has been painted."""
    done = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", HOME_VARIABLE: str(home)},
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    modules, widgets = json.loads(done.stdout.splitlines()[-1])
    return set(modules), set(widgets)


@pytest.mark.parametrize("is_new", [False, True])
def test_what_is_not_seen_yet_is_not_loaded(tmp_path: Path, is_new: bool) -> None:
    if not is_new:
        SettingsFile(tmp_path / "settings.json").change(seen=settled())
    modules, widgets = loaded_until_painted(tmp_path)
    assert "desktop.cabinet.home" in modules
    assert not LATER & modules
    assert not RARE & widgets
    assert ("desktop.cabinet.where_to_begin" in modules) == is_new
    assert is_new or not (NEWCOMERS | PAINTERS) & modules


def test_the_files_that_paint_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    scan = os.scandir

    def scandir(path: Path) -> object:
        looked.append(str(path))
        return scan(path)

    pictures.program_stamp.cache_clear()
    monkeypatch.setattr("desktop.cabinet.pictures.os.scandir", scandir)
    first, second = pictures.file_of("one"), pictures.file_of("two")
    assert first != second
    assert len(looked) == len(set(looked)) == len(pictures.PAINTED_BY)
