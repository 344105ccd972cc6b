"""What the table of the workshop is for: marks are drawn and kept with the step, its position is edited in place."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.lessons.player import LessonPlayer
from desktop.maker.making import NOTES
from desktop.maker.modes import Mode
from desktop.maker.parts import Recording
from desktop.maker.position import StepEditor
from desktop.maker.saving import without_notes
from desktop.maker.screen import MakerScreen
from desktop.maker.tool_strip import KEYS
from desktop.marking.marking import Tool
from desktop.shell import Shell
from desktop.widgets.stepper import Stepper
from rules.core.contract import AnyGame
from rules.core.editing import Move, Remove, errors
from rules.core.marks import Arrow, Light, Number, Pen, Ring, Spot
from rules.games import loaded
from rules.lessons.model import StartsAtState
from rules.teaching.made import MadePosition, Titles
from rules.teaching.reading import read_made, written
from tests.desktop.maker.maker import drag, kept, link, making, point, press, recordings, write
from tests.desktop.windows import window
from tests.rules.teaching.making import making as who

pytestmark = pytest.mark.usefixtures("unpainted")

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
RIGHT, NONE = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
EVERY = pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    return shell


@pytest.fixture
def screen(shell: Shell) -> MakerScreen:
    head, grid = who(MARAJOARA).head(), "f4 R2, e5 B3, e4 Y1, c5 R1"
    position = MadePosition(**head, kind="position", title=Titles(fr="Sauter"), notation={"grid": grid})
    return making(shell, position=position)


def go(screen: MakerScreen, mode: Mode) -> None:
    press(screen.face.modes.segment(mode))


def editor_of(screen: MakerScreen) -> StepEditor:
    assert screen.modes.editor is not None
    return screen.modes.editor


def right_click(screen: MakerScreen, key: str) -> None:
    QTest.mouseClick(screen.board.view.viewport(), RIGHT, NONE, point(screen, key))
    QApplication.processEvents()


def tap(widget: QWidget, pressed: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(widget, pressed, held)
    QApplication.processEvents()


# Marks


@pytest.mark.parametrize(
    ("tool", "kind"), [("arrow", Arrow), ("ring", Ring), ("number", Number), ("pen", Pen), ("light", Light)]
)
def test_what_is_drawn_is_kept_with_the_step_on_the_disk(screen: MakerScreen, tool: Tool, kind: type) -> None:
    go(screen, "mark")
    if screen.making.marks.marking.tool != tool:
        press(screen.face.tools.tools[tool])
    press(screen.face.tools.inks[1])
    drag(screen, "space-f4", "space-c4")
    [mark] = screen.making.step.marks
    assert type(mark) is kind
    assert getattr(mark, "ink", 1) == 1
    assert kept(screen).steps[0].marks == (mark,)
    assert screen.table.moments.last == 0, "nothing was played"


def test_arrows_and_rings_of_the_right_button_are_kept_in_that_mode_only(screen: MakerScreen) -> None:
    right_click(screen, "space-d4")
    assert not screen.making.step.marks
    go(screen, "mark")
    right_click(screen, "space-d4")
    assert screen.making.step.marks == (Ring(at=Spot(key="space-d4")),)
    again = read_made(written(screen.draft.made)).made
    assert again == screen.draft.made


def test_marks_are_undone_and_done_again_like_all_of_the_lesson(screen: MakerScreen) -> None:
    go(screen, "mark")
    right_click(screen, "space-d4")
    right_click(screen, "space-c4")
    tap(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(screen.making.step.marks) == len(screen.making.marks.marking.marks) == 1
    tap(screen, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(screen.making.step.marks) == len(screen.making.marks.marking.marks) == 2
    tap(screen.board.view, Qt.Key.Key_Backspace)
    assert screen.making.step.marks == (Ring(at=Spot(key="space-d4")),)
    tap(screen.board.view, Qt.Key.Key_Delete)
    assert screen.making.step.marks == ()
    tap(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(screen.making.step.marks) == 1


def test_the_last_mark_of_a_lesson_that_is_opened_again_is_taken_back(screen: MakerScreen, shell: Shell) -> None:
    go(screen, "mark")
    right_click(screen, "space-d4")
    right_click(screen, "space-c4")
    made = kept(screen)
    shell.back()
    again = making(shell, made=made)
    go(again, "mark")
    tap(again.board.view, Qt.Key.Key_Backspace)
    assert again.making.step.marks == (Ring(at=Spot(key="space-d4")),)


def test_marks_stand_in_words_at_the_right_and_go_from_there(screen: MakerScreen) -> None:
    go(screen, "mark")
    right_click(screen, "space-d4")
    right_click(screen, "space-c4")
    said = list(screen.making.marks.said())
    assert [card.words.text() for card in recordings(screen)] == said
    assert all("d4" in said[0] and each for each in said)
    press(recordings(screen)[0].remove_button)
    assert screen.making.step.marks == (Ring(at=Spot(key="space-c4")),)
    assert [type(card) for card in recordings(screen)] == [Recording]


def test_tools_have_the_keys_of_a_class(screen: MakerScreen) -> None:
    go(screen, "mark")
    for tool, key in KEYS.items():
        if screen.making.marks.marking.tool != tool:
            tap(screen, Qt.Key(Qt.Key.Key_F1 + int(key[1:]) - 1))
        assert screen.making.marks.marking.tool == tool
        assert screen.face.tools.tools[tool].isChecked()
    assert screen.shell.trail[-1] is screen, "F5 is a tool here, and tries nothing"


def test_escape_puts_the_tool_down_and_wipes_nothing(screen: MakerScreen) -> None:
    go(screen, "mark")
    right_click(screen, "space-d4")
    tap(screen.board.view, Qt.Key.Key_Escape)
    assert screen.modes.mode == "play"
    assert len(screen.making.step.marks) == 1
    assert screen.shell.trail[-1] is screen


def test_a_light_that_is_made_larger_is_one_change(screen: MakerScreen) -> None:
    go(screen, "mark")
    press(screen.face.tools.tools["light"])
    drag(screen, "space-c3", "space-f6")
    pencil = screen.board.view.gestures.ink
    assert pencil is not None
    before = screen.making.step.marks
    for _ in range(4):
        assert pencil.wheel(1)
    assert screen.making.step.marks != before
    screen.draft.undo()
    assert screen.making.step.marks == before


def test_each_step_has_its_own_marks_and_a_pupil_sees_them_when_wanted(screen: MakerScreen) -> None:
    go(screen, "mark")
    right_click(screen, "space-d4")
    screen.making.marks.show_with_hint(True)
    screen.making.write("task", "Prenez.")
    screen.making.write("hint", "Sautez.")
    press(screen.strip.add)
    assert screen.making.marks.marking.marks == ()
    assert [card.face.below.endswith("1 marque") for card in screen.strip.cards] == [True, False]
    screen.draft.look_at(0)
    assert len(screen.making.marks.marking.marks) == 1
    screen.try_as_pupil()
    QApplication.processEvents()
    player = screen.shell.trail[-1]
    assert isinstance(player, LessonPlayer)
    assert player.marking.marks == ()
    press(player.buttons["hint"])
    assert player.marking.marks == screen.draft.made.steps[0].marks


def test_recording_leads_back_to_playing(screen: MakerScreen) -> None:
    go(screen, "mark")
    screen.making.record("answer")
    assert screen.modes.mode == "play"
    assert screen.table.recording == "answer"
    assert screen.board.view.gestures.ink is None


# Position


def test_the_position_is_edited_in_place_and_kept(screen: MakerScreen) -> None:
    go(screen, "position")
    editor = editor_of(screen)
    assert not screen.face.side.isVisible()
    die = next(key for key in editor.table.editing.things(editor.table.state) if key.startswith("die-B"))
    assert editor.table.propose(Remove(die))
    edited = editor.table.state
    press(editor.panel.play)
    assert screen.modes.mode == "play"
    assert screen.face.side.isVisible()
    assert isinstance(screen.making.step.position, StartsAtState)
    assert screen.table.progress.state == edited
    assert not list(editor.draft.path.parent.glob("*.json")), "the step has it: nothing is left to go on with"
    screen.draft.undo()
    assert screen.table.progress.state != edited


def test_whoever_only_looks_changes_nothing(screen: MakerScreen) -> None:
    before = screen.draft.made
    go(screen, "position")
    press(editor_of(screen).modes.segment("mark"))
    assert screen.modes.mode == "mark"
    assert screen.draft.made == before


@pytest.mark.parametrize("way", ["escape", "another step", "leaving", "pupil"])
def test_no_way_out_loses_an_edit(screen: MakerScreen, way: str) -> None:
    press(screen.strip.add)
    screen.draft.look_at(0)
    go(screen, "position")
    editor, shelf, id = editor_of(screen), screen.program.made, screen.draft.made.id
    die = next(key for key in editor.table.editing.things(editor.table.state) if key.startswith("die-B"))
    editor.table.propose(Remove(die))
    match way:
        case "escape":
            tap(editor.area.view, Qt.Key.Key_Escape)
        case "another step":
            press(screen.strip.cards[1])
            assert screen.draft.at == 1
        case "leaving":
            screen.shell.back()
        case "pupil":
            screen.try_as_pupil()
    QApplication.processEvents()
    if way != "leaving":
        screen.draft.keep()
    found = shelf.named(id)
    assert found is not None
    position = found.made.model_dump()["steps"][0]["position"]
    assert die.removeprefix("die-") not in str(position["state"]["grid"])


def test_an_impossible_position_can_be_kept_told_of_and_mended(screen: MakerScreen, qtbot: QtBot) -> None:
    go(screen, "position")
    editor = editor_of(screen)
    editing, state = editor.table.editing, editor.table.state
    die = next(key for key in editing.things(state) if key.startswith("die-B"))
    moves = (Move(die, place) for place in editing.places(state, die))
    assert editor.table.propose(next(each for each in moves if errors(MARAJOARA, editing.apply(state, each))))
    wrong = editor.table.state
    editor.check_now()
    assert editor.errors
    press(editor.panel.play)
    assert screen.making.here is None
    qtbot.waitUntil(lambda: bool(screen.draft.found and screen.draft.problems), timeout=90000)
    go(screen, "position")
    assert editor_of(screen).table.state == wrong, "it is there again, to be mended"


def test_undo_in_the_editor_is_the_editors(screen: MakerScreen) -> None:
    screen.making.write("task", "Un.")
    go(screen, "position")
    editor = editor_of(screen)
    die = next(key for key in editor.table.editing.things(editor.table.state) if key.startswith("die-B"))
    before = editor.table.state
    editor.table.propose(Remove(die))
    tap(editor.area.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.table.state == before
    assert screen.making.text("task") == "Un."


def test_the_keyboard_comes_back_from_the_book_to_the_editor(screen: MakerScreen) -> None:
    go(screen, "position")
    editor = editor_of(screen)
    editor.read_rule("MJ-CAP-3")
    assert screen.shell.trail[-1] is not screen
    screen.shell.back()
    QApplication.processEvents()
    assert screen.begins_at is editor.area.view
    press(editor.modes.segment("play"))
    assert screen.begins_at is screen.board.view


@EVERY
def test_the_position_of_a_step_of_every_game_is_edited(shell: Shell, game: AnyGame) -> None:
    screen = making(shell, game=game.id)
    go(screen, "position")
    editor = editor_of(screen)
    press(editor.tools.empty)
    emptied = editor.table.state
    assert errors(game, emptied) == editor.errors or editor.checking.isActive()
    press(editor.modes.segment("play"))
    assert isinstance(screen.making.step.position, StartsAtState)
    assert read_made(written(screen.draft.made)).made == screen.draft.made


@EVERY
def test_marks_are_drawn_and_said_in_every_game(shell: Shell, game: AnyGame) -> None:
    screen = making(shell, game=game.id)
    go(screen, "mark")
    places = [key for key in screen.board.scene.places() if screen.board.scene.by_key()[key].words is not None]
    right_click(screen, places[len(places) // 2])
    assert len(screen.making.step.marks) == 1
    assert all(screen.making.marks.said())
    assert read_made(written(screen.draft.made)).made == screen.draft.made


# Names in brackets


def test_what_a_text_names_leads_there_while_it_is_written(screen: MakerScreen) -> None:
    write(screen, "task", "Prenez [e4] : lisez [MJ-CAP-3] [sic].")
    row = screen.panel.fields["task"].named
    assert [each.words for each in row.links] == ["e4", "MJ-CAP-3"]
    press(row.links[0])
    assert screen.board.named == "space-e4"
    press(row.links[1])
    assert screen.shell.trail[-1] is not screen
    screen.shell.back()
    write(screen, "task", "Prenez.")
    assert not screen.panel.fields["task"].named.isVisible()


def test_names_that_mean_nothing_are_a_remark_that_keeps_nobody_from_saving(screen: MakerScreen, qtbot: QtBot) -> None:
    press(link(screen, "maker-record-answer"))
    state = screen.table.progress.state
    drag(screen, f"die-{state.grid[state.box.number['f4']].ref}", "space-d4")
    press(screen.pill.finish)
    write(screen, "task", "Prenez le jaune [sic].")
    qtbot.waitUntil(lambda: bool(screen.draft.remarks) and not screen.draft.is_being_checked, timeout=90000)
    qtbot.waitUntil(screen.foot.save.isEnabled, timeout=90000)
    assert not screen.draft.problems
    assert "[sic]" in screen.foot.words.text()
    assert screen.foot.go.isVisible()


# Notes and minutes


def test_notes_and_minutes_are_kept_with_the_step_and_go_with_a_copy(screen: MakerScreen) -> None:
    write(screen, NOTES, "Faire voter.")
    stepper = screen.panel.content.findChild(Stepper)
    assert isinstance(stepper, Stepper)
    press(stepper.plus)
    assert screen.making.step.minutes == 1
    screen.making.copy_step()
    made = kept(screen)
    assert set(made.notes["fr"].values()) == {"Faire voter."}
    assert len(made.notes["fr"]) == 2
    assert made.steps[1].minutes == 1
    screen.making.remove_step()
    assert len(kept(screen).notes["fr"]) == 1
    assert without_notes(kept(screen)).notes == {}, "pupils do not get them"
    screen.draft.undo()
    assert len(screen.draft.made.notes["fr"]) == 2
