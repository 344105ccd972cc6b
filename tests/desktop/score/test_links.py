"""What may be done at the end: back to a move, home, the same seed again, the next mission, the profile."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from pytestqt.qtbot import QtBot

from desktop.score.progress import Remembered, remember
from desktop.table.table import Table
from rules.boxes.own import OwnBox
from rules.core import folders
from rules.core.journal import Journal, begin, read
from rules.core.profile import ProfileFile
from rules.core.results import ResultsFile
from rules.core.timeline import Timeline
from rules.core.types import phrase
from rules.marajoara.options import Options
from rules.marajoara.state import SOURCES
from tests.desktop.score.endings import End, TablePage, caravan, finished, marajoara, opened
from tests.rules.marajoara.box_cases import ERRORS

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_turning_point_leads_to_its_move_on_the_table(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    button = end.screen.turning.buttons[0]
    button.click()
    assert end.table.timeline.now == button.row.point
    assert isinstance(end.on_top, TablePage)
    assert end.on_top.table is end.table


def test_a_link_to_the_last_move_stops_before_it(tmp_path: Path) -> None:
    """After it the game is over, and the table would only show this page again."""
    end = marajoara(tmp_path, 2)
    line = end.table.timeline.past()
    end.screen.going_on.go_to(line[-1])
    assert end.table.timeline.now == line[-2]


def test_without_its_table_below_the_table_is_opened(tmp_path: Path) -> None:
    first = marajoara(tmp_path, 2)
    end = opened(first.program, first.table, tmp_path, above_its_table=False)
    point = end.screen.contents.turnings[0].point
    end.screen.going_on.go_to(point)
    assert isinstance(end.on_top, TablePage)
    assert end.on_top.timeline is end.table.timeline
    assert end.table.timeline.now == point


def test_a_strict_table_says_why_it_does_not_go_back(tmp_path: Path) -> None:
    end = caravan(tmp_path)
    timeline = end.table.timeline
    timeline.record = replace(timeline.record, policy="strict")
    end.screen.going_on.go_to(timeline.line()[1])
    assert end.on_top is end.screen
    assert end.table.is_over
    assert "At this table" in end.screen.action_bar.status.text()
    assert not end.screen.resumptions().actions()[0].isEnabled()


def test_the_game_can_be_resumed_from_every_round(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    actions = end.screen.resumptions().actions()
    assert len(actions) == 15
    assert actions[3].text().startswith("Manche 3")
    actions[3].trigger()
    assert end.table.timeline.state.round == 3
    assert isinstance(end.on_top, TablePage)


def test_home_leads_to_the_cabinet(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    end.screen.action_bar.home.click()
    assert len(end.shell.trail) == 1


# Again


def test_the_same_seed_again_begins_the_same_way(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    end.screen.going_on.play_again(same_seed=True)
    page = end.on_top
    assert isinstance(page, TablePage)
    assert page.timeline
    assert page.journal
    assert page.timeline.last == 0
    assert page.timeline.state == end.table.timeline.state_at(0)
    assert page.timeline.record == end.table.timeline.record
    assert len(end.shell.trail) == 2
    (file,) = folders.games_in_progress().iterdir()
    kept = read(file, end.program.library)
    assert kept.timeline
    assert kept.timeline.state == page.timeline.state
    page.journal.close()


def test_no_rematch_begins_with_data_in_which_something_is_wrong(tmp_path: Path) -> None:
    """A game of somebody else opens and is shown with them all the same."""
    end = marajoara(tmp_path, 3)
    own = ERRORS[0][2](OwnBox(end.program.library.edition(end.table.game)))
    end.table.timeline.record = replace(end.table.timeline.record, corrections=own.corrections)
    end.screen.going_on.play_again()
    assert end.on_top is end.screen
    assert not list(folders.games_in_progress().glob("*"))
    assert "Aucune autre partie ne commence avec ces données" in end.screen.action_bar.status.text()


def test_a_rematch_has_another_seed_and_another_first_seat(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    button = end.screen.action_bar.buttons["again"]
    assert button.text() == "Revanche"
    button.click()
    page = end.on_top
    assert isinstance(page, TablePage)
    assert page.timeline
    assert page.journal
    old, new = end.table.timeline.record, page.timeline.record
    assert new.seating == (*old.seating[1:], old.seating[0])
    assert new.seed != old.seed
    assert new.options == old.options
    page.journal.close()


def test_what_the_disk_refuses_is_said_and_nothing_is_opened(tmp_path: Path, home: Path) -> None:
    end = marajoara(tmp_path, 2)
    home.mkdir(parents=True)
    (home / "games").write_text("in the way")
    end.screen.do("again")
    assert end.on_top is end.screen
    assert end.screen.action_bar.status.text()
    assert end.screen.action_bar.status.text() != "Pas encore gardée"


# Missions


def won(tmp_path: Path, mission: int, *, hard: bool = False) -> End:
    """The mission at its end, with all objectives reached."""
    end = marajoara(tmp_path, 1, mission)
    timeline = end.table.timeline
    state = timeline.state
    earned = (60, *(0 for _ in SOURCES[1:]))
    state = replace(
        state,
        reached=tuple(True for _ in state.reached),
        players=(replace(state.players[0], earned=earned),),
        options=replace(state.options, hard=hard),
    )
    timeline._points[timeline.now].state = state
    return opened(end.program, Table(timeline), tmp_path)


def test_a_won_mission_is_in_the_profile_and_the_next_one_is_offered(tmp_path: Path) -> None:
    end = won(tmp_path, 3)
    assert ProfileFile(folders.profile()).profile.best("marajoara", "mission-3") == 60
    following = end.screen.action_bar.buttons["next"]
    assert following.isVisibleTo(end.screen.action_bar)
    assert following.text() == end.program.say_phrase(phrase("mode-marajoara-mission-4"), end.table.game)
    following.click()
    page = end.on_top
    assert isinstance(page, TablePage)
    assert page.timeline
    assert page.timeline.record.options == Options(mission=4)
    assert page.journal
    page.journal.close()


def test_after_the_last_mission_none_is_offered(tmp_path: Path) -> None:
    assert won(tmp_path, 8).screen.action_bar.buttons["next"].isHidden()


def test_a_lost_mission_leaves_nothing_and_offers_only_the_same_again(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 1, 2)
    assert not end.screen.result.is_won
    assert not folders.profile().exists()
    assert end.screen.action_bar.buttons["next"].isHidden()
    assert end.screen.action_bar.buttons["again"].kind == "primary"


@pytest.mark.parametrize("what", ["bots", "position"])
def test_neither_bots_nor_stated_positions_achieve_anything(tmp_path: Path, what: str) -> None:
    end = won(tmp_path, 1)
    profile = ProfileFile(tmp_path / "other.json")
    timeline = end.table.timeline
    if what == "bots":
        seating = tuple(replace(each, player="novice") for each in timeline.record.seating)
        timeline.record = replace(timeline.record, seating=seating)
    else:
        timeline.record = replace(timeline.record, start={"grid": ""})
    assert remember(profile, ResultsFile(tmp_path / "other.jsonl"), Table(timeline)) == Remembered()
    assert not profile.path.exists()


def test_what_is_wrong_with_the_profile_is_said(tmp_path: Path, home: Path) -> None:
    home.mkdir(parents=True)
    (home / "profile.json").write_text('{"vestiges_profile": 99, "achievements": {}}')
    end = won(tmp_path, 1)
    assert "profile.json" in end.screen.action_bar.status.text()


# Kept


def test_the_foot_says_whether_the_game_is_kept(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    assert end.screen.action_bar.status.text() == "Pas encore gardée"
    timeline = finished(end.program, 2)
    journal = begin(tmp_path / "games", timeline)
    assert isinstance(journal, Journal)
    kept = opened(end.program, Table(timeline, journal=journal), tmp_path)
    assert kept.screen.action_bar.status.text() == "Gardée, journal complet"
    journal.close()


# Keys and pointer


def test_arrow_keys_walk_along_the_curves_and_say_what_is_there(tmp_path: Path, qtbot: QtBot) -> None:
    end = marajoara(tmp_path, 3)
    curves = end.screen.curves
    qtbot.keyClick(curves, Qt.Key.Key_Right)
    assert curves.pointed == 0
    qtbot.keyClick(curves, Qt.Key.Key_End)
    assert curves.pointed == 15
    qtbot.keyClick(curves, Qt.Key.Key_Left)
    totals = end.screen.course.marks[-1].totals
    said = curves.accessibleDescription()
    assert said.startswith("Manche 14")
    for seat, total in enumerate(totals):
        assert f"{end.table.names[seat]} {total} (" in said


def test_the_pointer_reads_the_round_out(tmp_path: Path) -> None:
    curves = marajoara(tmp_path, 2).screen.curves
    curves.mouseMoveEvent(moved_to(curves.chart().plot.at(0, 7).toPoint()))
    assert curves.pointed == 7
    curves.mouseMoveEvent(moved_to(curves.rect().topLeft()))
    assert curves.pointed is None


def moved_to(point: QPoint) -> QMouseEvent:
    where, none = QPointF(point), Qt.MouseButton.NoButton
    return QMouseEvent(QEvent.Type.MouseMove, where, where, none, none, Qt.KeyboardModifier.NoModifier)


def test_a_timeline_begun_again_keeps_nothing_of_the_first(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    before = end.table.timeline.last
    end.screen.do("again")
    page = end.on_top
    assert isinstance(page, TablePage)
    assert isinstance(page.timeline, Timeline)
    legal = page.timeline.game.legal(page.timeline.state, page.timeline.game.deciding(page.timeline.state)[0].seat)
    page.timeline.propose(legal[0])
    assert end.table.timeline.last == before
    assert page.journal
    page.journal.close()
