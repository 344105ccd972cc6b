"""What does not go together: the page says why, and what mends it."""

from dataclasses import dataclass, replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.new_game.choices import Place
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import knob, page_in, seated, sit, unfolded

pytestmark = pytest.mark.usefixtures("unpainted")


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


def test_what_cannot_apply_is_not_shown(window: Window) -> None:
    page = page_in(window())
    sit(page, "computer")
    assert "hard" not in page.dock.knobs.rows or not knob(page, "hard").isVisible()
    unfolded(page)
    assert not any("hard" in group.list.rows for group in page.boards.options.groups.values())
