"""Action A: where the scout goes, stations on the way, labs where it ends."""

from typing import Any

from rules.magnastorm import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    GREY,
    ORANGE,
    PINK,
    Table,
    build,
    crew,
    drive,
    finish,
    give,
    install,
    move_scout,
    table,
    take_cube,
)

RANGE_ROW = {"cell": "R3/C2", "action": "move"}
PLAIN = {"cell": "R4/C2", "action": "move"}


def driving(*, range_: bool = False, **more: Any) -> Table:
    """The row is paid for; where does the scout go?"""
    row = RANGE_ROW if range_ else PLAIN
    return table(**{**row, "pending": [{"kind": "driving"}, {"kind": "use_cell"}], **more})


def places(t: Table, station: str = "") -> set[str]:
    return {move.to for move in t.moves(m.Drive) if move.station == station}


def ex6(**more: Any) -> Table:
    """Round 2: calm are W, NW, NE. Orange stands on NE.d2; pink has a station between W and NW."""
    seats = [
        {},
        {},
        {"stations": "W>NW/I"},
        {"scout": "NE.d2", "cubes": "oo", "labs": "W.a1 W.b1", "levels": {"red": 1}},
    ]
    return driving(seats=seats, turn=ORANGE, round=2, **more)


def test_ex6_where_orange_may_go() -> None:
    """MS-MOV-2, MS-MOV-4, MS-MOV-6, MS-MOV-10, MS-MOV-11."""
    t = ex6()
    assert places(t) == {"NE.d1", "NE.d3", "NE.c1", "NE.c2", "NE.e1", "NE.e2", "NE.d2"}
    assert places(t, "W>NW/I") == {"W.d1", "W.d2", "W.d3", "W.e1", "W.e2", "NW.b1"}
    for space in ("E.a1", "E.a2", "E.b1"):
        assert t.why_not(drive(space, seat=ORANGE)) == "MS-MOV-4"


def test_ex7_a_ride_and_a_lab() -> None:
    """MS-MOV-6, MS-LAB-1, MS-LAB-2, MS-LAB-6, MS-RES-1, ruling A35: a cube of choice to pink, the third lab for one
    own cube, red 2 gives any player's colour."""
    t = ex6().play(drive("W.e2", "W>NW/I", ORANGE))
    assert t.cubes(ORANGE) == "o"  # of one colour only: nobody is asked which
    assert t.cubes(PINK) == "ppo"
    t.play(install(seat=ORANGE))
    assert t.cubes(ORANGE) == ""
    assert t.level("red", ORANGE) == 2
    assert t.asks == "MS-RES-1"
    t.play(take_cube("purple", ORANGE))
    assert t.cubes(ORANGE) == "v"
    assert t.labs("W.e2") == (ORANGE,)


def test_the_fee_is_of_any_colour_one_has() -> None:
    """MS-MOV-6: that very cube goes to the owner."""
    t = driving(cubes="gy", rivals=({}, {"stations": "SW>W/O"}, {})).play(drive("W.a1", "SW>W/O"))
    assert t.asks == "MS-MOV-6"
    assert t.why_not(give("purple")) == "MS-MOV-6"
    t.play(give("yellow"))
    assert (t.cubes(GREY), t.cubes(PINK)) == ("g", "ppy")
    paid = t.happened("fee_paid")
    assert (paid.owner, paid.colour, paid.site) == (PINK, "yellow", "SW>W/O")


def test_own_stations_are_free() -> None:
    """MS-MOV-6."""
    t = driving(cubes="", stations="W>NW/I").play(drive("NW.b1", "W>NW/I"))
    assert t.asks == "MS-LAB-1"


def test_a_foreign_station_needs_a_cube_and_an_empty_site_is_none() -> None:
    """MS-MOV-6, MS-MOV-11."""
    t = driving(cubes="", rivals=({}, {"stations": "W>NW/I"}, {}))
    assert t.case(drive("NW.b1", "W>NW/I")) == "fee"
    assert t.case(drive("W.a1", "SW>W/O")) == "empty"
    rich = driving(cubes="g", rivals=({}, {"stations": "W>NW/I"}, {}))
    assert rich.why_not(drive("W.a1", "W>NW/I")) == "MS-MOV-11"
    assert rich.why_not(drive("START_1", "W>NW/I")) == "MS-MOV-2"


