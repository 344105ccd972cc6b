"""What stands on the shelf of made things, as the library shows it: sorted, searched, filtered, checked. No widget."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Signal

from desktop.docks.search_text import folded
from desktop.program import Program
from rules.core.types import Phrase, phrase
from rules.teaching.checking import Checked, unsaid
from rules.teaching.editions import MadeEdition
from rules.teaching.made import LANGUAGES, Made, MadeLesson
from rules.teaching.plans import MadePlan, text_keys
from rules.teaching.reading import read_file, written
from rules.teaching.shelf import Broken, Kept, Thrown
from rules.teaching.writing import text_at

Order = Literal["date", "title", "game"]
ORDERS: tuple[Order, ...] = ("date", "title", "game")

ALL, TRASH = "all", "trash"
KIND, GAME, FROM = "kind:", "game:", "from:"
"""How the names of filters begin."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: a thing on the shelf, in the trash, or a file that cannot be read."""

    key: str
    made: Made | None = None
    kept: Kept | None = None
    thrown: Thrown | None = None
    broken: Broken | None = None
    is_elsewhere: bool = False
    """A file that was to be added and could not be read; it stayed where it was."""
    checked: Checked | None = None

    @property
    def can_be_shared(self) -> bool:
        """Whether nothing is wrong with it; data of a box are shared all the same: somebody else may know better."""
        return isinstance(self.made, MadeEdition) or not self.problems

    @property
    def problems(self) -> tuple[Phrase, ...]:
        return self.checked.problems if self.checked is not None else ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A file that brings another version of something that stands here: replace it, or keep both?"""

    made: Made
    same: Kept


class Collection(QObject):
    """Signals: `changed` when other rows are shown; `checked` with the key of one of which more is known; `told` with
    what happened."""

    changed = Signal()
    checked = Signal(str)
    told = Signal(object)

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self.program = program
        self.filter, self.wanted, self.order = ALL, "", ORDERS[0]
        self.chosen = ""
        self.asked: Asked | None = None
        self.entries: tuple[Entry, ...] = ()
        """All rows, whatever is shown of them."""
        self._refused: list[Broken] = []
        self._known: dict[tuple[str, float], Checked] = {}
        program.checks.came.connect(self._hear)
        self.read_again()

    # Reading

    def read_again(self) -> None:
        """Look at the folder again."""
        shelf = self.program.made
        kept, broken = shelf.things()
        self.entries = (
            *(Entry(str(each.path), broken=each, is_elsewhere=True) for each in self._refused),
            *(self._entry(each) for each in kept),
            *(Entry(str(each.path), broken=each) for each in broken),
            *(Entry(str(each.path), made=each.made, thrown=each) for each in shelf.thrown(date.today())),
        )
        if self.entry(self.chosen) is None or not any(each.key == self.chosen for each in self.shown):
            self.chosen = self.shown[0].key if self.shown else ""
        self.changed.emit()

    def _entry(self, kept: Kept) -> Entry:
        found = self._known.get((kept.made.id, kept.changed))
        if found is None:
            self.program.checks.ask(kept.made.id, written(kept.made))
        return Entry(kept.made.id, kept.made, kept, checked=found)

    def _hear(self, key: str, found: Checked, searched: bool) -> None:
        entry = self.entry(key)
        if entry is None or entry.kept is None or entry.made is None:
            return
        found = replace(found, problems=(*found.problems, *unsaid(entry.made)))
        self._known[key, entry.kept.changed] = found
        self.entries = tuple(replace(each, checked=found) if each.key == key else each for each in self.entries)
        self.checked.emit(key)

    # What is shown

    def entry(self, key: str) -> Entry | None:
        return next((each for each in self.entries if each.key == key), None)

    @property
    def chosen_entry(self) -> Entry | None:
        return self.entry(self.chosen)

    @property
    def shown(self) -> list[Entry]:
        """What passes the filter and holds what is looked for, in order; what cannot be read comes first."""
        found = [each for each in self.entries if self.passes(each, self.filter) and self._holds(each)]
        return sorted(found, key=self._place)

    def count(self, name: str) -> int:
        return sum(self.passes(each, name) for each in self.entries)

    def passes(self, entry: Entry, name: str) -> bool:
        """Whether a row belongs to a filter."""
        if (entry.thrown is not None) != (name == TRASH):
            return False
        made, kept = entry.made, entry.kept
        if name in (ALL, TRASH):
            return True
        if made is None or kept is None:
            return False
        group, _, value = name.partition(":")
        match group:
            case "kind":
                return made.kind == value
            case "game":
                return made.game == value
        match value:
            case "me":
                return kept.received is None
            case "others":
                return kept.received is not None
        return len(made.languages) < len(LANGUAGES)

    def _holds(self, entry: Entry) -> bool:
        wanted = folded(self.wanted).split()
        said = folded(" ".join(words_of(entry)))
        return all(word in said for word in wanted)

    def _place(self, entry: Entry) -> tuple[object, ...]:
        made = entry.made
        if made is None:
            return (0, "", entry.key)
        title = folded(made.title.words.in_language(self.program.settings.language))
        changed = entry.kept.changed if entry.kept else 0.0
        match self.order:
            case "title":
                return (1, title, "")
            case "game":
                return (1, made.game, title)
        return (1, "", -changed) if entry.thrown is None else (1, "", -entry.thrown.on.toordinal())

    # What people do

    def show(self, *, filter: str | None = None, wanted: str | None = None, order: Order | None = None) -> None:
        self.filter = self.filter if filter is None else filter
        self.wanted = self.wanted if wanted is None else wanted
        self.order = self.order if order is None else order
        if not any(each.key == self.chosen for each in self.shown):
            self.chosen = self.shown[0].key if self.shown else ""
        self.changed.emit()

    def choose(self, key: str) -> None:
        self.chosen = key
        self.program.made.looked_at(key)

    def receive(self, paths: Iterable[Path]) -> None:
        """Add files that were dropped or opened; a bad one is shown with its reason and stays where it is."""
        self.filter, self.wanted = ALL, ""
        for path in paths:
            reading = read_file(path)
            if reading.made is None:
                self._refused = [each for each in self._refused if each.path != path]
                self._refused.insert(0, Broken(path, reading.problems, reading.is_newer))
                self.chosen = str(path)
                continue
            self._receive(reading.made)
        self.read_again()

    def _receive(self, made: Made) -> None:
        standing = self.program.made.standing(made)
        self.chosen = made.id
        if standing.is_equal:
            self.told.emit(phrase("made-there-already"))
        elif standing.same is not None:
            self.asked = Asked(made, standing.same)
        else:
            self.keep(lambda: self.program.made.receive(made, date.today()))

    def answer(self, *, keeps_both: bool) -> None:
        """Replace the one that stands here, or keep both."""
        asked, self.asked = self.asked, None
        if asked is None:
            return
        shelf, today = self.program.made, date.today()
        kept = self.keep(
            lambda: shelf.receive_beside(asked.made, today) if keeps_both else shelf.receive(asked.made, today)
        )
        if kept is not None:
            self.chosen = kept.made.id
        self.read_again()

    def keep(self, write: Callable[[], Kept]) -> Kept | None:
        """Write to the shelf; a disk that refuses is told."""
        try:
            return write()
        except OSError as error:
            self.told.emit(phrase("made-not-kept", reason=error.strerror or type(error).__name__))
            return None

    def duplicate(self) -> Kept | None:
        """A copy of the chosen one, to change."""
        made = self.chosen_entry.made if self.chosen_entry else None
        if made is None:
            return None
        copy = self.keep(lambda: self.program.made.duplicate(made, self.program.settings.name, date.today()))
        if copy is not None:
            self.chosen = copy.made.id
            self.read_again()
        return copy

    def throw(self) -> None:
        """Put the chosen one in the trash; forget a file that could not be added."""
        entry = self.chosen_entry
        if entry is None:
            return
        if entry.is_elsewhere:
            self._refused = [each for each in self._refused if str(each.path) != entry.key]
        elif entry.kept is not None:
            try:
                self.program.made.throw(entry.key, date.today())
            except OSError as error:
                self.told.emit(phrase("made-not-kept", reason=error.strerror or ""))
                return
            self.told.emit(phrase("made-thrown"))
        self.read_again()

    def restore(self) -> None:
        """Take the chosen one out of the trash."""
        thrown = self.chosen_entry.thrown if self.chosen_entry else None
        if thrown is not None:
            kept = self.keep(lambda: self.program.made.restore(thrown))
            if kept is not None:
                self.filter, self.chosen = ALL, kept.made.id
            self.read_again()


def words_of(entry: Entry) -> Iterator[str]:
    """All that one may search for in a row: titles, author, rules, texts."""
    made = entry.made
    if made is None:
        yield Path(entry.key).name
        return
    yield from (made.title.fr, made.title.en, made.by, made.game)
    if isinstance(made, MadePlan):
        yield from (text_at(made, language, key) for language in LANGUAGES for key in text_keys(made))
    if isinstance(made, MadeLesson):
        yield from made.rules_taught
        for texts in made.texts.values():
            yield from texts.values()


def changed_at(kept: Kept) -> datetime:
    return datetime.fromtimestamp(kept.changed)


def kinds_in(entries: Sequence[Entry]) -> list[str]:
    """The kinds of things that stand here."""
    return sorted({each.made.kind for each in entries if each.made is not None})
