"""By which gestures moves of this game are made, where the rules have something to say of it."""

import pytest

from desktop.board.desk import Handle, click, drag
from desktop.games.hoyuk.desk import DESK
from desktop.games.hoyuk.handles import alike
from rules.hoyuk import moves as m
from rules.hoyuk.view import View
from tests.desktop.games.hoyuk.positions import crowded, seen, stated

pytestmark = pytest.mark.usefixtures("qapp")


def also(view: View, move: m.Move) -> list[Handle]:
    """All gestures but the usual one."""
    return list(DESK.handles(view, move)[1:])


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
