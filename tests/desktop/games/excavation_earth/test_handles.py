"""Every legal move can be made by hand, and a gesture means one move, but for the choices that it offers."""

from collections import defaultdict

import pytest

from desktop.board.desk import BUTTON, Handle
from desktop.games.excavation_earth.desk import DESK
from desktop.games.excavation_earth.sprites import sprites
from rules.excavation_earth import moves as m
from rules.excavation_earth.view import View
from tests.desktop.games.excavation_earth.positions import MODES, look, positions, seen, stated

pytestmark = pytest.mark.usefixtures("qapp")


def also(view: View, move: m.Move) -> list[Handle]:
    """All gestures but the usual one."""
    return list(DESK.handles(view, move)[1:])


BUTTONS = {"ee.keep_hand", "ee.pass", "ee.flip", "ee.close_sale", "ee.finish"}
EVERY = 8


@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_what_a_handle_names_lies_on_the_table(seats: int, zu: bool) -> None:
    known: set[str] = set()
    for number, (state, seat, legal) in enumerate(positions(seats, zu=zu, seed=seats)):
        new = {move.kind for move in legal} - known
        if number % EVERY and not new:
            continue
        known |= new
        view = seen(state, seat)
        shown = {sprite.key: sprite for sprite in sprites(view, look(seat, seats=seats))}
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


@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_a_gesture_means_one_move(seats: int, zu: bool) -> None:
    for state, seat, legal in positions(seats, zu=zu, seed=7):
        view = seen(state, seat)
        by_handle: defaultdict[Handle, list[m.Move]] = defaultdict(list)
        for move in legal:
            if move.kind not in BUTTONS:
                for each in DESK.handles(view, move):
                    by_handle[each].append(move)
        shared = [moves for moves in by_handle.values() if len(moves) > 1]
        assert all(is_choice(moves) for moves in shared), shared


def is_choice(moves: list[m.Move]) -> bool:
    """Psychics may store a drawn relic for nothing or buy it (EE-FAC-ISS-2); guards may stand in for the supply."""
    kinds = {move.kind for move in moves}
    return kinds in ({"ee.buy_drawn", "ee.store_drawn"}, {"ee.survey"})


def test_a_card_goes_where_its_action_is() -> None:
    view = seen(stated(seats=[{"explorers": "R1 BW M1", "hand": "R-SA"}, {}], sites="Rg2", row="G-SB"))
    card = frozenset({"card-R-SA-1"})
    places: dict[m.Move, str] = {
        m.Travel(seat=0, card="R-SA-1"): "explorer-0-0",
        m.Excavate(seat=0, card="R-SA-1"): "place-R1",
        m.Market(seat=0, card="R-SA-1", market=0): "queue-0",
        m.Sell(seat=0, card="R-SA-1"): "buyers",
        m.Command(seat=0, card="R-SA-1"): "centre-0",
        m.Smuggle(seat=0, card="R-SA-1"): "place-BW",
        m.Survey(seat=0, card="R-SA-1", replaced="G-SB-1"): "card-G-SB-1",
    }
    assert {move: DESK.handle(view, move) for move in places} == {
        move: Handle(card, key) for move, key in places.items()
    }


def test_any_explorer_takes_a_travel_card() -> None:
    view = seen(stated(seats=[{"hand": "R-SA"}, {}]))
    travel = m.Travel(seat=0, card="T0-3")
    assert [each.place for each in also(view, travel)] == ["explorer-0-1", "explorer-0-2"]


def test_a_guard_stands_in_when_the_supply_is_empty() -> None:
    traders = " ".join(f"M{market}*3" for market in range(1, 7))
    state = stated(
        seats=[
            {"traders": traders, "envoys": "C1*2", "guards": "Yg1 Gg2", "hand": "R-SA", "explorers": "M1 R1 R2"},
            {},
        ],
        pending=[{"kind": "bargaining", "market": 0}],
    )
    assert state.players[0].supply == 0
    move = m.SendTrader(seat=0, market=0, guard="Yg1")
    assert DESK.handle(seen(state), move) == Handle(frozenset({"guard-0-Yg1"}), "queue-0")
