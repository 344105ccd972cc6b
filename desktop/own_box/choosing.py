"""What may stand in a line, as entries to choose from: how each is typed, what it is called, what it looks like."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.board.named import Draw
from desktop.own_box.named_pictures import HasOwn, NamedPictures
from desktop.own_box.saying import BoxWords
from rules.boxes.fields import Field
from rules.boxes.own import MISSING, OwnBox, within
from rules.boxes.references import Form, Named, Naming, named_by, naming_at, table_at
from rules.boxes.typed import NO, YES, each_of, plain
from rules.core.types import DataWords, Json
from rules.reference.values import DOT, DOTTED
from rules.reference.values import plain as spelled_plainly

LETTERS = re.compile(r"\w+")
WORD_LETTERS = 3
"""A word of so many letters says what it is; figures and signs do not."""
STAR, RULES = ".*", "rules"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that may stand there."""

    text: str
    """As it is typed."""
    said: str
    """What it is called."""
    draw: Draw | None = None

    @property
    def note(self) -> str:
        """How it is typed, where its name does not say it."""
        return "" if plain(self.text) in plain(self.said) else self.text


class Names:
    """Knows what can be named in the data of an owner."""

    def __init__(self, data: HasOwn, words: BoxWords) -> None:
        self.data, self.words, self.game = data, words, words.game
        self.pictures = NamedPictures(words.program, words.game, data)
        self._labels: dict[str, dict[str, str]] = {}
        self._known: dict[Naming, tuple[Named, ...]] = {}
        self._of: tuple[OwnBox, str] | None = None

    @property
    def own(self) -> OwnBox:
        return self.data.own

    def naming(self, path: str, beside: Callable[[str], Json] | None = None) -> Naming | None:
        """What the word at a path names, by what stands beside it there."""
        above = path.rpartition(".")[0]
        return naming_at(self.game, path, beside or (lambda part: self.value(f"{above}.{part}")))

    def value(self, path: str) -> Json:
        """What stands at a path, in a datum too."""
        steps = path.split(".")
        found = ((at, self.own.value(".".join(steps[:at]))) for at in range(len(steps), 0, -1))
        at, value = next(((at, value) for at, value in found if value is not MISSING), (0, MISSING))
        return within(value, steps[at:])

    def named(self, naming: Naming) -> tuple[Named, ...]:
        self._keep_up()
        if naming not in self._known:
            self._known[naming] = named_by(self.game, self.own, naming)
        return self._known[naming]

    def called(self, each: Named, part: str) -> str:
        """What it is called: as the game says of what this part names, by the name of its row, by what stands there, by
        its word."""
        words, id = self.words, f"{self.game.prefix.lower()}-named-{part}"
        said = words.if_there(id, name=DataWords(each.name), id=each.name)
        row = self._rows(each.of.partition(STAR)[0]).get(each.row, "") if each.row else ""
        return said or row or self._meaning(each) or self._word(each, part)

    def _meaning(self, each: Named) -> str:
        """What a letter stands for."""
        parts = self.value(each.of).get(each.name) if each.of and isinstance(self.value(each.of), dict) else None
        return str(spelled_plainly(self.words.texts, parts)) if isinstance(parts, dict) else ""

    def _word(self, each: Named, part: str) -> str:
        word = self.words.word(each.name, part)
        if word != each.name or each.of == RULES:
            return word
        return self.words.say("box-row-name", name=DataWords(word))

    def _rows(self, table: str) -> dict[str, str]:
        """The names of the rows of a table, by their paths."""
        self._keep_up()
        if table not in self._labels:
            found = table_at(self.game, self.own, table)
            rows = (
                (row.path, said) for each in found for row, said in zip(each.rows, self.words.rows(each), strict=True)
            )
            self._labels[table] = dict(rows)
        return self._labels[table]

    def _keep_up(self) -> None:
        now = self.own, self.words.program.settings.language
        if self._of is None or self._of[0] is not now[0] or self._of[1] != now[1]:
            self._of, self._labels, self._known = now, {}, {}


