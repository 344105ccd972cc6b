"""Objectives: what each demands in which round, sole majorities and leads, what is removed, what is paid."""

from dataclasses import replace
from typing import Any

import pytest

from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    BOX,
    GREY,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    claim,
    finish,
    gain,
    table,
)

FOUR_IN_SW = "SW.a1 SW.a2 SW.b1 SW.c1"


def claiming(objectives: str, **more: Any) -> Table:
    """The first seat has done its action."""
    return table(objectives=objectives, claiming=True, **{"cubes": "", **more})


def remove(space: str, seat: int = 0) -> m.Move:
    return m.RemoveLab(seat=seat, space=space)


def test_ex12_a_sector_objective() -> None:
    """MS-OBJ-2, MS-OBJ-3, MS-LAB-5: pink removes two and two, five reputation; labs go back onto the board."""
    pink = {"labs": "NE.a1 NE.b1 E.a1 E.a2 E.b1", "cubes": ""}
    others = [{"labs": "E.c1 E.c2 NE.c1 NE.c2"}, {"labs": "E.d1 E.d2"}, pink, {"labs": "E.e1 E.e2"}]
    t = table(seats=others, objectives="S1", claiming=True, turn=PINK, round=4)
    t.play(claim("S1", "NE", "E", seat=PINK))
    assert t.gained(PINK) == [("objectives", 5)]
    assert t.labs("NE.a1") == t.labs("NE.b1") == ()  # both, so nobody needs to choose
    assert t.asks == "MS-OBJ-3"
    assert [move.space for move in t.moves(m.RemoveLab)] == ["E.a1", "E.a2", "E.b1"]
    assert t.why_not(remove("NE.c1", PINK)) == "MS-OBJ-3"
    t.play(remove("E.a1", PINK), remove("E.b1", PINK))
    assert t.labs("E.a2") == (PINK,)
    assert t.player(PINK).labs == 9
    assert t.claims("S1") == (PINK,)


def test_a_tie_is_no_majority() -> None:
    """MS-OBJ-3, ruling A22: strictly more than each other player, before anything is removed."""
    t = claiming("S1", labs="SW.a1 SW.a2 W.a1 W.a2", rivals=({"labs": "SW.b1 SW.c1"}, {"labs": "W.b1 W.c1"}, {}))
    assert t.asks != "MS-OBJ-1"
    one = claiming("S1", labs="SW.a1 SW.a2 W.a1 W.a2", rivals=({"labs": "SW.b1 SW.c1"}, {"labs": "W.b1"}, {}))
    assert one.why_not(claim("S1", "SW", "W")) == ALLOWED


def test_the_majority_is_refused_by_name() -> None:
    """MS-OBJ-3: another objective can be fulfilled, this one cannot."""
    rivals: tuple[dict[str, Any], ...] = ({"labs": "SW.c2 SW.d1 SW.d2 SW.d3"}, {"labs": "W.b1 W.c1"}, {})
    t = claiming("S1 S2", labs=f"{FOUR_IN_SW} W.a1 W.a2", rivals=rivals)
    assert t.case(claim("S1", "SW", "W")) == "majority"
    assert t.case(claim("S1", "W", "SW")) == "sectors"
    assert t.case(claim("S1", "SW", "SW")) == "sectors"
    assert t.case(claim("S1", "SW")) == "sectors"
    assert t.case(claim("S1", "SW", "NW")) == "labs"
    assert t.case(claim("S9", "SW")) == "card"
    assert t.why_not(claim("S2", "SW")) == ALLOWED


def test_s2_asks_no_majority() -> None:
    """MS-OBJ-3: storm sectors are allowed."""
    t = claiming("S2", labs=FOUR_IN_SW, round=3, rivals=({"labs": "SW.c2 SW.d1 SW.d2 SW.d3"}, {}, {}))
    t.play(claim("S2", "SW"))
    assert t.player().labs == 10
    assert t.reputation() == 5


def test_s3_four_sectors() -> None:
    """MS-OBJ-3."""
    t = claiming("S3", labs="SW.a1 W.a1 NW.a1 NE.a1 NE.a2", rivals=({"labs": "SW.b1 W.b1 NW.b1 NE.b1"}, {}, {}))
    (move,) = t.moves(m.Claim)
    assert move.places == ("SW", "W", "NW", "NE")
    t.play(move, remove("NE.a2"))
    assert t.player().labs == 9


