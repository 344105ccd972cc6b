"""The sixteen commanders, one after the other (MS-CDR)."""

from typing import Any

from rules.magnastorm import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    GREY,
    PURPLE,
    Table,
    build,
    claim,
    crew,
    drive,
    drop,
    exchange,
    finish,
    gain,
    give,
    install,
    move_scout,
    pay,
    research,
    table,
    take,
    take_cube,
)

BOOST_PINK = m.Boost(seat=0, colour="pink")
TRAIN = m.Train(seat=0)
BUY = m.BuyReputation(seat=0)


def moving(commander: str, cell: str = "R4/C2", **more: Any) -> Table:
    """The first seat has the card and moves its scout; its row is paid for."""
    return table(controls=commander, **more).play(crew("C1", cell), move_scout())


def test_01_forrester() -> None:
    """MS-CDR-01, MS-CMD-6, ruling A37: up to two yellow cubes, one reputation each, each time the card is taken."""
    t = table(upper={"C1": "y", "C2": "y"}, commanders="01", cubes="yyyy").play(take("C1"), drop("R5/C1"))
    assert t.asks == "MS-CDR-01"
    t.play(BUY, BUY)
    assert t.cubes() == "y"
    assert t.reputation() == 4
    assert t.seat == PURPLE
    stolen = table(
        upper={"C1": "y", "C2": "y"},
        commanders="01",
        cubes="yvy",
        rivals=({"commanders": "01", "reputation": 3}, {}, {}),
    ).play(take("C1"), drop("R5/C1"), BUY)
    assert stolen.reputation() == 3


def test_01_nobody_must_buy() -> None:
    """MS-CDR-01: exchanges will do, too; without cubes nobody is asked."""
    t = table(upper={"C1": "y", "C2": "y"}, commanders="01", cubes="yggg").play(take("C1"), drop("R5/C1"))
    t.play(BUY)
    assert t.moves(m.Pay) == [pay((3, 0, 0, 0, 0))]
    t.play(pay((3, 0, 0, 0, 0)))
    assert t.reputation() == 3
    assert t.seat == PURPLE
    declined = table(upper={"C1": "y", "C2": "y"}, commanders="01", cubes="yy").play(
        take("C1"), drop("R5/C1"), finish()
    )
    assert declined.reputation() == 2
    poor = table(pending=[{"kind": "buying_reputation", "left": 1}, {"kind": "claiming"}], cubes="gg")
    assert poor.asks == "MS-RND-3"


def test_02_beeper() -> None:
    """MS-CDR-02, MS-MOV-3: a cube that is not one's own for a step more, once; yellow will do; RANGE adds up."""
    t = moving("02", cubes="ggpy", scout="SW.c1")
    assert t.why_not(drive("W.a1")) == "MS-MOV-3"
    assert t.case(m.Boost(seat=0, colour="grey")) == "own"
    assert t.case(m.Boost(seat=0, colour="purple")) == "none"
    assert t.why_not(m.Boost(seat=0, colour="yellow")) == ALLOWED
    t.play(BOOST_PINK)
    assert t.cubes() == "gy"
    assert t.case(m.Boost(seat=0, colour="yellow")) == "used"
    t.play(drive("W.a1"))
    far = moving("02", "R2/C1", cubes="ggp", scout="SW.c1").play(BOOST_PINK)
    assert far.why_not(drive("W.c1")) == ALLOWED
    assert moving("03", cubes="gp").case(BOOST_PINK) == "card"


def test_02_nobody_must_pay_to_leave_the_storm() -> None:
    """MS-CDR-02, ruling A2: but who has paid must leave it."""
    t = moving("02", cubes="gp", scout="SW.c1", round=2)
    assert t.why_not(drive("SW.d1")) == ALLOWED
    t.play(BOOST_PINK)
    assert t.why_not(drive("SW.d1")) == "MS-MOV-7"
    assert t.why_not(drive("W.a1")) == ALLOWED


def test_03_ellen() -> None:
    """MS-CDR-03, ruling A45: one reputation and a level of choice for each objective; the level's bonus, too."""
    labs = "SW.a1 SW.a2 SW.b1 SW.c1"
    t = table(controls="03", labs=labs, objectives="S2", claiming=True, cubes="", levels={"green": 1})
    t.play(claim("S2", "SW"))
    assert t.gained() == [("objectives", 5), ("effects", 1)]
    assert t.asks == "MS-CDR-03"
    t.play(research("green"))
    assert t.cubes() == "g"
    assert t.seat == PURPLE


