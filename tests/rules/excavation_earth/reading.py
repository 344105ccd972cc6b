"""The texts of Excavation Earth as they are written, without its rules: what reads them needs no position."""

import re
from functools import cache
from types import SimpleNamespace
from typing import Any

from fluent.syntax import FluentParser, ast

from rules.core import resources
from rules.core.edition import read_edition
from rules.core.types import Phrase
from rules.reference.model import read_reference
from rules.text.completeness import files_in, patterns
from rules.text.localise import LANGUAGES, Language, Texts

ID = "excavation_earth"
HOME = resources.assets() / ID
EDITION = read_edition(HOME / "edition", ID)
REFERENCE = read_reference(HOME)


def texts(language: Language) -> Texts:
    """Ids in gaps mean themselves."""
    words_alone: Any = SimpleNamespace(id=ID, say_arg=lambda name, value: value)
    return Texts(language, game=words_alone, strict=True)


TEXTS: dict[Language, Texts] = {language: texts(language) for language in LANGUAGES}


def say(language: Language, id: str, **args: Any) -> str:
    return TEXTS[language].say(Phrase(id, tuple(args.items())))


@cache
def rules_file(language: Language) -> tuple[ast.Message, ...]:
    source = (resources.translations() / language / ID / "rules.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    return tuple(each for each in body if isinstance(each, ast.Message))


@cache
def gaps(language: Language) -> dict[str, frozenset[str]]:
    """The variables of each message and attribute, those of names inside included."""
    return patterns(files_in(resources.translations() / language / ID).values())


def announced(message: ast.Message) -> set[str]:
    """The variables that the line above a rule tells of."""
    return set(re.findall(r"\$(\w+)", message.comment.content or "")) if message.comment else set()
