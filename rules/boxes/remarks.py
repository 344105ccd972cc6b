"""What is odd in the data of an owner and yet playable: what the rulebook says otherwise, values far from those beside
them, other numbers of the same than are published, a scale that falls, the same row twice.

Only what an owner has entered is remarked upon; what is published has been thought about.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rules.boxes.columns import Column, columns_in, columns_of
from rules.boxes.findings import Cure, Finding
from rules.boxes.first import fits, rule_of, told
from rules.boxes.own import MISSING, Change, OwnBox, is_added, parted
from rules.boxes.sheets import Sheet, Table, sheets_of
from rules.core.contract import AnyGame
from rules.core.edition import data_of
from rules.core.types import DataWords, Json, Phrase, phrase

LEAST_COLUMN = 4
"""Fewer values do not say what is usual."""
LEAST_SCALE = 3
LEAST_SPAN = 2
"""So much beyond the others is nothing, in whole numbers."""
FRACTION_BEYOND = 0.25
"""So much of the span of measures."""


def remarks(game: AnyGame, own: OwnBox) -> Iterator[Finding]:
    yield from against_rulebook(game, own)
    parts = {each.path.partition(".")[0] for each in own.corrections}
    for sheet in sheets_of(game, own, parts):
        yield from remarks_on(game, own, sheet)


def remarks_on(game: AnyGame, own: OwnBox, sheet: Sheet) -> Iterator[Finding]:
    for cell in sheet.form:
        for column in columns_in(own, [cell.path], cell.path):
            yield from fallen(column) if fits(told(game.id).scales, column.pattern) else ()
            yield from far_from_published(own, column)
    for table in sheet.tables:
        for column in columns_of(own, table):
            yield from far_from_others(column)
            yield from fallen(column) if fits(told(game.id).scales, column.pattern) else ()
            yield from more_than_published(column) if fits(told(game.id).tallies, column.pattern) else ()
        yield from rows_twice(own, table)


# What the rulebook says


def against_rulebook(game: AnyGame, own: OwnBox) -> Iterator[Finding]:
    """Find where the rulebook says something else, and by which rule; of a row taken away, nothing that is in it."""
    for change in own.changes():
        is_idle = change.kind == "added" or (change.kind == "set" and own.is_taken(change.path))
        if not is_idle and is_fixed(own, change):
            rule = rule_of(game, own, change.path)
            yield Finding(what_rulebook_says(change.was), change.path, rule, (as_printed(change),))


def is_fixed(own: OwnBox, change: Change) -> bool:
    """Whether the rulebook says what is set otherwise, or all that is in a row taken away."""
    sources = {each.provenance for each in data_of(own.printed_node(change.path), "")}
    return sources == {"rulebook"}


def what_rulebook_says(value: Json) -> Phrase:
    """A number can be said; what is longer stands at the place itself."""
    return phrase("box-against-rulebook-number", value=value) if is_number(value) else phrase("box-against-rulebook")


def as_printed(change: Change) -> Cure:
    said = phrase("box-cure-as-printed")
    return Cure(said, ((change.path, change.was),)) if change.kind == "set" else Cure(said, back=(change.path,))


# Numbers


def far_from_others(column: Column) -> Iterator[Finding]:
    """A number far outside of those that are published in its column."""
    published = [each.was for each in column.leaves if is_number(each.was)]
    if len(published) < LEAST_COLUMN:
        return
    least, most = min(published), max(published)
    beyond = span(least, most)
    for each in column.leaves:
        if each.is_new and is_number(each.now) and not least - beyond <= each.now <= most + beyond:
            said = phrase("box-far-from-others", value=each.now, least=least, most=most)
            yield Finding(said, each.path)


def far_from_published(own: OwnBox, column: Column) -> Iterator[Finding]:
    """A single number that has little to do with the one that is published; what the rulebook says is said already."""
    for each in column.leaves:
        is_ours = own.source(each.path) != "rulebook" and is_number(each.was)
        if each.is_new and is_ours and is_number(each.now) and not 0 <= each.now <= 2 * each.was + LEAST_SPAN:
            yield Finding(phrase("box-far-from-published", value=each.now, published=each.was), each.path)


def span(least: float, most: float) -> float:
    is_whole = isinstance(least, int) and isinstance(most, int)
    return max(LEAST_SPAN, most - least) if is_whole else FRACTION_BEYOND * (most - least)


def is_number(value: Any) -> bool:
    return type(value) in (int, float)


def fallen(column: Column) -> Iterator[Finding]:
    """A number that breaks a scale that rises, or falls, in what is published."""
    for leaves in column.lists:
        published = [each.was for each in leaves if each.was is not MISSING]
        way = way_of(published)
        if way == 0:
            continue
        for one, next_ in pairwise([each for each in leaves if each.now is not MISSING]):
            if not (is_number(one.now) and is_number(next_.now)) or (next_.now - one.now) * way >= 0:
                continue
            path = next_.path if next_.is_new else one.path
            rises = "up" if way > 0 else "down"
            yield Finding(phrase("box-scale-broken", one=one.now, next=next_.now, way=rises), path)


def way_of(numbers: Sequence[Any]) -> int:
    """1 when they rise, -1 when they fall, 0 when they do neither."""
    if len(numbers) < LEAST_SCALE or not all(map(is_number, numbers)):
        return 0
    steps = [next_ - one for one, next_ in pairwise(numbers)]
    if all(step >= 0 for step in steps):
        return int(any(step > 0 for step in steps))
    return -int(all(step <= 0 for step in steps))


# How many of the same


def more_than_published(column: Column) -> Iterator[Finding]:
    """A colour, a kind, a glyph that stands there more often than in what is published."""
    published = Counter(word for each in column.leaves for word in words_in(each.was))
    counted = Counter(word for each in column.leaves for word in words_in(each.now))
    for word in sorted(published):
        if counted[word] <= published[word]:
            continue
        new = [each.path for each in column.leaves if each.is_new and word in words_in(each.now)]
        if new:
            args = {"what": DataWords(word), "counted": counted[word], "published": published[word]}
            yield Finding(phrase("box-more-than-published", **args), new[-1], others=tuple(new[:-1]))


def words_in(value: Json) -> list[str]:
    values = value if isinstance(value, list) else [value]
    return [each for each in values if isinstance(each, str) and each]


# The same twice


@dataclass(frozen=True, slots=True)
class Written:
    """A row as it is written."""

    path: str
    now: str
    was: str
    is_new: bool


def rows_twice(own: OwnBox, table: Table) -> Iterator[Finding]:
    """A row of several data that is like another one, where no two are alike in what is published."""
    rows = [written(own, table, row.path, [cell.path for cell in row.cells]) for row in table.rows]
    published = [each.was for each in rows if each.was]
    if len(set(published)) < len(published):
        return
    first: dict[str, Written] = {}
    for row in rows:
        if not row.now:
            continue
        other = first.setdefault(row.now, row)
        if other is not row and (row.is_new or other.is_new):
            here, there = (row, other) if row.is_new else (other, row)
            yield Finding(phrase("box-same-row"), here.path, others=(there.path,))


def written(own: OwnBox, table: Table, row: str, cells: Sequence[str]) -> Written:
    now = [own.value(path) for path in cells] if not own.is_taken(row) else []
    was = [own.published_value(path) for path in cells] if not is_added(parted(row)[0]) else []
    is_new = any(own.is_corrected(path) for path in cells)
    return Written(row, as_text(table, now), as_text(table, was), is_new)


def as_text(table: Table, values: Sequence[Json]) -> str:
    """Empty for what says too little to be the same: single numbers and words may well be alike."""
    there = [None if each is MISSING else each for each in values]
    if not there or (len(table.columns) == 1 and not isinstance(there[0], (dict, list))):
        return ""
    return json.dumps(there, sort_keys=True)
