"""All drawing needs a running QApplication; and a window with everything kept in a folder of the test."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.aim.seen import all_seen
from desktop.app import SCREENS, late
from desktop.cabinet.newcomer import settled
from desktop.program import Program
from desktop.screen import Screen
from desktop.settings import SettingsFile
from desktop.shell import Shell
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Problem
from rules.core.folders import HOME_VARIABLE, games_in_progress
from rules.core.journal import Journal, begin
from rules.core.record import Record
from rules.core.timeline import Timeline
from rules.games import game_named
from tests.desktop import at_the_caravan, at_the_table, windows
from tests.desktop.at_the_table import AtTable
from tests.desktop.processes import beginning_at_once

SitDown = Callable[..., AtTable]
NEVER_MS = 3_600_000


@pytest.fixture(scope="module", autouse=True)
def _processes_begin_at_once() -> Iterator[None]:
    with beginning_at_once():
        yield


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> Iterator[None]:
    """Kept by pytest-qt for the whole run. Windows that a test leaves open are closed and deleted after it: hundreds of
    them would fill the memory.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None and type(widget).__module__.startswith("desktop."):
            widget.close()
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SitDown]:
    """Opens the real window with a game on the table; all that is kept is kept in the folder of the test."""
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    monkeypatch.setattr("desktop.table.opponents.secrets.randbits", lambda bits: 7)  # bots choose the same every time
    monkeypatch.setattr("desktop.table_screen.warming.LEISURE_MS", NEVER_MS)  # nobody thinks who was not asked
    yield from tables_opened(partial(at_the_table.opened, tmp_path))


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows are laid out and never painted: for tests that look at places and words, and at no picture.

    One that looks at a picture all the same enables the updates of its window.
    """
    really_make = Shell.__init__

    def make(shell: Shell, *args: Any, **how: Any) -> None:
        really_make(shell, *args, **how)
        shell.setUpdatesEnabled(False)

    monkeypatch.setattr(Shell, "__init__", make)


def tables_opened(opened: SitDown) -> Iterator[SitDown]:
    """They are closed after the test."""
    tables: list[AtTable] = []

    def open_table(*args: object, **how: object) -> AtTable:
        tables.append(opened(*args, **how))
        return tables[-1]

    yield open_table
    for table in tables:
        at_the_table.close(table)


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    """The window with all screens, and an empty one at the bottom of its trail."""
    made = windows.window(tmp_path)
    qtbot.addWidget(made)
    return made


Window = Callable[..., Shell]


class TableStandIn(Screen):
    def __init__(
        self,
        program: Program,
        shell: Shell,
        timeline: Timeline,
        journal: Journal | None = None,
        told: tuple[Problem, ...] = (),
        *,
        guided: bool = False,
    ) -> None:
        super().__init__(program)
        self.timeline, self.journal, self.told, self.guided = timeline, journal, told, guided

    def leave(self) -> None:
        if self.journal is not None:
            self.journal.close()


HOMES = count()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a test keeps what it keeps; nothing is made there before."""
    folder = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}" / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_little_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens show the cloth in their place: no process is begun for them where nobody looks at them."""
    monkeypatch.setattr("desktop.board.picture_queue.AFTER_MS", NEVER_MS)


@pytest.fixture
def little_pictures(_no_little_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are painted, and never where the window waits for it."""
    monkeypatch.setattr("desktop.board.picture_queue.AFTER_MS", 1)
    monkeypatch.setattr(
        "desktop.board.cutting.Painting", lambda *_: pytest.fail("painted where the window waits for it")
    )


@pytest.fixture
def marajoara() -> AnyGame:
    game = game_named("marajoara")
    assert game is not None
    return game


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    """Opens the cabinet in a window of this size, with these settings."""
    opened: list[Shell] = []

    def open_window(size: tuple[int, int] = (1600, 1000), **settings: Any) -> Shell:
        file = SettingsFile()
        file.change(**{"language": "en", "pace": "off", "windows": {}, "seen": {**all_seen(), **settled()}, **settings})
        shell = Shell(windows.sharing(Program(file)))
        shell.setMinimumSize(0, 0)
        for name, place in SCREENS.items():
            shell.register(name, late(place))
        shell.register("table", TableStandIn)
        shell.resize(*size)
        shell.open("cabinet")
        opened.append(shell)
        with qtbot.waitActive(shell):
            shell.show()
            shell.activateWindow()
        return shell

    yield open_window
    for shell in opened:
        shell.home()
        shell.close()
        shell.deleteLater()
    QApplication.processEvents()


def played(game: AnyGame, program: Program, names: tuple[str, ...], moves: int, **options: Any) -> Path:
    """A game kept on disk, as many moves as wanted played in it."""
    record = Record(
        game=game.id,
        rules_version=game.rules_version,
        edition_version=program.library.edition(game).version,
        corrections=(),
        options=game.options_type(**options),
        seating=tuple(Seating("person", name, colour) for name, colour in zip(names, game.colours, strict=False)),
        seed=7,
        policy="friendly",
    )
    timeline = Timeline(game, record, program.library.box(game))
    journal = begin(games_in_progress(), timeline)
    assert isinstance(journal, Journal)
    for _ in range(moves):
        decisions = game.deciding(timeline.state)
        if not decisions:
            break
        timeline.propose(game.legal(timeline.state, decisions[0].seat)[0])
    journal.close()
    return journal.path


def damaged(path: Path, line: int) -> None:
    """One letter of a line is wrong, and so its checksum."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1].replace(b'"', b"'", 1)
    path.write_bytes(b"\n".join(lines))


Play = Callable[..., Path]


@pytest.fixture
def play(marajoara: AnyGame) -> Play:
    def play_(names: tuple[str, ...] = ("Clara", "Malo"), moves: int = 20, **options: Any) -> Path:
        return played(marajoara, windows.sharing(Program(SettingsFile())), names, moves, **options)

    return play_


@pytest.fixture
def damage() -> Callable[[Path, int], None]:
    return damaged


@pytest.fixture
def sit_at_caravan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SitDown]:
    """The same with Caravan: people with secrets, and a Rival. Whoever lifts the curtain need not hold for a second."""
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    monkeypatch.setattr("desktop.curtain.hold_button.HOLD_MS", 1)
    yield from tables_opened(partial(at_the_caravan.opened, tmp_path))
