"""Files beside the page: those that are damaged, exports, games of before."""

import csv
import io
import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.own_page.menus import figures_menu, page_menu
from desktop.own_page.screen import OwnPage
from desktop.score.files import Wish
from rules.core import folders
from rules.core.results import ResultsFile
from tests.desktop.own_page.at_the_page import Play, Window, kept, page_in, reviewed, some
from tests.desktop.own_page.games import NOW, finished


@pytest.mark.parametrize("raw", [b"{", b'{"v":1,"game":{}}\n'])
def test_damaged_results_are_said_and_set_aside(window: Window, qtbot: QtBot, raw: bytes) -> None:
    kept(some())
    with folders.results().open("ab") as file:
        file.write(raw)
    page = page_in(window(name="Clara"))
    assert "results.damaged-1.jsonl" in page.notice.words.text()
    assert page.leaf.who.figures[0].text() == "40"
    assert (folders.home() / "results.damaged-1.jsonl").read_bytes().endswith(raw)


def test_a_damaged_profile_is_said(window: Window, qtbot: QtBot) -> None:
    folders.made(folders.home())
    folders.profile().write_bytes(b"{")
    page = page_in(window(name="Clara"))
    assert "profile.damaged-1.json" in page.notice.words.text()


class Asker:
    def __init__(self, folder: Path) -> None:
        self.folder, self.wishes = folder, list[Wish]()

    def __call__(self, parent: QWidget, wish: Wish) -> Path | None:
        self.wishes.append(wish)
        return self.folder / wish.suggested.name


def test_exports(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    kept(some())
    reviewed(some(), start=4.0)
    page = page_in(window(name="Clara", language="fr", theme="dark"), Asker(tmp_path))
    for action in (*figures_menu(page).actions(), *page_menu(page).actions()):
        action.trigger()
    picture = QImage(str(tmp_path / "Clara.png"))
    assert picture.width() == 3200
    assert picture.pixelColor(5, 5).lightness() > 128, "paper is light"
    assert (tmp_path / "Clara.pdf").read_bytes().startswith(b"%PDF")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "Clara.csv").read_text("utf-8-sig")), delimiter=";"))
    assert len(rows) == 40
    assert rows[-1]["against"] == "Hasard"
    assert sum(int(row["won"]) for row in rows) == 26
    told = json.loads((tmp_path / "Clara.json").read_text("utf-8"))
    assert (told["name"], len(told["games"])) == ("Clara", 40)
    assert [row["best"] for row in rows if row["best"]] == ["20"] * 8
    assert all(row["fate"].endswith(",0") for row in rows if row["best"])
    assert len(told["reviews"]) == 8
    assert [each["game"] for each in told["strengths"]] == ["marajoara"]
    assert told["levels"][0]["standings"][-1]["games"] == 24
    assert "Clara.pdf" in page.bar.status.text()


def test_a_name_is_never_a_formula(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    kept([finished(1, "Malo", name="Clara"), finished(2, "Aa", name="Clara")])
    results = ResultsFile(folders.results())
    results.rename("Malo", "=1+1")
    page = page_in(window(name="Clara"), Asker(tmp_path))
    page.exports.csv()
    assert "'=1+1" in (tmp_path / "Clara.csv").read_text("utf-8-sig")


def test_games_of_before_are_read_once(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5_000)
    play(("Clara", "Malo"), 12)
    shell = window(name="Clara")
    page = page_in(shell)
    qtbot.waitUntil(lambda: not page.importing.is_wanted)
    assert page.leaf.who.figures[0].text() == "1"
    (game,) = shell.program.results.results
    assert (game.file, game.seconds, game.mode) == ("marajoara-1.vestiges", 0, "competitive")
    shell.back()
    again = page_in(shell)
    assert not again.importing.is_wanted
    assert again.leaf.who.figures[0].text() == "1"


def test_who_leaves_meanwhile_reads_them_another_time(window: Window, qtbot: QtBot, play: Play) -> None:
    play(("Clara", "Malo"), 5_000)
    shell = window(name="Clara")
    page = shell.open("own_page", now=lambda: NOW)
    assert isinstance(page, OwnPage)
    shell.back()
    assert shell.program.results.results == ()
    assert not shell.program.results.was_told("kept games were read")
