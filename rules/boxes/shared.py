"""What several owners know better, put together: an edition file met by what is here, datum by datum.

A file speaks only of what it corrects. Where it says the same as what is here there is nothing to decide; everything
else is a difference, taken over or not. Rows that two owners added to a list are different rows unless they are alike.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from rules.boxes.kept import fitting
from rules.boxes.own import MISSING, Change, OwnBox, parted, same, signed
from rules.core.correcting import ADDED, TAKEN, Correction
from rules.core.edition import Edition, Problem
from rules.core.flaws import COORDINATES
from rules.core.types import Json
from rules.teaching.editions import MadeEdition


@dataclass(frozen=True, slots=True)
class Difference:
    """A datum or a row that a file has otherwise than what is here. `MISSING` stands for no such row."""

    path: str
    base: Json
    """As published."""
    mine: Json
    theirs: Json

    @property
    def is_clash(self) -> bool:
        """Whether what is here is corrected too, in another way."""
        return not alike(self.mine, self.base)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A file that meets what is here."""

    mine: OwnBox
    differences: tuple[Difference, ...]
    equal: int
    """How many corrections of the file say what stands here already."""
    left_out: tuple[Problem, ...]
    """Corrections of the file that do not fit the published data."""

    def merged(self, taken: Collection[str]) -> OwnBox:
        """What is here, with the differences of these paths taken over; the order of the file is kept."""
        own = self.mine
        for each in self.differences:
            if each.path in taken:
                own = taking(own, each)
        return own

    @property
    def clashes(self) -> tuple[Difference, ...]:
        return tuple(each for each in self.differences if each.is_clash)

    @property
    def harmless(self) -> frozenset[str]:
        """The paths of differences where nothing of what is here is lost."""
        return frozenset(each.path for each in self.differences if not each.is_clash)


def meeting(mine: OwnBox, made: MadeEdition) -> Meeting:
    """Compare a file with what is here."""
    theirs, left_out = fitting(mine.published, made.corrected)
    return meeting_of(mine, theirs, left_out)


def meeting_of(mine: OwnBox, theirs: OwnBox, left_out: tuple[Problem, ...] = ()) -> Meeting:
    """`theirs` rests on the same published data."""
    theirs = plainly(theirs)
    found: list[Difference] = []
    equal = 0
    unmatched = {table: rows_added(mine, table) for table in lists_added_to(theirs)}
    for change in theirs.changes():
        table = change.path.rpartition(".")[0]
        if change.kind == "added" and table in unmatched:
            at = next((at for at, row in enumerate(unmatched[table]) if alike(row, change.now)), None)
            if at is None:
                found.append(Difference(change.path, MISSING, MISSING, change.now))
            else:
                unmatched[table].pop(at)
                equal += 1
            continue
        differing = list(differences_at(mine, change))
        found += differing
        equal += not differing
    return Meeting(mine, tuple(found), equal, left_out)


def plainly(own: OwnBox) -> OwnBox:
    """Leave out corrections in rows that were taken away: they are in no data."""
    kept = tuple(each for each in own.corrections if each.takes_away or not own.is_taken(each.path))
    return replace(own, corrections=kept)


def lists_added_to(own: OwnBox) -> Iterator[str]:
    """The lists that got rows: the number of an added row tells nothing about what it is."""
    for each in own.corrections:
        if each.adds and isinstance(own.published_value(each.within), list):
            yield each.within


def rows_added(own: OwnBox, table: str) -> list[Json]:
    return [] if own.is_taken(table) else [each.value for each in own.added(table)]


def differences_at(mine: OwnBox, change: Change) -> Iterator[Difference]:
    here = MISSING if mine.is_taken(change.path) else mine.value(change.path)
    match change.kind:
        case "set":
            if not alike(here, change.now):
                yield Difference(change.path, change.was, here, change.now)
        case "taken":
            if here is not MISSING:
                yield Difference(change.path, change.was, here, MISSING)
        case "added":
            yield from inside(change.path, here, change.now)


def inside(path: str, mine: Json, theirs: Json) -> Iterator[Difference]:
    """A row that both added under one name differs in the data that are different in it."""
    if alike(mine, theirs):
        return
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys() and mine:
        for key in theirs:
            yield from inside(f"{path}.{key}", mine[key], theirs[key])
    else:
        yield Difference(path, MISSING, mine, theirs)


def taking(own: OwnBox, difference: Difference) -> OwnBox:
    """Take one difference over: what it is about is there again first, if it was taken away here."""
    own, path = standing(own, difference.path), difference.path
    head, steps = parted(path)
    if difference.theirs is MISSING:
        return own.without_row(path)
    if steps or not head.rpartition(".")[2].startswith(ADDED):
        return own.with_value(path, difference.theirs)
    table, _, last = path.rpartition(".")
    is_list = isinstance(own.published_value(table), list)
    return own.with_row(table, difference.theirs, "" if is_list else last[1:])


def standing(own: OwnBox, path: str) -> OwnBox:
    """Put back all rows that this path goes through."""
    taken = {each.path for each in own.corrections if each.takes_away}
    steps = path.split(".")
    for at in range(2, len(steps) + 1):
        row = ".".join(steps[:at])
        if signed(row, TAKEN) in taken:
            own = own.taken_back(row)
    return own


def alike(one: Json, other: Json) -> bool:
    """Whether two values say the same: the order of names in a record tells nothing, yes is not 1, but 1 is 1.0."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(each, other[key]) for key, each in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    if is_number(one) and is_number(other):
        return bool(one == other)
    return one is other or same(one, other)


def is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


# What corrections are about


@dataclass(frozen=True, slots=True)
class Extent:
    """How much is corrected: data and rows, and places that only lie elsewhere on their board."""

    data: int = 0
    moved: int = 0

    @property
    def whole(self) -> int:
        return self.data + self.moved


def extent_of(published: Edition, corrections: Sequence[Correction]) -> Extent:
    own, _ = fitting(published, tuple(corrections))
    changes = tuple(own.changes())
    moved = len({place_moved(each) for each in changes} - {""})
    return Extent(sum(not place_moved(each) for each in changes), moved)


def place_moved(change: Change) -> str:
    """The path of the place that a change only puts elsewhere on its board; empty where it does anything else."""
    if change.kind != "set":
        return ""
    above, _, last = change.path.rpartition(".")
    if last in COORDINATES:
        return above
    was, now = change.was, change.now
    if isinstance(was, dict) and isinstance(now, dict) and was.keys() == now.keys():
        other = {key for key in was if not alike(was[key], now[key])}
        return change.path if other and other <= COORDINATES else ""
    return ""
