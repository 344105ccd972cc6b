"""Which of the data are shown: a section of a part, or what is listed from everywhere."""

from collections.abc import Sequence
from functools import partial

from desktop.own_box.draft import BoxDraft
from desktop.own_box.saying import BoxWords
from desktop.own_box.sections import DataLine, Place, Section, listing, sections_of
from rules.boxes.first import First
from rules.boxes.sheets import Cell, Row, Sheet, sheets_of
from rules.boxes.typed import plain

CHANGES, FOUND, FIRST = "changes", "found", "first"


class Shown:
    """Read anew when rows come or go; `mode` names a list from everywhere, and is empty for a part."""

    def __init__(self, draft: BoxDraft, words: BoxWords) -> None:
        self.draft, self.words = draft, words
        self.sheets: Sequence[Sheet] = []
        self.part = self.mode = self.section = self.query = ""
        self.first_paths: frozenset[str] = frozenset()
        self.sections: tuple[Section, ...] = ()
        self._rows: tuple[str, ...] | None = None
        """The rows that an owner has added and taken away, as they are laid out."""
        self.read_again()

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(each.part for each in self.sheets)

    @property
    def current(self) -> Section:
        return next((each for each in self.sections if each.id == self.section), self.sections[0])

    @property
    def title(self) -> str:
        return self.current.title if self.mode else self.words.part(self.part)

    # What is opened

    def open_part(self, part: str) -> None:
        self.mode, self.part, self.section = "", part, ""
        self.make()

    def open_changes(self) -> None:
        """All that the owner has otherwise."""
        self.mode = CHANGES
        self.make()

    def open_first(self, found: First) -> None:
        """List what should be looked up first."""
        self.mode, self.first_paths = FIRST, frozenset(found.paths)
        self.make()

    def search(self, query: str) -> None:
        self.mode, self.query = FOUND, plain(query)
        self.make()

    # How it is made

    def read_again(self) -> bool:
        """Lay the data out anew if rows have come or gone. Whether they have."""
        rows = tuple(each.path for each in self.draft.own.corrections if each.adds or each.takes_away)
        if rows == self._rows:
            return False
        self._rows = rows
        self.sheets = sheets_of(self.draft.game, self.draft.own)
        return True

    def make(self) -> None:
        """Put the sections together, in the language in use."""
        listed = partial(listing, sheets=self.sheets, words=self.words)
        say = self.words.say
        match self.mode:
            case "changes":
                found = listed(CHANGES, say("box-changes"), wanted=self._is_own, rows_too=is_taken)
            case "first":
                found = listed(FIRST, say("edition-first"), wanted=lambda _, cell: cell.path in self.first_paths)
            case "found":
                found = listed(FOUND, say("box-found"), wanted=self._is_searched)
            case _:
                sheet = self._sheet(self.part)
                self.sections = sections_of(sheet, self.draft.own, self.words)
                return
        self.sections = (found,)

    def _sheet(self, part: str) -> Sheet:
        return next(each for each in self.sheets if each.part == part)

    def _is_own(self, _: str, cell: Cell) -> bool:
        return self.draft.own.is_corrected(cell.path)

    def _is_searched(self, name: str, cell: Cell) -> bool:
        """Whether the name of a datum, or what it is, holds what is searched."""
        if self.query in plain(name):
            return True
        said = self.words.shown(cell.path, cell.field, self.draft.own.value(cell.path), is_whole=True)
        return self.query in plain(said.words)

    # Where something is

    def find(self, path: str) -> tuple[str, str, str] | None:
        """The part and the section of a datum or row, and the path of the nearest that has a line of its own; of a
        whole table, its first."""
        part, *steps = path.split(".")
        if part not in self.parts:
            return None
        sections = sections_of(self._sheet(part), self.draft.own, self.words)
        for at in range(len(steps), 0, -1):
            near = ".".join((part, *steps[:at]))
            found = next((each for each in sections if holds(each, near)), None)
            if found is not None:
                return part, found.id, near
        lines = ((section.id, line.path) for section in sections for line in section.data)
        first = next((each for each in lines if each[1].startswith(f"{path}.")), None)
        return None if first is None else (part, *first)

    def line_of(self, place: Place) -> DataLine | None:
        lines = self.current.data
        return next((line for line in lines if any(each.path == place.path for each in line.places)), None)

    def line_at(self, path: str) -> DataLine | None:
        return next((line for line in self.current.data if line.path == path), None)

    def is_row(self, line: DataLine) -> bool:
        """Whether a line is a row of a table, and not a single datum."""
        rows = (row for sheet in self.sheets for table in sheet.tables for row in table.rows)
        return any(row.path == line.path for row in rows)


def is_taken(row: Row) -> bool:
    return row.state == "taken"


def holds(section: Section, path: str) -> bool:
    """Whether a datum or a row is in a section."""
    return any(path == line.path or any(path == each.path for each in line.places) for line in section.data)