def test_a_station_uses_one_step() -> None:
    """MS-MOV-11, MS-MOV-3, ruling A5: with two steps one goes a zone further, through calm only."""
    t = driving(range_=True, cubes="", stations="W>NW/I")
    assert "NW.c1" in places(t, "W>NW/I")
    assert "W.c1" in places(t, "W>NW/I")
    assert t.why_not(drive("NW.d1", "W>NW/I")) == "MS-MOV-11"


def test_stations_beside_the_storm_lead_only_into_calm() -> None:
    """MS-MOV-4, ruling A3."""
    t = driving(cubes="", stations="NW>NE/O", scout="W.c1")
    assert places(t, "NW>NE/O") == {"NW.d1", "NW.d2", "NW.d3", "NW.e1", "NW.e2"}
    assert t.why_not(drive("NE.a1", "NW>NE/O")) == "MS-MOV-4"


def test_one_step_or_two() -> None:
    """MS-MOV-2, MS-MOV-3, MS-BON-5."""
    t = driving(scout="SW.c1")
    assert t.why_not(drive("W.a1")) == "MS-MOV-3"
    assert t.why_not(drive("SW.c2")) == ALLOWED
    assert t.why_not(drive("nowhere")) == "MS-MOV-2"
    assert driving(range_=True, scout="SW.c1").why_not(drive("W.a1")) == ALLOWED


def test_no_drive_leads_onto_the_pad() -> None:
    """MS-MOV-2: but a scout may stay there."""
    assert driving(scout="SW.a1").why_not(drive("START_1")) == "MS-MOV-2"
    t = driving()
    assert places(t) == {"START_1", "SW.a1", "SW.a2", "SW.b1"}
    t.play(drive("START_1"))
    assert t.seat == 1  # nothing can be installed on the pad


def test_no_passing_through_the_storm() -> None:
    """MS-MOV-4, ruling A3."""
    t = driving(range_=True, scout="NW.d1")
    assert not {place for place in places(t) if place.startswith("NE")}
    assert t.why_not(drive("NE.c1")) == "MS-MOV-4"


def test_leaving_the_storm_with_range() -> None:
    """MS-MOV-7, ruling A34: through the storm, if need be; backwards, too."""
    t = driving(range_=True, round=2, scout="SW.c1")
    assert places(t) == {"W.a1", "W.a2", "W.b1"}
    assert t.why_not(drive("SW.c1")) == "MS-MOV-7"
    assert t.why_not(drive("SW.d1")) == "MS-MOV-7"
    back = driving(round=2, scout="E.a1")
    assert places(back) == {"NE.d1", "NE.d2", "NE.d3", "NE.e1", "NE.e2"}


def test_a_storm_that_cannot_be_left() -> None:
    """MS-MOV-8, ruling A1: clockwise towards the nearest calm sector; not staying, not away from it; a lab may be
    installed."""
    t = driving(round=2, scout="SW.c1")
    assert t.asks == "MS-MOV-8"
    assert places(t) == {"SW.d1", "SW.d2", "SW.d3", "SW.e1", "SW.e2"}
    assert t.why_not(drive("SW.a1")) == "MS-MOV-8"
    assert t.why_not(drive("SW.c1")) == "MS-MOV-7"
    t.play(drive("SW.d1"))
    assert t.happened("scout_moved").rule == "MS-MOV-8"
    assert t.asks == "MS-LAB-1"


def test_the_other_reading_of_the_storm() -> None:
    """MS-MOV-8, ruling A1: put down at the entry of the calm sector."""
    t = driving(round=2, scout="SW.c1", storm_escape="jump")
    assert places(t) == {"W.a1", "W.a2", "W.b1"}
    t.play(drive("W.a1"))
    assert t.asks == "MS-LAB-1"  # no station on the way


def test_a_ride_out_of_the_storm_is_a_usual_drive() -> None:
    """MS-MOV-8, MS-TEL-1: with two steps a station may be built on the way, whatever the storm would have asked."""
    words: dict[str, Any] = {"round": 2, "scout": "SE.c1", "cubes": "gggy", "storm_escape": "jump"}
    t = driving(range_=True, **words, rivals=({"stations": "W>NW/O"}, {}, {}))
    assert t.asks == "MS-MOV-8"
    t.play(drive("NW.b1", "W>NW/O"))
    assert t.happened("scout_moved").rule == "MS-MOV-2"
    t.play(give("yellow"))
    assert {move.site for move in t.moves(m.Build)} == {"W>NW/I"}
    put_down = driving(**words).play(drive("W.a1"))
    assert put_down.happened("scout_moved").rule == "MS-MOV-8"
    assert driving(scout="SW.a1", cubes="g").play(drive("SW.a2")).happened("scout_moved").rule == "MS-MOV-2"
    assert driving(scout="SW.a1", cubes="g").play(drive("SW.a1")).happened("scout_moved").rule == "MS-MOV-10"


