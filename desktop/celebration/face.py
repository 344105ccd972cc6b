"""What each part of the celebration shows, in the language in use."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from desktop.board.podium import Standing
from desktop.celebration.fact_words import FactWords, words_of
from desktop.celebration.facts import Fact, facts_of, facts_within, is_record
from desktop.celebration.measured import measured_of
from desktop.celebration.sheet_measures import Line, SheetFace, Tick
from desktop.celebration.shelf import ShelfFace, shelf_of
from desktop.celebration.stage import Other, StageFace
from desktop.celebration.verdict import Verdict
from desktop.score.contents import Contents
from rules.core.finished_game import FinishedGame
from rules.core.profile import called
from rules.core.scoresheet import Goal
from rules.core.types import Phrase, Seat


@dataclass(frozen=True)
class Face:
    """`finished` is the game as it is kept; None for one that leaves nothing."""

    contents: Contents
    finished: FinishedGame | None

    @cached_property
    def verdict(self) -> Verdict:
        return Verdict(self.contents.speaker, self.contents.result)

    # The stage

    def stage(self) -> StageFace:
        contents, verdict, formatter = self.contents, self.verdict, self.contents.formatter
        table = formatter.table
        totals = contents.result.sheet.totals
        return StageFace(
            where=verdict.where(),
            title=verdict.title(),
            sentence=verdict.sentence(),
            centre=verdict.centre,
            colour=contents.colours[verdict.centre],
            name=contents.names[verdict.centre],
            others=tuple(Other(self._standing(seat), contents.names[seat], totals[seat]) for seat in verdict.others),
            stamp=verdict.stamp(),
            is_lit=verdict.is_lit,
            view=table.game.view(table.timeline.state, table.looking),
        )

    def _standing(self, seat: Seat) -> Standing:
        """Low, all alike: their points say how far they came."""
        return Standing(seat, self.contents.colours[seat], self.contents.result.sheet.ranks[seat], 1, 2)

    # The sheet

    def sheet(self) -> SheetFace:
        contents, speaker, say = self.contents, self.contents.speaker, self.contents.formatter.say_id
        sheet, order = contents.result.sheet, contents.result.order
        parts = [line for line in sheet.lines if not line.at_end], [line for line in sheet.lines if line.at_end]
        both = all(parts)
        lines = tuple(Line(speaker.line(line), at_end=both and line.at_end) for part in parts for line in part)
        reached = sum(goal.reached for goal in sheet.goals)
        return SheetFace(
            title=say("score-sheet"),
            ticked=say("score-goals-reached", reached=reached, goals=len(sheet.goals)) if sheet.goals else "",
            ticks=tuple(self._tick(goal) for goal in sheet.goals),
            lines=lines,
            ties=tuple(Line(row) for row in speaker.ties()),
            total=say("score-total"),
            names=tuple(contents.names[seat] for seat in order),
            colours=tuple(contents.colours[seat] for seat in order),
            totals=tuple(sheet.totals[seat] for seat in order),
            lit=order.index(self.verdict.centre),
            ribbon=say("victory-record") if self.is_record else "",
        )

    def _tick(self, goal: Goal) -> Tick:
        formatter = self.contents.formatter
        words = formatter.say(Phrase(f"{goal.label}.short", goal.args))
        return Tick(
            words[:1].upper() + words[1:],
            formatter.say(Phrase(goal.label, goal.args)),
            goal.reached,
            is_missed=not goal.reached and not self.verdict.is_won,
        )

    # The strip

    @property
    def name(self) -> str:
        """Whose results are compared."""
        return self.contents.formatter.table.timeline.record.seating[self.verdict.speaks_of].name

    @cached_property
    def earlier(self) -> tuple[FinishedGame, ...]:
        return self.contents.formatter.program.results.results

    @property
    def is_told_apart(self) -> bool:
        """Whether exactly one person of the game has this name: the results of two cannot be told apart."""
        seats = self.finished.seats if self.finished is not None else ()
        return sum(seat.is_person and called(seat.name) == called(self.name) for seat in seats) == 1

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        if self.finished is None:
            return ()
        seat, contents = self.verdict.speaks_of, self.contents
        measured = measured_of(contents.course, contents.result.sheet, seat)
        if not self.is_told_apart:
            return facts_within(self.finished, measured)
        return facts_of(self.earlier, self.finished, self.name, measured)

    @property
    def is_record(self) -> bool:
        return (
            self.finished is not None
            and self.is_told_apart
            and self.verdict.speaks_of == self.verdict.centre
            and is_record(self.earlier, self.finished, self.name)
        )

    def fact_words(self) -> tuple[FactWords, ...]:
        today = self.finished.day if self.finished is not None else date.today()
        return tuple(words_of(self.contents.formatter, self.verdict, fact, today) for fact in self.facts)

    def shelf(self) -> ShelfFace | None:
        profile = self.contents.formatter.program.profile.profile
        return shelf_of(self.verdict, profile, self.earlier, self.finished, self.name)

    def rows_said(self) -> tuple[str, ...]:
        """The objectives, the lines of the sheet, the total and what told tied seats apart, for screen readers."""
        speaker = self.contents.speaker
        rows = [row for row in speaker.rows() if row.kind == "total"]
        sheet = self.sheet()
        lines = (*(line.row for line in sheet.lines), *rows, *(line.row for line in sheet.ties))
        return *self._ticks_said(), *map(speaker.said, lines)

    def said(self) -> str:
        """The objectives for screen readers, then the result."""
        return " · ".join((*self._ticks_said(), self.contents.sheet_said()))

    def _ticks_said(self) -> Iterator[str]:
        say = self.contents.formatter.say_id
        return (say("state-of", words=tick.said, state=self._mark(tick)) for tick in self.sheet().ticks)

    def _mark(self, tick: Tick) -> str:
        return self.contents.formatter.say_id("score-goal-mark", reached="yes" if tick.is_reached else "no")
