"""What is wrong with the translations: gaps in one language, what Fluent cannot read, untidy typography."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rules.text.localise import LANGUAGES

FIRST, SECOND = LANGUAGES


def complaints(folder: Path) -> list[str]:
    """All that is wrong in a folder with one folder per language, each as a line for developers."""
    files = {language: files_in(folder / language) for language in LANGUAGES}
    return [
        *differences(files[FIRST], files[SECOND]),
        *(f"{language}/{file}: {why}" for language in LANGUAGES for file, why in faults(files[language])),
        *(f"{FIRST}/{file}: {why}" for file, why in untidy_french(files[FIRST])),
    ]


Files = Mapping[str, ast.Resource]
"""What the files of one language say, by their names."""


def differences(first: Files, second: Files) -> Iterator[str]:
    """Files, ids, attributes and variables that are not the same in both languages."""
    for name in sorted({*first, *second}):
        if name not in first or name not in second:
            yield f"{name}: only in {FIRST if name in first else SECOND}"
    named = [named_by(files) for files in (first, second)]
    for scope in sorted({scope_of(name) for name in (*first, *second)}):
        yield from differing(*(variables_of(each, scope) for each in named))


def scope_of(file: str) -> str:
    """The game whose text it is; empty for those of the program, which every game may refer to."""
    return file.rpartition("/")[0]


def variables_of(files: Mapping[str, "Named"], scope: str) -> dict[str, frozenset[str]]:
    """Return the variables of one game, or of the program: two games may use the same id for different things."""
    own = {id: inside for name, named in files.items() if scope_of(name) == scope for id, inside in named.items()}
    common = {id: inside for name, named in files.items() if scope_of(name) == "" for id, inside in named.items()}
    of_both = common | own
    own_messages = {id.partition(".")[0] for id in own}
    return {id: frozenset(variables(id, of_both, set())) for id in of_both if id.partition(".")[0] in own_messages}


def differing(first: Mapping[str, frozenset[str]], second: Mapping[str, frozenset[str]]) -> Iterator[str]:
    for id in sorted({*first, *second}):
        if id not in first or id not in second:
            yield f"{id}: only in {FIRST if id in first else SECOND}"
        elif first[id] != second[id]:
            yield f"{id}: variables {sorted(first[id])} in {FIRST}, {sorted(second[id])} in {SECOND}"


def faults(files: Files) -> Iterator[tuple[str, str]]:
    """What Fluent cannot read, and ids that stand twice where one would hide the other."""
    counted: Counter[tuple[str, str]] = Counter()
    for name, resource in files.items():
        for each in resource.body:
            if isinstance(each, ast.Junk):
                yield name, f"not Fluent: {(each.content or '').strip().splitlines()[0]}"
        counted.update((scope_of(name), each.id.name) for each in messages(resource))
    for (scope, id), times in counted.items():
        if times > 1:
            yield f"{scope}/*.ftl", f"{id}: stands {times} times"


UNTIDY = (
    (re.compile(r"['\"]"), "a straight quote"),
    (re.compile(r"(?<!\u202f)[;!?»]"), "no narrow no-break space before ; ! ? or »"),
    (re.compile(r"«(?!\u202f)"), "no narrow no-break space after «"),
    (re.compile(r"(?<![\u00a0\d]):(?!//)"), "no no-break space before :"),
    (re.compile(r"\b(coeur|oeuvre|oeuf|noeud|voeu|soeur)", re.IGNORECASE), "oe instead of œ"),
    (re.compile(r"\.\.\."), "three dots instead of …"),
)
SIGN = re.compile(r"\[[\w-]+(?::[\w+.-]*)+|^:[\w+.-]*(?=\||$)")
"""The beginning of a sign that is drawn among words (`[coin:2|2 crédits]`): its colon is none of the sentence."""


def untidy_french(files: Files) -> Iterator[tuple[str, str]]:
    for name, resource in files.items():
        for message in messages(resource):
            words = TextElements()
            words.visit(message)
            for text in words.texts:
                bare = SIGN.sub("", text)
                for pattern, why in UNTIDY:
                    if pattern.search(bare):
                        yield name, f"{message.id.name}: {why}: {text.strip()}"


def files_in(folder: Path) -> dict[str, ast.Resource]:
    parser = FluentParser(with_spans=False)
    return {
        file.relative_to(folder).as_posix(): parser.parse(file.read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*.ftl"))
    }


def messages(resource: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    return (each for each in resource.body if isinstance(each, (ast.Message, ast.Term)))


def named_by(files: Files) -> Mapping[str, "Named"]:
    return {name: named_in(resource) for name, resource in files.items()}


def named_in(resource: ast.Resource) -> "Named":
    """What every message value and attribute names. Terms are a language's own business."""
    inside: dict[str, Inside] = {}
    for message in messages(resource):
        if isinstance(message, ast.Message):
            if message.value is not None:
                inside[message.id.name] = Inside.of(message.value)
            for attribute in message.attributes:
                inside[f"{message.id.name}.{attribute.id.name}"] = Inside.of(attribute.value)
    return inside


def variables(id: str, inside: "Named", seen: set[str]) -> set[str]:
    """Collect the variables of a message and of those inside: which one needs a variable is a matter of language."""
    if id in seen or id not in inside:
        return set()
    seen.add(id)
    below = (variables(other, inside, seen) for other in inside[id].references)
    return inside[id].variables.union(*below)


class Inside(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    @staticmethod
    def of(pattern: ast.Pattern) -> "Inside":
        found = Inside()
        found.visit(pattern)
        return found

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{node.id.name}{attribute}")


Named = Mapping[str, Inside]
"""What messages and attributes name, by their ids."""


class TextElements(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)
