"""Curves, sources and turning points are folds over what was played."""

from itertools import pairwise
from pathlib import Path

import pytest

from desktop.score.course import Course
from desktop.score.plot import curves_of, scale_for, spread
from desktop.score.result import in_play
from desktop.score.sources import TEXTURES, layers_of
from desktop.score.turning import gap, turning_points
from tests.desktop.score.endings import caravan, marajoara


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_mark_at_the_end_of_each_of_the_fourteen_rounds(tmp_path: Path, seats: int) -> None:
    course = marajoara(tmp_path, seats).screen.course
    assert len(course.marks) == 15
    assert course.marks[0].totals == (0,) * seats
    assert course.marks[-1].totals == in_play(course.sheets[-1])
    places = [mark.at for mark in course.marks]
    assert places == sorted(places)


def test_what_is_counted_at_the_end_is_a_step_of_its_own(tmp_path: Path) -> None:
    course = marajoara(tmp_path, 3).screen.course
    curves = curves_of(course)
    assert curves.has_end
    assert tuple(heights[-1] for heights in curves.heights) == course.totals


def test_alone_every_turn_is_a_mark(tmp_path: Path) -> None:
    course = marajoara(tmp_path, 1, 2).screen.course
    assert len(course.marks) == len(course.openings) + 1
    assert len(course.marks) > 8


def test_a_game_without_headings_has_marks_too(tmp_path: Path) -> None:
    course = caravan(tmp_path).screen.course
    assert 2 < len(course.marks) < 30
    assert course.marks[-1].totals == in_play(course.sheets[-1])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_sources_add_up_to_what_was_won(tmp_path: Path, seats: int) -> None:
    course = marajoara(tmp_path, seats, mission=int(seats == 1)).screen.course
    layers = layers_of(course)
    assert len(layers) <= TEXTURES
    won = [sum(max(0, line.points[seat]) for line in course.sheets[-1].lines) for seat in range(seats)]
    assert [sum(layer.totals[seat] for layer in layers) for seat in range(seats)] == won
    for layer in layers:
        assert all(len(heights) == len(course.marks) for heights in layer.heights)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_turning_points_are_the_turns_that_changed_the_gap_most(tmp_path: Path, seed: int) -> None:
    course = marajoara(tmp_path, 3, seed=seed).screen.course
    found = turning_points(course)
    assert len(found) == 3
    assert [each.at for each in found] == sorted(each.at for each in found)
    changes = sorted(
        (
            abs(gap(course.played[turn.last], turn.seat) - gap(course.played[turn.first - 1], turn.seat))
            for turn in course.turns
        ),
        reverse=True,
    )
    assert sorted((abs(each.after - each.before) for each in found), reverse=True) == changes[:3]


def test_a_turning_point_is_the_move_of_its_turn_that_paid(tmp_path: Path) -> None:
    course = marajoara(tmp_path, 2).screen.course
    for each in turning_points(course):
        assert course.played[each.at] != course.played[each.at - 1]
        assert course.line[each.at] == each.point


def test_alone_objectives_come_first(tmp_path: Path) -> None:
    course = marajoara(tmp_path, 1, 4, seed=3).screen.course
    found = turning_points(course)
    assert found
    assert all(each.rival is None for each in found)
    reached = sum(goal.reached for goal in course.sheets[-2].goals)
    assert sum(each.goals for each in found) == min(reached, sum(each.goals for each in found))
    assert (reached == 0) == all(each.goals == 0 for each in found)


def test_turns_do_not_overlap(tmp_path: Path) -> None:
    for course in (marajoara(tmp_path, 4).screen.course, caravan(tmp_path).screen.course):
        assert isinstance(course, Course)
        ends = [(turn.first, turn.last) for turn in course.turns]
        assert all(one[1] < other[0] for one, other in pairwise(ends))


# Scales


@pytest.mark.parametrize("values", [(0,), (0, 4), (3, 82), (-14, 31), (-3, -1), (0, 250)])
def test_a_scale_holds_all_values_and_few_ticks(values: tuple[int, ...]) -> None:
    scale = scale_for(values)
    assert all(0 <= scale.share(value) <= 1 for value in values)
    assert 0 in scale.ticks
    assert 1 <= len(scale.ticks) <= 7


def test_labels_keep_apart_and_in_order() -> None:
    placed = spread([10, 12, 11, 60], 20, 0, 100)
    assert placed[0] < placed[2] < placed[1] < placed[3]
    levels = sorted(placed)
    assert all(other - one > 19 for one, other in pairwise(levels))
