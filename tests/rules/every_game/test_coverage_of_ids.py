"""Every rule, ruling, worked example of every game is named by a test of it, and none that there is not."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rules.core import resources
from tests.each_game import given_by_each
from tests.rules.reference.reading import Reading

READINGS: tuple[Reading, ...] = given_by_each("READING", "rules", "reading")

each_game = pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)


@cache
def written_tests(game: str) -> tuple[ast.FunctionDef, ...]:
    files = sorted((Path(__file__).parents[1] / game).glob("test_*.py"))
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return tuple(node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


def docs(reading: Reading) -> list[str]:
    """What tests promise."""
    return [ast.get_docstring(test) or "" for test in written_tests(reading.id)]


def named(reading: Reading, text: str) -> set[str]:
    """The ids of rules in a text."""
    letters = reading.ids[0].partition("-")[0]
    return set(re.findall(rf"\b{letters}(?:-[A-Z0-9]+)*-[A-Z]?[0-9]+[A-Za-z]?\b", text))


@each_game
def test_no_rule_is_listed_twice(reading: Reading) -> None:
    assert len(reading.ids) == len(set(reading.ids))


@each_game
def test_every_rule_has_a_test(reading: Reading) -> None:
    found = named(reading, " ".join(docs(reading)))
    assert [id for id in reading.ids if id not in found] == []


@each_game
def test_no_test_names_a_rule_that_does_not_exist(reading: Reading) -> None:
    assert named(reading, " ".join(docs(reading))) - set(reading.ids) == set()


@each_game
def test_every_ruling_has_a_test(reading: Reading) -> None:
    """By its docstring, `ruling A16` or `ruling Q-16`, or by its name: `test_a16_…`."""
    said = " ".join([*docs(reading), *(test.name.replace("_", " ").upper() for test in written_tests(reading.id))])
    written = {ruling: re.sub(r".*-([A-Z])(\d+)", r"\1-?\2", ruling) for ruling in reading.rulings}
    untested = {ruling for ruling, ways in written.items() if not re.search(rf"\b{ways}\b", said)}
    assert untested == reading.only_read


@each_game
def test_every_worked_example_has_a_test(reading: Reading) -> None:
    names = " ".join(test.name for test in written_tests(reading.id))
    examples = range(1, reading.examples + 1)
    assert [n for n in examples if not re.search(rf"(?:\btest|_)_?{reading.example_tests}{n}_", names)] == []


@each_game
def test_every_lesson_but_those_left_out_has_a_test(reading: Reading) -> None:
    names = " ".join(test.name for test in written_tests(reading.id))
    lessons = range(1, reading.lessons + 1)
    assert {n for n in lessons if not re.search(rf"_(?:l|lesson_){n}_", names)} == reading.unnamed_lessons


@each_game
def test_the_rules_cite_only_rules_that_exist(reading: Reading) -> None:
    """In code and in refusals, or several by what they begin with: EE-PREP-1 stands for 1a and 1b."""
    cited: set[str] = set()
    for file in sorted((resources.root() / "rules" / reading.id).rglob("*.py")):
        cited |= named(reading, file.read_text(encoding="utf-8"))
    assert sorted(id for id in cited if not any(rule.startswith(id) for rule in reading.ids)) == []
