"""The window of an owner's data: what is wrong, rows that come and go, search, filters, keys, small windows."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.own_box.bands import FindingBand, TakenBand
from desktop.own_box.model import FindingLine
from desktop.own_box.room import PROBLEMS, ROW, TABLE
from desktop.own_box.sections import AddLine, DataLine
from desktop.widgets.buttons import Button
from rules.boxes.own import MISSING
from tests.desktop.own_box.at_the_box import PLAIN, AtBox, Open, settle

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def press(button: Button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, PLAIN)
    settle()


def labels(at: AtBox) -> list[str]:
    return [each.label for each in at.table.box_model.shown if isinstance(each, DataLine)]


def test_an_error_opens_in_its_row_and_is_cured_there(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.2.red")
    at.type("-3")
    at.press(Qt.Key.Key_Return)
    at.check()
    line = next(each for each in at.table.box_model.shown if isinstance(each, FindingLine) and each.is_error)
    band = next(each for each in at.table.bands.all.values() if isinstance(each, FindingBand) and each.is_error)
    assert line.number == band.number == 1
    assert at.screen.problems.shown[0].sign.number == 1
    assert not at.screen.doing.play.isEnabled()
    press(band.cures[0])
    at.check()
    assert at.value("commanders.2.red") == 0
    assert at.draft.errors == ()
    assert at.screen.doing.play.isEnabled()


def test_what_was_published_is_put_back_in_the_row(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.2.red")
    at.type("9")
    at.press(Qt.Key.Key_Return)
    at.check()
    band = next(each for each in at.table.bands.all.values() if isinstance(each, FindingBand))
    press(band.back)
    assert at.value("commanders.2.red") == 1
    assert at.draft.own.corrections == ()


def test_the_keyboard_goes_from_problem_to_problem(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.2.red")
    at.type("-3\t")
    at.press(Qt.Key.Key_Escape)
    at.click("rows.0.cost", "own")
    at.type("-1")
    at.press(Qt.Key.Key_Return)
    at.check()
    wrong = [each.path for each in at.draft.findings if each.path]
    assert {"commanders.2.red", "rows.0.cost"} <= set(wrong)
    seen = []
    for _ in wrong:
        at.press(Qt.Key.Key_F8)
        seen.append(at.draft.selected)
    assert set(wrong) == set(seen)
    at.press(Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert any(band.isAncestorOf(at.screen.focusWidget()) for band in at.table.bands.all.values())
    at.press(Qt.Key.Key_Escape)
    assert at.table.hasFocus()


def test_a_row_is_taken_away_and_put_back(open_box: Open) -> None:
    at = open_box("magnastorm", "planet.lines.5")
    count = at.table.box_model.rowCount()
    at.press(Qt.Key.Key_Delete, CTRL)
    assert at.draft.own.is_taken("planet.lines.5")
    assert at.table.box_model.rowCount() == count + 1
    assert len(labels(at)) == 60
    band = next(each for each in at.table.bands.all.values() if isinstance(each, TakenBand))
    press(band.back)
    assert at.draft.own.corrections == ()


def test_a_row_is_added_and_filled_in(open_box: Open) -> None:
    at = open_box("magnastorm", "planet.lines.5")
    at.press(Qt.Key.Key_Insert)
    assert at.value("planet.lines.+60") == ["", ""]
    at.type("SW.a NE.c")
    at.press(Qt.Key.Key_Return)
    assert at.value("planet.lines.+60") == ["SW.a", "NE.c"]
    at.undo()
    at.undo()
    assert at.value("planet.lines.+60") is MISSING
    assert any(isinstance(each, AddLine) for each in at.table.box_model.shown)


def test_search_finds_data_everywhere_and_escape_leads_back(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.green")
    at.press(Qt.Key.Key_F, CTRL)
    at.type("beeper")
    at.screen.searching.stop()
    at.screen._search()
    assert labels(at)
    assert all("Beeper" in each for each in labels(at))
    at.press(Qt.Key.Key_Return)
    assert at.table.hasFocus()
    at.press(Qt.Key.Key_Escape)
    assert at.screen.shown.id == "commanders"


def test_only_what_is_reconstructed_is_shown(open_box: Open) -> None:
    at = open_box("council_of_shadows", "ai_cards.1.cost")
    everything = len(labels(at))
    QTest.mouseClick(at.screen.board.filter, Qt.MouseButton.LeftButton, PLAIN)
    settle()
    assert 0 < len(labels(at)) < everything


def test_what_to_look_up_first_is_a_list(open_box: Open) -> None:
    at = open_box("magnastorm")
    button = at.screen.side.firsts[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, PLAIN)
    settle()
    assert {place.path for line in at.screen.shown.data for place in line.places} == set(button.found.paths)


def test_corrections_stand_together_and_all_go_at_once(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.2.red")
    at.type("0\t")
    at.press(Qt.Key.Key_Escape)
    at.click("rows.0.cost", "own")
    at.type("4")
    at.press(Qt.Key.Key_Return)
    at.screen.open_changes()
    settle()
    assert len(labels(at)) == 2
    at.screen._counting.stop()
    at.screen._say_side()
    press(at.screen.side.base)
    assert at.draft.own.corrections == ()
    assert not at.screen.notice.isHidden()
    assert labels(at) == []
    at.draft.undo()
    assert len(at.draft.own.corrections) == 2


def test_rows_are_counted_against_the_box(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.2.red")
    assert at.table.box_model.counted() == (16, 16)
    at.press(Qt.Key.Key_Delete, CTRL)
    assert at.table.box_model.counted() == (15, 16)


def test_the_card_changes_while_it_is_typed(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.1.green")
    picture = at.screen.row.picture
    assert picture.isVisible()
    before = picture.grab().toImage()
    at.type("5\t")
    assert picture.grab().toImage() != before


def test_the_keyboard_goes_round_the_window(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.2.green")
    seen = set()
    for _ in range(6):
        at.press(Qt.Key.Key_F6)
        found = at.screen.focusWidget()
        panes = (at.screen.side, at.screen.board, at.screen.right, at.screen.problems, at.screen.doing)
        seen |= {at for at, pane in enumerate(panes) if found is not None and pane.isAncestorOf(found)}
    assert {0, 1, 2, 4} <= seen


def test_tab_leads_out_after_the_last_datum(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.15.red")
    while at.table.step(1):
        pass
    at.press(Qt.Key.Key_Tab)
    assert not at.table.hasFocus()


def test_a_small_window_shows_one_thing_at_a_time(open_box: Open) -> None:
    at = open_box("hoyuk", "tiles.elements.CT-02", size=(1280, 720), scale=1.5)
    assert at.screen.board.isVisible()
    assert not at.screen.right.isVisible()
    assert not at.screen.problems.isVisible()
    at.screen.room.show(ROW)
    settle()
    assert at.screen.right.isVisible()
    assert not at.screen.board.isVisible()
    at.screen.room.show(PROBLEMS)
    settle()
    assert at.screen.problems.isVisible()
    assert at.screen.doing.isVisible()
    at.screen.room.show(TABLE)
    settle()
    assert at.screen.board.isVisible()


def test_another_language_says_everything_again(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.kind")
    assert "administratif" in at.table.box_model.data(at.table.currentIndex())
    at.screen.program.set_language("en")
    settle()
    at.screen.ways.go_to("commanders.0.kind")
    assert at.table.box_model.data(at.table.currentIndex()) == "administrative"
    at.screen.program.set_language("fr")


def test_random_games_are_tried_in_another_process(
    open_box: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = open_box("magnastorm", "commanders.2.green")
    trying = at.screen.doing.trying
    monkeypatch.setattr(trying, "games", 3)
    at.check()
    press(at.screen.doing.trial)
    assert trying.is_running
    qtbot.waitUntil(lambda: trying.has_ended, timeout=120_000)
    assert trying.played == 3
    assert trying.failed == []
    assert not at.screen.notice.isHidden()


def test_a_file_that_cannot_be_read_is_told_and_kept(open_box: Open, home: Path) -> None:
    folder = home / "corrections"
    folder.mkdir(parents=True)
    (folder / "magnastorm.json").write_text("nothing of the kind")
    at = open_box("magnastorm")
    assert not at.screen.notice.isHidden()
    assert at.draft.own.corrections == ()
    assert len(list(folder.iterdir())) == 1
