"""Every rule and every ruling of Höyük is named by a test, and no test names one that there is not."""

import ast
import re
from functools import cache
from pathlib import Path

from rules.core import resources

HERE = Path(__file__).parent
ID = re.compile(r"\bHK-[A-Z0-9]+-[0-9]+\b")
RULING = re.compile(r"\bA[0-9]+\b")
KNOWN = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
RULINGS = {f"A{n}" for n in range(1, 46)}
EXAMPLES, LESSONS = range(1, 19), range(1, 10)


@cache
def every_test() -> tuple[ast.FunctionDef, ...]:
    nodes = (node for file in sorted(HERE.glob("test_*.py")) for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return tuple(node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


def docs() -> list[str]:
    """What tests promise: their docstrings, and those of their modules' sections."""
    return [ast.get_docstring(test) or "" for test in every_test()]


def named() -> set[str]:
    return {id for doc in docs() for id in ID.findall(doc)}


def test_every_rule_has_a_test() -> None:
    found = named()
    assert [id for id in KNOWN if id not in found] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named() - set(KNOWN) == set()


def test_every_ruling_has_a_test() -> None:
    """By its docstring, or by its name: `test_ruling_a16_…`."""
    said = " ".join([*docs(), *(test.name.replace("_", " ").upper() for test in every_test())])
    assert sorted(RULINGS - set(RULING.findall(said))) == []


def test_every_worked_example_and_every_lesson_has_a_test() -> None:
    names = " ".join(test.name for test in every_test())
    assert [n for n in EXAMPLES if not re.search(rf"\bw{n}_|_w{n}_", names)] == []
    assert [n for n in LESSONS if f"lesson_{n}_" not in names] == []


def test_the_rules_cite_only_rules_that_exist() -> None:
    """In code and in refusals."""
    cited = set()
    for file in sorted((resources.root() / "rules" / "hoyuk").rglob("*.py")):
        cited |= set(ID.findall(file.read_text(encoding="utf-8")))
    assert sorted(cited - set(KNOWN)) == []
