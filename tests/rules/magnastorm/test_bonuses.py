"""Research levels, the bag, gains, and what the cells of the lower panel give."""

from typing import Any

import pytest

from rules.magnastorm import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    GREY,
    PINK,
    PURPLE,
    Table,
    claim,
    crew,
    deploy,
    drive,
    finish,
    gain,
    install,
    move_scout,
    research,
    table,
    take_cube,
)


def advancing(field: str, level: int, **more: Any) -> Table:
    """The first seat has just come to this level."""
    pending = [{"kind": "advance", "field": field, "rule": "MS-LAB-2"}]
    return table(pending=pending, levels={field: level - 1}, **{"cubes": "", **more})


# Research


@pytest.mark.parametrize(
    ("field", "level", "cubes"),
    [("green", 1, ""), ("green", 2, "g"), ("green", 6, "y"), ("red", 5, "y"), ("red", 8, "g"), ("blue", 3, "g")],
)
def test_level_bonuses(field: str, level: int, cubes: str) -> None:
    """MS-RES-1, MS-RES-5: one level, and what is printed there."""
    t = advancing(field, level)
    assert t.level(field) == level
    assert t.cubes() == cubes


def test_a_cube_of_any_players_colour() -> None:
    """MS-RES-1: never yellow."""
    t = advancing("red", 2)
    assert t.asks == "MS-RES-1"
    assert t.case(take_cube("yellow")) == "colour"
    assert t.case(take_cube("blue")) == "colour"
    t.play(take_cube("pink"))
    assert t.cubes() == "p"


def test_a_colour_that_is_used_up() -> None:
    """MS-RES-1, ruling A16: one must name a colour that there is."""
    t = advancing("red", 2, rivals=({}, {"cubes": "p" * 22}, {}))
    assert t.case(take_cube("pink")) == "supply"
    assert [move.colour for move in t.moves(m.TakeCube)] == ["grey", "purple", "orange"]


def test_cubes_out_of_the_bag() -> None:
    """MS-RES-1, MS-RES-3, ruling A15: all at once; an own cube for each black one, which goes back."""
    t = advancing("green", 5)
    assert len(t.cubes()) == 2
    assert t.state.bag[-1] == 25


def test_an_empty_bag_gives_own_cubes() -> None:
    """MS-RES-3: with nothing but black cubes each one drawn is an own one."""
    t = advancing("green", 8, bag="")
    assert t.cubes() == "ggg"
    assert t.state.bag == (0, 0, 0, 0, 0, 25)


def test_drawn_cubes_are_kept_and_not_replaced() -> None:
    """MS-RES-3, MS-RES-4."""
    for seed in range(6):
        t = advancing("green", 8, seed=seed)
        kept = 40 - sum(t.state.bag)
        assert len(t.cubes()) == 3
        assert 0 <= kept <= 3
        assert t.state.supply[GREY] == 22 - (3 - kept)  # black ones were paid out of the supply


def test_the_crew_of_a_level() -> None:
    """MS-RES-1, MS-BON-3."""
    t = advancing("green", 3)
    assert t.asks == "MS-RES-1"
    t.play(deploy("lower", "R1/C2"))
    assert t.lower("R1/C2") == "g"
    assert t.player().crew == 4
    assert t.seat == PURPLE  # the cell gives nothing (MS-BON-9)


def test_the_top_of_a_track() -> None:
    """MS-RES-5, ruling A20: the marker stays, nothing is gained."""
    t = table(pending=[{"kind": "advance", "field": "green", "rule": "MS-LAB-2"}], levels={"green": 12}, cubes="")
    assert t.level("green") == 12
    assert t.cubes() == ""
    choice = table(pending=[{"kind": "advance", "field": "", "rule": "MS-LAB-2"}], levels={"green": 12})
    assert [move.field for move in choice.moves(m.ChooseField)] == ["red", "blue", "brown"]
    assert choice.case(research("green")) == "top"
    assert choice.case(research("mauve")) == "field"


