"""Whatever can be wrong with a file or a table can be said, in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

from rules.core.timeline import Timeline
from tests.fixture_game import GAME
from tests.rules.core.tables import table

ROOT = Path(__file__).parents[3]
MODULES = ("chain", "codec", "journal", "notes", "profile", "results", "savefile", "timeline")
SAID = re.compile(r'"((?:codec|disk|journal|note|option|profile|results|save|table)-[a-z-]+)"')
LANGUAGES = ("fr", "en")


def resource(language: str) -> str:
    return (ROOT / "translations" / language / "table.ftl").read_text(encoding="utf-8")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message id with the names of its gaps."""
    found = {}
    for entry in parse(resource(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_whatever_is_said_has_a_sentence_and_no_sentence_is_left_over() -> None:
    modules = (ROOT / "rules" / "core" / f"{module}.py" for module in MODULES)
    said = {id for module in modules for id in SAID.findall(module.read_text(encoding="utf-8"))}
    assert said == set(messages("fr"))


def test_both_languages_have_the_same_messages_with_the_same_gaps() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_undo_is_a_sentence_without_gaps(language: str) -> None:
    timeline: Timeline = table(policy="strict")
    for seat in (0, 1):
        timeline.propose(GAME.legal(timeline.state, seat)[0])
    refusal = timeline.undo()
    assert refusal
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(resource(language)))
    pattern = bundle.get_message(refusal.rule).value
    assert pattern
    sentence, errors = bundle.format_pattern(pattern, {**dict(refusal.args), "seat": "Ana"})
    assert errors == []
    assert "Ana" in str(sentence)


def test_french_has_its_spaces() -> None:
    for line in resource("fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"« | »| [;!?]| : ", line), line
