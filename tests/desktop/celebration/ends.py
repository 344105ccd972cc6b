"""Ends of games to celebrate: those kept by each game, in every mode, won and not; in a window with its screens."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from desktop.app import built
from desktop.celebration.face import Face
from desktop.celebration.screen import VictoryScreen
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.program import Program
from desktop.score.contents import Contents
from desktop.score.course import Course
from desktop.score.progress import remember
from desktop.score.result import result_of
from desktop.shell import Shell
from desktop.table.table import Table
from rules.core.colours import fitting
from rules.core.contract import Seating
from rules.core.modes import mode_of
from rules.core.record import Record
from rules.core.timeline import Timeline
from tests.desktop import at_the_table, windows
from tests.rules.golden import Shelf

NAMES = ("Clara", "Malo", "Inès", "Sofia", "Zoé")


def shelf(id: str) -> Shelf:
    found: Shelf = import_module(f"tests.rules.{id}.golden_games").SHELF
    return found


def ends(id: str) -> list[str]:
    """A kept game for each way to end, in each mode: won by one, shared, lost; the shortest of each."""
    kept: dict[Any, str] = {}
    of = shelf(id)
    names = [name for name, begun in of.games.items() if begun.notes is None]
    for name in sorted(names, key=lambda name: (len(of.text_of(name)), name)):
        begun, winners = of.games[name], of.end_of(name)["winners"]
        persons = [seat for seat, player in enumerate(begun.players) if player == "person"]
        mode = mode_of(of.game, begun.options, begun.players)
        kept.setdefault((mode, len(winners), persons[:1] == winners[:1], len(persons) == 1), name)
    return list(kept.values())


def players_of(id: str, name: str) -> tuple[str, ...]:
    return shelf(id).games[name].players


@cache
def played(id: str, name: str, players: tuple[str, ...], names: tuple[str, ...] = NAMES) -> Timeline:
    """The kept game to its end; `players` may sit there instead of those who played it."""
    of = shelf(id)
    begun = of.games[name]
    seating = tuple(map(Seating, players, names, fitting(of.game.colours_for(begun.players))))
    record = Record(id, of.game.rules_version, 1, (), begun.options, seating, begun.seed, "friendly")
    timeline = Timeline(of.game, record, windows.library().box(of.game))
    for move in of.moves_of(name):
        timeline.propose(move)
    assert not of.game.deciding(timeline.state)
    return timeline


def table(id: str, name: str, players: tuple[str, ...] = (), names: tuple[str, ...] = NAMES) -> Table:
    timeline = played(id, name, players or players_of(id, name), names)
    timeline.go_to(timeline.line()[-1])
    return Table(timeline)


def won_mission(number: int = 3) -> Table:
    """The kept game of a mission, but with all objectives reached at its end."""
    name = next(name for name, begun in shelf("marajoara").games.items() if begun.options.mission == number)
    timeline = played.__wrapped__("marajoara", name, players_of("marajoara", name))
    state = timeline.state
    earned = (60, *(0 for _ in state.players[0].earned[1:]))
    timeline._points[timeline.now].state = replace(
        state, reached=(True,) * len(state.reached), players=(replace(state.players[0], earned=earned),)
    )
    return Table(timeline)


def face(program: Program, table: Table) -> Face:
    """What its celebration would show; the profile of the test keeps what was reached."""
    formatter = Formatter(program, table)
    finished = remember(program.profile, program.results, table).finished
    return Face(Contents(formatter, result_of(table), Course(table), GameLog(formatter)), finished)


def celebrated(folder: Path, table: Table, *, size: tuple[int, int] = (1366, 768), **settings: Any) -> VictoryScreen:
    """The window at the end of a game; whatever moves has been set in motion."""
    shell = window(folder, size, **settings)
    screen = shell.open("victory", table=table)
    assert isinstance(screen, VictoryScreen)
    at_the_table.settle()
    return screen


def window(folder: Path, size: tuple[int, int] = (1366, 768), **settings: Any) -> Shell:
    shell = built(at_the_table.program(folder, **settings))
    shell.resize(*size)
    shell.show()
    shell.activateWindow()
    at_the_table.settle()
    return shell
