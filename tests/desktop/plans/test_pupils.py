"""The class book beside a plan, and pupils who play its rows: seen, reviewed, asked for, kept under their names."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.class_book.rows import PupilRow
from desktop.lessons.player import LessonPlayer
from desktop.lessons.progress import key_of
from desktop.lessons.who_plays import WhoPlays
from desktop.plans.face import PUPILS
from desktop.plans.screen import PlanScreen
from desktop.plans.subject import PlanSubject
from desktop.presenter.screen import PresenterScreen
from desktop.reader.reader import Reader
from desktop.shell import Shell
from rules.core.contract import AnyGame
from rules.games import GAME_IDS, loaded
from rules.lessons.model import Lesson
from rules.teaching.made import MadeLesson, MadePosition, Titles
from rules.teaching.plans import MOST_ROWS, AtStep, LessonRow, MadePlan, PositionRow, TalkRow
from tests.desktop.lessons.learner import solve
from tests.desktop.plans.plans import ids, planning, press, stand_on
from tests.desktop.windows import window
from tests.rules.teaching.making import TODAY, built_in, made_from, making

pytestmark = pytest.mark.usefixtures("unpainted")

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
KEY = Qt.Key


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path, language="en")
    qtbot.addWidget(shell)
    shell.show()
    return shell


def plan_with(*lessons: str | MadeLesson, game: AnyGame = MARAJOARA) -> MadePlan:
    """A talk, then these lessons, each done by pupils."""
    rows = [
        LessonRow(kind="lesson", id=f"l-{at}", minutes=5, lesson=each, mode="pupils") for at, each in enumerate(lessons)
    ]
    talk = TalkRow(kind="talk", id="talk", minutes=2, title=Titles(en="The aim"))
    return MadePlan(**making(game).head(), kind="plan", title=Titles(en="Mine"), rows=(talk, *rows))


def at_plan(shell: Shell, plan: MadePlan) -> PlanScreen:
    shell.program.made.keep(plan)
    return planning(shell, plan=plan.id)


def err(shell: Shell, name: str, lesson: Lesson, at: int, times: int = 3) -> None:
    """Somebody of the class errs in a step."""
    for _ in range(times):
        shell.program.pupils.change(
            lambda now: now.with_names((name,)).noted(
                name, key_of(lesson), lesson.steps[at].id, TODAY, mistake="wrong", is_solved=False
            )
        )


def rows_of(screen: PlanScreen) -> dict[str, PupilRow]:
    return {each.name: each for each in screen.pupils.book.list.rows if isinstance(each, PupilRow)}


def board_of(screen: PresenterScreen) -> WhoPlays:
    for _ in range(3):
        QApplication.processEvents()
    (board,) = (each for each in screen.findChildren(WhoPlays) if each.isVisible())
    return board


def presenting(shell: Shell, screen: PlanScreen, row: int) -> tuple[PresenterScreen, PlanSubject]:
    """The plan is presented from a row, by keys."""
    screen.acts.stand_on(row)
    QTest.keyClick(stand_on(screen, row), KEY.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    presenter = shell.trail[-1]
    assert isinstance(presenter, PresenterScreen)
    assert isinstance(presenter.subject, PlanSubject)
    QApplication.processEvents()
    return presenter, presenter.subject


# The class book beside the rows


def test_it_shows_the_lessons_of_the_plan_and_follows_it(shell: Shell) -> None:
    first, second, third = built_in(MARAJOARA)[:3]
    own = made_from(MARAJOARA, third)
    screen = at_plan(shell, plan_with(second.id, own, first.id, second.id, "nowhere"))
    book = screen.pupils.book
    assert book.isVisible()
    assert [each.id for each in book.lessons] == [second.id, own.id, first.id]
    screen.acts.stand_on(2)
    QTest.keyClick(stand_on(screen, 2), KEY.Key_Delete)
    assert [each.id for each in book.lessons] == [second.id, first.id]
    screen.choose(next(each.id for each in screen.plans if each.game == "hoyuk"))
    assert {each.game for each in book.lessons} == {"hoyuk"}


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_what_is_to_be_reviewed_goes_into_the_plan_and_is_opened(shell: Shell, game: AnyGame) -> None:
    lesson = next(each for each in built_in(game) if len(each.steps) > 1)
    err(shell, "Ana", lesson, 1)
    screen = at_plan(shell, plan_with(lesson.id, game=game))
    before = ids(screen)
    screen.acts.stand_on(0)
    press(screen.pupils.book.review)
    player = shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    assert (player.lesson.id, player.table.progress.at) == (lesson.id, 1)
    shell.back()
    row = screen.draft.row
    assert isinstance(row, PositionRow)
    assert row.position == AtStep(lesson=lesson.id, step=lesson.steps[1].id)
    assert "2" in row.title.en
    assert row.title.fr
    assert len(ids(screen)) == len(before) + 1
    assert row.title.en in screen.face.notice.words.text()
    press(screen.pupils.book.review)
    shell.back()
    assert len(ids(screen)) == len(before) + 1, "it is there already"
    QTest.keyClick(screen, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ids(screen) == before
    assert screen.face.notice.isHidden()


def test_a_step_of_a_lesson_that_only_the_plan_has_is_reviewed_too(shell: Shell) -> None:
    own = made_from(MARAJOARA, next(each for each in built_in(MARAJOARA) if len(each.steps) > 1))
    err(shell, "Ana", own.lesson, 1)
    screen = at_plan(shell, plan_with(own))
    for _ in range(2):
        press(screen.pupils.book.review)
        player = shell.trail[-1]
        assert isinstance(player, LessonPlayer)
        assert (player.lesson.id, player.table.progress.at) == (own.id, 1)
        shell.back()
    (row,) = (each for each in screen.draft.made.rows if isinstance(each, PositionRow))
    assert isinstance(row.position, MadePosition)
    assert row.position.position


def test_a_full_plan_says_so(shell: Shell) -> None:
    lesson = built_in(MARAJOARA)[0]
    err(shell, "Ana", lesson, 0)
    screen = at_plan(shell, plan_with(*[lesson.id] * (MOST_ROWS - 1)))
    press(screen.pupils.book.review)
    assert len(ids(screen)) == MOST_ROWS
    assert screen.face.notice.words.text() == shell.program.say("plans-review-full")


def test_the_rule_of_what_is_to_be_reviewed_is_read(shell: Shell) -> None:
    lesson = next(each for each in built_in(MARAJOARA) if each.rules or each.steps[0].rules)
    err(shell, "Ana", lesson, 0)
    screen = at_plan(shell, plan_with(lesson.id))
    press(screen.pupils.book.rule)
    assert isinstance(shell.trail[-1], Reader)


def test_as_a_tab_it_takes_the_place_of_the_rows(qtbot: QtBot, tmp_path: Path) -> None:
    shell = window(tmp_path, size=(1280, 720))
    qtbot.addWidget(shell)
    shell.show()
    screen = planning(shell, game="hoyuk")
    assert screen.rows.isVisible()
    assert not screen.pupils.book.isVisible()
    press(screen.face.tabs.segment(PUPILS))
    QApplication.processEvents()
    book = screen.pupils.book
    assert book.isVisible()
    assert not screen.rows.isVisible()
    assert book.y() >= screen.face.board.geometry().bottom()
    assert book.height() > screen.face.board.height() * 3
    press(book.buttons["add"])
    QTest.keyClicks(book.field, "Zoe")
    QTest.keyClick(book.field, KEY.Key_Return)
    assert list(rows_of(screen)) == ["Zoe"]
    QTest.keyClick(book.field, KEY.Key_Escape)
    assert shell.trail[-1] is screen


# Who plays


def test_who_plays_is_asked_and_what_they_do_is_seen_beside_the_plan(shell: Shell) -> None:
    lesson = built_in(MARAJOARA)[0]
    shell.program.pupils.change(lambda now: now.with_names(("Ana", "Leo")))
    screen = at_plan(shell, plan_with(lesson.id))
    presenter, subject = presenting(shell, screen, 1)
    for name in ("Leo", "Zoe"):
        QTest.keyClick(shell, KEY.Key_PageDown)
        board = board_of(presenter)
        assert board.field.hasFocus()
        presenter.show_again()
        seen = presenter.childAt(presenter.rect().center())
        assert seen in (board, *board.findChildren(QWidget)), "it stays above what the class sees"
        QTest.keyClicks(board.field, name)
        QTest.keyClick(board.field, KEY.Key_Return)
        player = shell.trail[-1]
        assert isinstance(player, LessonPlayer)
        assert player.header.who.words == name
        solve(player)
        shell.back()
        subject.go_to(1)
    shell.back()
    assert shell.trail[-1] is screen
    rows = rows_of(screen)
    assert [(name, row.cells[0].solved) for name, row in rows.items()] == [("Ana", 0), ("Leo", 1), ("Zoe", 1)]
    assert shell.program.settings.lessons_done == {}


def test_a_lesson_that_only_the_plan_has_is_kept_under_the_name(shell: Shell) -> None:
    own = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    shell.program.pupils.change(lambda now: now.with_names(("Ana",)))
    screen = at_plan(shell, plan_with(own))
    presenter, _ = presenting(shell, screen, 1)
    QTest.keyClick(shell, KEY.Key_PageDown)
    press(board_of(presenter).names.buttons[0])
    player = shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    solve(player)
    shell.back()
    shell.back()
    assert rows_of(screen)["Ana"].cells[0].solved == 1


def test_nobody_of_the_class_plays_too_and_nothing_is_kept(shell: Shell) -> None:
    own = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    screen = at_plan(shell, plan_with(own))
    presenter, _ = presenting(shell, screen, 1)
    QTest.keyClick(shell, KEY.Key_PageDown)
    press(board_of(presenter).nobody)
    player = shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    solve(player)
    assert shell.program.settings.lessons_done == {}
    assert shell.program.pupils.pupils == ()


def test_whoever_leaves_the_question_may_be_asked_again(shell: Shell) -> None:
    screen = at_plan(shell, plan_with(built_in(MARAJOARA)[0].id, built_in(MARAJOARA)[1].id))
    presenter, subject = presenting(shell, screen, 1)
    for _ in range(2):
        QTest.keyClick(shell, KEY.Key_PageDown)
        board = board_of(presenter)
        QTest.keyClick(board.field, KEY.Key_PageDown)
        assert subject.row_at == 1, "the keys of the presentation wait"
        QTest.keyClick(board.field, KEY.Key_Escape)
        assert (shell.trail[-1], subject.row_at) == (presenter, 1)


# The order of games


def test_plans_stand_in_the_order_of_the_cabinet(shell: Shell) -> None:
    screen = planning(shell, game="hoyuk")
    assert tuple(dict.fromkeys(each.game for each in screen.plans)) == GAME_IDS
    titles = [group.words for group in screen.side.groups]
    assert titles[:-1] == [screen.words.game(id) for id in GAME_IDS]
