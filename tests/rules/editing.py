"""Random edits of every game that can be edited, one after the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

import pytest

from rules.core.contract import AnyGame
from rules.core.editing import AnyEditing, Edit, Field, Move, Put, Remove, Set, editing_of, emptied
from rules.core.memo import memo_of_last
from tests.each_game import given_by_each
from tests.rules.core.random_games import Lot
from tests.rules.promises import ByLot

ALL: tuple[ByLot, ...] = tuple(
    each for each in given_by_each("BY_LOT", "rules", "promises") if find_spec(f"{each.game.home}.editing")
)
WALKS, STEPS, SPREAD = 24, 45, 7
"""Walks begin at one in so many of the positions."""
AS_IT_IS = "as-it-is"
"""The value of the question that no editor knows."""
ANEW_EVERY = 30
"""Once in so many edits a table may be begun anew."""
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
    yield of_field(lot.pick([each for each in editing.fields(state) if each.group == "turn"]), lot)
    begins_anew = not lot.below(ANEW_EVERY)
    fields_of_state = [each for each in editing.fields(state) if begins_anew or each.group != "anew"]
    yield of_field(lot.pick(fields_of_state), lot)


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


# What a game says of its editing


@dataclass(frozen=True)
class Edited:
    """What a game gives to the tests of editing."""

    by_lot: ByLot
    unset: Mapping[str, str]
    """The fields of the state that nobody sets, each with its reason; `players.steps` for what each seat has."""
    remarks: Mapping[str, Callable[[], Any]]
    """A made position for each remark."""
    agenda: Mapping[type, str] | None = None
    """What can stand first on the agenda of the game; for what nobody chooses as the question, the reason."""


def from_game(by_lot: ByLot, wanted: Callable[[Any], bool], *edits: Edit, table: int = 0) -> Any:
    """The first such position of a game at this table, with these edits."""
    state = next(passed.before for passed in by_lot.random.played(table, 0) if wanted(passed.before))
    for edit in edits:
        state = editing_of(by_lot.game).apply(state, edit)
    return state


CONTAINERS = ("options", "turn", "village", "zu", "automa")
"""Parts of a position with fields of their own; some games, or tables, lack them."""


@memo_of_last
def parts_of(state: Any) -> dict[str, Any]:
    """Every field of a position with what it holds; those of seats together."""
    return dict(parts_within(state))


def parts_within(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    for each in fields(part):
        value, name = getattr(part, each.name), f"{path}{each.name}"
        if name == "players":
            for seat, player in enumerate(value):
                yield from ((f"{inner}@{seat}", held) for inner, held in parts_within(player, f"{name}."))
        elif name in CONTAINERS and is_dataclass(value):
            yield from parts_within(value, f"{name}.")
        elif name not in (*CONTAINERS, "box"):
            yield name, value


def set_by(before: Mapping[str, Any], after: Any) -> set[str]:
    """The fields that differ from what they were."""
    changed = (name for name, held in parts_of(after).items() if name in before and before[name] != held)
    return {name.partition("@")[0] for name in changed}


def rare_edits(editing: AnyEditing, state: Any) -> Iterator[Edit]:
    """What random walks may miss: what is offered in menus, and the values of fields."""
    for thing in editing.things(state):
        yield from (offer.edit for offer in editing.offers(state, thing))
    for field in editing.fields(state):
        yield from values_of(field)


def values_of(field: Field) -> Iterator[Set]:
    """Set it to its first and its last other value."""
    match field.kind:
        case "switch":
            yield Set(field.id, not field.value)
        case "number":
            yield from (Set(field.id, each) for each in {field.least, field.most} - {field.value})
        case "choice":
            others = [each.value for each in field.choices if each.value != field.value]
            yield from (Set(field.id, each) for each in {*others[:1], *others[-1:]})


def nearby(editing: AnyEditing, beginnings: Sequence[Any]) -> Iterator[tuple[Any, Iterator[Edit]]]:
    """Positions with rare edits of them: first as they are, then with each other question or option."""
    yield from ((state, rare_edits(editing, state)) for state in beginnings)
    for state in beginnings:
        for field in editing.fields(state):
            asks = [Set("ask", each.value) for each in field.choices] if field.id == "ask" else []
            for edit in asks or (values_of(field) if field.group == "options" else ()):
                after = editing.apply(state, edit)
                yield after, rare_edits(editing, after)


def asked_anew(editing: AnyEditing, state: Any) -> Iterator[Any]:
    """Each question that can be chosen here, as it begins; what only a game asks is left out."""
    for each in field_of(editing, state, "ask").choices:
        if each.value != AS_IT_IS:
            yield editing.apply(state, Set("ask", each.value))


def field_of(editing: AnyEditing, state: Any, id: str) -> Field:
    return next(each for each in editing.fields(state) if each.id == id)


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
        return field_of(self.editing, state, id)
