"""From the new-game page to a begun game; what is said when it cannot be kept."""

import errno
import os
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.cabinet.home import Cabinet
from desktop.new_game.page import NewGame
from rules.core import durable
from rules.core.daily import day_of
from rules.core.folders import games_in_progress
from rules.core.journal import read
from rules.games import GAME_IDS
from rules.text.localise import Language
from tests.desktop.conftest import TableStandIn, Window
from tests.desktop.new_game.pages import focus, page_in, seated, tab_to

pytestmark = pytest.mark.usefixtures("unpainted")


def test_from_the_cabinet_to_a_begun_game_by_keyboard(window: Window, qtbot: QtBot) -> None:
    shell = window()
    cabinet = shell.trail[0]
    assert isinstance(cabinet, Cabinet)
    qtbot.waitUntil(lambda: focus() is cabinet.left.new_game)
    qtbot.keyClick(cabinet.left.new_game, Qt.Key.Key_Return)
    while cabinet.case.opened != "marajoara":
        qtbot.keyClick(focus(), Qt.Key.Key_Down)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    page = shell.trail[-1]
    assert isinstance(page, NewGame)
    page.dock.player.name.setFocus()
    qtbot.keyClicks(focus(), "Clara")
    page.opponents.rows[1].name.setFocus()
    tab_to(qtbot, page.opponents.rows[1].level)
    qtbot.keyClick(focus(), Qt.Key.Key_Space)
    qtbot.keyClick(focus(), Qt.Key.Key_Up)
    qtbot.keyClick(focus(), Qt.Key.Key_Up)
    qtbot.keyClick(focus(), Qt.Key.Key_Space)
    tab_to(qtbot, page.dock.action_bar.start)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    table: Any = shell.trail[-1]
    assert table is not page
    assert [(seat.player, seat.name) for seat in table.timeline.record.seating] == [
        ("person", "Clara"),
        ("regular", "Malo"),
    ]
    assert table.journal.path.parent == games_in_progress()
    assert read(table.journal.path, shell.program.library).is_whole


def test_the_game_begins_as_chosen(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(replace(seated(page, 3, first=0, ortho_only=True), seed=4_817_206, policy="strict"))
    page.start()
    record = shell.trail[-1].timeline.record  # type: ignore[attr-defined]
    assert record.seed == 4_817_206
    assert record.policy == "strict"
    assert record.options.ortho_only is True
    assert record.options.first == 0
    assert [screen.__class__.__name__ for screen in shell.trail] == ["Cabinet", "TableStandIn"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_challenge_of_the_day_begins_from_here(window: Window, game: str) -> None:
    shell = window()
    page = shell.open("new_game", game=game)
    assert isinstance(page, NewGame)
    link = page.dock.links["daily"]
    page.preparation.sit("computer")
    assert not link.isVisibleTo(page)
    page.preparation.sit("alone")
    assert link.isVisibleTo(page)
    assert page.preparation.best_of_today() is None
    link.click()
    table: Any = shell.trail[-1]
    assert day_of(page.game, table.timeline.record, date.today()) == date.today().isoformat()
    assert read(table.journal.path, shell.program.library).is_whole


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_guided_game_begins_from_here(window: Window, game: str) -> None:
    shell = window(name="Camille")
    page = shell.open("new_game", game=game)
    assert isinstance(page, NewGame)
    opened: dict[str, Any] = {}
    shell.register(
        "table", lambda program, shell, **how: opened.update(how) or TableStandIn(program, shell, how["timeline"])
    )
    page.dock.links["guided"].click()
    assert opened["guided"] is True
    assert [(seat.player, bool(seat.name)) for seat in opened["timeline"].record.seating] == [
        ("person", True),
        ("gentle", True),
    ]
    opened["journal"].close()


def test_a_disk_that_refuses_says_so(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    page = page_in(window())
    monkeypatch.setattr(durable, "write_all", full)
    page.start()
    assert page.shell.trail[-1] is page
    assert "full" in page.dock.action_bar.gap.text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_that_cannot_be_kept_says_why_and_is_begun_again(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: Language
) -> None:
    shell = window(language=language)
    page = page_in(shell)
    why = {
        "fr": "La partie ne peut pas être gardée dans «\u202fgames\u202f»\u00a0: l’accès est interdit.",
        "en": "The game cannot be kept in “games”: access is not allowed.",
    }[language]
    with monkeypatch.context() as refusing:
        refusing.setattr("rules.core.journal.created", read_only)
        page.start()
        assert shell.trail[-1] is page
        action_bar = page.dock.action_bar
        assert action_bar.gap.text() == why
        again, elsewhere = {"fr": ("Réessayer", "Un autre dossier…"), "en": ("Try again", "Another folder…")}[language]
        assert [each.words for each in action_bar.mends if each.isVisible()] == [again, elsewhere]
        action_bar.mends[0].click()
        assert shell.trail[-1] is page
        assert action_bar.gap.text() == why
    there = tmp_path / "stick"
    page.ask = lambda parent, title: there
    action_bar.mends[1].click()
    table: Any = shell.trail[-1]
    assert table.journal.path.parent == there
    assert read(table.journal.path, shell.program.library).is_whole
    assert [each.id for each in table.told] == ["journal-elsewhere"]


def read_only(*_: object) -> None:
    raise OSError(errno.EROFS, "no")
