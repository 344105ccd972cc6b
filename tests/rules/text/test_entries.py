"""The quick index of Fluent files finds the same entries as the parser, in every file there is."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules.core import resources
from rules.text.entries import entry, sources
from tests.fixture_game import TEXTS_FOLDER

FILES = sorted([*resources.translations().rglob("*.ftl"), *TEXTS_FOLDER.rglob("*.ftl")])
PARSER = FluentParser(with_spans=False)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_the_index_agrees_with_the_parser(file: Path) -> None:
    parsed = {}
    for each in PARSER.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(each, (ast.Message, ast.Term)):
            hyphen = "-" if isinstance(each, ast.Term) else ""
            parsed[f"{hyphen}{each.id.name}"] = without_comment(each)
    indexed = {id: without_comment(entry(source)) for id, source in sources(file)}
    assert list(indexed) == list(parsed)
    assert all(indexed[id].equals(parsed[id]) for id in parsed)


def without_comment(each: ast.EntryType) -> ast.EntryType:
    if isinstance(each, (ast.Message, ast.Term)):
        each.comment = None
    return each


def test_braces_may_close_at_the_margin(tmp_path: Path) -> None:
    file = tmp_path / "odd.ftl"
    file.write_text("one = { $n ->\n[one] a\n*[other] b\n}\n# a comment\ntwo = c\n-three = d\r\n", encoding="utf-8")
    assert [id for id, _ in sources(file)] == ["one", "two", "-three"]
    assert isinstance(entry(dict(sources(file))["one"]), ast.Message)
