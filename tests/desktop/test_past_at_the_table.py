"""Looking back at the table: the past is plainly the past, nothing is played there unasked, and one way leads out."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.board.past_look import PastLook
from desktop.celebration.screen import VictoryScreen
from desktop.docks.log_rows import EventRow, RoundRow, TurnRow
from desktop.docks.move_rows import MoveRow, NoteRow
from desktop.score.screen import ScoreScreen
from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from desktop.widgets.past_bar import Past
from tests.desktop.at_the_table import LEFT, AtTable, game, kept, sensible, settle
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY, KEEP = Qt.Key, Qt.KeyboardModifier


def played(at: AtTable, moves: int) -> AtTable:
    for number in range(moves):
        at.table.propose(sensible(at.table, number))
    return at


def seen_as_past(at: AtTable) -> bool:
    """Everything that tells the past says the same."""
    top, area = at.screen.top, at.screen.area
    signs = {
        top.is_past,
        top.past.isVisible(),
        not top.ask.isVisible(),
        at.screen.timeline.isVisible(),
        isinstance(area.view.viewport().graphicsEffect(), PastLook),
        at.table.is_looking_back,
    }
    assert len(signs) == 1
    return signs.pop()


def past(at: AtTable) -> Past:
    found = at.screen.dock.past()
    assert found is not None
    return found


def go_back(at: AtTable, point: int) -> None:
    """As a click on a line of the log does."""
    at.screen.dock.open("log")
    rows = at.screen.dock.log.list
    told = (EventRow, TurnRow, RoundRow)
    number = next(n for n, row in enumerate(rows.rows) if isinstance(row, told) and row.point == point)
    rows.bring_into_sight(number)
    place = rows.visualRect(rows.row_model.index(number, 0)).center()
    QTest.mouseMove(rows.viewport(), place)
    QTest.mouseClick(rows.viewport(), LEFT, pos=place)
    assert at.timeline.now == point


@pytest.fixture
def evening(sit_down: SitDown) -> AtTable:
    return played(sit_down(game()), 12)


def test_a_click_in_the_log_only_looks_and_everything_says_so(evening: AtTable) -> None:
    at = evening
    assert not seen_as_past(at)
    go_back(at, 5)
    assert seen_as_past(at)
    assert past(at).where == "Vous regardez le coup 5 sur 12"
    assert past(at).turn.endswith("allait jouer")
    assert "coup 5 sur 12" in at.screen.top.accessibleDescription()
    assert at.table.legal == ()
    assert not at.screen.dock.action_bar.confirm.isEnabled()
    assert not [key for key in at.screen.area.scene._marks if key.startswith(("state-can-take", "state-target"))]
    at.screen.dock.open("moves")
    rows = at.screen.dock.moves.list.rows
    assert not any(isinstance(row, MoveRow) for row in rows)
    assert any(isinstance(row, NoteRow) and "passé" in row.words for row in rows)
    assert at.screen.dock.moves.past.isVisible()


@pytest.mark.parametrize("how", ["escape", "bar", "moves", "log"])
def test_every_way_out_leads_to_where_the_game_stands(evening: AtTable, how: str) -> None:
    at = evening
    go_back(at, 5)
    match how:
        case "escape":
            at.key(KEY.Key_Escape)
        case "bar":
            QTest.mouseClick(at.screen.top.past.out, LEFT)
        case "moves":
            at.screen.dock.open("moves")
            at.screen.dock.moves.past.back.click()
        case "log":
            at.screen.dock.log.past.back.click()
    assert at.timeline.now == 12
    assert not seen_as_past(at)
    assert at.table.legal


def test_escape_in_the_present_leaves_nothing(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    at.key(KEY.Key_Escape, KEY.Key_Escape, KEY.Key_Escape)
    assert at.timeline.now == 12
    assert at.shell.trail[-1] is at.screen


def test_who_takes_a_move_back_simply_plays_on(evening: AtTable) -> None:
    at = evening
    at.table.undo()
    at.table.undo()
    assert not seen_as_past(at)
    assert at.table.legal
    move = next(each for each in at.table.legal if each != at.timeline.entry(at.timeline.line()[-2]).move)  # type: ignore[union-attr]
    at.make(move)
    assert at.last_move() == move


def test_the_way_back_leads_to_the_moves_that_were_taken_back(evening: AtTable) -> None:
    at = evening
    at.table.undo()
    go_back(at, 5)
    at.key(KEY.Key_Escape)
    assert at.timeline.now == 11
    assert not seen_as_past(at)


def test_undo_in_the_past_looks_further_back(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    at.table.undo()
    assert at.timeline.now == 4
    assert seen_as_past(at)


def test_taking_a_piece_in_the_past_asks_in_place(evening: AtTable) -> None:
    at = evening
    point = next(point for point in reversed(at.timeline.line()[2:-2]) if takable_at(at, point))
    go_back(at, point)
    piece = sorted(at.screen.area.gestures.could_be_taken())[0]
    at.click(piece)
    menu = at.menu()
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["Jouer d’ici\u202f?"]
    assert seen_as_past(at)
    menu.close()
    at.click(piece)
    at.choose("Jouer d’ici\u202f?")
    assert at.timeline.now == point
    assert not seen_as_past(at)
    assert at.screen.area.hand.held or at.table.legal


def takable_at(at: AtTable, point: int) -> bool:
    state = at.timeline.state_at(point)
    decisions = at.table.game.deciding(state)
    desk, legal = at.screen.area.desk, at.table.game.legal(state, decisions[0].seat)
    view = at.table.game.view(state, decisions[0].seat)
    return any(desk.handle(view, move).pieces for move in legal)


def test_the_pieces_can_be_asked_for_by_keyboard_too(evening: AtTable) -> None:
    at = evening
    point = next(point for point in reversed(at.timeline.line()[2:-2]) if takable_at(at, point))
    go_back(at, point)
    view = at.screen.area.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.stand_on(sorted(at.screen.area.gestures.could_be_taken())[0])
    at.key(KEY.Key_Return)
    assert at.menu() is not None
    at.menu().close()  # type: ignore[union-attr]


def test_play_from_here_goes_on_from_there(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    QTest.mouseClick(at.screen.top.past.play_on, LEFT)
    assert at.timeline.now == 5
    assert not seen_as_past(at)
    assert at.table.legal
    assert at.screen.dock.action_bar.redo.isEnabled()


def test_arrow_keys_and_buttons_go_a_move_back_and_on(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    at.key(KEY.Key_Left)
    assert at.timeline.now == 4
    at.key(KEY.Key_Right, KEY.Key_Right)
    assert at.timeline.now == 6
    at.key(KEY.Key_Home)
    assert at.timeline.now == 0
    at.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right)
    QTest.mouseClick(at.screen.top.past.back, LEFT)
    assert at.timeline.now == 5
    QTest.mouseClick(at.screen.top.past.on, LEFT)
    assert at.timeline.now == 6
    at.press(QPoint(3, 200))
    at.release(QPoint(3, 200))
    at.screen.area.view.setFocus(Qt.FocusReason.MouseFocusReason)
    at.key(KEY.Key_Left)
    assert at.timeline.now == 5
    at.key(KEY.Key_End)
    assert at.timeline.now == 12
    assert not seen_as_past(at)


def test_whoever_walks_over_the_table_keeps_the_arrow_keys(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    view = at.screen.area.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    stood = view.focus
    at.key(KEY.Key_Right)
    assert at.timeline.now == 5
    assert view.focus != stood


def test_the_line_under_the_bar_is_dragged_and_has_keys(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    line = at.screen.timeline
    QTest.mousePress(line, LEFT, pos=QPoint(round(line._x_of(8)), line.height() // 2))
    QTest.mouseMove(line, QPoint(round(line._x_of(3)), line.height() // 2))
    QTest.mouseRelease(line, LEFT, pos=QPoint(round(line._x_of(3)), line.height() // 2))
    assert at.timeline.now == 3
    line.setFocus(Qt.FocusReason.TabFocusReason)
    at.key(KEY.Key_Home)
    QTest.qWait(80)
    assert at.timeline.now == 0
    assert past(at).where == "Vous regardez le début de la partie"
    at.key(KEY.Key_End)
    QTest.qWait(80)
    assert at.timeline.now == 12
    assert not seen_as_past(at)
    assert at.focus is at.screen.area.view


def test_escape_takes_away_what_lies_over_the_table_first(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    at.screen.open_key_sheet()
    at.key(KEY.Key_Escape)
    assert not at.screen.keys.isVisible()
    assert seen_as_past(at)
    at.screen.dock.open("moves")
    at.screen.dock.search()
    at.type("e4")
    at.key(KEY.Key_Escape)
    assert at.screen.dock.moves.field.text() == ""
    assert seen_as_past(at)


def test_a_bot_does_not_play_in_the_past_until_somebody_plays_on(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "novice"))
    at.table.pause(True)
    timeline = at.timeline
    for _ in range(8):
        seat = at.table.game.deciding(timeline.state)[0].seat
        timeline.propose(at.table.game.legal(timeline.state, seat)[0])
    its_turn = next(
        point
        for point in reversed(timeline.line()[:-1])
        if at.table.game.deciding(timeline.state_at(point))[0].seat == 1
    )
    at.table.pause(False)
    at.table.go_to(its_turn)
    settle()
    assert past(at).turn.endswith("Malo allait jouer")
    assert at.timeline.now == its_turn


def test_what_is_on_the_screen_follows_the_language(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    at.screen.program.set_language("en")
    assert past(at).where == "You are looking at move 5 of 12"
    assert at.screen.top.past.where.words == "You are looking at move 5 of 12"
    assert at.screen.top.past.out.words == "Back to the game"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_bar_fits_and_says_first_where_one_is(
    sit_down: SitDown, size: tuple[int, int], language: str, text: float
) -> None:
    at = played(sit_down(game(), size=size, language=language, text_scale=text), 12)
    at.table.go_to(at.timeline.line()[5])
    settle()
    bar = at.screen.top.past
    shown: list[QWidget] = [bar.where, *(each for each in bar.buttons if not each.isHidden())]
    assert bar.auto in shown
    for one, other in itertools.pairwise(shown):
        assert one.geometry().right() < other.geometry().left()
    assert bar.geometry().right() < at.screen.top.language.geometry().left()
    assert all(bar.rect().contains(each.geometry()) for each in shown)
    assert not bar.where.is_cut()
    assert not bar.out.is_cut()


def test_a_game_opened_again_in_its_past_shows_that(sit_down: SitDown, tmp_path: Path) -> None:
    timeline = game()
    for _ in range(8):
        seat = timeline.game.deciding(timeline.state)[0].seat
        timeline.propose(timeline.game.legal(timeline.state, seat)[0])
    timeline.go_to(timeline.line()[3])
    at = sit_down(timeline)
    assert seen_as_past(at)
    at.key(KEY.Key_Escape)
    assert at.timeline.now == 8


def test_the_present_bears_no_trace_of_it(evening: AtTable) -> None:
    at = evening
    go_back(at, 5)
    at.key(KEY.Key_Escape)
    assert at.screen.area.view.viewport().graphicsEffect() is None
    assert at.screen.timeline.isHidden()
    assert not at.screen.past.way_back.isEnabled()


# From the score sheet


def finished(at: AtTable) -> ScoreScreen:
    number = 0
    while not at.table.is_over:
        at.table.propose(sensible(at.table, number))
        number += 1
    victory = at.shell.trail[-1]
    assert isinstance(victory, VictoryScreen)
    victory.action_bar.buttons["sheet"].click()
    score = at.shell.trail[-1]
    assert isinstance(score, ScoreScreen)
    return score


def test_a_turning_point_shows_the_past_and_leads_back_to_the_score(sit_down: SitDown, tmp_path: Path) -> None:
    timeline = game()
    at = sit_down(timeline, journal=kept(tmp_path, timeline))
    score = finished(at)
    end = at.timeline.now
    button = score.turning.buttons[0]
    button.click()
    settle()
    assert at.shell.trail[-1] is at.screen
    assert seen_as_past(at)
    assert past(at).where == f"Partie finie\u00a0: coup {at.timeline.now} sur {len(at.timeline.line()) - 1}"
    assert past(at).out == "Feuille de score"
    at.key(KEY.Key_Escape)
    settle()
    assert isinstance(at.shell.trail[-1], ScoreScreen)
    assert at.timeline.now == end


def test_the_game_that_is_taken_up_again_is_played(sit_down: SitDown, tmp_path: Path) -> None:
    timeline = game()
    at = sit_down(timeline, journal=kept(tmp_path, timeline))
    score = finished(at)
    score.resumptions().actions()[3].trigger()
    settle()
    table = at.shell.trail[-1]
    assert isinstance(table, TableScreen)
    assert not seen_as_past(at)
    assert table.table.legal


def test_from_the_end_of_a_game_a_button_and_a_key_lead_to_the_score(sit_down: SitDown, tmp_path: Path) -> None:
    timeline = game()
    at = sit_down(timeline, journal=kept(tmp_path, timeline))
    finished(at)
    at.shell.back()
    assert isinstance(at.shell.trail[-1], VictoryScreen)
    for act in (at.screen.dock.action_bar.confirm.click, lambda: at.key(KEY.Key_Return, held=KEEP.ControlModifier)):
        at.shell.back()
        settle()
        assert not seen_as_past(at)
        assert at.screen.dock.action_bar.confirm.text() == "Feuille de score"
        act()
        settle()
        assert isinstance(at.shell.trail[-1], ScoreScreen)
    at.shell.back()
    at.table.go_to(3)
    assert not at.screen.dock.action_bar.confirm.isEnabled()
