"""Pieces travel at the real table: played, taken back, shown again; lights wait for them, and nothing just appears."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.board.sprite import Place
from desktop.games.marajoara.keys import die_key
from desktop.table.seats import PERSON
from rules.core.types import Json
from tests.desktop.at_the_table import LEFT, AtTable, game, sensible, settle, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
BONUS: Json = {"grid": "d4 R1, e4 Y1", "tokens": {"f4": 0}, "seats": [{"store": "B1"}, {}]}
"""A jump to f4 wins a bonus for a die."""


def shown(at: AtTable, key: str) -> Place:
    """Where a piece is seen at this moment."""
    item = at.screen.area.scene._items[key]
    return Place(item.x(), item.y(), item._wide, item._high)


def lights(at: AtTable) -> set[str]:
    return {key for key in at.screen.area.scene._marks if key.startswith(("state-can-take", "state-target"))}


def travelling(at: AtTable) -> bool:
    return at.screen.area.animations.under_way


def arrived(at: AtTable) -> bool:
    return waited(lambda: not travelling(at), 2000)


@pytest.fixture
def captured(sit_down: SitDown) -> AtTable:
    """A die has jumped over another, at a table where pieces take their time."""
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1, h8 B1"}), pace="slow")
    at.make(at.table.legal[0])
    assert arrived(at)
    return at


def jumper(at: AtTable) -> str:
    """The die that has moved on the grid."""
    move = at.timeline.entry(1).move  # type: ignore[union-attr]
    state = at.timeline.state_at(0)
    return die_key(state.grid[state.box.number[move.start]].ref)


def halfway(at: AtTable, share: float) -> None:
    """The clock of the journey stands still at this part of it."""
    clock = at.screen.area.animations._clock
    clock.pause()
    clock.setCurrentTime(round(clock.duration() * share))


def check_journey(at: AtTable, key: str, start: Place, end: Place) -> None:
    """The piece is first seen where it was, then on its way, then where it belongs."""
    assert travelling(at)
    halfway(at, 0)
    assert (shown(at, key).x, shown(at, key).y) == pytest.approx((start.x, start.y), abs=1)
    halfway(at, 0.5)
    middle = shown(at, key)
    assert min(start.x, end.x) - 1 <= middle.x <= max(start.x, end.x) + 1
    assert abs(middle.x - start.x) + abs(middle.y - start.y) > 8
    assert abs(middle.x - end.x) + abs(middle.y - end.y) > 8
    at.screen.area.animations._clock.resume()
    assert arrived(at)
    assert (shown(at, key).x, shown(at, key).y) == pytest.approx((end.x, end.y))


def test_undo_and_redo_bring_the_piece_back_and_forth(captured: AtTable) -> None:
    at, key, action_bar = captured, jumper(captured), captured.screen.dock.action_bar
    there = shown(at, key)
    QTest.mouseClick(action_bar.undo, LEFT)
    here = at.screen.area.scene.place_of(key)
    assert here is not None
    assert abs(here.x - there.x) > 60
    check_journey(at, key, there, here)
    QTest.mouseClick(action_bar.redo, LEFT)
    check_journey(at, key, here, there)


def test_what_is_redone_leaves_the_trail_of_whoever_played_it(captured: AtTable) -> None:
    at = captured
    at.table.undo()
    assert not at.screen.area.view.lights.trails
    at.table.redo()
    assert f"state-trail:{jumper(at)}" in [trail.key for trail in at.screen.area.view.lights.trails]


def test_scrubbing_in_the_log_lets_pieces_travel(captured: AtTable) -> None:
    at, key = captured, jumper(captured)
    at.screen.dock.open("log")
    there = shown(at, key)
    at.screen.dock.log.scrubber.setValue(0)
    assert waited(lambda: at.timeline.now == 0)
    here = at.screen.area.scene.place_of(key)
    assert here is not None
    check_journey(at, key, there, here)


def test_without_animation_nothing_travels(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1, h8 B1"}))
    at.make(at.table.legal[0])
    assert not travelling(at)
    at.table.undo()
    assert not travelling(at)


def test_another_language_moves_nothing(captured: AtTable) -> None:
    captured.screen.program.set_language("en")
    assert not travelling(captured)


def test_light_falls_when_the_piece_has_arrived(sit_down: SitDown) -> None:
    """The place where a captured die goes is not lit before it lies there."""
    at = sit_down(game(notes=BONUS), pace="slow")
    assert lights(at)
    at.make(next(move for move in at.table.legal if move.to == "f4"))
    assert travelling(at)
    assert lights(at) == set()
    assert arrived(at)
    assert lights(at)


def test_whoever_takes_hold_does_not_wait(sit_down: SitDown) -> None:
    at = sit_down(game(notes=BONUS), pace="slow")
    at.make(next(move for move in at.table.legal if move.to == "f4"))
    assert travelling(at)
    at.press(QPoint(3, 3))
    assert not travelling(at)
    assert lights(at)
    at.release(QPoint(3, 3))


def test_the_captured_die_follows_the_one_that_took_it(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, notes={"grid": "d4 R1, e4 Y1, h8 B1"}), pace="slow")
    move, state = at.table.legal[0], at.timeline.state
    over = "e4" if move.start == "d4" else "d4"
    first, second = (die_key(state.grid[state.box.number[space]].ref) for space in (move.start, over))
    starts = {key: shown(at, key) for key in (first, second)}
    at.table.propose(move)
    halfway(at, 0.25)
    assert abs(shown(at, first).x - starts[first].x) > 8
    assert shown(at, second) == starts[second]
    halfway(at, 0.6)
    assert shown(at, second) != starts[second]
    at.screen.area.animations._clock.resume()
    assert arrived(at)


def test_a_token_comes_from_where_it_was(sit_down: SitDown) -> None:
    """What newly lies on the table travels there; nothing just appears."""
    at = sit_down(game(), pace="slow")
    tray = at.screen.area.scene.place_of("token-hand")
    assert tray is not None
    at.table.propose(next(move for move in at.table.legal if move.space == "c3"))
    end = at.screen.area.scene.place_of("token-c3")
    assert end is not None
    check_journey(at, "token-c3", tray, end)


# Turns


def test_the_table_turns_to_the_next_person_when_all_has_arrived(sit_down: SitDown) -> None:
    at = sit_down(game(), pace="slow")
    asked = at.table.seat_to_play
    assert at.screen.area.situation.look.seat == asked
    at.table.propose(at.table.legal[0])
    assert at.table.seat_to_play != asked
    assert at.screen.area.situation.look.seat == asked
    assert arrived(at)
    assert at.screen.area.situation.look.seat == at.table.seat_to_play


# Once more


@pytest.fixture
def watched(sit_down: SitDown) -> AtTable:
    """A person whose opponent has just played a turn."""
    at = sit_down(game(PERSON, "novice", seed=2), pace="fast")
    assert waited(lambda: at.table.seat_to_play == 0)
    number = 0
    while at.table.seat_to_play == 0:
        at.table.propose(sensible(at.table, number))
        number += 1
    while at.table.seat_to_play != 0:
        at.screen.skip()
        QTest.qWait(5)
    assert at.last_move().seat == 1
    assert arrived(at)
    return at


def test_what_the_others_did_is_shown_again_by_a_key(watched: AtTable) -> None:
    at, now = watched, watched.timeline.now
    points = at.table.history.points_of_others()
    assert {at.table.history.mover_at(point) for point in points} == {1}
    place = at.screen.area.scene.places()
    at.key(KEY.Key_R)
    seen = []
    while at.screen.area.showing.is_on:
        frame = at.screen.area.showing.frame
        if frame.point not in seen:
            seen.append(frame.point)
        assert at.timeline.now == now
        assert lights(at) == set()
        QTest.qWait(10)
    assert tuple(seen) == points
    assert arrived(at)
    assert at.screen.area.scene.places() == place
    assert lights(at)


@pytest.mark.parametrize("key", [KEY.Key_S, KEY.Key_R, KEY.Key_Escape])
def test_showing_again_ends_at_once_by_a_key(watched: AtTable, key: Qt.Key) -> None:
    at = watched
    at.screen.area.view.setFocus()
    at.key(KEY.Key_R)
    assert at.screen.area.showing.is_on
    at.key(key)
    assert not at.screen.area.showing.is_on
    assert at.table.seat_to_play == 0


def test_a_click_ends_it_and_plays_nothing(watched: AtTable) -> None:
    at, now = watched, watched.timeline.last
    place = next(iter(at.screen.area.hand.walkable()))
    at.key(KEY.Key_R)
    at.click(place)
    assert not at.screen.area.showing.is_on
    assert at.timeline.last == now
    assert not at.screen.area.hand.held


def test_while_it_is_shown_again_nothing_can_be_lifted(watched: AtTable) -> None:
    at = watched
    at.key(KEY.Key_R)
    assert at.screen.area.hand.walkable() == frozenset()
    assert not at.screen.area.hand.lift("anything")


def test_a_move_from_the_list_ends_it(watched: AtTable) -> None:
    at = watched
    at.key(KEY.Key_R)
    at.table.propose(sensible(at.table, 3))
    settle()
    assert not at.screen.area.showing.is_on
    assert at.last_move().seat == 0


def test_there_is_nothing_to_show_before_anybody_else_has_played(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.key(KEY.Key_R)
    assert not at.screen.area.showing.is_on


# The buttons over the foot


def test_the_buttons_show_again_and_skip(watched: AtTable) -> None:
    at, bar = watched, watched.screen.dock.playback
    assert bar.isVisible()
    assert bar.again.isEnabled()
    assert not bar.skip.isEnabled()
    assert "Malo" in bar.words.words
    QTest.mouseClick(bar.again, LEFT)
    showing = at.screen.area.showing
    assert showing.is_on
    assert at.screen.top.now.step.startswith("Coup 1 sur ")
    assert waited(lambda: showing.number >= 1)
    assert "Malo" in at.screen.top.now.seat
    assert at.screen.top.now.ask == bar.words.words
    QTest.mouseClick(bar.skip, LEFT)
    assert not showing.is_on
    assert not bar.skip.isEnabled()
    assert at.screen.top.now.seat.endswith("Inès")


def test_the_button_lets_the_opponents_wait(watched: AtTable) -> None:
    at, bar = watched, watched.screen.dock.playback
    QTest.mouseClick(bar.pause, LEFT)
    assert at.table.is_paused
    assert bar.words.words == "Les adversaires attendent."
    assert bar.pause.text() == at.screen.program.say("playback-go-on", key="P")
    at.key(KEY.Key_P)
    assert not at.table.is_paused
    assert bar.pause.text() == at.screen.program.say("playback-pause", key="P")


def test_the_bar_is_reached_by_keyboard(watched: AtTable) -> None:
    at = watched
    seen = set()
    for _ in range(30):
        at.key(KEY.Key_Tab)
        seen.add(at.focus)
    bar = at.screen.dock.playback
    assert {bar.again, bar.pause} <= seen


def test_who_plays_alone_needs_no_bar(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, mission=1))
    assert not at.screen.dock.playback.isVisible()
