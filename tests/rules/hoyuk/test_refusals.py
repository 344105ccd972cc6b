"""Every way to be refused, and every warning, has a sentence of its own that fits what happened."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase
from rules.hoyuk import GAME, building
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.hoyuk.random_games import played, strange, universe
from tests.rules.hoyuk.reading import READING

HOME = Path(building.__file__).parent
NAMES = ("Ana", "Bruno", "Chloé", "Driss", "Élise")
UNTIDY = re.compile(r"  |[{}\[\]$]| [,.]|\b(?:house|oven|shrine|cattle|villager)_|CA-\d|[A-Z]{4}")
"""Nothing raw: no gap, no id of a clan, a pile or a card."""
NONSENSE = {"", "NONE"}
"""What nobody can point at."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


# As the engine is written


@cache
def calls() -> tuple[ast.Call, ...]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(HOME.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def words_in(node: ast.expr | None) -> set[str]:
    """Its constant, or both of a choice."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def called(*functions: str) -> Iterator[tuple[str, ast.Call]]:
    for call in calls():
        if isinstance(call.func, ast.Name) and call.func.id in functions and call.args:
            yield from ((rule, call) for rule in words_in(call.args[0]) if rule.startswith("HK-"))


def cases() -> set[tuple[str, str]]:
    """The rules and cases that stand in the engine."""
    reasons = {(rule, case) for rule, call in called("Reason") for case in words_in(call.args[1])}
    named = {
        (rule, case)
        for rule, call in called("refuse")
        for keyword in call.keywords
        if keyword.arg == "case"
        for case in words_in(keyword.value)
    }
    return reasons | named


class Variants(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "case":
            self.keys |= {str(variant.key.name) for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)


@each_language
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


@each_language
def test_whoever_is_refused_or_warned_is_told_something(language: Language) -> None:
    texts = READING.texts[language]
    refusing = {rule for rule, _ in called("refuse", "Reason")}
    warning = {rule for rule, _ in called("warn")}
    assert sorted(rule for rule in refusing if not texts.has(rule)) == []
    assert sorted(rule for rule in warning if not texts.has(f"{rule}.warning")) == []
    told = {message.id.name for message in READING.rules(language) if message.value is not None}
    warned = {message.id.name for message in READING.rules(language) if texts.has(f"{message.id.name}.warning")}
    through = {"HK-HOU-7", "HK-PEN-4"}
    assert told - refusing == through, "these two are handed on: why_exit_blocked(…, rule)"
    assert warned - warning == set()


# As it plays


@cache
def met() -> tuple[frozenset[Refusal], frozenset[SoftWarning]]:
    """What whoever tries everything hears, in strange positions and in the middle of games."""
    refusals: set[Refusal] = set()
    warnings: set[SoftWarning] = set()
    for state in (*map(strange, range(40)), *(game[len(game) // 2].after for game in (played(n, 0) for n in range(9)))):
        for seat in state.seats:
            for move in universe(seat):
                found = next(GAME.objections(state, move), None)
                if found is None:
                    warnings.update(GAME.warnings(state, move))
                elif not NONSENSE & {value for _, value in found.args if isinstance(value, str)}:
                    refusals.add(found)
    return frozenset(refusals), frozenset(warnings)


def tidy(texts: Texts, said: Iterable[Phrase]) -> None:
    for each in said:
        sentence = texts.say(each, NAMES)
        assert sentence == sentence.strip() != "", each
        assert not UNTIDY.search(sentence), sentence
        assert sentence.endswith((".", "!", "?", "…")), sentence


@each_language
def test_refusals_cures_and_warnings_are_sentences(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    refusals, warnings = met()
    assert len({refusal.rule for refusal in refusals}) > 25
    assert len({warning.rule for warning in warnings}) > 5
    tidy(texts, (refusal.sentence for refusal in refusals))
    tidy(texts, (refusal.cure for refusal in refusals if texts.has(refusal.cure.id)))
    tidy(texts, (warning.sentence for warning in warnings))


@pytest.mark.parametrize(
    ("language", "rule", "args", "said"),
    [
        (
            "fr",
            "HK-HOU-6",
            {"cell": "F4", "one": "D4", "other": "G4"},
            "Une maison en F4 relierait les quartiers D4 et G4.",
        ),
        ("en", "HK-HOU-6", {"cell": "F4", "one": "D4", "other": "G4"}, "A house on F4 would connect blocks D4 and G4."),
        ("fr", "HK-ROF-2", {"case": "oven", "cell": "C3"}, "La maison qui est en C3 porte déjà un four."),
        ("en", "HK-VIL-5", {"cell": "C3"}, "There is a villager on the house on C3."),
        ("fr", "HK-CAL-7", {"cell": "B2", "element": "pen"}, "Vous n’avez pas d’enclos en B2."),
        (
            "fr",
            "HK-CARD-3",
            {"left": 1, "spent": 2, "families": 3},
            "Vous ne pouvez plus dépenser que 1\u00a0carte ce tour-ci\u00a0: votre limite est de 3\u00a0familles.",
        ),
        (
            "en",
            "HK-FIN-2.warning",
            {"cards": 3, "points": 5},
            "This is the last moment for groups: 3 cards would score 5 points now, and only 3 points in hand.",
        ),
        (
            "fr",
            "HK-FAM-2.warning",
            {"cell": "E5", "families": 2},
            "Cette maison réunit 2 de vos familles en une seule\u00a0: vous dépenserez moins de cartes par tour.",
        ),
        (
            "en",
            "HK-CARD-6.warning",
            {"symbol": "oven"},
            "A joker stands here for an oven, though a real card of the symbol stays in hand.",
        ),
        (
            "fr",
            "HK-ASP-8.warning",
            {"pile": "PEN"},
            "Une autre pile restera vide\u00a0: la pile des enclos. "
            "Sa majorité ne rapportera rien tant qu’on n’y remet pas de cartes.",
        ),
        (
            "en",
            "HK-STO-4.warning",
            {"cell": "C3"},
            "This pen closes the last free side of your house on C3: it will not be able to take a storey any more.",
        ),
        (
            "fr",
            "HK-SHA-4.warning",
            {"cell": "C3", "block": "B2"},
            "Le chaman quitte le quartier B2, qui ne sera plus protégé.",
        ),
        (
            "fr",
            "HK-ROF-5.warning",
            {"cell": "C3", "element": "oven"},
            "L’étage en C3 vous coûte le four de cette maison.",
        ),
        (
            "en",
            "HK-CARD-3",
            {"left": 0, "spent": 1, "families": 1},
            "You have already spent 1 card this turn, with 1 family: that is the limit.",
        ),
    ],
)
def test_how_some_refusals_are_worded(language: Language, rule: str, args: dict[str, str | int], said: str) -> None:
    assert READING.say(language, rule, **args) == said
