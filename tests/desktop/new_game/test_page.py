"""The new-game page: from the cabinet to a begun game, wrong combinations, what is remembered."""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.cabinet.home import Cabinet
from desktop.new_game.choices import Choices, Place
from desktop.new_game.free_place import AUTOMA
from desktop.new_game.options import GENERAL
from desktop.new_game.page import NewGame
from desktop.shell import Shell
from desktop.widgets.options import OptionRow
from rules.core import durable
from rules.core.folders import games_in_progress
from rules.core.journal import read
from rules.text.localise import Language

Window = Callable[..., Shell]
COLOURS = ("turquoise", "purple", "black", "orange")
TABS = 80


def page_in(shell: Shell) -> NewGame:
    page = shell.open("new_game", game="marajoara")
    assert isinstance(page, NewGame)
    return page


def seated(page: NewGame, count: int, **options: Any) -> Choices:
    """So many persons, with these options."""
    places = tuple(Place("person", "", colour) for colour in COLOURS[:count])
    choices = replace(page.preparation.choices, places=places)
    for id, value in options.items():
        choices = choices.with_option(id, value)
    return choices


def option(page: NewGame, id: str, group: str = GENERAL) -> OptionRow:
    """The switch of an option."""
    row = page.boards.options.groups[group].list.rows[id]
    assert isinstance(row, OptionRow)
    return row


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def tab_to(qtbot: QtBot, wanted: QWidget) -> None:
    for _ in range(TABS):
        if focus() is wanted:
            return
        qtbot.keyClick(focus(), Qt.Key.Key_Tab)
    pytest.fail("the keyboard never came there")


def test_from_the_cabinet_to_a_begun_game_by_keyboard(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    qtbot.waitUntil(lambda: focus() is cabinet.left.new_game)
    qtbot.keyClick(cabinet.left.new_game, Qt.Key.Key_Return)
    while cabinet.case.opened != "marajoara":
        qtbot.keyClick(focus(), Qt.Key.Key_Down)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    page = shell.trail[-1]
    assert isinstance(page, NewGame)
    page.seats.cards[0].name.setFocus()
    qtbot.keyClicks(focus(), "Clara")
    tab_to(qtbot, page.seats.cards[1].levels.segments[1])
    qtbot.keyClick(focus(), Qt.Key.Key_Right)
    qtbot.keyClick(focus(), Qt.Key.Key_Space)
    tab_to(qtbot, page.dock.action_bar.start)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    table: Any = shell.trail[-1]
    assert table is not page
    assert [(seat.player, seat.name) for seat in table.timeline.record.seating] == [
        ("person", "Clara"),
        ("regular", "Malo"),
    ]
    assert table.journal.path.parent == games_in_progress()
    assert read(table.journal.path, shell.program.library).is_whole


def test_the_game_begins_as_chosen(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(replace(seated(page, 3, first=0, ortho_only=True), seed=4_817_206, policy="strict"))
    page.start()
    record = shell.trail[-1].timeline.record  # type: ignore[attr-defined]
    assert record.seed == 4_817_206
    assert record.policy == "strict"
    assert record.options.ortho_only is True
    assert record.options.first == 0
    assert [screen.__class__.__name__ for screen in shell.trail] == ["Cabinet", "TableStandIn"]


@dataclass(frozen=True)
class Wrong:
    """So many seats, with these options: the rule against it, some of its words, the first button that mends it."""

    count: int
    options: dict[str, Any]
    rule: str
    words: str
    mend: str


WRONG = [
    Wrong(1, {}, "MJ-SOL-1", "Alone at the table", "Choose a mission"),
    Wrong(2, {"mission": 3}, "MJ-SOL-1", "Mission 3", "Mission: none"),
    Wrong(2, {"hard": True}, "MJ-SOL-8", "harder challenge", "Harder challenge: no"),
    Wrong(2, {"first": 4}, "MJ-SET-5", "first player", "Who begins: by lot"),
    Wrong(1, {"mission": 2, "first": 3}, "MJ-SET-5", "first player", "Who begins: by lot"),
    Wrong(2, {"mission": 3, "hard": True}, "MJ-SOL-1", "Mission 3", "Keep a single player"),
]


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_combination_says_why_and_what_mends_it(window: Window, case: Wrong) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, case.count, **case.options))
    action_bar = page.dock.action_bar
    assert action_bar.gap.isVisible()
    assert case.words in action_bar.gap.text()
    assert "[" not in action_bar.gap.text()
    assert action_bar.tag.rule == case.rule
    assert action_bar.below.text()
    assert not action_bar.start.is_ready
    page.start()
    assert page.shell.trail[-1] is page
    shown = [button for button in action_bar.mends if button.isVisible()]
    assert shown[0].words == case.mend
    shown[-1].click()
    assert action_bar.start.is_ready
    assert not action_bar.gap.isVisible()


