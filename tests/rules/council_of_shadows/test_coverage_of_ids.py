"""Every rule and every ruling of Council of Shadows is named by a test, and no test names one that there is not."""

import ast
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
ID = re.compile(r"\bCS-[A-Z0-9]+-[0-9]+[A-Z]?\b")
RULING = re.compile(r"\bQ-[0-9]+\b")
KNOWN = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
RULINGS = {f"Q-{n}" for n in range(1, 62)}


@cache
def every_test() -> tuple[ast.FunctionDef, ...]:
    nodes = (node for file in sorted(HERE.glob("test_*.py")) for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return tuple(node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


def docs() -> list[str]:
    return [ast.get_docstring(test) or "" for test in every_test()]


def named() -> set[str]:
    return {id for doc in docs() for id in ID.findall(doc)}


def test_every_rule_has_a_test() -> None:
    found = named()
    assert [id for id in KNOWN if id not in found] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named() - set(KNOWN) == set()


def test_every_ruling_has_a_test() -> None:
    assert RULINGS - set(RULING.findall(" ".join(docs()))) == set()


def test_every_worked_example_has_a_test() -> None:
    names = {test.name.split("_")[1] for test in every_test()}
    assert {f"we{number}" for number in range(1, 12)} - names == set()
