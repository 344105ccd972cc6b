"""The entries of Fluent files, found by their first lines and parsed one at a time, when they are wanted.

Parsing is what makes Fluent slow (0.3 ms an entry, thousands of entries); a game says a few hundred of them.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

BEGINNING = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=|^#", re.MULTILINE)
"""Where an entry begins, or a comment. Everything else of an entry is indented, or closes a brace."""

PARSER = FluentParser(with_spans=False)


def sources(file: Path) -> Iterator[tuple[str, str]]:
    """(id, source) of every message and term; the id of a term begins with a hyphen."""
    text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
    beginnings = list(BEGINNING.finditer(text))
    ends = [*(each.start() for each in beginnings[1:]), len(text)]
    for beginning, end in zip(beginnings, ends, strict=True):
        if beginning[1]:
            yield beginning[1], text[beginning.start() : end]


@cache
def entry(source: str) -> ast.EntryType:
    """One parsed entry; `ast.Junk` when it is not Fluent. Parsed once, however many `Texts` want it."""
    return PARSER.parse_entry(source)


def mentioned(parsed: ast.BaseNode) -> set[str]:
    """The messages and terms which an entry refers to."""
    found = Mentions()
    found.visit(parsed)
    return found.ids


class Mentions(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.ids.add(f"-{node.id.name}")
        self.generic_visit(node)
