"""Where points come from, as measured: the mean sheet of many games between opponents, kept in points.json."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from functools import cache
from math import sqrt
from pathlib import Path

from pydantic import TypeAdapter

from rules.core import resources
from rules.core.closed import closed
from rules.core.contract import AnyGame
from rules.core.scoresheet import ScoreSheet

FILE = "points.json"
SURE = 1.96
"""Standard errors within which a mean lies in 19 of 20 measurements."""


@closed()
class Source:
    """One source of points, and what it brought a seat in a game, on the mean."""

    source: str
    mean: float


@closed()
class Points:
    rules_version: int
    games: int
    seats: tuple[str, ...]
    """Who played."""
    mean: float
    """Of the total."""
    give_or_take: float
    """The mean lies within this of the true one in 19 of 20 measurements."""
    earned: tuple[Source, ...]
    """What came in, the largest source first."""
    lost: tuple[Source, ...]
    """What was paid or lost, the largest first."""

    def shares(self, most: int) -> tuple[tuple[tuple[str, ...], float, float], ...]:
        """Group what came in: the largest sources one by one, all others together; each with its share and its mean."""
        whole = sum(each.mean for each in self.earned)
        groups = [self.earned[at : at + 1] for at in range(min(most, len(self.earned)))]
        if len(self.earned) > most:
            groups[-1] = self.earned[most - 1 :]
        means = [sum(each.mean for each in group) for group in groups]
        names = [tuple(each.source for each in group) for group in groups]
        return tuple((name, mean / whole, mean) for name, mean in zip(names, means, strict=True))


POINTS: TypeAdapter[Points] = TypeAdapter(Points)
Paid = Mapping[str, tuple[int, ...]]
"""By source, what each seat earned from it in one game."""


@cache
def points_of(game_id: str) -> Points | None:
    """Read what was measured of a game."""
    file = resources.assets() / game_id / FILE
    return POINTS.validate_json(file.read_bytes()) if file.exists() else None


def paid_by(sheet: ScoreSheet) -> Paid:
    """Add up a score sheet by source."""
    paid: dict[str, tuple[int, ...]] = {}
    for line in sheet.lines:
        before = paid.get(line.source, (0,) * len(line.points))
        paid[line.source] = tuple(one + other for one, other in zip(before, line.points, strict=True))
    return paid


def measured(game: AnyGame, seats: tuple[str, ...], sheets: Iterable[tuple[Paid, tuple[int, ...]]]) -> Points:
    """Take the means over games, of all seats alike that are no automa."""
    counted = [at for at, player in enumerate(seats) if player not in game.automas]
    games = list(sheets)
    totals = [played[seat] for _, played in games for seat in counted]
    means: dict[str, float] = {}
    for paid, _ in games:
        for source, points in paid.items():
            means[source] = means.get(source, 0.0) + sum(points[seat] for seat in counted)
    of_each = [Source(source, round(total / len(totals), 2)) for source, total in means.items()]
    mean = sum(totals) / len(totals)
    spread = sqrt(sum((each - mean) ** 2 for each in totals) / max(1, len(totals) - 1))
    return Points(
        rules_version=game.rules_version,
        games=len(games),
        seats=seats,
        mean=round(mean, 2),
        give_or_take=round(SURE * spread / sqrt(len(totals)), 2),
        earned=tuple(sorted((each for each in of_each if each.mean > 0), key=lambda each: -each.mean)),
        lost=tuple(sorted((each for each in of_each if each.mean < 0), key=lambda each: each.mean)),
    )


def write_points(points: Points, path: Path) -> None:
    path.write_text(json.dumps(asdict(points), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
