"""What a step speaks of, shows or hides lies on the table of its game."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.desks import desk_of
from desktop.reader.figure import look_at
from desktop.style.theme import Style
from rules.games import GAMES
from rules.lessons.model import Lesson, Question
from rules.lessons.runner import begun, next_step, solved
from rules.text.localise import Texts
from tests.rules.lessons.promises import Shelf, shelf_of

SHELVES = tuple(shelf_of(game) for game in GAMES if desk_of(game.id) is not None)
HERE = [(shelf, lesson) for shelf in SHELVES for lesson in shelf.lessons]


@pytest.mark.parametrize(("shelf", "lesson"), HERE, ids=lambda each: getattr(each, "id", each.game))
def test_what_a_step_names_is_there(qtbot: QtBot, shelf: Shelf, lesson: Lesson) -> None:
    game, desk = shelf.game, desk_of(shelf.game.id)
    assert desk is not None
    say = Texts("fr", game=game).say
    progress = begun(game, shelf.box, lesson)
    for number, step in enumerate(lesson.steps):
        progress = next_step(progress) if number else progress
        hides = step.hides if isinstance(step, Question) else ()
        if step.shows or hides or step.piece:
            look = look_at(game, progress.state, Style("light", game.id, 1.0), say)
            there = {sprite.key for sprite in desk.sprites(game.view(progress.state, look.seat), look)}
            assert {*step.shows, *filter(None, [step.piece])} <= there, step.id
            assert [start for start in hides if not any(key.startswith(start) for key in there)] == [], step.id
        progress = solved(progress)
