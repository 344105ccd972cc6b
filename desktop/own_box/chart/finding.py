"""What lies where on a chart as it is shown: under the mouse, at a path of the data."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF

from desktop.board.charts import is_below
from desktop.own_box.chart.edits import distance
from desktop.own_box.chart.laid import Cell, Item, Laid, Link, Place, Spot
from desktop.own_box.chart.painting import Shown, cell_box, link_path, plate_path
from desktop.paint.paths import circle

LINE_REACH, LEAST_REACH = 7.0, 11.0

Numbered = tuple[int, bool, Sequence[str]]
"""A problem: its number, whether it is an error, and the paths that it is about."""


def hit(shown: Shown, at: QPointF) -> Item | None:
    """What lies there, the uppermost first."""
    laid = shown.laid
    near = [(distance(shown.at(each), at), each) for each in laid.spots if each.sort.shape != "plate"]
    found = [(away, each) for away, each in near if away <= max(LEAST_REACH, shown.radius(each) * 1.1)]
    if found:
        return min(found, key=lambda each: each[0])[1]
    for place in laid.places:
        if shown.onto.mapRect(place.rect).contains(at):
            return place
    for cell in laid.cells:
        if cell_box(cell, shown).contains(at):
            return cell
    for plate in laid.spots:
        if plate.sort.shape == "plate" and plate_path(plate, shown).contains(at):
            return plate
    return next(iter(lines_at(shown, at)), None)


def lines_at(shown: Shown, at: QPointF) -> list[Link]:
    """The lines that run there: through sites, several lie on one another."""
    reach = circle(at, LINE_REACH)
    return [link for link in shown.laid.links if link_path(link, shown).intersects(reach)]


def point_of(shown: Shown, item: Item) -> QPointF:
    """Its middle on the plane of the chart."""
    laid = shown.laid
    match item:
        case Spot():
            return laid.on(item)
        case Place():
            return item.rect.center()
        case Cell():
            return laid.cell_area(item.column, item.row).center()
        case Link():
            ends = laid.ends(item)
            return (laid.on(ends[0]) + laid.on(ends[1])) / 2 if ends else QPointF()


def ids_at(laid: Laid, path: str) -> list[str]:
    """What on the chart stands at a path of the data, or has a part there."""
    rows = ((each.id, row_of(each)) for each in laid.items.values())
    return [id for id, row in rows if row and (path == row or path.startswith(f"{row}."))]


def row_of(item: Item) -> str:
    """The path that belongs to it alone; empty for what shares a datum with others."""
    match item:
        case Spot():
            return item.row if item.sort.point else ""
        case Link():
            return "" if item.sort.in_words else item.path
        case Place():
            return item.path
        case _:
            return ""


def at_their_places(laid: Laid, problems: Sequence[Numbered]) -> Mapping[str, list[tuple[int, bool]]]:
    """The problems of this chart by what they are about; those of no place by a name of their own."""
    found: dict[str, list[tuple[int, bool]]] = {}
    for number, is_error, paths in problems:
        ids = {id for path in paths for id in ids_at(laid, path)}
        if not ids and any(is_here(laid, path) for path in paths):
            ids = {f"board:{number}"}
        for id in ids:
            found.setdefault(id, []).append((number, is_error))
    return found


def is_here(laid: Laid, path: str) -> bool:
    return any(is_below(path, table) or is_below(table, path) for table in laid.chart.tables)
