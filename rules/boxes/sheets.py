"""An edition as sheets to fill in: tables with a row for each component, and forms of single data; every datum once.

Made from the published data, the types of the files, and the rows that an owner added or took away. Rows and cells
are named by the paths at which they are corrected; where a row lacks a datum, its cell has the path to add it at.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.boxes.fields import Field, below, field_at, field_of
from rules.boxes.own import OwnBox, is_added, parted
from rules.core.contract import AnyGame
from rules.core.correcting import ADDED, children, is_datum, joined
from rules.core.types import Json

VALUE = ""
"""The only column of a table whose rows are data."""
State = Literal["printed", "added", "taken"]
NAMES = ("ref", "rule", "row", "column")
"""Plain names that rows bear, the first of which tells them apart."""


@dataclass(frozen=True, slots=True)
class Cell:
    path: str
    field: Field | None
    """None for data that nothing in play depends on."""
    is_there: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    path: str
    name: str
    """What it is called in the files: the name of the component, or its number."""
    group: str
    """The name of the row that its table belongs to; empty where it belongs to none."""
    cells: tuple[Cell, ...]
    """One for each column."""
    state: State = "printed"


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of one form. `path` leads to them, with a star for each row above: `solo.missions.*.objectives`."""

    path: str
    columns: tuple[str, ...]
    """What leads from a row to the datum."""
    rows: tuple[Row, ...]
    grows: tuple[str, ...] = ()
    """Where rows can be added."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A part of the edition."""

    part: str
    form: tuple[Cell, ...]
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Something on the way down: where it is, and in which row."""

    own: OwnBox
    node: Json
    path: str
    pattern: str
    """The path with a star for each row."""
    field: Field | None
    name: str = ""
    group: str = ""

    def inside(self) -> "Iterator[Found]":
        for step, child, path in self._children():
            yield Found(self.own, child, path, joined(self.pattern, step), self._below(step), self.name, self.group)

    def rows(self) -> "Iterator[Found]":
        for step, child, path in self._children():
            name = name_of(step, child)
            yield Found(self.own, child, path, f"{self.pattern}.*", self._below(step), name, self.name)

    def _below(self, step: str | int) -> Field | None:
        return below(self.field, str(step)) if self.field is not None else None

    def _children(self) -> Iterator[tuple[str | int, Json, str]]:
        yield from children(self.node, self.path)
        for each in self.own.added(self.path):
            key = each.last[1:]
            row = self.own.added_node(each)
            yield int(key) if isinstance(self.node, list) else key, row, each.path


@dataclass(slots=True)
class Making:
    """A sheet that is being made: the rows of tables by the path of these, and where rows can be added."""

    form: list[Cell] = field(default_factory=list)
    tables: dict[str, list[Found]] = field(default_factory=dict)
    grows: dict[str, list[str]] = field(default_factory=dict)


def sheets_of(game: AnyGame, own: OwnBox, parts: Container[str] | None = None) -> tuple[Sheet, ...]:
    """Lay the data of a game out as sheets, in the order of its files: all of them, or those of these parts."""
    whole = Found(own, own.published.tree, "", "", field_of(game.edition_type))
    return tuple(sheet_of(each) for each in whole.inside() if parts is None or each.path in parts)


def tables_of(game: AnyGame, own: OwnBox, part: str) -> tuple[Table, ...]:
    """The tables of one part."""
    return next((sheet.tables for sheet in sheets_of(game, own, (part,))), ())


def sheet_of(part: Found) -> Sheet:
    making = Making()
    gather(making, part)
    tables = (table_of(path, rows, making.grows[path]) for path, rows in making.tables.items())
    return Sheet(part.path, tuple(making.form), tuple(each for each in tables if each.columns))


def gather(making: Making, here: Found) -> None:
    """Everything from here down: rows of tables, and data outside of them."""
    if is_datum(here.node):
        making.form.append(Cell(here.path, here.field))
    elif is_table(here.node, here.field):
        making.grows.setdefault(here.pattern, []).append(here.path)
        for row in here.rows():
            making.tables.setdefault(here.pattern, []).append(row)
            for table in tables_in(row):
                gather(making, table)
    else:
        for each in here.inside():
            gather(making, each)


def is_table(node: Json, field: Field | None) -> bool:
    """Rows of one form stand there: a list, or names that are not settled by the type."""
    return isinstance(node, list) or (isinstance(node, dict) and field is not None and field.kind == "table")


def tables_in(here: Found) -> Iterator[Found]:
    """The tables within a row; its other data are cells of the row."""
    if is_datum(here.node):
        return
    if is_table(here.node, here.field):
        yield here
        return
    for each in here.inside():
        yield from tables_in(each)


def name_of(step: str | int, node: Json) -> str:
    names = [node[name] for name in NAMES if isinstance(node, dict) and isinstance(node.get(name), str)]
    return str(names[0]) if names else str(step + 1) if isinstance(step, int) else step


def table_of(path: str, rows: Sequence[Found], grows: Iterable[str]) -> Table:
    found = [(row, dict(cells_in(row, ""))) for row in rows]
    columns = in_order([list(cells) for _, cells in found])
    kept = (
        Row(row.path, row.name, row.group, tuple(cell_of(row, column, cells) for column in columns), state_of(row))
        for row, cells in found
    )
    return Table(path, tuple(columns), tuple(kept), tuple(grows))


def state_of(row: Found) -> State:
    if is_added(parted(row.path)[0]):
        return "added"
    return "taken" if row.own.is_taken(row.path) else "printed"


def cells_in(here: Found, column: str) -> Iterator[tuple[str, Cell]]:
    """The data of a row that are in no table within it, by column."""
    if is_datum(here.node):
        yield column, Cell(here.path, here.field)
    elif not is_table(here.node, here.field):
        for each in here.inside():
            step = each.path[len(here.path) + 1 :].removeprefix(ADDED)
            yield from cells_in(each, joined(column, step))


def in_order(lists: Iterable[list[str]]) -> list[str]:
    """Every column once: one that only some rows have stands behind the one that it follows there."""
    found: list[str] = []
    for columns in lists:
        for at, column in enumerate(columns):
            if column not in found:
                before = found.index(columns[at - 1]) + 1 if at else 0
                found.insert(before, column)
    return found


def cell_of(row: Found, column: str, cells: dict[str, Cell]) -> Cell:
    if column in cells:
        return cells[column]
    inner = field_at(row.field, column) if row.field is not None else None
    within, _, last = joined(row.path, column).rpartition(".")
    return Cell(f"{within}.{'' if is_added(parted(row.path)[0]) else ADDED}{last}", inner, is_there=False)


def cells_of(sheet: Sheet) -> Iterator[Cell]:
    """Every cell of a sheet, those of rows that lack the datum too."""
    yield from sheet.form
    for table in sheet.tables:
        for row in table.rows:
            yield from row.cells
