"""At the table no move is lost: what the disk refuses is said, stays in sight, is tried again. And who only looks."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.table.seats import PERSON
from desktop.table_screen.saving_notices import LOOKS, UNKEPT
from desktop.widgets.notice import Notice
from rules.core import durable
from rules.core.folders import games_in_progress
from rules.core.journal import Onlooker, read, resume
from rules.core.timeline import Timeline
from tests.desktop.at_the_table import LEFT, AtTable, game, kept, sensible, waited
from tests.desktop.conftest import SitDown
from tests.desktop.windows import library

pytestmark = pytest.mark.usefixtures("unpainted")

POSIX = pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be taken away")


class Disk:
    """One that is full for a while. What it still wrote of a line it leaves there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self._really_write = durable.write_all
        monkeypatch.setattr(durable, "write_all", self.write)

    def write(self, handle: int, data: bytes) -> None:
        if self.is_full:
            self._really_write(handle, data[:5])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._really_write(handle, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def seated_at(sit_down: SitDown) -> Callable[..., AtTable]:
    """A table whose game is kept."""

    def open_table(*players: str) -> AtTable:
        timeline = game(*players)
        return sit_down(timeline, journal=kept(games_in_progress(), timeline))

    return open_table


def line(at: AtTable, name: str = UNKEPT) -> Notice | None:
    found = at.screen.kept_lines.lines.get(name)
    return found.notice if found else None


def words(at: AtTable, name: str = UNKEPT) -> str:
    notice = line(at, name)
    assert notice is not None
    assert notice.isVisible()
    return notice.words.text()


def press(at: AtTable, number: int, name: str = UNKEPT) -> None:
    notice = line(at, name)
    assert notice is not None
    QTest.mouseClick(notice.buttons[number], LEFT)


def on_disk(at: AtTable) -> int:
    journal = at.table.keeping.journal
    assert journal
    reading = read(journal.path, library())
    assert reading.is_whole
    assert reading.timeline
    return reading.timeline.now


def first_legal(timeline: Timeline) -> Any:
    return timeline.game.legal(timeline.state, timeline.game.deciding(timeline.state)[0].seat)[0]


def told(at: AtTable) -> list[str]:
    return [each.notice.words.text() for name, each in at.screen.kept_lines.lines.items() if name.startswith("told")]


# A disk that is full


def test_what_is_dropped_on_a_full_disk_goes_back_and_the_reason_stays(
    seated_at: Callable[..., AtTable], disk: Disk
) -> None:
    at = seated_at()
    move = sensible(at.table, 0)
    at.table.redo()
    assert at.screen.area.bubble.isVisible()
    disk.is_full = True
    at.table.propose(move)
    assert not at.screen.area.bubble.isVisible(), "what was refused before is no longer what it is about"
    at.make(move)
    assert at.timeline.now == at.timeline.last == 0
    assert not at.screen.area.hand.held
    assert not at.screen.area.bubble.isVisible(), "it is no rule"
    said = "Le coup n’a pas pu être écrit dans «\u202fmarajoara-1.vestiges\u202f», il n’est donc pas joué"
    assert words(at).startswith(said)
    assert words(at).endswith("le disque est plein.")
    at.screen.program.set_language("en")
    assert words(at).endswith("so it is not played: the disk is full.")
    press(at, 0)
    assert at.timeline.now == 0
    assert words(at)
    disk.is_full = False
    press(at, 0)
    assert at.last_move() == move
    assert line(at) is None
    assert on_disk(at) == 1


def test_the_next_move_that_is_kept_takes_the_reason_away(seated_at: Callable[..., AtTable], disk: Disk) -> None:
    at = seated_at()
    disk.is_full = True
    at.make(sensible(at.table, 0))
    disk.is_full = False
    other = at.table.legal[-1]
    assert at.table.propose(other)
    assert line(at) is None
    assert at.last_move() == other


def test_going_back_on_a_full_disk_is_refused_and_tried_again(seated_at: Callable[..., AtTable], disk: Disk) -> None:
    at = seated_at()
    at.make(sensible(at.table, 0))
    disk.is_full = True
    at.key(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert at.timeline.now == 1
    assert words(at).startswith("Ce déplacement dans la partie n’a pas pu être écrit")
    disk.is_full = False
    press(at, 0)
    assert at.timeline.now == 0
    assert line(at) is None


def test_an_opponent_waits_for_the_disk_and_plays_on(seated_at: Callable[..., AtTable], disk: Disk) -> None:
    at = seated_at(PERSON, "novice")
    while at.table.seat_to_play is not None:
        at.table.propose(sensible(at.table, 0))
    disk.is_full = True
    assert waited(lambda: line(at) is not None)
    before = at.timeline.now
    disk.is_full = False
    press(at, 0)
    assert waited(lambda: at.timeline.now > before)
    assert waited(lambda: at.table.seat_to_play is not None)
    assert line(at) is None
    assert on_disk(at) == at.timeline.now


def test_a_full_disk_can_be_left_for_another_folder(
    seated_at: Callable[..., AtTable], disk: Disk, tmp_path: Path
) -> None:
    at = seated_at()
    move = sensible(at.table, 0)
    disk.is_full = True
    at.make(move)
    there = tmp_path / "stick"
    at.screen.kept_lines.ask = lambda parent, title: None
    press(at, 1)
    assert words(at)
    at.screen.kept_lines.ask = lambda parent, title: there
    press(at, 1)
    assert words(at).startswith("La partie ne peut pas être gardée dans")
    disk.is_full = False
    press(at, 1)
    assert at.last_move() == move
    assert line(at) is None
    assert at.table.keeping.journal
    assert at.table.keeping.journal.path.parent == there
    assert on_disk(at) == 1
    (said,) = told(at)
    assert said.startswith("La partie est désormais gardée dans")
    assert str(there) in said


# A file that is gone


@POSIX
def test_a_file_that_vanished_is_told_until_somebody_has_read_it(seated_at: Callable[..., AtTable]) -> None:
    at = seated_at()
    at.make(sensible(at.table, 0))
    assert at.table.keeping.journal
    at.table.keeping.journal.path.unlink()
    at.make(sensible(at.table, 1))
    assert at.timeline.now == 2
    assert on_disk(at) == 2
    assert [each.partition(" n’était plus là")[0] for each in told(at)] == ["«\u202fmarajoara-1.vestiges\u202f»"]
    press(at, 0, "told-1")
    assert told(at) == []
    assert not at.screen.kept_lines.isVisible()


# What opening a file says


def test_a_damaged_game_goes_on_elsewhere_and_says_so_on_the_table(sit_down: SitDown) -> None:
    timeline = game()
    with kept(games_in_progress(), timeline) as journal:
        timeline.propose(first_legal(timeline))
    journal.path.write_bytes(journal.path.read_bytes()[:-3])
    found = resume(journal.path, library())
    at = sit_down(found.timeline, journal=found.journal, told=found.problems)
    incomplete, goes_on = told(at)
    assert incomplete.startswith("La ligne ")
    assert goes_on.endswith("la partie continue dans «\u202fmarajoara-2.vestiges\u202f».")
    assert line(at) is None


def test_a_game_whose_file_cannot_be_begun_waits_and_says_so(sit_down: SitDown, disk: Disk) -> None:
    timeline = game()
    with kept(games_in_progress(), timeline) as journal:
        timeline.propose(first_legal(timeline))
    journal.path.write_bytes(journal.path.read_bytes() + b"torn")
    disk.is_full = True
    found = resume(journal.path, library())
    at = sit_down(found.timeline, journal=found.journal, told=found.problems)
    assert words(at).startswith("La partie ne peut pas être gardée dans")
    at.table.undo()
    assert words(at), "looking around needs no file, and makes none"
    at.table.redo()
    at.make(sensible(at.table, 0))
    assert at.timeline.now == 1
    assert words(at).startswith("Le coup n’a pas pu être écrit")
    disk.is_full = False
    press(at, 0)
    assert at.timeline.now == 2
    assert line(at) is None
    assert on_disk(at) == 2


# Who only looks


@pytest.fixture
def onlooker(sit_down: SitDown) -> AtTable:
    timeline = game(PERSON, "novice")
    journal = kept(games_in_progress(), timeline)
    for _ in range(3):
        timeline.propose(first_legal(timeline))
    found = resume(journal.path, library())
    assert found.is_played_elsewhere
    return sit_down(found.timeline, told=found.problems)


def test_a_game_that_another_window_plays_is_marked_and_nothing_can_be_played(onlooker: AtTable) -> None:
    at = onlooker
    before = (games_in_progress() / "marajoara-1.vestiges").read_bytes()
    assert words(at, LOOKS).startswith("Une autre fenêtre joue cette partie")
    assert not any(button.isVisible() for button in at.screen.kept_lines.lines[LOOKS].notice.buttons)
    assert at.screen.dock.now().ask.startswith("Partie regardée seulement")
    assert at.table.legal == ()
    assert at.screen.area.hand.walkable() == frozenset()
    assert not at.table.propose(first_legal(at.timeline)), "not even by whoever finds another way"
    assert at.timeline.last == 3
    assert (games_in_progress() / "marajoara-1.vestiges").read_bytes() == before


def test_who_only_looks_goes_back_and_forth_and_no_opponent_plays(onlooker: AtTable) -> None:
    at = onlooker
    assert isinstance(at.timeline.keeper, Onlooker)
    for point in (2, 1, 0, 3):
        at.table.go_to(point)
        assert at.timeline.now == point
        assert not at.screen.dock.playback.is_thinking
    at.table.play_on()
    QTest.qWait(100)
    assert at.timeline.last == 3
    at.screen.program.set_language("en")
    assert words(at, LOOKS).startswith("Another window plays this game")
    assert at.screen.dock.now().ask == "Only looked at: another window plays this game"


def test_a_line_that_appears_leaves_no_light_where_the_table_was(seated_at: Callable[..., AtTable], disk: Disk) -> None:
    at = seated_at()
    area, move = at.screen.area, at.table.legal[0]
    area.pointing.show_move(move)
    assert area.scene._hints
    disk.is_full = True
    at.table.propose(move)
    assert waited(lambda: not area.scene._hints)
