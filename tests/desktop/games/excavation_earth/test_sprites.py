"""What only the table of Excavation Earth promises."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from desktop.games.excavation_earth.shown import Shown
from desktop.games.excavation_earth.sprites import sprites
from tests.desktop.games.excavation_earth.positions import MODES, look, seen, some, stated
from tests.desktop.games.looks import SIZES, overlapping

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_every_relic_that_lies_open_is_there(seats: int, zu: bool) -> None:
    """Those of the sites, the stores and a survey; of each pile the visible one."""
    for state, seat in some(seats, 30, zu=zu):
        shown = {sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=seats))}
        lying = [ref for site in state.sites for ref in site] + [pile[0] for pile in state.piles if pile]
        lying += [ref for player in state.players for ref in player.relics] + list(state.drawn)
        assert {key for key in shown if key.startswith("relic-")} == {f"relic-{ref}" for ref in lying}


def test_all_buyers_stand_somewhere() -> None:
    """In queues, on tracks, in the white area, on the mothership: 57 with four seats (EE-SET-15)."""
    for state, seat in some(4, 40):
        shown = sprites(seen(state, seat), look(seat))
        assert sum(sprite.key.startswith(("queued-", "stock-", "waiting-")) for sprite in shown) == 57


def test_hidden_cards_show_their_backs() -> None:
    state = stated(seats=[{"hand": "R-SA G-SB"}, {"hand": "V-SC O-SM Y-SA"}])
    keys = {sprite.key for sprite in sprites(seen(state, 0), look(0, seats=2))}
    assert {"card-R-SA-1", "card-G-SB-1"} <= keys
    assert not any(key.startswith(("card-V-SC", "card-O-SM", "card-Y-SA")) for key in keys)


@pytest.mark.parametrize("text", [1.0, 3.0])
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize(("seats", "zu"), MODES)
def test_what_lies_on_a_board_lies_within_it(text: float, size: int, seats: int, zu: bool) -> None:
    state, seat = some(seats, 1000, zu=zu)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=seats, text=text)).places
    on_main = [*(queue.rect for queue in at.queues), at.chart.rect, *(pile.rect for pile in at.strip.piles.values())]
    assert overlapping([*on_main, *at.strip.order, *at.strip.rounds]) == []
    assert all(at.main.contains(part) for part in on_main)
    assert overlapping([track.column for track in at.buyers.tracks.values()] + [at.buyers.white]) == []
    mat = at.mat
    parts = [*mat.gallery.cells.values(), *mat.stores.hold, *mat.stores.container, mat.hand, mat.travel, mat.power]
    assert overlapping(parts) == []
    assert all(mat.rect.contains(part) for part in parts)
    for other in at.others.values():
        parts = [*other.cells.values(), *other.stores.hold, *other.stores.container]
        assert overlapping(parts) == []
        assert all(other.rect.contains(part) for part in parts)


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_locations_have_room_for_what_stands_beside_them(size: int) -> None:
    """No relic covers the sign of a location, and all lies on the chart."""
    state, seat = some(4, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size)).places.chart
    nodes = list(at.nodes.values())
    assert overlapping(nodes) == []
    for ref, spots in at.spots.items():
        assert at.rect.contains(spots.explorers), ref
        if not spots.relics.isNull():
            assert at.rect.contains(spots.relics), ref
            others = [node for other, node in at.nodes.items() if other != ref]
            assert all(area(spots.relics.intersected(node)) < area(spots.relics) * 0.2 for node in others), ref


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def test_a_pile_unfolds() -> None:
    view, here = seen(stated(piles={"Y": "Yg1 Yg3 Yg3"})), look(0, seats=2)
    lying = {sprite.key: sprite.fold for sprite in sprites(view, here)}
    assert lying["pile-Y"] == lying["relic-Yg1#1"] == "pile-Y"
    assert lying["queue-0"] == ""
    fanned = [each.key for each in sprites(view, replace(here, open=frozenset({"pile-Y"}))) if each.key not in lying]
    assert [key for key in fanned if key.startswith("fan-Y")] == ["fan-Yg1#1", "fan-Yg3#1", "fan-Yg3#2"]


def test_what_shows_all_that_it_is_does_not_unfold() -> None:
    view, here = seen(stated(piles={"Y": "Yg1"}, sites="")), look(0, seats=2)
    folds = {sprite.key: sprite.fold for sprite in sprites(view, here)}
    assert folds["pile-Y"] == folds["place-V2"] == folds["discard"] == ""
    still_open = replace(here, open=frozenset({"pile-Y", "pile-R", "place-V2", "discard"}))
    assert {sprite.key for sprite in sprites(view, still_open)} == set(folds)
