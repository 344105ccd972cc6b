"""Nothing of the book is cut, overlaps or sticks out: at three sizes, in both languages, up to twice the text."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table.table import Table
from rules.core.contract import AnyGame
from rules.games import loaded
from rules.marajoara import GAME
from rules.text.localise import Language
from tests.desktop.at_the_table import game
from tests.desktop.pages import faults
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")

SIZES = ((1280, 720), (1600, 1000), (2560, 1440))
PAGES = ("capture", "die-action", "tracks", "solo", "rulings", "differences", "glossary", "edition")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: Language, scale: float) -> None:
    shell = window(tmp_path, size=size, language=language, scale=scale)
    qtbot.addWidget(shell)
    reader = opened(shell, "reader", game=GAME, table=Table(game()))
    for page in PAGES:
        reader.open_at(page)
        QApplication.processEvents()
        assert list(faults(reader)) == [], page


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_whole_book_of_every_game(qtbot: QtBot, tmp_path: Path, game: AnyGame, scale: float) -> None:
    shell = window(tmp_path, size=(1280, 720), scale=scale)
    qtbot.addWidget(shell)
    reader = opened(shell, "reader", game=game)
    for section in reader.book.sections:
        reader.open_at(section)
        QApplication.processEvents()
        assert list(faults(reader)) == [], section


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_page_with_hits(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    shell = window(tmp_path, size=size)
    qtbot.addWidget(shell)
    reader = opened(shell, "reader", game=GAME, at="capture")
    reader.contents.search.setText("jeton fouille")
    QApplication.processEvents()
    assert list(faults(reader)) == []


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_changed_rulings(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    shell = window(tmp_path, size=size, scale=scale)
    qtbot.addWidget(shell)
    reader = opened(shell, "reader", game=GAME, at="rulings")
    for card in reader.paper.page.cards:
        if card.readings is not None:
            card.readings.switch.choose(1)
    QApplication.processEvents()
    assert list(faults(reader)) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_rules_that_say_much_of_the_game(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    shell = window(tmp_path, size=size, scale=2.0)
    qtbot.addWidget(shell)
    reader = opened(shell, "reader", game=GAME, table=Table(game("person", mission=6, hard=True)))
    for rule in ("MJ-CAP-6", "MJ-MIS-7b", "MJ-INC-3", "MJ-SOL-3"):
        reader.open_at(rule)
        QApplication.processEvents()
        assert list(faults(reader)) == [], rule
