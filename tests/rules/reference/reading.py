"""The texts of a game as they are written, without its rules: what reads them needs no position."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from fluent.syntax import FluentParser, ast

from rules.core import resources
from rules.core.edition import read_edition
from rules.core.types import Phrase
from rules.reference.model import read_reference
from rules.text.completeness import files_in, named_by, variables_of
from rules.text.localise import LANGUAGES, Language, Texts


def numbered(letters: str, first: int, last: int) -> tuple[str, ...]:
    """HK-A1, HK-A2 and so on."""
    return tuple(f"{letters}{number}" for number in range(first, last + 1))


class Reading:
    """What a game says of itself: its texts, in which ids in gaps mean themselves, its reference and its edition."""

    def __init__(
        self,
        id: str,
        *,
        rulings: Sequence[str],
        only_read: Collection[str] = (),
        without_cure: str,
        no_rulings: Collection[str],
        lessons: int,
        examples: int,
        example_ids: str,
        example_tests: str,
        unnamed_lessons: Collection[int] = (),
        figures: int,
        figures_have_moves: bool = False,
        drawn: Collection[str],
        printed: Mapping[str, Any],
        ours: Collection[str],
        differences: Collection[str] = (),
        units: str = "",
        other_words: Mapping[Language, str] | None = None,
    ) -> None:
        home = resources.assets() / id
        self.id = id
        self.ids = tuple((Path(__file__).parents[1] / id / "rule_ids.txt").read_text(encoding="utf-8").split())
        """Of the rules, in the order of the dossier."""
        self.rulings = tuple(rulings)
        self.only_read = frozenset(only_read)
        """Rulings about words or components, which leave nothing to test that another test does not name."""
        self.without_cure = without_cure
        """The only rule that refuses where nothing would help: that of a finished game."""
        self.no_rulings = frozenset(no_rulings)
        """Options that the rulebook, or a variant, offers by itself."""
        self.lessons = lessons
        """How many were planned."""
        self.unnamed_lessons = frozenset(unnamed_lessons)
        """Lessons that no test is named after, as `test_l6_…` or `test_lesson_6_…`."""
        self.examples = examples
        """How many are worked out in the rulebook."""
        self.example_ids, self.example_tests = example_ids, example_tests
        """What they are called in lessons, and in the names of tests: `WE-`, and `we` as in `test_we6_…`."""
        self.figures = figures
        """How many there are at least."""
        self.figures_have_moves = figures_have_moves
        """Whether each of them lights or hatches something, and none only shows how things lie."""
        self.drawn = frozenset(drawn)
        """Rulings of which figures show both readings. The other switches have no move to draw."""
        self.printed = dict(printed)
        """Some data of the edition that the rulebook prints, by their paths."""
        self.ours = tuple(ours)
        """The paths of some that are reconstructed."""
        self.differences = frozenset(differences)
        """Some of what docs/games says that the program does differently."""
        self.units = units
        """A pattern of what French counts: it stays on one line with its number. Empty: nothing is promised."""
        self.other_words = other_words or {}
        """Patterns of words for which the rulebook has others."""
        self.edition = read_edition(home / "edition", id)
        self.reference = read_reference(home)
        words_alone: Any = SimpleNamespace(id=id, say_arg=lambda name, value: value)
        self.texts: dict[Language, Texts] = {each: Texts(each, game=words_alone, strict=True) for each in LANGUAGES}

    def say(self, language: Language, id: str, **args: Any) -> str:
        return self.texts[language].say(Phrase(id, tuple(args.items())))

    def rules(self, language: Language) -> tuple[ast.Message, ...]:
        return messages_in(self.id, language, "rules.ftl")

    def gaps(self, language: Language) -> dict[str, frozenset[str]]:
        """The variables of each message and attribute, those of names inside included."""
        return gaps_in(self.id, language)

    def in_french(self) -> str:
        return self.written_in("fr")

    def written_in(self, language: Language) -> str:
        """All the texts of the game."""
        files = sorted((resources.translations() / language / self.id).glob("*.ftl"))
        return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def messages_in(game: str, language: Language, file: str) -> tuple[ast.Message, ...]:
    source = (resources.translations() / language / game / file).read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    return tuple(each for each in body if isinstance(each, ast.Message))


@cache
def gaps_in(game: str, language: Language) -> dict[str, frozenset[str]]:
    return variables_of(named_by(files_in(resources.translations() / language / game)), "")


def announced(message: ast.Message) -> set[str]:
    """The variables that the line above a rule tells of."""
    return set(re.findall(r"\$(\w+)", message.comment.content or "")) if message.comment else set()