def test_s4_three_and_one() -> None:
    """MS-OBJ-3: the sector that gives three comes first."""
    t = claiming("S4", labs="SW.a1 SW.a2 SW.b1 W.a1")
    assert [move.places for move in t.moves(m.Claim)] == [("SW", "W")]
    assert t.case(claim("S4", "W", "SW")) == "labs"
    t.play(claim("S4", "SW", "W"))
    assert t.player().labs == 10


def test_two_labs_on_one_space() -> None:
    """MS-OBJ-3: both count, one by one."""
    t = claiming("S2", labs="SW.a1*2 SW.a2 SW.b1 SW.c1").play(claim("S2", "SW"))
    t.play(remove("SW.a1"), remove("SW.b1"), remove("SW.c1"), remove("SW.a1"))
    assert (t.labs("SW.a1"), t.labs("SW.a2")) == ((), (GREY,))


# Research


def test_ex13_a_research_objective() -> None:
    """MS-OBJ-4, MS-OBJ-2, MS-RES-2: Q3 in round 3: three markers back two each, four reputation, no level bonuses."""
    seats = [{}, {"levels": {"green": 3}}, {}, {"levels": {"green": 4, "red": 3, "blue": 2}, "cubes": ""}]
    t = table(seats=seats, objectives="Q3", claims={"Q3": [0]}, claiming=True, turn=ORANGE, round=3)
    t.play(claim("Q3", "green", "red", "blue", seat=ORANGE))
    assert t.player(ORANGE).levels == (2, 1, 0, 0)
    assert t.gained(ORANGE) == [("objectives", 4)]
    assert t.cubes(ORANGE) == ""
    assert t.claims("Q3") == (GREY, ORANGE)


@pytest.mark.parametrize(("round_", "levels"), [(1, 4), (2, 6), (3, 8), (4, 8)])
def test_ex21_q4(round_: int, levels: int) -> None:
    """MS-OBJ-5, MS-OBJ-9, MS-OBJ-4: 4, 6, 8 levels; the zone must be led alone."""
    t = claiming("Q4 Q1", round=round_, levels={"green": levels}, upper={"C1": "y"})
    assert t.why_not(claim("Q4", "green")) == ALLOWED
    t.play(claim("Q4", "green"))
    assert t.level("green") == 0
    rivals: tuple[dict[str, Any], ...] = ({"levels": {"green": levels}}, {}, {})
    assert claiming("Q4 Q1", round=round_, levels={"green": levels}, rivals=rivals).asks != "MS-OBJ-1"
    low = claiming("Q1 Q4", round=round_, levels={"green": levels - 1, "red": 10})
    assert low.why_not(claim("Q4", "green")) == "MS-OBJ-9"


@pytest.mark.parametrize(("round_", "markers"), [(1, 2), (2, 3), (3, 3)])
def test_ex21_q3(round_: int, markers: int) -> None:
    """MS-OBJ-5, MS-OBJ-9, ruling A23: two or three markers; one of exactly those must lead alone."""
    fields = ("green", "red", "blue")[:markers]
    rivals: tuple[dict[str, Any], ...] = ({"levels": {"green": 5, "red": 5}}, {}, {})
    t = claiming("Q3 Q1", round=round_, levels={"green": 2, "red": 2, "blue": 2, "brown": 10}, rivals=rivals)
    assert t.why_not(claim("Q3", *fields)) == ("MS-OBJ-4" if markers == 2 else ALLOWED)
    assert t.why_not(claim("Q3", "green", "red", "blue", "brown")) == "MS-OBJ-5"
    assert t.why_not(claim("Q3", *reversed(fields))) == "MS-OBJ-8"
    assert t.why_not(claim("Q3", "mauve")) == "MS-OBJ-8"


@pytest.mark.parametrize(("round_", "held", "levels"), [(1, "03 11", 3), (2, "03 04 11", 5), (4, "03 11 12", 5)])
def test_ex21_q2(round_: int, held: str, levels: int) -> None:
    """MS-OBJ-5, MS-OBJ-7, MS-OBJ-9: commanders of either kind, who are kept; then levels."""
    t = claiming("Q2", round=round_, controls=held, levels={"red": levels}, token=GREY)
    t.play(claim("Q2", "red"))
    assert t.level("red") == 0
    assert [t.controller(ref) for ref in held.split()] == [GREY] * len(held.split())
    fewer = claiming("Q2 Q1", round=round_, controls=held[3:], levels={"red": 10}, token=GREY)
    assert fewer.why_not(claim("Q2", "red")) == "MS-OBJ-7"  # the token is no commander
    low = claiming("Q2 Q1", round=round_, controls=held, levels={"red": levels - 1, "blue": 10})
    assert low.why_not(claim("Q2", "red")) == "MS-OBJ-9"