def test_two_seats_of_one_colour_are_mended(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    both_black = (Place("person", "", "black"), Place("person", "", "black"))
    page.preparation.change(replace(page.preparation.choices, places=both_black))
    assert "same colour" in page.dock.action_bar.gap.text()
    page.dock.action_bar.mends[0].click()
    assert page.dock.action_bar.start.is_ready


def test_a_missing_mission_leads_to_the_missions(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 1))
    assert all(tile.is_wanted for tile in page.boards.challenges.tiles)
    page.dock.action_bar.mends[0].click()
    assert page.boards.challenges.tiles[0].hasFocus()
    page.boards.challenges.tiles[4].click()
    assert page.preparation.choices.named["mission"] == 5
    assert page.dock.action_bar.start.is_ready
    assert len([goal for goal in page.boards.challenges.goals if goal.isVisible()]) == 2


def test_missions_won_are_marked(window: Window, qtbot: QtBot) -> None:
    shell = window()
    shell.program.profile.reach("marajoara", "mission-3")
    page = page_in(shell)
    page.preparation.change(seated(page, 1, mission=3))
    assert [tile.challenge.is_won for tile in page.boards.challenges.tiles] == [number == 3 for number in range(1, 9)]
    assert page.boards.challenges.count.text() == "1 of 8 won"


def test_the_harder_challenge_raises_the_score_to_reach(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 1, mission=1))
    assert any("50" in goal.text() for goal in page.boards.challenges.goals)
    option(page, "hard").click()
    assert any("60" in goal.text() for goal in page.boards.challenges.goals)


def test_a_free_place_is_opened_and_says_what_it_changes(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 1, mission=4))
    assert "Mission 4" in page.seats.free[0].reason.text()
    assert page.seats.free[0].reason.text().endswith("With one more seat the game is played so: Mission: none.")
    page.seats.free[0].open["computer"].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "novice"]
    assert page.preparation.choices.named["mission"] == 0
    assert page.dock.action_bar.start.is_ready


def test_a_person_or_a_computer_sits_down_with_one_click(window: Window) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 2))
    shown = [button.words for button in page.seats.free[0].open.values() if button.isVisible()]
    assert shown == ["Add a person", "Add a computer"]
    page.seats.free[0].open["person"].click()
    page.seats.free[0].open["computer"].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "person", "person", "novice"]


def test_a_free_seat_is_called_a_seat_and_what_frees_one_says_which(window: Window) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 2))
    assert page.seats.free[0].title.text() == "Seat 3"
    assert page.seats.cards[1].remove.accessibleName() == "Free seat 2"
    assert page.seats.cards[1].grip.accessibleName().startswith("Move seat 2")


def test_nothing_is_red_that_nobody_asked_for(window: Window) -> None:
    page = page_in(window())
    page.preparation.change(seated(page, 2))
    hard = option(page, "hard")
    assert hard.reason
    assert not hard.is_wrong
    page.preparation.change(seated(page, 2, hard=True))
    assert hard.is_wrong


# In whose company


def test_alone_shows_the_missions_at_once_and_begins_the_first_that_is_not_won(window: Window) -> None:
    shell = window()
    shell.program.profile.reach("marajoara", "mission-1")
    page = page_in(shell)
    tiles = {tile.company: tile for tile in page.company.tiles}
    assert tiles["computer"].isChecked()
    assert not page.boards.challenges.isVisible()
    tiles["alone"].click()
    assert page.boards.challenges.isVisible()
    assert (len(page.preparation.choices.places), page.preparation.choices.named["mission"]) == (1, 2)
    assert page.dock.action_bar.start.is_ready


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


def test_alone_against_neighbours_one_more_sits_down_with_a_click(window: Window) -> None:
    page = window().open("new_game", game="hoyuk")
    assert isinstance(page, NewGame)
    page.company.tiles[0].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "voisins"]
    assert [button.words for button in page.seats.free[0].open.values() if button.isVisible()] == ["Add an automa"]
    page.seats.free[0].open[AUTOMA].click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "voisins", "voisins"]
    assert page.dock.action_bar.start.is_ready
    assert [place.isVisible() for place in page.seats.free] == [True, False, False, False, False]
    assert not any(button.isVisible() for button in page.seats.free[0].open.values())


