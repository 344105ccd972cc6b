"""What is handed on of a box, and what two boxes have otherwise: by mouse, by keyboard, and as one change."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.made.library import LibraryScreen
from desktop.made.opening import open_files
from desktop.own_box.merge_rows import MINE, THEIRS, DifferenceRow, cells
from desktop.own_box.merging import MergingScreen
from desktop.own_box.screen import OwnBoxScreen
from desktop.shell import Shell
from rules.boxes import kept
from rules.core import folders
from rules.core.correcting import Correction
from rules.games import loaded
from rules.teaching.editions import MadeEdition, edition_file
from rules.teaching.made import Titles
from rules.teaching.reading import read_file, written
from tests.desktop.windows import window
from tests.rules.teaching.making import library, making, position_at_start

pytestmark = pytest.mark.usefixtures("unpainted")

MAGNASTORM = next(game for game in loaded() if game.id == "magnastorm")
GREEN, RED, COST = "commanders.1.green", "commanders.4.red", "rows.0.cost"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "home"))


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path, language="en")
    qtbot.addWidget(shell)
    shell.opener = lambda files: open_files(shell, files)
    return shell


def edition_with(*corrections: Correction, title: str = "Paul’s box") -> MadeEdition:
    return edition_file(making(MAGNASTORM), corrections, Titles(en=title))


def at_the_box(shell: Shell, **corrected: Any) -> OwnBoxScreen:
    screen = shell.open("own_box", game="magnastorm")
    assert isinstance(screen, OwnBoxScreen)
    own = screen.draft.own
    for path, value in corrected.items():
        own = own.with_value(path, value)
    screen.draft.change(own)
    return screen


def brought(shell: Shell, tmp_path: Path, made: MadeEdition) -> MergingScreen:
    file = tmp_path / "theirs.vestiges"
    file.write_bytes(written(made))
    shell.opener([file])
    QApplication.processEvents()
    screen = shell.trail[-1]
    assert isinstance(screen, MergingScreen)
    return screen


def rows(screen: MergingScreen) -> list[DifferenceRow]:
    return [row for row in screen.list.rows if isinstance(row, DifferenceRow)]


def press(screen: MergingScreen, row: DifferenceRow, side: str) -> None:
    place = screen.list.visualRect(screen.list.row_model.index(screen.list.rows.index(row), 0))
    spot = getattr(cells(place.toRectF()), side).center().toPoint()
    QTest.mouseClick(screen.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    QApplication.processEvents()


def test_the_panel_says_what_is_handed_on(shell: Shell) -> None:
    panel = at_the_box(shell).sharing
    assert (panel.name.text(), panel.extent.text()) == ("magnastorm-my-box.vestiges", "no correction")
    assert not panel.save.isEnabled()
    spot = next(each for each in panel.draft.own.published.data() if isinstance(each.value, dict) and "x" in each.value)
    own = panel.draft.own.with_value(GREEN, 3).with_value(spot.path, {**spot.value, "x": 0.5})
    panel.draft.change(own)
    assert panel.extent.text() == "1 correction, 1 place moved"
    assert panel.never.text() == "Data only: never the photo."
    assert panel.save.isEnabled()


def test_a_file_is_saved_and_the_library_has_it_too(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, file = at_the_box(shell, **{GREEN: 3}), tmp_path / "magnastorm-my-box.vestiges"
    screen.program.settings_file.change(name="Zoé")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    QTest.mouseClick(screen.sharing.save, Qt.MouseButton.LeftButton)
    first = read_file(file).made
    assert isinstance(first, MadeEdition)
    assert (first.by, first.title.en, first.title.fr, first.corrected) == (
        "Zoé",
        "My box",
        "Ma boîte",
        (Correction(GREEN, 3),),
    )
    assert "is written" in screen.notice.words.text()
    assert [each.made for each in screen.program.made.things()[0]] == [first]
    screen.draft.change(screen.draft.own.with_value(RED, 2))
    named = tmp_path / "second_printing.vestiges"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(named), ""))
    QTest.mouseClick(screen.sharing.save, Qt.MouseButton.LeftButton)
    second = read_file(named).made
    assert isinstance(second, MadeEdition)
    assert (second.id, second.title.en, len(second.corrections)) == (first.id, "Second printing", 2)
    assert [each.made for each in screen.program.made.things()[0]] == [second]


def test_a_disk_that_refuses_is_told(shell: Shell, tmp_path: Path) -> None:
    screen = at_the_box(shell, **{GREEN: 3})
    screen.sharing.write(tmp_path / "nowhere" / "box.vestiges")
    assert "The file cannot be written" in screen.notice.words.text()
    assert not screen.program.made.things()[0]


def test_what_two_boxes_have_otherwise_is_decided_by_mouse_and_is_one_change(shell: Shell, tmp_path: Path) -> None:
    box = at_the_box(shell, **{GREEN: 3, COST: {"own": 2, "yellow": 1}})
    before = box.draft.own
    made = edition_with(
        Correction(GREEN, 4), Correction(RED, 2), Correction(COST, {"yellow": 1, "own": 2}), Correction("rows.gone", 1)
    )
    screen = brought(shell, tmp_path, made)
    clash, new = rows(screen)
    assert (clash.path, clash.base, clash.mine, clash.theirs, clash.chosen, clash.is_clash) == (
        GREEN, "2", "3", "4", MINE, True,
    )  # fmt: skip
    assert (new.path, new.chosen, new.is_clash) == (RED, THEIRS, False)
    assert "one of which you have corrected too. One is the same already." in screen.said.text()
    assert "Rows of the action panels · gone" in screen.left_out.text()
    press(screen, new, MINE)
    assert not screen.take.isEnabled()
    press(screen, rows(screen)[0], THEIRS)
    QTest.mouseClick(screen.take, Qt.MouseButton.LeftButton)
    assert shell.trail[-1] is box
    assert (box.draft.own.value(GREEN), box.draft.own.value(RED)) == (4, before.value(RED))
    assert "One datum was taken" in box.notice.words.text()
    box.draft.undo()
    assert box.draft.own == before
    box.draft.redo()
    assert kept.read(MAGNASTORM, before.published)[0].value(GREEN) == 4


def test_all_is_taken_or_kept_by_keyboard(shell: Shell, tmp_path: Path) -> None:
    box = at_the_box(shell, **{GREEN: 3})
    screen = brought(shell, tmp_path, edition_with(Correction(GREEN, 4), Correction(RED, 2)))
    screen.list.setFocus()
    screen.list.choose(screen.list.rows.index(rows(screen)[0]))
    QTest.keyClick(screen.list, Qt.Key.Key_Right)
    assert [row.chosen for row in rows(screen)] == [THEIRS, THEIRS]
    QTest.keyClick(screen.list, Qt.Key.Key_Space)
    assert [row.chosen for row in rows(screen)] == [MINE, THEIRS]
    QTest.mouseClick(screen.none, Qt.MouseButton.LeftButton)
    assert [row.chosen for row in rows(screen)] == [MINE, MINE]
    QTest.mouseClick(screen.all, Qt.MouseButton.LeftButton)
    screen.list.setFocus()
    QTest.keyClick(screen.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert (box.draft.own.value(GREEN), box.draft.own.value(RED)) == (4, 2)


def test_leaving_changes_nothing_and_the_same_has_nothing_to_decide(shell: Shell, tmp_path: Path) -> None:
    box = at_the_box(shell, **{GREEN: 3})
    before = box.draft.own
    screen = brought(shell, tmp_path, edition_with(Correction(RED, 2)))
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert (shell.trail[-1], box.draft.own) == (box, before)
    screen = brought(shell, tmp_path, edition_with(Correction(GREEN, 3)))
    assert not rows(screen)
    assert screen.nothing.isVisible()
    assert not screen.take.isVisible()


def test_rows_and_places_are_said_in_words(shell: Shell, tmp_path: Path) -> None:
    at_the_box(shell)
    objective = kept.read(MAGNASTORM, library().edition(MAGNASTORM))[0].value("objectives.0")
    made = edition_with(
        Correction("planet.lines.-5", None),
        Correction("planet.lines.+60", ["NE.a", "E.b"]),
        Correction("objectives.+8", objective),
    )
    screen = brought(shell, tmp_path, made)
    said = {row.path: row for row in rows(screen)}
    assert said["planet.lines.5"].theirs == "taken away"
    assert said["planet.lines.+60"].theirs == "NE.a · E.b"
    assert said["objectives.+8"].name == "Objectives · 9"
    assert "research" in said["objectives.+8"].theirs
    for row in said.values():
        assert row.name in row.words


def test_files_of_others_are_opened_or_refused_with_a_sentence(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = at_the_box(shell)
    file = tmp_path / "some.vestiges"
    head = json.loads(written(edition_with(Correction(RED, 2))))

    def opened(raw: bytes) -> str:
        file.write_bytes(raw)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
        QTest.mouseClick(box.sharing.open, Qt.MouseButton.LeftButton)
        return box.notice.words.text()

    assert "corrects another game: Höyük" in opened(json.dumps(head | {"game": "hoyuk"}).encode())
    assert "newer version" in opened(json.dumps(head | {"vestiges": 2}).encode())
    path = [{"path": "../../etc/passwd", "value": 1}]
    assert "is the name of no datum" in opened(json.dumps(head | {"corrections": path}).encode())
    assert shell.trail[-1] is box
    opened(json.dumps(head).encode())
    assert isinstance(shell.trail[-1], MergingScreen)
    shell.back()
    opened(written(position_at_start(MAGNASTORM)))
    assert isinstance(shell.trail[-1], LibraryScreen), "it is no edition, and opens where it belongs"


def test_an_edition_opened_elsewhere_is_compared_from_the_library(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "theirs.vestiges"
    file.write_bytes(written(edition_with(Correction(RED, 2))))
    shell.opener([file])
    shelf = shell.trail[-1]
    assert isinstance(shelf, LibraryScreen)
    QTest.mouseClick(shelf.detail.first, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    screen = shell.trail[-1]
    assert isinstance(screen, MergingScreen)
    assert [row.path for row in rows(screen)] == [RED]
    assert [each.opened_as for each in shell.trail[-3:]] == ["library", "own_box", "merging"]
