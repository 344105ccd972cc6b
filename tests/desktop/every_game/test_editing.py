"""Positions edited by hand, in every game: all that can be edited lies on the table and is edited by mouse; whatever
comes of edits is drawn."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from desktop.board.desk import Look, saying
from desktop.editor.desk import EditorDesk
from desktop.editor.table import EditedTable
from desktop.games.desks import desk_of
from desktop.style.theme import Style
from rules.core.contract import AnyGame
from rules.core.editing import Move, Put, Remove, editing_of
from tests.desktop.at_the_table import NAMES
from tests.desktop.editor.at_the_editor import AtEditor, opened
from tests.desktop.positions import texts_of
from tests.rules.core.random_games import Lot
from tests.rules.editing import each_game, starts, walks
from tests.rules.promises import ByLot

pytestmark = pytest.mark.usefixtures("unpainted")

DRAWN_EVERY, LEAST_WRONG = 4, 5
TRIES = 3
"""So often a sort of thing is tried before it counts as one that lies where it lies."""
SIZES = ((1264.0, 900.0), (1000.0, 620.0))


def look(game: AnyGame, state: Any, seat: int, size: tuple[float, float]) -> Look:
    return look_at(game, NAMES[: len(game.seated(state))], seat, size)


@cache
def look_at(game: AnyGame, names: tuple[str, ...], seat: int, size: tuple[float, float]) -> Look:
    style = Style("light", game.id, min(1.0, size[0] / 1264))
    return Look(*size, style, saying(texts_of(game, "fr"), names), names, seat)


def desk_at(game: AnyGame, state: Any) -> EditorDesk:
    desk = desk_of(game.id)
    assert desk is not None
    return EditorDesk(EditedTable(game, state, NAMES), desk)


def keys_at(game: AnyGame, state: Any) -> set[str]:
    """What can be pointed at, from one side of the table or another, once all is unfolded."""
    desk = desk_at(game, state)
    found = set()
    for seat, _ in enumerate(game.seated(state)):
        view, closed = game.view(state, seat), look(game, state, seat, SIZES[0])
        folds = frozenset(each.fold for each in desk.desk.sprites(view, closed) if each.fold)
        for here in (closed, replace(closed, open=folds)):
            found |= {each.key for each in desk.desk.sprites(view, here) if each.is_target}
    return found


@each_game
def test_whatever_edits_lead_to_is_drawn(by_lot: ByLot) -> None:
    """Hundreds of positions that random edits lead to; some of them are impossible."""
    game, lot, wrong = by_lot.game, Lot(5, "drawn"), 0
    for number, (_, edit, state) in enumerate(walks(by_lot)):
        if number % DRAWN_EVERY:
            continue
        seat = lot.below(len(game.seated(state)))
        wrong += any(editing_of(game).problems(state))
        try:
            assert desk_at(game, state).desk.sprites(game.view(state, seat), look(game, state, seat, lot.pick(SIZES)))
        except Exception as error:
            raise AssertionError((edit, seat)) from error
    assert wrong > LEAST_WRONG


@each_game
def test_what_is_edited_lies_on_the_table(by_lot: ByLot) -> None:
    game, editing = by_lot.game, editing_of(by_lot.game)
    for state in unlike(by_lot):
        there = keys_at(game, state)
        things = set(editing.things(state))
        under_others = {kind_of(key) for key in things - there}
        assert under_others <= {kind_of(key) for key in things & there}
        for what in (*(each.id for each in editing.spares(state)), *editing.things(state)):
            places = editing.places(state, what)
            assert not [place for place in places if place not in there], what


def unlike(by_lot: ByLot) -> list[Any]:
    """Positions from the middle of games and empty ones, one of each for so many seats and such options."""
    found = list(starts(by_lot))
    by_table = [
        {(str(state.options), len(state.players)): state for state in states} for states in (found[1::3], found[2::3])
    ]
    return [state for states in by_table for state in states.values()]


# By mouse


def kind_of(key: str) -> str:
    """Of which sort a thing or a spare is."""
    first, *words = key.split("-")
    return f"{first}-{words[0]}" if first == "spare" else first


@pytest.fixture
def editors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    found: list[AtEditor] = []

    def open_editor(game: AnyGame, state: Any) -> AtEditor:
        found.append(opened(tmp_path, game, state))
        return found[-1]

    yield open_editor
    for each in found:
        each.shell.close()


def one_of_each(by_lot: ByLot) -> list[Any]:
    """Positions from the middle of a few games, and empty ones."""
    found = list(starts(by_lot))
    middles, empty = found[1::3], found[2::3]
    by_options = [{str(each.options): each for each in states} for states in (middles, empty)]
    return [state for states in by_options for state in states.values()]


@each_game
def test_each_sort_of_spare_is_put_by_mouse(by_lot: ByLot, editors: Any) -> None:
    game, seen = by_lot.game, set()
    for state in one_of_each(by_lot):
        fresh = [each for each in editing_of(game).spares(state) if each.count and kind_of(each.id) not in seen]
        if not fresh:
            continue
        at = editors(game, state)
        for spare in fresh:
            if kind_of(spare.id) in seen:
                continue
            place = next((each for each in seen_places(at, spare.id) if free(at, each, spare.id)), None)
            if place is None:
                continue
            at.show_spare(spare.id)
            before = at.state
            at.drag(spare.id, place)
            assert at.state == editing_of(game).apply(before, Put(spare.id, place)) != before, (spare.id, place)
            seen.add(kind_of(spare.id))
    assert seen == {kind_of(each.id) for state in one_of_each(by_lot) for each in editing_of(game).spares(state)}


def seen_places(at: AtEditor, what: str) -> Iterator[str]:
    """Places of the table that are seen from this side."""
    there = at.keys()
    return (place for place in at.table.editing.places(at.state, what) if place in there)


def free(at: AtEditor, place: str, spare: str) -> bool:
    """Whether an edit there changes anything."""
    return bool(at.table.editing.apply(at.state, Put(spare, place)) != at.state)


@each_game
def test_each_sort_of_thing_is_moved_and_put_back_by_mouse(by_lot: ByLot, editors: Any) -> None:
    game = by_lot.game
    editing = editing_of(game)
    wanted = {kind_of(key) for state in one_of_each(by_lot) for key in editing.things(state)}
    moved: set[str] = set()
    removed: set[str] = set()
    tried: Counter[str] = Counter()

    def is_wanted(thing: str) -> bool:
        kind = kind_of(thing)
        return kind not in removed or (kind not in moved and tried[kind] < TRIES)

    for state in one_of_each(by_lot):
        if not any(map(is_wanted, editing.things(state))):
            continue
        at = editors(game, state)
        for seat, _ in enumerate(game.seated(state)):
            at.table.look_from(seat)
            for thing in filter(is_wanted, editing.things(state)):
                if thing in editing.things(at.state) and at.is_on_top(thing):
                    tried[kind_of(thing)] += 1
                    move_one(at, thing, moved)
                    remove_one(at, thing, removed)
    assert removed == wanted
    assert moved


def move_one(at: AtEditor, thing: str, moved: set[str]) -> None:
    before = at.state
    edits = (Move(thing, place) for place in seen_places(at, thing))
    edit = next((each for each in edits if at.table.editing.apply(before, each) != before), None)
    if edit is None:
        return
    at.drag(thing, edit.place)
    assert at.state == at.table.editing.apply(before, edit), edit
    moved.add(kind_of(thing))
    at.table.undo()
    assert at.state == before


def remove_one(at: AtEditor, thing: str, removed: set[str]) -> None:
    before = at.state
    at.put_back(thing)
    assert at.state == at.table.editing.apply(before, Remove(thing)), thing
    removed.add(kind_of(thing))
    if at.state != before:
        at.table.undo()
