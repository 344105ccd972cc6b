"""By which gestures moves of this game are made, where the rules have something to say of it."""

import pytest

from desktop.board.desk import BUTTON, Handle, click, drag
from desktop.games.council_of_shadows.desk import DESK
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.view import View
from tests.desktop.games.council_of_shadows.positions import crowded, seen, stated

pytestmark = pytest.mark.usefixtures("qapp")


def also(view: View, move: m.Move) -> list[Handle]:
    """All gestures but the usual one."""
    return list(DESK.handles(view, move)[1:])


def test_towers_stand_ready_in_every_height() -> None:
    view = seen(stated(seats=[{"zones": " | S-C2 | "}, {}], ask="actions"))
    full, low = (m.Colonise(seat=0, planet="1-01.1", cubes=count) for count in (2, 1))
    assert DESK.handle(view, full) == drag("tower-0-2", "planet-1-01.1")
    assert DESK.handle(view, low) == drag("tower-0-1", "planet-1-01.1")
    assert click("planet-1-01.1") in also(view, full)
    assert click("planet-1-01.1") not in also(view, low)


def test_a_galaxy_is_exploited_by_its_cube_or_its_plate() -> None:
    view = seen(crowded(ask="exploitation"))
    move = m.Exploit(seat=0, galaxy="ORA", planet="1-04.1")
    assert DESK.handle(view, move) == drag("cube-1-04.1-0-1", "cubes-0")
    others = {drag("cube-1-04.1-0-1", "plate-ORA"), drag("plate-ORA", "race-0"), click("plate-ORA")}
    assert set(also(view, move)) == others


def test_where_no_cube_is_lost_the_plate_itself_pays() -> None:
    view = seen(stated(seats=[{"colonies": "2-03.1"}, {}], ask="exploitation", spaces="BLU-1:2-03"))
    move = m.Exploit(seat=0, galaxy="BLU")
    assert list(DESK.handles(view, move)) == [drag("plate-BLU", "race-0"), click("plate-BLU")]


def test_a_cube_that_may_stay_goes_only_if_it_is_taken() -> None:
    """Ruling Q-61: the plate never asks which cube; the cube itself goes home, or to the plate."""
    seats = [{"colonies": "1-01.1", "built": "GRY-S1:ST-EXP"}, {}]
    view = seen(stated(seats=seats, options={"stations": True}, ask="exploitation"))
    kept, given_up = m.Exploit(seat=0, galaxy="GRY"), m.Exploit(seat=0, galaxy="GRY", planet="1-01.1")
    assert set(DESK.handles(view, kept)) == {drag("plate-GRY", "race-0"), click("plate-GRY")}
    cube = "cube-1-01.1-0-0"
    assert set(DESK.handles(view, given_up)) == {drag(cube, "cubes-0"), drag(cube, "plate-GRY")}


def test_gems_are_exchanged_at_the_supply() -> None:
    view = seen(stated(seats=[{"gems": "aag", "zones": "S-U | | "}, {}], ask="actions"))
    assert DESK.handle(view, m.UpgradeGem(seat=0, gem="a")) == drag("gem-0-a-1", "supply-g")
    assert DESK.handle(view, m.UpgradeGem(seat=0, gem="g")) == drag("gem-0-g-0", "supply-t")


def test_a_card_covers_what_lies_on_a_zone() -> None:
    """Whoever plays by keyboard stands on the card, not on the zone under it."""
    view = seen(stated(seats=[{"zones": " | S-C1 | ", "hand": "AI-11"}, {}], ask="planning"))
    free, covers = (m.PlanCard(seat=0, card="AI-11", zone=zone) for zone in (1, 2))
    assert DESK.handle(view, free) == drag("card-AI-11", "zone-0-1")
    assert also(view, free) == []
    assert DESK.handle(view, covers) == drag("card-AI-11", "card-S0-C1")
    assert also(view, covers) == [drag("card-AI-11", "zone-0-2")]


def test_a_system_is_extracted_anywhere_on_it() -> None:
    view = seen(crowded())
    move = m.Extract(seat=0, tile="1-04")
    on_it = {click(key) for key in ("tile-1-04", "resource-1-04", *(f"planet-1-04.{number}" for number in (1, 2, 3)))}
    assert DESK.handle(view, move) == drag("resource-1-04", "purse-0")
    assert set(also(view, move)) == {drag("resource-1-04", "race-0"), *on_it}


def test_energy_that_is_extracted_goes_to_the_race() -> None:
    view = seen(stated(seats=[{"zones": "S-X2 | | ", "colonies": "1-06.1"}, {}], ask="actions", spaces="GRY-1:1-06"))
    assert not view.box.tiles["1-06"].resource.gems.count
    assert DESK.handle(view, m.Extract(seat=0, tile="1-06")) == drag("resource-1-06", "race-0")


def test_the_top_of_a_pile_is_drawn_to_the_table_or_to_a_space() -> None:
    view = seen(stated(seats=[{"zones": "S-D | | "}, {}], ask="actions", spaces="GRY-1:1-01"))
    move = m.Discover(seat=0, sector=1)
    places = {handle.place for handle in also(view, move) if handle.pieces == {"top-1"}}
    assert DESK.handle(view, move) == drag("top-1", "drawn")
    assert {"space-GRY-2", "space-ORA-1"} <= places
    assert "space-GRY-1" not in places
    assert click("top-1") in also(view, move)


def test_the_card_of_the_automa_goes_to_those_it_has_played() -> None:
    view = seen(
        stated(seats=[{"colour": "red"}, {"automa": True, "colour": "blue"}], automa_card="A1-4", ask="actions", turn=1)
    )
    move = m.AutomaActs(seat=1)
    assert DESK.handle(view, move) == drag("automa-card", "automa-used")
    assert set(also(view, move)) == {click("automa-card"), BUTTON}