def test_an_own_station_must_be_used_to_leave_the_storm() -> None:
    """MS-MOV-7, ruling A2: an own one, if it is the only way; a rival's may be."""
    t = driving(round=2, scout="SW.c1", stations="NW>NE/O")
    assert places(t) == set()
    assert t.why_not(drive("SW.d1")) == "MS-MOV-7"
    assert places(t, "NW>NE/O")
    foreign = driving(round=2, scout="SW.c1", cubes="g", rivals=({"stations": "NW>NE/O"}, {}, {}))
    assert places(foreign) == {"SW.d1", "SW.d2", "SW.d3", "SW.e1", "SW.e2"}
    assert places(foreign, "NW>NE/O")


def test_a_pad_in_the_storm() -> None:
    """MS-MOV-7, MS-MOV-8, ruling A33: the pad is part of its sector."""
    t = driving(round=2)
    assert t.why_not(drive("START_1")) == "MS-MOV-7"
    assert places(t) == {"SW.a1", "SW.a2", "SW.b1"}


def test_scouts_share_spaces() -> None:
    """MS-MOV-9, MS-MOV-5: also where labs stand, but then nothing can be installed."""
    t = driving(rivals=({"scout": "SW.a1"}, {"labs": "SW.b1"}, {}))
    assert t.why_not(drive("SW.a1")) == ALLOWED
    t.play(drive("SW.b1"))
    assert t.state.to_act[0] == 1
    busy = driving(rivals=({}, {"labs": "W.b1"}, {}), cubes="gg", scout="SW.d1").play(drive("W.b1"))
    assert busy.asks == "MS-TEL-1"
    assert busy.why_not(install()) == "MS-MOV-5"


def test_staying_is_an_action() -> None:
    """MS-MOV-10, rulings A14, A40: the row is paid for, a lab may be installed."""
    t = table(cubes="gg", scout="SW.a1").play(crew("C1", "R4/C2"), move_scout())
    assert t.cubes() == "g"
    t.play(drive("SW.a1"), install())
    assert t.labs("SW.a1") == (GREY,)
    assert t.level("red") == 1


# Stations


def test_ex8_building() -> None:
    """MS-TEL-1, MS-TEL-2: two own cubes in all, two reputation; a lab in the same turn."""
    t = table(cubes="ggg", scout="SW.d1").play(crew("C1", "R4/C2"), move_scout(), drive("W.a1"))
    assert t.asks == "MS-TEL-1"
    assert [move.site for move in t.moves(m.Build)] == ["SW>W/O"]
    t.play(build("SW>W/O"))
    assert t.cubes() == "g"
    assert t.gained() == [("stations", 2)]
    assert t.station("SW>W/O") == GREY
    assert t.player().stations == 2
    t.play(install())
    assert t.labs("W.a1") == (GREY,)


def test_building_needs_the_drive() -> None:
    """MS-TEL-5, rulings A5, A6: not when staying, not inside a sector, not on the first step out of a station."""
    stays = driving(scout="W.a1", cubes="ggg").play(drive("W.a1"))
    assert stays.asks == "MS-LAB-1"
    inside = driving(scout="W.a1", cubes="ggg").play(drive("W.c1"))
    assert inside.asks == "MS-LAB-1"
    rides = driving(scout="SW.a1", cubes="ggg", stations="SW>W/O").play(drive("W.a1", "SW>W/O"))
    assert rides.asks == "MS-LAB-1"
    further = driving(range_=True, scout="SW.a1", cubes="ggg", stations="W>NW/O").play(drive("NW.b1", "W>NW/O"))
    assert {move.site for move in further.moves(m.Build)} == {"W>NW/I"}  # W.d or W.e, then on to NW.b


