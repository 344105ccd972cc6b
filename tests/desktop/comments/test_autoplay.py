"""Recorded moves that play on by themselves: at a pace, to the end, until anybody does something."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.comments.autoplay import STEP_MS, Autoplay
from desktop.settings import AUTOPLAY_PACES
from desktop.widgets.menu import Menu
from rules.core.notes import Note
from tests.desktop.at_the_table import CTRL, LEFT, AtTable, game, sensible, settle
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
LAST = 8


@dataclass
class Reel:
    at: AtTable

    @property
    def autoplay(self) -> Autoplay:
        return self.at.screen.past.autoplay

    @property
    def now(self) -> int:
        return self.at.timeline.now

    def tick(self) -> None:
        """The time for one move has passed."""
        assert self.autoplay._clock.isActive()
        self.autoplay._clock.timeout.emit()


@pytest.fixture
def reel(sit_down: SitDown) -> Reel:
    at = sit_down(game())
    for number in range(LAST):
        at.table.propose(sensible(at.table, number))
    return Reel(at)


def test_from_the_end_it_begins_at_the_start_and_stops_at_the_end(reel: Reel) -> None:
    reel.at.key(KEY.Key_R, held=CTRL)
    assert reel.autoplay.is_on
    assert reel.now == 0
    for point in range(1, LAST + 1):
        reel.tick()
        assert reel.now == point
    assert not reel.autoplay.is_on
    assert not reel.at.table.is_looking_back


def test_the_button_of_the_bar_plays_from_here_and_pauses(reel: Reel) -> None:
    reel.at.table.go_to(3)
    button = reel.at.screen.top.past.auto
    QTest.mouseClick(button, LEFT)
    assert reel.autoplay.is_on
    assert button.icon_name == "pause"
    reel.tick()
    assert reel.now == 4
    QTest.mouseClick(button, LEFT)
    assert not reel.autoplay.is_on
    assert button.icon_name == "play"
    assert reel.now == 4


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Left, KEY.Key_F, KEY.Key_R])
def test_any_key_stops_it(reel: Reel, key: Qt.Key) -> None:
    reel.at.table.go_to(3)
    reel.autoplay.begin()
    reel.at.key(key)
    assert not reel.autoplay.is_on


def test_its_own_key_pauses_and_goes_on(reel: Reel) -> None:
    reel.at.table.go_to(3)
    for is_on in (True, False, True):
        reel.at.key(KEY.Key_R, held=CTRL)
        assert reel.autoplay.is_on == is_on


def test_a_press_of_the_mouse_stops_it(reel: Reel) -> None:
    reel.at.table.go_to(3)
    reel.autoplay.begin()
    reel.at.press(QPoint(5, 5))
    reel.at.release(QPoint(5, 5))
    assert not reel.autoplay.is_on


def test_whoever_goes_elsewhere_stops_it(reel: Reel) -> None:
    reel.at.table.go_to(3)
    reel.autoplay.begin()
    reel.at.table.go_to(6)
    assert not reel.autoplay.is_on
    assert reel.now == 6


@pytest.mark.parametrize("waits", [True, False])
def test_it_stops_at_comments_where_that_is_wanted(reel: Reel, waits: bool) -> None:
    reel.at.screen.program.settings_file.change(autoplay_waits=waits)
    reel.at.table.notes.write(4, Note("ici"))
    reel.at.table.notes.write(3, Note("", "Titre seul"))
    reel.at.table.go_to(2)
    reel.autoplay.begin()
    reel.tick()
    assert reel.autoplay.is_on, "a title alone is no comment"
    reel.tick()
    assert reel.now == 4
    assert reel.autoplay.is_on != waits


def test_paces_differ_and_a_comment_has_time_to_be_read(reel: Reel) -> None:
    file = reel.at.screen.program.settings_file
    reel.at.table.go_to(3)
    times = []
    for pace in AUTOPLAY_PACES:
        file.change(autoplay_pace=pace)
        assert reel.autoplay.pause_ms == STEP_MS[pace]
        times.append(reel.autoplay.pause_ms)
    assert times == sorted(times, reverse=True)
    reel.at.table.notes.write(3, Note("mot " * 60))
    assert reel.autoplay.pause_ms > STEP_MS["slow"]


def test_a_right_click_on_the_button_offers_paces(reel: Reel) -> None:
    reel.at.table.go_to(3)
    settle()
    reel.at.screen.top.past.auto.customContextMenuRequested.emit(QPoint(2, 2))
    menu = next(each for each in reel.at.screen.findChildren(Menu) if each.isVisible())
    say = reel.at.screen.program.say
    next(each for each in menu.actions() if each.text() == say("autoplay-quick")).trigger()
    next(each for each in menu.actions() if each.text() == say("autoplay-waits")).trigger()
    settings = reel.at.screen.program.settings
    assert (settings.autoplay_pace, settings.autoplay_waits) == ("quick", False)
    menu.close()


def test_without_animation_the_moves_still_come_one_by_one(reel: Reel) -> None:
    assert reel.at.screen.area.situation.travel_ms == 0
    reel.at.table.go_to(3)
    reel.autoplay.begin()
    reel.tick()
    assert reel.now == 4


def test_with_animation_a_move_waits_until_all_pieces_have_arrived(sit_down: SitDown) -> None:
    at = sit_down(game(), pace="slow")
    for number in range(LAST):
        at.table.propose(sensible(at.table, number))
    line, asked = at.timeline.line(), at.table.game.deciding
    seats = [asked(at.timeline.state_at(point))[0].seat for point in line]
    start = next(point for point in line if seats[point] == seats[point + 1])
    at.screen.skip()
    at.table.go_to(start)
    at.screen.skip()
    reel = Reel(at)
    reel.autoplay.begin()
    reel.tick()
    assert at.screen.area.animations.under_way
    reel.tick()
    assert reel.now == start + 1
    at.screen.skip()
    reel.tick()
    assert reel.now == start + 2
    reel.autoplay.stop()


def test_there_is_nothing_to_play_before_the_first_move(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.key(KEY.Key_R, held=CTRL)
    assert not at.screen.past.autoplay.is_on


def test_a_strict_table_does_not_go_back_for_it(sit_down: SitDown) -> None:
    at = sit_down(game(policy="strict"))
    for number in range(LAST):
        at.table.propose(sensible(at.table, number))
    stood = at.timeline.now
    at.key(KEY.Key_R, held=CTRL)
    if at.timeline.now == stood:
        assert not at.screen.past.autoplay.is_on
