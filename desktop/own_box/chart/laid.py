"""What stands on a chart, read from the owner's data: spots, lines, letters, places, each with its path and source."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from desktop.board.charts import Chart, Crossing, Facts, Letters, Links, Places, Spots
from rules.boxes.own import MISSING, OwnBox
from rules.boxes.references import space_name
from rules.core.correcting import ADDED, children, joined
from rules.core.edition import Provenance
from rules.core.types import Json


@dataclass(frozen=True, slots=True)
class Spot:
    sort: Spots
    row: str
    """The path of its row; of a point inside a datum, that of the datum."""
    name: str
    x: float
    y: float
    facts: Facts
    source: Provenance
    """Of where it lies."""
    origin: tuple[float, float] | None
    """Where the published data have it; None if it is the owner's own."""

    @property
    def id(self) -> str:
        return f"{self.sort.id}:{self.name}"

    @property
    def path(self) -> str:
        """That of where it lies."""
        return joined(self.row, self.sort.point) if self.sort.point else self.row

    @property
    def is_moved(self) -> bool:
        return self.origin is not None and self.origin != (self.x, self.y)

    @property
    def plate(self) -> str:
        return str(self.facts.get(self.sort.plate_by, "")) if self.sort.plate_by else ""

    @property
    def kind(self) -> str:
        return str(self.facts.get(self.sort.kind, "") or "") if self.sort.kind else ""


