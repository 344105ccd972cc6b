"""Rulings: the switch ones first, and a switch that holds from the next game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.reader.choice_of_rulings import topic_of
from desktop.reader.reader import Reader
from desktop.reader.readings import Readings
from desktop.reader.ruling_card import RulingCard
from desktop.reader.rulings_page import RulingsPage
from desktop.reader.switches import choices, choose_reading, chosen_reading
from desktop.shell import Shell
from rules.marajoara import GAME
from tests.desktop.windows import opened

pytestmark = pytest.mark.usefixtures("unpainted")


def page(shell: Shell) -> RulingsPage:
    found = opened(shell, "reader", game=GAME, at="rulings").paper.page
    assert isinstance(found, RulingsPage)
    return found


def card(page: RulingsPage, id: str) -> RulingCard:
    return next(each for each in page.cards if each.ruling.id == id)


def readings(page: RulingsPage, id: str) -> Readings:
    """What can be chosen on the card of a ruling with a switch."""
    found = card(page, id).readings
    assert found is not None
    return found


def test_rulings_with_a_switch_come_first(shell: Shell) -> None:
    order = [each.ruling.switch is not None for each in page(shell).cards]
    assert order == sorted(order, reverse=True)
    assert len(order) == len(page(shell).book.reference.rulings)


def test_a_switch_is_kept_for_the_next_game(shell: Shell) -> None:
    cart = readings(page(shell), "MJ-A5")
    cart.switch.segment(False).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(cart.switch.segment(False), Qt.Key.Key_Right)
    assert choices(shell.program, GAME) == {"cart_gravity": True}
    assert cart.chosen == 1
    assert not cart.reset.isHidden()


def test_a_changed_switch_goes_back(shell: Shell) -> None:
    cart = readings(page(shell), "MJ-A5")
    cart.switch.segment(True).click()
    cart.reset.click()
    assert cart.chosen == 0
    assert cart.switch.value is False
    assert choices(shell.program, GAME) == {"cart_gravity": False}


def test_the_choice_is_still_there_when_the_page_is_opened_again(shell: Shell) -> None:
    cart = readings(page(shell), "MJ-A5")
    cart.switch.segment(True).click()
    assert readings(page(shell), "MJ-A5").chosen == 1


def test_both_readings_have_their_figure(shell: Shell) -> None:
    for id in ("MJ-A1", "MJ-A5"):
        assert len(readings(page(shell), id).figures) == 2


def shown(shell: Shell, button: str) -> list[str]:
    """The rulings that are left when somebody chooses which to see."""
    reader = opened(shell, "reader", game=GAME, at="rulings")
    assert isinstance(reader, Reader)
    side = reader.contents.rulings
    {**side.filters, **side.topics}[button].click()
    found = reader.paper.page
    assert isinstance(found, RulingsPage)
    assert side.filter == button
    return [each.ruling.id for each in found.cards_shown]


def test_only_those_with_a_switch(shell: Shell) -> None:
    assert shown(shell, "switch") == ["MJ-A1", "MJ-A5", "MJ-A21"]


def test_only_those_that_were_changed(shell: Shell) -> None:
    assert shown(shell, "changed") == []
    cart = readings(page(shell), "MJ-A5")
    cart.switch.segment(True).click()
    assert shown(shell, "changed") == ["MJ-A5"]


def test_a_changed_switch_is_counted_at_once(shell: Shell) -> None:
    reader = opened(shell, "reader", game=GAME, at="rulings")
    assert isinstance(reader.paper.page, RulingsPage)
    cart = readings(reader.paper.page, "MJ-A5")
    assert reader.contents.rulings.filters["changed"].count == "0"
    cart.switch.segment(True).click()
    assert reader.contents.rulings.filters["changed"].count == "1"


def test_only_those_of_one_chapter(shell: Shell) -> None:
    found = shown(shell, "paying")
    book = opened(shell, "reader", game=GAME).book
    of_chapter = [each for each in book.reference.rulings if topic_of(book, each) == "paying"]
    assert found == [each.id for each in of_chapter]
    assert found


def test_those_which_a_real_box_would_settle(shell: Shell) -> None:
    reader = opened(shell, "reader", game=GAME, at="rulings")
    assert "A1, A5, A7" in reader.contents.owners.words.text()
    reader.contents.owners.see.click()
    assert isinstance(reader.paper.page, RulingsPage)
    assert all(each.ruling.in_box for each in reader.paper.page.cards_shown)


def test_a_link_to_a_ruling_that_is_not_shown_shows_all_again(shell: Shell) -> None:
    reader = opened(shell, "reader", game=GAME, at="rulings")
    reader.contents.rulings.filters["switch"].click()
    reader.open_at("MJ-A7")
    assert isinstance(reader.paper.page, RulingsPage)
    assert len(reader.paper.page.cards_shown) == len(reader.paper.page.cards)
    assert reader.paper.scroller.bar.value() > 0


def test_the_other_reading_is_told(shell: Shell) -> None:
    for each in page(shell).cards:
        assert each.parts["other"].text()
        assert each.labels["other"].text() == "L’autre lecture"


def test_without_a_switch_it_says_why(shell: Shell) -> None:
    for each in page(shell).cards:
        assert (each.readings is None) == bool(each.settled.text())


def test_each_choice_has_its_price(shell: Shell) -> None:
    jumps = readings(page(shell), "MJ-A1")
    assert [each.words for each in jumps.switch.segments] == ["8 directions", "4 directions"]
    assert [each.text().split()[0] for each in jumps.prices] == ["44", "32"]


def test_an_option_that_is_no_yes_or_no_has_other_readings_too(shell: Shell) -> None:
    choose_reading(shell.program, GAME, "first", 1)
    assert choices(shell.program, GAME) == {"first": 0}
    assert chosen_reading(shell.program, GAME, "first") == 1
    choose_reading(shell.program, GAME, "first", 0)
    assert chosen_reading(shell.program, GAME, "first") == 0
