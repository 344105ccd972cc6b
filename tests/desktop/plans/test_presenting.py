"""A plan in front of a class: rows, notes and times; votes, positions, real games; what the class sees meanwhile."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.lessons.who_plays import WhoPlays
from desktop.plans.stage import present_plan
from desktop.plans.subject import PlanSubject
from desktop.presenter.projector import Projecting
from desktop.presenter.screen import PresenterScreen
from desktop.presenter.session_side import TableSide
from desktop.shell import Shell
from desktop.table_screen.menu import TableMenu
from desktop.table_screen.screen import TableScreen
from desktop.table_screen.session_beside import LEAST_TABLE
from rules.core.contract import AnyGame
from rules.core.marks import Arrow, Spot
from rules.games import loaded
from rules.teaching.made import Titles
from rules.teaching.plans import FreeRow, LessonRow, MadePlan, Noted, PositionRow, Sayings, TalkRow, VoteRow
from tests.desktop.windows import window
from tests.rules.teaching.making import built_in, making, plan_of_all_kinds

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = {game.id: game for game in loaded()}
MARAJOARA = GAMES["marajoara"]
KEY = Qt.Key


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path, language="en")
    qtbot.addWidget(shell)
    shell.show()
    return shell


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A second screen."""
    screens: list[Any] = [QGuiApplication.primaryScreen()]
    monkeypatch.setattr(Projecting, "second", property(lambda self: screens[0] if screens else None))
    return screens


def presented(shell: Shell, plan: MadePlan, at: int = 0) -> tuple[PresenterScreen, PlanSubject]:
    game = GAMES[plan.game]
    screen = present_plan(shell.program, shell, game, plan, built_in(game), at)
    assert isinstance(screen.subject, PlanSubject)
    shell.activateWindow()
    QApplication.processEvents()
    return screen, screen.subject


def plan_of(*rows: Any, game: AnyGame = MARAJOARA) -> MadePlan:
    return MadePlan(**making(game).head(), kind="plan", title=Titles(en="Mine"), length=30, rows=rows)


def talk(minutes: int = 5, id: str = "talk") -> TalkRow:
    says = Sayings(fr="Un.\nDeux.", en="One.\nTwo.\nThree.")
    return TalkRow(kind="talk", id=id, minutes=minutes, title=Titles(en="The aim"), says=says)


def vote(right: int | None = 1) -> VoteRow:
    answers = (Titles(en="Three"), Titles(en="Four"))
    return VoteRow(kind="vote", id="vote", minutes=3, question=Titles(en="How many?"), answers=answers, right=right)


def free(**fields: Any) -> FreeRow:
    return FreeRow.model_validate({"kind": "free", "id": "free", "minutes": 8, "seats": 2, "people": 2} | fields)


