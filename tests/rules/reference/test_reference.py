"""A figure that lies is caught, and lessons are found by what they teach."""

from rules.core import resources
from rules.core.edition import read_edition
from rules.marajoara import GAME
from rules.reference.figures import lies
from rules.reference.model import read_reference

HOME = resources.assets() / GAME.id
REFERENCE = read_reference(HOME)
BOX = GAME.box(read_edition(HOME / "edition", GAME.id))


def test_a_figure_that_lies_is_caught() -> None:
    figure = REFERENCE.figure_of("MJ-CAP-2")
    assert figure is not None
    wrong = figure.model_copy(update={"allowed": ({"kind": "mj.capture", "start": "c5", "to": "e5"},)})
    assert [each.id for each in lies(GAME, BOX, wrong)] == ["figure-not-allowed"]
    wrong = figure.model_copy(update={"refused": (figure.refused[0].model_copy(update={"by": "MJ-CAP-3"}),)})
    assert [each.id for each in lies(GAME, BOX, wrong)] == ["figure-refused-otherwise"]
    wrong = figure.model_copy(update={"position": {"grid": "z9 R1"}})
    assert [each.id for each in lies(GAME, BOX, wrong)] == ["figure-bad-position"]


def test_the_lessons_of_a_chapter() -> None:
    def numbers(chapter: str) -> tuple[int, ...]:
        found = next(each for each in REFERENCE.chapters if each.id == chapter)
        return tuple(at + 1 for at in REFERENCE.lessons_of(found))

    assert numbers("recycling") == (11,)
    assert numbers("solo") == (16, 17)
    assert numbers("turn")


def test_a_lesson_begins_where_the_rule_is_taught() -> None:
    lesson = next(each for each in REFERENCE.lessons if each.id == "capture")
    assert lesson.step_on("MJ-CAP-1") == 0
    assert lesson.step_on("MJ-CAP-9") == 2
    assert lesson.step_on("MJ-SOL-1") == 0
