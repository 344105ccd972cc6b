"""The new-game page in a window, and what people do there."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.new_game.choices import Choices, Place
from desktop.new_game.ladder_board import LadderBoard
from desktop.new_game.level_field import LevelField
from desktop.new_game.options_list import ChoiceRow
from desktop.new_game.page import NewGame
from desktop.new_game.rung import Rung
from desktop.shell import Shell

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


def unfolded_levels(page: NewGame, field: LevelField) -> LadderBoard:
    """The ladder, unfolded by a press on this field."""
    field.click()
    board = page.ladder.board
    assert board is not None
    assert board.isVisible()
    return board


def rung(board: LadderBoard, level: str) -> Rung:
    return next(each for each in board.rungs if each.face.level == level)


def choose_level(page: NewGame, field: LevelField, level: str) -> None:
    rung(unfolded_levels(page, field), level).click()


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
