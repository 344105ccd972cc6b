"""From the table to the workshop: a lesson of the position that lies there, or of an earlier one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.editor.opening import ask_about_secrets

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen


class LessonMaking(QObject):
    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen_below = screen

    @property
    def is_offered(self) -> bool:
        return "maker" in self.screen_below.shell.makers

    def make(self) -> None:
        """A lesson of what lies on the table now."""
        if self.is_offered:
            self.make_at(self.screen_below.table.point)

    def make_at(self, point: int) -> None:
        """What others hide would be seen in the workshop: that is asked first, while it is still a secret."""
        screen = self.screen_below
        at = screen.top.mapToGlobal(screen.top.rect().bottomLeft())
        ask_about_secrets(screen.table, screen.program, screen, at, lambda: self._open(point))

    def _open(self, point: int) -> None:
        screen = self.screen_below
        state = screen.table.timeline.state_at(point)
        screen.shell.open("maker", game=screen.table.game.id, state=state, seat=screen.table.looking)
