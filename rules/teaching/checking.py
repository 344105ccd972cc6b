"""Whether the engine agrees with a made thing: its positions can be, its answers and mistakes are what it says.

Whatever a file holds, nothing here raises; where a game stumbles over a position, that is what is wrong with it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.codec import Unreadable, position_state
from rules.core.contract import AnyGame, BadPosition
from rules.core.library import Library
from rules.core.savefile import try_out
from rules.core.types import Phrase, phrase
from rules.lessons.checking import problems as problems_of_lesson
from rules.lessons.model import Lesson, Task
from rules.teaching.made import LANGUAGES, Language, Made, MadeLesson, MadePosition
from rules.teaching.pupils import MadePupil


@dataclass(frozen=True, slots=True)
class Checked:
    """What was looked at, and what is wrong."""

    problems: tuple[Phrase, ...] = ()
    positions: int = 0
    answers: int = 0
    mistakes: int = 0

    @property
    def is_good(self) -> bool:
        return not self.problems


def checked(made: Made, library: Library, *, searches: bool = True) -> Checked:
    """Play all that a made thing says through the engine; if wanted, look for other right ways too."""
    if isinstance(made, MadePupil):
        return Checked((phrase("made-of-a-pupil"),))
    game = library.named(made.game)
    if game is None:
        return Checked((phrase("made-unknown-game", game=made.game),))
    try:
        found = tuple(problems_in(made, game, library.box(game), searches=searches))
    except Exception as error:  # a position can be well formed and still make no sense to a game
        found = (phrase("made-makes-no-sense", reason=type(error).__name__),)
    return counted(made, found)


def main_language(made: Made) -> Language:
    """The language in which the least is missing; French where both lack as much."""
    return min(LANGUAGES, key=lambda language: len(list(made.missing(language))))


def unsaid(made: Made) -> Iterator[Phrase]:
    """Texts that are missing in its main language; it need not be written in both."""
    language = main_language(made)
    for key in made.missing(language):
        yield phrase("lessons-problem-text", id=key, language=language)


def counted(made: Made, found: tuple[Phrase, ...]) -> Checked:
    if isinstance(made, MadePosition):
        return Checked(found, positions=1)
    if not isinstance(made, MadeLesson):
        return Checked(found)
    mistakes = sum(len(getattr(step, "mistakes", ())) for step in made.steps)
    answers = sum(len(step.answers) if isinstance(step, Task) else step.kind == "question" for step in made.steps)
    return Checked(found, positions_of(made.lesson), answers, mistakes)


def positions_of(lesson: Lesson) -> int:
    return sum(step.position != "continue" for step in lesson.steps)


def problems_in(made: Made, game: AnyGame, box: Any, *, searches: bool) -> Iterator[Phrase]:
    if made.rules > game.rules_version:
        yield phrase("made-newer-rules", rules=made.rules)
    elif isinstance(made, MadePosition):
        yield from problems_of_position(made, game, box)
    elif isinstance(made, MadeLesson):
        yield from problems_of_lesson(game, box, made.lesson, searches=searches)


def problems_of_position(made: MadePosition, game: AnyGame, box: Any) -> Iterator[Phrase]:
    try:
        state = state_of(made, game, box)
        try_out(game, state, len(game.seated(state)))
    except BadPosition as error:
        yield error.sentence
    except Unreadable as error:
        yield from (each.sentence for each in error.problems)


def state_of(made: MadePosition, game: AnyGame, box: Any) -> Any:
    """The state of a made position. Raises `Unreadable` or `BadPosition`."""
    if made.notation is not None:
        return game.position(made.notation, box)
    return position_state(game, made.position or {}, box)