def test_04_adira() -> None:
    """MS-CDR-04: two own cubes for a level, once in an action; before the drive or after it."""
    t = moving("04", cubes="ggggg").play(TRAIN, research("blue"))
    assert t.cubes() == "gg"
    assert t.level("blue") == 1
    assert t.case(TRAIN) == "used"
    after = moving("04", cubes="ggg").play(drive("SW.a1"), install())
    assert after.asks == "MS-CDR-04"
    after.play(TRAIN, research("blue"))
    assert (after.cubes(), after.level("red"), after.level("blue")) == ("", 1, 1)
    assert after.seat == PURPLE
    assert moving("04", cubes="gg").case(TRAIN) == "price"
    assert moving("03", cubes="ggg").case(TRAIN) == "card"


def test_04_may_be_declined() -> None:
    """MS-CDR-04."""
    t = moving("04", cubes="ggg").play(drive("START_1"), finish())
    assert t.cubes() == "gg"


def test_05_idris_on_a_move() -> None:
    """MS-CDR-05, ruling A11: one yellow for one own or the reverse, once in an action."""
    t = table(controls="05", cubes="gy").play(crew("C1", "R4/C2"), move_scout())
    assert {(move.cubes, move.swap) for move in t.moves(m.Pay)} == {((1, 0, 0, 0, 0), ""), ((0, 0, 0, 0, 1), "own")}
    t.play(pay((0, 0, 0, 0, 1), "own"))
    assert t.cubes() == "g"
    other = table(controls="05", cubes="g").play(crew("C1", "R5/C2"), move_scout())
    assert other.asks == "MS-MOV-1"
    other.play(pay((1, 0, 0, 0, 0), "yellow"))
    assert other.cubes() == ""
    assert table(cubes="g").play(crew("C1", "R5/C2")).why_not(move_scout()) == "MS-ACT-6"


def test_05_idris_once() -> None:
    """MS-CDR-05: after the row, no lab any more."""
    t = table(controls="05", cubes="yg", labs="W.a1 W.b1").play(crew("C1", "R4/C2"), move_scout())
    t.play(pay((0, 0, 0, 0, 1), "own"), drive("SW.a1"), install())
    assert t.cubes() == ""
    late = table(controls="05", cubes="yg", labs="W.a1 W.b1").play(crew("C1", "R4/C2"), move_scout())
    late.play(pay((1, 0, 0, 0, 0)), drive("SW.a1"), install())
    assert late.moves(m.Pay) == [pay((0, 0, 0, 0, 1), "own")]


def test_05_idris_on_a_purchase() -> None:
    """MS-CDR-05: a commander or the token; cubes of rivals stay what they are."""
    t = table(upper={"C1": "yv", "C2": "y"}, controls="05", commanders="03", cubes="gv").play(take("C1"))
    assert t.moves(m.Pay) == [pay((1, 1, 0, 0, 0), "yellow")]
    assert t.why_not(pay((1, 1, 0, 0, 0), "own")) == "MS-CDR-05"
    assert table(upper={"C1": "yy", "C2": "y"}, controls="05", commanders="03", cubes="gg").why_not(take("C1")) == (
        "MS-CMD-9"
    )


def test_06_mira() -> None:
    """MS-CDR-06, ruling A12: to any space of a calm zone with a lab, whosesoever; no station; a lab if it is free."""
    t = moving("06", cubes="gg", rivals=({"labs": "NW.d1 SE.a1"}, {}, {}))
    jumps = {move.to for move in t.moves(m.Jump)}
    assert jumps == {"NW.d1", "NW.d2", "NW.d3"}
    assert t.case(m.Jump(seat=0, to="SE.a1")) == "storm"
    assert t.case(m.Jump(seat=0, to="W.a1")) == "lab"
    assert t.case(m.Jump(seat=0, to="moon")) == "place"
    t.play(m.Jump(seat=0, to="NW.d2"))
    assert t.asks == "MS-LAB-1"
    t.play(install())
    assert t.labs("NW.d2") == (GREY,)
    assert moving("03", cubes="gg").case(m.Jump(seat=0, to="NW.d1")) == "card"