@dataclass(frozen=True, slots=True)
class Link:
    sort: Links
    path: str
    """Of its row; of a word in a datum, that of the datum."""
    one: str
    other: str
    source: Provenance

    @property
    def id(self) -> str:
        return f"line:{self.one} {self.other}"

    @property
    def ends(self) -> frozenset[str]:
        return frozenset((self.one, self.other))


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of a grid of letters."""

    column: int
    row: int
    letter: str
    source: Provenance

    @property
    def name(self) -> str:
        return space_name(self.column, self.row)

    @property
    def id(self) -> str:
        return f"cell:{self.name}"


@dataclass(frozen=True, slots=True)
class Place:
    """A datum at its place."""

    sort: Places
    path: str
    rect: QRectF
    value: Json
    source: Provenance
    number: int
    """Among those of its table, from 0."""

    @property
    def id(self) -> str:
        return f"place:{self.path}"


Item = Spot | Link | Cell | Place
AIR = 0.004
"""Between the last of many places and the edge of the board."""


class Laid:
    """One state of the data on a chart."""

    def __init__(self, chart: Chart, own: OwnBox) -> None:
        self.chart, self.own = chart, own

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(spot for sort in self.chart.spots for spot in spots_of(self.own, sort))

    @cached_property
    def links(self) -> tuple[Link, ...]:
        return tuple(link for sort in self.chart.links for link in links_of(self.own, sort))

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(cells_of(self.own, self.chart.letters)) if self.chart.letters is not None else ()

    @cached_property
    def lines(self) -> list[str]:
        """The rows of letters of the grid; what is none is left out."""
        return lines_in(self.own.value(self.chart.letters.path)) if self.chart.letters is not None else []

    @property
    def grid_size(self) -> tuple[int, int]:
        """Columns and rows."""
        return max(map(len, self.lines), default=0), len(self.lines)

    @cached_property
    def legend(self) -> dict[str, Json]:
        """What each letter means."""
        return legend_in(self.own, self.chart.letters) if self.chart.letters is not None else {}

    def cell_area(self, column: int, row: int) -> QRectF:
        """A space of the grid on the plane of the chart."""
        assert self.chart.letters is not None
        left, top, width, height = self.chart.letters.area
        columns, rows = self.grid_size
        wide, high = width / max(1, columns), height / max(1, rows)
        return QRectF(left + column * wide, top + row * high, wide, high)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        rect = self.chart.frame.rect
        crossing = self.chart.crossing
        return tuple(place for sort in self.chart.places for place in places_of(self.own, sort, rect, crossing))

    @cached_property
    def items(self) -> dict[str, Item]:
        found: list[Item] = [*self.spots, *self.links, *self.cells, *self.places]
        return {each.id: each for each in found}

    @cached_property
    def by_name(self) -> dict[tuple[str, str], Spot]:
        return {(each.sort.id, each.name): each for each in self.spots}

    def of_sort(self, id: str) -> list[Spot]:
        return [each for each in self.spots if each.sort.id == id]

    def on_plate(self, plate: Spot) -> list[Spot]:
        return self._plates.get((plate.sort.id, plate.name), [])

    @cached_property
    def _plates(self) -> dict[tuple[str, str], list[Spot]]:
        """What lies on each plate."""
        found: dict[tuple[str, str], list[Spot]] = {}
        for each in self.spots:
            if each.sort.plate:
                found.setdefault((each.sort.plate, each.plate), []).append(each)
        return found

    def plate_under(self, spot: Spot) -> Spot | None:
        return self.by_name.get((spot.sort.plate, spot.plate)) if spot.sort.plate else None

    def on(self, spot: Spot) -> QPointF:
        return self.chart.frame.plane(spot.x, spot.y)

    def ends(self, link: Link) -> tuple[Spot, Spot] | None:
        """The spots that a line joins; None where one of them is not there."""
        found = [self.by_name.get((link.sort.between, name)) for name in (link.one, link.other)]
        one, other = found
        return (one, other) if one is not None and other is not None else None

    def site_on(self, link: Link) -> Spot | None:
        """The site through which a line runs."""
        return self._sites.get(link.ends)

    @cached_property
    def _sites(self) -> dict[frozenset[str], Spot]:
        """The first site on each line."""
        found: dict[frozenset[str], Spot] = {}
        for spot in self.spots:
            for pair in lines_through(spot) if spot.sort.lines else ():
                found.setdefault(frozenset(pair), spot)
        return found

    @cached_property
    def walk(self) -> tuple[Item, ...]:
        """All that the keyboard walks through, in the order in which one reads."""
        spots = sorted(self.spots, key=lambda each: (round(self.on(each).y() * 12), self.on(each).x()))
        laid = [each for each in spots if each.sort.shape != "plate"]
        return (*laid, *self.cells, *self.places)

    @cached_property
    def counted(self) -> tuple[Item, ...]:
        """What is to be laid: spots, letters, data at places."""
        return (*(each for each in self.spots if each.sort.counts), *self.cells, *self.places)


def rows_in(own: OwnBox, table: str) -> Iterator[tuple[str, str]]:
    """The path and the name of each row that is there: published ones that were not taken away, and added ones."""
    node = own.published.tree
    for step in table.split("."):
        if isinstance(node, list):
            node = node[int(step)] if step.isdecimal() and int(step) < len(node) else None
        else:
            node = node.get(step) if isinstance(node, dict) else None
    for step, _, path in children(node, table):
        if not own.is_taken(path):
            yield path, str(step)
    for each in own.added(table):
        yield each.path, each.last[1:]


def spots_of(own: OwnBox, sort: Spots) -> Iterator[Spot]:
    if not sort.point:
        yield from points_in(own, sort)
        return
    for row, key in rows_in(own, sort.table):
        facts = own.value(row)
        if not isinstance(facts, dict) or (point := xy_of(facts.get(sort.point))) is None:
            continue
        name = str(facts.get(sort.name, key)) if sort.name else key
        path = joined(row, sort.point)
        was = own.published_value(path)
        yield Spot(sort, row, name, *point, facts, source_of(own, path), None if was is MISSING else xy_of(was))


def points_in(own: OwnBox, sort: Spots) -> Iterator[Spot]:
    """The points that stand in one datum, by name or by number."""
    value, was = own.value(sort.table), own.published_value(sort.table)
    source = own.published.tree and source_of_published(own, sort.table)
    for name, point in named_points(value):
        xy = xy_of(point)
        if xy is None:
            continue
        origin = xy_of(dict(named_points(was)).get(name))
        yield Spot(sort, sort.table, name, *xy, {"name": name}, source if origin == xy else "owner", origin)


def named_points(value: Json) -> list[tuple[str, Json]]:
    if isinstance(value, dict):
        return [(str(key), each) for key, each in value.items()]
    return [(str(at + 1), each) for at, each in enumerate(value)] if isinstance(value, list) else []


def xy_of(value: Json) -> tuple[float, float] | None:
    found = (value.get("x"), value.get("y")) if isinstance(value, dict) else value
    if not isinstance(found, (list, tuple)) or len(found) != 2:  # noqa: PLR2004 (two coordinates)
        return None
    x, y = found
    numbers = all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in (x, y))
    return (x, y) if numbers else None


def links_of(own: OwnBox, sort: Links) -> Iterator[Link]:
    if sort.in_words:
        was = own.published_value(sort.path)
        known = {frozenset(pair) for pair in map(two_words, was if isinstance(was, list) else []) if pair}
        source = source_of_published(own, sort.path)
        words = own.value(sort.path)
        for word in words if isinstance(words, list) else ():
            if pair := two_words(word):
                yield Link(sort, sort.path, *pair, source if frozenset(pair) in known else "owner")
        return
    for row, _ in rows_in(own, sort.path):
        pair = own.value(row)
        if isinstance(pair, list) and len(pair) == 2 and all(isinstance(each, str) for each in pair):  # noqa: PLR2004
            yield Link(sort, row, pair[0], pair[1], source_of(own, row))


def two_words(word: Json) -> tuple[str, str] | None:
    words = word.split() if isinstance(word, str) else []
    return (words[0], words[1]) if len(words) == 2 else None  # noqa: PLR2004 (the ends of a line)


def lines_through(site: Spot) -> list[tuple[str, str]]:
    return pairs_in(site.facts.get(site.sort.lines))


def pairs_in(value: Json) -> list[tuple[str, str]]:
    """The lines in a list; what is none is left out."""
    pairs = value if isinstance(value, list) else []
    return [(str(pair[0]), str(pair[1])) for pair in pairs if isinstance(pair, list) and len(pair) == 2]  # noqa: PLR2004


def lines_in(value: Json) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def legend_in(own: OwnBox, letters: Letters) -> dict[str, Json]:
    found = own.value(letters.legend)
    return dict(found) if isinstance(found, dict) else {}


def cells_of(own: OwnBox, letters: Letters) -> Iterator[Cell]:
    lines, was = lines_in(own.value(letters.path)), lines_in(own.published_value(letters.path))
    source = source_of_published(own, letters.path)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            is_ours = row < len(was) and column < len(was[row]) and was[row][column] == letter
            yield Cell(column, row, letter, source if is_ours else "owner")


def places_of(own: OwnBox, sort: Places, board: QRectF, crossing: Crossing | None) -> Iterator[Place]:
    left, top, width, height = sort.area
    paths = paths_of(own, sort.path)
    spots = spots_in_order(own, sort, paths, crossing)
    across = [sort.step[0] * at + sort.line[0] * line for at, line in spots]
    down = [sort.step[1] * at + sort.line[1] * line for at, line in spots]
    closer = closeness(across, left, width, board.right()), closeness(down, top, height, board.bottom())
    wide, high = (size * near for size, near in zip((width, height), closer, strict=True))
    for number, (path, x, y) in enumerate(zip(paths, across, down, strict=True)):
        value = own.value(path)
        rect = QRectF(left + x * closer[0], top + y * closer[1], wide, high)
        yield Place(sort, path, rect, None if value is MISSING else value, source_of(own, path), number)


def spots_in_order(own: OwnBox, sort: Places, paths: list[str], crossing: Crossing | None) -> list[tuple[int, int]]:
    """The number in its line of each place, and that of the line: as they follow each other, or as rows and columns are
    listed."""
    found = [divmod(number, sort.per_line)[::-1] if sort.per_line else (number, 0) for number, _ in enumerate(paths)]
    if crossing is None or not sort.path.startswith(f"{crossing.side.cells}."):
        return found
    rows, columns = (own.value(path) for path in (crossing.side.rows, crossing.side.columns))
    for number, path in enumerate(paths):
        facts = own.value(path.rpartition(".")[0])
        row, column = (
            (facts.get(part) for part in (crossing.row, crossing.column)) if isinstance(facts, dict) else ("", "")
        )
        if isinstance(rows, list) and isinstance(columns, list) and row in rows and column in columns:
            found[number] = columns.index(column), rows.index(row)
    return found


def closeness(away: list[float], start: float, size: float, edge: float) -> float:
    """How much closer places stand that would reach over the edge of the board: there are more than are printed."""
    far = [abs(each) + size for each in away]
    room = start + size if min(away, default=0.0) < 0 else edge - start
    return min(1.0, (room - AIR) / max(far)) if max(away, key=abs, default=0.0) else 1.0


def paths_of(own: OwnBox, pattern: str) -> list[str]:
    """The paths that a pattern stands for, row by row."""
    before, star, after = pattern.partition("*")
    if not star:
        return [pattern]
    rest = after.removeprefix(".")
    found = (joined(row, rest) if rest else row for row, _ in rows_in(own, before.removesuffix(".")))
    return [path for each in found for path in paths_of(own, each)]


def source_of(own: OwnBox, path: str) -> Provenance:
    return own.source(path) or "reconstructed"


def source_of_published(own: OwnBox, path: str) -> Provenance:
    return own.taken_back(path).source(path) or "reconstructed"


def part_path(own: OwnBox, row: str, part: str) -> str:
    """Find where a part of a row stands, or would be added that the row lacks."""
    path = joined(row, part)
    if ADDED in row or own.published_value(path) is not MISSING:
        return path
    return joined(row, ADDED + part)
