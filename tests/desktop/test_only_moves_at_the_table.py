"""At the real table: the only move plays itself, is seen and told, and is taken back with the move before."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.table.seats import PERSON
from tests.desktop.at_the_table import AtTable, game, settle, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

TURN = {"grid": "d4 R1, e4 R1", "seats": [{}, {}]}
"""After the jump the turn can only be ended."""
LIVELY: dict[str, Any] = {"only_moves": True, "pace": "fast"}


def until_asked(at: AtTable) -> None:
    assert waited(lambda: at.table.asking.following is None and at.table.seat_to_play is not None)


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    return sit_down(game(PERSON, PERSON, notes=TURN), **LIVELY)


def play_until_followed(at: AtTable) -> Any:
    """Play whatever is first until something plays itself; return the move that led to it."""
    for _ in range(40):
        before, move = at.table.point, at.table.legal[0]
        at.table.propose(move)
        if at.table.asking.following is not None:
            return before
    raise AssertionError("nothing played itself")


def test_the_turn_ends_by_itself_and_is_taken_back_as_one(at: AtTable) -> None:
    before = play_until_followed(at)
    led, only = at.table.point, at.table.asking.following
    settle()
    assert at.screen.top.now.ask.startswith("Seul coup possible\N{NO-BREAK SPACE}: ")
    assert not at.screen.area.hand.takable_anew() | at.screen.area.hand.clickable()
    assert at.screen.dock.action_bar.confirm.text() == at.screen.dock.formatter.move(only)
    until_asked(at)
    assert at.last_move() == only
    assert at.timeline.now != led
    told = [each.words for each in at.screen.dock.game_log.told(at.timeline.now)]
    assert any(words.endswith("(seul coup possible)") for words in told), told
    at.key(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    settle()
    assert at.table.point == before
    assert len(at.table.legal) > 1
    at.key(Qt.Key.Key_Y, held=Qt.KeyboardModifier.ControlModifier)
    until_asked(at)
    assert at.last_move() == only


def test_confirming_plays_it_at_once(at: AtTable) -> None:
    play_until_followed(at)
    only = at.table.asking.following
    settle()
    at.key(Qt.Key.Key_Return, held=Qt.KeyboardModifier.ControlModifier)
    settle()
    assert at.last_move() == only


def test_taken_back_before_it_is_played_nothing_follows(at: AtTable) -> None:
    before = play_until_followed(at)
    at.table.undo()
    assert at.table.asking.following is None
    assert not waited(lambda: at.table.point != before, 600)


def test_looking_at_the_past_nothing_plays_itself(at: AtTable) -> None:
    play_until_followed(at)
    led = at.table.point
    until_asked(at)
    at.table.go_to(led)
    assert at.table.is_looking_back
    assert not waited(lambda: at.table.point != led, 600)
    at.table.play_on()
    until_asked(at)
    assert at.table.point != led


def test_in_settings_it_can_be_left_to_people(at: AtTable) -> None:
    at.screen.program.settings_file.change(only_moves=False)
    for _ in range(40):
        at.table.propose(at.table.legal[0])
        assert at.table.asking.following is None
        if len(at.table.legal) == 1:
            break
    else:
        raise AssertionError("there was always a choice")
    assert at.table.seat_to_play is not None
