"""The new-game page: from the cabinet to a begun game, wrong combinations, what is remembered."""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.cabinet.home import Cabinet
from desktop.new_game.choices import Choices, Place
from desktop.new_game.chosen import AUTOMAS
from desktop.new_game.options_list import ChoiceRow
from desktop.new_game.page import NewGame
from desktop.shell import Shell
from desktop.widgets.options import OptionRow
from rules.core import durable
from rules.core.daily import day_of
from rules.core.folders import games_in_progress
from rules.core.journal import read
from rules.core.types import phrase
from rules.games import GAME_IDS
from rules.text.localise import Language
from tests.desktop.conftest import TableStandIn

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


def knob(page: NewGame, id: str) -> ChoiceRow:
    """An option that stands by itself in the right column."""
    row = page.dock.knobs.rows[id]
    assert isinstance(row, ChoiceRow)
    return row


def unfolded(page: NewGame) -> NewGame:
    page.dock.settings.click()
    assert page.preparation.shows_settings
    return page


def sit(page: NewGame, company: str) -> None:
    next(tile for tile in page.company.tiles if tile.company == company).click()


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
    page.dock.player.name.setFocus()
    qtbot.keyClicks(focus(), "Clara")
    page.opponents.rows[1].name.setFocus()
    tab_to(qtbot, page.opponents.rows[1].levels.segment("novice"))
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
    page.dock.action_bar.mends[0].click()
    cards = page.solo.grid.cards
    assert cards[0].hasFocus()
    cards[4].click()
    assert page.preparation.choices.named["mission"] == 5
    assert page.dock.action_bar.start.is_ready
    assert len([line for line in page.dock.lines if line.isVisible()]) == 2


def test_missions_won_are_stamped_with_the_record_and_the_next_is_named(window: Window) -> None:
    shell = window()
    shell.program.profile.reach("marajoara", "mission-1", 63)
    page = page_in(shell)
    sit(page, "alone")
    faces = [card.face for card in page.solo.grid.cards]
    assert [face.is_won for face in faces] == [number == 1 for number in range(1, 9)]
    assert faces[0].below == "your record: 63 VP"
    assert [face.number for face in faces if face.is_next] == ["2"]
    assert page.solo.count.text() == "1 of 8 won"


def test_every_mission_shows_what_it_asks_and_what_it_costs(window: Window) -> None:
    page = page_in(window())
    sit(page, "alone")
    faces = [card.face for card in page.solo.grid.cards]
    assert [len(face.goals) for face in faces] == [4, 4, 4, 5, 2, 1, 1, 2]
    assert [bool(face.less) for face in faces] == [number in (3, 5, 6, 7, 8) for number in range(1, 9)]


