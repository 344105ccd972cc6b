"""The bot of a level: it plans as far as the level says, with an eye as unsteady as the level says."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, log, pi, sqrt
from typing import Any, Protocol, TypeVar
from zlib import crc32

from rules.bots.ahead import Ahead
from rules.bots.mind import Level, Mind, Plan, mind_of
from rules.bots.policy import Budget
from rules.bots.sampling import worlds
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded

FINENESS = 1 << 30


@dataclass(frozen=True, slots=True)
class Planner:
    mind: Mind
    level: Level
    looks: bool = True

    @property
    def name(self) -> str:
        return self.level.name

    @property
    def usual_budget(self) -> int:
        return self.level.usual_budget

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        return self.considered(game, view, legal, rng, budget)[0]

    def considered(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> tuple[Any, ...]:
        """The move, then the best other that was weighed, where there was any."""
        seat = legal[0].seat
        (state,) = worlds(game, view, rng, 1)
        at_once = self.mind.at_once(self.mind.weights[self.level.weights], state, seat, legal)
        if at_once is not None:
            return (at_once,)
        *_, found = Ahead(game, self.mind, self.level, budget).judged(view, legal, rng)
        if self.level.unsteady and self.mind.begins_turn(state, seat):
            chosen = misjudged(found, self.level.unsteady, rng)
        else:
            chosen = found[0]
        others = [each.move for each in found if each is not chosen]
        return chosen.move, *others[:1]


def planner(game_id: str, level: str) -> Planner:
    mind = mind_of(game_id)
    return Planner(mind, mind.level(level))


class Rated(Protocol):
    @property
    def worth(self) -> float: ...


RatedT = TypeVar("RatedT", bound=Rated)


def misjudged(found: Sequence[RatedT], unsteady: float, rng: Rng) -> RatedT:
    """Choose by worths that are off by chance: of two near ones either, a bad plan seldom instead of a good one."""
    chosen, most = found[0], float("-inf")
    for each in found:
        error, rng = gauss(rng)
        if each.worth + unsteady * error > most:
            chosen, most = each, each.worth + unsteady * error
    return chosen


def misjudged_alike(plans: Sequence[Plan], unsteady: float, rng: Rng) -> Plan:
    """Choose by worths that are off by chance, a move always by the same: so that an answer that may follow on several
    moves is misjudged alike after all of them.
    """

    def error(plan: Plan) -> float:
        return gauss(seeded(rng.word ^ crc32(repr(plan.begins).encode()), "eye"))[0]

    return max(plans, key=lambda plan: plan.worth + unsteady * error(plan))


def gauss(rng: Rng) -> tuple[float, Rng]:
    """Draw from the normal distribution."""
    one, rng = rng.below(FINENESS)
    other, rng = rng.below(FINENESS)
    return sqrt(-2 * log((one + 1) / FINENESS)) * cos(2 * pi * other / FINENESS), rng
