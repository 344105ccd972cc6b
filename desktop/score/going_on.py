"""Where one goes from the end of a game: back to a move on the table, on from an earlier round, to another game."""

import secrets
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from desktop.docks.formatting import Formatter
from desktop.screen import Screen
from desktop.shell import Shell
from rules.core import folders
from rules.core.journal import Journal, begin
from rules.core.modes import Challenge, next_in_row
from rules.core.record import Record
from rules.core.timeline import Timeline

SEED_BITS = 32


class GoingOn(QObject):
    """Closes the screen that it leads away from. Signal: `refused` with the words that say why it does not."""

    refused = Signal(str)

    def __init__(self, screen: Screen, shell: Shell, formatter: Formatter) -> None:
        super().__init__(screen)
        self.screen, self.shell, self.formatter, self.table = screen, shell, formatter, formatter.table

    def objection(self, point: int) -> str:
        """Why the table's policy forbids to go back to this point; empty where it does not."""
        refusal = self.table.timeline.objection_to_going(point)
        return self.formatter.say_id(refusal.rule, **dict(refusal.args)) if refusal is not None else ""

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

    @property
    def next_challenge(self) -> Challenge | None:
        record = self.table.timeline.record
        return next_in_row(self.table.game, record.options, record.players)

    def play_again(self) -> None:
        """The same seed from the start, nothing played yet."""
        self._begin(self.table.timeline.record)

    def play_next(self) -> None:
        """The next challenge, with the same seats."""
        challenge = self.next_challenge
        if challenge is not None:
            seed = secrets.randbits(SEED_BITS)
            self._begin(replace(self.table.timeline.record, options=challenge.options, seed=seed, start=None))

    def _begin(self, record: Record) -> None:
        """On the disk from the start, in place of the finished game."""
        timeline = Timeline(self.table.game, record, self.table.timeline.box)
        journal = begin(folders.games_in_progress(), timeline)
        if not isinstance(journal, Journal):
            self.refused.emit(self.formatter.say(journal.sentence))
            return
        shell = self.shell
        if self._lies_on_its_table():
            shell.back()
        shell.replace("table", timeline=timeline, journal=journal)

    def _lies_on_its_table(self) -> bool:
        trail = self.shell.trail
        below = trail[trail.index(self.screen) - 1] if self.screen in trail else None
        return getattr(below, "table", None) is self.table
