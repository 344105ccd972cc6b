"""The data of a game as the owner of a box has them: what is published, and corrections on top. A value; each edit
gives another one.

Paths are those of the published data: `rows.R1.cost`. What an owner added lies below its sign: `planet.lines.+60`,
`board_large.spaces.+NE2.colour`; a row that was taken away keeps the path that it has, `planet.lines.5`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from rules.core.correcting import (
    ADDED,
    TAKEN,
    Correcting,
    Correction,
    is_datum,
    is_led,
    joined,
    nodes_of,
    owned,
    rows_beside,
)
from rules.core.edition import Edition, Provenance, bare
from rules.core.types import Json

MISSING = object()
"""Nothing stands there."""


@dataclass(frozen=True, slots=True)
class Change:
    """What an owner has otherwise than the published data."""

    path: str
    kind: Literal["set", "added", "taken"]
    was: Json
    now: Json


@dataclass(frozen=True)
class OwnBox:
    published: Edition
    corrections: tuple[Correction, ...] = ()
    """At most one for each path, in the order in which they were made; each leads somewhere."""
    idle: tuple[Correction, ...] = ()
    """Kept, but not used: what they speak of is not in these published data."""

    @cached_property
    def edition(self) -> Edition:
        """The data as the owner has them."""
        return self.published.corrected(self.corrections) if self.corrections else self.published

    @cached_property
    def _printed(self) -> Mapping[str, Json]:
        return nodes_of(self.published.tree)

    @cached_property
    def _correcting(self) -> Correcting:
        return Correcting(self.published.tree, self.corrections)

    @cached_property
    def _corrected(self) -> dict[str, Correction]:
        return {each.path: each for each in self.corrections}

    @cached_property
    def _added(self) -> dict[str, tuple[Correction, ...]]:
        """The rows added, by their table."""
        found: dict[str, tuple[Correction, ...]] = {}
        for each in self.corrections:
            if each.adds:
                found[each.within] = (*found.get(each.within, ()), each)
        return found

    # What stands there

    def value(self, path: str) -> Json:
        """What the owner has at a path; of a row taken away, what was there. `MISSING` where nothing stands."""
        head, inside = parted(path)
        if is_added(head):
            given = self._corrected.get(head)
            return MISSING if given is None else within(given.value, inside)
        if path in self._corrected:
            return self._corrected[path].value
        if path not in self._printed:
            return MISSING
        node = self._printed[path]
        return bare(self._correcting.tree(node, path)) if self.corrections else bare(node)

    def published_value(self, path: str) -> Json:
        return bare(self._printed[path]) if path in self._printed else MISSING

    def printed_node(self, path: str) -> Json:
        """What is published at a path, with where it comes from; None where nothing is."""
        return self._printed.get(path)

    def source(self, path: str) -> Provenance | None:
        """Say where a datum comes from; None where there is none."""
        if self.is_corrected(path):
            return "owner"
        node = self._printed.get(path)
        return node["provenance"] if isinstance(node, dict) and is_datum(node) else None

    def is_corrected(self, path: str) -> bool:
        """Whether a datum is the owner's."""
        return path in self._corrected or (is_added(parted(path)[0]) and self.value(path) is not MISSING)

    def is_taken(self, path: str) -> bool:
        """Whether a row, or one that this is in, was taken away."""
        steps = path.split(".")
        return any(signed(".".join(steps[:at]), TAKEN) in self._corrected for at in range(2, len(steps) + 1))

    def added(self, table: str) -> tuple[Correction, ...]:
        """The rows that an owner added to a table of the published data, or parts that a record lacked."""
        return self._added.get(table, ())

    def added_node(self, correction: Correction) -> Json:
        """What an owner added, as data in the form of what stands beside it."""
        return owned(correction.value, rows_beside(self._printed, correction.within, correction.last[1:]))

    def changes(self) -> Iterator[Change]:
        """Everything that is otherwise, in the order in which it was corrected."""
        for each in self.corrections:
            if each.adds:
                yield Change(each.path, "added", None, each.value)
            elif each.takes_away:
                row = joined(each.within, each.last[1:])
                yield Change(row, "taken", self.published_value(row), None)
            else:
                yield Change(each.path, "set", self.published_value(each.path), each.value)

    # Edits

    def with_value(self, path: str, value: Json) -> "OwnBox":
        """Another value of a datum, or of something in an added row; the value that is published takes the correction
        back."""
        head, inside = parted(path)
        if is_added(head):
            given = self._corrected.get(head)
            whole = value if not inside else with_inside(None if given is None else given.value, inside, value)
            return self._set(Correction(head, whole))
        if not is_datum(self._printed.get(path)):
            raise ValueError(f"no datum: {path}")
        if same(value, self.published_value(path)):
            return self._without(path)
        return self._set(Correction(path, value))

    def with_row(self, table: str, value: Json, key: str = "") -> "OwnBox":
        """One row more; `key` names it where rows have names."""
        if is_added(parted(table)[0]):
            rows = self.value(table)
            more = {**rows, key: value} if isinstance(rows, dict) else [*rows, value]
            return self.with_value(table, more)
        return self._set(Correction(f"{table}.{ADDED}{key or self.next_number(table)}", value))

    def next_number(self, table: str) -> str:
        """The number of the next row of a list."""
        numbers = [int(each.last[1:]) + 1 for each in self.added(table) if each.last[1:].isdecimal()]
        rows = self._printed.get(table)
        return str(max([len(rows) if isinstance(rows, list) else 0, *numbers]))

    def row_added(self, before: "OwnBox") -> str:
        """The path of the row that `with_row` has just added."""
        new = [each.path for each in self.corrections if each.path not in before._corrected]
        return new[-1] if new else ""

    def without_row(self, row: str) -> "OwnBox":
        """One row less: a published one is taken away, an added one is gone."""
        head, inside = parted(row)
        if is_added(head):
            return self._without(head) if not inside else self.with_value(*without_inside(self, row))
        return self.taken_back(row)._set(Correction(signed(row, TAKEN), None))

    def taken_back(self, path: str) -> "OwnBox":
        """Take back all corrections at a path and below. What stands in an added row stays: none of it is published."""
        lost = {path, signed(path, TAKEN)}
        return replace(
            self,
            corrections=tuple(
                each for each in self.corrections if each.path not in lost and not each.path.startswith(f"{path}.")
            ),
        )

    def bare(self) -> "OwnBox":
        """The data as published."""
        return replace(self, corrections=())

    def _set(self, correction: Correction) -> "OwnBox":
        if correction.path in self._corrected:
            kept = (correction if each.path == correction.path else each for each in self.corrections)
            return replace(self, corrections=tuple(kept))
        if not is_led(self._printed, correction):
            raise ValueError(f"leads nowhere: {correction.path}")
        return replace(self, corrections=(*self.corrections, correction))

    def _without(self, path: str) -> "OwnBox":
        return replace(self, corrections=tuple(each for each in self.corrections if each.path != path))


