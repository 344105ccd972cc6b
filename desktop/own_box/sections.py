"""What the table shows at a time: a form or a table of a part, or data from everywhere, as lines of places to edit."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.own_box.saying import BoxWords
from rules.boxes.fields import Field, Part, begun
from rules.boxes.own import MISSING, OwnBox
from rules.boxes.sheets import Cell, Row, Sheet, State, Table
from rules.boxes.typed import LINES, is_line
from rules.core.types import Json

MOST_COLUMNS = 6
"""A record has a column for each of its parts as long as there are no more."""
CENSUS = "box.counts"
"""How many of each thing lie in the box."""
WIDE = 2
"""What takes more than a line counts for so many."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a value: a datum, or with `inside` a part of its record."""

    path: str
    field: Field | None
    inside: tuple[str, ...] = ()
    is_last: bool = True
    """Whether the mark of the datum's source stands here."""
    default: Json = MISSING
    """What a part is that is not said."""

    @property
    def is_line(self) -> bool:
        """Whether it is edited in its cell, by typing one line."""
        return is_line(self.field)

    @property
    def key(self) -> str:
        return ".".join((self.path, *self.inside))


def value_at(own: OwnBox, place: Place) -> Json:
    return inside_of(own.value(place.path), place)


def published_at(own: OwnBox, place: Place) -> Json:
    return inside_of(own.published_value(place.path), place)


def inside_of(value: Json, place: Place) -> Json:
    for step in place.inside:
        if not isinstance(value, dict):
            return MISSING
        value = value.get(step, place.default)
    return value


def with_value_at(own: OwnBox, place: Place, value: Json, whole: Field | None) -> OwnBox:
    """Another value there. `whole`: what the datum is that this is a part of."""
    if not place.inside:
        return own.with_value(place.path, value)
    record = own.value(place.path)
    if not isinstance(record, dict):
        record = begun(replace(whole, is_optional=False)) if whole is not None else {}
    return own.with_value(place.path, {**record, place.inside[-1]: value})


@dataclass(frozen=True, slots=True)
class Column:
    words: str
    is_figures: bool = False


@dataclass(frozen=True, slots=True)
class DataLine:
    """A row of a table, or a single datum."""

    path: str
    code: str
    label: str
    places: tuple[Place, ...]
    cells: tuple[Cell, ...]
    """The whole data that the places belong to."""
    state: State = "printed"
    about: str = ""
    """What the card does, where that stands in the rules and not in its data."""

    def whole(self, place: Place) -> Field | None:
        return next((each.field for each in self.cells if each.path == place.path), None)


@dataclass(frozen=True, slots=True)
class HeadLine:
    """Words above the lines that belong together."""

    words: str
    census: str = ""
    """Where the box says how many there are."""


@dataclass(frozen=True, slots=True)
class AddLine:
    """A line at which a row can be added."""

    table: str
    field: Field | None
    keys: tuple[str, ...] | None
    """The names that are free; None where rows are numbered; empty where anything may be written."""


Line = DataLine | HeadLine | AddLine


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    heads: tuple[str, str] = ("", "")
    """What stands above the numbers and above the names of rows."""
    has_codes: bool = False
    census: str = ""
    """Where the box says how many rows there are."""

    @property
    def data(self) -> Iterator[DataLine]:
        return (each for each in self.lines if isinstance(each, DataLine))


# Of a part


def sections_of(sheet: Sheet, own: OwnBox, words: BoxWords) -> tuple[Section, ...]:
    """Its tables, then what stands in none."""
    found = [table_section(table, own, words) for table in sheet.tables]
    if sheet.form:
        title = words.say("box-single") if found else words.part(sheet.part)
        lines = tuple(datum_line(cell, words) for cell in sheet.form)
        found.append(
            Section(f"{sheet.part}.", title, (Column(words.say("box-value")),), lines, ("", words.say("box-name")))
        )
    return tuple(found)


def datum_line(cell: Cell, words: BoxWords) -> DataLine:
    return DataLine(cell.path, "", words.name(cell.path), (Place(cell.path, cell.field),), (cell,))


