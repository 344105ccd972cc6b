"""By which gestures moves of this game are made, where the rules have something to say of it."""

import pytest

from desktop.board.desk import Handle
from desktop.games.excavation_earth.desk import DESK
from rules.excavation_earth import moves as m
from rules.excavation_earth.view import View
from tests.desktop.games.excavation_earth.positions import seen, stated

pytestmark = pytest.mark.usefixtures("qapp")


def also(view: View, move: m.Move) -> list[Handle]:
    """All gestures but the usual one."""
    return list(DESK.handles(view, move)[1:])


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