def test_06_out_of_the_storm() -> None:
    """MS-CDR-06, MS-MOV-7."""
    t = moving("06", cubes="g", round=2, scout="SW.c1", labs="NW.d1")
    t.play(m.Jump(seat=0, to="NW.d3"))
    assert t.player().scout == "NW.d3"


def test_07_azrea() -> None:
    """MS-CDR-07, ruling A13: one own cube for another lab at its price; each lab advances research."""
    t = moving("07", cubes="ggg", labs="W.a1").play(drive("SW.a1"), install())
    assert t.level("red") == 1
    t.play(install("extra"))
    assert t.asks == "MS-RES-1"  # red 2: a cube of choice
    t.play(take_cube("pink"))
    assert t.labs("SW.a1") == (GREY, GREY)
    assert t.cubes() == "p"
    assert t.level("red") == 2
    single = moving("07", cubes="ggg", labs="W.a1", azrea_second_level=False).play(drive("SW.a1"), install())
    assert single.play(install("extra")).level("red") == 1


def test_07_not_without_a_first_lab_and_not_twice() -> None:
    """MS-CDR-07."""
    t = moving("07", cubes="gggg").play(drive("SW.a1"))
    assert t.case(install("extra")) == "first"
    t.play(install(), install("extra"), take_cube("pink"))
    assert t.seat == PURPLE
    assert moving("07", cubes="g").play(drive("SW.a1"), install()).seat == PURPLE  # nothing to pay it with
    plain = moving("03", "R2/C2", cubes="gggg").play(drive("SW.a1"), install())
    assert plain.case(install("extra")) == "card"


def test_07_with_the_double_cell() -> None:
    """MS-CDR-07, MS-BON-6, MS-BON-8, ruling A13: three labs, and one level in all; hers first, or the cell's."""
    for order in (("extra", "double"), ("double", "extra")):
        t = moving("07", "R2/C2", cubes="gggg").play(drive("SW.a1"), install(), install(order[0]))
        assert t.seat == GREY
        assert t.warned(install(order[1])) == ["MS-BON-6"]
        t.play(install(order[1]))
        assert t.labs("SW.a1") == (GREY, GREY, GREY)
        assert t.level("red") == 1
        assert t.cubes() == ""
        assert t.seat == PURPLE


def test_07_on_a_double_cell_that_is_not_used() -> None:
    """MS-BON-6, ruling A13: her lab has its level once the second one of the cell is declined, or out of reach."""
    t = moving("07", "R2/C2", cubes="gggggg").play(drive("SW.a1"), install(), install("extra"))
    assert t.level("red") == 1
    assert t.play(finish()).level("red") == 2
    t.play(take_cube("pink"))
    assert t.seat == PURPLE
    poor = moving("07", "R2/C2", cubes="ggg").play(drive("SW.a1"), install(), install("extra"))
    assert poor.level("red") == 2
    assert poor.case(install("double")) != "twice" if poor.asks == "MS-LAB-1" else poor.asks == "MS-RES-1"
    single = moving("07", "R2/C2", cubes="gggggg", azrea_second_level=False)
    single.play(drive("SW.a1"), install(), install("extra"), finish())
    assert single.level("red") == 1
    again = moving("07", "R2/C2", cubes="gggggg").play(drive("SW.a1"), install(), install("double"))
    assert again.case(install("double")) == "twice"


def test_08_ozgul() -> None:
    """MS-CDR-08, MS-ADM-2: one more for each majority."""
    t = table(controls="08", labs="SW.a1 W.a1", ask="administration", upper={"C1": "y"})
    assert t.reputation() == 4
    assert table(labs="SW.a1 W.a1", ask="administration", upper={"C1": "y"}).reputation() == 2


def test_11_huber_is_named_where_he_changes_the_field() -> None:
    """MS-CDR-11."""
    other = moving("11", cubes="g").play(drive("SW.a1"), install(), research("blue"))
    assert other.happened("commander_used").commander == "11"
    same = moving("11", cubes="g").play(drive("SW.a1"), install(), research("red"))
    assert "commander_used" not in same.kinds


