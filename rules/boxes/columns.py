"""The columns of a table down to single values: what an owner has there, and what is published."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.boxes.own import MISSING, OwnBox
from rules.boxes.sheets import Table
from rules.core.correcting import joined
from rules.core.types import Json


@dataclass(frozen=True, slots=True)
class Leaf:
    """A value, by the path of the datum that it is or that it stands in."""

    path: str
    now: Any
    """`MISSING` where nothing stands, or the row is taken away."""
    was: Any
    is_own: bool

    @property
    def is_new(self) -> bool:
        """Whether an owner has entered it, rather than something beside it."""
        return self.is_own and self.now is not MISSING and self.now != self.was


@dataclass(frozen=True, slots=True)
class Column:
    pattern: str
    """With a star for each row: `museum.case.*.points`."""
    leaves: tuple[Leaf, ...]
    lists: tuple[tuple[Leaf, ...], ...]
    """Those that follow each other: the rows of one list."""


def columns_of(own: OwnBox, table: Table) -> Iterator[Column]:
    for at, column in enumerate(table.columns):
        cells = [row.cells[at].path for row in table.rows]
        groups = [row.path.rpartition(".")[0] for row in table.rows]
        pattern = joined(f"{table.path}.*", column) if column else f"{table.path}.*"
        yield from columns_in(own, cells, pattern, groups)


def columns_in(own: OwnBox, cells: Sequence[str], pattern: str, groups: Sequence[str] = ()) -> Iterator[Column]:
    """The values in some cells, by what leads to each inside of a cell; a list of single values is one value, and its
    elements follow each other.
    """
    leaves: dict[str, list[tuple[str, Leaf]]] = {}
    for at, path in enumerate(cells):
        now = MISSING if own.is_taken(path) else own.value(path)
        was, is_own = own.published_value(path), own.is_corrected(path)
        for inside in inner_paths(now, was):
            leaf = Leaf(path, at_steps(now, inside), at_steps(was, inside), is_own)
            leaves.setdefault(".".join(inside), []).append((groups[at] if groups else path, leaf))
    for name, found in leaves.items():
        those = tuple(leaf for _, leaf in found)
        yield Column(joined(pattern, name) if name else pattern, those, tuple(lists_in(found)))


def inner_paths(now: Json, was: Json) -> Iterable[tuple[str, ...]]:
    """The ways to the single values of records."""
    names = dict.fromkeys((*(now if isinstance(now, dict) else ()), *(was if isinstance(was, dict) else ())))
    if not names:
        return ((),)
    return ((name, *further) for name in names for further in inner_paths(part(now, name), part(was, name)))


def at_steps(value: Json, steps: Sequence[str]) -> Json:
    for step in steps:
        value = part(value, step)
    return MISSING if isinstance(value, dict) else value


def part(value: Json, name: str) -> Json:
    return value.get(name, MISSING) if isinstance(value, dict) else MISSING


def lists_in(found: Sequence[tuple[str, Leaf]]) -> Iterator[tuple[Leaf, ...]]:
    """The leaves of each list; and where a leaf is a list itself, its elements."""
    groups: dict[str, list[Leaf]] = {}
    for group, leaf in found:
        groups.setdefault(group, []).append(leaf)
        if isinstance(leaf.now, list):
            yield tuple(elements(leaf))
    yield from map(tuple, groups.values())


def elements(leaf: Leaf) -> Iterator[Leaf]:
    was = leaf.was if isinstance(leaf.was, list) else []
    for at in range(max(len(leaf.now), len(was))):
        now_there = leaf.now[at] if at < len(leaf.now) else MISSING
        yield Leaf(leaf.path, now_there, was[at] if at < len(was) else MISSING, leaf.is_own)
