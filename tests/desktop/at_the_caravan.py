"""Somebody at the real window with Caravan on the table: hidden hands, a draft, an automa, a small drawn desk."""

from pathlib import Path
from typing import Any

from desktop.settings import Settings, SettingsFile
from desktop.style.theme import Style
from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from rules.core.codec import position_json
from rules.core.contract import Seating
from rules.core.record import Policy, Record
from rules.core.timeline import Timeline
from rules.core.types import Json
from tests.desktop.at_the_table import NAMES, AtTable, settle
from tests.desktop.docks.tables import CaravanProgram
from tests.desktop.windows import shell_of
from tests.fixture_desk import DESK
from tests.fixture_game import GAME
from tests.fixture_game.setup import RIVAL
from tests.fixture_game.state import Options
from tests.rules.core.tables import BOX

GROUND = "excavation_earth"
"""Whose felt and boards it borrows."""


class Program(CaravanProgram):
    def style(self, game: str = GROUND, width: float = 1600) -> Style:
        plain = super().style(game, width)
        return Style(plain.theme_name, GROUND, plain.unit, plain.text_scale)


def caravan(*players: str, seed: int = 3, notes: Json | None = None, policy: Policy = "friendly") -> Timeline:
    """A game at its start, or at a position in the short notation; the Rival is called so."""
    seated = players or (PERSON, PERSON)
    names = [RIVAL.title() if player == RIVAL else NAMES[at] for at, player in enumerate(seated)]
    seating = tuple(Seating(player, names[at], GAME.colours[at]) for at, player in enumerate(seated))
    start = None if notes is None else position_json(GAME.position(notes, BOX))
    played = Record(GAME.id, GAME.rules_version, 1, (), Options(), seating, seed, policy, start)
    return Timeline(GAME, played, BOX)


def opened(folder: Path, timeline: Timeline, size: tuple[int, int] = (1600, 1000), **settings: Any) -> AtTable:
    file = SettingsFile(folder / "settings.json")
    usual: dict[str, Any] = {"language": "fr", "pace": "off", "only_moves": False}
    file.settings = Settings(**(usual | settings))
    shell = shell_of(Program(file), size)
    screen = shell.open("table", timeline=timeline, desk=DESK)
    assert isinstance(screen, TableScreen)
    shell.activateWindow()
    settle()
    return AtTable(shell, screen)