def table_section(table: Table, own: OwnBox, words: BoxWords) -> Section:
    fields = [next((row.cells[at].field for row in table.rows if row.cells[at].field is not None), None)
              for at in range(len(table.columns))]  # fmt: skip
    spread = spread_of(fields)
    inside = [
        part.field for at, field in enumerate(fields) for part in (spread[at] or (Part("", field or Field("word")),))
    ]
    columns = [
        Column(head, is_figures(field)) for head, field in zip(heads_of(words, table, spread), inside, strict=True)
    ]
    lines: list[Line] = []
    group = None
    for row, label in zip(table.rows, words.rows(table), strict=True):
        if row.group and row.group != group:
            group = row.group
            lines.append(HeadLine(words.group(row), census_of(own, row.group)))
        lines.append(row_line(row, spread, label, words.about(table, row)))
    lines.extend(adding(table, own))
    data = [each for each in lines if isinstance(each, DataLine)]
    has_codes = any(each.code not in each.label for each in data)
    heads = words.say("box-number"), words.say("box-name")
    if not has_codes:
        heads = "", words.rows_head(table.path)
    census = census_of(own, table.path.rpartition(".")[2])
    return Section(table.path, words.table(table.path), tuple(columns), tuple(lines), heads, has_codes, census)


def census_of(own: OwnBox, name: str) -> str:
    """The path at which the box says how many there are of something; empty where it does not."""
    path = f"{CENSUS}.{name}"
    return path if isinstance(own.value(path), int) else ""


def spread_of(fields: Sequence[Field | None]) -> list[tuple[Part, ...]]:
    """The parts of each record that has a column for each; the smallest records first, while there is room."""
    found: list[tuple[Part, ...]] = [() for _ in fields]
    count = sum(1 if is_line(field) else WIDE for field in fields)
    for at, field in sorted(enumerate(fields), key=lambda each: len(each[1].parts) if each[1] is not None else 0):
        if field is None or field.kind != "record" or not all(flat(part) for part in field.parts):
            continue
        if count - 1 + len(field.parts) <= MOST_COLUMNS:
            found[at] = field.parts
            count += len(field.parts) - 1
    return found


def flat(part: Part) -> bool:
    return part.field.kind in LINES


def is_figures(field: Field | None) -> bool:
    return field is not None and field.kind in ("number", "measure")


def heads_of(words: BoxWords, table: Table, spread: Sequence[tuple[Part, ...]]) -> list[str]:
    """The heads of the columns; that of a part names its datum too where another column is called the same."""
    found: list[tuple[str, str]] = []
    for at, parts in enumerate(spread):
        whole = words.column(table, at)
        found += [(whole, words.part_name(part.name, table.path)) for part in parts] or [(whole, whole)]
    last = Counter(part for _, part in found)
    return [
        part if last[part] == 1 or whole == part else words.say("box-column-part", column=whole, part=part)
        for whole, part in found
    ]


def row_line(row: Row, spread: Sequence[tuple[Part, ...]], label: str, about: str) -> DataLine:
    places: list[Place] = []
    for cell, parts in zip(row.cells, spread, strict=True):
        if not parts:
            places.append(Place(cell.path, cell.field))
        for number, part in enumerate(parts, 1):
            default = MISSING if part.is_required else part.default
            places.append(Place(cell.path, part.field, (part.name,), number == len(parts), default))
    return DataLine(row.path, row.name, label, tuple(places), row.cells, row.state, about)


def adding(table: Table, own: OwnBox) -> Iterator[AddLine]:
    """List where rows can be added, if it is clear what they look like."""
    for path in table.grows:
        rows = own.value(path)
        here = [row for row in table.rows if row.path.rpartition(".")[0] == path]
        sample = next(iter(here), None) or next(iter(table.rows), None)
        if sample is None:
            continue
        named = isinstance(rows, dict)
        yield AddLine(path, None, () if named else None)


# From everywhere


def listing(
    id: str,
    title: str,
    sheets: Sequence[Sheet],
    words: BoxWords,
    wanted: Callable[[str, Cell], bool],
    rows_too: Callable[[Row], bool] = lambda row: False,
) -> Section:
    """All data that are wanted, by parts; `wanted` is asked with the name of a datum. `rows_too`: rows taken away."""
    lines: list[Line] = []
    for sheet in sheets:
        found = list(listed(sheet, words, wanted, rows_too))
        if found:
            lines.extend((HeadLine(words.part(sheet.part)), *found))
    return Section(id, title, (Column(words.say("box-value")),), tuple(lines), ("", words.say("box-name")))


def listed(
    sheet: Sheet, words: BoxWords, wanted: Callable[[str, Cell], bool], rows_too: Callable[[Row], bool]
) -> Iterator[DataLine]:
    for cell in sheet.form:
        line = datum_line(cell, words)
        if wanted(line.label, cell):
            yield line
    for table in sheet.tables:
        labels = words.rows(table) if any(map(rows_too, table.rows)) else [""] * len(table.rows)
        for row, label in zip(table.rows, labels, strict=True):
            if rows_too(row):
                yield DataLine(row.path, row.name, label, (), (), row.state)
                continue
            for cell in row.cells:
                line = replace(datum_line(cell, words), state=row.state)
                if wanted(line.label, cell):
                    yield line
