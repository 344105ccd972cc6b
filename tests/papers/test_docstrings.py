"""A docstring is verb and object, or a noun, and can be read without the name that it belongs to."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TORN = frozenset(
    [
        "above",
        "also",
        "and",
        "as",
        "at",
        "because",
        "behind",
        "below",
        "beside",
        "but",
        "by",
        "for",
        "from",
        "if",
        "in",
        "not",
        "nothing",
        "of",
        "on",
        "once",
        "only",
        "or",
        "so",
        "still",
        "than",
        "then",
        "there",
        "those",
        "to",
        "under",
        "until",
        "when",
        "where",
        "while",
        "with",
        "without",
        "whatever",
        "whoever",
    ]
)
"""What the end of a sentence begins with whose beginning is the name.."""


def docstrings() -> Iterator[tuple[str, str]]:
    for path in (*(ROOT / "rules").rglob("*.py"), *(ROOT / "desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                said = ast.get_docstring(node)
                if said:
                    yield f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}", said


def test_no_docstring_is_the_torn_off_end_of_a_name() -> None:
    assert [who for who, said in docstrings() if re.split(r"\W", said, maxsplit=1)[0].lower() in TORN] == []
