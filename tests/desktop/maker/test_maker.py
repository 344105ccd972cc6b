"""A lesson made by hand: answers and mistakes recorded by playing, goals ticked, steps moved, nothing lost."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.maker.screen import MakerScreen
from desktop.shell import Shell
from rules.core.codec import move_json
from rules.core.contract import AnyGame
from rules.games import loaded
from rules.lessons.model import Given, Question, Show, Task
from rules.teaching.checking import checked
from rules.teaching.made import MadePosition, Titles
from tests.desktop.maker.maker import click, drag, kept, key, link, making, press, recordings, ticks, write
from tests.desktop.windows import window
from tests.rules.teaching.making import library
from tests.rules.teaching.making import making as who

pytestmark = pytest.mark.usefixtures("unpainted")

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
GRID = "f4 R2, e5 B3, e4 Y1, c5 R1"


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    return shell


@pytest.fixture
def screen(shell: Shell) -> MakerScreen:
    head = who(MARAJOARA).head()
    position = MadePosition(**head, kind="position", title=Titles(fr="Sauter"), notation={"grid": GRID})
    return making(shell, position=position)


def die_on(screen: MakerScreen, space: str) -> str:
    state = screen.table.progress.state
    return f"die-{state.grid[state.box.number[space]].ref}"


def task(screen: MakerScreen) -> Task:
    step = screen.making.step
    assert isinstance(step, Task)
    return step


def record_answer(screen: MakerScreen) -> None:
    press(link(screen, "maker-record-answer"))
    drag(screen, die_on(screen, "f4"), "space-d4")
    press(screen.pill.finish)


def test_an_answer_is_recorded_by_playing_it(screen: MakerScreen) -> None:
    record_answer(screen)
    assert [answer.moves[0]["to"] for answer in task(screen).answers] == ["d4"]
    assert len(recordings(screen)) == 1
    assert len(task(screen).goals) == 2, "the goals that tell most are ticked"
    assert screen.table.recording == ""
    assert screen.table.moments.last == 0, "the table stands where the step begins"


def test_a_refused_mistake_is_recorded_with_its_rule(screen: MakerScreen) -> None:
    record_answer(screen)
    press(link(screen, "maker-record-mistake"))
    drag(screen, die_on(screen, "f4"), "space-c4")
    mistake = task(screen).mistakes[0]
    assert mistake.refused == "MJ-CAP-3"
    assert mistake.moves[-1]["to"] == "c4"
    assert recordings(screen)[-1].is_refused


def test_an_allowed_mistake_wants_a_word(screen: MakerScreen) -> None:
    record_answer(screen)
    press(link(screen, "maker-record-mistake"))
    drag(screen, die_on(screen, "e5"), "space-e3")
    assert [(each.refused, each.moves[-1]["to"]) for each in task(screen).mistakes] == [(None, "e3")]
    missing = list(screen.draft.made.missing("fr"))
    assert f"{task(screen).id}.mistake-1" in missing


def test_a_mistake_that_is_right_becomes_an_answer(screen: MakerScreen) -> None:
    record_answer(screen)
    for tick in ticks(screen)[1:]:
        if tick.isChecked():
            press(tick)
    assert task(screen).goals == ()
    press(link(screen, "maker-record-mistake"))
    drag(screen, die_on(screen, "f4"), "space-d4")
    assert task(screen).mistakes == ()
    assert screen.program.say("maker-right-after-all") in screen.notice.words.text()


def test_two_tries_of_the_same_shape_become_one_mistake(screen: MakerScreen) -> None:
    record_answer(screen)
    for space in ("c4", "b4"):
        press(link(screen, "maker-record-mistake"))
        drag(screen, die_on(screen, "f4"), f"space-{space}")
    assert [each.moves[-1]["to"] for each in task(screen).mistakes] == [{"any": ["c4", "b4"]}]


def test_goals_are_ticked_and_unticked(screen: MakerScreen) -> None:
    record_answer(screen)
    before = task(screen).goals
    goal_ticks = ticks(screen)[-len(screen.making.offers) :]
    press(goal_ticks[0])
    assert task(screen).goals == before[1:]
    press(ticks(screen)[-len(screen.making.offers)])
    assert set(map(repr, task(screen).goals)) == set(map(repr, before))


def test_recording_stops_with_escape_and_finishes_with_enter(screen: MakerScreen) -> None:
    press(link(screen, "maker-record-answer"))
    assert not screen.pill.isHidden()
    key(screen, Qt.Key.Key_Escape)
    assert screen.pill.isHidden()
    assert task(screen).answers == ()
    press(link(screen, "maker-record-answer"))
    drag(screen, die_on(screen, "f4"), "space-d4")
    screen.setFocus()
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert len(task(screen).answers) == 1


def test_words_are_kept_and_taken_back_as_one_change(screen: MakerScreen) -> None:
    write(screen, "task", "Prenez le jaune.")
    assert screen.making.text("task") == "Prenez le jaune."
    assert kept(screen).texts["fr"] == {"step-1.task": "Prenez le jaune."}
    screen.draft.undo()
    assert screen.making.text("task") == ""
    screen.draft.redo()
    assert screen.making.text("task") == "Prenez le jaune."


def test_nothing_is_lost_by_leaving(screen: MakerScreen) -> None:
    write(screen, "task", "Prenez le jaune.")
    shelf, id = screen.program.made, screen.draft.made.id
    screen.shell.back()
    QApplication.processEvents()
    found = shelf.named(id)
    assert found is not None
    assert found.made.model_dump()["texts"]["fr"]["step-1.task"] == "Prenez le jaune."


def test_steps_are_added_copied_moved_and_taken_away(screen: MakerScreen) -> None:
    record_answer(screen)
    write(screen, "task", "Un.")
    press(screen.strip.add)
    assert [step.position for step in screen.draft.made.steps][1:] == ["continue"]
    write(screen, "task", "Deux.")
    QTest.keyClick(screen, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert [card.face.title for card in screen.strip.cards] == ["Un.", "Deux.", "Deux."]
    screen.making.move_step(2, 1)
    screen.making.write("task", "Trois.")
    assert [card.face.title for card in screen.strip.cards] == ["Un.", "Trois.", "Deux."]
    press(screen.strip.remove)
    assert [card.face.title for card in screen.strip.cards] == ["Un.", "Deux."]
    assert sorted(screen.draft.made.texts["fr"]) == sorted(f"{step.id}.task" for step in screen.draft.made.steps), (
        "no text is left behind"
    )
    screen.draft.undo()
    assert len(screen.strip.cards) == 3


def test_a_step_is_dragged_to_another_place(screen: MakerScreen) -> None:
    for _ in range(2):
        press(screen.strip.add)
    ids = [step.id for step in screen.draft.made.steps]
    card, last = screen.strip.cards[0], screen.strip.cards[-1]
    start, end = card.rect().center(), card.mapFromGlobal(last.mapToGlobal(last.rect().bottomLeft()))
    QTest.mousePress(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(card, end)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert [step.id for step in screen.draft.made.steps] == [*ids[1:], ids[0]]


def test_a_question_of_places_is_pointed_out(screen: MakerScreen) -> None:
    screen.making.set_kind("set")
    press(link(screen, "maker-point-right"))
    click(screen, "space-d4")
    click(screen, "space-c4")
    press(screen.pill.finish)
    step = screen.making.step
    assert isinstance(step, Question)
    assert isinstance(step.right, Given)
    assert step.right.values == ("c4", "d4")


def test_a_choice_and_a_number(screen: MakerScreen) -> None:
    screen.making.set_kind("one")
    screen.making.add_choice()
    screen.making.set_right(["b"])
    screen.making.add_wrong("a")
    step = screen.making.step
    assert isinstance(step, Question)
    assert (step.choices, step.mistakes[0].value) == (("a", "b", "c"), "a")
    screen.making.remove_choice("c")
    screen.making.set_kind("number")
    screen.making.set_right([4])
    screen.making.add_wrong(5)
    step = screen.making.step
    assert isinstance(step, Question)
    assert isinstance(step.right, Given)
    assert (step.right.values, [each.value for each in step.mistakes]) == ((4,), [5])


def test_moves_to_show_are_recorded(screen: MakerScreen) -> None:
    screen.making.set_kind("show")
    press(link(screen, "maker-record-shown"))
    drag(screen, die_on(screen, "f4"), "space-d4")
    press(screen.pill.finish)
    step = screen.making.step
    assert isinstance(step, Show)
    assert [move["to"] for move in step.moves] == ["d4"]


def test_a_whole_lesson_is_checked_and_tried_as_a_pupil(screen: MakerScreen) -> None:
    record_answer(screen)
    write(screen, "task", "Prenez le jaune.")
    assert list(screen.draft.made.missing("fr")) == []
    assert checked(screen.draft.made, library()).problems == ()
    screen.try_as_pupil()
    QApplication.processEvents()
    player = screen.shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    assert player.panel.task.text.text() == "Prenez le jaune."
    assert player.header.way_back.words == screen.program.say("back-to-maker")
    player.shell.back()
    assert screen.shell.trail[-1] is screen


def test_a_mistake_tried_as_a_pupil_is_kept(screen: MakerScreen) -> None:
    record_answer(screen)
    write(screen, "task", "Prenez le jaune.")
    screen.try_as_pupil()
    QApplication.processEvents()
    player = screen.shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    move = next(each for each in player.table.legal if move_json(each).get("to") == "e3")
    player.table.propose(move)
    words = screen.program.say("lesson-keep-mistake")
    button = next(each for each in player.panel.buttons if each.words == words)
    button.click()
    assert [each.moves[-1]["to"] for each in task(screen).mistakes] == ["e3"]


def test_what_is_wrong_is_told_and_one_goes_there(screen: MakerScreen, qtbot: QtBot) -> None:
    press(screen.strip.add)
    assert screen.draft.problems, "words are missing"
    assert not screen.foot.save.isEnabled()
    screen.draft.look_at(1)
    press(screen.foot.go)
    assert screen.draft.at == 0


def test_the_check_runs_elsewhere_and_comes_back(screen: MakerScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: screen.draft.found is not None, timeout=90000)
    assert "lessons-problem-no-answer" in [each.id for each in screen.draft.problems]
    assert screen.strip.cards[0].face.problem


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_a_lesson_of_every_game_begins_from_nothing_with_an_answer(shell: Shell, game: AnyGame) -> None:
    screen = making(shell, game=game.id)
    screen.making.record("answer")
    move = screen.table.legal[0]
    assert screen.table.propose(move)
    screen.making.finish()
    assert len(task(screen).answers) == 1
    screen.making.write("task", "Jouez.")
    found = checked(screen.draft.made, library(), searches=False)
    assert [each.id for each in found.problems] == []
    assert kept(screen).steps == screen.draft.made.steps


def test_enter_on_the_table_finishes_what_was_played_by_mouse(screen: MakerScreen) -> None:
    press(link(screen, "maker-record-answer"))
    drag(screen, die_on(screen, "f4"), "space-d4")
    screen.board.view.setFocus()
    QTest.keyClick(screen.board.view, Qt.Key.Key_Return)
    assert len(task(screen).answers) == 1


def test_who_walks_over_the_table_finishes_with_control(screen: MakerScreen) -> None:
    press(link(screen, "maker-record-answer"))
    drag(screen, die_on(screen, "f4"), "space-d4")
    screen.board.view.setFocus()
    QTest.keyClick(screen.board.view, Qt.Key.Key_Right)
    QTest.keyClick(screen.board.view, Qt.Key.Key_Return)
    assert task(screen).answers == ()
    screen.board.gestures.cancel()
    QTest.keyClick(screen.board.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(task(screen).answers) == 1


def test_from_the_right_number_one_goes_on_to_a_wrong_one(screen: MakerScreen) -> None:
    screen.making.set_kind("number")
    right = named_field(screen, "maker-right")
    press(right)
    right.selectAll()
    QTest.keyClicks(right, "12")
    wrong = named_field(screen, "maker-wrong-number")
    press(wrong)
    assert QApplication.focusWidget() is wrong
    QTest.keyClicks(wrong, "7")
    QTest.keyClick(wrong, Qt.Key.Key_Return)
    step = screen.making.step
    assert isinstance(step, Question)
    assert isinstance(step.right, Given)
    assert (step.right.values, [each.value for each in step.mistakes]) == ((12,), [7])
    assert QApplication.focusWidget() is named_field(screen, "maker-wrong-number")
    screen.draft.undo()
    screen.draft.undo()
    assert named_field(screen, "maker-right").text() == "0"


def named_field(screen: MakerScreen, name: str) -> QLineEdit:
    """The field on the right that bears this name now."""
    said = screen.program.say(name)
    fields = screen.panel.content.findChildren(QLineEdit)
    return next(each for each in fields if each.accessibleName() == said and each.isVisible())
