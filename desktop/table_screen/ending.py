"""The end of a game at the table: once all is shown it is celebrated, and the score sheet is a press away."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen


class Ending(QObject):
    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen, self.shell, self.table = screen, screen.shell, screen.table
        self.showing = screen.area.showing
        self._is_awaited = False
        """Whether the game is over, and what its last move set off is still being acted out."""
        self.table.ended.connect(self._end)
        self.showing.over.connect(self._end_if_over)
        screen.dock.foot_actions.score_wanted.connect(self.open_score)

    def open_score(self) -> None:
        if "score" in self.shell.makers:
            self.shell.open("score", table=self.table)

    def forget(self) -> None:
        """Celebrate nothing any more: the screen is left."""
        self._is_awaited = False

    def _end(self) -> None:
        """Open the end of a finished game once all is shown; not when the user only looks back at it."""
        self._is_awaited = self.showing.is_acting
        if not self._is_awaited and not self.table.standpoint.is_in_the_past:
            self._celebrate()

    def _end_if_over(self) -> None:
        """What the last move set off has been acted out."""
        if self._is_awaited:
            self._is_awaited = False
            self._end()

    def _celebrate(self) -> None:
        """The first time it is celebrated; who comes back from looking finds the page that they came from, still."""
        came_from, self.screen.came_from = self.screen.came_from, ""
        if "victory" in self.shell.makers:
            self.shell.open("victory", table=self.table, still=bool(came_from))
        if came_from == "score" or "victory" not in self.shell.makers:
            self.open_score()
