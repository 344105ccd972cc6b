"""The settings of a game, unfolded and folded; what is there again next time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.widgets.options import OptionRow
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import page_in, seated, unfolded, unfolded_levels

pytestmark = pytest.mark.usefixtures("unpainted")


def test_the_settings_unfold_in_the_place_of_the_board_and_escape_folds_them(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = unfolded(page_in(shell))
    assert page.boards.rulings.isVisible()
    assert page.boards.seats.isVisible()
    assert not page.opponents.rows[1].isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert shell.trail[-1] is page
    assert not page.boards.rulings.isVisible()
    assert page.opponents.rows[1].isVisible()
    page.dock.settings.click()
    page.dock.settings.click()
    assert not page.preparation.shows_settings


def test_the_folded_settings_say_what_differs_from_usual(window: Window) -> None:
    page = page_in(window())
    now, line = page.preparation, page.dock.settings
    assert line.below == "As usual."
    now.set("cart_gravity", True)
    assert line.below == "As usual, except: gravity cart."
    now.change(replace(now.choices, policy="strict"))
    now.set("first", 2)
    assert line.below == "As usual, except: gravity cart and who begins: Malo, and one more."
    now.set_keeps(False)
    assert line.below.endswith(", and 2 more.")


def test_a_seed_that_was_typed_is_said_and_one_that_was_drawn_is_not(window: Window) -> None:
    page = page_in(window())
    page.preparation.set_seed(4_817)
    assert "seed 4\u202f817" in page.dock.settings.below
    page.preparation.set_seed(None)
    assert page.dock.settings.below == "As usual."


def test_the_seed_can_be_typed_and_drawn(window: Window, qtbot: QtBot) -> None:
    page = unfolded(page_in(window()))
    seed = page.boards.edition.seed
    field = seed.field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "4 817 206")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.preparation.choices.seed == 4_817_206
    field.selectAll()
    qtbot.keyClicks(field, "no figure")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.preparation.choices.seed == 4_817_206
    seed.draw.click()
    assert page.preparation.choices.seed != 4_817_206


def test_choices_are_there_again_next_time(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 3, cart_gravity=True).with_place(0, name="Clara"))
    page.start()
    shell.home()
    again = page_in(shell)
    assert [place.name for place in again.preparation.choices.places] == ["Clara", "", ""]
    assert again.preparation.choices.named["cart_gravity"] is True
    row = unfolded(again).boards.rulings.list.rows["cart_gravity"]
    assert isinstance(row, OptionRow)
    assert row.isChecked()


def test_choices_are_not_kept_when_one_does_not_want(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 4))
    unfolded(page).boards.edition.keep.click()
    page.start()
    assert shell.program.settings.new_games == {}


def test_a_gentle_opponent_is_there_again_next_time(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    unfolded_levels(page, page.opponents.rows[1].level).gentle.click()
    page.start()
    shell.home()
    assert [place.player for place in page_in(shell).preparation.choices.places] == ["person", "gentle"]
