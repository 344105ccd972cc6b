"""What somebody does on a chart, as edits of the owner's data: each takes them and gives others."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from desktop.board.charts import Beginning, Letters, Links, Spots
from desktop.own_box.chart.laid import (
    Cell,
    Laid,
    Link,
    Spot,
    legend_in,
    lines_in,
    lines_through,
    pairs_in,
    part_path,
    rows_in,
    two_words,
    xy_of,
)
from rules.boxes.own import MISSING, OwnBox
from rules.boxes.references import space_name
from rules.core.correcting import joined
from rules.core.types import Json

NEAR_PLATE = 0.17
"""Of the width of the board: what is put farther away from all plates begins one of its own."""
LINES, POINT = "lines", "spot"
"""The parts of a site on another side of the board."""
ON_LINE = 0.045
"""What is put so near to lines lies on them."""


@dataclass(frozen=True, slots=True)
class Added:
    own: OwnBox
    id: str
    """Of what was added, on the chart."""


# Spots


def moved(laid: Laid, spots: Iterable[Spot], by: QPointF) -> OwnBox:
    """Spots as far aside on the plane of the chart; what lies on plates goes with them, and plates stay in the middle
    of what lies on them."""
    whole = {each.id: each for spot in spots for each in (spot, *laid.on_plate(spot))}
    places = {spot.id: laid.chart.frame.data(laid.on(spot) + by) for spot in whole.values()}
    return moved_to(laid, places)


def moved_to(laid: Laid, places: dict[str, tuple[float, float]]) -> OwnBox:
    own = laid.own
    for id, (x, y) in places.items():
        spot = laid.items[id]
        assert isinstance(spot, Spot)
        own = with_point(own, spot, x, y)
    return with_plates(Laid(laid.chart, own), set(places))


def with_plates(laid: Laid, touched: set[str]) -> OwnBox:
    """Plates in the middle of what lies on them, where something on them was moved and they were not."""
    own = laid.own
    plates = {plate.id: plate for each in laid.spots if each.id in touched and (plate := laid.plate_under(each))}
    for plate in plates.values():
        on_it = laid.on_plate(plate)
        if plate.id not in touched and on_it:
            x = sum(each.x for each in on_it) / len(on_it)
            y = sum(each.y for each in on_it) / len(on_it)
            own = with_point(own, plate, x, y)
    return own


def with_point(own: OwnBox, spot: Spot, x: float, y: float) -> OwnBox:
    digits = spot.sort.digits
    new = rounded_to(x, digits), rounded_to(y, digits)
    if spot.origin is not None and all(
        math.isclose(*pair, abs_tol=1e-9) for pair in zip(new, spot.origin, strict=True)
    ):
        new = spot.origin
    if spot.sort.point:
        was = own.value(spot.path)
        return own.with_value(spot.path, {"x": new[0], "y": new[1]} if isinstance(was, dict) else list(new))
    value = own.value(spot.row)
    if isinstance(value, dict):
        return own.with_value(spot.row, {**value, spot.name: list(new)})
    at = int(spot.name) - 1
    return own.with_value(spot.row, [*value[:at], list(new), *value[at + 1 :]])


def retyped(laid: Laid, spot: Spot, kind: str) -> OwnBox:
    return with_part(laid.own, spot.row, spot.sort.kind, kind)


def with_part(own: OwnBox, row: str, part: str, value: Json) -> OwnBox:
    """Another value of a part of a row, whether the row has it or lacks it."""
    path = part_path(own, row, part)
    if own.value(path) is MISSING and own.value(joined(row, part)) is MISSING and "+" not in row:
        return own.with_row(row, value, part)
    return own.with_value(path, value)


def added(laid: Laid, sort: Spots, at: QPointF, kind: str, *, apart: bool = False) -> Added:
    """One spot more at a place of the plane; `apart` on a plate of its own."""
    own, frame = laid.own, laid.chart.frame
    if not sort.point:
        value = own.value(sort.table)
        assert isinstance(value, list), "points with names are as many as they are"
        point = [rounded_to(each, sort.digits) for each in frame.data(at)]
        return Added(own.with_value(sort.table, [*value, point]), f"{sort.id}:{len(value) + 1}")
    assert sort.begin is not None
    plate = ""
    if sort.plate:
        plates = sorted(laid.of_sort(sort.plate), key=lambda each: distance_to(laid, each, at))
        near = plates[0] if plates else None
        if near is None or apart or distance_to(laid, near, at) > NEAR_PLATE:
            plate_sort = laid.chart.sort(sort.plate)
            begun = with_new_row(
                laid,
                plate_sort,
                at,
                Beginning(names_of(laid, plate_sort), "", "", (), near.facts if near is not None else {}),
            )
            laid, plate = Laid(laid.chart, begun.own), begun.id.partition(":")[2]
        else:
            plate = near.name
    lines = tuple((each.one, each.other) for each in lines_near(laid, at)) if sort.lines else ()
    made = with_new_row(laid, sort, at, Beginning(names_of(laid, sort), plate, kind, lines))
    new = Laid(laid.chart, made.own)
    return Added(with_plates(new, {made.id}), made.id)


def names_of(laid: Laid, sort: Spots) -> frozenset[str]:
    """The names that are taken, those of rows too that lie nowhere on the chart."""
    rows = ((key, laid.own.value(path)) for path, key in rows_in(laid.own, sort.table))
    return frozenset(str(row.get(sort.name, key)) if isinstance(row, dict) else key for key, row in rows)


def with_new_row(laid: Laid, sort: Spots, at: QPointF, beginning: Beginning) -> Added:
    assert sort.begin is not None
    name, row = sort.begin(beginning)
    x, y = (rounded_to(each, sort.digits) for each in laid.chart.frame.data(at))
    value = {**row, sort.point: {"x": x, "y": y}}
    published = joined(sort.table, name)
    if not sort.name and laid.own.is_taken(published):  # it is there again, elsewhere
        back = laid.own.taken_back(published)
        return Added(back.with_value(joined(published, sort.point), value[sort.point]), f"{sort.id}:{name}")
    if sort.kind and beginning.kind:
        value[sort.kind] = beginning.kind
    own = laid.own.with_row(sort.table, value, "" if sort.name else name)
    if beginning.lines:
        own = without_lines_elsewhere(Laid(laid.chart, own), f"{sort.id}:{name}", beginning.lines)
    return Added(own, f"{sort.id}:{name}")


def rounded_to(value: float, digits: int) -> float:
    """A coordinate as the data have it: whole where they count whole."""
    return round(value, digits) if digits else round(value)


def removed(laid: Laid, spot: Spot) -> OwnBox:
    """One spot less, with the lines that led there and, of a plate, what lies on it."""
    own = laid.own
    if not spot.sort.point:
        value = own.value(spot.row)
        if not isinstance(value, list):
            return own
        at = int(spot.name) - 1
        return own.with_value(spot.row, [*value[:at], *value[at + 1 :]])
    for table, by in spot.sort.members:
        for row, _ in list(rows_in(own, table)):
            facts = own.value(row)
            if isinstance(facts, dict) and facts.get(by) == spot.name:
                own = own.without_row(row)
    for link in laid.links:
        if link.sort.between == spot.sort.id and spot.name in link.ends:
            own = without_link(own, link)
    own = own.without_row(spot.row)
    laid = Laid(laid.chart, own)
    return with_plates(laid, {each.id for each in laid.spots if each.plate and each.plate == spot.plate})


def distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def distance_to(laid: Laid, plate: Spot, at: QPointF) -> float:
    return min(distance(laid.on(each), at) for each in (plate, *laid.on_plate(plate)))


# Lines


def linked(laid: Laid, sort: Links, one: str, other: str) -> OwnBox:
    """One line more; through the nearest site where it leads to another region."""
    own = laid.own
    if sort.in_words:
        return own.with_value(sort.path, [*own.value(sort.path), f"{one} {other}"])
    own = own.with_row(sort.path, [one, other])
    if sort.region and region(laid, sort, one) != region(laid, sort, other):
        for table in sort.sites:
            own = through_nearest(laid, own, sort, table, (one, other))
    return own


def region(laid: Laid, sort: Links, name: str) -> str:
    spot = laid.by_name.get((sort.between, name))
    return str(spot.facts.get(sort.region, "")) if spot is not None else ""


def through_nearest(laid: Laid, own: OwnBox, sort: Links, table: str, line: tuple[str, str]) -> OwnBox:
    """The line through that site between the two regions which lies nearest to its middle."""
    wanted = {region(laid, sort, name) for name in line}
    ends = [laid.by_name[sort.between, name] for name in line]
    middle = (laid.on(ends[0]) + laid.on(ends[1])) / 2
    found: list[tuple[float, str, list[tuple[str, str]]]] = []
    for row, _ in rows_in(own, table):
        pairs, point = pairs_in(own.value(joined(row, LINES))), xy_of(own.value(joined(row, POINT)))
        if pairs and point is not None and {region(laid, sort, name) for name in pairs[0]} == wanted:
            found.append((distance(laid.chart.frame.plane(*point), middle), row, pairs))
    if not found:
        return own
    _, row, pairs = min(found, key=lambda each: each[:2])
    return own.with_value(joined(row, LINES), [list(pair) for pair in (*pairs, line)])


def unlinked(laid: Laid, link: Link) -> OwnBox:
    return without_link(laid.own, link)


def without_link(own: OwnBox, link: Link) -> OwnBox:
    """One line less, on the sites too through which it ran."""
    if link.sort.in_words:
        words = own.value(link.path)
        kept = [word for word in words if frozenset(two_words(word) or ()) != link.ends]
        return own.with_value(link.path, kept)
    own = own.without_row(link.path)
    for table in link.sort.sites:
        for row, _ in list(rows_in(own, table)):
            pairs = pairs_in(own.value(joined(row, LINES)))
            left = [pair for pair in pairs if frozenset(pair) != link.ends]
            if len(left) != len(pairs):
                own = own.with_value(joined(row, LINES), [list(pair) for pair in left])
    return own


def link_between(laid: Laid, sort: Links, one: str, other: str) -> Link | None:
    ends = frozenset((one, other))
    return next((each for each in laid.links if each.sort is sort and each.ends == ends), None)


# Sites


def lines_near(laid: Laid, at: QPointF) -> list[Link]:
    """The lines between two regions that run past a point; the nearest one where none is near."""
    found: list[tuple[float, Link]] = []
    for link in laid.links:
        ends = laid.ends(link)
        if ends is None or not link.sort.region:
            continue
        if region(laid, link.sort, link.one) != region(laid, link.sort, link.other):
            found.append((distance_to_line(at, laid.on(ends[0]), laid.on(ends[1])), link))
    found.sort(key=lambda each: each[0])
    near = [link for far, link in found if far <= ON_LINE]
    if not near:
        return [link for _, link in found[:1]]
    sides = {region(laid, near[0].sort, name) for name in near[0].ends}
    return [each for each in near if {region(laid, each.sort, name) for name in each.ends} == sides]


def distance_to_line(at: QPointF, start: QPointF, end: QPointF) -> float:
    along = end - start
    length = along.x() ** 2 + along.y() ** 2
    if length == 0:
        return distance(at, start)
    share = max(0.0, min(1.0, QPointF.dotProduct(at - start, along) / length))
    return distance(at, start + along * share)


def may_cross(laid: Laid, site: Spot, link: Link) -> bool:
    """Whether a line leads between the same two regions as those that run through a site; any line may begin."""
    sort, pairs = link.sort, lines_through(site)
    ends = {region(laid, sort, name) for name in link.ends}
    return len(ends) > 1 and (not pairs or ends == {region(laid, sort, name) for name in pairs[0]})


def through(laid: Laid, site: Spot, link: Link) -> OwnBox:
    """The line runs through this site, and through no other; once more, and it does no longer."""
    pairs = lines_through(site)
    line = (link.one, link.other)
    if any(frozenset(pair) == link.ends for pair in pairs):
        left = [list(pair) for pair in pairs if frozenset(pair) != link.ends]
        return laid.own.with_value(joined(site.row, site.sort.lines), left)
    own = laid.own.with_value(joined(site.row, site.sort.lines), [*map(list, pairs), list(line)])
    return without_lines_elsewhere(Laid(laid.chart, own), site.id, (line,))


def without_lines_elsewhere(laid: Laid, site: str, lines: Sequence[tuple[str, str]]) -> OwnBox:
    own, taken = laid.own, {frozenset(line) for line in lines}
    for each in laid.spots:
        if not each.sort.lines or each.id == site:
            continue
        pairs = lines_through(each)
        left = [list(pair) for pair in pairs if frozenset(pair) not in taken]
        if len(left) != len(pairs):
            path = joined(each.row, each.sort.lines)
            own = own.with_value(path, left) if left else own.without_row(each.row)
    return own


# Letters


def lettered(own: OwnBox, letters: Letters, cells: Iterable[Cell], letter: str) -> OwnBox:
    """Another letter in these spaces; the figures that letters form are found again."""
    lines = [list(line) for line in lines_in(own.value(letters.path))]
    for cell in cells:
        lines[cell.row][cell.column] = letter
    own = own.with_value(letters.path, ["".join(line) for line in lines])
    return with_zones(own, letters) if letters.zones else own


def with_zones(own: OwnBox, letters: Letters) -> OwnBox:
    """The spaces with the mark that touch each other are one zone, in the order in which one reads."""
    lines, legend = lines_in(own.value(letters.path)), legend_in(own, letters)
    left = [
        (column, row)
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if isinstance(marks := legend.get(letter), dict) and marks.get(letters.zoned)
    ]
    zones: list[str] = []
    while left:
        zone, edge = {left[0]}, [left[0]]
        while edge:
            column, row = edge.pop()
            around = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)} & set(left)
            edge += around - zone
            zone |= around
        zones.append(" ".join(sorted(space_name(*each) for each in zone)))
        left = [each for each in left if each not in zone]
    return own.with_value(letters.zones, zones)