@dataclass(frozen=True)
class Choosing:
    """What may stand in one line: a value of its field, whose entries are chosen one by one."""

    names: Names
    field: Field
    path: str
    known: tuple[str, ...] = ()
    """Words that stand in such places, for typing only their first letters."""
    part: str = ""
    """The part of a record that it is typed for."""

    @property
    def words(self) -> BoxWords:
        return self.names.words

    def word(self, name: str) -> str:
        if DOTTED.fullmatch(name) and name in self.all_known:
            return DOT.join(map(self.words.word, name.split(DOT)))
        return self.words.word(name, self.part)

    @cached_property
    def is_several(self) -> bool:
        """Whether there may be more than one entry in the line."""
        return self.field.kind in ("list", "record")

    @cached_property
    def all_known(self) -> tuple[str, ...]:
        """All words that are read by their first letters."""
        found = dict.fromkeys(self.known)
        for field, path in self._every():
            naming = self.names.naming(path) if field.kind == "word" else None
            if naming is not None and naming.form == "one":
                found |= dict.fromkeys(each.name for each in self.names.named(naming))
        return tuple(found)

    def _every(self) -> Iterator[tuple[Field, str]]:
        match self.field.kind:
            case "record":
                yield from ((part.field, f"{self.path}.{part.name}") for part in self.field.parts)
            case "list":
                yield from ((self._at(at)) for at in range(max(1, len(self.field.places))))
            case _:
                yield self.field, self.path

    def _at(self, at: int) -> tuple[Field, str]:
        """What stands at a place of the line, and its path."""
        if self.field.kind == "record":
            part = self.field.parts[min(at, len(self.field.parts) - 1)]
            return part.field, f"{self.path}.{part.name}"
        if self.field.kind == "list":
            return each_of(self.field, at), f"{self.path}.{at}"
        return self.field, self.path

    def form(self, at: int) -> Form:
        """Whether what stands there is one name, or made of several."""
        field, path = self._at(at)
        naming = self.names.naming(path) if field.kind == "word" else None
        return naming.form if naming is not None else "one"

    def is_settled(self, at: int) -> bool:
        """Whether only what is offered makes sense there."""
        field, path = self._at(at)
        return field.kind in ("choice", "flag") or (field.kind == "word" and self.names.naming(path) is not None)

    def entry_of(self, text: str) -> Entry | None:
        """What stands in the line, if it is one of what may stand there."""
        if self.is_several or not text or not self.is_settled(0) or self.form(0) != "one":
            return None
        return next((each for each in self.entries(0) if each.text == text), None)

    def entries(self, at: int) -> tuple[Entry, ...]:
        """Everything that may stand at a place of the line, each once; nothing where anything may."""
        field, path = self._at(at)
        found = tuple(self._entries(field, path))
        if field.is_optional:
            return (*found, Entry("", as_name(self.word(""))))
        return found

    def _entries(self, field: Field, path: str) -> Iterator[Entry]:
        naming = self.names.naming(path) if field.kind in ("word", "choice") else None
        named = {each.name: each for each in self.names.named(naming)} if naming is not None else {}
        match field.kind:
            case "flag":
                yield from (Entry(self.word(each), as_name(self.word(each))) for each in (YES, NO))
            case "choice":
                yield from (self._entry(named.get(str(each), Named(str(each), "")), path) for each in field.choices)
            case "word" if naming is not None:
                yield from (self._entry(each, path, naming.form) for each in named.values())
                if "" in self.known:
                    yield Entry(self.word(""), as_name(self.word("")))
            case "word":
                yield from (Entry(self.word(each), self.word(each)) for each in self.known)

    def _entry(self, each: Named, path: str, form: Form = "one") -> Entry:
        text = each.name if form != "one" else self.word(each.name)
        part = self.part or next((step for step in reversed(path.split(".")) if not step.isdecimal()), "")
        said = self.names.called(each, part)
        return Entry(text, as_name(said), self.names.pictures.draw_of(each, part))


def as_name(said: str) -> str:
    """A word begins with a capital; letters and signs of a grid stay what they are."""
    return said[:1].upper() + said[1:] if sum(map(str.isalpha, said)) >= WORD_LETTERS else said


def filtered(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """Find what one may mean: what begins so before what only has it somewhere."""
    wanted = plain(typed)
    ranked = sorted((rank, at) for at, each in enumerate(entries) if (rank := rank_of(each, wanted)) < NOWHERE)
    return [entries[at] for _, at in ranked]


EXACT, BEGUN, WORD_BEGUN, INSIDE, NOWHERE = range(5)


def rank_of(entry: Entry, wanted: str) -> int:
    said = (plain(entry.text), plain(entry.said))
    if not wanted:
        return EXACT
    if wanted in said:
        return EXACT
    if any(each.startswith(wanted) for each in said):
        return BEGUN
    if any(word.startswith(wanted) for each in said for word in LETTERS.findall(each)):
        return WORD_BEGUN
    return INSIDE if any(wanted in each for each in said) else NOWHERE


def is_meant(entry: Entry, typed: str) -> bool:
    """Whether what is typed is so much of an entry that it can be taken for it."""
    return rank_of(entry, plain(typed)) < INSIDE