def test_a_level_reached_again_pays_again() -> None:
    """MS-RES-2: moving back gives nothing; advancing over the same level does."""
    again = {"kind": "advance", "field": "green", "rule": "MS-LAB-2"}
    t = table(levels={"green": 4}, cubes="y", objectives="Q4", pending=[{"kind": "claiming"}, again, again])
    t.play(claim("Q4", "green"))
    assert t.happened("research_set_back").level == 0
    assert [event.level for event in t.all_of("research_advanced")] == [1, 2]
    assert t.cubes() == "gy"
    assert len(t.all_of("cubes_gained")) == 1


# Gains and cells


@pytest.mark.parametrize(
    ("cell", "cubes"), [("R1/C4", "y"), ("R2/C1", "gg"), ("R3/C4", "gy"), ("R4/C2", "gy"), ("R5/FP", "gyy")]
)
def test_gains(cell: str, cubes: str) -> None:
    """MS-GAIN-1, MS-ACT-3, MS-BON-9: the green part of the row; nothing for the red one; RANGE is for moves."""
    assert table(cubes="").play(crew("C1", cell), gain()).cubes() == cubes


@pytest.mark.parametrize(
    ("cell", "cost"), [("R1/C4", "gy"), ("R2/C1", "gg"), ("R3/C2", "y"), ("R4/C1", "g"), ("R5/FP", "y")]
)
def test_costs(cell: str, cost: str) -> None:
    """MS-MOV-1."""
    assert table(cubes=cost).play(crew("C1", cell), move_scout()).cubes() == ""
    assert table(cubes=cost[1:]).play(crew("C1", cell)).why_not(move_scout()) == "MS-ACT-6"


@pytest.mark.parametrize("action", ["move", "gain"])
def test_ex10_research_cell(action: str) -> None:
    """MS-BON-1, MS-BON-2: with either action; the level's bonus, too."""
    t = table(cubes="gy", levels={"red": 1}).play(crew("C1", "R1/C1"))
    if action == "gain":
        t.play(gain())
    else:
        t.play(move_scout(), drive("START_1"))
    assert t.level("red") == 2
    assert t.asks == "MS-RES-1"


def test_the_bonus_comes_after_the_action() -> None:
    """MS-BON-1, ruling A7: its cubes do not pay this action, unless that ruling is chosen otherwise."""
    late = table(cubes="g", levels={"blue": 1}).play(crew("C1", "R1/C3"))
    assert late.asks == "MS-ACT-3"
    assert late.why_not(move_scout()) == "MS-ACT-6"
    early = table(cubes="g", levels={"blue": 1}, cell_bonus_timing="placement").play(crew("C1", "R1/C3"))
    assert early.cubes() == "gy"
    assert early.why_not(move_scout()) == ALLOWED
    early.play(gain())
    assert early.level("blue") == 2  # once only


def test_ex11_overtaking() -> None:
    """MS-BON-4, MS-RND-5, ruling A28."""
    t = table(turn=PURPLE).play(crew("C1", "R3/C1", seat=PURPLE), gain(PURPLE))
    assert t.state.order == (PURPLE, GREY, PINK, 3)
    assert t.seat == PINK
    t.finish_turn().finish_turn()
    assert t.seat == PURPLE


def test_the_first_overtakes_nobody() -> None:
    """MS-BON-4."""
    t = table().play(crew("C1", "R3/C1"), gain())
    assert t.state.order == (0, 1, 2, 3)
    assert t.happened("nothing_gained").rule == "MS-BON-4"


def test_placing_crew() -> None:
    """MS-BON-3, ruling A18: below other crew, whatever is free above it, or on a free cell of the lower panel."""
    t = table(upper={"C1": "yyy", "C2": "yyyyy", "C3": "y"}, cubes="").play(crew("C1", "R2/C3"), gain())
    assert t.asks == "MS-BON-3"
    above = {move.cell for move in t.moves(m.DeployCrew) if move.panel == "upper"}
    assert above == {"R4/C1", "R2/C3"}
    assert t.case(deploy("upper", "R1/C1")) == "topmost"
    assert t.case(deploy("upper", "R1/FP")) == "empty"
    assert t.case(deploy("upper", "R5/C3")) == "topmost"
    assert t.case(deploy("upper", "R1/C2")) == "occupied"
    assert t.case(deploy("lower", "R2/C3")) == "occupied"
    assert t.case(deploy("lower", "nowhere")) == "cell"
    t.play(deploy("upper", "R2/C3"))
    assert t.upper("C3") == "yg"