def test_11_huber() -> None:
    """MS-CDR-11: any level in a field of choice: that of a space, of a cell, of a topped track."""
    t = moving("11", cubes="g").play(drive("SW.a1"), install())
    assert {move.field for move in t.moves(m.ChooseField)} == {"green", "red", "blue", "brown"}
    t.play(research("blue"))
    assert t.level("blue") == 1
    cell = table(controls="11", cubes="").play(crew("C1", "R1/C1"), gain(), research("brown"))
    assert cell.level("brown") == 1
    top = table(controls="11", levels={"red": 12}, pending=[{"kind": "advance", "field": "red", "rule": "MS-LAB-2"}])
    assert [move.field for move in top.moves(m.ChooseField)] == ["green", "blue", "brown"]


def test_12_rain() -> None:
    """MS-CDR-12, ruling A43: a level in the lowest field with each gain; a tie is the holder's to settle."""
    t = table(controls="12", cubes="", levels={"green": 1, "red": 2, "blue": 0, "brown": 1})
    t.play(crew("C1", "R4/C2"), gain())
    assert t.level("blue") == 1
    tie = table(controls="12", cubes="", levels={"green": 1, "red": 0, "blue": 0, "brown": 1})
    tie.play(crew("C1", "R4/C2"), gain())
    assert [move.field for move in tie.moves(m.ChooseField)] == ["red", "blue"]
    assert tie.why_not(research("green")) == "MS-CDR-12"
    with_huber = table(controls="11 12", cubes="", levels={"blue": 0, "green": 1, "red": 1, "brown": 1})
    with_huber.play(crew("C1", "R4/C2"), gain())
    assert len(with_huber.moves(m.ChooseField)) == 4


def test_13_yuul() -> None:
    """MS-CDR-13, ruling A43: a cube of any player's colour with each gain, none with income."""
    t = table(controls="13", cubes="").play(crew("C1", "R4/C2"), gain())
    assert t.asks == "MS-CDR-13"
    t.play(take_cube("orange"))
    assert t.cubes() == "goy"
    paid = table(controls="13", cubes="", labs="SW.a1", ask="administration", upper={"C1": "y"})
    assert paid.cubes() == "g"


def test_14_joy() -> None:
    """MS-CDR-14, ruling A42: two more with every draw, of the bag cell and of levels."""
    t = table(controls="14", cubes="").play(crew("C1", "R3/FP"), gain())
    assert t.asks == "MS-CDR-14"
    assert t.warned(m.Draw(seat=0, more=False)) == ["MS-CDR-14"]
    t.play(m.Draw(seat=0, more=True))
    assert len(t.cubes()) == 2 + 3
    few = table(controls="14", cubes="").play(crew("C1", "R3/FP"), gain(), m.Draw(seat=0, more=False))
    assert len(few.cubes()) == 2 + 1
    level = table(
        controls="14",
        cubes="",
        levels={"green": 4},
        pending=[{"kind": "advance", "field": "green", "rule": "MS-LAB-2"}],
    ).play(m.Draw(seat=0, more=True))
    assert len(level.cubes()) == 4


def test_15_cedric() -> None:
    """MS-CDR-15, MS-ADM-4, ruling A44: one more when the card is received, and each time it is kept."""
    scientists = "15 11 12 13"
    new = table(commanders=scientists, levels={"green": 1}, ask="administration", upper={"C1": "y"})
    assert new.reputation() == 3
    kept = table(commanders=scientists, controls="15", levels={"green": 1}, ask="administration", upper={"C1": "y"})
    assert kept.reputation() == 1


def test_16_kim_kin() -> None:
    """MS-CDR-16, ruling A9: onto a cell in use, bonus and all; crew then stand together."""
    t = table(controls="16", cubes="", lower={"R1/C1": "v"}).play(crew("C1", "R1/C1"), gain())
    assert t.lower("R1/C1") in ("yv", "vy")
    assert t.level("red") == 1
    assert table(cubes="", lower={"R1/C1": "v"}).why_not(crew("C1", "R1/C1")) == "MS-ACT-1"


def test_16_once_in_a_turn_or_in_a_round() -> None:
    """MS-CDR-16, ruling A9."""
    more = {"controls": "16", "cubes": "", "lower": {"R4/C1": "v"}}
    turn = table(**more, has_stacked=True)
    assert turn.why_not(crew("C1", "R4/C1")) == ALLOWED
    round_ = table(**more, has_stacked=True, kimkin_once_per_round=True)
    assert round_.why_not(crew("C1", "R4/C1")) == "MS-ACT-1"
    t = table(**more, kimkin_once_per_round=True).play(crew("C1", "R4/C1"), gain())
    assert t.player().has_stacked


