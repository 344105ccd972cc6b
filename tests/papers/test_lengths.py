"""No class of the window is longer than can be read in one go: one that has two subjects is parted in two."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 250
"""Lines from the name of a class to its end."""


def classes() -> Iterator[tuple[str, int]]:
    for path in (ROOT / "desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert node.end_lineno is not None
                where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}"
                yield where, node.end_lineno - node.lineno + 1


def test_no_class_of_the_window_is_too_long() -> None:
    assert [(where, lines) for where, lines in classes() if lines > LONGEST] == []
