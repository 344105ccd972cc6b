"""Fills the board that tells how a person's level went, in the language in use."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property

from desktop.own_page.facts import Facts
from desktop.own_page.games_panel import GamesPanel
from desktop.own_page.level_panel import LevelFace, LevelPanel, LineFace, PointFace
from desktop.own_page.levels import LevelCourse, Standing, level_course, span_of
from desktop.own_page.words import Wording
from desktop.program import Program
from rules.reference.ladder import RUNGS, ladder_of

APART = 0.25
"""So far from a rung one stands between two."""
YEAR = 12


@dataclass(frozen=True)
class LevelSaying:
    program: Program
    facts: Facts
    now: datetime | None
    """None on paper."""
    games: Sequence[str]
    """The ids of the games, from the top drawer to the bottom."""

    @cached_property
    def words(self) -> Wording:
        return Wording(self.program)

    @cached_property
    def levels(self) -> tuple[LevelCourse, ...]:
        found = (
            level_course(self.facts.games, game.id, self.facts.name, ladder_of(game.id, game.rules_version))
            for game in map(self.program.library.named, self.games)
            if game is not None
        )
        return tuple(each for each in found if each is not None)

    def fill(self, panel: LevelPanel, games: GamesPanel) -> None:
        games.show_levels(
            self.words.say("own-level-column"), {each.game: self.short(each.last) for each in self.levels}
        )
        self._fill_course(panel)

    def _fill_course(self, panel: LevelPanel) -> None:
        words, levels = self.words, self.levels
        panel.head(words.say("own-levels"))
        panel.nothing.say("" if levels else words.say("own-levels-none"))
        if not levels:
            panel.chart.show_face(words.say("own-levels"), None)
            return
        first, last = span_of(levels, self.facts.today)
        face = LevelFace(
            rungs=tuple(words.column(rung) for rung in RUNGS),
            months=tuple(self._months(first, last)),
            first=first,
            last=last,
            lines=tuple(self._line(each) for each in levels),
            how=words.say("own-levels-how"),
        )
        panel.chart.show_face(words.say("own-levels"), face)

    def _months(self, first: date, last: date) -> Iterator[tuple[date, str]]:
        """The months that begin in this time; where none does, its first day and its last."""
        months = [
            date(year, number + 1, 1)
            for year, number in (
                divmod(at, YEAR) for at in range(first.year * YEAR + first.month - 1, last.year * YEAR + last.month)
            )
        ]
        begun = [month for month in months if month >= first]
        if begun:
            yield from ((month, self.words.say("own-month", month=month.month)) for month in begun)
        else:
            yield first, self.words.day(first, self.now)

    def _line(self, course: LevelCourse) -> LineFace:
        words, last = self.words, course.last
        name = words.game(course.game)
        tip = words.say(
            "own-level-tip",
            game=name,
            place=self.place(last),
            games=last.games,
            least=self.rung(last.least),
            most=self.rung(last.most),
        )
        points = tuple(PointFace(each.day, each.rung, each.least, each.most) for each in course.standings)
        return LineFace(course.game, name, self.games.index(course.game), points, tip)

    def place(self, standing: Standing) -> str:
        """Say near which rung it is, or between which two."""
        at = min(max(standing.rung, 0.0), len(RUNGS) - 1.0)
        if abs(at - round(at)) <= APART:
            return self.words.say("own-level-near", level=self.rung(at))
        low, high = self.words.column(RUNGS[int(at)]), self.words.column(RUNGS[int(at) + 1])
        return self.words.say("own-level-between", low=low, high=high)

    def short(self, standing: Standing) -> str:
        """Say the rung that is reached, and whether one is well above it."""
        at = min(max(standing.rung, 0.0), len(RUNGS) - 1.0)
        level = self.words.column(RUNGS[int(at + APART)])
        return self.words.say("own-level-more", level=level) if at - int(at + APART) > APART else level

    def rung(self, at: float) -> str:
        return self.words.column(RUNGS[round(min(max(at, 0.0), len(RUNGS) - 1.0))])
