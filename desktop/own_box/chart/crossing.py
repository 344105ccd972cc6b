"""Grids whose spaces are rows of a table, one where each of the listed rows crosses each of the listed columns: where a
space lies, a row or a column more or fewer."""

import re

from desktop.board.charts import Crossing, Side
from desktop.own_box.chart.laid import Item, Place, rows_in
from rules.boxes.own import OwnBox
from rules.core.correcting import joined
from rules.core.types import Json

LEAST = 2
NUMBERED = re.compile(r"(.*?)(\d+)$")


def size_of(own: OwnBox, crossing: Crossing) -> tuple[int, int]:
    """Columns and rows."""
    return len(names(own, crossing.side.columns)), len(names(own, crossing.side.rows))


def names(own: OwnBox, path: str) -> list[str]:
    found = own.value(path)
    return [str(each) for each in found] if isinstance(found, list) else []


def with_way(own: OwnBox, crossing: Crossing, way: str, held: Item | None) -> OwnBox:
    """A row or a column more at the end, or without that of the space that is held; the last one where none is."""
    is_row, is_more = way.startswith("row"), way.endswith("more")
    sides = crossing.sides if is_row else (crossing.side,)
    listed = names(own, crossing.side.rows if is_row else crossing.side.columns)
    part = crossing.row if is_row else crossing.column
    if is_more:
        name = next_name(listed)
        own = with_head(own, crossing, name) if is_row else own
        for side in sides:
            own = with_line(own, crossing, side, name, is_row=is_row)
        return own
    name = name_of(own, crossing, held, part) or listed[-1]
    for side in sides:
        own = without_line(own, crossing, side, part, name)
    return without_rows(own, crossing.heads, crossing.name, name) if is_row else own


def next_name(listed: list[str]) -> str:
    """R6 after R5."""
    found = NUMBERED.match(listed[-1]) if listed else None
    begins, number = (found[1], int(found[2]) + 1) if found is not None else ("X", 1)
    return next(name for count in range(99) if (name := f"{begins}{number + count}") not in listed)


def with_head(own: OwnBox, crossing: Crossing, name: str) -> OwnBox:
    """A row of the table that says what each row is, like the last one there."""
    last = [own.value(path) for path, _ in rows_in(own, crossing.heads)][-1]
    return own.with_row(crossing.heads, {**last, crossing.name: name})


def with_line(own: OwnBox, crossing: Crossing, side: Side, name: str, *, is_row: bool) -> OwnBox:
    listed = side.rows if is_row else side.columns
    own = own.with_value(listed, [*names(own, listed), name])
    for other in names(own, side.columns if is_row else side.rows):
        row, column = (name, other) if is_row else (other, name)
        own = own.with_row(side.cells, crossing.begin(row, column))
    return own


def without_line(own: OwnBox, crossing: Crossing, side: Side, part: str, name: str) -> OwnBox:
    listed = side.rows if part == crossing.row else side.columns
    own = own.with_value(listed, [each for each in names(own, listed) if each != name])
    return without_rows(own, side.cells, part, name)


def without_rows(own: OwnBox, table: str, part: str, name: str) -> OwnBox:
    for path, _ in list(rows_in(own, table)):
        if own.value(joined(path, part)) == name:
            own = own.without_row(path)
    return own


def name_of(own: OwnBox, crossing: Crossing, held: Item | None, part: str) -> str:
    """The row or the column of what is held."""
    if not isinstance(held, Place):
        return ""
    facts: Json = own.value(held.path.rpartition(".")[0])
    if not isinstance(facts, dict):
        return ""
    is_head = part == crossing.row and held.path.startswith(f"{crossing.heads}.")
    return str(facts.get(crossing.name if is_head else part, ""))