def is_added(path: str) -> bool:
    last = path.rpartition(".")[2]
    return len(last) > 1 and last[0] == ADDED


def signed(path: str, sign: str) -> str:
    """The path of a correction that adds or takes away what stands at a path."""
    above, dot, last = path.rpartition(".")
    return f"{above}{dot}{sign}{last}"


def parted(path: str) -> tuple[str, tuple[str, ...]]:
    """The path of the datum or of the added row, and the steps inside that row."""
    steps = path.split(".")
    for at, step in enumerate(steps):
        if len(step) > 1 and step[0] == ADDED:
            return ".".join(steps[: at + 1]), tuple(steps[at + 1 :])
    return path, ()


def within(value: Json, steps: Sequence[str]) -> Json:
    """What stands inside a value; `MISSING` where nothing does."""
    for step in steps:
        if isinstance(value, dict):
            value = value.get(step, MISSING)
        elif isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            return MISSING
    return value


def with_inside(whole: Json, steps: Sequence[str], value: Json) -> Json:
    """The whole with another value inside. Raises `ValueError` where the steps lead nowhere."""
    if not steps:
        return value
    step, *further = steps
    if isinstance(whole, dict):
        return {**whole, step: with_inside(whole.get(step), further, value)}
    if isinstance(whole, list) and step.isdecimal() and int(step) <= len(whole):
        at = int(step)
        return [*whole[:at], with_inside(whole[at] if at < len(whole) else None, further, value), *whole[at + 1 :]]
    raise ValueError(f"leads nowhere: {'.'.join(steps)}")


def without_inside(own: OwnBox, row: str) -> tuple[str, Json]:
    """The table inside an added row, and its rows without this one."""
    table, _, last = row.rpartition(".")
    rows = own.value(table)
    if isinstance(rows, dict):
        return table, {key: each for key, each in rows.items() if key != last}
    return table, [each for at, each in enumerate(rows) if at != int(last)]


def same(one: Json, other: Json) -> bool:
    """Whether two values are written alike: 1 is not true, and a list is not its elements."""
    return one == other and type(one) is type(other) and repr(one) == repr(other)
