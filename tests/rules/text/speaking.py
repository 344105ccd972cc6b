"""What a game has to say, gathered for tests: the ids in its code, and what is said in games played by chance."""

import ast
import re
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, get_args

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.explained import Explained
from rules.core.types import Arg, Phrase, Seat
from rules.core.wording import message_id
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.core.properties import Passed

NAMES = ("Ana", "Bruno", "Élise", "Odilon", "Inès")
UNTIDY = r"  |[{}\[\]$|]| [,.]|\.\.|\(\)|Concealed"
"""What no sentence of any game may show: doubled spaces, gaps that nothing filled, values that have no name."""


def as_it_is(state: Any, move: Any) -> Hashable:
    """No two moves look alike."""
    return repr(move)


@dataclass(frozen=True)
class Speaking:
    game: AnyGame
    asks: Collection[str]
    """The ids of all questions."""
    passages: Callable[[], Sequence[Passed]]
    """Whole games, and what goes on from strange positions."""
    ids: str
    """A pattern of what people must never read: the names that components and rules have in the data."""
    named: Collection[str] = ()
    """What else must have words, beside modes and options."""
    looks: Callable[[Any, Any], Hashable] = field(default=as_it_is)
    """What a move looks like to who does not know the names of components: those alike may be called alike."""
    candidate_looks: Callable[[Arg], Hashable] = str
    """The same of what an automa chooses between."""

    @cached_property
    def texts(self) -> dict[Language, Texts]:
        return {language: Texts(language, game=self.game, strict=True) for language in LANGUAGES}

    def some_passages(self, most: int) -> Sequence[Passed]:
        """Some of them, from all over."""
        passages = self.passages()
        return passages[:: max(1, len(passages) // most)]

    # What can be said

    def say(self, language: Language, said: Phrase) -> str:
        """One sentence, which must be tidy."""
        sentence = self.texts[language].say(said, NAMES)
        assert sentence.strip() == sentence != ""
        assert not re.search(f"{UNTIDY}|{self.ids}", sentence), (said, sentence)
        return sentence

    def drawn(self, language: Language, state: Any, seat: Seat = 0) -> list[str]:
        """The lines of the table in letters, as a seat sees it in the terminal."""
        texts = self.texts[language]
        return list(self.game.table_in_text(self.game.view(state, seat), lambda said: texts.say(said, NAMES)))

    def missing(self, language: Language, ids: Collection[str]) -> list[str]:
        assert ids
        return sorted(id for id in ids if not self.texts[language].has(id))

    # What the code speaks of

    @cached_property
    def strings(self) -> frozenset[str]:
        """All the texts between quotation marks."""
        modules = sorted((resources.root() / "rules" / self.game.id).rglob("*.py"))
        nodes = (node for module in modules for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))))
        return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))

    def strings_like(self, pattern: str) -> set[str]:
        wanted = re.compile(pattern)
        return {string for string in self.strings if wanted.fullmatch(string)}

    @property
    def kinds(self) -> set[str]:
        """The sentences of all kinds of moves and events."""
        told = (*get_args(self.game.move_type), *get_args(self.game.event_type))
        return {message_id(str(each.__dataclass_fields__["kind"].default)) for each in told if each is not Explained}
