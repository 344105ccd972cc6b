"""Turns: taking a column, using the lower panel, whose turn comes next."""

from typing import Any

from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.outlook import columns
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    GREY,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    crew,
    deploy,
    drop,
    exchange,
    finish,
    gain,
    give,
    move_scout,
    research,
    table,
    take,
    take_cube,
)

FULL = {f"R{row}/{column}": "" for row in range(1, 6) for column in ("FP", "C1", "C2", "C3", "C4")}


def ex4(orange: str = "", **more: Any) -> Table:
    """The printed panel: C1 Ellen's, C2 empty, C3 controlled by grey."""
    upper = {"FP": "yo", "C1": "yyg", "C3": "yv", "C4": "yyy"}
    seats = [{"commanders": "05"}, {}, {}, {"cubes": orange}]
    return table(seats=seats, upper=upper, commanders="03 04 05 06", turn=ORANGE, **more)


def test_ex4_prices() -> None:
    """MS-CMD-3, MS-CMD-4, MS-CMD-8, ruling A36: a cube for each crew, one more for whoever controls the commander."""
    prices = {each.column: dict(each.amounts) for each in columns(ex4().state, ORANGE)}
    assert prices["FP"] == {"yellow": 1, "orange": 1}
    assert prices["C1"] == {"yellow": 2, "grey": 1}
    assert prices["C3"] == {"yellow": 1, "purple": 1, "grey": 1}
    assert prices["C4"] == {"yellow": 3}
    assert [each.surcharge for each in columns(ex4().state, ORANGE)] == [False, False, False, True, False]


def test_ex4_an_empty_column_cannot_be_taken() -> None:
    """MS-CMD-1."""
    t = ex4("yyyyyy")
    assert t.why_not(take("C2", ORANGE)) == "MS-CMD-1"
    assert t.case(take("C2", ORANGE)) == "empty"
    assert t.case(take("C7", ORANGE)) == "column"


def test_ex4_orange_takes_ellen() -> None:
    """MS-CMD-3, MS-CMD-5, MS-CMD-6, MS-RES-4: cubes to the supply, crew anywhere, the card, two reputation."""
    t = ex4("yygo")
    supply, bag = t.state.supply, t.state.bag
    t.play(take("C1", ORANGE))
    assert t.cubes(ORANGE) == "o"
    assert t.state.supply[GREY] == supply[GREY] + 1
    assert t.state.supply[-1] == supply[-1] + 2
    assert t.state.bag == bag
    t.play(drop("R1/C2", "yellow", ORANGE), drop("R2/C4", "grey", ORANGE), drop("R4/FP", "yellow", ORANGE))
    assert t.upper("C1") == ""
    assert [t.lower(cell) for cell in ("R1/C2", "R2/C4", "R4/FP")] == ["y", "g", "y"]
    assert t.controller("03") == ORANGE
    assert t.gained(ORANGE) == [("commanders", 2)]
    assert t.player(ORANGE).crew == 4  # R1/C2 would let crew be placed; nothing of it here (MS-BON-9)


def test_a_purchase_gives_no_bonus_and_no_action() -> None:
    """MS-CMD-5, MS-BON-9: the crew only stands in the way."""
    t = ex4("yygo").play(take("C1", ORANGE))
    t.play(drop("R1/C1", "yellow", ORANGE), drop("R3/FP", "yellow", ORANGE), drop("R2/FP", "grey", ORANGE))
    assert sum(t.player(ORANGE).levels) == 0
    assert t.cubes(ORANGE) == "o"
    assert t.seat == GREY


def test_crew_goes_only_on_free_cells() -> None:
    """MS-CMD-5."""
    t = ex4("yyg", lower={"R1/C1": "v"}).play(take("C1", ORANGE))
    assert t.case(drop("R1/C1", "yellow", ORANGE)) == "occupied"
    assert t.case(drop("R9/C1", "yellow", ORANGE)) == "cell"
    assert t.case(drop("R1/C2", "pink", ORANGE)) == "absent"


def test_own_commanders_are_not_taken_again() -> None:
    """MS-CMD-2."""
    t = table(upper={"C1": "y", "FP": "y"}, commanders="03", controls="03", cubes="yyyyyy")
    assert t.why_not(take("C1")) == "MS-CMD-2"


