"""Every rule of Marajoara is named by a test, and no test names a rule that there is not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ID = re.compile(r"MJ-[A-Z]+-[0-9]+[A-Za-z]?")
KNOWN = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()


def every_test() -> Iterator[ast.FunctionDef]:
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def ids_of(test: ast.FunctionDef) -> list[str]:
    return ID.findall(ast.get_docstring(test) or "")


def test_every_rule_has_a_test() -> None:
    named = {id for test in every_test() for id in ids_of(test)}
    assert [id for id in KNOWN if id not in named] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert {id for test in every_test() for id in ids_of(test)} - set(KNOWN) == set()


def test_every_worked_example_and_every_ruling_has_a_test() -> None:
    """WE-1 to WE-16 and A1 to A43, by the names of the tests."""
    names = {"_".join(test.name.split("_")[:2]) for test in every_test()}
    assert [number for number in range(1, 17) if f"test_we{number}" not in names] == []
    assert [number for number in range(1, 44) if f"test_a{number}" not in names] == []


def test_there_are_124_rules() -> None:
    assert len(set(KNOWN)) == len(KNOWN) == 124
