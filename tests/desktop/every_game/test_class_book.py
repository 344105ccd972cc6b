"""In every game a pupil does a lesson with a mistake, and the class book says which, in both languages."""

import pytest

from desktop.class_book.saying import ClassWords, lessons_of
from desktop.class_book.standings import Wrong, cell_of, to_review
from desktop.shell import Shell
from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.lessons.model import Task
from rules.lessons.scenes import legal_of_shape
from rules.text.localise import LANGUAGES, Language
from tests.desktop.lessons.learner import at_lesson, solve_all

pytestmark = pytest.mark.usefixtures("unpainted")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_a_lesson_with_a_mistake_is_in_the_book(game: AnyGame, shell: Shell) -> None:
    program = shell.program
    program.settings_file.change(class_book=True)
    program.pupil = "Adèle"
    lesson, at, mistake = next(
        (lesson, at, mistake)
        for lesson in lessons_of(program, game.id)
        for at, step in enumerate(lesson.steps)
        if isinstance(step, Task)
        for mistake in step.mistakes
        if mistake.refused is None and len(mistake.moves) == 1
    )
    screen = at_lesson(shell, game, lesson.id)
    screen.run.begin_step(at)
    progress = screen.table.progress
    screen.table.propose(legal_of_shape(progress.game, progress.state, mistake.moves[0])[0])
    screen.run.begin_step(0)
    solve_all(screen)
    (pupil,) = program.pupils.pupils
    cell = cell_of(pupil, lesson)
    assert (cell.is_done, cell.mistakes) == (True, 1)
    (found,) = to_review(program.pupils.pupils, [lesson])
    assert (found.at, found.most.times) == (at, 1)
    assert found.most.mistake in {each.id for each in lesson.steps[at].mistakes}  # type: ignore[union-attr]
    assert program.settings.lessons_done == {}


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_mistake_has_words(game: AnyGame, language: Language, shell: Shell) -> None:
    shell.program.set_language(language)
    words = ClassWords(shell.program)
    unknown = words.say("class-mistake-unknown")
    for lesson in lessons_of(shell.program, game.id):
        for at, step in enumerate(lesson.steps):
            ids = [each.id for each in getattr(step, "mistakes", ())]
            for id in (*ids, *lesson.rules[:1], "lessons-not-the-goal", "lessons-not-right"):
                said = words.mistake(Wrong(lesson, at, id, 1))
                assert said
                assert said != unknown
