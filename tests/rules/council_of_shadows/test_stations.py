"""Module 1: space stations."""

from typing import Any

from rules.council_of_shadows import GAME
from rules.council_of_shadows.components import start_ref
from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    BOX,
    Table,
    build,
    exploit,
    exploiting,
    extract,
    finish,
    purchases_left,
    table,
)

SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 GRN-1:2-01 RED-1:3-09 ORA-1:1-09"


def buying(**more: Any) -> Table:
    given: dict[str, Any] = {"stations": True, "spaces": SPACES, "display": "AI-06", "gems": "agggt"} | more
    return table(**given)


def with_stations(built: str, colonies: str, **more: Any) -> Table:
    return exploiting(stations=True, spaces=SPACES, built=built, colonies=colonies, gems="", **more)


def test_a_station_is_a_purchase() -> None:
    """CS-M1-1, CS-M1-2: one of three, paid with its cost."""
    t = buying(colonies="1-01.1 2-01.1", gems="aaagggt")
    assert len(t.player().stations) == 3
    assert t.why_not(build("ST-EXP", "GRY-S1", "ag")) == "CS-GEN-3"
    t.play(build("ST-EXP", "GRY-S1", "gg"))
    assert purchases_left(t) == 2
    assert start_ref(0, "ST-EXP") not in t.player().stations
    assert t.why_not(build("ST-EXP", "RED-S1", "gg")) == "CS-M1-4"
    assert buying(left=0, leader="LD-ZOE", colonies="1-01.1").why_not(build("ST-EXP", "GRY-S1", "gg")) == "CS-BUY-2"


def test_not_without_the_module() -> None:
    """CS-M1-1."""
    t = table(spaces=SPACES, display="AI-06", gems="gg", colonies="1-01.1")
    assert t.why_not(build("ST-EXP", "GRY-S1", "gg")) == "CS-M1-1"


def test_it_needs_a_colony_and_a_free_slot() -> None:
    """CS-M1-3: range and terraforming play no role; the other slot of the galaxy is for others."""
    t = buying(colonies="3-09.2", rivals=({"built": "RED-S1:ST-EXP"},))
    assert t.why_not(build("ST-EXP", "GRY-S1", "gg")) == "CS-M1-3"
    assert t.why_not(build("ST-EXP", "RED-S1", "gg")) == "CS-M1-3"
    assert t.why_not(build("ST-EXP", "RED-1", "gg")) == "CS-M1-3"
    assert t.why_not(build("ST-EXP", "BRO-S1", "gg")) == "CS-M1-3"
    assert t.why_not(build("ST-EXP", "RED-S2", "gg")) == ALLOWED


def test_the_slot_shows_which_station_it_takes() -> None:
    """CS-M1-8, ruling Q-25; or any, where that ruling is chosen."""
    assert BOX.galaxies["GRY"].station == "ST-EXP"
    assert buying(colonies="1-01.1").why_not(build("ST-COL", "GRY-S1", "gt")) == "CS-M1-8"
    free = buying(colonies="1-01.1", station_slots_typed=False)
    assert free.why_not(build("ST-COL", "GRY-S1", "gt")) == ALLOWED


def test_one_own_station_a_galaxy_for_good() -> None:
    """CS-M1-4."""
    t = buying(colonies="1-01.1", built="GRY-S1:ST-EXP", station_slots_typed=False)
    assert t.why_not(build("ST-COL", "GRY-S2", "gt")) == "CS-M1-4"
    assert t.case(build("ST-COL", "GRY-S2", "gt")) == "second"
    assert t.case(build("ST-EXP", "GRY-S2", "gg")) == "built"


def test_extraction_station() -> None:
    """CS-M1-5, ruling Q-44, ruling Q-14: the resource of a system of its galaxy, before exploiting, if one is there."""
    spaces = "GRY-1:1-01 GRY-2:1-03 GRN-1:2-01 GRN-2:2-03"
    alone = with_stations("GRN-S1:ST-EXT", "2-01.1")
    assert (alone.gems(), alone.asks) == ("ag", "CS-EXP-1")  # with one system nobody is asked
    two = exploiting(stations=True, spaces=spaces, built="GRN-S1:ST-EXT", colonies="2-01.1", gems="")
    assert two.asks == "CS-M1-5"
    assert (two.why_not(extract("1-01")), two.case(extract("1-01"))) == ("CS-M1-5", "galaxy")
    assert two.why_not(extract("2-03")) == ALLOWED
    strict = exploiting(
        stations=True, spaces=spaces, built="GRN-S1:ST-EXT", colonies="2-01.1", gems="", st_ext_presence="system"
    )
    assert strict.gems() == "ag"
    own = "2-01.1 2-04.1"
    strict = exploiting(
        stations=True,
        spaces=f"{spaces} GRN-3:2-04",
        built="GRN-S1:ST-EXT",
        colonies=own,
        gems="",
        st_ext_presence="system",
    )
    assert (strict.why_not(extract("2-03")), strict.case(extract("2-03"))) == ("CS-M1-5", "system")
    assert strict.why_not(extract("2-04")) == ALLOWED


def test_a_station_rests_without_a_colony() -> None:
    """CS-M1-9, CS-M1-6: it stays, and does nothing until one is back."""
    t = with_stations("GRN-S1:ST-EXT GRY-S1:ST-EXP", "2-03.1")
    assert t.asks == "CS-EXP-1"
    assert t.why_not(exploit("GRY")) == "CS-EXP-1"
    assert len(t.player().built) == 2


def test_exploitation_station() -> None:
    """CS-M1-6, ruling Q-61: no cube needs to be removed, but one may be."""
    t = with_stations("GRY-S1:ST-EXP", "1-01.1 2-03.1")
    assert t.moves()[0] == exploit("GRY")
    freed = with_stations("GRY-S1:ST-EXP", "1-01.1 2-03.1")
    assert next(each.rule for each in GAME.warnings(freed.state, exploit("GRY", "1-01.1"))) == "CS-M1-6"
    freed.play(exploit("GRY", "1-01.1"))
    assert (freed.gained(), freed.cubes("1-01.1")) == ([("exploitation", 5)], (0, 0))
    t.play(exploit("GRY"))
    assert (t.gained(), t.cubes("1-01.1")) == ([("exploitation", 5)], (1, 0))
    assert t.why_not(exploit("GRY")) == "CS-EXP-1"


def test_colonisation_station() -> None:
    """CS-M1-7, ruling Q-23: three cubes that count for the majority, and for nothing that needs a planet."""
    rival = {"colonies": "2-03.2*3"}
    t = with_stations("BLU-S1:ST-COL", "2-03.1", rivals=(rival,))
    t.play(exploit("BLU", "2-03.1"))
    assert t.gained() == [("exploitation", 8)]
    alone = with_stations("BLU-S1:ST-COL", "1-01.1", rivals=(rival,))
    assert alone.why_not(exploit("BLU", "2-03.2")) == "CS-EXP-1"
    alone.play(finish())
    assert alone.play(exploit("BLU", "2-03.2", seat=1)).gained(1) == [("exploitation", 4)]
    counted = with_stations("BLU-S1:ST-COL", "1-01.1", tech="DT1-5", rivals=({"colonies": "2-03.2"},))
    assert counted.energy() == 6
    assert with_stations("BLU-S1:ST-COL", "1-01.1", leader="LD-S3E3").energy() == 1
