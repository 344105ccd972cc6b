"""Plans by hand: chosen, changed row by row, undone, written in two languages; a ready-made one stays as it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.made.library import LibraryScreen
from desktop.paper.screen import Handouts
from desktop.plans.face import PUPILS
from desktop.plans.screen import PlanScreen
from desktop.presenter.screen import PresenterScreen
from desktop.shell import Shell
from desktop.table_screen.screen import TableScreen
from rules.games import loaded
from rules.teaching.made import MadeLesson
from rules.teaching.plans import FreeRow, LessonRow, MadePlan, PositionRow, VoteRow
from rules.teaching.reading import written
from rules.text.localise import Language
from tests.desktop.plans.plans import LEFT, NONE, ids, kept, menu_of, planning, press, stand_on
from tests.desktop.windows import opened, window
from tests.rules.teaching.making import TODAY, built_in, made_from, plan_of_all_kinds, position_at_start

pytestmark = pytest.mark.usefixtures("unpainted")

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
HOYUK = next(game for game in loaded() if game.id == "hoyuk")
KEY, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path, language="en")
    qtbot.addWidget(shell)
    return shell


@pytest.fixture
def own(shell: Shell) -> MadePlan:
    plan = plan_of_all_kinds(MARAJOARA)
    shell.program.made.keep(plan)
    return plan


@pytest.fixture
def screen(shell: Shell, own: MadePlan) -> PlanScreen:
    return planning(shell, plan=own.id)


@pytest.mark.usefixtures("little_pictures")
def test_the_pictures_of_rows_are_painted_beside_the_window(qtbot: QtBot, screen: PlanScreen) -> None:
    qtbot.waitUntil(lambda: any(card.image is not None for card in screen.rows.cards), timeout=60_000)


# Ready-made and one's own


def test_a_ready_made_plan_is_copied_at_the_first_change(shell: Shell) -> None:
    screen = planning(shell, game="marajoara")
    ready = screen.draft.made
    assert screen.draft.is_ready
    assert kept(screen) == []
    press(screen.rows.cards[0].minutes.plus)
    (mine,) = kept(screen)
    assert mine.id != ready.id
    assert mine.after is not None
    assert mine.after.lesson == ready.id
    assert mine.rows[0].minutes == ready.rows[0].minutes + 1
    screen.choose(ready.id)
    assert screen.draft.made == ready
    assert len(kept(screen)) == 1


def test_what_came_from_others_is_changed_as_a_copy(shell: Shell) -> None:
    plan = plan_of_all_kinds(MARAJOARA)
    shell.program.made.receive(plan, TODAY)
    screen = planning(shell, plan=plan.id)
    screen.draft.set_length(45)
    assert {each.id for each in kept(screen)} == {plan.id, screen.draft.made.id}
    assert shell.program.made.named(plan.id).made == plan  # type: ignore[union-attr]


def test_a_plan_is_chosen_by_mouse_and_by_arrows(screen: PlanScreen) -> None:
    button = next(each for each in screen.side.buttons if each.line.id != screen.draft.made.id)
    press(button)
    assert screen.draft.made.id == button.line.id
    button = next(each for each in screen.side.buttons if each.isChecked())
    button.setFocus()
    at = screen.side.buttons.index(button)
    QTest.keyClick(button, KEY.Key_Down)
    assert screen.draft.made.id == screen.side.buttons[at + 1].line.id


def test_a_new_plan_stands_on_the_shelf_at_once(screen: PlanScreen) -> None:
    press(screen.side.new)
    menu = menu_of(screen)
    next(each for each in menu.actions() if each.text() == "Höyük").trigger()
    menu.close()
    assert screen.game_id == "hoyuk"
    assert screen.draft.made in kept(screen)
    assert screen.draft.made.languages == ("fr", "en")


def test_a_copy_is_another_plan(screen: PlanScreen, own: MadePlan) -> None:
    press(screen.side.copy)
    assert screen.draft.made.id != own.id
    assert screen.draft.made.rows == own.rows
    assert len(kept(screen)) == 2


def test_a_shared_ready_made_plan_is_a_copy(shell: Shell) -> None:
    screen = planning(shell, game="hoyuk")
    press(screen.side.share)
    library = shell.trail[-1]
    assert isinstance(library, LibraryScreen)
    assert not library.sharing.isHidden()
    assert [entry.made for entry in library.collection.entries] == kept(screen)


# Rows


def test_rows_are_moved_copied_and_removed_by_keys(screen: PlanScreen) -> None:
    before = ids(screen)
    QTest.keyClick(stand_on(screen, 0), KEY.Key_Down, ALT)
    assert ids(screen) == [before[1], before[0], *before[2:]]
    assert screen.rows.cards[1].hasFocus()
    QTest.keyClick(screen.rows.cards[1], KEY.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(ids(screen)) == len(before) + 1
    assert len(set(ids(screen))) == len(before) + 1
    QTest.keyClick(stand_on(screen, 2), KEY.Key_Delete)
    assert len(ids(screen)) == len(before)
    for _ in range(3):
        QTest.keyClick(screen, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ids(screen) == before
    QTest.keyClick(screen, KEY.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert ids(screen) == [before[1], before[0], *before[2:]]


def test_a_row_is_dragged(screen: PlanScreen) -> None:
    before, (first, second) = ids(screen), screen.rows.cards[:2]
    start, down = QPoint(20, first.height() // 2), second.geometry().center().y() - first.geometry().center().y() + 9
    QTest.mousePress(first, LEFT, NONE, start)
    QTest.mouseMove(first, start + QPoint(0, down))
    assert first.y() == down, "it goes along with the pointer"
    QTest.mouseRelease(first, LEFT, NONE, start)
    QApplication.processEvents()
    assert ids(screen)[:2] == [before[1], before[0]]


def test_minutes_and_mode_are_changed_and_the_total_tells(screen: PlanScreen, own: MadePlan) -> None:
    assert own.minutes == own.length
    press(screen.rows.cards[0].minutes.plus)
    QTest.keyClick(stand_on(screen, 0), KEY.Key_Right)
    assert screen.draft.made.rows[0].minutes == own.rows[0].minutes + 2
    assert screen.face.total.is_over
    assert screen.face.total.words == "32 min, 2 too many"
    press(screen.rows.cards[0].mode.segment("pupils"))
    assert screen.draft.made.rows[0].mode == "pupils"
    starts = [card.face.begins for card in screen.rows.cards]
    assert starts[:2] == ["0:00", "4:00"]


def test_the_list_says_what_the_plan_says_now(screen: PlanScreen) -> None:
    press(screen.rows.cards[0].minutes.plus)
    write(screen.face.title, "Wednesday")
    button = next(each for each in screen.side.buttons if each.isChecked())
    assert (button.line.title, button.line.minutes) == ("Wednesday", "31 min")
    assert button.words == "Wednesday"


def test_the_ruler_leads_to_its_rows(screen: PlanScreen) -> None:
    place = screen.face.ruler.places()[2].center().toPoint()
    press(screen.face.ruler, place)
    assert screen.draft.at == 2
    assert screen.rows.cards[2].is_here


@pytest.mark.parametrize("kind", ["talk", "vote", "free"])
def test_a_row_is_added_behind_the_chosen_one(screen: PlanScreen, kind: str) -> None:
    screen.acts.stand_on(1)
    press(screen.face.adding[kind])  # type: ignore[index]
    assert screen.draft.at == 2
    assert screen.draft.row.kind == kind
    assert screen.rows.unfolded is screen.parts


def test_lessons_are_chosen_from_the_program_the_shelf_and_a_file(screen: PlanScreen, tmp_path: Path) -> None:
    shelf = made_from(MARAJOARA, built_in(MARAJOARA)[1])
    screen.program.made.keep(shelf)
    press(screen.face.adding["lesson"])
    lines = [each for each in menu_of(screen).actions() if each.text()]
    assert len(lines) == len(built_in(MARAJOARA)) + 2
    lines[0].trigger()
    menu_of(screen).close()
    row = screen.draft.row
    assert isinstance(row, LessonRow)
    assert row.lesson == built_in(MARAJOARA)[0].id
    assert row.title.fr
    assert row.title.en
    lines[-2].trigger()
    assert isinstance(screen.draft.row, LessonRow)
    assert screen.draft.row.lesson == shelf
    file = tmp_path / "lesson.vestiges"
    file.write_bytes(written(made_from(MARAJOARA, built_in(MARAJOARA)[2])))
    screen.choosing.put_file(file)
    row = screen.draft.row
    assert isinstance(row, LessonRow)
    assert isinstance(row.lesson, MadeLesson)


def test_positions_are_steps_of_lessons_or_ones_own(screen: PlanScreen) -> None:
    press(screen.face.adding["position"])
    menu = menu_of(screen)
    first = menu.actions()[0].menu()
    assert isinstance(first, QMenu)
    first.actions()[0].trigger()
    menu.close()
    row = screen.draft.row
    assert isinstance(row, PositionRow)
    assert getattr(row.position, "lesson", "") == built_in(MARAJOARA)[0].id


def test_a_file_that_is_no_row_is_told(screen: PlanScreen, tmp_path: Path) -> None:
    before = ids(screen)
    for number, raw in enumerate((b"{}", written(position_at_start(HOYUK)), written(plan_of_all_kinds(MARAJOARA)))):
        file = tmp_path / f"{number}.vestiges"
        file.write_bytes(raw)
        screen.choosing.put_file(file)
        assert not screen.face.notice.isHidden()
        screen.tell(None)
    assert ids(screen) == before


# A row, unfolded


def unfolded(screen: PlanScreen, kind: str) -> None:
    at = next(at for at, row in enumerate(screen.draft.made.rows) if row.kind == kind)
    screen.acts.stand_on(at)
    QTest.keyClick(stand_on(screen, at), KEY.Key_Return)
    assert screen.rows.unfolded is screen.parts


def write(widget: QWidget, words: str) -> None:
    widget.setFocus()
    QTest.keyClick(widget, KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(widget, words)
    QApplication.processEvents()


def test_what_is_said_is_written_in_place_in_both_languages(screen: PlanScreen) -> None:
    unfolded(screen, "talk")
    write(screen.parts.fields["says"].field, "Good morning.")
    press(screen.parts.tongues.segment("fr"))
    write(screen.parts.fields["says"].field, "Bonjour.")
    write(screen.parts.fields["title"].field, "Premiers pas")
    row = screen.draft.row
    assert (row.says.fr, row.says.en) == ("Bonjour.", "Good morning.")
    assert row.title.fr == "Premiers pas"
    assert screen.draft.made in kept(screen)
    QTest.keyClick(screen, KEY.Key_Escape)
    assert screen.rows.unfolded is None


def test_words_written_at_one_go_are_undone_at_once(screen: PlanScreen, own: MadePlan) -> None:
    unfolded(screen, "talk")
    write(screen.parts.fields["says"].field, "Abc")
    screen.undo()
    screen.undo()
    assert screen.draft.made.rows[0].says == own.rows[0].says


def test_answers_of_a_vote_are_added_marked_right_and_removed(screen: PlanScreen) -> None:
    unfolded(screen, "vote")
    vote = screen.parts.vote
    assert vote is not None
    press(vote.more)
    write(screen.parts.fields["c"].field, "Both")
    vote = screen.parts.vote
    assert vote is not None
    press(vote.right.segment(2))
    row = screen.draft.row
    assert isinstance(row, VoteRow)
    assert (row.answers[2].en, row.right) == ("Both", 2)
    vote = screen.parts.vote
    assert vote is not None
    press(vote.removing[0])
    row = screen.draft.row
    assert isinstance(row, VoteRow)
    assert (len(row.answers), row.right) == (2, 1)


def test_steps_of_a_lesson_are_left_out_but_never_all(screen: PlanScreen) -> None:
    at = next(at for at, row in enumerate(screen.draft.made.rows) if isinstance(row, LessonRow) and not row.steps)
    screen.acts.stand_on(at)
    screen.acts.fold()
    QApplication.processEvents()
    every = list(screen.parts.steps)
    for step in every:
        press(screen.parts.steps[step])
    row = screen.draft.row
    assert isinstance(row, LessonRow)
    assert row.steps == (every[-1],)
    assert screen.parts.steps[every[-1]].isChecked()


def test_a_game_says_who_plays(screen: PlanScreen) -> None:
    unfolded(screen, "free")
    free = screen.parts.free
    assert free is not None
    press(free.seats.plus)
    assert screen.parts.free is not None
    press(screen.parts.free.guide)
    row = screen.draft.row
    assert isinstance(row, FreeRow)
    assert row.guide is False
    assert (row.seats, row.people) == (3, 2)


def test_problems_stand_at_their_row(screen: PlanScreen, qtbot: QtBot) -> None:
    at = next(at for at, row in enumerate(screen.draft.made.rows) if isinstance(row, VoteRow))
    screen.acts.stand_on(at)
    screen.draft.set_row(right=7)
    qtbot.waitUntil(lambda: bool(screen.rows.cards[at].face.problem), timeout=20_000)
    assert [card.face.problem for number, card in enumerate(screen.rows.cards) if number != at] == [""] * (
        len(screen.rows.cards) - 1
    )


# Elsewhere


def test_it_is_printed_and_opened_where_rows_come_from(shell: Shell, screen: PlanScreen, own: MadePlan) -> None:
    press(screen.face.print)
    papers = shell.trail[-1]
    assert isinstance(papers, Handouts)
    assert (papers.choices.what, papers.choices.order.plan) == ("plan", own.id)
    shell.back()
    unfolded(screen, "lesson")
    press(screen.parts.buttons["open"])
    assert isinstance(shell.trail[-1], LessonPlayer)
    shell.back()
    screen.acts.stand_on(len(own.rows) - 1)
    QApplication.processEvents()
    screen.managing.open_row(screen.draft.row)
    assert isinstance(shell.trail[-1], TableScreen)


def test_the_library_opens_and_presents_it(shell: Shell, own: MadePlan, qtbot: QtBot) -> None:
    library = opened(shell, "library", chosen=own.id)
    assert isinstance(library, LibraryScreen)
    names = [library.detail.first_does, *library.detail.buttons]
    assert names == ["play", "present", "copy", "translate", "share", "print"]
    press(library.detail.first)
    assert isinstance(shell.trail[-1], PlanScreen)
    shell.back()
    press(library.detail.buttons["present"])
    qtbot.waitUntil(lambda: isinstance(shell.trail[-1], PresenterScreen), timeout=5000)


@pytest.mark.parametrize(("modifier", "row"), [(NONE, 0), (Qt.KeyboardModifier.ShiftModifier, 2)])
def test_it_is_presented_by_a_key_from_the_beginning_or_from_here(
    shell: Shell, screen: PlanScreen, modifier: Qt.KeyboardModifier, row: int
) -> None:
    for _ in range(2):
        QTest.keyClick(stand_on(screen, screen.draft.at), KEY.Key_Down)
    QTest.keyClick(screen, KEY.Key_F5, modifier)
    presenter = shell.trail[-1]
    assert isinstance(presenter, PresenterScreen)
    assert getattr(presenter.subject, "row_at", None) == row


def test_the_keyboard_begins_at_the_rows(shell: Shell, own: MadePlan) -> None:
    shell.uses_keyboard = True
    screen = planning(shell, plan=own.id)
    assert screen.rows.cards[0].hasFocus()


def test_tab_goes_through_all_of_it_as_it_stands(screen: PlanScreen) -> None:
    screen.acts.fold()
    QApplication.processEvents()
    face, (first, second) = screen.face, screen.rows.cards[:2]
    first.setFocus()
    order: list[QWidget | None] = []
    for _ in range(120):
        order.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget() or screen, KEY.Key_Tab)
    wanted = [
        first,
        first.minutes.plus,
        screen.parts.fields["says"].field,
        second,
        face.adding["free"],
        face.print,
        face.length.plus,
    ]
    at = [order.index(each) for each in wanted]
    assert at == sorted(at)
    assert any(each in order for each in screen.side.buttons)


def test_what_stands_beside_is_a_tab_where_there_is_no_room(qtbot: QtBot, tmp_path: Path) -> None:
    for size, is_tab in (((1600, 1000), False), ((1280, 720), True)):
        shell = window(tmp_path, size=size)
        qtbot.addWidget(shell)
        screen = planning(shell, game="hoyuk")
        beside = screen.pupils.book
        assert beside.isVisible() is not is_tab
        assert screen.face.tabs.isVisible() is is_tab
        if is_tab:
            press(screen.face.tabs.segment(PUPILS))
            assert beside.isVisible()
            assert not screen.rows.isVisible()
        else:
            assert beside.width() == 420


@pytest.mark.parametrize(("size", "scale"), [((1600, 1000), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_cut(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: float, language: Language) -> None:
    shell = window(tmp_path, size=size, language=language, scale=scale)
    qtbot.addWidget(shell)
    screen = planning(shell, game="excavation_earth")
    QApplication.processEvents()
    assert [card.words for card in screen.rows.cards if card.is_cut()] == []
    buttons = [*screen.face.adding.values(), screen.face.print, screen.face.present, screen.side.new]
    assert [each.words for each in buttons if each.isVisible() and each.is_cut()] == []
