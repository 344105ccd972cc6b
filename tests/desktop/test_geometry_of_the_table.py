"""The table screen at every size, in both languages, for one to four, in large letters: nothing overlaps or is cut."""

import logging
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QLabel, QWidget

from desktop.board.layers import Layer
from desktop.table.seats import PERSON
from desktop.table.table import Table
from desktop.widgets.buttons import Button
from rules.core.timeline import Timeline
from rules.text.localise import Language
from tests.desktop.at_the_table import AtTable, game, led_on, moves_of, sensible, settle
from tests.desktop.conftest import SitDown

SIZES = ((1280, 720), (1600, 1000), (2560, 1440))
BEFORE, MOVES = 20, 4


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_its_room(
    sit_down: SitDown,
    caplog: pytest.LogCaptureFixture,
    size: tuple[int, int],
    language: Language,
    scale: float,
) -> None:
    caplog.set_level(logging.DEBUG, "desktop.paint.text")
    for seats in (1, 2, 3, 4) if scale == 1 else (1, 4):
        at = sit_down(begun(seats), size=size, language=language, text_scale=scale)
        for number in range(MOVES):
            at.table.propose(sensible(at.table, number))
            settle()
        assert parts_that_overlap(at) == []
        assert boards_that_overlap(at) == []
        assert too_narrow(at) == []
        at.shell.grab()
        assert [record.getMessage() for record in caplog.records] == []
        at.shell.hide()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_dock_has_its_place_as_soon_as_the_window_has_its_size(sit_down: SitDown, scale: float) -> None:
    """Not only when Qt comes round to it: what is painted first after that takes a second in a large window."""
    at = sit_down(begun(2), size=(1100, 700), text_scale=scale)
    for size in ((1600, 1000), (1100, 700), (2560, 1440)):
        at.shell.resize(*size)
        assert at.screen.dock.geometry().right() == at.screen.rect().right()
        assert parts_that_overlap(at) == []
        settle()
        assert parts_that_overlap(at) == []


def begun(seats: int) -> Timeline:
    """In the third round, or so."""
    return led_on(at_its_start(seats), first_moves(seats))


def at_its_start(seats: int) -> Timeline:
    return game(*[PERSON] * seats, mission=int(seats == 1))


@cache
def first_moves(seats: int) -> tuple[Any, ...]:
    table = Table(at_its_start(seats))
    for number in range(BEFORE):
        table.propose(sensible(table, number))
    return moves_of(table.timeline)


def parts_that_overlap(at: AtTable) -> list[tuple[str, str]]:
    """Line at the top, table and dock: beside each other, and together the whole window."""
    screen = at.screen
    parts = {"top": screen.top, "table": screen.area, "dock": screen.dock}
    places = {name: QRect(part.mapTo(screen, part.rect().topLeft()), part.size()) for name, part in parts.items()}
    assert sum(place.width() * place.height() for place in places.values()) == screen.width() * screen.height()
    assert all(screen.rect().contains(place) for place in places.values())
    return [pair for pair in combinations(places, 2) if places[pair[0]].intersects(places[pair[1]])]


def boards_that_overlap(at: AtTable) -> list[tuple[str, str]]:
    """The boards on the felt, and whatever of them lies outside it."""
    boards = {
        sprite.key: sprite.place.rect.adjusted(1, 1, -1, -1)
        for sprite in at.screen.area.scene.sprites
        if sprite.layer == Layer.BOARD
    }
    felt = QRectF(0, 0, at.screen.area.view.width(), at.screen.area.view.height())
    outside = [(key, "felt") for key, place in boards.items() if not felt.contains(place)]
    assert {"tracks", "dig-site", "cart-board", "mat-0-0"} <= set(boards)
    tops = {key: place for key, place in boards.items() if not key.startswith("print-")}
    return outside + [pair for pair in combinations(tops, 2) if tops[pair[0]].intersects(tops[pair[1]])]


def too_narrow(at: AtTable) -> list[str]:
    """Words of widgets that have less room than they need."""
    found = []
    for each in at.screen.findChildren(QWidget):
        if not each.isVisibleTo(at.screen):
            continue
        if isinstance(each, Button) and each.height() < each.heightForWidth(each.width()):
            found.append(each.text())
        if isinstance(each, QLabel) and each.wordWrap() and each.height() < each.heightForWidth(each.width()):
            found.append(each.text())
    return found