def test_taking_from_somebody() -> None:
    """MS-CMD-7, rulings A49, A21: the card and one reputation go; nobody falls below 0."""
    t = table(
        upper={"C1": "y", "FP": "y"},
        commanders="03",
        cubes="yv",
        rivals=({"commanders": "03", "reputation": 5}, {}, {}),
    )
    t.play(take("C1"), drop("R5/C1"))
    assert t.controller("03") == GREY
    assert t.reputation(GREY) == 2
    assert t.reputation(PURPLE) == 4
    assert ("lost", -1) in t.gained(PURPLE)
    assert t.cubes(PURPLE) == "vv"  # the surcharge went to the supply
    poor = table(upper={"C1": "y", "FP": "y"}, commanders="03", cubes="yv", rivals=({"commanders": "03"}, {}, {}))
    assert poor.play(take("C1"), drop("R5/C1")).reputation(PURPLE) == 0


def test_a_price_must_be_paid_in_full() -> None:
    """MS-CMD-9: exchanges count."""
    assert ex4("yy").why_not(take("C1", ORANGE)) == "MS-CMD-9"
    assert ex4("yyoo").why_not(take("C1", ORANGE)) == "MS-CMD-9"
    assert ex4("yyooo").why_not(take("C1", ORANGE)) == ALLOWED


def test_the_token() -> None:
    """MS-CMD-8, rulings A8, A39: a level anywhere, a cube of any player's colour, no marker, no reputation; the order
    changes with the next round."""
    t = table(upper={"FP": "y", "C1": "y"}, cubes="y").play(take("FP"), drop("R5/C1"))
    assert t.asks == "MS-CMD-8"
    t.play(research("blue"))
    assert [move.colour for move in t.moves(m.TakeCube)] == ["grey", "purple", "pink", "orange"]
    t.play(take_cube("pink"))
    assert t.cubes() == "p"
    assert t.state.token == GREY
    assert t.reputation() == 0
    last = table(upper={"FP": "y", "C1": "y"}, order=(1, 0, 2, 3), turn=GREY, cubes="y")
    last.play(take("FP"), drop("R5/C1"), research("blue"), take_cube("pink"))
    assert last.state.order == (1, 0, 2, 3)
    assert t.seat == PURPLE


def test_the_token_has_no_surcharge() -> None:
    """MS-CMD-8."""
    t = table(upper={"FP": "yy", "C1": "y"}, token=PURPLE)
    assert dict(columns(t.state, GREY)[0].amounts) == {"yellow": 2}


# The lower panel


def test_ex5_which_crew() -> None:
    """MS-ACT-1, MS-ACT-2, MS-ACT-4: yellow or grey; not orange while there is either."""
    t = table(upper={"FP": "yg", "C1": "go", "C3": "o"})
    assert t.why_not(crew("FP", "R4/C2", "yellow")) == ALLOWED
    assert t.why_not(crew("C1", "R4/C2", "grey")) == ALLOWED
    assert t.why_not(crew("C3", "R4/C2", "orange")) == "MS-ACT-2"
    assert t.case(crew("C3", "R4/C2", "grey")) == "absent"
    assert t.case(crew("X", "R4/C2", "grey")) == "column"
    only = table(upper={"C1": "ov", "C3": "o"})
    assert {move.crew for move in only.moves(m.MoveCrew)} == {"orange", "purple"}


def test_crew_goes_on_an_empty_cell() -> None:
    """MS-ACT-1."""
    t = table(lower={"R4/C2": "v"})
    assert t.case(crew("C1", "R4/C2")) == "occupied"
    assert t.case(crew("C1", "nowhere")) == "cell"
    t.play(crew("C1", "R4/C1"))
    assert (t.upper("C1"), t.lower("R4/C1")) == ("yy", "y")


def test_a_full_panel_overflows_onto_the_bottom_row() -> None:
    """MS-ACT-5, ruling A48: any cell of it; one by one they count for prices later."""
    full = {cell: "v" for cell in FULL if cell.startswith("R1")} | {cell: "p" for cell in FULL if cell.startswith("R2")}
    full |= {cell: "o" for cell in FULL if cell.startswith("R3")} | {cell: "y" for cell in FULL if cell[1] in "45"}
    t = table(upper={"C1": "yy"}, lower=full)
    assert {move.cell for move in t.moves(m.MoveCrew)} == {cell for cell in FULL if cell.startswith("R5")}
    assert t.why_not(crew("C1", "R3/C1")) == "MS-ACT-5"
    t.play(crew("C1", "R5/C2"), gain())
    assert t.lower("R5/C2") == "yy"


