"""Pieces without names travel too: buyers up their queues and from board to board, cubes from market to mothership."""

from collections.abc import Mapping
from typing import Any

import pytest

from desktop.board.sprite import Key
from desktop.games.excavation_earth.sprites import sprites
from desktop.games.excavation_earth.travels import comes_from, goes_to, same
from desktop.table.seats import PERSON
from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from tests.desktop.at_the_table import game
from tests.desktop.conftest import SitDown
from tests.desktop.games.excavation_earth.positions import look, positions, seen, stated

pytestmark = pytest.mark.usefixtures("unpainted")

BARGAINING = [{"kind": "bargaining", "market": 0}]


def journeys(notes: Mapping[str, Any], *moves: m.Move) -> Mapping[Key, Key]:
    state = stated(**notes)
    before = seen(state)
    for move in moves:
        state = GAME.apply(state, move).state
    return same(before, seen(state))


def test_a_full_queue_moves_up_and_its_first_goes_back_to_the_track() -> None:
    notes = {"seats": [{}, {}], "queues": {"M1": "VWVG"}, "pending": BARGAINING}
    state = stated(**notes)
    found = journeys(notes, m.AddBuyer(seat=0, market=0, buyer="R"))
    lowest = seen(state).popularity(2)
    violet = seen(state).popularity(3)
    assert found == {
        "queued-0-0": "queued-0-1",
        "queued-0-1": "queued-0-2",
        "queued-0-2": "queued-0-3",
        "queued-0-3": f"stock-R-{lowest}",
        f"stock-V-{violet - 1}": "queued-0-0",
    }


def test_a_buyer_who_joins_comes_from_the_lowest_space_of_its_track() -> None:
    notes = {"seats": [{}, {}], "queues": {"M1": "V"}, "pending": BARGAINING}
    lowest = seen(stated(**notes)).popularity(1)
    found = journeys(notes, m.AddBuyer(seat=0, market=0, buyer="G"))
    assert found == {"queued-0-1": f"stock-G-{lowest}"}


def test_after_a_sale_buyers_board_the_mothership_those_aboard_leave_it_and_the_trader_is_promoted() -> None:
    seats = [{"hold": "Vg1", "traders": "M2", "hand": "R-SA"}, {}]
    notes = {"seats": seats, "queues": {"M2": "RVW"}, "mothership": "G"}
    sell = m.Sell(seat=0, card="R-SA-1")
    offer = m.Offer(seat=0, relic="Vg1", store="hold", market=1)
    before = GAME.apply(GAME.apply(stated(**notes), sell).state, offer).state
    found = same(seen(before), seen(GAME.apply(before, m.CloseSale(seat=0)).state))
    assert {found[f"waiting-{at}"] for at in range(2)} == {"queued-1-1", "queued-1-2"}
    assert [new for new, old in found.items() if old == "waiting-0"] == [f"stock-G-{seen(before).popularity(1) - 1}"]
    centre = seen(before).box.centre_of[1]
    assert found[f"envoy-{centre}-0-0"] == "trader-1-0-0"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("zu", [False, True])
def test_whatever_travels_lay_on_the_table_and_lies_there_now(zu: bool) -> None:
    """And nobody travels twice."""
    shown: dict[Key, Any] = {}
    before = None
    for state, _, _ in positions(2, zu=zu, seed=3):
        now = seen(state)
        table = {sprite.key: sprite for sprite in sprites(now, look(0, seats=2))}
        if before is not None:
            found = same(before, now)
            assert set(found) <= set(table)
            assert set(found.values()) <= set(shown)
            assert len(set(found.values())) == len(found)
        before, shown = now, table


def test_cubes_come_from_the_supply_and_go_back_there() -> None:
    view = seen(stated(seats=[{}, {}], row="R-SA:1"))
    assert comes_from(view, "surveyed-R-SA-1", view) == ("crew-1", "name-1")
    assert comes_from(view, "surveyed-G-SA-1", view) == ()
    assert [goes_to(view, key, view) for key in ("envoy-1-0-2", "trader-3-1-0", "guard-1-Rg2")] == [
        ("crew-0", "name-0"),
        ("crew-1", "name-1"),
        ("crew-1", "name-1"),
    ]


def test_a_buyer_is_seen_on_its_way_from_the_track_to_the_queue(sit_down: SitDown) -> None:
    notes = {"seats": [{}, {}], "queues": {"M1": "VWVG"}, "pending": BARGAINING}
    at = sit_down(game(PERSON, PERSON, notes=notes, of=GAME), pace="slow")
    at.screen.uncover()
    scene = at.screen.area.scene
    front, start = scene.place_of("queued-0-0"), scene.place_of(f"stock-R-{at.table.view.popularity(2)}")
    at.table.propose(m.AddBuyer(seat=0, market=0, buyer="R"))
    ways = at.screen.area.animations._ways
    assert ways["queued-0-3"].start == start
    assert ways["queued-0-0"].end == front
    violet = at.table.view.popularity(3)
    assert ways[f"stock-V-{violet}"].start == front
    at.screen.skip()
    assert not at.screen.area.animations.under_way
