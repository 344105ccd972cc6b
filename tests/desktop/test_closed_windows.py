"""A window that is closed is forgotten, with everything that its screens knew."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.desktop import at_the_table
from tests.desktop.at_the_table import sensible, settle
from tests.desktop.windows import opened, window

SCREENS = {
    "new_game": {"game": "marajoara"},
    "settings": {},
    "kept_games": {},
    "own_page": {},
    "lessons": {},
    "plan": {},
}


def deleted() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    gc.collect()


def test_a_closed_table_is_forgotten(tmp_path: Path) -> None:
    at = at_the_table.opened(tmp_path)
    for number in range(12):
        at.table.propose(sensible(at.table, number))
        settle()
    for page in ("log", "rules", "pieces", "moves"):
        at.screen.dock.open(page)
        settle()
    known = {
        name: weakref.ref(each)
        for name, each in {
            "table": at.table,
            "timeline": at.timeline,
            "area": at.screen.area,
            "hand": at.screen.area.hand,
            "dock": at.screen.dock,
            "list": at.screen.dock.moves.list,
            "opponents": at.screen.opponents,
        }.items()
    }
    at_the_table.close(at)
    del at
    deleted()
    assert [name for name, each in known.items() if each() is not None] == []


@pytest.mark.parametrize("name", SCREENS)
def test_and_so_is_every_other_screen_that_is_left(tmp_path: Path, name: str) -> None:
    shell = window(tmp_path)
    screen = weakref.ref(opened(shell, name, **SCREENS[name]))
    assert screen() is not None
    shell.back()
    deleted()
    assert screen() is None
    shell.close()
    shell.deleteLater()
    deleted()
