"""Every legal move can be made by hand, and a gesture means one move, but for the choices that it offers."""

from collections import defaultdict

import pytest

from desktop.board.desk import BUTTON, Handle, click, drag
from desktop.games.hoyuk.desk import DESK
from desktop.games.hoyuk.handles import alike
from desktop.games.hoyuk.sprites import sprites
from rules.hoyuk import moves as m
from rules.hoyuk.view import View
from tests.desktop.games.hoyuk.positions import TABLES, crowded, look, seen, some, stated
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")


def also(view: View, move: m.Move) -> list[Handle]:
    """All gestures but the usual one."""
    return list(DESK.handles(view, move)[1:])


BUTTONS = {"hk.pass_window", "hk.forgo", "hk.use_power", "hk.decline_power", "hk.neighbour_acts"}


@pytest.mark.parametrize("table", TABLES)
def test_what_a_handle_names_lies_on_the_table(table: Table) -> None:
    for state, seat, legal in some(table, 40):
        view = seen(state, seat)
        shown = {sprite.key: sprite for sprite in sprites(view, look(seat, seats=table[0]))}
        for move in legal:
            used = DESK.handle(view, move)
            if move.kind in BUTTONS:
                assert used == BUTTON
                assert also(view, move) == []
                continue
            for each in DESK.handles(view, move):
                assert each.place is not None
                assert each.pieces | {each.place} <= set(shown), move
                assert all(shown[key].is_target for key in (*each.pieces, each.place)), move


@pytest.mark.parametrize("table", TABLES)
def test_a_gesture_means_one_move(table: Table) -> None:
    for state, seat, legal in some(table, 40, seed=7):
        view = seen(state, seat)
        by_handle: defaultdict[Handle, list[m.Move]] = defaultdict(list)
        for move in legal:
            if move.kind not in BUTTONS:
                for each in DESK.handles(view, move):
                    by_handle[each].append(move)
        shared = [moves for moves in by_handle.values() if len(moves) > 1]
        assert all(is_choice(moves) for moves in shared), shared


def is_choice(moves: list[m.Move]) -> bool:
    """A pen is turned; a roof is cleared for a storey, or not; one card of jokers stands for any element."""
    kinds = {move.kind for move in moves}
    if kinds == {"hk.build_pen"}:
        return len({move.gate for move in moves if isinstance(move, m.BuildPen)}) == len(moves)
    return kinds in ({"hk.build_house"}, {"hk.build_with_card"})


def test_elements_are_taken_from_the_bench_or_from_the_supply() -> None:
    view = seen(crowded())
    assert DESK.handle(view, m.BuildHouse(seat=0, cell="E2")) == drag("element-0-house", "cell-E2")
    assert also(view, m.BuildHouse(seat=0, cell="E2")) == [
        drag("element-1-house", "cell-E2"),
        drag("waiting-0", "cell-E2"),
    ]
    assert DESK.handle(view, m.BuildPen(seat=0, cell="E2", gate=2)) == drag("element-1-pen", "cell-E2")
    assert also(view, m.BuildPen(seat=0, cell="E2", gate=2)) == [drag("supply-pen", "cell-E2")]


def test_what_stands_there_is_what_one_drops_on() -> None:
    view = seen(crowded())
    assert DESK.handle(view, m.BuildHouse(seat=0, cell="E3")) == drag("element-0-house", "house-E3")
    assert DESK.handle(view, m.BuildHouse(seat=0, cell="C3")) == drag("element-0-house", "cell-C3")
    assert DESK.handle(view, m.PlaceRoof(seat=0, cell="E3", piece="oven")) == drag("element-1-oven", "house-E3")


def test_one_house_is_as_good_as_another() -> None:
    kinds = alike(seen(crowded()))
    assert frozenset({"element-0-house", "element-1-house", "waiting-0"}) in kinds
    assert frozenset({"element-1-pen", "supply-pen"}) in kinds


def test_cards_of_a_symbol_are_alike_and_jokers_join_them() -> None:
    view = seen(crowded(ask="window", phase=3))
    ovens = next(each for each in alike(view) if len(each) == 2)
    (jokers,) = (each for each in alike(view) if "joker" in view.box.symbol[min(each).removeprefix("card-")])
    score = m.ScoreGroup(seat=0, symbol="oven", cards=1, jokers=1)
    used = DESK.handle(view, score)
    assert used.place == "scoring"
    assert len(used.pieces & ovens) == len(used.pieces & jokers) == 1


def test_a_pen_lies_the_way_of_its_gate() -> None:
    view = seen(crowded())
    assert DESK.facing(view, m.BuildPen(seat=0, cell="E2", gate=2)) == 2
    assert DESK.facing(view, m.BuildHouse(seat=0, cell="E2")) is None


def test_blocks_are_clicked_by_their_label_or_anywhere_in_them() -> None:
    view = seen(crowded(ask="inspect"))
    inspect = m.InspectBlock(seat=0, block="F7")
    assert DESK.handle(view, inspect) == click("block-F7")
    assert also(view, inspect) == [click("cell-F7"), click("cell-G7"), click("cell-F8")]


def test_what_a_catastrophe_takes_is_clicked_or_dragged_away() -> None:
    view = seen(crowded(ask="catastrophe"))
    lose = m.LosePiece(seat=0, cell="K10")
    assert DESK.handle(view, lose) == click("house-K10")
    assert also(view, lose) == [drag("house-K10", "bench")]


def test_the_marker_goes_to_another_board() -> None:
    view = seen(stated(village="R F6, B F5", pending=[{"kind": "pass_marker"}]))
    assert DESK.handle(view, m.GiveMarker(seat=0, to=1)) == drag("marker", "mat-1")
