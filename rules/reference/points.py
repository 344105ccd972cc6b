"""Where points come from, as measured: the mean sheet of many games between opponents, kept in points.json."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from pathlib import Path

from pydantic import TypeAdapter

from rules.core import resources
from rules.core.closed import closed
from rules.core.contract import AnyGame
from rules.core.scoresheet import ScoreSheet

FILE = "points.json"
TOGETHER_FILE = "points_together.json"
LEAST_SHARE = 0.005
"""What brings less is not shown: it would round to nothing."""
SURE = 1.96
"""Standard errors within which a mean lies in 19 of 20 measurements."""


Together = Mapping[str, tuple[str, ...]]
"""By the message that names it, the sources that newcomers are told of as one."""
TOGETHER: TypeAdapter[Together] = TypeAdapter(Together)


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

    def shares(self, most: int, together: Together) -> tuple["Portion", ...]:
        """Group what came in, the largest first: what counts together, the others one by one, the smallest as one."""
        names = {source: name for name, sources in together.items() for source in sources}
        means: dict[str, float] = {}
        for each in self.earned:
            name = names.get(each.source, each.source)
            means[name] = means.get(name, 0.0) + each.mean
        whole = sum(means.values())
        seen = ((name, mean) for name, mean in means.items() if mean >= LEAST_SHARE * whole)
        portions = [Portion(name, mean / whole, mean) for name, mean in sorted(seen, key=lambda each: -each[1])]
        if len(portions) > most:
            rest = sum(each.mean for each in portions[most - 1 :])
            portions[most - 1 :] = [Portion("", rest / whole, rest)]
        return tuple(portions)


@dataclass(frozen=True, slots=True)
class Portion:
    """A part of all that came in. `name` is the message that says where from; empty for all the rest."""

    name: str
    share: float
    mean: float


POINTS: TypeAdapter[Points] = TypeAdapter(Points)
Paid = Mapping[str, tuple[int, ...]]
"""By source, what each seat earned from it in one game."""


@cache
def points_of(game_id: str) -> Points | None:
    """Read what was measured of a game."""
    file = resources.assets() / game_id / FILE
    return POINTS.validate_json(file.read_bytes()) if file.exists() else None


@cache
def together_of(game_id: str) -> Together:
    """Read which sources of points are told of as one."""
    file = resources.assets() / game_id / TOGETHER_FILE
    return TOGETHER.validate_json(file.read_bytes()) if file.exists() else {}


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
