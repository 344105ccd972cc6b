"""The lines of a section as a model of Qt: data, headings, what is wrong with a row, where rows are added."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.own_box.saying import NOTHING, BoxWords
from desktop.own_box.sections import AddLine, DataLine, HeadLine, Line, Place, Section, published_at, value_at
from rules.boxes.checking import Finding
from rules.boxes.own import MISSING, OwnBox

Index = QModelIndex | QPersistentModelIndex
RECONSTRUCTED = "reconstructed"


@dataclass(frozen=True, slots=True)
class FindingLine:
    """What is wrong with the row above."""

    number: int
    finding: Finding
    is_error: bool


@dataclass(frozen=True, slots=True)
class QuestionLine:
    """Whether what the rulebook prints in the row above shall be changed."""

    place: Place


@dataclass(frozen=True, slots=True)
class TakenLine:
    """The row above was taken away, and can be put back."""

    path: str


Shown = Line | FindingLine | QuestionLine | TakenLine


@dataclass(frozen=True, slots=True)
class Words:
    """A value as it stands in a cell: what the owner wrote, and below it what it replaces."""

    now: str
    was: str = ""
    is_own: bool = False
    plan: tuple[str, ...] = ()


class BoxModel(QAbstractTableModel):
    def __init__(self, words: BoxWords) -> None:
        super().__init__()
        self.words = words
        self.section = Section("", "", (), ())
        self.own: OwnBox | None = None
        self.shown: list[Shown] = []
        self.numbers: dict[str, list[tuple[int, bool]]] = {}
        """The findings at each path: their numbers, and whether they are errors."""
        self._said: dict[tuple[str, bool], Words] = {}

    # What is shown

    def show(
        self,
        section: Section,
        own: OwnBox,
        findings: Sequence[Finding],
        errors: int,
        *,
        only_reconstructed: bool = False,
        asked: Place | None = None,
    ) -> bool:
        """Other lines, or other values in the same. Whether the lines are others."""
        numbered = list(enumerate(findings, 1))
        numbers: dict[str, list[tuple[int, bool]]] = {}
        for number, each in numbered:
            for path in (each.path, *each.others):
                numbers.setdefault(path, []).append((number, number <= errors))
        shown: list[Shown] = []
        open_: set[int] = set()
        for line in section.lines:
            if only_reconstructed and not is_reconstructed(line, own):
                continue
            shown.append(line)
            if not isinstance(line, DataLine):
                continue
            if line.state == "taken":
                shown.append(TakenLine(line.path))
            for number, each in numbered:
                if number not in open_ and is_in(line, each.path):
                    open_.add(number)
                    shown.append(FindingLine(number, each, number <= errors))
            if asked is not None and any(place.path == asked.path for place in line.places):
                shown.append(QuestionLine(asked))
        shown = without_empty_heads(shown)
        self._said = {}
        same = shown == self.shown and section.columns == self.section.columns
        if same:
            self.section, self.own, self.numbers = section, own, numbers
            if shown:
                self.dataChanged.emit(self.index(0, 0), self.index(len(shown) - 1, self.columnCount() - 1))
            return False
        self.beginResetModel()
        self.section, self.own, self.numbers, self.shown = section, own, numbers, shown
        self.endResetModel()
        return True

    def counted(self, head: HeadLine | None = None) -> tuple[int, int] | None:
        """How many rows there are below a heading, or in all, and how many the box has; None where it does not say."""
        census = self.section.census if head is None else head.census
        if not census or self.own is None:
            return None
        lines = list(self.section.lines)
        after = lines[lines.index(head) + 1 :] if head is not None else lines
        count = 0
        for line in after:
            if isinstance(line, HeadLine) and head is not None:
                break
            count += isinstance(line, DataLine) and line.state != "taken"
        return count, int(self.own.value(census))

    # As Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (as Qt declares it)
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (as Qt declares it)
        return 0 if parent.isValid() else self.first + len(self.section.columns)

    @property
    def first(self) -> int:
        """The first column with data, after the number and the name."""
        return 2 if self.section.has_codes else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        line = self.shown[index.row()]
        if isinstance(line, AddLine):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
        if not isinstance(line, DataLine):
            return Qt.ItemFlag.NoItemFlags
        can = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        place = self.place(index)
        is_open = place is not None and line.state != "taken"
        return can | Qt.ItemFlag.ItemIsEditable if is_open else can

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.shown[index.row()]
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if isinstance(line, DataLine):
            return self.cell_words(line, index.column(), spoken=role == Qt.ItemDataRole.AccessibleTextRole)
        if isinstance(line, HeadLine):
            return line.words if index.column() == 0 else None
        if isinstance(line, FindingLine):
            return self.words.phrase(line.finding.said) if index.column() == 0 else None
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section >= self.first:
            columns = self.section.columns
            return columns[section - self.first].words if section - self.first < len(columns) else None
        return self.section.heads[0 if self.section.has_codes and section == 0 else 1]

    # Cells

    def line(self, index: Index) -> Shown | None:
        return self.shown[index.row()] if index.isValid() and index.row() < len(self.shown) else None

    def place(self, index: Index) -> Place | None:
        """What is edited there."""
        line = self.line(index)
        at = index.column() - self.first
        if not isinstance(line, DataLine) or not 0 <= at < len(line.places):
            return None
        place = line.places[at]
        return place if place.field is not None else None

    def cell_words(self, line: DataLine, column: int, *, spoken: bool) -> str:
        if column < self.first:
            return line.code if self.section.has_codes and column == 0 else line.label
        at = column - self.first
        if at >= len(line.places):
            return ""
        said = self.said(line.places[at])
        if not spoken:
            return said.now
        assert self.own is not None
        source = self.own.source(line.places[at].path)
        parts = [line.label, self.section.columns[at].words, said.now or " ".join(said.plan)]
        return " · ".join([*parts, *([self.words.source(source)] if source else [])])

    def said(self, place: Place) -> Words:
        key = place.key, bool(place.inside)
        if key not in self._said:
            self._said[key] = self._say(place)
        return self._said[key]

    def _say(self, place: Place) -> Words:
        assert self.own is not None
        own, is_whole = self.own, not place.inside
        now = self.words.shown(place.path, place.field, value_at(own, place), is_whole=is_whole)
        if not own.is_corrected(place.path):
            return Words(now.words, plan=now.plan)
        published = published_at(own, place)
        was = self.words.shown(place.path, place.field, published, is_whole=is_whole)
        is_same = published is not MISSING and was == now
        struck = "" if is_same or published is MISSING else was.words
        return Words(now.words, struck if struck != NOTHING else "", not is_same, now.plan)

    def findings_at(self, line: DataLine, place: Place | None = None) -> list[tuple[int, bool]]:
        """The numbers of what is wrong with a row, or with one of its data."""
        paths = (place.path,) if place is not None else (line.path, *(each.path for each in line.cells))
        found = {each for path in paths for each in self.numbers.get(path, ())}
        return sorted(found)

    def at(self, path: str) -> QModelIndex:
        """Find where a datum or a row stands; no index where it is not shown."""
        for number, line in enumerate(self.shown):
            if not isinstance(line, DataLine):
                continue
            for column, place in enumerate(line.places):
                if place.path == path:
                    return self.index(number, self.first + column)
            if line.path == path:
                return self.index(number, min(self.first, self.columnCount() - 1))
        return QModelIndex()

    def columns_of(self, line: DataLine) -> dict[str, str]:
        """The heads of the columns in which the data of a line stand, by their paths; none where there is only one."""
        places = enumerate(line.places) if len(line.cells) > 1 else ()
        return {place.path: self.section.columns[at].words for at, place in places if not place.inside}

    def known_in(self, line: DataLine) -> tuple[str, ...]:
        """The words that stand in any column of a line as it is published."""
        found = (word for at, place in enumerate(line.places) for word in self.known(place, at))
        return tuple(dict.fromkeys(found))

    def known(self, place: Place, column: int) -> tuple[str, ...]:
        """The words that stand in this column as it is published, for typing only their first letters."""
        found: dict[str, None] = {}
        assert self.own is not None
        for line in self.section.data:
            if column < len(line.places):
                for each in words_in(published_at(self.own, line.places[column])):
                    found[each] = None
        return tuple(found)


def words_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [word for each in value for word in words_in(each)]
    if isinstance(value, dict):
        return [word for each in value.values() for word in words_in(each)]
    return []


def is_in(line: DataLine, path: str) -> bool:
    """Whether a finding at a path speaks of this line."""
    if not path:
        return False
    return path == line.path or any(path == cell.path or path.startswith(f"{cell.path}.") for cell in line.cells)


def is_reconstructed(line: Line, own: OwnBox) -> bool:
    if isinstance(line, DataLine):
        return any(own.source(cell.path) == RECONSTRUCTED for cell in line.cells)
    return isinstance(line, HeadLine)


def without_empty_heads(shown: list[Shown]) -> list[Shown]:
    return [
        line
        for line, after in zip_longest(shown, shown[1:])
        if not isinstance(line, HeadLine) or not (after is None or isinstance(after, HeadLine))
    ]
