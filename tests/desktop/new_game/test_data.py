"""Whose data a new game is played with: said in a sentence, chosen, and told where kept corrections cannot be used."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.new_game.beginning import Begun
from desktop.new_game.data_words import DATA
from desktop.new_game.options_list import ChoiceRow
from desktop.new_game.page import NewGame
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.menu import Menu
from desktop.widgets.words import Label
from rules.core import folders
from rules.core.correcting import Correction
from rules.core.types import Json
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import page_in, sit, unfolded

pytestmark = pytest.mark.usefixtures("unpainted")

GOOD = {"path": "museum.points_per_pip", "value": 3}
LOST = {"path": "museum.gone", "value": 3}
BAD = {"path": "box.rounds", "value": "many"}


def keep(*corrections: Json) -> Path:
    file = folders.corrections("marajoara")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(corrections), encoding="utf-8")
    return file


def begun(page: NewGame) -> Begun:
    found = page.preparation.begin()
    assert found is not None
    return found


def begun_with(page: NewGame) -> tuple[Correction, ...]:
    return begun(page).timeline.record.corrections


def test_without_corrections_the_page_says_that_the_data_are_published(window: Window) -> None:
    page = page_in(window())
    assert page.dock.links["box"].words == "Data as published"
    assert not unfolded(page).boards.edition.whose.rows
    assert not page.dock.trouble.isVisible()
    assert begun_with(page) == ()


def press_link(page: NewGame) -> Menu:
    QTest.mouseClick(page.dock.links["box"], Qt.MouseButton.LeftButton)
    return page.findChildren(Menu)[-1]


def test_corrections_are_said_and_left_out_by_a_switch_that_stays(window: Window) -> None:
    keep(GOOD)
    shell = window()
    page = page_in(shell)
    assert page.dock.links["box"].words == "With your correction"
    game = begun(page).timeline
    assert game.record.corrections == (Correction("museum.points_per_pip", 3),)
    assert game.box != page.program.library.box(page.game)
    menu = press_link(page)
    assert [each.isChecked() for each in menu.actions()[:2]] == [True, False]
    menu.actions()[1].trigger()
    menu.close()
    assert page.dock.links["box"].words == "Published data, without your corrections"
    assert begun_with(page) == ()
    shell.back()
    again = page_in(shell)
    assert again.preparation.choices.as_published
    assert begun_with(again) == ()


def test_the_settings_have_the_same_switch_beside_the_sources(window: Window) -> None:
    keep(GOOD)
    page = unfolded(page_in(window()))
    board = page.boards.edition
    row = board.whose.rows[DATA]
    assert isinstance(row, ChoiceRow)
    assert "takes your corrections along" in row.help.text()
    assert "owner" in [share.provenance for share in board.provenance.shares]
    QTest.mouseClick(row.switch.segments[1], Qt.MouseButton.LeftButton)
    assert page.preparation.choices.as_published
    assert "owner" not in [share.provenance for share in board.provenance.shares]


def test_what_is_always_played_as_published_says_so(window: Window) -> None:
    keep(GOOD)
    page = page_in(window())
    sit(page, "alone")
    assert page.dock.links["daily"].words == "Daily challenge, published data"
    assert page.dock.links["guided"].words == "Guided first game, published data"
    guided, daily = page.preparation.begin_guided(), page.preparation.begin_daily()
    assert guided is not None
    assert daily is not None
    assert guided.timeline.record.corrections == daily.timeline.record.corrections == ()


@pytest.mark.parametrize(("kept", "said"), [((LOST, GOOD), "no longer fits the published data"), ((BAD,), "many")])
def test_corrections_that_do_not_fit_are_told_and_stay_where_they_are(
    window: Window, kept: tuple[Json, ...], said: str
) -> None:
    file = keep(*kept)
    before = file.read_bytes()
    page = page_in(window())
    assert said in page.dock.trouble.text()
    assert page.dock.trouble.isVisible()
    assert begun_with(page) == ((Correction("museum.points_per_pip", 3),) if GOOD in kept else ())
    assert file.read_bytes() == before


def test_corrections_that_cannot_be_read_are_set_aside_and_told(window: Window) -> None:
    file = keep()
    file.write_bytes(b"\x00 nothing")
    page = page_in(window())
    assert "could not be read" in page.dock.trouble.text()
    assert [each.read_bytes() for each in file.parent.iterdir()] == [b"\x00 nothing"]
    assert begun_with(page) == ()


def test_what_was_corrected_meanwhile_is_seen_on_the_way_back(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    opened: list[object] = []

    def make(program: Program, shell: Shell, **what: object) -> Screen:
        opened.append(what)
        keep(GOOD)
        return Screen(program)

    shell.register("own_box", make)
    QTest.mouseClick(page.dock.links["box"], Qt.MouseButton.LeftButton)
    assert opened == [{"game": page.game}]
    shell.back()
    assert page.dock.links["box"].words == "With your correction"
    assert begun_with(page) == (Correction("museum.points_per_pip", 3),)


def test_levels_say_on_which_data_they_were_measured(window: Window) -> None:
    keep(GOOD)
    page = page_in(window())
    page.opponents.rows[1].level.click()
    why = page.dock.why
    assert why is not None
    assert isinstance(why.how.words, Label)
    assert "That was with the published data" in why.how.words.text()


def test_missions_won_with_other_data_are_not_won_with_the_published(window: Window) -> None:
    keep(GOOD)
    page = page_in(window())
    now = page.preparation
    page.program.profile.reach("marajoara", "mission-1@own", 40)
    assert now.data.best_at("mission-1") == 40
    now.change(now.choices.with_published(True))
    assert now.data.best_at("mission-1") is None
