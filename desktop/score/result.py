"""Who won and by what, read off the score sheet that the rules write. Computes no score."""

from dataclasses import dataclass
from typing import Any

from desktop.table.foreseeing import NO_CHANCE
from desktop.table.table import Table
from rules.core.scoresheet import ScoreSheet, TieBreak
from rules.core.timeline import Timeline
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class Result:
    sheet: ScoreSheet
    is_over: bool
    is_challenge: bool
    """One seat against the game: won or lost rather than ranked."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """The best first; tied seats as they sit."""
        return tuple(sorted(range(len(self.sheet.totals)), key=lambda seat: (self.sheet.ranks[seat], seat)))

    @property
    def is_won(self) -> bool:
        return bool(self.sheet.winners)

    @property
    def lead(self) -> int:
        """How far the first is ahead of the second."""
        first, *others = (self.sheet.totals[seat] for seat in self.order)
        return first - max(others, default=0)

    @property
    def tied(self) -> frozenset[Seat]:
        """Seats that share their total with another one."""
        totals = self.sheet.totals
        return frozenset(seat for seat, total in enumerate(totals) if totals.count(total) > 1)

    def deciding_ties(self) -> tuple[TieBreak, ...]:
        """What had to be looked at to tell tied seats apart, as far as it was looked at."""
        looked_at: list[TieBreak] = []
        for tie_break in self.sheet.tie_breaks:
            if not self._is_still_tied(looked_at):
                break
            looked_at.append(tie_break)
        return tuple(looked_at)

    def _is_still_tied(self, looked_at: list[TieBreak]) -> bool:
        standing = [
            (total, *(each.figures[seat] for each in looked_at)) for seat, total in enumerate(self.sheet.totals)
        ]
        return len(set(standing)) < len(standing)


def result_of(table: Table) -> Result:
    timeline = table.timeline
    sheet = sheet_at(timeline, timeline.now, table.looking)
    return Result(sheet, table.is_over, len(sheet.totals) == 1)


def sheet_at(timeline: Timeline, point: int, looking: Seat | None) -> ScoreSheet:
    """The scores at a point; while the game goes on only as far as the looking seat can tell them."""
    return timeline.game.scores(known_position(timeline, point, looking))


def known_position(timeline: Timeline, point: int, looking: Seat | None) -> Any:
    game, state = timeline.game, timeline.state_at(point)
    if not game.keeps_secrets(timeline.record.options) or not game.deciding(timeline.state):
        return state
    return game.imagine(game.view(state, looking), NO_CHANCE)


def in_play(sheet: ScoreSheet) -> tuple[int, ...]:
    """What came in during play, by seat."""
    return part(sheet, at_end=False)


def part(sheet: ScoreSheet, *, at_end: bool) -> tuple[int, ...]:
    lines = [line.points for line in sheet.lines if line.at_end == at_end]
    return tuple(sum(points) for points in zip(*lines, strict=True)) if lines else tuple(0 for _ in sheet.totals)
