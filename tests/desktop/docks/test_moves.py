"""The list of moves: every legal move in words, filtered, grouped, lit, played."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.docks.move_rows import HeadingRow, MoreRow, MoveRow
from desktop.docks.search_text import folded, has_all
from rules.core.record import Played
from rules.marajoara.moves import Capture, Decline, EndTurn, Exhibit, Restore
from tests.desktop.docks.tables import Evening, marajoara, marajoara_where


def moves(evening: Evening) -> list[MoveRow]:
    return [row for row in evening.dock.moves.list.rows if isinstance(row, MoveRow)]


def captures(evening: Evening) -> list[Capture]:
    return [move for move in evening.table.legal if isinstance(move, Capture)]


def in_the_round(folder: Path) -> Evening:
    return marajoara_where(folder, lambda legal: any(isinstance(move, Capture) for move in legal))


def test_every_legal_move_stands_in_the_list_once(tmp_path: Path) -> None:
    evening = in_the_round(tmp_path)
    assert sorted(map(repr, (row.move for row in moves(evening)))) == sorted(map(repr, evening.table.legal))


def test_filter_and_enter_play_a_move(tmp_path: Path, qtbot: QtBot) -> None:
    evening = in_the_round(tmp_path)
    field = evening.dock.moves.field
    wanted = moves(evening)[7]
    qtbot.keyClicks(field, folded(wanted.sentence))
    assert moves(evening)[0].move == wanted.move
    before = evening.table.timeline.now
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert evening.table.timeline.now == before + 1
    entry = evening.table.timeline.entry(before + 1)
    assert isinstance(entry, Played)
    assert entry.move == wanted.move
    assert field.text() == ""


def test_the_filter_knows_no_accents_and_no_order() -> None:
    assert folded("Échéance à l’œuvre") == "echeance a l'oeuvre"
    assert has_all("Capturer le dé jaune 1 en d1", "JAUNE de")
    assert not has_all("Capturer le dé jaune 1 en d1", "jaune d2")


def test_arrows_walk_from_the_field_and_enter_plays_what_they_reach(tmp_path: Path, qtbot: QtBot) -> None:
    evening = in_the_round(tmp_path)
    field = evening.dock.moves.field
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(field, key)
    wanted = moves(evening)[1].move
    qtbot.keyClick(field, Qt.Key.Key_Return)
    entry = evening.table.timeline.entry(evening.table.timeline.now)
    assert isinstance(entry, Played)
    assert entry.move == wanted


def test_a_click_plays(tmp_path: Path, qtbot: QtBot) -> None:
    evening = in_the_round(tmp_path)
    page = evening.dock.moves
    at = next(at for at, row in enumerate(page.list.rows) if isinstance(row, MoveRow))
    place = page.list.visualRect(page.list.row_model.index(at, 0)).center()
    before = evening.table.timeline.now
    qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert evening.table.timeline.now == before + 1


def test_kinds_stand_under_headings_and_those_of_one_heading_together(tmp_path: Path) -> None:
    evening = marajoara_where(
        tmp_path,
        lambda legal: (
            any(isinstance(move, Capture) for move in legal)
            and any(isinstance(move, (Exhibit, Restore)) for move in legal)
        ),
    )
    headings = [row.words for row in evening.dock.moves.list.rows if isinstance(row, HeadingRow)]
    assert set(headings) == {"Captures", "Actions gratuites"}
    assert len(headings) == len(set(headings))


def test_points_that_a_move_brings_stand_beside_it(tmp_path: Path) -> None:
    evening = marajoara_where(tmp_path, lambda legal: any(isinstance(move, Exhibit) for move in legal))
    row = next(row for row in moves(evening) if isinstance(row.move, Exhibit))
    assert row.gain > 0
    assert f"+{row.gain}" in row.words


def test_moves_of_the_held_piece_come_first_and_lit(tmp_path: Path) -> None:
    evening = in_the_round(tmp_path)
    jumper = captures(evening)[-1].start
    assert evening.hand.take(f"die:{jumper}")
    lit = [row.move for row in moves(evening) if row.is_lit]
    assert lit == [move for move in captures(evening) if move.start == jumper]
    assert moves(evening)[0].is_lit
    more = next(row for row in evening.dock.moves.list.rows if isinstance(row, MoreRow))
    evening.dock.moves.list.picked.emit(more)
    assert len(moves(evening)) > len(lit)
    evening.hand.let_go()
    assert not any(row.is_lit for row in moves(evening))


def test_a_soft_warning_stands_in_the_line_of_its_move(tmp_path: Path) -> None:
    evening = marajoara_where(tmp_path, lambda legal: any(isinstance(move, Decline) for move in legal))
    row = next(row for row in moves(evening) if isinstance(row.move, Decline))
    assert row.warning
    assert row.warning in row.words


def test_the_move_under_the_pointer_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    evening = in_the_round(tmp_path)
    told: list[object] = []
    evening.dock.pages.moves.pointed.connect(told.append)
    qtbot.keyClick(evening.dock.moves.field, Qt.Key.Key_Down)
    assert told[-1] == moves(evening)[0].move


def test_an_empty_list_says_why(tmp_path: Path, qtbot: QtBot) -> None:
    evening = in_the_round(tmp_path)
    qtbot.keyClicks(evening.dock.moves.field, "xyzzy")
    assert evening.words("moves")[0] == "Aucun coup ne contient ces mots."


def test_the_foot_shows_what_can_be_done(tmp_path: Path) -> None:
    start = marajoara(tmp_path)
    action_bar = start.dock.action_bar
    assert [action_bar.undo.isEnabled(), action_bar.redo.isEnabled(), action_bar.confirm.isEnabled()] == [
        False,
        False,
        False,
    ]
    assert action_bar.confirm.text() == "Confirmer"
    start.table.propose(start.table.legal[0])
    assert action_bar.undo.isEnabled()
    action_bar.undo.click()
    assert start.table.timeline.now == 0
    assert action_bar.redo.isEnabled()
    action_bar.redo.click()
    assert start.table.timeline.now == 1


def test_confirm_is_the_one_move_that_is_a_button(tmp_path: Path) -> None:
    evening = marajoara_where(tmp_path, lambda legal: [type(move) for move in legal] == [EndTurn])
    confirm = evening.dock.action_bar.confirm
    assert confirm.text() == "Terminer le tour"
    before = evening.table.timeline.now
    confirm.click()
    assert evening.table.timeline.now == before + 1


def test_confirm_asks_once_more_where_people_tend_to_regret(tmp_path: Path) -> None:
    evening = marajoara_where(tmp_path, lambda legal: any(isinstance(move, Decline) for move in legal))
    action_bar, before = evening.dock.action_bar, evening.table.timeline.now
    action_bar.confirm.click()
    assert evening.table.timeline.now == before
    assert "Confirmez encore" in action_bar.note.text()
    assert action_bar.note.isVisible()
    action_bar.confirm.click()
    assert evening.table.timeline.now == before + 1
    assert not action_bar.note.isVisible()
