"""Where one goes from the end of a game: back to a move on the table, on from an earlier round, to another game."""

from PySide6.QtCore import QObject, Signal

from desktop.docks.telling import Teller
from desktop.score import again
from desktop.screen import Screen
from desktop.shell import Shell
from rules.core import places
from rules.core.journal import Journal, begin
from rules.core.timeline import Timeline


class GoingOn(QObject):
    """Closes the screen that it leads away from. Signal: `refused` with the words that say why it does not."""

    refused = Signal(str)

    def __init__(self, screen: Screen, shell: Shell, teller: Teller) -> None:
        super().__init__(screen)
        self.screen, self.shell, self.teller, self.table = screen, shell, teller, teller.table

    def objection(self, point: int) -> str:
        """Why the table's policy forbids to go back to this point; empty where it does not."""
        refusal = self.table.timeline.objection_to_going(point)
        return self.teller.say_id(refusal.rule, **dict(refusal.args)) if refusal is not None else ""

    def go_to(self, point: int) -> None:
        """To look at a move on the table, which lies below this screen; from there one way leads back here."""
        line = self.table.timeline.past()
        if point == line[-1]:
            point = line[-2]  # where the last move is made: after it the table would only show this page again
        objection = self.objection(point)
        if objection:
            self.refused.emit(objection)
            return
        table = self.table
        if self._lies_on_its_table():
            self.shell.back()
            table.go_to(point)
        else:
            table.timeline.go_to(point)
            self.shell.replace("table", timeline=table.timeline, journal=table.keeping.journal)

    def resume(self, point: int) -> None:
        """The game goes on from there."""
        self.go_to(point)
        table = getattr(self.shell.trail[-1], "table", None)
        if table is not None and self.screen not in self.shell.trail:
            table.play_on()

    def play_again(self) -> None:
        self._begin(again.same_again(self.table.timeline))

    def play_next(self) -> None:
        challenge = again.next_challenge(self.table.timeline)
        if challenge is not None:
            self._begin(again.begun_challenge(self.table.timeline, challenge))

    def _begin(self, timeline: Timeline) -> None:
        """On the disk from the start, in place of the finished game."""
        journal = begin(places.games_in_progress(), timeline)
        if not isinstance(journal, Journal):
            self.refused.emit(self.teller.say(journal.sentence))
            return
        shell = self.shell
        if self._lies_on_its_table():
            shell.back()
        shell.replace("table", timeline=timeline, journal=journal)

    def _lies_on_its_table(self) -> bool:
        trail = self.shell.trail
        below = trail[trail.index(self.screen) - 1] if self.screen in trail else None
        return getattr(below, "table", None) is self.table
