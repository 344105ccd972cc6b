"""Random edits of every game that can be edited, one after the other."""

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

import pytest

from rules.core.contract import AnyGame
from rules.core.editing import AnyEditing, Edit, Field, Move, Put, Remove, Set, editing_of, emptied
from tests.each_game import given_by_each
from tests.rules.core.random_games import Lot
from tests.rules.promises import ByLot

ALL: tuple[ByLot, ...] = tuple(
    each for each in given_by_each("BY_LOT", "rules", "promises") if find_spec(f"{each.game.home}.editing")
)
WALKS, STEPS, SPREAD = 36, 60, 7
"""Walks begin at one in so many of the positions."""
each_game = pytest.mark.parametrize("by_lot", ALL, ids=lambda by_lot: by_lot.game.id)


def starts(by_lot: ByLot) -> Iterator[Any]:
    """Positions from games at all tables: of each one from its start, one from its middle, and an empty one."""
    for number in by_lot.tables:
        passed = by_lot.random.played(number, 0)
        yield from (passed[0].before, passed[len(passed) // 2].before, emptied(by_lot.game, passed[0].before))


def edits(editing: AnyEditing, state: Any, lot: Lot) -> Iterator[Edit]:
    """One edit of each sort that is offered here."""
    things = editing.things(state)
    spares = [each for each in editing.spares(state) if each.count]
    if spares:
        spare = lot.pick(spares)
        if places := editing.places(state, spare.id):
            yield Put(spare.id, lot.pick(places), lot.below(spare.turns))
    if things:
        thing = lot.pick(things)
        if places := editing.places(state, thing):
            yield Move(thing, lot.pick(places))
        yield Remove(lot.pick(things))
        if offers := editing.offers(state, lot.pick(things)):
            yield lot.pick(offers).edit
    yield of_field(lot.pick(editing.fields(state)), lot)


def of_field(field: Field, lot: Lot) -> Set:
    match field.kind:
        case "switch":
            return Set(field.id, not field.value)
        case "number":
            return Set(field.id, field.least + lot.below(field.most - field.least + 1))
        case "choice":
            return Set(field.id, lot.pick(field.choices).value)


def walk(game: AnyGame, state: Any, seed: int, steps: int = STEPS) -> Iterator[tuple[Any, Edit, Any]]:
    """Random edits, one after the other."""
    editing, lot = editing_of(game), Lot(seed, "editing")
    for _ in range(steps):
        edit = lot.pick(tuple(edits(editing, state, lot)))
        after = editing.apply(state, edit)
        yield state, edit, after
        state = after


@cache
def walked(game_id: str) -> tuple[tuple[Any, Edit, Any], ...]:
    by_lot = next(each for each in ALL if each.game.id == game_id)
    beginnings = list(starts(by_lot))
    return tuple(
        step for seed in range(WALKS) for step in walk(by_lot.game, beginnings[seed * SPREAD % len(beginnings)], seed)
    )


def walks(by_lot: ByLot) -> tuple[tuple[Any, Edit, Any], ...]:
    """Return the positions before and after each edit of walks from beginnings of all sorts; the same for all tests."""
    return walked(by_lot.game.id)


StateT = TypeVar("StateT")


class AtEditor(Generic[StateT]):
    """Somebody who edits a position of one game."""

    def __init__(self, editing: AnyEditing, start: StateT) -> None:
        self.editing, self.start = editing, start

    def edited(self, *edits: Edit, start: StateT | None = None) -> StateT:
        state: StateT = self.start if start is None else start
        for edit in edits:
            state = self.editing.apply(state, edit)
        return state

    def count(self, state: StateT, spare: str) -> int:
        return next(each.count for each in self.editing.spares(state) if each.id == spare)

    def field(self, state: StateT, id: str) -> Field:
        return next(each for each in self.editing.fields(state) if each.id == id)
