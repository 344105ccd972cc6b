"""The class switch at the tables of all games: tools, letters, votes by their keys; off, the table is as before."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.comments.autoplay import Autoplay
from desktop.presenter.classroom import Classroom
from desktop.presenter.cover import Cover
from desktop.presenter.letters import letters_for
from desktop.presenter.screen import PresenterScreen
from rules.core.marks import Ring, Spot
from rules.core.notes import Note
from rules.core.refusal import Refusal
from rules.games import GAME_IDS
from tests.desktop.at_the_table import AtTable, settle
from tests.desktop.conftest import SitDown
from tests.desktop.presenter.seated import seated_at

pytestmark = pytest.mark.usefixtures("unpainted")

EVERY = pytest.mark.parametrize("id", GAME_IDS)
KEY, ALT, CTRL = Qt.Key, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def begin(at: AtTable) -> Classroom:
    at.shell.activateWindow()
    QTest.keyClick(at.shell, KEY.Key_F12)
    settle()
    settle()
    room = at.screen.class_switch.classroom
    assert room is not None
    return room


@EVERY
def test_a_class_begins_and_ends_with_a_key(id: str, sit_down: SitDown) -> None:
    at = seated_at(sit_down, id)
    was_open, was_covered, was_high = at.table.seats.is_open, at.table.is_covered, at.screen.area.height()
    room = begin(at)
    bar = at.screen.class_switch.bar
    assert bar is not None
    assert bar.isVisible()
    assert not at.table.is_covered
    assert not at.screen.curtain.is_closed
    assert not at.table.seats.is_guarded
    assert was_covered or at.screen.area.height() < was_high
    room.marking.choose("arrow")
    QTest.keyClick(at.shell, KEY.Key_F12)
    settle()
    assert at.screen.class_switch.classroom is None
    assert at.screen.marking.tool is None
    assert at.table.seats.is_open == was_open
    assert was_covered or at.screen.area.height() == was_high


@EVERY
def test_letters_stand_on_all_that_can_be_done_and_play_it(id: str, sit_down: SitDown) -> None:
    at = seated_at(sit_down, id)
    room = begin(at)
    QTest.keyClick(at.shell, KEY.Key_L, CTRL)
    hand = at.screen.area.hand
    meant = hand.takable_anew() | hand.clickable()
    assert set(room.letters.by_letter.values()) == {key for key in meant if key in at.screen.area.scene.by_key()}
    before = (at.timeline.now, hand.held)
    for letter in next(iter(room.letters.by_letter)):
        QTest.keyClick(at.shell, Qt.Key(KEY.Key_A + ord(letter) - ord("A")))
    settle()
    assert (at.timeline.now, hand.held) != before or at.menu() is not None
    if hand.held:
        assert set(room.letters.by_letter.values()) <= set(hand.targets())
    menu = at.menu()
    if menu is not None:
        menu.close()


def test_more_places_than_letters_bear_two() -> None:
    assert letters_for(3) == ["A", "B", "C"]
    assert letters_for(26)[-1] == "Z"
    assert letters_for(28)[:2] == ["AA", "AB"]
    assert letters_for(28)[-1] == "BB"
    assert len(letters_for(1000)) == 676


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    return sit_down()


def test_function_keys_are_tools_while_the_class_is_on(at: AtTable) -> None:
    room = begin(at)
    for key, tool in ((KEY.Key_F2, "laser"), (KEY.Key_F3, "arrow"), (KEY.Key_F7, "light")):
        QTest.keyClick(at.shell, key)
        assert room.marking.tool == tool
    assert not at.screen.counsel.is_open
    QTest.keyClick(at.shell, KEY.Key_F7)
    assert at.screen.marking.tool is None
    QTest.keyClick(at.shell, KEY.Key_F12)
    QTest.keyClick(at.shell, KEY.Key_F3)
    assert at.screen.marking.tool is None


def test_digits_count_hands_while_a_vote_is_open(at: AtTable) -> None:
    room = begin(at)
    zoom = at.screen.area.view.seen
    QTest.keyClick(at.shell, KEY.Key_B, CTRL)
    assert room.vote is not None
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_2, KEY.Key_2):
        QTest.keyClick(at.shell, key)
    QTest.keyClick(at.shell, KEY.Key_2, ALT)
    assert [each.hands for each in room.vote.choices] == [1, 2]
    assert at.screen.area.view.seen == zoom
    QTest.keyClick(at.shell, KEY.Key_B, CTRL)
    assert room.vote is None


def test_hands_are_counted_by_mouse(at: AtTable) -> None:
    room = begin(at)
    room.toggle_vote()
    settle()
    bar = at.screen.class_switch.bar
    assert bar is not None
    QTest.mouseClick(bar.hands[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(bar.hands[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(bar.hands[1], Qt.MouseButton.RightButton)
    assert room.vote is not None
    assert [each.hands for each in room.vote.choices] == [0, 1]
    QTest.mouseClick(bar.tools["ring"], Qt.MouseButton.LeftButton)
    assert room.marking.tool == "ring"
    QTest.mouseClick(bar.inks[3], Qt.MouseButton.LeftButton)
    assert room.marking.ink == 3


def test_the_clock_waits_with_p(at: AtTable) -> None:
    room = begin(at)
    QTest.keyClick(at.shell, KEY.Key_P)
    assert room.clock.is_paused
    assert not at.screen.area.replay.is_paused


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_on_the_bar_is_cut(size: tuple[int, int], language: str, sit_down: SitDown) -> None:
    at = sit_down(size=size, language=language)
    room = begin(at)
    room.letters.show(True)
    room.toggle_vote()
    settle()
    bar = at.screen.class_switch.bar
    assert bar is not None
    shown = sorted((each for each in bar._all() if each.isVisible()), key=lambda each: each.x())
    assert not [each.words for each in shown if each.is_cut()]
    assert all(bar.rect().contains(each.geometry()) for each in shown)
    rows = [each for each in shown if each not in bar.inks]
    assert all(one.geometry().right() < other.x() for one, other in pairwise(rows))


def test_a_class_reads_what_is_noted_and_moves_play_on(sit_down: SitDown) -> None:
    """A game that is presented: the comment beside the table, its marks on it, recorded moves by keys."""
    at = seated_at(sit_down, "marajoara")
    table = at.table
    line = table.timeline.line()
    table.notes.write(line[3], Note("mot " * 300, marks=(Ring(at=Spot(x=0.5, y=0.5)),)))
    table.go_to(line[2])
    at.screen.class_switch.project()
    settle()
    presenter = at.shell.trail[-1]
    assert isinstance(presenter, PresenterScreen)
    assert presenter.saying.projection(is_bare=False).question == ()
    at.key(KEY.Key_PageDown)
    assert table.point == line[3]
    said = presenter.saying.projection(is_bare=False).question
    assert len(said) == 1
    assert said[0].startswith("mot mot")
    assert said[0].endswith("…")
    assert len(presenter.marking.marks) == 1
    presenter.marking.add(Ring(at=Spot(x=0.2, y=0.2)))
    at.key(KEY.Key_K, held=CTRL)
    assert len(table.notes.at(line[3]).marks) == 2
    at.key(KEY.Key_R, held=CTRL)
    autoplay = next(iter(presenter.area.findChildren(Autoplay)))
    assert autoplay.is_on
    autoplay.stop()


def test_a_class_undoes_everything_even_at_a_strict_table(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit_down()
    timeline = at.timeline
    monkeypatch.setattr(timeline, "reveals", lambda point: Refusal("table-undo-chance"))
    timeline.record = replace(timeline.record, policy="strict")
    assert at.table.propose(at.table.legal[0])
    assert timeline.objection_to_going(0) is not None
    begin(at)
    assert timeline.objection_to_going(0) is None
    QTest.keyClick(at.shell, KEY.Key_F12)
    settle()
    assert timeline.objection_to_going(0) is not None


@EVERY
def test_with_one_screen_a_class_sees_black_or_a_picture_that_stays(id: str, sit_down: SitDown) -> None:
    at = seated_at(sit_down, id)
    room = begin(at)
    over = at.screen.class_switch.one_screen
    assert over is not None
    QTest.keyClick(at.shell, KEY.Key_Period)
    assert over.cover.geometry() == at.screen.rect()
    QTest.keyClick(at.screen.area.view, KEY.Key_Escape)
    assert not over.cover.isVisible()
    QTest.keyClick(at.shell, KEY.Key_F8)
    assert room.screen.is_frozen
    assert over.cover.isVisible()
    QTest.keyClick(at.shell, KEY.Key_F12)
    settle()
    assert not at.screen.findChildren(Cover)