def test_the_harder_challenge_raises_the_score_to_reach(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    sit(page, "alone")
    assert any("50" in line.text() for line in page.dock.lines)
    hard = knob(page, "hard").switch
    assert [segment.words for segment in hard.segments] == ["Usual", "Harder"]
    hard.segment(True).click()
    assert any("60" in line.text() for line in page.dock.lines)


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


def test_what_cannot_apply_is_not_shown(window: Window) -> None:
    page = page_in(window())
    sit(page, "computer")
    assert "hard" not in page.dock.knobs.rows or not knob(page, "hard").isVisible()
    unfolded(page)
    assert not any("hard" in group.list.rows for group in page.boards.options.groups.values())


# In whose company


def test_every_sign_of_a_mission_is_explained_where_one_points_or_asks(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.program.settings_file.change(bubbles="at-once")
    QApplication.processEvents()
    signs = page.signs
    for number, card in enumerate(page.solo.grid.cards):
        assert len(card.sign_places) == len(card.face.goals) > 0
        for sign, goal in enumerate(card.face.goals):
            qtbot.mouseMove(card, card.sign_places[sign].center().toPoint())
            qtbot.waitUntil(lambda card=card, sign=sign: signs.shown == (card, sign))  # type: ignore[misc]
            face = signs.card.face
            assert face is not None
            said = page.words.sentence(phrase(goal.label, **dict(goal.args)))
            assert face.words.name.casefold() == said.casefold()
            assert page.rect().contains(signs.card.box.toRect())
            assert face.words.where == f"objective {sign + 1} of the mission"
            assert signs.rule == "MJ-SOL-6"
        qtbot.mouseMove(page.company, QPoint(2, 2))
        qtbot.waitUntil(lambda: not signs.card.isVisible())
        if number == 0:
            card.setFocus(Qt.FocusReason.TabFocusReason)
            for sign in range(len(card.face.goals)):
                qtbot.keyClick(card, Qt.Key.Key_I)
                assert signs.shown == (card, sign)
            qtbot.keyClick(card, Qt.Key.Key_Escape)
            assert not signs.card.isVisible()
            assert page.isVisible(), "the page is still there"


def test_alone_shows_the_missions_at_once_and_begins_the_first_that_is_not_won(window: Window) -> None:
    shell = window()
    shell.program.profile.reach("marajoara", "mission-1")
    page = page_in(shell)
    assert not page.solo.isVisible()
    assert page.opponents.rows[1].isVisible()
    sit(page, "alone")
    assert page.solo.isVisible()
    assert not page.opponents.rows[1].isVisible()
    assert (len(page.preparation.choices.places), page.preparation.choices.named["mission"]) == (1, 2)
    assert page.dock.action_bar.start.is_ready


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


def test_alone_against_one_neighbour_or_two(window: Window) -> None:
    page = window().open("new_game", game="hoyuk")
    assert isinstance(page, NewGame)
    sit(page, "alone")
    assert [place.player for place in page.preparation.choices.places] == ["person", "voisins"]
    knob(page, AUTOMAS).switch.segment(2).click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "voisins", "voisins"]
    assert page.dock.action_bar.start.is_ready
    knob(page, AUTOMAS).switch.segment(1).click()
    assert len(page.preparation.choices.places) == 2


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
    assert [segment.words for segment in row.levels.segments] == ["Discovery", "Chance", "Novice", "Regular"]
    assert not row.remove.isVisible(), "somebody must play"
    qtbot.mouseClick(row.levels.segment("regular"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.opponents.more.add, Qt.MouseButton.LeftButton)
    assert [place.player for place in page.preparation.choices.places] == ["person", "regular", "regular"]
    row.levels.segment("gentle").click()
    assert row.help.text().endswith("does not count for records.")
    qtbot.mouseClick(page.opponents.rows[2].remove, Qt.MouseButton.LeftButton)
    assert [place.player for place in page.preparation.choices.places] == ["person", "gentle"]
    page.opponents.more.add.click()
    page.opponents.more.add.click()
    assert not page.opponents.more.isVisible(), "the table is full"


def test_a_gentle_opponent_is_there_again_next_time(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    page.opponents.rows[1].levels.segment("gentle").click()
    page.start()
    shell.home()
    assert [place.player for place in page_in(shell).preparation.choices.places] == ["person", "gentle"]


# Settings


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


def test_the_button_that_begins_is_always_in_sight(window: Window) -> None:
    for size, scale in (((1280, 720), 1.0), ((1366, 768), 1.0), ((1280, 640), 1.0), ((1280, 720), 1.5)):
        page = page_in(window(size, language="fr", text_scale=scale))
        for company in ("alone", "computer", "together"):
            sit(page, company)
            QApplication.processEvents()
            start = page.dock.action_bar.start
            place = QRect(start.mapTo(page, QPoint(0, 0)), start.size())
            assert page.rect().contains(place), (size, scale, company)
            assert not start.is_cut(), (size, scale, company)


# A first game with a guide


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_challenge_of_the_day_begins_from_here(window: Window, game: str) -> None:
    shell = window()
    page = shell.open("new_game", game=game)
    assert isinstance(page, NewGame)
    link = page.dock.links["daily"]
    page.preparation.sit("computer")
    assert not link.isVisibleTo(page)
    page.preparation.sit("alone")
    assert link.isVisibleTo(page)
    assert page.preparation.best_of_today() is None
    link.click()
    table: Any = shell.trail[-1]
    assert day_of(page.game, table.timeline.record, date.today()) == date.today().isoformat()
    assert read(table.journal.path, shell.program.library).is_whole


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_guided_game_begins_from_here(window: Window, game: str) -> None:
    shell = window(name="Camille")
    page = shell.open("new_game", game=game)
    assert isinstance(page, NewGame)
    opened: dict[str, Any] = {}
    shell.register(
        "table", lambda program, shell, **how: opened.update(how) or TableStandIn(program, shell, how["timeline"])
    )
    page.dock.links["guided"].click()
    assert opened["guided"] is True
    assert [(seat.player, bool(seat.name)) for seat in opened["timeline"].record.seating] == [
        ("person", True),
        ("gentle", True),
    ]
    opened["journal"].close()


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
    assert shell.program.settings.name == "Camille"
    other = shell.open("new_game", game="hoyuk")
    assert isinstance(other, NewGame)
    assert other.dock.player.name.text() == "Camille"
    sit(other, "together")
    assert other.seats.cards[0].name.text() == "Camille"
    completer = other.seats.cards[1].name.completer()
    completer.setCompletionPrefix("in")
    assert completer.currentCompletion() == "Inès"
    completer.activated.emit("Inès")
    assert other.preparation.choices.places[1].name == "Inès"


def test_who_plays_is_chosen_among_the_names_of_this_computer(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille", "Inès"])
    page = page_in(shell)
    assert page.preparation.choices.places[0].name == "Camille"
    assert page.top.seat.words == "Camille"
    actions = page.dock.player.menu_now().actions()
    assert [action.text() for action in actions] == ["Camille", "Inès"]
    actions[1].trigger()
    assert page.preparation.choices.places[0].name == "Inès"
    assert shell.program.settings.name == "Inès"
    assert shell.program.settings.names == ["Inès", "Camille"]


def test_a_name_that_is_typed_plays_from_now_on(window: Window, qtbot: QtBot) -> None:
    shell = window(name="Camille", names=["Camille"])
    page = page_in(shell)
    field = page.dock.player.name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Zoe")
    assert page.preparation.choices.places[0].name == "Zoe"
    assert shell.program.settings.name == "Camille", "not with every letter"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert shell.program.settings.name == "Zoe"
    assert page.shell.trail[-1] is page, "Enter ends the name, and begins no game"


def test_whoever_plays_now_takes_the_first_seat_in_every_game(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 2).with_place(0, name="Clara").with_place(1, name="Zoé"))
    page.start()
    shell.home()
    shell.program.settings_file.change(name="Zoé")
    again = page_in(shell)
    assert [place.name for place in again.preparation.choices.places] == ["Zoé", "Clara"]


def test_names_are_written_one_after_the_other(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    sit(page, "together")
    page.seats.cards[0].name.setFocus()
    for name in ("Ana", "Ben"):
        qtbot.keyClicks(focus(), name)
        qtbot.keyClick(focus(), Qt.Key.Key_Tab)
    assert [place.name for place in page.preparation.choices.places] == ["Ana", "Ben"]
    assert page.program.settings.name == "Ana"


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
    assert card.levels.isVisible()
    card.levels.segment("random").click()
    assert page.preparation.choices.places[0].player == "random"
    assert card.level_help.text() == "Plays any move that is allowed."
    card.kinds.segments[0].click()
    assert page.preparation.choices.places[0].player == "person"


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
    page.preparation.change(seated(page, 2))
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
