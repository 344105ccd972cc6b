"""Where the points come from: the largest sources each with a texture, all others together as the last one."""

from dataclasses import dataclass

from desktop.score.course import Course
from rules.core.scoresheet import ScoreSheet

TEXTURES = 5
"""More could not be told apart."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One source, or the rest."""

    sources: tuple[str, ...]
    heights: tuple[tuple[int, ...], ...]
    """By seat, at every mark: what had come in during play."""
    totals: tuple[int, ...]
    """By seat, when all was counted."""

    @property
    def is_rest(self) -> bool:
        return len(self.sources) > 1


def layers_of(course: Course) -> tuple[Layer, ...]:
    """The largest first. Points lost do not show here: the sheet tells them."""
    final = course.sheets[-1]
    paid = {line.source: sum(max(0, each) for each in line.points) for line in final.lines}
    sources = sorted((source for source, points in paid.items() if points > 0), key=lambda each: -paid[each])
    groups: list[tuple[str, ...]] = [(source,) for source in sources]
    if len(sources) > TEXTURES:
        groups = [*groups[: TEXTURES - 1], tuple(sources[TEXTURES - 1 :])]
    return tuple(layer_of(course, group) for group in groups)


def layer_of(course: Course, sources: tuple[str, ...]) -> Layer:
    columns = [earned(course.sheets[mark.at], sources, in_play_only=True) for mark in course.marks]
    totals = earned(course.sheets[-1], sources, in_play_only=False)
    return Layer(sources, tuple(zip(*columns, strict=True)), totals)


def earned(sheet: ScoreSheet, sources: tuple[str, ...], *, in_play_only: bool) -> tuple[int, ...]:
    wanted = [line for line in sheet.lines if line.source in sources and not (in_play_only and line.at_end)]
    return tuple(sum(max(0, line.points[seat]) for line in wanted) for seat in range(len(sheet.totals)))