def test_any_line_of_a_site_will_do() -> None:
    """MS-TEL-1, rulings A6, A47: one station for each drive, on one of the sites that a way crosses."""
    t = driving(range_=True, scout="SW.d1", cubes="gggyy").play(drive("W.c1"))
    assert {move.site for move in t.moves(m.Build)} == {"SW>W/O", "SW>W/I"}
    assert t.why_not(build("W>NW/O")) == "MS-TEL-5"
    assert t.case(build("nowhere")) == "site"
    t.play(build("SW>W/I"))
    assert t.asks == "MS-LAB-1"


def test_there_and_back() -> None:
    """MS-TEL-5, ruling A47: over the boundary and back is a drive, too, but to another space."""
    t = driving(range_=True, scout="SW.d1", cubes="ggg").play(drive("SW.d2"))
    assert {move.site for move in t.moves(m.Build)} == {"SW>W/O", "SW>W/I"}


def test_no_station_between_two_storms() -> None:
    """MS-TEL-3, ruling A4: on the edge of a calm sector one may stand."""
    out = driving(round=2, scout="SW.d1", cubes="ggg").play(drive("W.a1"))
    assert out.moves(m.Build)
    deep = driving(round=3, scout="SW.d1", cubes="ggg")
    assert deep.asks == "MS-MOV-8"
    deep.play(drive("W.a1"))
    assert deep.asks == "MS-LAB-1"


def test_a_station_between_two_storms_is_refused_by_name() -> None:
    """MS-TEL-3, MS-TEL-4."""
    t = driving(round=2, scout="SW.d1", cubes="ggg", rivals=({"stations": "W>NW/O"}, {}, {})).play(drive("W.a1"))
    assert t.why_not(build("SE>SW/O")) == "MS-TEL-3"
    assert t.case(build("W>NW/O")) == "taken"


def test_one_station_for_each_site_and_three_for_each_player() -> None:
    """MS-TEL-4, ruling A32: an occupied site is passed by; the second costs yellow, the third both."""
    taken = driving(scout="SW.d1", cubes="ggg", rivals=({"stations": "SW>W/O"}, {}, {})).play(drive("W.a1"))
    assert taken.asks == "MS-LAB-1"
    none = driving(scout="SW.d1", cubes="gggyyy", stations="W>NW/O W>NW/I NW>NE/O").play(drive("W.a1"))
    assert none.asks == "MS-LAB-1"
    third = driving(scout="SW.d1", cubes="gy", stations="W>NW/O W>NW/I").play(drive("W.a1"), build("SW>W/O"))
    assert third.cubes() == ""
    second = driving(scout="SW.d1", cubes="g", stations="W>NW/O").play(drive("W.a1"))
    assert second.asks == "MS-LAB-1"


def test_building_is_optional() -> None:
    """MS-TEL-1: leaving it out is warned of."""
    t = driving(scout="SW.d1", cubes="ggg").play(drive("W.a1"))
    assert t.warned(finish()) == ["MS-TEL-1"]
    t.play(finish())
    assert t.asks == "MS-LAB-1"
    assert t.reputation() == 0


# Labs


def test_the_price_of_labs() -> None:
    """MS-LAB-1, MS-LAB-6: two for nothing, then as printed below the leftmost that is left."""
    spaces = ["W.a1", "W.a2", "W.b1", "W.c1", "W.c2", "W.d1", "W.d2", "W.d3", "W.e1", "W.e2"]
    prices = ["", "", "g", "g", "g", "y", "y", "gy", "gy", "yy"]
    for count, price in enumerate(prices):
        t = driving(cubes=price, labs=" ".join(spaces[:count])).play(drive("SW.a1"), install())
        assert t.cubes() == ""
        if price:
            poor = driving(cubes=price[1:], labs=" ".join(spaces[:count])).play(drive("SW.a1"))
            assert poor.asks != "MS-LAB-1"


def test_without_labs_nothing_is_installed() -> None:
    """MS-LAB-6, MS-LAB-7: the drive stands."""
    labs = "W.a1 W.a2 W.b1 W.c1 W.c2 W.d1 W.d2 W.d3 W.e1 W.e2"
    t = driving(cubes="ggyy", labs=labs).play(drive("SW.a1"))
    assert t.player().scout == "SW.a1"
    assert t.asks == "MS-OBJ-1"  # the next thing to decide


