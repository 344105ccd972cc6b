"""Typing the box: real keys in a real window."""

from PySide6.QtCore import Qt

from rules.boxes.own import OwnBox
from tests.desktop.own_box.at_the_box import Open


def test_a_row_is_typed_by_tab(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.green")
    at.type("4")
    assert at.field is not None
    assert at.field.text() == "4"
    at.press(Qt.Key.Key_Tab)
    at.type("3")
    at.press(Qt.Key.Key_Tab)
    assert (at.value("commanders.0.green"), at.value("commanders.0.red")) == (4, 3)
    at.type("5")
    at.press(Qt.Key.Key_Return)
    assert at.value("commanders.1.green") == 5
    assert at.place is not None
    assert at.place.path == "commanders.2.green"


def test_undo_takes_back_one_datum_at_a_time(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.green")
    at.type("4\t3\t")
    at.press(Qt.Key.Key_Escape)
    at.undo()
    assert (at.value("commanders.0.green"), at.value("commanders.0.red")) == (4, 1)
    at.undo()
    assert at.draft.own == OwnBox(at.draft.own.published)
    at.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert at.value("commanders.0.green") == 4


def test_wrong_input_stays_in_its_line_and_is_told(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.green")
    at.type("2x")
    at.press(Qt.Key.Key_Tab)
    assert at.field is not None
    assert at.table.bubble.isVisible()
    assert at.draft.own.corrections == ()
    at.press(Qt.Key.Key_Escape)
    assert at.field is None
    assert at.value("commanders.0.green") == 2


def test_what_the_rulebook_prints_is_asked_about(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.kind")
    at.type("s")
    assert at.field is None
    assert at.screen.editing.asked is not None
    at.press(Qt.Key.Key_Return)
    assert at.screen.editing.asked is None
    assert at.field is not None
    at.type("sci")
    at.press(Qt.Key.Key_Tab)
    assert at.value("commanders.0.kind") == "scientific"


def test_what_is_found_meanwhile_does_not_disturb_typing(open_box: Open) -> None:
    at = open_box("magnastorm", "commanders.0.green")
    at.type("-4\t7")
    at.check()
    assert at.field is not None
    assert at.field.text() == "7"
    assert not at.table.bands.all
    at.press(Qt.Key.Key_Return)
    assert at.value("commanders.0.red") == 7
    assert at.table.bands.all
    assert at.place is not None
    assert at.place.path == "commanders.1.red"