def test_placing_crew_is_optional() -> None:
    """MS-BON-3, ruling A19: lost when unused, and without crew on the board."""
    t = table(cubes="").play(crew("C1", "R2/C3"), gain())
    assert t.warned(finish()) == ["MS-BON-3"]
    t.play(finish())
    assert t.player().crew == 5
    used_up = table(upper={"C1": "yggggg", "C2": "y"}, cubes="").play(crew("C1", "R2/C3"), gain())
    assert used_up.seat == PURPLE
    assert used_up.happened("nothing_gained").rule == "MS-BON-3"


def test_when_the_last_crew_has_left_only_the_lower_panel_is_open() -> None:
    """MS-BON-3, ruling A18."""
    t = table(upper={"C1": "y"}, cubes="").play(crew("C1", "R2/C3"), gain())
    assert {move.panel for move in t.moves(m.DeployCrew)} == {"lower"}


def test_the_range_cell() -> None:
    """MS-BON-5, MS-MOV-3: two zones, and no further lab."""
    t = table(cubes="gg", scout="SW.c1").play(crew("C1", "R2/C1"), move_scout(), drive("W.a1"))
    assert t.asks == "MS-LAB-1"
    t.play(install())
    assert t.seat == PURPLE


def test_the_double_cell() -> None:
    """MS-BON-6: a second lab at its own cost, one level."""
    t = table(cubes="ggg", scout="SW.a1", labs="W.a1").play(
        crew("C1", "R2/C2"), move_scout(), drive("SW.a1"), install()
    )
    assert t.level("red") == 1
    t.play(install("double"))
    assert t.labs("SW.a1") == (GREY, GREY)
    assert t.level("red") == 1
    assert t.cubes() == ""  # two for the row, one for the third lab
    assert t.seat == PURPLE


def test_the_second_lab_needs_the_cell_and_the_first() -> None:
    """MS-BON-6."""
    plain = table(cubes="g", controls="07").play(crew("C1", "R4/C2"), move_scout(), drive("SW.a1"))
    assert plain.case(install("double")) == "cell"
    double = table(cubes="gg").play(crew("C1", "R2/C2"), move_scout(), drive("SW.a1"))
    assert double.case(install("double")) == "first"


def test_the_bag_cell() -> None:
    """MS-BON-7, MS-BON-9: one cube more with a gain, nothing with a move."""
    t = table(cubes="").play(crew("C1", "R3/FP"), gain())
    assert len(t.cubes()) == 3
    moved = table(cubes="y").play(crew("C1", "R3/FP"))
    assert moved.warned(move_scout()) == ["MS-BON-9"]
    assert moved.warned(gain()) == []
    moved.play(move_scout(), drive("START_1"))
    assert moved.cubes() == ""


def test_a_bonus_for_moves_gives_nothing_with_a_gain() -> None:
    """MS-BON-9."""
    t = table(cubes="").play(crew("C1", "R2/C2"))
    assert t.warned(gain()) == ["MS-BON-9"]
    t.play(gain())
    assert t.cubes() == "gg"
    assert t.seat == PURPLE


def test_commanders_come_before_the_cell() -> None:
    """MS-BON-8: Rain's level, then that of the cell."""
    t = table(cubes="", controls="12", levels={"red": 0, "green": 1, "blue": 1, "brown": 1})
    t.play(crew("C1", "R2/FP"), gain())
    assert [event.field for event in t.all_of("research_advanced")] == ["red", "green"]


def test_there_is_no_overtaking_with_three() -> None:
    """MS-BON-4: the bonus exists with four players only."""
    for count in (2, 3):
        t = table(seats=[{}] * count)
        assert "turn" not in {cell.bonus for cell in t.state.layout.cells}
    assert "turn" in {cell.bonus for cell in table().state.layout.cells}
