"""What somebody names in brackets in the texts of a lesson: a place of the table, `[e4]`, or a rule, `[HK-HOU-6]`.

Places are named as the notation and the log name them: by what their keys say behind the sort, by the whole key, or by
the game's own words for them. A name that means two places, or none, is no name: it stays as it is written.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.contract import AnyGame
from rules.core.editing import Key, editing_of
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson
from rules.lessons.runner import starts_until
from rules.teaching.made import MadeLesson
from rules.text.localise import Texts
from rules.text.rulebook import rule_ids

NAMED = re.compile(r"\[([^\[\]\n]{1,80})\]")
ARTICLE = re.compile(r"^(?:le|la|les|un|une|the|an|a) |^l’", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Link:
    """A stretch of words that leads to a rule, or shows a place."""

    start: int
    length: int
    rule: str = ""
    place: Key = ""


@dataclass(frozen=True, slots=True)
class Linked:
    """Words without their brackets, and what of them leads somewhere."""

    words: str = ""
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Names:
    """All that can be named."""

    places: Mapping[str, Key]
    """By their names, folded to small letters."""
    rules: frozenset[str]

    def linked(self, words: str) -> Linked:
        """Take what is named out of its brackets."""
        said, links, at = "", [], 0
        for found in NAMED.finditer(words):
            name = found[1]
            rule, place = name if name in self.rules else "", self.places.get(name.strip().casefold(), "")
            if rule or place:
                said += words[at : found.start()]
                links.append(Link(len(said), len(name), rule, "" if rule else place))
                said += name
                at = found.end()
        return Linked(said + words[at:], tuple(links))

    def plain(self, words: str) -> str:
        return self.linked(words).words if "[" in words else words

    def unknown(self, words: str) -> Iterator[str]:
        """What stands in brackets and names nothing."""
        for found in NAMED.finditer(words):
            if found[1] not in self.rules and found[1].strip().casefold() not in self.places:
                yield found[1]


NOTHING = Names({}, frozenset())
"""Where nobody may name anything: in the lessons of the program."""


def names_in(game: AnyGame, box: Any, lesson: Lesson, texts: Callable[[], Sequence[Texts]]) -> Names:
    """Find what a made lesson may name; `texts` of the game are asked for only where something is named."""
    if not any("[" in words for own in lesson.own.values() for words in own.values()):
        return NOTHING
    return names_from(game, places_of(game, box, lesson), texts())


def names_from(game: AnyGame, places: Sequence[Key], texts: Sequence[Texts]) -> Names:
    return Names(names_of_places(game, places, texts), frozenset(rule_ids(texts, game.prefix)))


def places_of(game: AnyGame, box: Any, lesson: Lesson) -> list[Key]:
    """Find all places of the tables on which it is played."""
    return list(dict.fromkeys(key for state in states_of(game, box, lesson) for key in places_in(game, state)))


def states_of(game: AnyGame, box: Any, lesson: Lesson) -> list[Any]:
    """Find where its steps begin, as far as one comes."""
    for last in range(len(lesson.steps) - 1, -1, -1):
        try:
            return [each.start for each in starts_until(game, box, lesson, last)]
        except Exception:
            continue
    return []


def places_in(game: AnyGame, state: Any) -> Iterator[Key]:
    editing = editing_of(game)
    for spare in editing.spares(state):
        yield from editing.places(state, spare.id)
    for thing in editing.things(state):
        yield from editing.places(state, thing)


def names_of_places(game: AnyGame, keys: Sequence[Key], texts: Sequence[Texts]) -> dict[str, Key]:
    """Find the names that mean one place each; what the notation says goes before what the game says."""
    whole = {key.casefold(): key for key in keys}
    written, spoken = defaultdict(set), defaultdict(set)
    for key in keys:
        value = key.partition("-")[2]
        if value:
            written[value.casefold()].add(key)
        for said in said_of(game, value, texts):
            spoken[said].add(key)
            spoken[ARTICLE.sub("", said)].add(key)
    return {**only(spoken), **only(written), **whole}


def only(names: Mapping[str, set[Key]]) -> dict[str, Key]:
    return {name: next(iter(keys)) for name, keys in names.items() if len(keys) == 1}


def said_of(game: AnyGame, value: str, texts: Sequence[Texts]) -> Iterator[str]:
    """Say what the game calls a place of the table; what lies before a seat has no name of its own."""
    if not value or value[0].isdecimal():
        return
    try:
        said = game.say_arg("candidate", value)
    except (LookupError, ValueError, TypeError):  # games are asked only for what they know
        return
    if isinstance(said, Phrase):
        yield from (each.say(said).casefold() for each in texts)


# In the check


def remarks_on_names(made: MadeLesson, names: Names) -> Iterator[Phrase]:
    """Tell of names in brackets that mean nothing; they stay as they are written."""
    seen: set[tuple[str, str]] = set()
    for texts in made.texts.values():
        for key, words in texts.items():
            step = key.partition(".")[0] if "." in key else made.steps[0].id
            for name in names.unknown(words):
                if (step, name) not in seen:
                    seen.add((step, name))
                    yield phrase("lessons-remark-name", step=step, name=name)
