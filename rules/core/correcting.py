"""An owner's corrections of component data: a value set, a row taken away, a row added.

The steps of a path are the names and numbers of the printed data, whatever else is corrected. The last one may bear a
sign: `planet.lines.-5` takes the sixth line away, `planet.lines.+1` and `map.locations.+R20` add one; an added row is
one value, without saying of each datum where it comes from, for all of it comes from the owner.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.memo import memo_of_last
from rules.core.types import Json

ADDED, TAKEN = "+", "-"
OWNER = "owner"


@dataclass(frozen=True, slots=True)
class Correction:
    """An owner of the game knows better: the path of a datum or of a row, and the value."""

    path: str
    value: Json

    @property
    def within(self) -> str:
        """What the last step leads out of."""
        return self.path.rpartition(".")[0]

    @property
    def last(self) -> str:
        return self.path.rpartition(".")[2]

    @property
    def adds(self) -> bool:
        return len(self.last) > 1 and self.last[0] == ADDED

    @property
    def takes_away(self) -> bool:
        return len(self.last) > 1 and self.last[0] == TAKEN


def is_datum(node: Json) -> bool:
    return isinstance(node, dict) and "value" in node and "provenance" in node


def children(node: Json, path: str) -> Sequence[tuple[Any, Json, str]]:
    """Each step from here, what stands there, and its path; nothing in a datum."""
    way = f"{path}." if path else ""
    if isinstance(node, dict) and not is_datum(node):
        return [(key, child, f"{way}{key}") for key, child in node.items()]
    if isinstance(node, list):
        return [(at, child, f"{way}{at}") for at, child in enumerate(node)]
    return ()


def plain_path(path: str) -> str:
    """The path as if what was added were published: without its signs."""
    return ".".join(step.removeprefix(ADDED) if len(step) > 1 else step for step in path.split("."))


def joined(path: str, step: str | int) -> str:
    return f"{path}.{step}" if path else str(step)


def rows_of(node: Json, path: str) -> Iterator[tuple[str, Json]]:
    """Everything in the tree with its path, from the root down, in the order in which it is written."""
    waiting = [(path, node)]
    while waiting:
        path, node = waiting.pop()
        yield path, node
        waiting.extend((below, child) for _, child, below in reversed(children(node, path)))


@memo_of_last
def nodes_of(tree: Json) -> Mapping[str, Json]:
    """Everything in a tree by its path; that of the published data is asked for after every correction."""
    return dict(rows_of(tree, ""))


def lost_among(tree: Json, corrections: Sequence[Correction]) -> list[str]:
    """The paths that lead nowhere in these data."""
    nodes = nodes_of(tree)
    return [each.path for each in corrections if not is_led(nodes, each)]


def is_led(nodes: Mapping[str, Json], correction: Correction) -> bool:
    """Check whether the path of a correction leads to a datum, to a row, or to where a row can be added."""
    if not correction.adds and not correction.takes_away:
        return is_datum(nodes.get(correction.path))
    rows, key = nodes.get(correction.within), correction.last[1:]
    if not correction.within or is_datum(rows) or not isinstance(rows, (dict, list)):
        return False
    if correction.takes_away:
        return joined(correction.within, key) in nodes
    is_free = key.isdecimal() if isinstance(rows, list) else key not in rows
    return is_free and bool(rows_beside(nodes, correction.within, key))


def rows_beside(nodes: Mapping[str, Json], within: str, key: str) -> list[Json]:
    """What shows the form of an added row: the rows of its table; of an empty table, those of the same table in the
    records beside it; of a part that a record lacks, the same part of the records beside it."""
    here = nodes[within]
    rows = [each for _, each, _ in children(here, within)]
    if len({form_of(each) for each in rows}) == 1:
        return rows
    if isinstance(here, dict):
        return [record[key] for record in records_beside(nodes, within) if key in record]
    record, _, table = within.rpartition(".")
    return [row for each in records_beside(nodes, record) for row in each.get(table, ())] if not rows else []


def records_beside(nodes: Mapping[str, Json], path: str) -> list[dict[str, Json]]:
    around = nodes.get(path.rpartition(".")[0])
    return [each for _, each, _ in children(around, "") if isinstance(each, dict) and not is_datum(each)]


def form_of(node: Json) -> str:
    """Rows beside each other have the same form; parts of a record need not."""
    return "datum" if is_datum(node) else type(node).__name__


def corrected_tree(tree: Json, corrections: Sequence[Correction]) -> Json:
    """The data with the values of an owner; every path must lead somewhere."""
    if not corrections:
        return tree
    return Correcting(tree, corrections).tree(tree, "")


class Correcting:
    """The corrections by what they do, while a tree is made anew."""

    def __init__(self, tree: Json, corrections: Sequence[Correction]) -> None:
        self.set = {each.path: each.value for each in corrections if not (each.adds or each.takes_away)}
        self.taken = {joined(each.within, each.last[1:]) for each in corrections if each.takes_away}
        self.added: dict[str, dict[str, Json]] = {}
        adding = [each for each in corrections if each.adds]
        nodes = nodes_of(tree) if adding else {}
        for each in adding:
            beside = rows_beside(nodes, each.within, each.last[1:])
            self.added.setdefault(each.within, {})[each.last[1:]] = owned(each.value, beside)
        touched = (*self.set, *self.taken, *(f"{path}." for path in self.added))
        self.ways = {path[:at] for path in touched for at, letter in enumerate(path) if letter == "."}
        """The paths that lead towards a correction; all else stays the same object."""

    def tree(self, node: Json, path: str) -> Json:
        if path in self.set and is_datum(node):
            return {"value": self.set[path], "provenance": OWNER}
        if path and path not in self.ways:
            return node
        left = [each for each in children(node, path) if each[2] not in self.taken]
        kept = [(step, self.tree(child, below)) for step, child, below in left]
        added = self.added.get(path, {})
        if isinstance(node, list):
            return [*(child for _, child in kept), *added.values()]
        if isinstance(node, dict) and not is_datum(node):
            return {**dict(kept), **added}
        return node


def owned(value: Json, beside: Sequence[Json]) -> Json:
    """A row of bare values as data of the owner, in the form of the rows beside it."""
    forms = {form_of(each) for each in beside}
    if not forms or "datum" in forms:
        return datum(value)
    if isinstance(value, dict) and forms == {"dict"}:
        return {key: owned(each, [row[key] for row in beside if key in row]) for key, each in value.items()}
    if isinstance(value, list) and forms == {"list"}:
        return [owned(each, [one for row in beside for one in row]) for each in value]
    return value


def datum(value: Json) -> Json:
    return {"value": value, "provenance": OWNER}


def origin(tree: Json, corrections: Sequence[Correction], path: str) -> str:
    """Find where something of the corrected data is corrected: its path by the steps of the printed data.

    What lies in an added row is corrected as that row, so the path ends there.
    """
    taken, rows_added = rows_corrected(corrections)
    node, found = tree, ""
    for step in path.split(".") if path else ():
        added = rows_added.get(found, ())
        if isinstance(node, list):
            left = [at for at in range(len(node)) if not taken or joined(found, at) not in taken]
            if not step.isdecimal() or int(step) >= len(left) + len(added):
                return joined(found, step)
            if int(step) >= len(left):
                return joined(found, ADDED + added[int(step) - len(left)])
            found, node = joined(found, left[int(step)]), node[left[int(step)]]
        elif isinstance(node, dict) and not is_datum(node):
            if step in added:
                return joined(found, ADDED + step)
            found, node = joined(found, step), node.get(step)
        else:
            return found
    return found


@memo_of_last
def rows_corrected(corrections: Sequence[Correction]) -> tuple[set[str], Mapping[str, Sequence[str]]]:
    """The rows that are taken away, and the names of those added to each table; asked for each place of all data."""
    added: dict[str, list[str]] = {}
    for each in corrections:
        if each.adds:
            added.setdefault(each.within, []).append(each.last[1:])
    return {joined(each.within, each.last[1:]) for each in corrections if each.takes_away}, added
