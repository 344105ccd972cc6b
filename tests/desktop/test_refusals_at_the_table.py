"""Why not: the reason beside the place while one hovers, its cure, the way home, and being asked once more."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.board.bubble import Bubble
from desktop.docks.move_rows import MoveRow
from desktop.games.marajoara.keys import die_key
from desktop.paint.reason import ReasonText
from rules.core.types import Json
from tests.desktop.at_the_table import LEFT, AtTable, game, waited
from tests.desktop.conftest import SitDown

FULL_ROW: Json = {"grid": "d4 R1, e4 R1, d5 Y1, h8 B1", "seats": [{"store": "R1 R2 R3"}, {}]}
"""The only die that d4 can capture has no room in the storage (MJ-CAP-6)."""


def die_on(at: AtTable, space: str) -> str:
    view = at.table.view
    return die_key(view.grid[view.box.number[space]].ref)


def shown(at: AtTable) -> Bubble:
    bubble = at.screen.area.bubble
    assert bubble.isVisible()
    return bubble


def told(at: AtTable) -> ReasonText:
    reason = shown(at).reason
    assert reason is not None
    return reason


def marks(at: AtTable, name: str) -> set[str]:
    """What bears such a mark on the table."""
    return {key.partition(":")[2] for key in at.screen.area.scene._marks if key.startswith(f"{name}:")}


def test_hovering_says_why_not_beside_the_place_and_what_would_cure_it(sit_down: SitDown) -> None:
    at = sit_down(game(notes=FULL_ROW))
    at.carry(die_on(at, "d4"), "space-f4")
    bubble = at.screen.area.bubble
    assert bubble.isVisible()
    assert told(at).rule == "MJ-CAP-6"
    assert told(at).title
    assert told(at).cure
    assert "MJ-CAP-6" in bubble.accessibleName()
    place = QRectF(at.spot("space-f4") - QPoint(45, 45), at.spot("space-f4") + QPoint(45, 45))
    assert place.contains(shown(at).tip)
    assert not shown(at).box.intersects(place.adjusted(12, 12, -12, -12))
    assert QRectF(at.screen.area.rect()).contains(shown(at).box)
    assert marks(at, "state-refused") == {"space-f4"}
    row = {die_key(die.ref) for die in at.table.view.players[0].museums[0].red if die is not None}
    assert marks(at, "state-can-take") == row
    assert at.timeline.last == 0


def test_the_reason_goes_where_the_hand_goes_on(sit_down: SitDown) -> None:
    at = sit_down(game(notes={**FULL_ROW, "grid": "d4 R1, e4 R1, d5 Y1, h8 B1"}))
    at.carry(die_on(at, "d4"), "space-f4")
    assert at.screen.area.bubble.isVisible()
    at.move(at.spot("space-d6"))
    assert not at.screen.area.bubble.isVisible()
    assert marks(at, "state-target-strong") == {"space-d6"}
    at.release(at.spot("space-d6"))
    assert at.timeline.last == 1


def test_a_refused_drop_glides_home_and_leaves_the_reason(sit_down: SitDown) -> None:
    at = sit_down(game(notes=FULL_ROW), pace="normal")
    piece = die_on(at, "d4")
    item = at.screen.area.scene._items[piece]
    at.drag(piece, "space-f4")
    home = at.screen.area.scene.place_of(piece)
    assert home is not None
    assert at.screen.area.animations.under_way
    far = abs(item.x() - home.x)
    assert far > 60
    assert at.screen.area.bubble.isVisible()
    assert waited(lambda: 5 < abs(item.x() - home.x) < far - 5, 1000)
    assert waited(lambda: not at.screen.area.animations.under_way, 1000)
    assert (item.x(), item.y()) == (home.x, home.y)
    assert not at.screen.area.hand.held
    at.press(QPoint(3, 3))
    at.release(QPoint(3, 3))
    assert not at.screen.area.bubble.isVisible()


def test_escape_takes_the_reason_away(sit_down: SitDown) -> None:
    at = sit_down(game(notes=FULL_ROW))
    at.carry(die_on(at, "d4"), "space-f4")
    QTest.keyClick(at.screen.area.view, Qt.Key.Key_Escape)
    assert not at.screen.area.bubble.isVisible()
    assert not at.screen.area.hand.held


def test_the_tag_leads_to_the_rule(sit_down: SitDown) -> None:
    at = sit_down(game(notes=FULL_ROW))
    at.drag(die_on(at, "d4"), "space-f4")
    at.click_the_window(shown(at).tag.center().toPoint())
    dock = at.screen.dock
    assert dock.page == "rules"
    assert next(row.rule.id for row in dock.rules.list.rows if hasattr(row, "rule")) == "MJ-CAP-6"
    assert not at.screen.area.bubble.isVisible()


def test_what_no_rule_of_the_game_says_has_no_tag(sit_down: SitDown) -> None:
    at = sit_down(game(notes=FULL_ROW))
    at.table.redo()
    assert at.screen.area.bubble.accessibleName() == "Il n’y a rien à rétablir."
    assert shown(at).tag.width() == 0
    at.key(Qt.Key.Key_F1)
    assert at.shell.trail[-1].paper.at == ""  # type: ignore[attr-defined]


def test_a_piece_that_cannot_move_may_be_lifted_and_says_why(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1, a8 B1"}))
    at.carry(die_on(at, "a8"), "space-c8")
    assert at.screen.area.hand.held
    assert told(at).rule.startswith("MJ-")
    at.release(at.spot("space-c8"))
    assert at.timeline.last == 0
    assert not at.screen.area.hand.held


def test_another_piece_is_taken_instead_and_a_second_click_puts_back(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1, d5 B1"}))
    first, other = die_on(at, "d4"), die_on(at, "e4")
    at.click(first)
    assert at.screen.area.hand.held == {first}
    at.click(other)
    assert at.screen.area.hand.held == {other}
    at.click(other)
    assert at.screen.area.hand.held == frozenset()


def test_lit_pieces_join_those_in_the_hand(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"seats": [{"store": "Y6 Y6 R1 R2"}, {}], "stage": "after"}))
    red = [die_key(die.ref) for die in at.table.view.players[0].museums[0].red if die is not None]
    at.click(red[0])
    at.click(red[1])
    assert at.screen.area.hand.held == set(red)
    at.drag(red[0], "case-0-0")
    assert at.last_move().slots == ("R1", "R2")


def test_two_quick_clicks_are_two_clicks(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"captured": "G3", "seats": [{"store": "B1 B2"}, {}]}))
    at.make(next(move for move in at.table.legal if move.track == "blue"))
    blue = die_key(at.table.view.players[0].museums[0].blue[0].ref)
    at.click(blue)
    QTest.mouseDClick(at.view, LEFT, pos=at.spot(blue))
    at.release(at.spot(blue))
    assert at.table.view.players[0].museums[0].blue[0].face == 3


# What people tend to regret

END_EARLY: Json = {"grid": "d4 R1, e4 Y1", "tokens": {"f4": 0}, "seats": [{"store": "B1"}, {}]}


def test_a_button_asks_once_more_before_what_people_regret(sit_down: SitDown) -> None:
    at = sit_down(game(notes=END_EARLY))
    at.make(next(move for move in at.table.legal if move.to == "f4"))
    action_bar, now = at.screen.dock.action_bar, at.timeline.now
    QTest.mouseClick(action_bar.confirm, LEFT)
    assert at.timeline.now == now
    assert action_bar.note.isVisible()
    QTest.mouseClick(action_bar.confirm, LEFT)
    assert at.timeline.now == now + 1


def test_the_first_press_is_forgotten_when_something_else_is_done(sit_down: SitDown) -> None:
    at = sit_down(game(notes=END_EARLY))
    at.make(next(move for move in at.table.legal if move.to == "f4"))
    action_bar = at.screen.dock.action_bar
    QTest.mouseClick(action_bar.confirm, LEFT)
    at.table.undo()
    at.table.redo()
    assert not action_bar.note.isVisible()
    now = at.timeline.now
    QTest.mouseClick(action_bar.confirm, LEFT)
    assert at.timeline.now == now


def test_a_gesture_asks_once_more_too(sit_down: SitDown) -> None:
    """A grey 6 that goes past the end of a track."""
    at = sit_down(game(notes={"captured": "G6", "seats": [{"discs": {"blue": 7, "red": 1}}, {}]}))
    wasteful = next(move for move in at.table.legal if move.track == "blue")
    (warning,) = at.table.warnings(wasteful)
    for answer, moves in (("Réfléchir encore", 0), ("Jouer quand même", 1)):
        at.drag("disc-0-blue", "trackspace-blue-9")
        menu = at.menu()
        assert menu is not None
        assert at.screen.area.situation.say(warning.sentence) in [action.text() for action in menu.actions()]
        at.choose(answer)
        assert at.timeline.last == moves
    assert at.last_move() == wasteful


def test_who_wants_no_warnings_is_not_asked(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"captured": "G6", "seats": [{"discs": {"blue": 7, "red": 1}}, {}]}), warnings=False)
    at.drag("disc-0-blue", "trackspace-blue-9")
    assert at.menu() is None
    assert at.timeline.last == 1


def test_the_list_of_moves_says_the_warning_in_the_line_itself(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"captured": "G6", "seats": [{"discs": {"blue": 7, "red": 1}}, {}]}))
    row = next(row for row in at.screen.dock.moves.shown.moves if row.move.track == "blue")
    assert row.warning
    assert row.warning in row.words


WASTE: Json = {"captured": "G6", "seats": [{"discs": {"blue": 7, "red": 1}}, {}]}
"""A grey 6 that may go past the end of a track."""


def row_of(at: AtTable, track: str) -> int:
    rows = at.screen.dock.moves.list.rows
    return next(number for number, row in enumerate(rows) if isinstance(row, MoveRow) and row.move.track == track)


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_the_list_of_moves_asks_once_more_too(sit_down: SitDown, by_mouse: bool) -> None:
    at = sit_down(game(notes=WASTE))
    rows = at.screen.dock.moves.list
    number = row_of(at, "blue")
    (warning,) = at.table.warnings(rows.rows[number].move)  # type: ignore[attr-defined]
    for answer, moves in (("Réfléchir encore", 0), ("Jouer quand même", 1)):
        if by_mouse:
            QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.row_model.index(number, 0)).center())
        else:
            rows.setFocus(Qt.FocusReason.TabFocusReason)
            rows.choose(number)
            at.key(Qt.Key.Key_Return)
        assert at.timeline.last == 0
        menu = at.menu()
        assert menu is not None
        assert at.screen.area.situation.say(warning.sentence) in [action.text() for action in menu.actions()]
        if by_mouse:
            at.choose(answer)
        else:
            while menu.activeAction().text() != answer:
                at.key(Qt.Key.Key_Down)
            at.key(Qt.Key.Key_Return)
        assert at.timeline.last == moves


def test_a_warning_leads_to_its_rule(sit_down: SitDown) -> None:
    at = sit_down(game(notes=WASTE))
    (warning,) = at.table.warnings(next(move for move in at.table.legal if move.track == "blue"))
    at.drag("disc-0-blue", "trackspace-blue-9")
    at.choose(at.screen.program.say("dock-rule-link", rule=warning.rule))
    assert at.screen.dock.page == "rules"
    assert next(row.rule.id for row in at.screen.dock.rules.list.rows if hasattr(row, "rule")) == warning.rule
    assert at.timeline.last == 0


def test_the_warning_of_a_button_leads_to_its_rule(sit_down: SitDown) -> None:
    at = sit_down(game(notes=END_EARLY))
    at.make(next(move for move in at.table.legal if move.to == "f4"))
    action_bar = at.screen.dock.action_bar
    QTest.mouseClick(action_bar.confirm, LEFT)
    assert action_bar.rule.isVisible()
    rule = action_bar.rule.rule
    QTest.mouseClick(action_bar.rule, LEFT)
    assert next(row.rule.id for row in at.screen.dock.rules.list.rows if hasattr(row, "rule")) == rule


# Without a choice of piece


def test_where_there_is_only_one_piece_a_click_on_the_place_is_enough(sit_down: SitDown) -> None:
    at = sit_down(game())
    assert {"space-c3", "space-f3", "space-c6", "space-f6"} <= marks(at, "state-target")
    at.click("space-c3")
    assert at.last_move().space == "c3"
    at.click("token-hand")
    at.click("space-f6")
    assert at.last_move().space == "f6"


def test_where_there_are_several_a_place_waits_for_one(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1"}))
    assert marks(at, "state-target") == set()
    at.click("space-c4")
    assert at.timeline.last == 0


# Menus


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_choice_is_in_the_colours_of_the_table(sit_down: SitDown, theme: str) -> None:
    at = sit_down(game(notes={"captured": "G6", "seats": [{"discs": {"blue": 7, "red": 1}}, {}]}), theme=theme)
    at.drag("disc-0-blue", "trackspace-blue-9")
    menu = at.menu()
    assert menu is not None
    assert menu.activeAction().text() == "Jouer quand même"
    ground = menu.grab().toImage().pixelColor(8, menu.height() - 8)
    assert ground.name() == at.screen.area.situation.look.style.theme.raised.lower()
    (note,) = (each for each in menu.findChildren(QLabel) if each.text())
    assert note.height() >= note.heightForWidth(note.width())
    menu.close()
