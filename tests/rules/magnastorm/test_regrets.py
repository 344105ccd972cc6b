"""What a seat is warned of, and what the table tells it beside the pieces."""

from typing import Any

from rules.magnastorm import outlook
from rules.magnastorm.objectives import demand_of, value_of
from rules.magnastorm.payments import next_station
from tests.rules.magnastorm.table import (
    GREY,
    PURPLE,
    claim,
    crew,
    deploy,
    drive,
    exchange,
    finish,
    gain,
    give,
    install,
    move_scout,
    pay,
    table,
    take,
)


def test_the_token_is_of_little_use_to_the_first() -> None:
    """MS-CMD-8, ruling A39."""
    t = table(upper={"FP": "y", "C1": "y"}, cubes="y")
    assert t.warned(take("FP")) == ["MS-CMD-8"]
    late = table(upper={"FP": "y", "C1": "y"}, cubes="y", order=(1, 0, 2, 3), turn=GREY)
    assert late.warned(take("FP")) == []


def test_an_own_commander_becomes_cheap() -> None:
    """MS-CMD-7: with one or two crew left in its column."""
    t = table(upper={"C1": "yyy", "C2": "yyyy", "C3": "y"}, commanders="03 04 05", controls="03 04 05")
    assert t.warned(crew("C1", "R4/C1")) == ["MS-CMD-7"]
    assert t.warned(crew("C2", "R4/C1")) == []
    assert t.warned(crew("C3", "R4/C1")) == []  # nothing is left there to be taken


def test_a_way_that_costs_more_cubes() -> None:
    """MS-EXC-1: where Idris spares an exchange."""
    t = table(controls="05", cubes="ggg").play(crew("C1", "R5/C2"), move_scout())
    assert t.warned(pay((3, 0, 0, 0, 0))) == ["MS-EXC-1"]
    assert t.warned(pay((1, 0, 0, 0, 0), "yellow")) == []


def test_what_is_usual_is_not_warned_of() -> None:
    t = table(cubes="gggg", objectives="Q1")
    assert t.warned(crew("C1", "R4/C2")) == []
    t.play(crew("C1", "R4/C2"))
    assert t.warned(move_scout()) == t.warned(gain()) == t.warned(exchange("yellow")) == []
    t.play(move_scout())
    assert t.warned(drive("SW.a1")) == []
    t.play(drive("SW.a1"))
    assert t.warned(install()) == []
    t.play(exchange("yellow"))
    assert t.warned(give("grey")) == []


def test_nothing_is_regretted_where_nothing_is_offered() -> None:
    """MS-LAB-1: a second lab is no matter of course; MS-BON-3: crew may be placed."""
    second = table(cubes="gggg").play(crew("C1", "R2/C2"), move_scout(), drive("SW.a1"), install())
    assert second.warned(finish()) == []
    placed = table(cubes="").play(crew("C1", "R2/C3"), gain())
    assert placed.warned(deploy("lower", "R4/C1")) == []


def test_giving_up_nothing() -> None:
    """MS-ADM-2: a sector in the storm pays nothing any more; MS-ADM-3: nor does a field that others lead."""
    rivals: tuple[dict[str, Any], ...] = ({"levels": {"blue": 11}}, {}, {})
    t = table(labs="E.a1 E.a2 E.b1 E.c1", levels={"blue": 10}, rivals=rivals, objectives="S2 Q1", claiming=True)
    assert t.warned(claim("S2", "E")) == []
    assert t.warned(claim("Q1", "blue")) == []


# Beside the pieces


def test_prices() -> None:
    """MS-CMD-3, MS-LAB-6, MS-TEL-4."""
    state = table(upper={"C1": "yg", "C2": "y"}, commanders="03 04", controls="04", cubes="y", labs="SW.a1 SW.a2").state
    first, second = outlook.columns(state, PURPLE)[1:3]
    assert (first.column, first.amounts, first.surcharge, first.can_be_taken) == (
        "C1",
        (("grey", 1), ("yellow", 1)),
        False,
        True,
    )
    assert (second.amounts, second.surcharge, second.is_payable) == ((("grey", 1), ("yellow", 1)), True, False)
    assert not outlook.columns(state, GREY)[2].can_be_taken
    assert outlook.lab_price(state, GREY) == (1, 0)
    assert next_station(state, GREY) == (1, 0)
    spaces = [space.ref for space in state.layout.spaces]
    used_up = table(labs=" ".join(spaces[:10])).state
    assert outlook.lab_price(used_up, GREY) is None


def test_standing() -> None:
    """MS-ADM-3, MS-OBJ-2, MS-OBJ-5, MS-GOAL-1, MS-ADM-8, MS-RND-2."""
    rivals: tuple[dict[str, Any], ...] = ({"levels": {"red": 3}}, {}, {})
    state = table(
        levels={"red": 3, "blue": 1}, rivals=rivals, reputation=20, objectives="Q4 S1", claims={"Q4": [1]}, round=2
    ).state
    assert [field.leader for field in outlook.fields(state)] == [-1, -1, GREY, -1]
    assert [value_of(state, objective) for objective in ("Q4", "S1")] == [4, 5]
    assert demand_of(state, state.box.objectives["Q4"]).levels == 6
    assert outlook.missing(state, GREY) == 7
    assert outlook.turns_left(state) == 15
    assert outlook.struck_next(state) == "W"
    assert outlook.struck_next(table(round=4).state) == ""
