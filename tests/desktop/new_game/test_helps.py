"""What helps the people at a table: a tutor for each, kept for next time; advice, where the table allows it."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from desktop.new_game.beginning import set_out
from desktop.new_game.helps import ADVICE, CANDID, TUTOR, tutor_of
from desktop.table.mistakes import threshold, thresholds
from rules.core.timeline import Timeline
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import knob, page_in, seated, sit, unfolded, unfolded_levels

pytestmark = pytest.mark.usefixtures("unpainted")


def test_whoever_chooses_has_a_tutor_that_is_kept_for_next_time(window: Window) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.call_me("Clara")
    row = knob(page, TUTOR)
    assert row.switch.segments[0].isChecked()
    row.switch.segments[2].click()
    assert tutor_of(page.preparation, 0) == "medium"
    assert "3 points" in row.help.text()
    shell.back()
    again = page_in(shell)
    assert again.preparation.own_name == "Clara"
    assert knob(again, TUTOR).switch.segments[2].isChecked()
    again.preparation.call_me("Malo")
    assert tutor_of(again.preparation, 0) == "never"


def test_several_people_each_have_their_own(window: Window) -> None:
    page = page_in(window())
    sit(page, "together")
    page.preparation.change(seated(page, 2))
    one, other = page.seats.cards[:2]
    one.owned.emit(TUTOR, "small")
    other.owned.emit(TUTOR, "large")
    assert [tutor_of(page.preparation, seat) for seat in (0, 1)] == ["small", "large"]
    assert not one.own[TUTOR].isHidden()
    assert TUTOR not in page.dock.knobs.rows or page.dock.knobs.rows[TUTOR].isHidden()
    page.preparation.seat(1, "regular")
    assert other.own[TUTOR].isHidden()


def test_a_table_agrees_on_advice_and_the_game_keeps_it(window: Window) -> None:
    page = page_in(window())
    now, row = unfolded(page).preparation, page.boards.options.table_board.advice
    assert row.isChecked()
    now.change(replace(now.choices, policy="strict"))
    assert not row.isChecked()
    assert "unless all agree" in row.help
    row.click()
    assert "has agreed" in row.help
    begun = set_out(page.program, page.game, now.choices)
    assert isinstance(begun, Timeline)
    assert begun.record.has_advice
    assert "advice allowed" in page.dock.settings.below or "and" in page.dock.settings.below
    row.click()
    assert now.choices.advice is None
    now.change(replace(now.choices, policy="friendly"))
    row.click()
    assert now.choices.advice is False


def test_they_stand_beside_the_ladder_too(window: Window) -> None:
    page = page_in(window())
    unfolded_levels(page, page.opponents.rows[1].level)
    why = page.dock.why
    assert why is not None
    assert set(why.helps.rows) == {ADVICE, TUTOR, CANDID}
    why.helps.chosen.emit(CANDID, True)
    assert page.program.settings.candid
    why.helps.chosen.emit(TUTOR, "large")
    why.helps.chosen.emit(ADVICE, False)
    assert tutor_of(page.preparation, 0) == "large"
    assert page.preparation.choices.advice is False
    assert all(widget in page.tab_order for widget in why.helps.tabs)
    QTest.qWait(0)


def test_mistakes_are_counted_as_each_game_counts() -> None:
    assert thresholds("marajoara") == (1, 3, 6)
    assert thresholds("excavation_earth") == (3, 8, 15)
    assert threshold("council_of_shadows", "medium") == 10
    assert threshold("hoyuk", "never") is None
