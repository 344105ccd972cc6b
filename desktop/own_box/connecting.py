"""Who hears whom in the window of an owner's data, and its keys."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.own_box.room import CHART, TABLE
from desktop.page.ways_out import open_menu

if TYPE_CHECKING:
    from desktop.own_box.screen import OwnBoxScreen


def connect(screen: "OwnBoxScreen") -> None:
    connect_parts(screen)
    connect_rest(screen)
    connect_keys(screen)


def connect_parts(screen: "OwnBoxScreen") -> None:
    draft, table, board, side = screen.draft, screen.table, screen.board, screen.side
    editing, ways = screen.editing, screen.ways
    draft.changed.connect(screen.hear_change)
    draft.checked_anew.connect(screen.hear_checks)
    draft.unkept.connect(screen.tell)
    draft.selected_anew.connect(screen.hear_selected)
    side.part_wanted.connect(screen.open_part)
    side.changes_wanted.connect(screen.open_changes)
    side.first_wanted.connect(screen.open_first)
    side.base_wanted.connect(screen.go_to_base)
    board.section_wanted.connect(screen.open_section)
    board.searched.connect(lambda _: screen.searching.start())
    board.filtered.connect(lambda _: screen.show_lines())
    table.edited.connect(editing.edit)
    table.form_wanted.connect(ways.open_form)
    table.question_wanted.connect(screen.questions.ask)
    table.agreed.connect(lambda agreed: screen.questions.answer(agreed=agreed))
    table.selected.connect(screen.look_at)
    table.put_back.connect(editing.put_back)
    table.row_wanted.connect(ways.add_row)
    table.row_taken.connect(editing.take_row)
    table.cured.connect(editing.cure)
    table.rule_wanted.connect(screen.read_rule)
    table.menu_wanted.connect(ways.open_row_menu)


def connect_rest(screen: "OwnBoxScreen") -> None:
    editing, ways = screen.editing, screen.ways
    screen.header.back.connect(screen.leave_screen)
    screen.header.menu.connect(lambda: open_menu(screen.shell, screen, screen.header.menu_button))
    screen.header.language.connect(screen.program.set_language)
    screen.notice.acted.connect(lambda _: screen.tell(None))
    screen.row.edited.connect(editing.edit_whole)
    screen.row.put_back.connect(editing.put_back)
    screen.row.question_wanted.connect(screen.questions.ask)
    screen.problems.wanted.connect(ways.go_to_finding)
    screen.problems.rule_wanted.connect(screen.read_rule)
    screen.problems.cured.connect(editing.cure)
    screen.doing.play_wanted.connect(screen.play)
    screen.doing.told.connect(screen.tell_words)
    screen.sharing.brought.connect(screen.compare)
    screen.sharing.foreign.connect(screen.shell.opener)
    screen.sharing.told.connect(screen.tell)
    screen.views.chosen.connect(screen.room.show)
    screen.right.turned.connect(screen.room.share)
    screen.right.large_wanted.connect(lambda: screen.room.show(TABLE if screen.room.view == CHART else CHART))


def connect_keys(screen: "OwnBoxScreen") -> None:
    draft, ways = screen.draft, screen.ways
    keys: dict[object, Callable[[], object]] = {
        QKeySequence.StandardKey.Undo: draft.undo,
        QKeySequence.StandardKey.Redo: draft.redo,
        QKeySequence.StandardKey.Find: screen.board.search.setFocus,
        Qt.Key.Key_F6: partial(ways.go_round, 1),
        Qt.Modifier.SHIFT | Qt.Key.Key_F6: partial(ways.go_round, -1),
        Qt.Key.Key_F8: partial(ways.next_finding, 1),
        Qt.Modifier.SHIFT | Qt.Key.Key_F8: partial(ways.next_finding, -1),
    }
    for key, act in keys.items():
        shortcut = QShortcut(QKeySequence(key), screen, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)  # type: ignore[call-overload]
        shortcut.activated.connect(act)
