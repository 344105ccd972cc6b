"""The page in a window of the test, games to tell of, and their reviews."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.own_page.screen import OwnPage
from desktop.shell import Shell
from rules.core import folders
from rules.core.finished_game import FinishedGame
from rules.core.results import ResultsFile
from tests.desktop.own_page.games import NOW, finished
from tests.desktop.own_page.reviews import kept_beside, review_of

Window = Callable[..., Shell]
Play = Callable[..., Path]

SIZES = [(1280, 720), (1366, 768), (1600, 1000), (2560, 1440)]
OPPONENTS = ("random", "novice", "regular", "Malo", "gentle")


def some(number: int = 40) -> list[FinishedGame]:
    return [finished(day, OPPONENTS[day % 5], won=day % 3 > 0, total=40 + day) for day in range(number)]


def kept(games: list[FinishedGame]) -> None:
    ResultsFile(folders.results()).add_all(games, told="kept games were read")


def reviewed(games: list[FinishedGame], *, start: float | None = None) -> None:
    """Reviews of the games against novices, in which vases cost most."""
    losses = [("vases", 1.0)] * 3 + [("tracks", 0.25)] * 4 + [("", 0.0)] * 20
    kept_beside((game, review_of(game, losses, start=start)) for game in games if game.seats[1].player == "novice")


def page_in(shell: Shell, ask: Any = None) -> OwnPage:
    page = shell.open("own_page", now=lambda: NOW, **({"ask": ask} if ask else {}))
    assert isinstance(page, OwnPage)
    for _ in range(4):
        QApplication.processEvents()
    return page


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    QApplication.processEvents()
