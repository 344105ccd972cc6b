"""The ready-made plans of every game: three, to the minute, of lessons that there are, in both languages."""

import json
from functools import cache, partial
from pathlib import Path

import pytest

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Json, Phrase
from rules.games import loaded
from rules.teaching.checking import checked
from rules.teaching.made import LANGUAGES, Language
from rules.teaching.plan_scenes import scenes_of
from rules.teaching.plans import LessonRow, MadePlan
from rules.teaching.reading import read_made, written
from rules.teaching.ready_plans import FILE, LENGTHS, Says, ready_plans
from rules.text.localise import Texts
from tests.rules.teaching.making import built_in, library, making, texts

GAMES = loaded()

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def plans(game: AnyGame) -> dict[str, MadePlan]:
    says = {language: texts(game, language).say_if_there for language in LANGUAGES}
    return ready_plans(resources.assets() / game.id, making(game), says)


@each_game
def test_a_game_is_taught_in_ten_thirty_and_sixty_minutes(game: AnyGame) -> None:
    assert {name: plan.minutes for name, plan in plans(game).items()} == LENGTHS
    assert all(plan.length == plan.minutes for plan in plans(game).values())


@each_game
def test_all_its_texts_are_there_in_both_languages(game: AnyGame) -> None:
    for plan in plans(game).values():
        assert {language: list(plan.missing(language)) for language in LANGUAGES} == {"fr": [], "en": []}
        assert all(row.says.fr and row.says.en for row in plan.rows)


@each_game
def test_the_engine_agrees_with_all_of_it(game: AnyGame) -> None:
    for plan in plans(game).values():
        found = checked(plan, library(), searches=False)
        assert [Texts("en", game=game, strict=True).say(each) for each in found.problems] == []


@each_game
def test_every_row_has_something_to_show(game: AnyGame) -> None:
    for plan in plans(game).values():
        scenes = scenes_of(plan, game, library().box(game), built_in(game))
        assert [(scene.row.id, scene.problem) for scene in scenes if scene.problem is not None] == []


@each_game
def test_its_lessons_are_those_of_the_program(game: AnyGame) -> None:
    there = {lesson.id for lesson in built_in(game)}
    for plan in plans(game).values():
        assert set(plan.lessons) <= there
        assert all(isinstance(row.lesson, str) for row in plan.rows if isinstance(row, LessonRow))


@each_game
def test_it_goes_into_a_file_and_back(game: AnyGame) -> None:
    for plan in plans(game).values():
        assert read_made(written(plan)).made == plan


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_plans_is_left_over(game: AnyGame, language: Language) -> None:
    wanted = {f"plan-{game.id}-{name}" for name in plans(game)}
    wanted |= {f"plan-{game.id}-{name}-{row.id}" for name, plan in plans(game).items() for row in plan.rows}
    assert {id for id in texts(game, language).ids_of_game if id.startswith(f"plan-{game.id}-")} == wanted


# How one is read, with a plan of the test's own

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")
ROWS: list[Json] = [
    {"kind": "talk", "id": "aim", "minutes": 2},
    {"kind": "lesson", "id": "jump", "minutes": 5, "lesson": "capture", "steps": ["jump"], "mode": "pupils"},
    {"kind": "vote", "id": "where", "minutes": 2, "right": 1, "position": {"lesson": "capture", "step": "jump"}},
    {"kind": "free", "id": "turn", "minutes": 1, "seats": 2, "people": 2, "guide": True},
]


def read(tmp_path: Path, rows: list[Json]) -> MadePlan:
    home = tmp_path / MARAJOARA.id
    home.mkdir(exist_ok=True)
    (home / FILE).write_text(json.dumps({"game": "marajoara", "plans": [{"id": "ten", "rows": rows}]}))
    says: Says = {language: partial(words, language) for language in LANGUAGES}
    return ready_plans(home, making(MARAJOARA), says)["ten"]


def words(language: Language, said: Phrase) -> str | None:
    """Every text but those of a third and a fourth answer."""
    return None if said.id.endswith((".c", ".d")) else f"{language} {said.id}"


def test_rows_and_texts_make_a_plan(tmp_path: Path) -> None:
    first = built_in(MARAJOARA)[0]
    rows = [
        {**row, "lesson": first.id, "steps": [first.steps[0].id]} if row["kind"] == "lesson" else row for row in ROWS
    ]
    rows[2] = rows[2] | {"position": {"lesson": first.id, "step": first.steps[-1].id}}
    plan = read(tmp_path, rows)
    assert plan.minutes == plan.length == LENGTHS["ten"]
    assert plan.starts == (0, 2, 7, 9)
    assert plan.title.en == "en plan-marajoara-ten"
    assert plan.rows[2].title.fr == "fr plan-marajoara-ten-where.title"
    assert len(getattr(plan.rows[2], "answers", ())) == 2
    assert checked(plan, library()).problems == ()
    assert read(tmp_path, rows).id == plan.id
    assert read_made(written(plan)).made == plan


@pytest.mark.parametrize(
    ("at", "change", "problem"),
    [
        (1, {"lesson": "nowhere"}, "plan-problem-lesson"),
        (1, {"lesson": built_in(MARAJOARA)[0].id, "steps": ["nowhere"]}, "plan-problem-step"),
        (2, {"position": {"lesson": "nowhere", "step": "jump"}}, "plan-problem-lesson"),
        (2, {"position": {"lesson": built_in(MARAJOARA)[0].id, "step": "nowhere"}}, "plan-problem-step"),
        (2, {"position": None, "right": 2}, "plan-problem-right"),
        (3, {"seats": 9}, "plan-problem-seats"),
        (3, {"people": 3}, "plan-problem-seats"),
        (3, {"level": "nobody"}, "plan-problem-level"),
        (3, {"options": {"nothing": 1}}, "option-unknown"),
    ],
)
def test_what_is_wrong_is_told_with_its_row(tmp_path: Path, at: int, change: Json, problem: str) -> None:
    row = ROWS[at] | change
    found = checked(read(tmp_path, [row]), library()).problems
    inner = [dict(each.args)["problem"] for each in found if each.id == "plan-problem-row"]
    assert [each.id for each in inner] == [problem]
    for each in found:
        assert Texts("fr", game=MARAJOARA, strict=True).say(each)


def test_rows_that_take_too_long_are_told(tmp_path: Path) -> None:
    found = checked(read(tmp_path, [ROWS[0] | {"minutes": 11}]), library()).problems
    assert [each.id for each in found] == ["plan-problem-minutes"]
