"""Every legal move can be made by hand, and a gesture means one move, but for the choices that it offers."""

from collections import defaultdict

import pytest

from desktop.board.desk import BUTTON, Handle, click, drag
from desktop.games.council_of_shadows.handles import also, handle
from desktop.games.council_of_shadows.sprites import sprites
from rules.council_of_shadows import moves as m
from tests.desktop.games.council_of_shadows.positions import TABLES, Table, crowded, look, seen, some, stated

pytestmark = pytest.mark.usefixtures("qapp")

BUTTONS = {"cs.ready", "cs.finish"}
PAID = {"cs.buy_card", "cs.buy_improvement", "cs.buy_station"}
"""Which gems are paid is asked at the place."""


@pytest.mark.parametrize("table", TABLES)
def test_what_a_handle_names_lies_on_the_table(table: Table) -> None:
    for state, seat, legal in some(table, 60):
        view = seen(state, seat)
        shown = {sprite.key: sprite for sprite in sprites(view, look(seat, seats=table[0]))}
        for move in legal:
            used = [each for each in (handle(view, move), *also(view, move)) if each != BUTTON]
            assert bool(used) == (move.kind not in BUTTONS)
            for each in used:
                assert each.place is not None
                assert each.pieces | {each.place} <= set(shown), move
                assert shown[each.place].is_target, move


@pytest.mark.parametrize("table", TABLES)
def test_a_gesture_means_one_move(table: Table) -> None:
    for state, seat, legal in some(table, 60, seed=7):
        view = seen(state, seat)
        by_handle: defaultdict[Handle, list[m.Move]] = defaultdict(list)
        for move in legal:
            by_handle[handle(view, move)].append(move)
        shared = [moves for used, moves in by_handle.items() if used != BUTTON and len(moves) > 1]
        assert all({move.kind for move in moves} <= PAID for moves in shared), shared


def test_towers_stand_ready_in_every_height() -> None:
    view = seen(stated(seats=[{"zones": " | S-C2 | "}, {}], ask="actions"))
    full, low = (m.Colonise(seat=0, planet="1-01.1", cubes=count) for count in (2, 1))
    assert handle(view, full) == drag("tower-0-2", "planet-1-01.1")
    assert handle(view, low) == drag("tower-0-1", "planet-1-01.1")
    assert click("planet-1-01.1") in also(view, full)
    assert click("planet-1-01.1") not in also(view, low)


def test_a_galaxy_is_exploited_by_its_cube_or_its_plate() -> None:
    view = seen(crowded(ask="exploitation"))
    move = m.Exploit(seat=0, galaxy="ORA", planet="1-04.1")
    assert handle(view, move) == drag("cube-1-04.1-0-1", "cubes-0")
    assert set(also(view, move)) == {drag("cube-1-04.1-0-1", "plate-ORA"), click("plate-ORA")}


def test_gems_are_exchanged_at_the_supply() -> None:
    view = seen(stated(seats=[{"gems": "aag", "zones": "S-U | | "}, {}], ask="actions"))
    assert handle(view, m.UpgradeGem(seat=0, gem="a")) == drag("gem-0-a-1", "supply-g")
    assert handle(view, m.UpgradeGem(seat=0, gem="g")) == drag("gem-0-g-0", "supply-t")


def test_a_card_covers_what_lies_on_a_zone() -> None:
    """Whoever plays by keyboard stands on the card, not on the zone under it."""
    view = seen(stated(seats=[{"zones": " | S-C1 | ", "hand": "AI-11"}, {}], ask="planning"))
    free, covers = (m.PlanCard(seat=0, card="AI-11", zone=zone) for zone in (1, 2))
    assert handle(view, free) == drag("card-AI-11", "zone-0-1")
    assert list(also(view, free)) == []
    assert handle(view, covers) == drag("card-AI-11", "card-S0-C1")
    assert list(also(view, covers)) == [drag("card-AI-11", "zone-0-2")]


def test_a_system_is_extracted_anywhere_on_it() -> None:
    view = seen(crowded())
    move = m.Extract(seat=0, tile="1-04")
    assert handle(view, move) == click("tile-1-04")
    assert set(also(view, move)) == {click(f"planet-1-04.{number}") for number in (1, 2, 3)}
