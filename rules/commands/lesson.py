"""`vestiges lesson`: the lessons there are, and whether the engine agrees with all that they say.

With `--check FILE` the same of a lesson, or a position, that somebody made.
"""

from collections.abc import Iterator
from pathlib import Path

from rules.commands.answer import Answer, Document, InBoth
from rules.commands.arguments import Argument
from rules.commands.boxes import box_of, printed_edition
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, WrongUsage
from rules.core import folders
from rules.core.contract import AnyGame
from rules.core.library import Library
from rules.core.types import Phrase, phrase
from rules.lessons.checking import problems, wanted_texts
from rules.lessons.model import BrokenLesson, Lesson, read_lesson
from rules.teaching.checking import checked as checked_by_engine
from rules.teaching.checking import unsaid as unsaid_in
from rules.teaching.made import Made, MadeLesson
from rules.teaching.pupils import MadePupil
from rules.teaching.reading import read_file

ARGUMENTS = (
    Argument("--list", flag=True),
    Argument("--check", flag=True),
    Argument("GAME", text="lesson"),
)


class LessonEntry(Document):
    id: str
    game: str
    title_fr: str
    title_en: str
    steps: int
    rules: tuple[str, ...]
    ok: bool | None
    """Whether all that it says is so; null where only a list was wanted."""
    problems: tuple[InBoth, ...]
    remarks: tuple[InBoth, ...] = ()
    """What the author of a made lesson may want to look at."""


class LessonsDocument(Document):
    lessons: tuple[LessonEntry, ...]


def run(call: Call) -> Answer:
    given = call.given
    if given.list == given.check:
        raise WrongUsage(phrase("lessons-list-or-check"))
    if given.check and given.game and given.game.endswith(folders.EXTENSION):
        entries: tuple[LessonEntry, ...] = (entry_of_file(call, Path(given.game)),)
    else:
        entries = entries_of_games(call)
    failed = any(entry.ok is False for entry in entries)
    return Answer(LessonsDocument(lessons=entries), readable(call, entries), DENIED if failed else DONE)


def entries_of_games(call: Call) -> tuple[LessonEntry, ...]:
    given = call.given
    games = (call.game,) if given.game else call.collection.games
    return tuple(
        entry
        for game in games
        for file in sorted((call.collection.home(game.id) / "lessons").glob("*.json"))
        for entry in [entry_of(call, game, file)]
    )


def entry_of_file(call: Call, file: Path) -> LessonEntry:
    """What a file holds that somebody made, and all that is wrong with it."""
    reading = read_file(file)
    made = reading.made
    if made is None:
        said = [each.sentence for each in reading.problems]
        return LessonEntry(
            id=file.stem,
            game="",
            title_fr=file.name,
            title_en=file.name,
            steps=0,
            rules=(),
            ok=False,
            problems=in_both(call, None, (), said),
        )
    game = next((each for each in call.collection.games if each.id == made.game), None)
    lesson = made.lesson if isinstance(made, MadeLesson) else None
    found, remarks = findings_of_made(call, game, made)
    names = lesson.names if lesson else ()
    return LessonEntry(
        id=made.id,
        game=made.game,
        title_fr=made.title.words.in_language("fr") or file.name,
        title_en=made.title.words.in_language("en") or file.name,
        steps=len(lesson.steps) if lesson else len(getattr(made, "rows", ())),
        rules=lesson.rules if lesson else (),
        ok=not found,
        problems=in_both(call, game, names, found),
        remarks=in_both(call, game, names, remarks),
    )


def findings_of_made(call: Call, game: AnyGame | None, made: Made) -> tuple[list[Phrase], list[Phrase]]:
    """Return the problems, and the remarks."""
    if game is None and not isinstance(made, MadePupil):
        return [phrase("made-unknown-game", game=made.game)], []
    library = Library(call.collection.games, lambda each: printed_edition(call.collection, each))
    checked = checked_by_engine(made, library)
    missing = () if isinstance(made, MadePupil) else unsaid_in(made)
    return [*checked.problems, *missing], list(checked.remarks)


def entry_of(call: Call, game: AnyGame, file: Path) -> LessonEntry:
    try:
        lesson = read_lesson(file)
    except BrokenLesson as error:
        return broken(call, game, file, error)
    both = call.in_both(game, lesson.names)
    title_fr, title_en = both.both(lesson.title)
    found = checked(call, game, lesson) if call.given.check else None
    return LessonEntry(
        id=lesson.id,
        game=lesson.game,
        title_fr=title_fr,
        title_en=title_en,
        steps=len(lesson.steps),
        rules=lesson.rules,
        ok=None if found is None else not found,
        problems=in_both(call, game, lesson.names, found or []),
    )


def broken(call: Call, game: AnyGame, file: Path, error: BrokenLesson) -> LessonEntry:
    return LessonEntry(
        id=file.stem,
        game=game.id,
        title_fr=file.name,
        title_en=file.name,
        steps=0,
        rules=(),
        ok=False,
        problems=in_both(call, game, (), [error.sentence]),
    )


def checked(call: Call, game: AnyGame, lesson: Lesson) -> list[Phrase]:
    if lesson.game != game.id:
        return [phrase("lessons-problem-game", game=lesson.game)]
    box = box_of(game, printed_edition(call.collection, game))
    return [*problems(game, box, lesson), *unsaid(call, game, lesson)]


def unsaid(call: Call, game: AnyGame, lesson: Lesson) -> Iterator[Phrase]:
    """Texts that are not there, and rules that are not known."""
    both = call.in_both(game)
    for texts in (both.french, both.english):
        for wanted in wanted_texts(lesson):
            if not texts.has(wanted.id):
                yield phrase("lessons-problem-text", id=wanted.id, language=texts.language)
    for rule in lesson.rules:
        if not both.french.has(f"{rule}.rule"):
            yield phrase("lessons-problem-rule", rule=rule)


def in_both(call: Call, game: AnyGame | None, names: tuple[str, ...], phrases: list[Phrase]) -> tuple[InBoth, ...]:
    both = call.in_both(game, names)
    said = (both.both(each) for each in phrases)
    return tuple(InBoth(text_fr=french, text_en=english) for french, english in said)


def readable(call: Call, entries: tuple[LessonEntry, ...]) -> Iterator[str]:
    in_french = call.texts.language == "fr"
    if not entries:
        yield call.texts.say(phrase("lessons-none"))
    for entry in entries:
        title = entry.title_fr if in_french else entry.title_en
        state = {None: "listed", True: "good", False: "bad"}[entry.ok]
        yield call.texts.say(phrase(f"lessons-{state}", game=entry.game, id=entry.id, title=title, steps=entry.steps))
        for each in (*entry.problems, *entry.remarks):
            yield f"    {each.text_fr if in_french else each.text_en}"
