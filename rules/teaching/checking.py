"""Whether the engine agrees with a made thing: its positions can be, its answers and mistakes are what it says.

Whatever a file holds, nothing here raises; where a game stumbles over a position, that is what is wrong with it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rules.core import resources
from rules.core.codec import Unreadable
from rules.core.contract import AnyGame, BadPosition
from rules.core.correcting import lost_among
from rules.core.edition import BrokenEdition
from rules.core.library import Library
from rules.core.savefile import try_out
from rules.core.types import Phrase, phrase
from rules.lessons.checking import problems as problems_of_lesson
from rules.lessons.model import Lesson, Task, lessons_in
from rules.teaching.editions import MadeEdition
from rules.teaching.links import names_in, remarks_on_names
from rules.teaching.made import LANGUAGES, Language, Made, MadeLesson, MadePosition
from rules.teaching.plans import LessonRow, MadePlan, made_inside
from rules.teaching.positions import state_of
from rules.teaching.pupils import MadePupil
from rules.teaching.staging import problems_of_plan
from rules.text.localise import Texts


@dataclass(frozen=True, slots=True)
class Checked:
    """What was looked at, and what is wrong."""

    problems: tuple[Phrase, ...] = ()
    positions: int = 0
    answers: int = 0
    mistakes: int = 0
    remarks: tuple[Phrase, ...] = ()
    """What its author may want to look at; pupils can play it all the same."""

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
        found = tuple(problems_in(made, game, library, searches=searches))
        remarks = tuple(remarks_in(made, game, library))
    except Exception as error:  # a position can be well formed and still make no sense to a game
        return counted(made, (phrase("made-makes-no-sense", reason=type(error).__name__),))
    return replace(counted(made, found), remarks=remarks)


def remarks_in(made: Made, game: AnyGame, library: Library) -> Iterator[Phrase]:
    """A language that was begun and is not complete; names in brackets that mean nothing; data that are gone."""
    if isinstance(made, MadeEdition):
        lost = lost_among(library.edition(game).tree, made.corrected)
        if lost:
            yield phrase("made-data-lost", count=len(lost), path=lost[0])
    if not isinstance(made, MadeLesson):
        return
    main = main_language(made)
    for language in LANGUAGES:
        begun = any(words.strip() for words in made.texts.get(language, {}).values())
        missing = len(list(made.missing(language)))
        if language != main and begun and missing:
            yield phrase("lessons-remark-language", language=language, missing=missing)
    texts = lambda: tuple(Texts(each, game=game) for each in LANGUAGES)  # noqa: E731 (read only where they are needed)
    yield from remarks_on_names(made, names_in(game, library.box(game), made.lesson, texts))


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
    if isinstance(made, MadePlan):
        return counted_together(made, found)
    if not isinstance(made, MadeLesson):
        return Checked(found)
    mistakes = sum(len(getattr(step, "mistakes", ())) for step in made.steps)
    answers = sum(len(step.answers) if isinstance(step, Task) else step.kind == "question" for step in made.steps)
    return Checked(found, positions_of(made.lesson), answers, mistakes)


def counted_together(plan: MadePlan, found: tuple[Phrase, ...]) -> Checked:
    """What a plan has of its own to be looked at: the made things in it, and the other positions of its rows."""
    inside = [counted(each, ()) for each in made_inside(plan)]
    positions = sum(not isinstance(row, LessonRow) and getattr(row, "position", None) is not None for row in plan.rows)
    lessons = [
        counted(row.lesson, ()) for row in plan.rows if isinstance(row, LessonRow) and not isinstance(row.lesson, str)
    ]
    return Checked(
        found,
        positions + sum(each.positions for each in lessons),
        sum(each.answers for each in inside),
        sum(each.mistakes for each in inside),
    )


def positions_of(lesson: Lesson) -> int:
    return sum(step.position != "continue" for step in lesson.steps)


def problems_in(made: Made, game: AnyGame, library: Library, *, searches: bool) -> Iterator[Phrase]:
    if isinstance(made, MadeEdition):
        yield from problems_of_edition(made, game, library)
        return
    box = library.box(game)
    if made.rules > game.rules_version:
        yield phrase("made-newer-rules", rules=made.rules)
    elif isinstance(made, MadePosition):
        yield from problems_of_position(made, game, box)
    elif isinstance(made, MadeLesson):
        yield from problems_of_lesson(game, box, made.lesson, searches=searches)
    elif isinstance(made, MadePlan):
        lessons = tuple(lessons_in(resources.assets() / game.id / "lessons"))
        yield from problems_of_plan(made, game, box, lessons, searches=searches)


def problems_of_edition(made: MadeEdition, game: AnyGame, library: Library) -> Iterator[Phrase]:
    """What keeps a game from being played with these data; those that are there no longer are left out."""
    published = library.edition(game)
    lost = set(lost_among(published.tree, made.corrected))
    try:
        game.box(published.corrected([each for each in made.corrected if each.path not in lost]))
    except BrokenEdition as broken:
        yield from (each.sentence for each in broken.problems)


def problems_of_position(made: MadePosition, game: AnyGame, box: Any) -> Iterator[Phrase]:
    try:
        state = state_of(made, game, box)
        try_out(game, state, len(game.seated(state)))
    except BadPosition as error:
        yield error.sentence
    except Unreadable as error:
        yield from (each.sentence for each in error.problems)
