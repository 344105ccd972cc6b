"""`vestiges rules GAME`: every rule in our own words, where the rulebook says it, and what vouches for it."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME
from rules.commands.call import Call
from rules.commands.collection import Collection
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.lessons.model import lessons_in
from rules.reference.model import Reference, read_reference
from rules.text.rulebook import rule_ids

ARGUMENTS = (GAME,)

RULE_ID = re.compile(r"[A-Z]{2}(?:-[A-Z0-9]+)+[a-z]?\b")


class RuleEntry(Document):
    id: str
    text_fr: str
    text_en: str
    source: str
    source_fr: str
    source_en: str
    official: bool
    """Whether the rulebook has it."""
    tests: int | None
    """How many tests name it; None where the tests are not at hand."""
    lessons: tuple[str, ...]


class RulesDocument(Document):
    game: str
    rules: tuple[RuleEntry, ...]


def run(call: Call) -> Answer:
    game = call.game
    tests, lessons = tests_naming(call.collection, game), lessons_citing(call.collection, game)
    both = call.in_both(game)
    reference = read_reference(call.collection.home(game.id))
    rules = []
    for id in in_order_of_chapters(rule_ids((both.french, both.english), game.prefix), reference):
        french, english = both.both(phrase(f"{id}.rule"))
        source_fr, source_en = both.both_if_there(phrase(f"{id}.source"))
        rules.append(
            RuleEntry(
                id=id,
                text_fr=french,
                text_en=english,
                source=(source_fr if call.texts.language == "fr" else source_en) or "",
                source_fr=source_fr or "",
                source_en=source_en or "",
                official=reference.is_official(id),
                tests=None if tests is None else tests[id],
                lessons=tuple(lessons.get(id, ())),
            )
        )
    document = RulesDocument(game=game.id, rules=tuple(rules))
    return Answer(document, readable(call, document))


def in_order_of_chapters(ids: Iterable[str], reference: Reference) -> list[str]:
    """Sort rule ids as the book has them; those that stand in no chapter come last."""
    place = {rule: at for at, rule in enumerate(rule for chapter in reference.chapters for rule in chapter.rules)}
    return sorted(ids, key=lambda id: place.get(id, len(place)))


def readable(call: Call, document: RulesDocument) -> Iterator[str]:
    for rule in document.rules:
        yield f"{rule.id}  {rule.text_fr if call.texts.language == 'fr' else rule.text_en}"
        yield f"    ({rule.source})"


def tests_naming(collection: Collection, game: AnyGame) -> Counter[str] | None:
    """Count for each rule the tests that name it in their body, decorators or tables of cases."""
    if collection.tests is None:
        return None
    counted: Counter[str] = Counter()
    for file in sorted(collection.tests.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if f"{game.prefix}-" in source:
            for part in sources_of_tests(source):
                counted.update({id for id in RULE_ID.findall(part) if id.startswith(f"{game.prefix}-")})
    return counted


def sources_of_tests(source: str) -> Iterator[str]:
    """The source of each test; what stands outside of them (tables of cases) counts as one more."""
    lines, outside = source.splitlines(), source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
            last = node.end_lineno or node.lineno
            yield "\n".join(lines[first:last])
            outside[first:last] = [""] * (last - first)
    yield "\n".join(outside)


def lessons_citing(collection: Collection, game: AnyGame) -> dict[str, list[str]]:
    citing: dict[str, list[str]] = {}
    for lesson in lessons_in(collection.home(game.id) / "lessons"):
        for id in lesson.rules:
            citing.setdefault(id, []).append(lesson.id)
    return citing
