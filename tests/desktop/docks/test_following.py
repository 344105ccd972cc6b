"""The dock follows the table: its foot at once, the open page a moment later, or as soon as somebody asks for it."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.docks.move_rows import MoveRow
from rules.marajoara.moves import Capture
from tests.desktop.docks.tables import Evening, marajoara, marajoara_where


def listed(evening: Evening) -> list[object]:
    """The moves that stand in the list on the screen right now, without asking for it to be up to date."""
    return [row.move for row in evening.dock.pages.moves.list.rows if isinstance(row, MoveRow)]


def legal(evening: Evening) -> list[object]:
    return list(evening.table.legal)


def same(one: list[object], other: list[object]) -> bool:
    return sorted(map(repr, one)) == sorted(map(repr, other))


def test_a_move_stands_on_the_table_before_the_list_follows(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara(tmp_path, 20)
    before = legal(evening)
    assert same(listed(evening), before)
    evening.table.propose(before[0])
    assert evening.dock.action_bar.undo.isEnabled()
    assert same(listed(evening), before)
    qtbot.waitUntil(lambda: same(listed(evening), legal(evening)))


def test_whoever_asks_for_the_page_need_not_wait(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 20)
    evening.table.propose(legal(evening)[0])
    assert same([row.move for row in evening.dock.moves.shown.moves], legal(evening))
    assert same(listed(evening), legal(evening))


def test_whoever_goes_to_another_point_sees_its_moves_at_once(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 20)
    evening.table.undo()
    assert same(listed(evening), legal(evening))


def test_what_is_taken_is_lit_on_the_table_before_its_moves_come_first(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara_where(tmp_path, lambda legal: any(isinstance(move, Capture) for move in legal))
    jumper = next(move.start for move in evening.table.legal if isinstance(move, Capture))
    rows = evening.dock.pages.moves.list.rows
    evening.hand.take(f"die:{jumper}")
    assert evening.dock.pages.moves.list.rows == rows
    qtbot.waitUntil(lambda: any(isinstance(row, MoveRow) and row.is_lit for row in evening.dock.pages.moves.list.rows))


def test_a_hidden_dock_follows_when_it_comes_back(tmp_path: Path, qtbot: QtBot) -> None:
    evening = marajoara(tmp_path, 20)
    before = legal(evening)
    evening.dock.hide()
    evening.table.propose(before[0])
    qtbot.wait(100)
    assert same(listed(evening), before)
    evening.dock.show()
    assert same(listed(evening), legal(evening))


def test_a_move_is_told_of_the_position_in_which_it_was_legal(tmp_path: Path) -> None:
    """A row that is behind may still be painted or read out; it never speaks of a position that it does not know."""
    evening = marajoara_where(tmp_path, lambda legal: any(isinstance(move, Capture) for move in legal))
    rows = [row for row in evening.dock.moves.shown.moves if isinstance(row.move, Capture)]
    said = [evening.dock.formatter.move(row.move) for row in rows]
    evening.table.propose(rows[0].move)
    assert [row.sentence for row in rows] == said
    assert all(row.words for row in rows)


def test_the_foot_stays_where_it_is_whatever_confirm_says(tmp_path: Path) -> None:
    evening = marajoara(tmp_path)
    height = evening.dock.action_bar.height()
    for _ in range(40):
        evening.table.propose(legal(evening)[-1])
        action_bar = evening.dock.action_bar
        if not action_bar.choices and action_bar.plan(action_bar.width()).confirm_below is False:
            assert action_bar.height() == height
