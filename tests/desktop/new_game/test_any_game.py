"""The new-game page of a game that is not Marajoara: what there is to choose comes from the game as data."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import SCREENS, late
from desktop.new_game.choices import Place
from desktop.new_game.levels import BY_HAND, level_now
from desktop.new_game.options import GENERAL
from desktop.new_game.options_list import ChoiceRow
from desktop.new_game.page import NewGame
from desktop.settings import SettingsFile
from desktop.shell import Shell
from desktop.widgets.options import OptionRow
from rules.core.contract import AnyGame
from rules.core.options import Level, OptionSpec, switch
from tests.desktop.docks.tables import CaravanProgram
from tests.fixture_game import GAME
from tests.fixture_game.setup import RIVAL
from tests.fixture_game.state import Options

pytestmark = pytest.mark.usefixtures("unpainted")

PERSONS = (Place("person", "Ana", "red"), Place("person", "Ben", "blue"), Place("person", "", "green"))
AGAINST_RIVAL = (PERSONS[0], Place(RIVAL, "", "blue"))


MOTLEY = replace(GAME, colours=("turquoise", "pink", "black", "orange"), seats=(2, 3, 4))
"""In colours of which two merge for some eyes."""


@dataclass(frozen=True, slots=True)
class ManifoldOptions(Options):
    rounds: int = 3
    variant0: bool = False
    variant1: bool = False
    variant2: bool = False


MANIFOLD = replace(
    GAME,
    options_type=ManifoldOptions,
    option_specs=(
        *GAME.option_specs,
        OptionSpec("rounds", "choice", 3, (2, 3, 4), "CV-END-1"),
        *(switch(f"variant{number}", "CV-END-2") for number in range(3)),
    ),
)
"""With more variants than find room below the policy, one of them a choice between several."""


@dataclass(frozen=True, slots=True)
class WaywardOptions(Options):
    rival_late: bool = False
    rival_strength: str = "middling"


WAYWARD = replace(
    GAME,
    options_type=WaywardOptions,
    option_specs=(*GAME.option_specs, switch("rival_late", "CV-RIVAL-8", needs=RIVAL)),
    levels=(*GAME.levels, Level("expert", RIVAL, {"rival_wells": True, "rival_late": True, "rival_dunes": True})),
)
"""With a switch more, by which its levels can be mixed as none of them is."""

LEVELLED = replace(
    GAME,
    options_type=WaywardOptions,
    option_specs=(
        *GAME.option_specs,
        OptionSpec("rival_strength", "choice", "middling", ("weak", "middling"), "CV-RIVAL-8", needs=RIVAL),
    ),
    levels=(Level("easy", RIVAL, {"rival_strength": "weak"}), Level("normal", RIVAL, {})),
)
"""Whose only levels are the values of an option."""


@pytest.fixture
def open_page(tmp_path: Path, qtbot: QtBot) -> Iterator[Any]:
    shells: list[Shell] = []

    def opened(game: AnyGame = GAME, places: tuple[Place, ...] = PERSONS, **options: Any) -> NewGame:
        file = SettingsFile(tmp_path / "settings.json")
        file.change(language="en", pace="off", windows={})
        shell = Shell(CaravanProgram(file, game))
        for name, place in SCREENS.items():
            shell.register(name, late(place))
        shell.resize(1600, 1000)
        shell.open("cabinet")
        shells.append(shell)
        with qtbot.waitActive(shell):
            shell.show()
            shell.activateWindow()
        page = shell.open("new_game", game=game.id)
        assert isinstance(page, NewGame)
        choices = replace(page.preparation.choices, places=places)
        for id, value in options.items():
            choices = choices.with_option(id, value)
        page.preparation.change(choices)
        QApplication.processEvents()
        return page

    yield opened
    for shell in shells:
        shell.home()
        shell.close()
        shell.deleteLater()
    QApplication.processEvents()


def row(page: NewGame, id: str, group: str = GENERAL) -> OptionRow:
    found = page.boards.options.groups[group].list.rows[id]
    assert isinstance(found, OptionRow)
    return found


def starts_of_rival(page: NewGame) -> tuple[bool, bool]:
    """Whether the automa starts at the Wells, whether in the Dunes."""
    named = page.preparation.choices.named
    return named["rival_wells"], named["rival_dunes"]


def mixed(page: NewGame, id: str) -> OptionRow:
    """A switch of the automa, while its levels are mixed by hand."""
    found = page.solo.switches.rows[id]
    assert isinstance(found, OptionRow)
    return found


def level(page: NewGame) -> str:
    found = level_now(page.game, page.preparation.choices, RIVAL)
    return found.id if found is not None else BY_HAND


# Options


def test_the_levels_of_an_automa_are_cards_while_it_sits_there(open_page: Any) -> None:
    page = open_page()
    assert not page.solo.isVisible()
    page.preparation.change(replace(page.preparation.choices, places=AGAINST_RIVAL))
    assert page.solo.isVisible()
    assert [card.face.title for card in page.solo.grid.shown] == ["Easy", "Normal", "Hard"]
    assert page.solo.title.text() == "You against The Rival"
    page.solo.mix.click()
    assert mixed(page, "rival_wells").isVisible()
    assert mixed(page, "rival_wells").reason == ""
    page.solo.mix.click()
    assert page.solo.grid.isVisible()


def test_an_automa_is_as_hard_as_a_word_says(open_page: Any) -> None:
    page = open_page(places=AGAINST_RIVAL)
    cards = page.solo.grid.shown
    assert [card.isChecked() for card in cards] == [False, True, False]
    assert "rival_wells" not in page.solo.switches.rows, "switches show only to who wants to mix them"
    cards[2].click()
    assert cards[2].face.lines == ("The Rival starts at the Wells.",)
    assert starts_of_rival(page) == (True, False)
    cards[0].click()
    assert starts_of_rival(page) == (False, True)
    assert page.dock.action_bar.start.is_ready


def test_what_is_mixed_by_hand_is_custom_until_a_level_is_chosen_again(open_page: Any) -> None:
    page = open_page(WAYWARD, AGAINST_RIVAL, rival_late=True, rival_wells=True)
    assert page.dock.title.text() == "Custom"
    assert mixed(page, "rival_late").isVisible()
    page.solo.mix.click()
    assert level(page) == "normal"
    assert not page.preparation.choices.named["rival_late"]
    assert page.solo.grid.isVisible()


def test_an_option_that_is_nothing_but_the_levels_is_not_shown_twice(open_page: Any) -> None:
    page = open_page(LEVELLED, AGAINST_RIVAL)
    page.solo.mix.click()
    assert list(page.solo.switches.rows) == ["rival_wells", "rival_dunes"]


# The open table


def test_an_open_table_is_offered_to_people_who_share_secrets(open_page: Any) -> None:
    page = open_page(places=PERSONS[:2])
    page.preparation.unfold(wanted=True)
    switch_ = page.boards.options.table_board.open
    assert switch_.isVisible()
    assert not switch_.isChecked()
    switch_.click()
    assert page.preparation.choices.is_open
    assert page.dock.action_bar.start.below == "2 players · open table"
    page.preparation.change(replace(page.preparation.choices, places=AGAINST_RIVAL))
    assert not switch_.isVisible()
    assert "open" not in page.dock.action_bar.start.below
    page.preparation.change(replace(page.preparation.choices, places=PERSONS[:2]))
    page.shell.register("table", lambda program, shell, **what: TableSeen(what["timeline"], program))
    page.start()
    begun = page.shell.trail[-1].timeline
    assert begun.is_open
    assert open_page().preparation.choices.is_open, "it is remembered like all other choices"


def test_what_excludes_another_option_says_so_and_gives_way(open_page: Any, qtbot: QtBot) -> None:
    page = open_page(places=AGAINST_RIVAL)
    page.solo.mix.click()
    wells, dunes = mixed(page, "rival_wells"), mixed(page, "rival_dunes")
    qtbot.mouseClick(wells, Qt.MouseButton.LeftButton)
    assert dunes.reason == "The Rival cannot start in two places."
    qtbot.mouseClick(dunes, Qt.MouseButton.LeftButton)
    assert (wells.isChecked(), dunes.isChecked()) == (False, True)
    assert wells.reason == "The Rival cannot start in two places."
    assert page.dock.action_bar.start.is_ready


def test_many_options_have_a_board_of_their_own(open_page: Any, qtbot: QtBot) -> None:
    assert open_page().boards.options.variants is None
    page = open_page(MANIFOLD)
    page.preparation.unfold(wanted=True)
    assert page.boards.options.variants is not None
    assert row(page, "variant2").window() is page.shell
    rounds = page.boards.options.groups[GENERAL].list.rows["rounds"]
    assert isinstance(rounds, ChoiceRow)
    qtbot.mouseClick(rounds.switch.segment(4), Qt.MouseButton.LeftButton)
    assert page.preparation.choices.named["rounds"] == 4


def test_a_full_table_has_no_free_place(open_page: Any) -> None:
    page = open_page(places=PERSONS[:2])
    assert [kind for kind, button in page.seats.free[0].open.items() if button.isVisible()] == ["person", "computer"]
    page.preparation.change(replace(page.preparation.choices, places=PERSONS))
    assert page.seats.free[0].isVisible() == (len(PERSONS) < max(page.game.seats))


# What each seat chooses for itself


def test_an_automa_chooses_nothing_for_itself(open_page: Any) -> None:
    page = open_page(places=AGAINST_RIVAL, houses=("mine", "mine"))
    page.preparation.unfold(wanted=True)
    assert page.boards.seats.seats[0].own["houses"].isVisible()
    assert not page.boards.seats.seats[1].own["houses"].isVisible()
    assert page.dock.action_bar.start.is_ready


def test_each_seat_chooses_from_a_menu_by_keyboard(open_page: Any, qtbot: QtBot) -> None:
    page = open_page()
    house = page.seats.cards[0].own["houses"]
    assert house.list.words == "no house"
    assert house.help.text() == "The camel waits at the Oasis."
    house.list.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(house.list, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert page.preparation.choices.named["houses"] == ("wells",)
    assert house.list.accessibleName() == "House: House of the Wells"
    assert page.dock.action_bar.start.is_ready


def test_what_another_seat_has_is_swapped_and_the_menu_says_so(open_page: Any) -> None:
    page = open_page(houses=("mine", "wells"))
    items = {each.value: each.note for each in page.seats.cards[1].own["houses"].list.items}
    assert items == {"none": "", "wells": "", "mine": "swap with Ana"}
    page.seats.cards[1].own["houses"].list.chosen.emit("mine")
    assert page.preparation.choices.named["houses"] == ("wells", "mine")


def test_a_house_had_twice_names_the_seat_that_could_change(open_page: Any) -> None:
    page = open_page(houses=("mine", "none", "mine"))
    assert page.dock.action_bar.gap.text() == "Two traders belong to the House of the Mine."
    assert page.dock.action_bar.mends[0].words == "Seat 3, House: no house"
    page.dock.action_bar.mends[0].click()
    assert page.dock.action_bar.start.is_ready


def test_the_game_begins_with_what_counts(open_page: Any) -> None:
    page = open_page(places=PERSONS[:2], houses=("mine", "none", "wells"), rival_wells=True)
    page.shell.register("table", lambda program, shell, **what: TableSeen(what["timeline"], program))
    page.start()
    options = page.shell.trail[-1].timeline.record.options
    assert (options.houses, options.rival_wells) == (("mine",), False)


class TableSeen(NewGame):
    """Only remembers what it was opened with."""

    def __init__(self, timeline: Any, program: Any) -> None:
        super(NewGame, self).__init__(program)
        self.timeline = timeline

    def say_again(self) -> None:
        """Nothing."""

    def draw_again(self) -> None:
        """Nothing."""

    def resizeEvent(self, event: object) -> None:
        """Nothing."""


# Colours


def test_colours_that_merge_are_named_and_one_click_takes_others(open_page: Any, qtbot: QtBot) -> None:
    three = tuple(Place("person", "", colour) for colour in ("turquoise", "pink", "black"))
    page = open_page(MOTLEY, three)
    assert page.seats.clash.isVisible()
    said = page.seats.clash.words.text()
    assert said.startswith("Turquoise and Pink look nearly the same to people with deuteranopia")
    assert page.dock.action_bar.start.is_ready
    qtbot.mouseClick(page.seats.clash.action, Qt.MouseButton.LeftButton)
    assert page.preparation.choices.colours == ("turquoise", "orange", "black")
    assert not page.seats.clash.isVisible()


def test_where_every_colour_is_needed_the_warning_has_no_cure(open_page: Any) -> None:
    four = tuple(Place("person", "", colour) for colour in MOTLEY.colours)
    page = open_page(MOTLEY, four)
    assert page.seats.clash.isVisible()
    assert not page.seats.clash.action.isVisible()
    page.preparation.change(replace(page.preparation.choices, places=four[1:]))
    assert not page.seats.clash.isVisible()
