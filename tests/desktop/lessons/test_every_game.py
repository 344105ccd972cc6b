"""The lessons of every game on its own table."""

import pytest

from desktop.lessons.progress import is_finished
from desktop.shell import Shell
from rules.core import resources
from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.lessons.model import lessons_in
from tests.desktop.lessons.learner import at_lesson, solve_all

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson.id, id=f"{game.id}-{lesson.id}")
        for game in GAMES
        for lesson in lessons_in(resources.assets() / game.id / "lessons")
    ],
)
def test_each_lesson_can_be_solved(shell: Shell, game: AnyGame, lesson: str) -> None:
    screen = at_lesson(shell, game, lesson)
    solve_all(screen)
    assert is_finished(shell.program, screen.lesson)