def test_installing_is_optional() -> None:
    """MS-LAB-7: leaving it out is warned of."""
    t = driving().play(drive("SW.a1"))
    assert t.warned(finish()) == ["MS-LAB-1"]
    t.play(finish())
    assert t.labs("SW.a1") == ()
    assert t.state.to_act[0] == 1


def test_a_white_space_lets_one_choose() -> None:
    """MS-LAB-2."""
    t = driving(scout="SW.a1").play(drive("SW.b1"), install())
    assert t.asks == "MS-LAB-2"
    assert [move.field for move in t.moves(m.ChooseField)] == ["green", "red", "blue", "brown"]


def test_the_lab_is_paid_before_its_bonus() -> None:
    """MS-LAB-3: blue 2 gives a yellow cube, too late for this lab."""
    labs = "W.a1 W.a2 W.b1 W.c1 W.c2"
    t = driving(cubes="", labs=labs, levels={"blue": 1}, scout="SW.c1").play(drive("SW.c1"))
    assert t.asks != "MS-LAB-1"
    paid = driving(cubes="y", labs=labs, levels={"blue": 1}, scout="SW.c1").play(drive("SW.c1"), install())
    assert paid.cubes() == "y"


def test_one_lab_for_each_space() -> None:
    """MS-LAB-4."""
    t = driving(cubes="gg").play(drive("SW.a1"), install())
    assert t.state.to_act[0] == 1
    double = table(
        cubes="gg", cell="R1/FP", action="move", pending=[{"kind": "installing", "space": "SW.a1"}], scout="SW.a1"
    ).play(install())
    assert double.why_not(install()) == "MS-LAB-4"


def nothing_built(t: Any) -> tuple[str, Any]:
    told = t.happened("nothing_built")
    return told.rule, told.amounts


def test_why_nothing_is_installed_is_told() -> None:
    """MS-LAB-7, MS-LAB-6, MS-MOV-5."""
    dear = driving(labs="W.a1 W.b1", cubes="").play(drive("SW.a1"))
    assert nothing_built(dear) == ("MS-LAB-7", (("grey", 1),))
    taken = driving(rivals=({"labs": "SW.a1"}, {}, {})).play(drive("SW.a1"))
    assert nothing_built(taken) == ("MS-MOV-5", ())
    none_left = driving(labs="W.a1 W.a2 W.b1 W.c1 W.c2 W.d1 W.d2 W.d3 W.e1 W.e2").play(drive("SW.a1"))
    assert nothing_built(none_left) == ("MS-LAB-6", ())
    installed = driving(cubes="g").play(drive("SW.a1"), install())
    assert "nothing_built" not in installed.kinds


def test_why_no_further_lab_is_installed_is_told() -> None:
    """MS-LAB-7, MS-LAB-6: where the Double cell or Azrea would have allowed one more."""
    double: dict[str, Any] = {"cell": "R2/C2", "scout": "SW.a1"}
    dear = driving(cubes="", labs="W.a1", **double).play(drive("SW.a1"), install())
    assert nothing_built(dear) == ("MS-LAB-7", (("grey", 1),))
    assert dear.happened("nothing_built").further
    azrea = driving(cubes="", controls="07").play(drive("SW.a1"), install())
    assert nothing_built(azrea)[0] == "MS-LAB-7"
    last = driving(cubes="ggggggyyyyyy", labs="W.a1 W.a2 W.b1 W.c1 W.c2 W.d1 W.d2 W.d3 W.e1", **double)
    assert nothing_built(last.play(drive("SW.a1"), install())) == ("MS-LAB-6", ())


def test_why_no_station_is_built_is_told() -> None:
    """MS-TEL-1."""
    poor = driving(scout="SW.d1", cubes="", stations="NE>E/O NE>E/I").play(drive("W.a1"))
    assert poor.happened("nothing_built").rule == "MS-TEL-1"
    assert poor.happened("nothing_built").site == "SW>W/O"


def test_a_space_without_use_and_the_coming_storm_are_warned_of() -> None:
    """MS-MOV-5, MS-ADM-8."""
    t = driving(rivals=({"labs": "SW.a1"}, {}, {}), upper={"C1": "yy"})
    assert t.warned(drive("SW.a1")) == ["MS-MOV-5", "MS-ADM-8"]
    assert t.warned(drive("SW.a2")) == ["MS-ADM-8"]
    assert driving().warned(drive("SW.a2")) == []
