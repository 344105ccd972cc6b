"""The usual keys work in every screen; macOS has them in a menu bar, each where its role puts it."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.app import SCREENS
from desktop.keys import KEYS
from desktop.shell import Shell
from desktop.table.seats import PERSON
from desktop.window_actions import MENUS
from desktop.window_keys import WINDOW_ACTS, WindowAct, role_of, sequences_of
from rules.core.about import NAME
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import AtTable, game, settle
from tests.desktop.conftest import SitDown, Window
from tests.desktop.windows import opened, window

pytestmark = pytest.mark.usefixtures("unpainted")

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
Role = QAction.MenuRole


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    made = window(tmp_path, language="en")
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.activateWindow()
    return made


def press(shell: Shell, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or shell, key, held)
    settle()


def top(shell: Shell) -> str:
    return shell.trail[-1].opened_as


def written(act: WindowAct, platform: str) -> list[str]:
    return [each.toString(QKeySequence.SequenceFormat.PortableText) for each in sequences_of(act, platform)]


def test_each_has_the_key_that_people_know() -> None:
    assert "Ctrl+N" in written("new", "linux")
    assert "Ctrl+O" in written("open", "linux")
    assert "Ctrl+W" in written("close", "linux")
    assert "Ctrl+Q" in written("quit", "win32")
    assert "Ctrl+," in written("settings", "linux")
    assert "F1" in written("help", "linux")
    assert "F11" in written("full-screen", "linux")
    assert sequences_of("about") == ()


def test_on_macos_the_system_alone_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QKeySequence, "keyBindings", lambda standard: [])
    sequences_of.cache_clear()
    assert all(sequences_of(act, "darwin") == () for act in WINDOW_ACTS)
    assert written("settings", "linux") == ["Ctrl+,"]
    sequences_of.cache_clear()


def test_no_key_of_the_table_is_one_of_them() -> None:
    usual = {each for act in WINDOW_ACTS for each in written(act, "linux")}
    shared = {each.act for each in KEYS if usual & {QKeySequence(key).toString() for key in each.keys}}
    assert shared == {"full-screen", "rules"}


@pytest.mark.parametrize("name", ["cabinet", "kept_games", "own_page", "settings", "about", "lessons", "teach"])
def test_they_work_in_every_screen(window: Window, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = window()
    if name != "cabinet":
        opened(shell, name)
    press(shell, KEY.Key_Comma, CTRL)
    assert top(shell) == "settings"
    press(shell, KEY.Key_W, CTRL)
    assert top(shell) == ("cabinet" if name == "settings" else name)
    press(shell, KEY.Key_F11)
    assert shell.isFullScreen()
    press(shell, KEY.Key_F11)
    assert not shell.isFullScreen()
    press(shell, KEY.Key_F1)
    assert top(shell) == "reader"
    press(shell, KEY.Key_F1)
    assert [each.opened_as for each in shell.trail].count("reader") == 1
    press(shell, KEY.Key_W, CTRL)
    asked: list[Any] = []
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["/a.vestiges"], ""))
    shell.opener = asked.append
    press(shell, KEY.Key_O, CTRL)
    assert asked == [[Path("/a.vestiges")]]
    press(shell, KEY.Key_N, CTRL)
    assert len(shell.trail) == 1
    press(shell, KEY.Key_W, CTRL)
    assert not shell.isVisible()


def test_new_asks_which_game_in_the_cabinet_and_knows_it_at_a_table(window: Window, sit_down: SitDown) -> None:
    cabinet = window()
    press(cabinet, KEY.Key_N, CTRL)
    assert cabinet.trail[0].case.question.is_asked  # type: ignore[attr-defined]
    at = sit_down(game(PERSON, PERSON))
    at.key(KEY.Key_N, held=CTRL)
    settle()
    assert [each.opened_as for each in at.shell.trail] == ["cabinet", "new_game"]
    assert at.shell.trail[-1].game_id == "marajoara"


def test_at_the_table_help_is_its_rules_and_the_comment_has_a_key_of_its_own(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON))
    at.key(KEY.Key_F1)
    settle()
    assert top(at.shell) == "reader"
    at.key(KEY.Key_W, held=CTRL)
    settle()
    assert top(at.shell) == "table"
    at.key(KEY.Key_Q, held=CTRL)
    settle()
    assert not at.shell.isVisible()


def test_they_work_through_the_curtain_and_show_nothing_of_the_table(sit_at_caravan: SitDown) -> None:
    at: AtTable = sit_at_caravan(caravan(PERSON, PERSON))
    assert at.screen.curtain.is_closed
    at.key(KEY.Key_F11)
    assert at.shell.isFullScreen()
    at.key(KEY.Key_F11)
    at.key(KEY.Key_Z, held=CTRL)
    assert at.screen.curtain.is_closed
    at.key(KEY.Key_W, held=CTRL)
    settle()
    assert at.screen not in at.shell.trail


def test_the_menu_bar_of_macos_has_the_usual_entries_by_role(shell: Shell) -> None:
    usual = shell.usual
    usual.show_bar(shell.program.say, "linux")
    assert usual.bar is None
    usual.show_bar(shell.program.say, "darwin")
    assert usual.bar is not None
    menus = {action.text(): [each.text() for each in action.menu().actions()] for action in usual.bar.actions()}
    assert list(menus) == ["File", "View", "Help"]
    assert menus["File"] == ["New game…", "Open…", "Close", "Settings…", "Quit Vestiges"]
    assert {act for _, acts in MENUS for act in acts} == set(WINDOW_ACTS)
    roles = {act: usual.actions[act].menuRole() for act in WINDOW_ACTS}
    assert roles["settings"] is Role.PreferencesRole
    assert roles["about"] is Role.AboutRole
    assert roles["quit"] is Role.QuitRole
    assert {role_of(act) for act in ("new", "open", "close", "help", "full-screen")} == {Role.NoRole}
    assert all(tuple(usual.actions[act].shortcuts()) == sequences_of(act) for act in WINDOW_ACTS)
    shell.program.set_language("fr")
    assert [action.text() for action in usual.bar.actions()] == ["Fichier", "Présentation", "Aide"]
    usual.actions["about"].trigger()
    assert top(shell) == "about"


# Titles


def test_the_title_says_game_and_turn(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON), language="en")
    title = at.shell.windowTitle()
    seat = at.screen.dock.now().seat
    assert title.startswith(f"Marajoara · {seat} · ")
    assert title.endswith(f" — {NAME}")
    while at.screen.dock.now().seat == seat:
        at.table.propose(at.table.legal[-1])
    settle()
    assert at.shell.windowTitle().startswith(f"Marajoara · {at.screen.dock.now().seat} · ")
    at.shell.home()
    assert at.shell.windowTitle() == NAME


def test_the_title_names_every_other_screen(shell: Shell) -> None:
    nothing = {"cabinet"}
    plain = {name for name in SCREENS if name in ("kept_games", "own_page", "settings", "about", "lessons", "teach")}
    for name in sorted(plain | nothing):
        opened(shell, name)
        assert (shell.windowTitle() == NAME) == (name in nothing), name
    opened(shell, "settings")
    shell.program.set_language("fr")
    assert shell.windowTitle() == f"Réglages — {NAME}"


def test_no_title_tells_a_secret(sit_at_caravan: SitDown) -> None:
    """It is seen in the taskbar, also while the screen is handed on."""
    at = sit_at_caravan(caravan(PERSON, PERSON))
    assert at.screen.curtain.is_closed
    top_line = at.screen.top
    parts = top_line.title.words, top_line.now.seat, top_line.now.step
    assert at.shell.windowTitle() == f"{' · '.join(filter(None, parts))} — {NAME}"
