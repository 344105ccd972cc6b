"""The turns in which the outcome moved most.

Measured by what the rules count, not by what a bot thinks: the change, during one turn, of the gap between a seat
and the best of the others, in points that came in during play. Alone, what a turn brought: objectives, then points.
"""

from dataclasses import dataclass

from desktop.score.course import Course, Turn
from rules.core.types import Seat

HOW_MANY = 3


@dataclass(frozen=True, slots=True)
class TurningPoint:
    seat: Seat
    at: int
    """The place on the line of the move, of its turn, that changed most."""
    point: int
    """The same as the table knows it."""
    gained: int
    """What the turn brought the seat."""
    rival: Seat | None
    """The best of the others after it; None for a seat that plays alone."""
    before: int
    after: int
    """The gap to the best of the others before and after the turn; alone, the points."""
    goals: int = 0
    """Objectives reached in it."""


def turning_points(course: Course) -> tuple[TurningPoint, ...]:
    """Return at most three turning points, in the order in which they were played."""
    found = [turning_point(course, turn) for turn in course.turns]
    moving = [each for each in found if each.after != each.before or each.goals]
    moving.sort(key=lambda each: (each.goals, abs(each.after - each.before), each.at), reverse=True)
    return tuple(sorted(moving[:HOW_MANY], key=lambda each: each.at))


def turning_point(course: Course, turn: Turn) -> TurningPoint:
    seat, before, last = turn.seat, turn.first - 1, turn.last
    at = max(range(turn.first, last + 1), key=lambda each: changed(course, seat, each))
    return TurningPoint(
        seat=seat,
        at=at,
        point=course.line[at],
        gained=course.played[last][seat] - course.played[before][seat],
        rival=best_other(course.played[last], seat),
        before=gap(course.played[before], seat),
        after=gap(course.played[last], seat),
        goals=goals(course, last) - goals(course, before),
    )


def changed(course: Course, seat: Seat, at: int) -> tuple[int, int, int]:
    """How much one entry changed; among equals the first."""
    reached = goals(course, at) - goals(course, at - 1)
    return reached, abs(gap(course.played[at], seat) - gap(course.played[at - 1], seat)), -at


def gap(points: tuple[int, ...], seat: Seat) -> int:
    other = best_other(points, seat)
    return points[seat] - (0 if other is None else points[other])


def best_other(points: tuple[int, ...], seat: Seat) -> Seat | None:
    others = [other for other in range(len(points)) if other != seat]
    return max(others, key=lambda other: points[other], default=None)


def goals(course: Course, at: int) -> int:
    """Objectives reached so far; those that only the end counts belong to no turn."""
    at = min(at, len(course.line) - 2) if course.table.is_over else at
    return sum(goal.reached for goal in course.sheets[max(0, at)].goals)
