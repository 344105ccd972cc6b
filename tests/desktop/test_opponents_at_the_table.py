"""Playing against a bot at the real table: the window goes on, bots can be hurried, stopped, looked behind, and die."""

from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from desktop.table import opponents
from desktop.table.seats import PERSON
from rules.bots.client import Trouble
from tests.desktop.at_the_table import LEFT, AtTable, game, sensible, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    """A person who plays first, and a novice who takes its time."""
    found = sit_down(game(PERSON, "novice", seed=2, first=1), pace="slow")
    assert waited(lambda: found.table.seat_to_play == 0 or found.screen.dock.playback.is_thinking)
    until_my_turn(found)
    return found


def until_my_turn(at: AtTable) -> None:
    while at.table.seat_to_play != 0:
        at.screen.skip()
        QTest.qWait(5)


def until_it_thinks(at: AtTable) -> None:
    """The person plays until the bot has the turn."""
    number = 0
    while at.table.seat_to_play == 0:
        at.make(sensible(at.table, number))
        number += 1
    assert at.screen.dock.playback.is_thinking


def test_the_window_goes_on_while_a_bot_thinks(at: AtTable) -> None:
    ticks: list[int] = []
    clock = QTimer(interval=10, timeout=lambda: ticks.append(1))  # type: ignore[call-arg]
    clock.start()
    until_it_thinks(at)
    ticks.clear()
    QTest.qWait(300)
    assert len(ticks) >= 10
    assert at.screen.dock.playback.is_thinking
    assert at.screen.top.now.ask == at.screen.dock.formatter.say_id("top-thinking", seat=at.table.names[1])
    clock.stop()


def test_looking_around_while_a_bot_thinks(at: AtTable) -> None:
    """Pages, rules, language and the camera are nobody's turn."""
    until_it_thinks(at)
    now = at.timeline.now
    for page in ("log", "rules", "charts", "pieces", "moves"):
        at.screen.dock.open(page)
    at.screen.program.set_language("en")
    at.screen.area.view.zoom(1.5)
    at.screen.area.view.fit()
    assert at.screen.dock.playback.is_thinking
    assert at.timeline.now == now


def test_skip_brings_its_move_at_once(at: AtTable) -> None:
    until_it_thinks(at)
    now = at.timeline.now
    QTest.keyClick(at.screen.area.view, Qt.Key.Key_S)
    assert waited(lambda: at.timeline.now > now, 1200)


def test_pause_holds_it_and_lets_it_go_on(at: AtTable) -> None:
    until_it_thinks(at)
    now = at.timeline.now
    at.table.pause(True)
    QTest.qWait(100)
    assert at.timeline.now == now
    assert not at.screen.dock.playback.is_thinking
    at.table.pause(False)
    at.screen.skip()
    assert waited(lambda: at.timeline.now > now)


def test_stepping_back_while_it_thinks(at: AtTable) -> None:
    until_it_thinks(at)
    now, line = at.timeline.now, at.timeline.line()
    QTest.mouseClick(at.screen.dock.action_bar.undo, LEFT)
    assert at.timeline.now == line[-2]
    assert not at.screen.dock.playback.is_thinking
    assert at.table.seat_to_play == 0
    at.screen.skip()
    QTest.qWait(100)
    assert at.timeline.now == line[-2]
    QTest.mouseClick(at.screen.dock.action_bar.redo, LEFT)
    assert at.timeline.now == now
    assert at.screen.dock.playback.is_thinking
    at.screen.skip()
    assert waited(lambda: at.timeline.now > now)


def test_its_moves_are_shown_again(at: AtTable) -> None:
    """Back to before its turn, and forward one by one: nothing is thought anew."""
    until_it_thinks(at)
    before = at.timeline.now
    until_my_turn(at)
    line = at.timeline.line()
    theirs = [point for point in line if point > before]
    at.table.go_to(before)
    for point in theirs:
        QTest.mouseClick(at.screen.dock.action_bar.redo, LEFT)
        assert at.timeline.now == point
    assert at.timeline.line() == line


def test_a_bot_that_is_killed_does_not_stop_the_game(at: AtTable) -> None:
    troubles: list[Trouble] = []
    at.screen.opponents.troubled.connect(troubles.append)
    until_it_thinks(at)
    work = at.screen.opponents.desk.work
    assert work is not None
    work.process.kill()
    until_my_turn(at)
    assert at.last_move().seat == 1
    until_it_thinks(at)
    until_my_turn(at)
    assert {trouble.kind for trouble in troubles} <= {"crashed"}


def test_a_bot_that_never_answers_is_replaced(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick one plays for it, and the game goes on."""
    monkeypatch.setattr(opponents, "PATIENCE_S", 0.05)
    monkeypatch.setattr(at.screen.opponents.desk, "answer", silent)
    until_it_thinks(at)
    now = at.timeline.now
    at.screen.skip()
    assert waited(lambda: at.timeline.now > now)


def silent(seconds: float = 0.0) -> Any:
    return None


def test_leaving_while_it_thinks_ends_its_process(at: AtTable) -> None:
    until_it_thinks(at)
    work = at.screen.opponents.desk.work
    assert work is not None
    process = work.process
    at.shell.home()
    assert at.screen.opponents.desk.work is None
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


@pytest.mark.parametrize("candid", [True, False])
def test_a_computer_says_what_else_it_weighed_where_that_is_wanted(sit_down: SitDown, candid: bool) -> None:
    at = sit_down(game(PERSON, "novice", seed=2, first=2), candid=candid)
    number = 0

    def is_told() -> bool:
        nonlocal number
        if at.table.seat_to_play == 0:
            at.table.propose(sensible(at.table, number))
            number += 1
        return bool(at.table.weighed_at) or at.timeline.state.round > 2

    assert waited(is_told, 60_000)
    assert bool(at.table.weighed_at) == candid
    for point, other in at.table.weighed_at.items():
        told = [line.words for line in at.screen.dock.game_log.told(point)]
        before = at.timeline.state_at(at.timeline.past()[at.timeline.past().index(point) - 1])
        said = at.screen.dock.formatter.say(at.table.game.say_move(before, other))
        assert any("autre idée" in words and said in words for words in told)
