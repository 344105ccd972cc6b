"""Finished games to look at the end of: Marajoara for one to four and in missions, Caravan with its secrets."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget

from desktop.program import Program
from desktop.score.files import Wish
from desktop.score.screen import ScoreScreen
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core.contract import AnyGame, Seating
from rules.core.journal import Journal
from rules.core.record import Played, Record
from rules.core.timeline import Timeline
from rules.marajoara import GAME as MARAJOARA
from rules.marajoara.moves import EndTurn, Exhibit, Restore
from rules.marajoara.options import Options
from rules.text.localise import Language
from tests.desktop.docks.tables import CaravanProgram, play, settings
from tests.desktop.windows import sharing
from tests.fixture_game import GAME as CARAVAN
from tests.rules.core.tables import record as caravan_record

NAMES = ("Sofia", "Inès", "Malo", "Clara")

WINDOWS: list[Shell] = []
"""Kept until the test is over: a window must not be collected while it is painted."""


@dataclass
class Asker:
    """Answers where a file shall go, and remembers the question."""

    folder: Path
    wishes: list[Wish] = field(default_factory=list)

    def __call__(self, parent: QWidget, wish: Wish) -> Path | None:
        self.wishes.append(wish)
        return self.folder / wish.suggested.name


class TablePage(Screen):
    """Stands for the table in the trail of the shell; remembers what it was opened with."""

    def __init__(
        self,
        program: Program,
        shell: Shell,
        timeline: Timeline | None = None,
        journal: Journal | None = None,
        table: Table | None = None,
    ) -> None:
        super().__init__(program)
        self.timeline = timeline
        self.journal = journal
        self.table = table

    def leave(self) -> None:
        if self.journal is not None:
            self.journal.close()


@dataclass
class End:
    """The end of a game in a window."""

    program: Program
    shell: Shell
    table: Table
    screen: ScoreScreen
    asker: Asker

    @property
    def on_top(self) -> Screen:
        return self.shell.trail[-1]

    def resize(self, wide: int, high: int) -> None:
        self.shell.resize(wide, high)
        QApplication.processEvents()


def opened(program: Program, table: Table, folder: Path, *, above_its_table: bool = True) -> End:
    shell = Shell(program)
    WINDOWS.append(shell)
    shell.register("table", TablePage)
    shell.register("cabinet", TablePage)
    asker = Asker(folder)
    shell.register("score", lambda program, shell, **what: ScoreScreen(program, shell, ask=asker, **what))
    shell.open("cabinet")
    if above_its_table:
        shell.open("table", table=table)
    shell.resize(1600, 1000)
    shell.show()
    screen = shell.open("score", table=table)
    assert isinstance(screen, ScoreScreen)
    return End(program, shell, table, screen, asker)


def marajoara(folder: Path, seats: int = 3, mission: int = 0, *, seed: int = 1, language: Language = "fr") -> End:
    program = sharing(Program(settings(folder, language), (MARAJOARA,)))
    table = Table(finished(program, seats, mission, seed))
    return opened(program, table, folder)


def challenge(folder: Path, game: AnyGame, players: Sequence[str], **chosen: Any) -> End:
    """A solo challenge against automas, played by chance."""
    program = sharing(Program(settings(folder, "fr"), (game,)))
    seating = tuple(
        Seating(player, name, colour) for player, name, colour in zip(players, NAMES, game.colours, strict=False)
    )
    record = Record(game.id, game.rules_version, 1, (), game.options_type(**chosen), seating, 1, "friendly")
    timeline, chance = Timeline(game, record, program.library.box(game)), random.Random(1)
    while decisions := game.deciding(timeline.state):
        timeline.propose(chance.choice(game.legal(timeline.state, decisions[0].seat)))
    return opened(program, Table(timeline), folder)


def finished(program: Program, seats: int, mission: int = 0, seed: int = 1) -> Timeline:
    timeline = Timeline(MARAJOARA, record_of(seats, mission, seed), program.library.box(MARAJOARA))
    for move in moves_of(seats, mission, seed):
        timeline.propose(move)
    assert not MARAJOARA.deciding(timeline.state)
    return timeline


def record_of(seats: int, mission: int, seed: int) -> Record:
    seating = tuple(Seating(PERSON, NAMES[seat], MARAJOARA.colours[seat]) for seat in range(seats))
    return Record(MARAJOARA.id, 1, 1, (), Options(mission=mission), seating, seed, "friendly")


@cache
def moves_of(seats: int, mission: int, seed: int) -> tuple[Any, ...]:
    """Random, but whoever can exhibit or restore does, and nobody ends a turn before they must."""
    library = Program(games=(MARAJOARA,)).library
    timeline = Timeline(MARAJOARA, record_of(seats, mission, seed), library.box(MARAJOARA))
    chance = random.Random(seed)
    while decisions := MARAJOARA.deciding(timeline.state):
        legal = MARAJOARA.legal(timeline.state, decisions[0].seat)
        eager: list[Any] = [move for move in legal if isinstance(move, Exhibit | Restore)]
        active = eager or [move for move in legal if not isinstance(move, EndTurn)]
        timeline.propose(chance.choice(active or legal))
    return tuple(entry.move for entry in timeline.entries() if isinstance(entry, Played))


def caravan(folder: Path, moves: int = 1_000, seed: int = 1) -> End:
    """Two persons with secrets, to the end or for so many moves; the first one looks."""
    program = CaravanProgram(settings(folder, "en"))
    timeline = Timeline(CARAVAN, caravan_record("person", "person", seed=seed), program.library.box(CARAVAN))
    play(timeline, moves, seed=seed)
    return opened(program, Table(timeline), folder)