def test_a_purchase_overflows_too() -> None:
    """MS-ACT-5."""
    full = {cell: "v" for cell in FULL if cell.startswith("R1")} | {cell: "p" for cell in FULL if cell.startswith("R2")}
    full |= {cell: "o" for cell in FULL if cell.startswith("R3")} | {cell: "y" for cell in FULL if cell[1] in "45"}
    t = table(upper={"C1": "y", "C2": "y"}, lower=full, cubes="y").play(take("C1"))
    assert t.why_not(drop("R4/C1")) == "MS-ACT-5"
    assert t.why_not(drop("R5/C1")) == ALLOWED


def test_ex9_cost_or_gain() -> None:
    """MS-ACT-3, MS-MOV-1, MS-GAIN-1: R4 costs 1 purple, or gives 1 yellow and 1 purple."""
    t = table(turn=PURPLE, seats=[{}, {"cubes": "v"}, {}, {}]).play(crew("C1", "R4/C2", seat=PURPLE))
    assert t.asks == "MS-ACT-3"
    assert t.why_not(m.ChooseAction(seat=PURPLE, action="")) == "MS-ACT-3"
    driving = Table(t.state).play(move_scout(PURPLE))
    assert driving.cubes(PURPLE) == ""
    assert driving.asks == "MS-MOV-2"
    assert driving.happened("action_chosen").action == "move"
    gaining = Table(t.state).play(gain(PURPLE))
    assert gaining.happened("turn_began").seat == PINK
    assert gaining.cubes(PURPLE) == "vvy"
    assert gaining.seat == PINK


def test_a_move_that_cannot_be_paid_leaves_the_gain() -> None:
    """MS-ACT-6, ruling A41."""
    t = table(cubes="v").play(crew("C1", "R4/C2"))
    assert t.why_not(move_scout()) == "MS-ACT-6"
    assert t.why_not(gain()) == ALLOWED


# Whose turn it is


def test_one_action_each_in_turn_order() -> None:
    """MS-RND-1, MS-RND-2, MS-RND-3: cycle after cycle in the order of the track."""
    t = table(order=(2, 0, 3, 1))
    seen = []
    for _ in range(6):
        seen.append(t.seat)
        assert t.asks == "MS-RND-3"
        t.finish_turn()
    assert seen == [2, 0, 3, 1, 2, 0]


def test_nobody_else_may_act() -> None:
    """MS-RND-2, MS-RND-3."""
    t = table()
    assert t.why_not(crew("C1", "R4/C2", seat=PINK)) == "MS-RND-2"
    assert t.why_not(gain()) == "MS-RND-3"


def test_nobody_passes() -> None:
    """MS-RND-4: and a gain is always possible."""
    t = table(cubes="")
    assert t.why_not(finish()) == "MS-RND-4"
    t.play(crew("C1", "R1/C1"))
    assert t.why_not(finish()) == "MS-RND-4"
    assert t.why_not(gain()) == ALLOWED


def test_the_phase_ends_with_the_last_crew_of_the_upper_panel() -> None:
    """MS-RND-1, MS-RND-2: in mid-cycle; the objective of that turn still comes first."""
    t = table(upper={"C1": "y"}, labs="SW.a1 SW.a2 SW.b1 SW.c1", objectives="S2")
    t.play(crew("C1", "R5/C1"), gain())
    assert t.asks == "MS-OBJ-1"
    t.play(finish())
    assert "administration_began" in t.kinds
    assert t.state.round == 2


def test_crew_deployed_above_prolongs_the_phase() -> None:
    """MS-RND-2: as long as there is crew on the upper panel."""
    t = table(upper={"C1": "yy"}).play(crew("C1", "R2/C3"), gain(), deploy("upper", "R3/C1"))
    assert t.upper("C1") == "yg"
    assert t.seat == PURPLE
    t.finish_turn()
    assert t.state.round == 1
    assert t.seat == PINK


def test_a_changed_order_counts_from_the_next_cycle() -> None:
    """MS-RND-5, MS-BON-4."""
    t = table(turn=PURPLE).play(crew("C1", "R3/C1", seat=PURPLE), gain(PURPLE))
    assert t.state.order == (1, 0, 2, 3)
    assert t.state.to_act == (2, 3)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """MS-END-5."""
    t = table(ask="over")
    assert next(GAME.objections(t.state, gain())).rule == "MS-END-5"
    assert next(GAME.objections(table().state, gain(9))).rule == "table-no-such-seat"


def test_exchanging_is_no_action() -> None:
    """MS-RND-3, MS-EXC-1."""
    t = table(cubes="ggg").play(exchange("yellow"), give("grey"), give("grey"), give("grey"))
    assert t.asks == "MS-RND-3"
    assert t.cubes() == "y"