def nobody_plays(screen: PresenterScreen) -> None:
    """Whoever is asked for is nobody of the class."""
    for board in screen.findChildren(WhoPlays):
        if board.isVisible():
            QTest.mouseClick(board.nobody, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def words(screen: PresenterScreen) -> list[str]:
    texts = screen.program.texts(screen.subject.game)
    return [texts.say(each) for each in screen.subject.notes]


def test_rows_are_told_with_their_minutes_and_what_is_said_is_the_teachers_alone(shell: Shell) -> None:
    screen, subject = presented(shell, plan_of(talk(), vote()))
    assert words(screen) == ["One.", "Two.", "Three."]
    assert [(row.mark, row.note) for row in subject.rows()] == [("now", "5 min"), ("open", "3 min")]
    assert screen.picture.shown.question == ("The aim",)
    assert "One." not in screen.picture.shown.in_words


def test_the_clock_takes_its_time_from_the_row(shell: Shell) -> None:
    screen, subject = presented(shell, plan_of(talk(), vote(), talk(4, "end")))
    clock = screen.classroom.clock
    assert (clock.allowed.session, clock.allowed.step, clock.allowed.before) == (1800, 300, 0)
    QTest.keyClick(shell, KEY.Key_PageDown)
    assert (clock.allowed.step, clock.allowed.before) == (180, 300)
    assert clock.pace[0] == "ahead"
    subject.go_to(2)
    assert clock.allowed.before == 480


def test_steps_of_one_lesson_share_the_time_of_its_row(shell: Shell) -> None:
    lesson = built_in(MARAJOARA)[0]
    row = LessonRow(kind="lesson", id="lesson", minutes=5, lesson=lesson.id)
    screen, subject = presented(shell, plan_of(row))
    began = screen.classroom.clock._step_began
    subject.go(1)
    assert subject.table.progress.at == 1
    assert screen.classroom.clock._step_began == began


def test_only_the_steps_of_the_plan_are_done(shell: Shell) -> None:
    lesson = next(each for each in built_in(MARAJOARA) if len(each.steps) > 2)
    steps = lesson.steps[0].id, lesson.steps[-1].id
    row = LessonRow(kind="lesson", id="lesson", minutes=5, lesson=lesson.id, steps=steps)
    _, subject = presented(shell, plan_of(row, vote()))
    subject.go(1)
    assert subject.table.progress.step.id == steps[1]
    subject.go(1)
    assert subject.row_at == 1
    subject.go(-1)
    assert (subject.row_at, subject.table.progress.step.id) == (0, steps[1])


def test_a_vote_is_counted_and_revealed(shell: Shell) -> None:
    screen, subject = presented(shell, plan_of(talk(), vote()), at=1)
    assert screen.picture.shown.question == ("How many?",)
    assert [each.words for each in screen.picture.shown.answers] == ["Three", "Four"]
    QTest.keyClick(shell, KEY.Key_2)
    QTest.keyClick(screen.area.view, KEY.Key_Return)
    assert [(each.hands, each.is_right) for each in screen.picture.shown.answers] == [(0, False), (1, True)]
    subject.go(-1)
    assert screen.classroom.vote is None


def test_a_position_bears_its_marks(shell: Shell) -> None:
    mark = Arrow.model_validate({"kind": "arrow", "from": {"x": 0.1, "y": 0.1}, "to": {"x": 0.5, "y": 0.5}})
    row = PositionRow(
        kind="position", id="here", minutes=3, position=Noted(notation={"grid": "e4 Y1, e5 B3"}), marks=(mark,)
    )
    screen, subject = presented(shell, plan_of(talk(), row))
    assert not screen.marking.has_marks
    subject.go(1)
    assert screen.marking.marks == (mark,)
    assert "die" in " ".join(screen.area.scene.by_key())
    subject.go(-1)
    assert not screen.marking.has_marks
    assert isinstance(mark.start, Spot)


def test_what_cannot_be_shown_is_told_and_the_rest_goes_on(shell: Shell) -> None:
    wrong = PositionRow(kind="position", id="wrong", minutes=3, position=Noted(notation={"grid": "nonsense"}))
    lost = LessonRow(kind="lesson", id="lost", minutes=3, lesson="nowhere")
    screen, subject = presented(shell, plan_of(wrong, lost, free(seats=9, people=9), talk()))
    for _ in range(3):
        assert words(screen)
        before = subject.row_at
        subject.go(1)
        assert subject.row_at == before + 1
    assert subject.following is None


# Real games


@pytest.mark.parametrize("guide", [True, False])
def test_a_free_game_opens_a_real_one_and_comes_back_to_the_plan(shell: Shell, guide: bool) -> None:
    screen, subject = presented(shell, plan_of(free(guide=guide), talk()))
    QTest.keyClick(shell, KEY.Key_PageDown)
    table = shell.trail[-1]
    assert isinstance(table, TableScreen)
    assert table.guiding.is_on is guide
    assert table.class_switch.classroom is not None
    assert table.class_switch.classroom.clock is screen.classroom.clock
    assert [seat.player for seat in table.table.timeline.record.seating] == ["person", "person"]
    shell.back()
    assert shell.trail[-1] is screen
    assert subject.row_at == 0
    QTest.keyClick(shell, KEY.Key_PageDown)
    assert subject.row_at == 1


def test_computers_have_the_other_seats(shell: Shell) -> None:
    presented(shell, plan_of(free(people=1, level="novice", seed=12)))[1].go(1)
    table = shell.trail[-1]
    assert isinstance(table, TableScreen)
    record = table.table.timeline.record
    assert ([seat.player for seat in record.seating], record.seed) == (["person", "novice"], 12)


def test_pupils_do_a_lesson_themselves(shell: Shell) -> None:
    lesson = built_in(MARAJOARA)[0]
    row = LessonRow(kind="lesson", id="l", minutes=5, lesson=lesson.id, steps=(lesson.steps[1].id,), mode="pupils")
    screen, subject = presented(shell, plan_of(row, talk()))
    subject.go(1)
    nobody_plays(screen)
    player = shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    assert player.table.progress.at == 1
    shell.back()
    subject.go(1)
    assert (shell.trail[-1], subject.row_at) == (screen, 1)


def test_the_class_sees_the_game_that_is_played(shell: Shell, second: list[Any]) -> None:
    screen, subject = presented(shell, plan_of(free(), talk()))
    (picture,) = screen.projecting.pictures
    subject.go(1)
    table = shell.trail[-1]
    assert isinstance(table, TableScreen)
    QApplication.processEvents()
    assert picture.table.area is table.area  # type: ignore[attr-defined]
    room = table.class_switch.classroom
    assert room is not None
    room.toggle_vote()
    room.count(0, 1)
    assert [each.hands for each in picture.shown.answers] == [1, 0]
    room.toggle_vote()
    assert not picture.shown.answers
    shell.back()
    QApplication.processEvents()
    assert picture.table.area is screen.area  # type: ignore[attr-defined]
    shell.back()


@pytest.mark.parametrize("id", [game.id for game in GAMES.values() if game.hides])
def test_the_class_sees_no_secrets(shell: Shell, second: list[Any], id: str) -> None:
    screen, subject = presented(shell, plan_of(free(mode="pupils"), talk(), game=GAMES[id]))
    subject.go(1)
    nobody_plays(screen)
    table = shell.trail[-1]
    assert isinstance(table, TableScreen)
    QApplication.processEvents()
    assert table.table.seats.is_guarded
    assert screen.projecting.area is screen.area
    table.class_switch.begin()
    QApplication.processEvents()
    assert screen.projecting.area is table.area
    table.class_switch.end()
    QApplication.processEvents()
    assert screen.projecting.area is screen.area
    shell.back()
    shell.back()


@pytest.mark.parametrize("id", list(GAMES))
def test_every_kind_of_row_is_led_through(shell: Shell, id: str) -> None:
    plan = plan_of_all_kinds(GAMES[id])
    screen, subject = presented(shell, plan)
    seen = [subject.row_at]
    for _ in range(60):
        if subject.following is None:
            break
        subject.go(1)
        nobody_plays(screen)
        while shell.trail[-1] is not screen:
            shell.back()
        QApplication.processEvents()
        seen.append(subject.row_at)
    assert list(dict.fromkeys(seen)) == list(range(len(plan.rows)))
    for _ in range(60):
        subject.go(-1)
    assert subject.row_at == 0


def test_a_title_alone_takes_little_from_the_table(shell: Shell) -> None:
    screen, subject = presented(shell, plan_of(talk(), vote(), talk(4, "end")))
    low = screen.picture.panel_at
    assert low.width() == screen.picture.width()
    assert low.height() < screen.picture.height() / 5
    assert screen.picture.table_at.bottom() + 1 == low.top()
    subject.go(1)
    assert screen.picture.panel_at.height() > screen.picture.height() / 3
    subject.go(1)
    assert screen.picture.panel_at.height() == low.height()
    QTest.keyClick(shell, KEY.Key_V)
    if screen.classroom.vote is None:
        screen.classroom.toggle_vote()
    assert screen.picture.panel_at.height() > low.height(), "answers want room"


def test_the_way_on_and_the_time_stay_where_they_are_however_long_the_notes(shell: Shell, second: list[Any]) -> None:
    wordy = talk(4, "end").model_copy(update={"says": Sayings(en="\n".join(["A long line of what is said."] * 30))})
    screen, subject = presented(shell, plan_of(talk(), wordy, talk(4, "last")))
    desk = screen.desk

    def stands() -> list[Any]:
        QApplication.processEvents()
        return [each.mapTo(desk, each.rect().center()) for each in (desk.side.next.on, desk.side.time)]

    before = stands()
    QTest.mouseClick(desk.side.next.on, Qt.MouseButton.LeftButton)
    assert subject.row_at == 1
    assert stands() == before
    desk.side.scroller.scroll_to(400)
    assert desk.side.scroller.bar.value() > 0
    QTest.mouseClick(desk.side.next.on, Qt.MouseButton.LeftButton)
    assert subject.row_at == 2
    assert desk.side.scroller.bar.value() == 0, "another row is read from its beginning"


@pytest.mark.parametrize("way", ["key", "button", "finish", "menu"])
def test_from_the_table_of_a_row_one_comes_back_to_the_session(way: str, shell: Shell) -> None:
    screen, subject = presented(shell, plan_of(free(), talk()))
    subject.go(1)
    table = shell.trail[-1]
    assert isinstance(table, TableScreen)
    bar = table.class_switch.bar
    assert bar is not None
    if way == "key":
        QTest.keyClick(shell, KEY.Key_PageDown)
    elif way == "menu":
        said = screen.program.say("back-to-presenter")
        next(each for each in TableMenu(table).actions() if each.text() == said).trigger()
    else:
        QTest.mouseClick(bar.steps[1] if way == "button" else bar.close_, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert shell.trail[-1] is screen
    assert subject.row_at == (1 if way in ("key", "button") else 0)
    assert screen.area.view.keyboard_focus.frame is None, "the space bar leads on"


# At the table of a row


def at_the_game(
    shell: Shell, size: tuple[int, int] = (1600, 1000), *, guide: bool = False
) -> tuple[PresenterScreen, PlanSubject, TableScreen]:
    shell.resize(*size)
    row = free(says=Sayings(en="Two teams."), guide=guide)
    screen, subject = presented(shell, plan_of(talk(), row, talk(4, "end")), 1)
    subject.go(1)
    table = shell.trail[-1]
    assert isinstance(table, TableScreen)
    QApplication.processEvents()
    return screen, subject, table


def side_of(table: TableScreen) -> TableSide:
    beside = table.class_switch.beside
    assert beside is not None
    return beside.side


def test_notes_time_and_session_stand_beside_the_game_while_the_class_has_its_own_screen(
    shell: Shell, second: list[Any]
) -> None:
    screen, _, table = at_the_game(shell)
    side = side_of(table)
    assert side.isVisible()
    assert [each.text() for each in side.notes.lines] == ["Two teams."]
    assert [each.row.mark for each in side.session.rows] == ["done", "now", "open"]
    assert side.classroom.clock.allowed.step == 480
    assert not table.dock.isHidden()
    assert "Two teams" not in screen.projecting.pictures[0].shown.in_words
    seen = side.mapTo(table, side.rect().topLeft()).x()
    assert table.dock.geometry().right() < seen
    assert table.area.width() >= LEAST_TABLE


def test_with_one_screen_nobody_reads_the_notes_of_the_teacher(shell: Shell) -> None:
    _, _, table = at_the_game(shell)
    assert not side_of(table).isVisible()
    assert not table.dock.isHidden()


def test_where_there_is_no_room_for_both_a_key_exchanges_notes_and_dock(shell: Shell, second: list[Any]) -> None:
    dock_open = shell.program.settings.dock_open
    _, _, table = at_the_game(shell, (1280, 720))
    side, bar = side_of(table), table.class_switch.bar
    assert bar is not None
    assert (side.isVisible(), table.dock.isVisible(), bar.notes.isChecked()) == (True, False, True)
    QTest.keyClick(shell, KEY.Key_F9)
    assert (side.isVisible(), table.dock.isVisible(), bar.notes.isChecked()) == (False, True, False)
    QTest.mouseClick(bar.notes, Qt.MouseButton.LeftButton)
    assert side.isVisible()
    shell.back()
    assert shell.program.settings.dock_open == dock_open, "the next game begins as ever"


def test_the_class_sees_a_picture_that_stays_or_nothing_while_the_game_goes_on(
    shell: Shell, second: list[Any], qtbot: QtBot
) -> None:
    shell.setUpdatesEnabled(True)  # what it shows is looked at
    screen, subject, table = at_the_game(shell)
    (picture,) = screen.projecting.pictures
    QTest.keyClick(shell, KEY.Key_F8)
    before = picture.grab().toImage()
    assert picture.cover.isVisible()
    assert table.table.propose(table.table.legal[0])
    QApplication.processEvents()
    assert picture.grab().toImage() == before
    QTest.keyClick(shell, KEY.Key_Period)
    assert picture.grab().toImage().pixelColor(300, 300).name() == "#000000"
    assert screen.desk.unseen
    assert not table.class_switch.one_screen.cover.isVisible()  # type: ignore[union-attr]
    QTest.keyClick(table.area.view, KEY.Key_Escape)
    qtbot.waitUntil(lambda: not picture.cover.isVisible(), timeout=5000)
    assert picture.grab().toImage() != before
    QTest.keyClick(shell, KEY.Key_F8)
    QTest.keyClick(shell, KEY.Key_PageDown)
    assert subject.row_at == 2
    assert picture.cover.isVisible(), "what is frozen stays so in the next row"


def test_with_one_screen_the_table_itself_turns_black_and_a_press_lights_it_again(shell: Shell) -> None:
    shell.setUpdatesEnabled(True)  # what it shows is looked at
    _, _, table = at_the_game(shell)
    over = table.class_switch.one_screen
    assert over is not None
    QTest.keyClick(shell, KEY.Key_Period)
    assert over.cover.geometry() == table.rect()
    assert table.grab().toImage().pixelColor(300, 300).name() == "#000000"
    QTest.mouseClick(over.cover, Qt.MouseButton.LeftButton)
    assert not over.cover.isVisible()
    QTest.keyClick(shell, KEY.Key_F8)
    bar = table.class_switch.bar
    assert bar is not None
    assert bar.freeze.isChecked()
    assert not over.cover.geometry().intersects(bar.geometry()), "the teacher reads what goes on"


def test_the_session_leads_from_the_game_to_any_row_and_back_to_the_same_game(shell: Shell, second: list[Any]) -> None:
    screen, subject, table = at_the_game(shell, guide=True)
    assert table.table.propose(table.table.legal[0])
    played = table.table.timeline.now
    assert played
    state = table.table.timeline.state
    QTest.mouseClick(side_of(table).session.rows[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert (shell.trail[-1], subject.row_at) == (screen, 0)
    assert subject.table.progress.state != state
    subject.go_to(2)
    assert subject.table.progress.state == state, "what is said next is said of the game as it was left"
    subject.go_to(1)
    subject.go(1)
    again = shell.trail[-1]
    assert isinstance(again, TableScreen)
    assert again.table.timeline.now == played
    assert again.guiding.is_on
    assert side_of(again).isVisible()
    subject.changed.emit()
    QApplication.processEvents()


def test_an_unplugged_projector_takes_the_notes_away_from_the_game(shell: Shell, second: list[Any]) -> None:
    _, _, table = at_the_game(shell)
    lost = second.pop()
    QGuiApplication.instance().screenRemoved.emit(lost)  # type: ignore[union-attr]
    QApplication.processEvents()
    assert not side_of(table).isVisible()
    assert not table.dock.isHidden()
    QTest.keyClick(shell, KEY.Key_Period)
    assert table.class_switch.one_screen.cover.isVisible()  # type: ignore[union-attr]


def test_while_pupils_play_the_teacher_can_freeze_what_the_class_sees(shell: Shell, second: list[Any]) -> None:
    lesson = built_in(MARAJOARA)[0]
    row = LessonRow(kind="lesson", id="l", minutes=5, lesson=lesson.id, mode="pupils")
    screen, subject = presented(shell, plan_of(row, free(mode="pupils")))
    (picture,) = screen.projecting.pictures
    for _ in range(2):
        subject.go(1)
        nobody_plays(screen)
        assert shell.trail[-1] is not screen
        QTest.keyClick(shell, KEY.Key_F8)
        assert picture.cover.isVisible()
        QTest.keyClick(shell, KEY.Key_F8)
        assert not screen.classroom.screen.is_frozen
        shell.back()
        subject.go(1)


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
def test_notes_and_session_are_both_in_sight(shell: Shell, second: list[Any], size: tuple[int, int]) -> None:
    wordy = talk(4, "wordy").model_copy(update={"says": Sayings(en="\n".join(["A long line of what is said."] * 30))})
    rows = [*(talk(2, f"before-{at}") for at in range(6)), wordy, *(talk(2, f"after-{at}") for at in range(6))]
    shell.resize(*size)
    screen, subject = presented(shell, plan_of(*rows), 5)
    side = screen.desk.side
    for _ in range(2):
        QApplication.processEvents()
        seen = side.session.scroller.viewport()
        for row in side.session.rows[subject.row_at - 1 : subject.row_at + 2]:
            at = row.mapTo(seen, row.rect().topLeft())
            assert seen.rect().contains(at), "before, now and next"
            assert seen.rect().contains(row.mapTo(seen, row.rect().bottomRight()))
        notes = side.scroller.geometry()
        assert notes.height() > 150 or side.scroller.bar.maximum() == 0
        assert notes.bottom() < side.session.y()
        assert side.session.geometry().bottom() < side.next.y()
        subject.go(1)


def test_time_left_is_told_and_what_is_too_much(shell: Shell, second: list[Any]) -> None:
    screen, _ = presented(shell, plan_of(talk(), vote()))
    left = screen.desk.side.time.left
    assert left(65) == "1:05 left"
    assert left(-65) == "1:05 over"


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
def test_the_class_sees_all_of_the_game_whatever_shape_the_teachers_table_has(
    shell: Shell, second: list[Any], size: tuple[int, int]
) -> None:
    screen, _, table = at_the_game(shell, size)
    (picture,) = screen.projecting.pictures
    room = table.class_switch.classroom
    assert room is not None
    for votes in (False, True):
        if votes:
            room.toggle_vote()
        QApplication.processEvents()
        far: Any = picture.table
        seen = far.mapToScene(far.viewport().rect()).boundingRect()
        whole = table.area.view.camera.seen
        assert seen.adjusted(-1, -1, 1, 1).contains(whole)
        assert (picture.panel_at.isEmpty()) is not votes, "a title alone takes nothing from a game"


def test_during_a_step_the_picture_stays_while_what_matters_is_in_sight(
    shell: Shell, second: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = built_in(MARAJOARA)[0]
    row = LessonRow(kind="lesson", id="lesson", minutes=5, lesson=lesson.id)
    _, subject = presented(shell, plan_of(row, talk()))
    board: Any = subject.board

    def seen(x: float, y: float, wide: float) -> Any:
        region = QRectF(x, y, wide, wide)
        monkeypatch.setattr(type(board), "region", lambda self: region)
        board.describe()
        return board.seen

    first = seen(100, 100, 500)
    assert seen(120, 110, 470) == first, "a little smaller: nothing moves"
    assert seen(700, 300, 470) != first, "out of sight"
    again = seen(100, 100, 500)
    assert seen(250, 250, 120) != again, "much smaller: nearer"
