"""The application as systems know it: name, version, icon; files that macOS hands over, early or late."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from desktop.made.opening import open_files
from desktop.paint.app_icon import SIDES, icon_image, program_icon
from desktop.shell import Shell
from desktop.table.seats import PERSON
from rules.core import about, folders
from rules.core.folders import games_in_progress, made
from rules.core.journal import Journal, begin
from tests.desktop.at_the_table import game, sensible
from tests.desktop.conftest import Play, SitDown, Window

SYSTEM = """
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from desktop.application import Application

application, opened = Application(), []
send = lambda name: QCoreApplication.sendEvent(application, QFileOpenEvent(name))
send("early.vestiges"), send("also.vestiges")
application.hear_files(lambda files: opened.append([each.name for each in files]))
send("late.vestiges")
print(opened)
print(application.applicationName(), application.applicationVersion(), QGuiApplication.desktopFileName())
"""


def test_files_of_the_system_are_opened_also_those_that_came_early() -> None:
    paths = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", SYSTEM], capture_output=True, text=True, env={**os.environ, **paths}, check=True
    )
    said = done.stdout.splitlines()
    assert said == [
        "[['early.vestiges', 'also.vestiges'], ['late.vestiges']]",
        f"{about.NAME} {about.VERSION} {about.SYSTEM_NAME}",
    ]


@pytest.mark.parametrize("side", SIDES)
def test_the_icon_is_drawn_at_every_size_with_empty_corners(side: int) -> None:
    image = icon_image(side)
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(0, 0).alpha() < 128
    assert image.pixelColor(side // 2, side // 2).alpha() == 255
    colours = {image.pixelColor(side // 2, y).name() for y in range(0, side, max(1, side // 16))}
    assert len(colours) > 4


def test_systems_find_the_size_that_they_want(qtbot: QtBot) -> None:
    icon = program_icon()
    assert sorted(each.width() for each in icon.availableSizes()) == list(SIDES)
    assert icon.pixmap(QSize(32, 32)).width() == 32


# What is opened


def named(shell: Shell) -> list[str]:
    return [each.opened_as for each in shell.trail]


def test_a_game_that_is_kept_here_goes_on_however_its_path_is_written(window: Window, play: Play) -> None:
    path, shell = play(), window()
    open_files(shell, [path.parent / ".." / path.parent.name / path.name])
    assert named(shell) == ["cabinet", "table"]
    assert len(list(games_in_progress().iterdir())) == 1


def test_a_game_that_this_window_plays_is_come_back_to(sit_down: SitDown) -> None:
    timeline = game(PERSON, PERSON)
    journal = begin(games_in_progress(), timeline)
    assert isinstance(journal, Journal)
    at = sit_down(timeline, journal=journal)
    at.shell.open("settings")
    open_files(at.shell, [journal.path])
    assert named(at.shell) == ["cabinet", "table"]
    assert at.shell.trail[-1] is at.screen
    at.make(sensible(at.table, 1))
    assert at.timeline.now == 1


def test_games_from_elsewhere_are_brought_in_and_none_is_forgotten(window: Window, play: Play, tmp_path: Path) -> None:
    shell, files = window(), []
    for number, moves in enumerate((3, 5, 7)):
        path = play(moves=moves)
        files.append(path.rename(tmp_path / f"game-{number}.vestiges"))
    open_files(shell, files)
    assert named(shell) == ["cabinet", "kept_games"]
    assert sorted(each.name for each in games_in_progress().iterdir()) == [each.name for each in files]
    open_files(shell, files[:1])
    assert named(shell) == ["cabinet", "kept_games"]
    assert len(list(games_in_progress().iterdir())) == 3


@pytest.mark.parametrize("data", [b"", b"\x00\xff", b'{"vestiges": 1, "kind": "unheard-of"}', None])
def test_a_file_that_is_none_of_ours_is_told_and_opens_nothing(
    window: Window, tmp_path: Path, data: bytes | None
) -> None:
    shell, file = window(), tmp_path / "strange.vestiges"
    if data is not None:
        file.write_bytes(data)
    open_files(shell, [file])
    assert named(shell) == ["cabinet", "library"]
    assert not made(folders.made_things()).joinpath(file.name).exists()
