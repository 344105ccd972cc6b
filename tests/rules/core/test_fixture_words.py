"""Everything that Caravan can say has words in both languages, and the same gaps in both."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from rules.core.types import Phrase
from tests.fixture_game import GAME, TEXTS_FOLDER, begun
from tests.fixture_game.state import State
from tests.rules.core.properties import random_game
from tests.rules.core.test_fixture_game import TABLES, universe

Texts = dict[str, set[str]]
"""The gaps of each message, and of each attribute under `message.attribute`."""


class Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def gaps(node: Any) -> set[str]:
    visitor = Gaps()
    visitor.visit(node)
    return visitor.names


def texts(language: str) -> Texts:
    found: Texts = {}
    for file in (TEXTS_FOLDER / language / GAME.id).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = gaps(entry.value)
                found |= {f"{entry.id.name}.{each.id.name}": gaps(each.value) for each in entry.attributes}
    return found


def phrases(node: Phrase) -> Iterator[Phrase]:
    """The phrase and those that fill its gaps; what the game says of a bare id is not asked again."""
    yield node
    for name, value in node.args:
        inner = GAME.say_arg(name, value)
        if isinstance(inner, Phrase):
            yield inner


def said(state: State) -> Iterator[Phrase]:
    for decision in GAME.deciding(state):
        yield decision.sentence
        for move in GAME.legal(state, decision.seat):
            yield GAME.say_move(state, move)
            yield from (warning.sentence for warning in GAME.warnings(state, move))
    for move in universe(state):
        yield from (refusal.sentence for refusal in GAME.objections(state, move))
    yield from (Phrase(line.source) for line in GAME.scores(state).lines)


def all_said() -> Iterator[Phrase]:
    for players, seed in product(TABLES, range(2)):
        for passed in random_game(GAME, begun(*players, seed=seed), seed):
            yield from said(passed.before)
            for event in passed.events:
                yield GAME.say_event(event)
                yield from (GAME.say_event(seen) for seat in (0, None) if (seen := GAME.seen(event, seat)))


def test_both_languages_say_the_same_with_the_same_gaps() -> None:
    assert texts("fr") == texts("en")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_that_is_said_has_words_and_fills_their_gaps(language: str) -> None:
    found = texts(language)
    for top in all_said():
        for each in phrases(top):
            assert found.get(each.id, {"no such message"}) <= set(each.named), each


def test_each_rule_has_a_title_a_text_and_a_source() -> None:
    found = texts("en")
    rules = [each for each in found if each.startswith("CV-") and "." not in each]
    for rule, attribute in product(rules, ("title", "rule", "source")):
        assert f"{rule}.{attribute}" in found
