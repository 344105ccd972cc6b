"""Made things to test with: the lessons of the program as if somebody had made them, positions of every game."""

from datetime import date
from functools import cache
from typing import Any

from rules.core import resources
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.correcting import Correction, rows_of
from rules.core.edition import bare, read_edition
from rules.core.library import Library
from rules.games import loaded
from rules.lessons.model import Lesson, lessons_in
from rules.teaching.copying import SayIfThere, copy_of_built_in, position_of
from rules.teaching.editions import MadeEdition, edition_file
from rules.teaching.made import LANGUAGES, Language, MadeLesson, MadePosition, Making, Titles
from rules.teaching.plans import (
    AtStep,
    FreeRow,
    LessonRow,
    MadePlan,
    PositionRow,
    Sayings,
    TalkRow,
    VoteRow,
)
from rules.teaching.pupils import Class, MadePupil, handed_in
from rules.text.localise import Texts

TODAY = date(2026, 3, 14)


@cache
def library() -> Library:
    return Library(loaded(), lambda game: read_edition(resources.assets() / game.id / "edition", game.id))


@cache
def texts(game: AnyGame, language: Language) -> Texts:
    return Texts(language, game=game)


@cache
def built_in(game: AnyGame) -> tuple[Lesson, ...]:
    return tuple(lessons_in(resources.assets() / game.id / "lessons"))


def made_from(game: AnyGame, lesson: Lesson) -> MadeLesson:
    """A lesson of the program as a file of one's own."""
    say: dict[Language, SayIfThere] = {language: texts(game, language).say_if_there for language in LANGUAGES}
    return copy_of_built_in(lesson, making(game), say)


def handed_in_by_somebody(game: AnyGame) -> MadePupil:
    """What a pupil hands in who solved the first lessons, with each typical mistake made once."""
    now = Class()
    for lesson in built_in(game)[:3]:
        for step in lesson.steps:
            for mistake in getattr(step, "mistakes", ()):
                key = f"{game.id}/{lesson.id}"
                now = now.noted("Adèle", key, step.id, TODAY, mistake=mistake.id, is_solved=False)
            now = now.noted("Adèle", f"{game.id}/{lesson.id}", step.id, TODAY, is_solved=True)
    return handed_in(now.pupils[0], TODAY)


def making(game: AnyGame) -> Making:
    return Making(game, library().edition(game).version, "Paul R.", TODAY)


def beginning(game: AnyGame, players: int = 2) -> Any:
    """The first position of an ordinary game."""
    people = ("person",) * (players if players in game.seats else game.seats[0])
    colours = fitting(game.colours_for(people))
    seating = [Seating(player, "", colour) for player, colour in zip(people, colours, strict=True)]
    options = game.options_type()
    return game.setup(library().box(game), options, seating, 7)


def position_at_start(game: AnyGame) -> MadePosition:
    return position_of(making(game), beginning(game), Titles(fr="Début"))


def edition_of_somebody(game: AnyGame) -> MadeEdition:
    """What an owner hands on: some data of every sort as they are, a row taken away, one added."""
    edition = library().edition(game)
    data = list(edition.data())
    corrected = [Correction(each.path, each.value) for each in data[:: max(1, len(data) // 12)]]
    nodes = dict(rows_of(edition.tree, ""))
    table = next(path for path, node in nodes.items() if isinstance(node, list) and len(node) > 1)
    inside = f"{table}.0"
    kept = [each for each in corrected if each.path != inside and not each.path.startswith(f"{inside}.")]
    rows = (Correction(f"{table}.-0", None), Correction(f"{table}.+99", bare(nodes[inside])))
    return edition_file(making(game), (*kept, *rows), Titles(fr="Ma boîte", en="My box"))


def plan_of_all_kinds(game: AnyGame) -> MadePlan:
    """A plan with a row of each kind, a made lesson and a made position inside."""
    first, *_ = built_in(game)
    step = AtStep(lesson=first.id, step=first.steps[-1].id)
    seats = game.seats[-1]
    people = 2 if 2 in game.seats else seats

    def head(kind: str, minutes: int) -> dict[str, Any]:
        return {"kind": kind, "id": f"{kind}-{minutes}", "minutes": minutes, "title": Titles(fr="Ligne", en="Row")}

    return MadePlan(
        **making(game).head(),
        kind="plan",
        title=Titles(fr="Ma séance", en="My session"),
        length=30,
        rows=(
            TalkRow(**head("talk", 2), says=Sayings(fr="Le but.\nLe tour.", en="The aim.\nThe turn.")),
            LessonRow(**head("lesson", 5), lesson=first.id, steps=(first.steps[0].id,), mode="pupils"),
            LessonRow(**head("lesson", 6), lesson=made_from(game, first)),
            PositionRow(**head("position", 3), position=position_at_start(game)),
            PositionRow(**head("position", 4), position=step),
            VoteRow(
                **head("vote", 2),
                question=Titles(fr="Qui ?", en="Who?"),
                answers=(Titles(fr="Elle", en="She"), Titles(fr="Lui", en="He")),
                right=1,
                position=step,
            ),
            FreeRow(**head("free", 8), seats=people, people=people, seed=3, guide=True),
        ),
    )
