"""The class book outside the program: a table for spreadsheets, a document to print, where somebody wants them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.class_book.saying import ClassWords, lessons_of
from desktop.class_book.standings import cell_of, finished_by, has_begun, mistakes_of, to_review
from desktop.lessons.progress import key_of
from desktop.paper.choices import usual_paper
from desktop.paper.class_sheet import ClassRow, ClassSheet, Column, Review, class_pages
from desktop.paper.documents import Pages, composed
from desktop.paper.order import Order
from desktop.paper.printing import pdf_of
from desktop.paper.setting import Setting
from desktop.paper.subject import subject_of
from desktop.program import Program
from desktop.score.export import write
from desktop.score.files import AskPath, Wish, ask_path
from desktop.score.tables import csv_of_rows
from rules.core.types import phrase
from rules.games import GAME_IDS
from rules.lessons.model import Lesson
from rules.teaching.pupils import Pupil

if TYPE_CHECKING:
    from desktop.class_book.class_book import ClassBook

COLUMNS = ("name", "game", "lesson", "steps", "solved", "mistakes", "date")
MOST_REVIEWS = 6


class Exports:
    """Each asks where its file shall go. What came of it, to be told; None when somebody thought better of it."""

    def __init__(self, book: "ClassBook", ask: AskPath = ask_path) -> None:
        self.book, self.program, self.ask = book, book.program, ask

    def csv(self) -> Callable[[], str] | None:
        return self._exported("csv", lambda: csv_of(self.program))

    def pdf(self) -> Callable[[], str] | None:
        program, lessons = self.program, self.book.lessons
        pages = pages_of(program, lessons) if lessons else ()
        return self._exported("pdf", lambda: pdf_of(program.say("class-book"), pages)) if pages else None

    def _exported(self, kind: str, made: Callable[[], bytes]) -> Callable[[], str] | None:
        program = self.program
        name = f"{program.say('class-file-name')}.{kind}"
        path = self.ask(
            self.book, Wish(program.say("class-book"), Path.home() / name, program.say(f"class-type-{kind}"))
        )
        if path is None:
            return None
        problem = write(path, made())
        said = problem.sentence if problem is not None else phrase("class-written", file=path.name)
        return lambda: program.say_phrase(said)


# Figures


def csv_of(program: Program) -> bytes:
    """A line for each lesson that a pupil has begun, of all games."""
    columns = [program.say(f"class-column-{each}") for each in COLUMNS]
    return csv_of_rows(columns, rows_of(program), program.settings.language)


def rows_of(program: Program) -> Iterator[list[object]]:
    words, lessons = ClassWords(program), known_lessons(program)
    for pupil in program.pupils.pupils:
        for key, done in pupil.lessons.items():
            game, _, id = key.partition("/")
            lesson = lessons.get(key)
            named = words.game(game) if program.library.named(game) is not None else game
            title = words.title(lesson) if lesson is not None else id
            cell = cell_of(pupil, lesson) if lesson is not None else None
            steps = (cell.steps, cell.solved) if cell is not None else ("", len(done.steps))
            yield [pupil.name, named, title, *steps, done.mistake_count, done.last.isoformat()]


def known_lessons(program: Program) -> dict[str, Lesson]:
    return {key_of(lesson): lesson for game in GAME_IDS for lesson in lessons_of(program, game)}


# Paper


def pages_of(program: Program, lessons: tuple[Lesson, ...]) -> Pages:
    """The table of these lessons and what is to be reviewed, in the language in use."""
    game = program.library.named(lessons[0].game)
    subject = subject_of(program, game) if game is not None else None
    if subject is None:
        return ()
    order = Order(languages=(program.settings.language,), paper=usual_paper())
    return composed(class_pages(Setting(subject, order), sheet_of(program, lessons)))


def sheet_of(program: Program, lessons: tuple[Lesson, ...]) -> ClassSheet:
    words, pupils = ClassWords(program), program.pupils.pupils
    columns = tuple(
        Column(str(words.number(each) or ""), words.title(each), finished_by(pupils, each)) for each in lessons
    )
    reviews = tuple(
        Review(words.reviewed_step(each), words.review_why(each), words.known_rule(each))
        for each in to_review(pupils, lessons)[:MOST_REVIEWS]
    )
    return ClassSheet(columns, tuple(row_of(each, lessons) for each in pupils), reviews)


def row_of(pupil: Pupil, lessons: tuple[Lesson, ...]) -> ClassRow:
    cells = tuple(cell_of(pupil, each) for each in lessons)
    shown = tuple((each.solved, each.steps, each.mistakes) if each.is_begun else None for each in cells)
    return ClassRow(pupil.name, shown, mistakes_of(pupil, lessons) if has_begun(pupil, lessons) else None)
