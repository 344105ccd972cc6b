"""From the table to the workshop: a lesson of the position that lies there, or of an earlier one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from desktop.table.seats import PERSON
from desktop.widgets.menu import Menu

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen


class LessonMaking(QObject):
    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen_below = screen
        screen.dock.log.menu_wanted.connect(self._offer)

    @property
    def is_offered(self) -> bool:
        return "maker" in self.screen_below.shell.makers

    def make(self) -> None:
        """A lesson of what lies on the table now."""
        self._make_at(self.screen_below.table.point)

    def _offer(self, point: int, at: QPoint) -> None:
        """Offer, at a line of the log, a lesson of the position after it."""
        if not self.is_offered:
            return
        menu = Menu(self.screen_below, self.screen_below.style_now)
        words = self.screen_below.program.say("maker-make")
        menu.addAction(words).triggered.connect(lambda _=False: self._make_at(point))
        menu.popup(at)
        menu.stand_on_first()

    def _make_at(self, point: int) -> None:
        """What others hide would be seen in the workshop: that is asked first, while it is still a secret."""
        table, say = self.screen_below.table, self.screen_below.program.say
        guards = table.seats.has_secrets and not table.seats.is_open and not table.is_over
        if not guards or table.players.count(PERSON) <= 1:
            self._open(point)
            return
        menu = Menu(self.screen_below, self.screen_below.style_now)
        menu.note(say("maker-shows-secrets"))
        menu.addAction(say("maker-show-secrets")).triggered.connect(lambda _=False: self._open(point))
        menu.addAction(say("maker-keep-secrets"))
        top = self.screen_below.top
        menu.popup(top.mapToGlobal(top.rect().bottomLeft()))

    def _open(self, point: int) -> None:
        screen = self.screen_below
        state = screen.table.timeline.state_at(point)
        screen.shell.open("maker", game=screen.table.game.id, state=state, seat=screen.table.looking)
