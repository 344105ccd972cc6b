"""Phrases into sentences, in French or English, from the Fluent files of translations/.

A `Texts` is bound to one language and at most one game, whose files stand on top of the application's.
Switching language is taking another `Texts`; all of the same files share what was read and parsed of them. One that is
kept remembers what it said: a table says the same few hundred things after each move.
"""

import logging
import re
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime.resolver import Pattern

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import YOU, Arg, DataWords, OwnWords, Phrase, SeatName, phrase
from rules.text.book import Book, Unnamed, book_of

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

LOG = logging.getLogger(__name__)
LOG.addHandler(logging.NullHandler())  # whoever runs the program decides where this goes

Said = str | int | float
"""What Fluent may fill a gap with."""

NAME, NAME_PART = re.compile(r"[A-Za-z0-9_-]+"), re.compile(r"[A-Za-z0-9_]+")
"""What may end the id of a message."""
MOST_REMEMBERED = 20_000
"""Sentences that a `Texts` remembers; a few megabytes."""


class MissingText(LookupError):
    """No text has this id, in a language where all must."""


class BadText(ValueError):
    """A text that cannot be filled with the arguments of its phrase."""


class Texts:
    """What can be said in one language.

    `folders` hold a folder per language each, later ones on top. When `strict`, a missing or broken text is
    an error (tests); otherwise it is logged, and shows in the other language, or as its id in brackets.
    """

    def __init__(
        self,
        language: Language,
        *,
        folders: Sequence[Path] | None = None,
        game: AnyGame | None = None,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.folders = tuple(folders) if folders is not None else (resources.translations(),)
        self.game = game
        self.strict = strict
        self._remembered: dict[Hashable, str] = {}

    def of(self, game: AnyGame | None) -> "Texts":
        """The same language, with the texts of a game on top."""
        return Texts(self.language, folders=self.folders, game=game, strict=self.strict)

    def in_language(self, language: Language) -> "Texts":
        return Texts(language, folders=self.folders, game=self.game, strict=self.strict)

    def say(self, said: Phrase, names: Sequence[str] = ()) -> str:
        """The sentence of a phrase; `names` are those of the seats in order, empty for a seat without one, or `YOU`."""
        names = tuple(names)
        key = key_of(said, names)
        if key is None:
            return self._sentence(said, Speaker(names, self.game))
        known = self._remembered.get(key)
        if known is None:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            known = self._remembered[key] = self._sentence(said, Speaker(names, self.game))
        return known

    def say_if_there(self, said: Phrase, names: Sequence[str] = ()) -> str | None:
        """The sentence, or None where its absence means something: a rule without a cure."""
        return self.say(said, names) if self.has(said.id) else None

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def join(self, parts: Sequence[str]) -> str:
        """Some things in a row, the way the language joins them."""
        if not parts:
            return self.say(phrase("list-empty"))
        row, *rest = parts
        for part in rest[:-1]:
            row = self.say(phrase("list-more", row=row, next=part))
        return self.say(phrase("list-last", row=row, last=rest[-1])) if rest else row

    @cached_property
    def ids_of_game(self) -> tuple[str, ...]:
        """The id of every message of the game, in the order of its files."""
        return tuple(id for id in self._book.of_game if not id.startswith("-"))

    # Sentences

    def _sentence(self, said: Phrase, speaker: "Speaker") -> str:
        pattern = self._pattern(said.id)
        if pattern is None:
            return self._without(said, speaker.names)
        # A game names what stands in its own sentences; in the application's a bare word means itself.
        namer = speaker.game if message_of(said.id) in self._book.of_game else None
        gaps = {name: self._words(name, value, speaker, namer) for name, value in said.args}
        filled, errors = self._book.bundle.format_pattern(pattern, gaps)
        if errors:
            self._complain(BadText(f"{self.language}: {said.id}: {'; '.join(map(str, errors))}"))
        below_zero = [value for value in gaps.values() if isinstance(value, (int, float)) and value < 0]
        return with_minus(str(filled)) if below_zero else str(filled)

    def _words(self, gap: str, value: Arg, speaker: "Speaker", namer: AnyGame | None) -> Said:
        """What stands in a gap. Bare ids become what the game calls them."""
        if isinstance(value, Phrase):
            return self._sentence(value, speaker)
        if isinstance(value, SeatName):
            return self._name(value, speaker.names)
        if isinstance(value, OwnWords):
            return value.in_language(self.language)
        if isinstance(value, DataWords):
            return self._data_words(value.ids)
        said = value if namer is None else namer.say_arg(gap, value)
        if said is not value:
            # What the game answers is final: its phrase may name the same gap without asking again.
            return self._words(gap, said, Speaker(speaker.names, None), None)
        if isinstance(value, (tuple, list, frozenset)):
            ordered = sorted(value) if isinstance(value, frozenset) else value
            return self.join([str(self._words(gap, each, speaker, namer)) for each in ordered])
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, (int, float)) else str(value)

    def _data_words(self, ids: str) -> str:
        """The word of the whole, else those of its parts."""
        whole = self.say_if_there(Phrase(f"datum-word-{ids}")) if NAME.fullmatch(ids) else None
        return whole or NAME_PART.sub(lambda part: self.say_if_there(Phrase(f"datum-word-{part[0]}")) or part[0], ids)

    def _name(self, sitting: SeatName, names: Sequence[str]) -> str:
        name = names[sitting.seat] if sitting.seat < len(names) else ""
        if name and name != YOU:
            return name
        numbered = self.say(phrase("seat-number", number=sitting.seat + 1))
        return Unnamed(numbered, self.say(phrase("seat-you"))) if name == YOU else numbered

    def _without(self, said: Phrase, names: Sequence[str]) -> str:
        self._complain(MissingText(f"{self.language}: {said.id}"))
        other = self._other
        return other.say(said, names) if other.has(said.id) else f"[{said.id}]"

    def _complain(self, error: Exception) -> None:
        if self.strict:
            raise error
        LOG.warning("%s: %s", type(error).__name__, error)

    @cached_property
    def _other(self) -> "Texts":
        return self.in_language("en" if self.language == "fr" else "fr")

    # Fluent

    def _pattern(self, id: str) -> Pattern | None:
        """The value of a message, or one of its attributes: `MJ-CAP-2`, `MJ-CAP-2.cure`."""
        for wrong, junk in tuple(self._book.parse(message_of(id))):
            self._complain(BadText(f"{self.language}: {wrong} is not Fluent: {junk.annotations}"))
        return self._book.pattern(id)

    @cached_property
    def _book(self) -> Book:
        return book_of(self.folders, self.language, None if self.game is None else self.game.id)


HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")


def with_minus(said: str) -> str:
    """Numbers below zero with the sign of typography instead of a hyphen."""
    return HYPHEN_BEFORE_NUMBER.sub("−", said)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who sits at the table, and the game that names what bare ids mean; None: they mean themselves."""

    names: tuple[str, ...]
    game: AnyGame | None


def key_of(said: Phrase, names: tuple[str, ...]) -> Hashable:
    """What a sentence depends on; None for a phrase with something in it that cannot be looked up.

    With the types of its gaps, for `True` and 1 are equal, yet say different things.
    """
    key = said, tuple([type(value) for _, value in said.args]), names
    try:
        hash(key)
    except TypeError:
        return None
    return key


def message_of(id: str) -> str:
    """The message that an id belongs to: `MJ-CAP-2` for `MJ-CAP-2.cure`."""
    return id.partition(".")[0]
