"""The position editor at work: tools, turning, menus, findings and cures, drafts, notation, and the way on to play."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.table_screen.screen import TableScreen
from rules.boxes.own import OwnBox
from rules.core.editing import Move, Put, Set
from rules.core.folders import drafts, made_things
from rules.marajoara import GAME
from rules.teaching.made import MadePosition
from rules.teaching.reading import read_file
from tests.desktop.at_the_table import CTRL, LEFT, settle, waited
from tests.desktop.editor.at_the_editor import AtEditor, box_of, opened
from tests.rules.marajoara.box_cases import ERRORS

pytestmark = pytest.mark.usefixtures("unpainted")

NOTES = {"grid": "f4 R2, e5 B3, c3 G1", "seats": [{"store": "Y5"}, {}]}


@pytest.fixture
def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    open_windows: list[AtEditor] = []

    def open_editor(notes: Any = NOTES, **how: Any) -> AtEditor:
        open_windows.append(opened(tmp_path, GAME, GAME.position(notes, box_of(GAME)), **how))
        return open_windows[-1]

    yield open_editor
    for each in open_windows:
        each.shell.close()


def face(at: AtEditor, space: str) -> str:
    die = at.state.grid[at.state.box.number[space]]
    return "" if die is None else f"{die.colour} {die.face}"


def die_on(at: AtEditor, space: str) -> str:
    return f"die-{at.state.grid[at.state.box.number[space]].ref}"


# By mouse


def test_a_spare_is_dragged_onto_the_table_and_back(editor: Any) -> None:
    at = editor()
    before = at.left("spare-die-red")
    at.drag("spare-die-red", "space-a4")
    assert face(at, "a4") == "red 1"
    assert at.left("spare-die-red") == before - 1
    at.put_back(die_on(at, "a4"))
    assert face(at, "a4") == ""
    assert at.left("spare-die-red") == before


def test_click_and_click_do_the_same(editor: Any) -> None:
    at = editor()
    at.click("spare-die-blue")
    at.click("space-b2")
    assert face(at, "b2") == "blue 1"
    assert not at.screen.area.hand.held


def test_a_piece_dropped_where_it_means_nothing_goes_home(editor: Any) -> None:
    at = editor()
    before = at.state
    at.drag(die_on(at, "f4"), "trackspace-blue-3")
    assert at.state == before
    assert not at.table.can_undo


def test_the_stamp_puts_one_after_the_other_until_none_is_left(editor: Any) -> None:
    at = editor()
    at.key(Qt.Key.Key_F3)
    at.click("spare-die-grey")
    for space in ("a4", "b4", "c4"):
        at.click(f"space-{space}")
        assert face(at, space) == "grey 1"
    at.key(Qt.Key.Key_Escape)
    assert not at.screen.area.hand.held
    at.click("space-d4")
    assert face(at, "d4") == ""
    at.key(Qt.Key.Key_Escape)
    assert at.screen.area.hand.tool == "hand"


def test_the_eraser_takes_away_what_is_clicked(editor: Any) -> None:
    at = editor()
    at.key(Qt.Key.Key_F4)
    at.click(die_on(at, "f4"))
    assert face(at, "f4") == ""
    at.click("space-a1")
    assert face(at, "e5") == "blue 3"


def test_a_held_spare_is_turned_before_it_is_put_down(editor: Any) -> None:
    at = editor()
    at.click("spare-die-red")
    at.key(Qt.Key.Key_R, Qt.Key.Key_R)
    at.click("space-a4")
    assert face(at, "a4") == "red 3"
    at.drag("spare-die-red", "space-b4")
    assert face(at, "b4") == "red 3"  # the next one of its sort is held the same way


def test_what_is_pointed_at_is_turned_and_removed_by_key(editor: Any) -> None:
    at = editor()
    at.move(at.spot(die_on(at, "f4")))
    at.key(Qt.Key.Key_R)
    assert face(at, "f4") == "red 3"
    at.move(at.spot(die_on(at, "f4")))
    at.key(Qt.Key.Key_Delete)
    assert face(at, "f4") == ""


def test_a_right_click_offers_what_a_thing_may_become(editor: Any) -> None:
    at = editor()
    at.ask_menu(die_on(at, "c3"))
    say = at.screen.say
    (captured,) = [each for each in at.table.editing.offers(at.state, die_on(at, "c3")) if isinstance(each.edit, Move)]
    at.choose(say(captured.words))
    assert GAME.deciding(at.state)[0].ask == "mj-ask-track"


def test_a_right_click_on_a_place_offers_what_may_be_put_there(editor: Any) -> None:
    at = editor()
    at.ask_menu("case-0-0")
    menu = at.menu()
    assert menu is not None
    (put,) = [action.menu() for action in menu.actions() if action.menu() is not None]
    vase = next(each for each in at.table.editing.spares(at.state) if each.id == "spare-vase-0-0")
    next(action for action in put.actions() if at.screen.say(vase.name) in action.text()).trigger()
    assert at.state.players[0].vases == 1


# By keyboard


def test_a_piece_is_put_by_keyboard_alone(editor: Any) -> None:
    at = editor()
    view = at.screen.area.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.stand_on("spare-die-red")
    at.key(Qt.Key.Key_Return)
    assert at.screen.area.hand.held == {"spare-die-red"}
    at.key(Qt.Key.Key_Up)
    assert view.focus in at.screen.area.hand.targets()
    there = at.state
    at.key(Qt.Key.Key_Return)
    assert at.state != there


def test_undo_and_redo_lead_through_all_edits(editor: Any) -> None:
    at = editor()
    states = [at.state]
    for edit in (Put("spare-die-red", "space-a4"), Set("points-0", 12), Set("ask", "after")):
        at.table.propose(edit)
        states.append(at.state)
    for state in reversed(states[:-1]):
        at.key(Qt.Key.Key_Z, held=CTRL)
        assert at.state == state
    at.key(Qt.Key.Key_Z, held=CTRL)
    assert at.state == states[0]
    for state in states[1:]:
        at.key(Qt.Key.Key_Y, held=CTRL)
        assert at.state == state


# What is no piece


def test_fields_change_the_position(editor: Any) -> None:
    at = editor()
    points = at.screen.panel.seats.row("points-0")
    QTest.mouseClick(points.stepper.plus, LEFT)
    assert at.state.players[0].score == 1
    ask = at.screen.panel.turn.row("ask")
    ask.choices.chosen.emit("after")
    assert at.state.stage == "after"
    switch = at.screen.panel.table.row("double_blue").switch
    QTest.mouseClick(switch, LEFT, pos=switch.rect().center())
    assert at.state.double_blue


def test_a_number_is_written(editor: Any) -> None:
    at = editor()
    field = at.screen.panel.seats.row("points-0").stepper.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "27")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert at.state.players[0].score == 27


def test_the_table_is_emptied_set_up_and_begun_for_others(editor: Any) -> None:
    at = editor()
    QTest.mouseClick(at.screen.tools.set_up, LEFT)
    assert all(at.state.grid[at.state.box.number[space]] for space in ("f4",)) or any(at.state.grid)
    assert not at.state.aside
    QTest.mouseClick(at.screen.tools.empty, LEFT)
    assert not any(at.state.grid)
    kind = next(each.value for each in at.screen.panel.kind.items if each.value.seats == 4)
    at.screen.panel.kind.chosen.emit(kind)
    assert len(at.state.players) == 4
    for _ in range(3):
        at.key(Qt.Key.Key_Z, held=CTRL)
    assert face(at, "f4") == "red 2"


def test_the_table_is_seen_from_each_side(editor: Any) -> None:
    at = editor()
    QTest.mouseClick(at.screen.panel.seats.parts[1].head, LEFT)
    settle()
    assert at.screen.area.situation.look.seat == 1
    assert at.screen.panel.seats.row("waiting-1").isVisible()
    assert at.screen.panel.seats.row("points-0").isVisible()


def test_a_double_click_lays_one_more_where_something_was_laid_last(editor: Any) -> None:
    at = editor()
    at.drag("spare-vase-0-0", "case-0-0")
    assert at.state.players[0].vases == 1
    at.double_click("spare-vase-0-0")
    assert at.state.players[0].vases == 2
    assert not at.screen.area.hand.held
    at.double_click("spare-die-red")  # it cannot lie there: the first place for it
    assert sum(die is not None for die in at.state.grid) == 4


# The rest, drawn


def test_the_seed_draws_what_the_position_does_not_say(editor: Any) -> None:
    at = editor()
    at.screen.check_now()
    seed = at.screen.panel.seed.row("seed").stepper
    assert seed.value == 0
    rng = at.state.rng
    QTest.mouseClick(seed.plus, LEFT)
    settle()
    assert (at.screen.rest.seed, seed.value) == (1, 1)
    assert at.state.rng != rng
    assert face(at, "f4") == "red 2"
    QTest.mouseClick(at.screen.panel.draw, LEFT)
    assert at.screen.rest.seed == 2
    at.screen.check_now()
    assert '"seed": 2' in at.screen.rest.notes
    drawn = at.state
    at.screen.rest.read(at.screen.rest.notes)
    assert at.state == drawn


def test_what_the_notation_cannot_say_is_not_drawn_anew(editor: Any) -> None:
    at = editor()
    at.table.propose(Set("waiting-0", 1))
    at.screen.check_now()
    before = at.state
    QTest.mouseClick(at.screen.panel.draw, LEFT)
    assert at.state == before
    assert at.screen.rest.seed == 0
    assert "waiting" in at.screen.panel.told.text()


# What is wrong


def remarked(at: AtEditor) -> None:
    at.table.propose(Put("spare-vase-1-0", "case-1-0"))
    at.screen.check_now()


def test_a_remark_that_is_meant_so_is_set_aside_and_stays_so(editor: Any, tmp_path: Path) -> None:
    at = editor({"grid": "f4 R2", "seats": [{"points": 3}, {}]})
    remarked(at)
    listed = at.screen.panel.findings
    points = next(card for card in listed.cards if card.finding.sentence.id == "mj-remark-no-points")
    count = len(listed.cards)
    QTest.mouseClick(points.so_be_it, LEFT)
    assert len(listed.cards) == count - 1
    assert listed.aside.isVisible()
    at.screen.leading.export_to(tmp_path / "mine")
    made = read_file(tmp_path / "mine.vestiges").made
    assert isinstance(made, MadePosition)
    assert made.meant == ("mj-remark-no-points score-1",)
    at.key(Qt.Key.Key_Escape)
    again = editor({"grid": "f4 R2", "seats": [{"points": 3}, {}]})
    assert len(again.screen.panel.findings.cards) == count - 1
    QTest.mouseClick(again.screen.panel.findings.aside, LEFT)
    assert len(again.screen.panel.findings.cards) == count
    assert not again.screen.panel.findings.aside.isVisible()


def test_an_error_cannot_be_meant(editor: Any) -> None:
    at = editor()
    wrong(at)
    assert not at.screen.panel.findings.cards[0].so_be_it.isVisible()


def wrong(at: AtEditor) -> None:
    roped = next(space.ref for space in at.state.box.spaces if space.roped)
    at.table.propose(Put("spare-token-1", f"space-{roped}"))
    at.screen.check_now()


def test_an_error_has_its_number_at_its_place_and_a_cure(editor: Any) -> None:
    at = editor()
    wrong(at)
    (card, *_) = at.screen.panel.findings.cards
    assert card.is_error
    assert card.rule.rule == "MJ-TOK-2"
    assert any(key.startswith("spoken:editor-error-number") for key in at.screen.area.scene._spoken)
    assert not at.screen.panel.play.isEnabled()
    assert "1" in at.screen.panel.play.words
    QTest.mouseClick(card.cures[0], LEFT)
    at.screen.check_now()
    assert not at.screen.errors
    assert at.screen.panel.play.isEnabled()
    at.key(Qt.Key.Key_Z, held=CTRL)
    at.screen.check_now()
    assert at.screen.errors


def test_what_is_wrong_is_told_a_moment_after_the_edit(editor: Any, qtbot: Any) -> None:
    at = editor()
    roped = next(space.ref for space in at.state.box.spaces if space.roped)
    at.table.propose(Put("spare-token-1", f"space-{roped}"))
    qtbot.waitUntil(lambda: bool(at.screen.errors), timeout=2000)


def test_an_impossible_position_is_not_played(editor: Any) -> None:
    at = editor()
    wrong(at)
    at.key(Qt.Key.Key_Return, held=CTRL)
    assert at.shell.trail[-1] is at.screen


# The way on


def test_play_from_here_begins_a_game_that_is_kept(editor: Any) -> None:
    at = editor()
    at.table.propose(Put("spare-die-red", "space-a4"))
    at.key(Qt.Key.Key_Return, held=CTRL)
    screen = at.shell.trail[-1]
    assert isinstance(screen, TableScreen)
    assert screen.table.timeline.state == at.state
    assert screen.table.timeline.record.start is not None
    assert [each.name for each in screen.table.timeline.record.seating] == ["Inès", "Malo"]
    assert screen.table.timeline.keeper is not None
    at.shell.back()


def test_no_game_begins_with_data_in_which_something_is_wrong(editor: Any) -> None:
    """The position comes from a game of somebody else, who has them."""
    at = editor()
    at.screen.edition = ERRORS[0][2](OwnBox(at.screen.edition)).edition
    at.key(Qt.Key.Key_Return, held=CTRL)
    assert at.shell.trail[-1] is at.screen
    assert "Aucune autre partie ne commence avec ces données" in at.screen.notice.accessibleName()


def test_nothing_is_lost_by_leaving(editor: Any) -> None:
    at = editor()
    begun = at.state
    wrong(at)
    left = at.state
    at.key(Qt.Key.Key_Escape)
    assert at.shell.trail[-1] is not at.screen
    again = editor()
    assert again.state == left
    assert again.screen.notice.isVisible()
    again.key(Qt.Key.Key_Z, held=CTRL)
    assert again.state == begun
    assert not list(drafts().glob("*.json"))  # there is nothing to keep any more


def test_a_damaged_draft_is_set_aside(editor: Any) -> None:
    at = editor()
    at.table.propose(Put("spare-die-red", "space-a4"))
    (file,) = drafts().glob("*.json")
    file.write_bytes(b'{"game": "marajoara", "position": {"grid": 7}}')
    again = editor()
    assert face(again, "a4") == ""
    assert file.with_suffix(".damaged").exists()


def test_the_notation_is_copied_and_pasted(editor: Any) -> None:
    at = editor()
    at.table.propose(Put("spare-die-red", "space-a4"))
    wanted = at.state
    at.screen.check_now()
    QTest.mouseClick(at.screen.panel.copy, LEFT)
    QTest.mouseClick(at.screen.tools.empty, LEFT)
    QTest.mouseClick(at.screen.panel.paste, LEFT)
    assert GAME.totals(at.state) == GAME.totals(wanted)
    assert face(at, "a4") == "red 1"
    for nonsense in ("", "[" * 9000, '{"grid": "z9 R2"}', '"x"', "7"):
        before = at.state
        QGuiApplication.clipboard().setText(nonsense)
        QTest.mouseClick(at.screen.panel.paste, LEFT)
        assert at.state == before
        assert at.screen.panel.told.text()


def test_a_position_is_exported_as_a_file_and_kept(editor: Any, tmp_path: Path) -> None:
    at = editor()
    at.screen.leading.export_to(tmp_path / "mine")
    made = read_file(tmp_path / "mine.vestiges").made
    assert made is not None
    assert made.kind == "position"
    at.screen.leading.keep()
    assert len(list(made_things().glob("*.vestiges"))) == 1
    at.screen.leading.export_to(tmp_path / "nowhere" / "mine")
    assert at.screen.notice.isVisible()


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_position_is_exported_as_a_picture_even_an_impossible_one(editor: Any, tmp_path: Path, ending: str) -> None:
    at = editor()
    wrong(at)
    file = tmp_path / f"mine.{ending}"
    at.screen.leading.export_to(file)
    beginning = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}
    assert file.read_bytes().startswith(beginning[ending])


def test_the_export_menu_offers_what_there_is(editor: Any) -> None:
    at = editor()
    QTest.mouseClick(at.screen.panel.export, LEFT)
    assert [each.isEnabled() for each in at.menu().actions() if each.text()] == [True] * 6
    at.menu().close()
    wrong(at)
    QTest.mouseClick(at.screen.panel.export, LEFT)
    enabled = [each.isEnabled() for each in at.menu().actions() if each.text()]
    assert enabled[:3] == [False] * 3
    assert enabled[-3:] == [True] * 3
    at.menu().close()


# Languages, sizes


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_has_room(editor: Any, size: tuple[int, int], theme: str) -> None:
    at = editor(size=size, theme=theme)
    wrong(at)
    panel = at.screen.panel
    buttons = (panel.export, panel.undo, panel.redo, panel.play, *panel.findings.cards[0].cures)
    waited(lambda: not any(each.is_cut() for each in buttons), 3000)
    assert not [each.words for each in buttons if each.is_cut()]
    assert at.screen.tools.back.geometry().right() <= at.screen.tools.width()


def test_the_language_changes_everything_at_once(editor: Any) -> None:
    at = editor()
    wrong(at)
    before = at.screen.panel.findings.cards[0].words.text(), at.screen.panel.play.words
    at.screen.program.set_language("en")
    after = at.screen.panel.findings.cards[0].words.text(), at.screen.panel.play.words
    assert all(one != other for one, other in zip(before, after, strict=True))
