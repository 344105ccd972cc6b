"""What a screen reader is told at the table: what was played and what came of it, what is taken back or looked at,
whose turn it is and what is asked, the curtain, the end. In the words of the log, for whoever looks at the screen.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.aloud.voice import Kind, joined
from desktop.docks.game_log import LogLine
from desktop.docks.status import done_at, whose_turn
from desktop.table.seat_at_table import Stepped
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen


def is_heading(line: LogLine) -> bool:
    return line.is_round or line.is_turn


class Telling(QObject):
    """Listens to what the table signals; without a screen reader it finds no words."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.table, self.dock, self.showing = screen.table, screen.dock, screen.area.showing
        self.curtain, self.rounds = screen.curtain, screen.rounds
        self.say, self.voice = screen.program.say, screen.program.voice
        self._point, self._was_past = self.table.point, self.table.is_looking_back
        self._step_now = ""
        """The step that was told last."""
        self._connect()

    def _connect(self) -> None:
        table = self.table
        table.stepped.connect(self._tell_step)
        table.went.connect(self._tell_way)
        table.asked.connect(self.tell_question)
        table.curtain.connect(self._tell_curtain)
        table.ended.connect(self._tell_end)
        self.rounds.sheet.shown.connect(self._tell_round)
        self.showing.changed.connect(self._tell_shown)

    # The game

    def _tell_step(self, stepped: Stepped) -> None:
        self._point, self._was_past = self.table.point, self.table.is_looking_back
        if not self.voice.is_heard:
            return
        for words in self.told(stepped.number):
            self.voice.tell(words)

    def told(self, point: int) -> list[str]:
        """What the log tells of this point; the reasons of an automa only where nobody reads them one by one."""
        log, table = self.dock.game_log, self.table
        lines = [each for each in log.told(point) if each.explained is None]
        said = [log.with_points(each) for each in lines]
        if lines and (table.history.mover_at(point) != table.looking or not all(map(is_heading, lines))):
            return said
        return [self._done(point), *said]

    def _tell_way(self) -> None:
        """Tell what was taken back or played again, or what one looks at; then what is asked."""
        table, was, was_past = self.table, self._point, self._was_past
        self._point, self._was_past = table.point, table.is_looking_back
        if not self.voice.is_heard or table.is_covered:
            return
        if table.is_looking_back:
            past = self.dock.past()
            done = done_at(self.dock.formatter, self.dock.game_log, table.point) if table.point else ""
            where = past.where if past is not None else ""
            self.voice.tell(joined((where, done, whose_turn(self.dock.formatter, self.dock.game_log))), Kind.PLACE)
            return
        if was_past:
            self.voice.tell(self.say("aloud-back"), Kind.PLACE)
        elif table.point != was:
            self._tell_undone(was)
        self.tell_question()

    def _tell_undone(self, was: int) -> None:
        table, line = self.table, self.table.timeline.line()
        if was in line and line.index(was) > line.index(table.point):
            first = line[line.index(table.point) + 1]
            self.voice.tell(self.say("aloud-undone", words=self._done(first)))
        elif was in line:
            for point in line[line.index(was) + 1 : line.index(table.point) + 1]:
                self.voice.tell(self.say("aloud-again", words=self._done(point)))

    def _done(self, point: int) -> str:
        return done_at(self.dock.formatter, self.dock.game_log, point)

    def tell_question(self) -> None:
        """Tell whose turn it is and what is asked of them, once a person here is asked something."""
        if not self.voice.is_heard or self.table.seat_to_play is None:
            return
        step = self._step(self.table.seat_to_play)
        is_new, self._step_now = step != self._step_now, step
        self.voice.tell(joined((step if is_new else "", self.question)), Kind.QUESTION)

    @property
    def question(self) -> str:
        """Whose turn it is, and what is asked of them or awaited."""
        now = self.dock.now()
        is_asked = self.table.seat_to_play is not None
        return self.say("aloud-question", seat=now.seat, ask=now.ask) if is_asked else now.ask

    def _step(self, seat: Seat) -> str:
        """The step of the turn that the question belongs to."""
        asked = next(each for each in self.table.decisions if each.seat == seat)
        return self.dock.formatter.say_or(f"{asked.ask}.title", "", **dict(asked.args))

    def _tell_end(self) -> None:
        if self.voice.is_heard and not self.table.standpoint.is_in_the_past:
            self.voice.tell(self.say("game-over"), Kind.VERDICT)

    # What lies over the table

    def _tell_curtain(self, _seat: int) -> None:
        """Another person listens from now on: what one was told is gone, what everybody may know is told."""
        self._step_now = ""
        self.voice.forget()
        if self.voice.is_heard:
            self.voice.tell(self.curtain.spoken, Kind.PLACE)

    def _tell_round(self) -> None:
        words = self.rounds.sheet.words
        if words is not None:
            self.voice.tell(words.spoken)

    def _tell_shown(self) -> None:
        """Tell the reasons of an automa one by one, as they are read, and moves that are shown again."""
        if not self.voice.is_heard or not self.showing.is_on:
            return
        if self.showing.card is not None:
            self.voice.tell(self.dock.explaining.newest, Kind.VERDICT)
        elif self.showing.is_done and not self.showing.is_acting:
            self.voice.tell(self.dock.now().ask, Kind.PLACE)
