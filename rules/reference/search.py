"""Searching the rules in both languages at once: the glossary tells the word of the other language.

What is found is an entry: a rule, a ruling, a difference, a word of the glossary. Where in its texts the words stand
is told language by language, so that a page can mark them.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from rules.core.types import phrase
from rules.reference.model import Reference
from rules.text.localise import Language, Texts

SHORTEST = 2
"""One letter is in every rule."""

SHORTEST_BEGINNING = 3
"""Shorter words are looked for whole, or they would begin every other word."""

MOST_FOLDED = 4_096
"""Texts that are remembered folded: with each letter that is typed a whole book is searched, in both languages."""

PLURALS = ("", "s", "x", "es")
RULINGS, DIFFERENCES, GLOSSARY = "rulings", "differences", "glossary"
"""Where the entries stand that belong to no chapter."""

Span = tuple[int, int]
"""Where a word stands in a text: its start and its length."""


@dataclass(frozen=True, slots=True)
class Needle:
    """A word to look for: as the beginning of a word, or as a whole one, plural included."""

    word: str
    whole: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found: where it stands, its id, and its texts by language."""

    section: str
    id: str
    texts: Mapping[Language, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Found:
    """What a search brought: the entries in reading order, and the words looked for in each language."""

    query: str
    entries: tuple[Entry, ...]
    needles: Mapping[Language, tuple[Needle, ...]]

    @property
    def by_section(self) -> Counter[str]:
        return Counter(entry.section for entry in self.entries)

    def spans(self, language: Language, text: str) -> list[Span]:
        """Find where the words stand in a text of this language."""
        return spans_of(self.needles.get(language, ()), text)

    def others(self, language: Language) -> list[str]:
        """The words of another language that were looked for as well."""
        asked = folded(self.query)
        return [each.word for each in self.needles.get(language, ()) if folded(each.word) != asked]


NOTHING = Found("", (), {})


class Index:
    """The texts of a game in both languages, ready to be searched."""

    def __init__(self, reference: Reference, texts: Mapping[Language, Texts]) -> None:
        self.texts = texts
        self.words = {language: glossary(each) for language, each in texts.items()}
        self.entries = tuple(self._entries(reference))

    def search(self, query: str) -> Found:
        asked = query.strip()
        if len(asked) < SHORTEST:
            return NOTHING
        needles = {language: tuple(self._needles(asked, language)) for language in self.texts}
        found = tuple(entry for entry in self.entries if is_in(entry, needles, asked))
        return Found(asked, found, needles)

    def _needles(self, asked: str, language: Language) -> Iterator[Needle]:
        """The query itself, and what the glossary calls the same thing in this language."""
        plain = folded(asked)
        known = [id for words in self.words.values() for id, word in words.items() if plain in folded(word).split()]
        known += [id for words in self.words.values() for id, word in words.items() if plain == folded(word)]
        yield Needle(asked, bool(known) or len(asked) < SHORTEST_BEGINNING)
        for word in dict.fromkeys(self.words[language][id] for id in known if id in self.words[language]):
            if folded(word) != folded(asked):
                yield Needle(word, whole=True)

    def _entries(self, reference: Reference) -> Iterator[Entry]:
        for chapter in reference.chapters:
            for rule in chapter.rules:
                yield self._entry(chapter.id, rule, "title", "rule")
        for ruling in reference.rulings:
            yield self._entry(RULINGS, ruling.id, "question", "answer", "reason")
        for difference in reference.differences:
            yield self._entry(DIFFERENCES, f"difference-{difference.id}", "")
        for id in self.words["fr"]:
            yield self._entry(GLOSSARY, id, "", "definition")

    def _entry(self, section: str, id: str, *attributes: str) -> Entry:
        names = [f"{id}.{each}" if each else id for each in attributes]
        said = {
            language: tuple(texts.say(phrase(name)) for name in names if texts.has(name))
            for language, texts in self.texts.items()
        }
        return Entry(section, id, said)


def glossary(texts: Texts) -> dict[str, str]:
    """The words of the game, by the id of their message."""
    return {id: texts.say(phrase(id)) for id in texts.ids_of_game if id.startswith("glossary-") and texts.has(id)}


def is_in(entry: Entry, needles: Mapping[Language, Sequence[Needle]], asked: str) -> bool:
    if folded(entry.id).startswith(folded(asked)):
        return True
    return any(spans_of(needles[language], text) for language, texts in entry.texts.items() for text in texts)


def spans_of(needles: Iterable[Needle], text: str) -> list[Span]:
    """Find where any of the words stands, in order; of overlapping ones the longer."""
    plain, places = folded_with_places(text)
    needles = [needle for needle in needles if folded(needle.word) in plain]
    if not needles:
        return []
    exact = exactly(text, places)
    found = [span for needle in needles for span in spans_of_needle(needle, plain, exact)]
    kept: list[Span] = []
    for start, length in sorted(found, key=lambda span: (span[0], -span[1])):
        if not kept or start >= kept[-1][0] + kept[-1][1]:
            kept.append((start, length))
    return [(places[start], places[start + length] - places[start]) for start, length in kept]


def spans_of_needle(needle: Needle, plain: str, exact: str) -> Iterator[Span]:
    """Who writes an accent means it: `dé` is not `de`. Who writes none finds both."""
    word = folded(needle.word)
    for start, length in spans_of_one(word, plain, needle.whole):
        if word == needle.word.casefold() or exact[start : start + len(word)] == needle.word.casefold():
            yield start, length


def exactly(text: str, places: Sequence[int]) -> str:
    """The text letter by letter as it is folded, but with its accents."""
    return "".join(text[place].casefold()[:1] for place in places[:-1])


def spans_of_one(word: str, plain: str, whole: bool) -> Iterator[Span]:
    at = plain.find(word)
    while at >= 0:
        end = end_of_word(plain, at + len(word))
        if (at == 0 or not plain[at - 1].isalnum()) and (not whole or plain[at + len(word) : end] in PLURALS):
            yield at, end - at if whole else len(word)
        at = plain.find(word, at + 1)


def end_of_word(plain: str, at: int) -> int:
    while at < len(plain) and plain[at].isalnum():
        at += 1
    return at


def folded(text: str) -> str:
    return folded_with_places(text)[0]


@lru_cache(maxsize=MOST_FOLDED)
def folded_with_places(text: str) -> tuple[str, tuple[int, ...]]:
    """Fold accents, capitals and ligatures; also return where each letter stood, and one place after the last."""
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        plain = folded_letter(letter)
        letters.append(plain)
        places += [at] * len(plain)
    return "".join(letters), (*places, len(text))


@cache
def folded_letter(letter: str) -> str:
    bare = [each for each in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(each)]
    return "".join(bare).casefold().replace("œ", "oe").replace("’", "'")
