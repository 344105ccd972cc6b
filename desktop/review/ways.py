"""Where one goes from a review: to the table at a moment of the past, on from there, to the moments to learn from."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from desktop.docks.formatting import Formatter
from desktop.kept_games.opening import resumed
from desktop.score.going_on import GoingOn
from desktop.screen import Screen
from desktop.shell import Shell
from rules.core.journal import Journal
from rules.core.timeline import Timeline


def file_of(timeline: Timeline) -> Path | None:
    """The file of a game that is open; None where it is not kept."""
    keeper = timeline.keeper
    return keeper.path if isinstance(keeper, Journal) and keeper.has_file else None


class Ways(QObject):
    """The table lies below this screen, or is opened from the file of the game."""

    def __init__(self, screen: Screen, shell: Shell, formatter: Formatter, file: Path | None) -> None:
        super().__init__(screen)
        self.screen, self.shell, self.file = screen, shell, file
        self.formatter = formatter
        self.going_on = GoingOn(screen, shell, formatter)

    def objection(self, point: int) -> str:
        return self.going_on.objection(point)

    def look_at(self, point: int) -> str:
        """Show the table at a point, in the past. Returns why not, if it cannot be shown."""
        objection = self.objection(point)
        if not objection and self.file is None:
            self.going_on.go_to(point)
        elif not objection:
            self._open(point)
        return objection

    def play_on(self, point: int) -> str:
        """The game goes on from there: what was played after it stays as another branch."""
        objection = self.objection(point)
        if not objection and self.file is None:
            self.going_on.resume(point)
        elif not objection:
            table = self._open(point)
            if table is not None:
                table.play_on()
        return objection

    def _open(self, point: int) -> Any:
        """Open the table of a kept game, as the list of kept games does."""
        assert self.file is not None
        opened = resumed(self.formatter.program, self.file)
        if opened.timeline is None:
            return None
        screen = self.shell.open("table", timeline=opened.timeline, journal=opened.journal, told=opened.problems)
        table = getattr(screen, "table", None)
        if table is not None:
            table.go_to(point)
        return table
