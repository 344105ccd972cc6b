"""What the class sees of the ready-made plans of every game: a vote gives nothing away, a position has its names."""

import pytest

from rules.core.contract import AnyGame
from rules.games import loaded
from rules.lessons.model import Question
from rules.teaching.plan_scenes import scenes_of
from rules.teaching.plans import AtStep, PositionRow, VoteRow
from rules.teaching.staging import step_begun
from tests.rules.every_game.test_plans import plans
from tests.rules.teaching.making import built_in, library


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_a_row_at_a_step_shows_what_the_step_shows(game: AnyGame) -> None:
    box, lessons = library().box(game), built_in(game)
    rows = [scene for plan in plans(game).values() for scene in scenes_of(plan, game, box, lessons)]
    assert all(scene.problem is None for scene in rows)
    at_a_step = [scene for scene in rows if isinstance(getattr(scene.row, "position", None), AtStep)]
    assert {type(scene.row) for scene in at_a_step} == {PositionRow, VoteRow}
    for scene in at_a_step:
        begun = step_begun(scene.row.position, game, box, lessons)  # type: ignore[union-attr, arg-type]
        step = scene.lesson.steps[scene.steps[0]]
        assert scene.lesson.names == begun.lesson.names
        assert step.shows == begun.step.shows
        assert not scene.is_lesson
        if isinstance(scene.row, VoteRow):
            assert isinstance(step, Question)
            assert step == begun.step
