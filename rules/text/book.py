"""What the Fluent files of a language say: read, parsed and compiled once, however many `Texts` speak from them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from rules.text.entries import entry, mentioned, sources

MOST_BOOKS = 24
"""Both languages, by themselves and with each of a few games."""

Stamped = tuple[Path, int, int]
"""A file, when it was written, and its size."""


class Book:
    """The entries of an application's files, and of a game's on top, in one language."""

    def __init__(self, language: str, usual: Iterable[Stamped], of_game: Iterable[Stamped]) -> None:
        self.of_game = read(of_game)
        self.sources = read(usual) | self.of_game
        self.bundle = FluentBundle(
            [language], functions={"ALONE": Alone, "OBJECT": AfterPreposition}, use_isolating=False
        )
        self._parsed: set[str] = set()

    def pattern(self, id: str) -> Pattern | None:
        """The value of a message that was parsed, or one of its attributes: `MJ-CAP-2`, `MJ-CAP-2.cure`."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def parse(self, id: str) -> Iterator[tuple[str, ast.Junk]]:
        """Make the bundle know an entry, and all that it refers to; what is not Fluent is given back."""
        if id in self._parsed or id not in self.sources:
            return
        parsed = entry(self.sources[id])
        if isinstance(parsed, ast.Junk):
            yield id, parsed
            return
        self.bundle.add_resource(ast.Resource([parsed]))
        self._parsed.add(id)
        for other in mentioned(parsed):
            yield from self.parse(other)


def book_of(folders: Sequence[Path], language: str, game: str | None) -> Book:
    """The book of these folders as they are now."""
    of_game = () if game is None else stamped(folders, f"{language}/{game}")
    return _book(language, stamped(folders, language), of_game)


@lru_cache(maxsize=MOST_BOOKS)
def _book(language: str, usual: tuple[Stamped, ...], of_game: tuple[Stamped, ...]) -> Book:
    return Book(language, usual, of_game)


def stamped(folders: Iterable[Path], below: str) -> tuple[Stamped, ...]:
    files = (file for folder in folders for file in sorted((folder / below).glob("*.ftl")))
    return tuple((file, found.st_mtime_ns, found.st_size) for file in files for found in [file.stat()])


def read(files: Iterable[Stamped]) -> dict[str, str]:
    """Read the source of every entry, by its id; later files lie on top."""
    return {id: source for file, _, _ in files for id, source in sources(file)}


class Unnamed(str):
    """What stands for a name in a sentence, whose verbs are in the third person; `alone` where there is no verb."""

    __slots__ = ("alone",)
    alone: str

    def __new__(cls, in_sentence: str, alone: str) -> "Unnamed":
        made = super().__new__(cls, in_sentence)
        made.alone = alone
        return made


class Alone(FluentType):
    """What stands for a name on a plate or in a list, where no verb follows it."""

    def __init__(self, name: str) -> None:
        self.words = name.alone if isinstance(name, Unnamed) else name

    def format(self, locale: object) -> str:
        return self.words


class AfterPreposition(Alone):
    """What stands for a name where no verb follows it, but not at a beginning: `ahead of { OBJECT($seat) }`."""

    def __init__(self, name: str) -> None:
        super().__init__(name.alone.lower() if isinstance(name, Unnamed) else name)
