"""Advice at the real table: three presses, played by the usual path, gone when it no longer helps; nothing waits."""

from dataclasses import replace
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.docks.advice_words import MOVES, NUDGE, REASONS
from desktop.table_screen.counsel import CLOSED, Counsel
from rules.bots.advice import Advice, LineStep, Suggestion
from rules.bots.policy import chance_of
from rules.core.record import Played
from tests.desktop.at_the_table import AtTable, game, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

LONGEST_WAIT_S = 0.25
"""What the window may take at once on a busy machine, whatever the adviser does."""


def opened(at: AtTable) -> AtTable:
    """In mid-opening: start tokens are placed by a rule of thumb."""
    while at.timeline.state.stage == "setup":
        at.table.propose(at.table.legal[0])
    return at


def counsel(at: AtTable) -> Counsel:
    return at.screen.counsel


def advised(at: AtTable) -> Any:
    def is_there() -> bool:
        advice = counsel(at).advice
        return advice is not None and advice.worlds > 0

    assert waited(is_there, 60_000)
    return counsel(at).advice


def f2(at: AtTable) -> None:
    QTest.keyClick(at.shell, Qt.Key.Key_F2)


def test_each_press_leads_one_step_further_and_escape_brings_the_pages_back(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    dock, width = at.screen.dock, at.screen.dock.width()
    for step in (NUDGE, MOVES, REASONS, REASONS):
        f2(at)
        assert counsel(at).step == step
        assert counsel(at).page.isVisible()
        assert not dock.pages.isVisible()
        assert dock.width() == width
    at.key(Qt.Key.Key_Escape)
    assert counsel(at).step == CLOSED
    assert dock.pages.isVisible()
    assert not at.screen.opponents.advice.is_awaited


def test_the_window_goes_on_while_the_adviser_thinks(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    started = perf_counter()
    f2(at)
    f2(at)
    assert perf_counter() - started < LONGEST_WAIT_S
    advice = advised(at)
    assert 1 <= len(advice.suggestions) <= 3
    shown = counsel(at).page.leaf.shown
    assert shown is not None
    assert len(shown.face.rows) == len(advice.suggestions)


def test_rows_are_chosen_by_keyboard_and_by_mouse_and_shown_on_the_table(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    f2(at)
    f2(at)
    assert len(advised(at).suggestions) > 1
    page, scene = counsel(at).page, at.screen.area.scene
    assert page.hasFocus()
    assert scene._advised
    at.key(Qt.Key.Key_Down)
    assert counsel(at).chosen == 1
    QTest.mouseClick(page.leaf, Qt.MouseButton.LeftButton, pos=page.leaf.rows[0].center().toPoint())
    assert counsel(at).chosen == 0
    QTest.keyClick(at.shell, Qt.Key.Key_V)
    assert not counsel(at).is_on_table
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert counsel(at).is_on_table
    at.key(Qt.Key.Key_Escape)
    assert not scene._advised
    assert scene._lamp is None


def test_what_is_advised_is_played_by_the_usual_path_and_the_rest_stays_proposed(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    f2(at)
    f2(at)
    advised(at)
    before, shown = len(at.moves()), counsel(at).suggestion(0)
    assert shown is not None
    own = [step.move for step in shown.line if step.seat == shown.move.seat]
    QTest.mouseClick(counsel(at).page.play, Qt.MouseButton.LeftButton)
    assert at.moves()[before] == shown.move
    point = at.timeline.past()[before + 1]
    entry = at.timeline.entry(point)
    assert isinstance(entry, Played)
    assert entry.advised == MOVES
    assert any("conseillé, étape 2" in line.words for line in at.screen.dock.game_log.told(point))
    if len(own) > 1 and own[1] in at.table.legal:
        assert [step.move for step in counsel(at).rest] == own[1:]
        assert counsel(at).page.isVisible()
        QTest.mouseClick(counsel(at).page.play, Qt.MouseButton.LeftButton)
        assert own[1] in at.moves()[before:]


def test_another_move_ends_it_and_taking_it_back_asks_anew(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    f2(at)
    advised(at)
    at.table.propose(at.table.legal[-1])
    assert not counsel(at).is_open
    at.table.undo()
    f2(at)
    assert counsel(at).step == NUDGE
    assert counsel(at).advice is None


def test_the_button_is_grey_and_says_why_at_a_strict_table_and_in_the_past(sit_down: SitDown) -> None:
    strict = sit_down(game(policy="strict"))
    button = strict.screen.top.advice
    assert button is not None
    assert not button.isEnabled()
    assert button.toolTip() == strict.screen.program.say("advice-not-strict")
    f2(strict)
    assert not counsel(strict).is_open
    at = opened(sit_down(game()))
    at.table.go_to(0)
    assert counsel(at).reason() == "advice-not-past"


def test_a_table_may_agree_on_advice_or_do_without(sit_down: SitDown) -> None:
    agreed = game(policy="strict")
    agreed.record = replace(agreed.record, advice=True)
    assert not counsel(opened(sit_down(agreed))).reason()
    without = game()
    without.record = replace(without.record, advice=False)
    at = sit_down(without)
    assert counsel(at).reason() == "advice-not-here"
    assert not at.screen.warming._leisure.isActive()


def test_what_is_alike_unfolds_by_mouse_and_by_keyboard(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    asked, legal = at.screen.opponents.advice, at.table.legal
    moves = [Suggestion(each, tuple(legal[3:5]), (1.0,) * 6, 0.0, {}) for each in legal[:2]]
    line = [replace(each, line=(LineStep(0, each.move, at.table.say_move(each.move), 0),)) for each in moves]
    told = Advice(tuple(line), 1.0, worlds=6, is_final=True)
    asked.tell((at.table.point, at.table.seat_to_play), told, chance_of(1, 0))
    f2(at)
    f2(at)
    page = counsel(at).page
    high = page.leaf.rows[0].height()
    QTest.mouseClick(page.leaf, Qt.MouseButton.LeftButton, pos=page.leaf.alike[0].center().toPoint())
    assert page.leaf.rows[0].height() > high
    other = at.screen.dock.formatter.move(legal[3])
    assert other in page.leaf.accessibleName()
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.leaf.rows[0].height() == high
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.leaf.rows[0].height() > high


def test_the_process_is_begun_at_leisure_and_says_nothing(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    warming, asked = at.screen.warming, at.screen.opponents.advice
    warming._warm()
    assert warming.is_done
    assert asked.is_asked
    assert waited(lambda: not asked.is_asked, 60_000)
    assert asked.told is None
    f2(at)
    assert advised(at).suggestions


def test_in_a_narrow_window_the_button_is_only_its_icon(sit_down: SitDown) -> None:
    at = sit_down(game(), size=(1280, 720))
    assert at.screen.top.advice is not None
    assert at.screen.top.advice.is_icon_only
    wide = sit_down(game(), size=(1600, 1000))
    assert wide.screen.top.advice is not None
    assert not wide.screen.top.advice.is_icon_only


def test_the_guide_is_told_by_the_process_what_a_good_player_would_play(sit_down: SitDown) -> None:
    at = opened(sit_down(game()))
    at.screen.guiding.begin()
    page = at.screen.guiding.page
    assert page is not None
    assert len(at.table.legal) > 1
    assert waited(lambda: page.advised is not None, 60_000)
    assert page.advised in at.table.legal
