"""What the end of a game says: who won, by how much, what decided; and what each turning point was."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.score.course import Course
from desktop.score.result import Result, part
from desktop.score.turning import TurningPoint
from rules.core.modes import mode_of
from rules.core.scoresheet import ScoreLine
from rules.core.types import OwnWords, Phrase, Seat, SeatName, phrase

RowKind = Literal["section", "line", "subtotal", "total", "tie", "goal"]
NOTHING = "–"
MINUS = "−"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the sheet: what it is about, the rule that says so, and what stands in each seat's column."""

    kind: RowKind
    words: str
    rule: str = ""
    cells: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    """Before the figures: how many things they are for."""
    notes: tuple[str, ...] = ()
    """Beside the figures: the rank that a tie-break gave."""
    is_reached: bool = False
    is_summed_up: bool = False
    """A heading whose lines are added up in a row of their own."""


@dataclass(frozen=True, slots=True)
class Headline:
    title: str
    first: str
    second: str
    rule: str = ""
    """The rule behind what is said last."""


@dataclass(frozen=True, slots=True)
class KeyMove:
    """A turning point in words."""

    title: str
    words: str
    where: str


def plain(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    return plain(number) if number <= 0 else f"+{number}"


@dataclass(frozen=True, slots=True)
class Speaker:
    """Speaks of one finished game in the language in use."""

    formatter: Formatter
    result: Result

    @property
    def table(self) -> Any:
        return self.formatter.table

    def seat(self, seat: Seat) -> str:
        return self.formatter.say_id("score-seat", seat=SeatName(seat))

    # The headline

    def headline(self) -> Headline:
        say, result = self.formatter.say_id, self.result
        if not result.is_over:
            return Headline(say("score-so-far"), self._leader(), self.mode())
        if result.is_challenge:
            title = say("score-mission-won" if result.is_won else "score-mission-lost")
            return Headline(title, say("score-points", points=result.sheet.totals[0]), *self._end(self._goals()))
        winners = tuple(SeatName(seat) for seat in result.sheet.winners)
        return Headline(say("score-wins", count=len(winners), winners=winners), self.margin(), *self._end(self._why()))

    def _end(self, more: str) -> tuple[str, str]:
        """What ended the game, with its rule, after what is to be said besides."""
        ending = self.result.sheet.ending
        if ending is None:
            return more, ""
        return "\n".join(part for part in (more, self.formatter.say(phrase(ending.label))) if part), ending.rule

    def _leader(self) -> str:
        totals = self.result.sheet.totals
        first = self.result.order[0]
        leaders = tuple(SeatName(seat) for seat in self.result.order if totals[seat] == totals[first])
        return self.formatter.say_id("score-leads", count=len(leaders), seats=leaders, points=totals[first])

    def margin(self) -> str:
        """The points of the first, and by how much the first is ahead."""
        result = self.result
        first, second = result.order[:2]
        points = result.sheet.totals[first]
        if result.lead:
            return self.formatter.say_id("score-ahead", points=points, lead=result.lead, seat=SeatName(second))
        tied = len(result.sheet.winners) > 1
        return self.formatter.say_id("score-shared" if tied else "score-tied", points=points, seat=SeatName(second))

    def _why(self) -> str:
        """What decided, if points did not."""
        ties = self.result.deciding_ties()
        first, second = self.result.order[:2]
        if self.result.lead or not ties or len(self.result.sheet.winners) > 1:
            return ""
        last = ties[-1]
        return self.formatter.say_id(
            "score-decided", what=phrase(last.label), own=last.figures[first], other=last.figures[second]
        )

    def _goals(self) -> str:
        goals = self.result.sheet.goals
        if not goals:
            return self.mode()
        return self.formatter.say_id(
            "score-goals-reached", reached=sum(goal.reached for goal in goals), goals=len(goals)
        )

    def why_said(self) -> str:
        """What decided between equal totals, as a sentence of its own; empty where points did."""
        why = self._why()
        return self.formatter.say_id("score-sentence", words=why) if why else ""

    def mode_id(self) -> str:
        record = self.table.timeline.record
        return mode_of(self.table.game, record.options, record.players)

    def mode(self) -> str:
        return self.mode_named(self.mode_id())

    def step(self) -> str:
        """What kind of game it was, and how long."""
        seats, moves = len(self.result.order), len(self.table.timeline.past()) - 1
        over = "score-over" if self.result.is_over else "score-going-on"
        return self.formatter.say_id(over, mode=self.mode(), seats=seats, moves=moves)

    def ask(self) -> str:
        """What to do with it now; of a finished game after who won it."""
        if not self.result.is_over:
            return self.formatter.say_id("score-what-now")
        return self.formatter.say_id("score-won-what-now", outcome=self.headline().title)

    def mode_named(self, mode: str) -> str:
        return self.formatter.say_or(f"mode-{self.table.game.id}-{mode}", mode)

    def game(self) -> str:
        return self.formatter.say_or(f"game-{self.table.game.id}", self.table.game.id)

    def rank(self, seat: Seat) -> str:
        return self.formatter.say_id("score-rank", rank=self.result.sheet.ranks[seat])

    # The sheet

    def rows(self) -> tuple[Row, ...]:
        return tuple(self._rows())

    def _rows(self) -> Iterator[Row]:
        sheet, say = self.result.sheet, self.formatter.say_id
        if sheet.goals:
            yield Row("section", say("score-goals"))
            for goal in sheet.goals:
                mark = say("score-goal-mark", reached="yes" if goal.reached else "no")
                words = self.formatter.say(Phrase(goal.label, goal.args))
                cells = tuple(mark if seat == goal.seat else "" for seat in self.result.order)
                yield Row("goal", words, goal.rule, cells, is_reached=goal.reached)
        yield from self._points()
        yield Row("total", say("score-total"), cells=self._cells(sheet.totals, zero="0"))
        yield from self.ties()

    def ties(self) -> Iterator[Row]:
        """What told tied seats apart."""
        for tie in self.result.deciding_ties():
            words = self.formatter.say(phrase(tie.label))
            yield Row("tie", words, tie.rule, self._tied(tie.figures), notes=self._ranks())

    def said(self, row: Row) -> str:
        """A row for whoever hears it: what it is about, then what each seat has, the first one first."""
        cells = row.cells or tuple("" for _ in self.result.order)
        counts, notes = row.counts or tuple("" for _ in cells), row.notes or tuple("" for _ in cells)
        is_alone = len(self.result.order) == 1
        said = tuple(
            phrase(
                "score-cell-alone" if is_alone else "score-cell",
                seat=SeatName(seat),
                figure=OwnWords(
                    self.formatter.say_id("list-empty") if cell == NOTHING else " ".join((cell, note)).strip()
                ),
                count=OwnWords(count),
                counted="yes" if count else "no",
            )
            for seat, cell, count, note in zip(self.result.order, cells, counts, notes, strict=True)
            if cell
        )
        return self.formatter.say_id("score-row", row=OwnWords(row.words), cells=said) if said else row.words

    def _points(self) -> Iterator[Row]:
        sheet, say = self.result.sheet, self.formatter.say_id
        parts = {at_end: [line for line in sheet.lines if line.at_end == at_end] for at_end in (False, True)}
        is_parted = all(parts.values())
        for at_end, lines in parts.items():
            if not lines:
                continue
            heading = say("score-at-end" if at_end else "score-in-play")
            yield Row("section", heading, is_summed_up=is_parted)
            yield from (self.line(line) for line in lines)
            if is_parted:
                sums = part(sheet, at_end=at_end)
                yield Row(
                    "subtotal", say("score-added" if at_end else "score-before-end"), cells=self._cells(sums, "0")
                )

    def line(self, line: ScoreLine) -> Row:
        words = self.formatter.say(phrase(line.source))
        if line.each:
            words = self.formatter.say_id("score-each", words=words, each=line.each)
        return Row("line", words, line.rule, self._cells(line.points), self._counts(line))

    def _counts(self, line: ScoreLine) -> tuple[str, ...]:
        """Say how many things were counted, for each seat that got points."""
        if not line.counts:
            return ()
        say, order = self.formatter.say_id, self.result.order
        return tuple(say("score-count", count=line.counts[seat]) if line.points[seat] else "" for seat in order)

    def _cells(self, points: Sequence[int], zero: str = NOTHING) -> tuple[str, ...]:
        return tuple(plain(points[seat]) if points[seat] else zero for seat in self.result.order)

    def _tied(self, figures: Sequence[int]) -> tuple[str, ...]:
        tied = self.result.tied
        return tuple(plain(figures[seat]) if seat in tied else NOTHING for seat in self.result.order)

    def _ranks(self) -> tuple[str, ...]:
        tied = self.result.tied
        return tuple(self.rank(seat) if seat in tied else "" for seat in self.result.order)

    # Turning points

    def key_move(self, course: Course, game_log: GameLog, turning: TurningPoint) -> KeyMove:
        heading = course.round_at(turning.at)
        where = self.formatter.say_id("score-resume-move", number=turning.at)
        if heading is not None and self.has_rounds(course):
            where = self.formatter.say_id("score-round-move", round=heading, number=turning.at)
        return KeyMove(self._deed(game_log, turning), self._swing(turning), where)

    def has_rounds(self, course: Course) -> bool:
        return any(each.chapter.seat is None for each in course.openings)

    def _deed(self, game_log: GameLog, turning: TurningPoint) -> str:
        """What the move did: what stands just before the points it brought, else the first thing that happened."""
        told = [each for each in game_log.told(turning.point) if not each.is_round and not each.is_turn]
        paid = next((at for at, each in enumerate(told) if each.points), 0)
        return told[max(0, paid - 1)].words if told else self.seat(turning.seat)

    def _swing(self, turning: TurningPoint) -> str:
        say = self.formatter.say_id
        gained = signed(turning.gained) if turning.gained else "+0"
        if turning.rival is None:
            return say("score-gained", gained=gained, points=turning.after, goals=turning.goals)
        return say(
            "score-swing",
            gained=gained,
            seat=SeatName(turning.rival),
            before=signed(turning.before),
            after=signed(turning.after),
        )
