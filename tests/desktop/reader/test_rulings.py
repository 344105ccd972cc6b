"""Rulings: the switch ones first, and a switch that holds from the next game."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.reader.rulings_page import RulingCard, RulingsPage
from desktop.reader.switches import choices, choose_reading, is_other_reading
from desktop.shell import Shell
from rules.marajoara import GAME
from tests.desktop.windows import opened, window


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    made = window(tmp_path)
    qtbot.addWidget(made)
    return made


def page(shell: Shell) -> RulingsPage:
    found = opened(shell, "reader", game=GAME, at="rulings").page
    assert isinstance(found, RulingsPage)
    return found


def card(page: RulingsPage, id: str) -> RulingCard:
    return next(each for each in page.cards if each.ruling.id == id)


def test_rulings_with_a_switch_come_first(shell: Shell) -> None:
    order = [each.ruling.switch is not None for each in page(shell).cards]
    assert order == sorted(order, reverse=True)
    assert len(order) == len(page(shell).book.reference.rulings)


def test_a_switch_is_kept_for_the_next_game(shell: Shell) -> None:
    cart = card(page(shell), "MJ-A5")
    assert cart.switch is not None
    cart.switch.segment(False).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(cart.switch.segment(False), Qt.Key.Key_Right)
    assert choices(shell.program, GAME) == {"cart_gravity": True}
    assert cart.is_changed
    assert cart.reset is not None
    assert cart.reset.isVisibleTo(cart)


def test_a_changed_switch_goes_back(shell: Shell) -> None:
    cart = card(page(shell), "MJ-A5")
    assert cart.switch is not None
    assert cart.reset is not None
    cart.switch.segment(True).click()
    cart.reset.click()
    assert not cart.is_changed
    assert cart.switch.value is False
    assert choices(shell.program, GAME) == {"cart_gravity": False}


def test_the_choice_is_still_there_when_the_page_is_opened_again(shell: Shell) -> None:
    cart = card(page(shell), "MJ-A5")
    assert cart.switch is not None
    cart.switch.segment(True).click()
    assert card(page(shell), "MJ-A5").is_changed


def test_both_readings_have_their_figure(shell: Shell) -> None:
    for id in ("MJ-A1", "MJ-A5"):
        assert len(card(page(shell), id).figures) == 2


def test_an_option_that_is_no_yes_or_no_has_another_reading_too(shell: Shell) -> None:
    choose_reading(shell.program, GAME, "first", other=True)
    assert choices(shell.program, GAME) == {"first": 0}
    assert is_other_reading(shell.program, GAME, "first")
    choose_reading(shell.program, GAME, "first", other=False)
    assert not is_other_reading(shell.program, GAME, "first")
