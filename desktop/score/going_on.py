"""Where one goes from the end of a game: back to a move on the table, on from an earlier round, to another game."""

import secrets
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal

from desktop.docks.formatting import Formatter
from desktop.docks.unguided import leave_unguided
from desktop.kept_games.todays import record_of_the_day
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.seats import PERSON
from rules.boxes.playing import objection_to_beginning
from rules.core import folders
from rules.core.daily import daily
from rules.core.journal import Journal, begin
from rules.core.modes import Challenge, next_in_row
from rules.core.profile import achieved_with
from rules.core.record import Record
from rules.core.rematch import rematch
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
        """Look at a move on the table, which lies below this screen; from there one way leads back here."""
        line = self.table.timeline.past()
        if point == line[-1]:
            point = line[-2]  # where the last move is made: after it the table would only show this page again
        objection = self.objection(point)
        if objection:
            self.refused.emit(objection)
            return
        table = self.table
        if self._table_below() is not None:
            self._close_down_to_the_table()
            table.go_to(point)
        else:
            table.timeline.go_to(point)
            self.shell.replace("table", timeline=table.timeline, journal=table.keeping.journal)

    def watch(self) -> None:
        """Look at the game from its first move on."""
        line = self.table.timeline.past()
        self.go_to(line[min(1, len(line) - 1)])

    def resume(self, point: int) -> None:
        """The game goes on from there."""
        self.go_to(point)
        table = getattr(self.shell.trail[-1], "table", None)
        if table is not None and self.screen not in self.shell.trail:
            table.play_on()

    # Another game

    @property
    def next_challenge(self) -> Challenge | None:
        """The mission after this one, of those after it the first that was never won."""
        table, profile = self.table, self.formatter.program.profile.profile
        players, options = table.timeline.record.players, table.timeline.record.options
        is_corrected = bool(table.timeline.record.corrections)
        first = following = next_in_row(table.game, options, players)
        while following is not None and profile.has(
            table.game.id, achieved_with(following.mode, corrected=is_corrected)
        ):
            following = next_in_row(table.game, following.options, players)
        return following or first

    def play_again(self, *, same_seed: bool = False) -> None:
        """A rematch: the same seats, another of them first, another seed. With the same seed all begins as it did."""
        record = self.table.timeline.record
        self._begin(record if same_seed else rematch(self.table.game, record, secrets.randbits(SEED_BITS)))

    def play_next(self) -> None:
        """The next challenge, with the same seats."""
        challenge = self.next_challenge
        if challenge is not None:
            seed = secrets.randbits(SEED_BITS)
            self._begin(replace(self.table.timeline.record, options=challenge.options, seed=seed, start=None))

    @property
    def has_daily(self) -> bool:
        return daily(self.table.game, date.today()) is not None

    def play_daily(self) -> None:
        """The challenge of the day, for the person who sits here."""
        game, record = self.table.game, self.table.timeline.record
        mine = next((each.name for each in record.seating if each.player == PERSON), "")
        begun = record_of_the_day(self.formatter.program, game, date.today(), mine)
        if begun is not None:
            self._begin(begun)

    def _begin(self, record: Record) -> None:
        """Open a new game in place of the finished one, saved on the disk from the start. A guide is not begun anew."""
        library, game = self.formatter.program.library, self.table.game
        objection = objection_to_beginning(self.formatter.texts, game, library.edition(game), record.corrections)
        if objection is not None:
            self.refused.emit(self.formatter.say(objection))
            return
        same_box = record.corrections == self.table.timeline.record.corrections
        timeline = Timeline(
            game, record, self.table.timeline.box if same_box else library.box(game, record.corrections)
        )
        journal = begin(folders.games_in_progress(), timeline)
        if not isinstance(journal, Journal):
            self.refused.emit(self.formatter.say(journal.sentence))
            return
        leave_unguided(self.formatter.program.settings_file, record)
        if self._table_below() is not None:
            self._close_down_to_the_table()
        self.shell.replace("table", timeline=timeline, journal=journal)

    # The table below

    def _table_below(self) -> Screen | None:
        """The screen of this game's table, where this page was opened from it."""
        trail = self.shell.trail
        above = trail[: trail.index(self.screen)] if self.screen in trail else []
        found = (each for each in above if each.opened_as == "table" and getattr(each, "table", None) is self.table)
        return next(found, None)

    def _close_down_to_the_table(self) -> None:
        below = self._table_below()
        if below is not None:
            below.came_from = self.screen.opened_as
        while below is not None and self.shell.trail[-1] is not below:
            self.shell.back()