def test_company_is_chosen_by_keyboard(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.company.tiles[1].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(focus(), Qt.Key.Key_Right)
    qtbot.keyClick(focus(), Qt.Key.Key_Space)
    assert [place.player for place in page.preparation.choices.places] == ["person", "person"]


# Names


def test_a_name_given_once_is_kept_for_every_game(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 2).with_place(0, name="Camille").with_place(1, name="Inès"))
    page.start()
    shell.home()
    other = shell.open("new_game", game="hoyuk")
    assert isinstance(other, NewGame)
    assert other.seats.cards[0].name.text() == "Camille"
    completer = other.seats.cards[1].name.completer()
    completer.setCompletionPrefix("in")
    assert completer.currentCompletion() == "Inès"
    completer.activated.emit("Inès")
    assert other.preparation.choices.places[1].name == "Inès"


def test_a_game_whose_players_have_names_keeps_them(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 2).with_place(0, name="Clara"))
    page.start()
    shell.home()
    other = shell.open("new_game", game="hoyuk")
    assert isinstance(other, NewGame)
    other.preparation.change(other.preparation.choices.with_place(0, name="Zoé"))
    other.start()
    shell.home()
    assert page_in(shell).seats.cards[0].name.text() == "Clara"


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
    card = page.seats.cards[0]
    card.kinds.segments[1].click()
    assert page.preparation.choices.places[0].player == "novice"
    assert card.levels.isVisible()
    card.levels.segments[0].click()
    assert page.preparation.choices.places[0].player == "random"
    assert card.level_help.text() == "Plays any move that is allowed."
    card.kinds.segments[0].click()
    assert page.preparation.choices.places[0].player == "person"


def test_the_seed_can_be_typed_and_drawn(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    field = page.dock.seed.field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "4 817 206")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.preparation.choices.seed == 4_817_206
    field.selectAll()
    qtbot.keyClicks(field, "no figure")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.preparation.choices.seed == 4_817_206
    page.dock.seed.draw.click()
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
    row = again.dock.rulings.rows["cart_gravity"]
    assert isinstance(row, OptionRow)
    assert row.isChecked()


def test_choices_are_not_kept_when_one_does_not_want(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 4))
    page.dock.keep.click()
    page.start()
    assert shell.program.settings.new_games == {}


def test_a_disk_that_refuses_says_so(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    page = page_in(window())
    monkeypatch.setattr(durable, "write_all", full)
    page.start()
    assert page.shell.trail[-1] is page
    assert "full" in page.dock.action_bar.gap.text()


def test_the_language_changes_the_page_at_once(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    shell.program.set_language("fr")
    assert page.seats.who.text() == "Qui joue\u202f?"
    assert page.seats.cards[0].kinds.segments[0].words == "Personne"
    assert page.dock.action_bar.start.words == "Commencer"
    assert page.seats.cards[1].order.text() == "joue en 2ᵉ"


def test_the_theme_changes_the_page_at_once(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    shell.program.set_theme("dark")
    assert page.style_now.theme_name == "dark"
    assert page.grab().toImage().pixelColor(8, 500).lightness() < 120


def test_escape_leaves(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert len(shell.trail) == 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_that_cannot_be_kept_says_why_and_is_begun_again(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: Language
) -> None:
    shell = window(language=language)
    page = page_in(shell)
    why = {
        "fr": "La partie ne peut pas être gardée dans «\u202fgames\u202f»\u00a0: l’accès est interdit.",
        "en": "The game cannot be kept in “games”: access is not allowed.",
    }[language]
    with monkeypatch.context() as refusing:
        refusing.setattr("rules.core.journal.created", read_only)
        page.start()
        assert shell.trail[-1] is page
        action_bar = page.dock.action_bar
        assert action_bar.gap.text() == why
        again, elsewhere = {"fr": ("Réessayer", "Un autre dossier…"), "en": ("Try again", "Another folder…")}[language]
        assert [each.words for each in action_bar.mends if each.isVisible()] == [again, elsewhere]
        action_bar.mends[0].click()
        assert shell.trail[-1] is page
        assert action_bar.gap.text() == why
    there = tmp_path / "stick"
    page.ask = lambda parent, title: there
    action_bar.mends[1].click()
    table: Any = shell.trail[-1]
    assert table.journal.path.parent == there
    assert read(table.journal.path, shell.program.library).is_whole
    assert [each.id for each in table.told] == ["journal-elsewhere"]


def read_only(*_: object) -> None:
    raise OSError(errno.EROFS, "no")
