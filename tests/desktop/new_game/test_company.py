"""In whose company one plays, and who sits where."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import choose_level, focus, page_in, seated, sit, unfolded_levels
from tests.desktop.own_page.games import finished

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize(("key", "company"), [("1", "alone"), ("2", "computer"), ("3", "together")])
def test_a_figure_chooses_the_company_unless_somebody_writes(
    window: Window, qtbot: QtBot, key: str, company: str
) -> None:
    page = page_in(window())
    qtbot.keyClicks(focus(), key)
    assert page.preparation.company == company
    before = page.preparation.company
    sit(page, "computer")
    page.dock.player.name.setFocus()
    qtbot.keyClicks(focus(), "31")
    assert page.preparation.company == "computer", before
    assert page.preparation.choices.places[0].name.endswith("31")


def test_company_is_chosen_by_keyboard(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.company.tiles[1].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(focus(), Qt.Key.Key_Right)
    qtbot.keyClick(focus(), Qt.Key.Key_Space)
    assert [place.player for place in page.preparation.choices.places] == ["person", "person"]


def test_who_sat_there_in_other_company_comes_back(window: Window) -> None:
    page = page_in(window())
    tiles = {tile.company: tile for tile in page.company.tiles}
    page.preparation.change(seated(page, 3).with_place(1, name="Inès"))
    assert tiles["together"].isChecked()
    tiles["alone"].click()
    tiles["computer"].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "novice"]
    tiles["together"].click()
    assert [place.name for place in page.preparation.choices.places] == ["", "Inès", ""]
    assert page.preparation.choices.named["mission"] == 0


def test_a_table_of_one_person_and_computers_stays_a_table_set_by_hand(window: Window) -> None:
    page = page_in(window())
    sit(page, "together")
    page.seats.cards[1].kinds.segments[1].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "novice"]
    assert page.preparation.company == "together"
    assert page.seats.cards[1].isVisible()


def test_opponents_come_and_go_and_have_levels(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    row = page.opponents.rows[1]
    assert not row.remove.isVisible(), "somebody must play"
    choose_level(page, row.level, "regular")
    qtbot.mouseClick(page.opponents.more.add, Qt.MouseButton.LeftButton)
    assert [place.player for place in page.preparation.choices.places] == ["person", "regular", "regular"]
    unfolded_levels(page, row.level).gentle.click()
    assert row.help.text().endswith("does not count for records.")
    qtbot.mouseClick(page.opponents.rows[2].remove, Qt.MouseButton.LeftButton)
    assert [place.player for place in page.preparation.choices.places] == ["person", "gentle"]
    page.opponents.more.add.click()
    page.opponents.more.add.click()
    assert not page.opponents.more.isVisible(), "the table is full"


def test_one_more_seat_says_what_it_changes(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 2))
    assert [button.words for button in page.seats.free[0].open.values() if button.isVisible()] == [
        "Add a person",
        "Add a computer",
    ]
    page.seats.free[0].open["person"].click()
    page.seats.free[0].open["computer"].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "person", "person", "novice"]
    assert not page.seats.free[0].isVisible()


def test_a_free_seat_is_called_a_seat_and_what_frees_one_says_which(window: Window) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 3))
    assert page.seats.free[0].title.text() == "Seat 4"
    assert page.seats.cards[1].remove.accessibleName() == "Free seat 2"
    assert page.seats.cards[1].grip.accessibleName().startswith("Move seat 2")


def test_places_change_by_keys_and_stay_in_hand(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 3).with_place(0, name="Clara"))
    page.seats.cards[0].grip.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.seats.cards[0].grip, Qt.Key.Key_Right)
    assert [place.name for place in page.preparation.choices.places] == ["", "Clara", ""]
    assert page.preparation.choices.named["first"] == 2
    assert page.seats.cards[1].grip.hasFocus()
    assert page.seats.cards[1].order.text() == "begins"


def test_a_person_a_computer_and_their_levels(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    sit(page, "together")
    card = page.seats.cards[0]
    card.kinds.segments[1].click()
    assert page.preparation.choices.places[0].player == "novice"
    assert card.level.isVisible()
    choose_level(page, card.level, "random")
    assert page.preparation.choices.places[0].player == "random"
    assert card.level_help.text() == "Plays any move that is allowed."
    card.kinds.segments[0].click()
    assert page.preparation.choices.places[0].player == "person"


def test_a_level_says_how_one_has_fared_against_it(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Clara")
    shell.program.results.add_all([finished(1, "novice"), finished(2, "novice", won=False), finished(3, "random")])
    page = page_in(shell)
    row = page.opponents.rows[1]
    qtbot.waitUntil(lambda: page.preparation.knows_results)
    assert row.help.text().endswith(" You: 1 win in 2 games.")
    choose_level(page, row.level, "regular")
    assert "You:" not in row.help.text(), "nothing before the first game"
    page.preparation.call_me("Malo")
    choose_level(page, row.level, "random")
    assert "You:" not in row.help.text(), "another person's games"
