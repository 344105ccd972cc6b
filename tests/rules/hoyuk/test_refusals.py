"""What only refusals of Höyük promise: the cases of a rule are told apart."""

from itertools import product

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.promises import REFUSING
from tests.rules.hoyuk.reading import READING
from tests.rules.promises import words_in


def cases() -> set[tuple[str, str]]:
    """The rules and cases that stand in the engine."""
    reasons = {
        (rule, case)
        for call in REFUSING.calls("Reason")
        for rule, case in product(words_in(call.args[0]), words_in(call.args[1]))
    }
    named = {
        (rule, case)
        for call in REFUSING.calls("refuse")
        for keyword in call.keywords
        if keyword.arg == "case"
        for rule, case in product(words_in(call.args[0]), words_in(keyword.value))
    }
    return reasons | named


class Variants(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "case":
            self.keys |= {str(variant.key.name) for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_case_of_a_refusal_is_told_apart(language: Language) -> None:
    """Unless there is only one case; then the sentence is about that."""
    known = cases()
    for message in READING.rules(language):
        own = {case for rule, case in known if rule == message.id.name}
        variants = Variants()
        if message.value is not None:
            variants.visit(message.value)
        assert variants.keys in (own, own | {"oven", "shrine"}) or len(own) <= 1, (message.id.name, own, variants.keys)
        assert message.value is not None or not own, message.id.name