def test_q1_ten_levels() -> None:
    """MS-OBJ-4, MS-OBJ-8, ruling A46: no lead asked, any zone, in any round; levels are not split."""
    rivals: tuple[dict[str, Any], ...] = ({"levels": {"blue": 12}}, {}, {})
    t = claiming("Q1", levels={"blue": 11, "red": 9}, rivals=rivals)
    assert [move.places for move in t.moves(m.Claim)] == [("blue",)]
    assert t.why_not(claim("Q1", "red", "blue")) in {"MS-OBJ-5", "MS-OBJ-8"}
    t.play(claim("Q1", "blue"))
    assert t.level("blue") == 1


# One for each


def test_one_objective_in_a_turn() -> None:
    """MS-OBJ-1, MS-RND-3: then the turn is over."""
    t = claiming("S2 Q1", labs=FOUR_IN_SW, levels={"blue": 10})
    assert t.asks == "MS-OBJ-1"
    t.play(claim("Q1", "blue"))
    assert t.seat == PURPLE


def test_only_objectives_that_can_be_fulfilled_are_counted() -> None:
    """MS-OBJ-1."""
    for levels, count in ((10, 2), (3, 1)):
        t = claiming("Q1 Q3 S2 S4", labs=FOUR_IN_SW, levels={"blue": levels})
        (decision,) = GAME.deciding(t.state)
        assert dict(decision.args)["count"] == count
        assert len({move.objective for move in t.moves(m.Claim)}) == count


def test_an_objective_is_optional() -> None:
    """MS-OBJ-1: leaving it out is warned of."""
    t = claiming("Q1", levels={"blue": 10})
    assert t.warned(finish()) == ["MS-OBJ-1"]
    t.play(finish())
    assert t.reputation() == 0


def test_each_only_once() -> None:
    """MS-OBJ-6, ruling A24."""
    t = claiming("S2 Q1", labs=FOUR_IN_SW, levels={"blue": 10}, claims={"S2": [0]})
    assert t.why_not(claim("S2", "SW")) == "MS-OBJ-6"


@pytest.mark.parametrize(("seats", "values"), [(2, [5, 2]), (3, [5, 3, 2]), (4, [5, 4, 3, 2])])
def test_the_highest_free_space(seats: int, values: list[int]) -> None:
    """MS-OBJ-2, MS-SET-4: two players never see the three."""
    for at, value in enumerate(values):
        before = list(range(1, seats))[:at]
        own: dict[str, Any] = {"levels": {"blue": 10}, "cubes": ""}
        t = table(seats=[own, *[{}] * (seats - 1)], objectives="Q1", claims={"Q1": before}, claiming=True)
        assert t.play(claim("Q1", "blue")).gained() == [("objectives", value)]


def test_claims_wait_for_the_end_of_the_turn() -> None:
    """MS-OBJ-1, MS-RND-3."""
    t = table(objectives="Q1", levels={"blue": 10})
    assert t.why_not(claim("Q1", "blue")) == "MS-RND-3"
    assert t.why_not(gain()) == "MS-RND-3"


def test_what_the_administration_would_pay_is_warned_of() -> None:
    """MS-ADM-2, MS-ADM-3: a majority that goes, a lead that goes."""
    t = claiming("S2 Q1", labs=FOUR_IN_SW, levels={"blue": 10})
    assert t.warned(claim("S2", "SW")) == ["MS-ADM-2"]
    assert t.warned(claim("Q1", "blue")) == ["MS-ADM-3"]
    late = claiming("S2 Q1", labs=FOUR_IN_SW, levels={"blue": 10}, ending=True)
    assert late.warned(claim("S2", "SW")) == []


def test_a_card_may_name_its_field() -> None:
    """MS-OBJ-8, ruling A46: where an owner of the box says so."""
    named = replace(BOX.objectives["Q1"], field="red")
    t = claiming("Q1 Q4", levels={"blue": 10, "red": 10})
    state = replace(t.state, box=replace(t.state.box, objectives={**BOX.objectives, "Q1": named}))
    own = Table(state)
    assert own.case(claim("Q1", "blue")) == "colour"
    assert own.why_not(claim("Q1", "red")) == ALLOWED
    assert [move.places for move in own.moves(m.Claim) if move.objective == "Q1"] == [("red",)]
