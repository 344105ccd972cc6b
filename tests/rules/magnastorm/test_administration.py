"""The administration, step by step, in its order."""

from typing import Any

from rules.magnastorm.draft import Draft
from rules.magnastorm.events import StormMoved
from rules.magnastorm.outlook import income, sectors
from rules.magnastorm.rounds import administer, begin_administration
from tests.rules.magnastorm.table import (
    GREY,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    crew,
    gain,
    table,
)


def administered(**more: Any) -> Table:
    return table(ask="administration", **{"upper": {}, **more})


def only(step: int, **more: Any) -> Table:
    """The position after one step alone."""
    draft = Draft(table(**{"upper": {"C1": "y"}, **more}).state)
    begin_administration(draft)
    draft.agenda = draft.agenda[step - 1 :]
    draft.events.clear()
    administer(draft, step)
    t = Table(draft.state())
    t.events = tuple(draft.events)
    return t


EX14 = [
    {"labs": "NE.a1 E.a1 E.a2", "cubes": ""},
    {"labs": "NE.b1 NE.c1 E.b1 E.c1", "cubes": ""},
    {"labs": "NE.c2 NE.d1 E.c2 E.d1 E.d2", "cubes": ""},
    {"labs": "NE.e1 E.e1 E.e2", "cubes": ""},
]


def test_ex14_income() -> None:
    """MS-ADM-1: by the labs in each calm sector, from the table of its edge."""
    t = only(1, seats=EX14, round=4)
    assert [t.cubes(seat) for seat in range(4)] == ["ggg", "vvy", "pyyy", "ooo"]
    before = table(seats=EX14, round=4).state
    assert [income(before, seat) for seat in range(4)] == [(3, 0), (2, 1), (1, 3), (3, 0)]
    assert [each.leader for each in sectors(before)][3:5] == [-1, PINK]


def test_ex14_majorities() -> None:
    """MS-ADM-2, MS-GOAL-2: pink in the east; a tie pays nobody, an empty sector neither."""
    t = only(2, seats=EX14, round=4)
    assert [t.reputation(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert t.happened("majority_held").sector == "E"


def test_storm_sectors_pay_nothing() -> None:
    """MS-ADM-1, MS-ADM-2: and labs stay."""
    t = administered(labs="E.a1 E.a2", cubes="")
    assert t.cubes() == ""
    assert t.reputation() == 0
    assert t.labs("E.a1") == (GREY,)


def test_four_labs_and_more() -> None:
    """MS-ADM-1: the last column counts for more, too."""
    assert only(1, labs="W.a1 W.a2 W.b1 W.c1 W.c2", cubes="").cubes() == "ggyy"


def test_income_in_turn_order_when_cubes_run_out() -> None:
    """MS-ADM-1, ruling A16."""
    seats = [{"labs": "SW.a1 SW.a2", "cubes": "y" * 21}, {"labs": "SW.b1 SW.c1", "cubes": ""}, {}, {}]
    t = only(1, seats=seats, order=(1, 0, 2, 3))
    assert t.cubes(PURPLE) == "y"
    assert t.cubes(GREY) == "y" * 21


def test_ex15_scientific_commanders() -> None:
    """MS-ADM-3, MS-ADM-4, MS-ADM-5: grey leads two, orange one; a tie sends the card back, whoever had it loses one."""
    seats = [
        {"levels": {"green": 3, "red": 2}},
        {"levels": {"blue": 2}, "commanders": "11 14", "reputation": 5},
        {"levels": {"blue": 2}, "commanders": "13", "reputation": 5},
        {"levels": {"brown": 1}},
    ]
    t = only(3, seats=seats, commanders="11 12 13 14")
    assert [t.reputation(seat) for seat in range(4)] == [4, 3, 4, 2]
    assert [t.controller(ref) for ref in ("11", "12", "13", "14")] == [GREY, GREY, -1, ORANGE]
    assert t.happened("commander_returned").seat == PINK


def test_who_keeps_a_card_gains_nothing() -> None:
    """MS-ADM-4: no green value again."""
    t = only(3, levels={"green": 2}, controls="11", commanders="11 12 13 14")
    assert t.reputation() == 0
    assert t.controller("11") == GREY


def test_all_at_the_start_is_a_tie() -> None:
    """MS-ADM-5: also for whoever is one of the tied."""
    t = only(3, controls="11", commanders="11 12 13 14", reputation=4)
    assert t.controller("11") == -1
    assert t.reputation() == 3


def test_ex16_turn_order() -> None:
    """MS-ADM-6, MS-CMD-8: purple first, the others move back; the token goes back."""
    t = only(4, order=(PINK, GREY, PURPLE, ORANGE), token=PURPLE)
    assert t.state.order == (PURPLE, PINK, GREY, ORANGE)
    assert t.state.token == -1
    assert only(4, order=(PINK, GREY, PURPLE, ORANGE)).state.order == (PINK, GREY, PURPLE, ORANGE)
    first = only(4, token=GREY)
    assert first.state.order == (0, 1, 2, 3)
    assert first.state.token == -1


def test_ex17_panels_change_places() -> None:
    """MS-ADM-7: crew stays where it stands, the other panel is empty."""
    t = table(upper={"C1": "y"}, lower={"R1/C2": "g", "R3/C4": "o"}).play(crew("C1", "R4/FP"), gain())
    assert t.lower("R1/C2") == ""
    assert not any(t.state.lower)
    cells = t.state.layout.cell_number
    assert t.state.upper[cells["R1/C2"]] == (GREY,)
    assert t.state.upper[cells["R3/C4"]] == (ORANGE,)
    assert t.state.upper[cells["R4/FP"]] == (-1,)


def test_stacked_crew_counts_one_by_one() -> None:
    """MS-ADM-7, ruling A48: prices of the next round."""
    t = table(upper={"C1": "y"}, lower={"R5/C2": "yyy"}).play(crew("C1", "R4/FP"), gain())
    assert t.upper("C2").count("y") >= 3


def test_ex18_the_storm_moves_on() -> None:
    """MS-ADM-8, MS-SET-2: the second round; the first player begins."""
    t = administered(order=(2, 0, 1, 3))
    assert t.state.round == 2
    assert t.seat == PINK
    moved = [event for event in only(6).events if isinstance(event, StormMoved)]
    assert moved[0].calm == ("W", "NW", "NE")
    other = [event for event in only(6, start="START_2").events if isinstance(event, StormMoved)]
    assert other[0].calm == ("E", "SE", "SW")


def test_the_steps_in_their_order() -> None:
    """MS-ADM-1, MS-ADM-2, MS-ADM-3, MS-ADM-6, MS-ADM-7, MS-ADM-8, MS-RND-1, ruling A51: nobody is asked anything."""
    t = table(upper={"C1": "y"}).play(crew("C1", "R5/C1"), gain())
    assert [event.rule for event in t.all_of("administration_step")] == [
        "MS-ADM-1",
        "MS-ADM-2",
        "MS-ADM-3",
        "MS-ADM-6",
        "MS-ADM-7",
        "MS-ADM-8",
    ]


def test_what_counts_once_in_a_round_counts_anew() -> None:
    """MS-ADM-8, ruling A9."""
    assert not administered(has_stacked=True).player().has_stacked