def test_16_on_a_full_panel() -> None:
    """MS-CDR-16, MS-ACT-5, ruling A9: beyond the bottom row, which is open to all, it is Kim-Kin who helps."""
    cells = table().state.layout.cells
    full = {cell.ref: letter for cell, letter in zip(cells, "y" * 12 + "vvvvpppp" + "ooooo", strict=True)}
    more = {"controls": "16", "cubes": "", "lower": full, "upper": {"C1": "gg"}, "kimkin_once_per_round": True}
    t = table(**more).play(crew("C1", "R3/C1", "grey"))
    assert t.happened("commander_used").commander == "16"
    assert t.player().has_stacked
    usual = table(**more).play(crew("C1", "R5/C1", "grey"))
    assert "commander_used" not in usual.kinds
    assert not usual.player().has_stacked


def test_17_sayuri() -> None:
    """MS-CDR-17, ruling A10: the first own cube due in the action, of the row, the station or the lab."""
    row = table(controls="17", cubes="").play(crew("C1", "R4/C2"), move_scout())
    assert row.asks == "MS-MOV-2"
    lab = table(controls="17", cubes="y", labs="W.a1 W.b1").play(crew("C1", "R5/C2"), move_scout(), drive("SW.a1"))
    lab.play(install())
    assert lab.cubes() == ""
    once = table(controls="17", cubes="g", labs="W.a1 W.b1").play(crew("C1", "R4/C2"), move_scout(), drive("SW.a1"))
    once.play(install())
    assert once.cubes() == ""
    station = table(controls="17", cubes="y", scout="SW.d1").play(crew("C1", "R5/C2"), move_scout(), drive("W.a1"))
    station.play(build("SW>W/O"))
    assert station.reputation() == 2


def test_17_not_for_a_purchase_nor_for_favours() -> None:
    """MS-CDR-17, ruling A10: neither a column nor Azrea's cube."""
    bought = table(upper={"C1": "g", "C2": "y"}, controls="17", cubes="")
    assert bought.why_not(take("C1")) == "MS-CMD-9"
    t = table(controls="07 17", cubes="y").play(crew("C1", "R5/C2"), move_scout(), drive("SW.a1"), install())
    assert t.seat == PURPLE


def test_18_kaysia() -> None:
    """MS-CDR-18: the price of one lab or of one station, once in a turn."""
    labs = "W.a1 W.b1"
    t = table(controls="18", cubes="y", labs=labs).play(crew("C1", "R5/C2"), move_scout(), drive("SW.a1"))
    assert t.why_not(install()) == "MS-LAB-7"
    t.play(install(free=True))
    assert t.labs("SW.a1") == (GREY,)
    station = table(controls="18", cubes="y", scout="SW.d1").play(crew("C1", "R5/C2"), move_scout(), drive("W.a1"))
    assert station.why_not(build("SW>W/O")) == "MS-TEL-1"
    station.play(build("SW>W/O", free=True))
    assert station.reputation() == 2
    assert station.asks == "MS-LAB-1"
    assert station.case(install(free=True)) == "used"
    free = table(controls="18", cubes="y").play(crew("C1", "R5/C2"), move_scout(), drive("SW.a1"))
    assert free.case(install(free=True)) == "free"


def test_ex20_kaysia_with_the_double_cell() -> None:
    """MS-CDR-18, MS-BON-6: of two labs only one is for nothing."""
    t = table(controls="18", cubes="ggg", labs="W.a1 W.b1").play(crew("C1", "R2/C2"), move_scout(), drive("SW.a1"))
    t.play(install(free=True), install("double"))
    assert t.cubes() == ""
    assert t.labs("SW.a1") == (GREY, GREY)


def test_two_commanders_share_nothing() -> None:
    """MS-CDR-02, MS-EXC-1: three own cubes make one that Beeper takes."""
    t = moving("02", cubes="gggg", scout="SW.c1")
    t.play(exchange("yellow"), give("grey"), give("grey"), give("grey"), m.Boost(seat=0, colour="yellow"))
    assert t.why_not(drive("W.a1")) == ALLOWED
