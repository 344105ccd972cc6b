"""Prices and how they are paid: directly, with exchanges, in the middle of a payment, by hand."""

from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    GREY,
    PURPLE,
    crew,
    drop,
    exchange,
    gain,
    give,
    move_scout,
    pay,
    table,
    take,
)

ONE = {"C1": "yy", "C2": "y"}


def test_what_can_be_paid_in_one_way_pays_itself() -> None:
    """MS-CMD-3."""
    t = table(upper=ONE, cubes="yyggg").play(take("C1"))
    assert t.cubes() == "ggg"
    assert t.asks == "MS-CMD-5"


def test_a_payment_with_an_exchange_is_asked_for() -> None:
    """MS-EXC-1, MS-CMD-9: three of what is left for one that is missing."""
    t = table(upper=ONE, cubes="yggg").play(take("C1"))
    assert t.asks == "MS-CMD-3"
    assert t.moves(m.Pay) == [pay((3, 0, 0, 0, 1))]
    t.play(pay((3, 0, 0, 0, 1)))
    assert t.cubes() == ""
    (traded,) = t.all_of("cubes_exchanged")
    assert (traded.given, traded.taken) == ((("grey", 3),), (("yellow", 1),))
    assert t.happened("cubes_paid").cubes == (("yellow", 2),)


def test_the_planner_offers_a_few_ways() -> None:
    """MS-EXC-1: what there is most of; keeping yellow; keeping own cubes; all of them the same number of cubes."""
    t = table(upper={"C1": "v", "C2": "y"}, cubes="ggggyyyypp").play(take("C1"))
    ways = [move.cubes for move in t.moves(m.Pay)]
    assert ways == [(2, 0, 0, 0, 1), (3, 0, 0, 0, 0), (0, 0, 1, 0, 2)]


def test_other_ways_go_cube_by_cube() -> None:
    """MS-EXC-1: a chain of small decisions in the middle of a payment."""
    t = table(upper={"C1": "v", "C2": "y"}, cubes="ggyypp").play(take("C1"))
    t.play(exchange("purple"), give("pink"), give("yellow"), give("grey"))
    assert t.asks == "MS-CMD-5"  # what is there now pays itself
    assert t.cubes() == "gpy"


def test_a_way_that_is_not_offered_is_refused() -> None:
    """MS-EXC-1: exchange by hand instead."""
    t = table(upper={"C1": "v", "C2": "y"}, cubes="ggggyyyypp").play(take("C1"))
    assert t.case(pay((1, 0, 1, 0, 1))) == "way"
    assert t.case(pay((1, 0))) == "way"


def test_an_exchange_leaves_what_is_owed() -> None:
    """MS-CMD-9: who pays must remain able to."""
    t = table(upper={"C1": "yyyy", "C2": "y"}, cubes="yyyggg").play(take("C1"))
    assert t.why_not(exchange("grey")) == "MS-CMD-9"
    assert t.case(exchange("grey")) == "needed"
    assert t.why_not(exchange("yellow")) == ALLOWED
    t.play(exchange("yellow"))
    assert t.case(give("yellow")) == "needed"
    assert t.case(give("purple")) == "none"
    t.play(give("grey"), give("grey"), give("grey"))
    assert t.cubes() == ""


def test_free_exchange() -> None:
    """MS-EXC-1, ruling A17: three of any colours for any one in play, whenever one has something to decide."""
    t = table(cubes="gvy").play(crew("C1", "R4/C2"), exchange("pink"), give("grey"), give("yellow"), give("purple"))
    assert t.cubes() == "p"
    assert t.asks == "MS-ACT-3"
    traded = t.happened("cubes_exchanged")
    assert (traded.given, traded.taken) == ((("grey", 1), ("purple", 1), ("yellow", 1)), (("pink", 1),))
    assert t.case(exchange("pink")) == "few"
    assert t.case(exchange("blue")) == "colour"
    assert t.why_not(exchange("pink", PURPLE)) == "MS-RND-2"


def test_an_exchange_is_finished_before_another() -> None:
    """MS-EXC-1."""
    t = table(cubes="gggggg").play(exchange("yellow"))
    assert t.why_not(exchange("pink")) == "MS-RND-3"


def test_an_empty_supply_gives_nothing() -> None:
    """MS-EXC-1, ruling A16: neither for an exchange nor for a gain; what is missing is lost."""
    t = table(seats=[{"cubes": "ggg"}, {"cubes": "y" * 21}, {}, {}])
    assert t.state.supply[-1] == 1
    t.play(crew("C1", "R5/C1"), gain())
    assert t.cubes() == "ggggy"
    assert t.happened("cubes_lost").cubes == (("yellow", 1),)
    poor = table(seats=[{"cubes": "ggg"}, {"cubes": "y" * 22}, {}, {}])
    assert poor.case(exchange("yellow")) == "supply"
    assert poor.why_not(take("C1")) == "MS-CMD-9"


def test_exchanges_pay_a_row() -> None:
    """MS-MOV-1, MS-ACT-6: yellow for the bottom row out of three own cubes."""
    t = table(cubes="ggg").play(crew("C1", "R5/C1"), move_scout())
    assert t.moves(m.Pay) == [pay((3, 0, 0, 0, 0))]
    t.play(pay((3, 0, 0, 0, 0)))
    assert t.asks == "MS-MOV-2"


def test_a_dear_way_is_warned_of() -> None:
    """MS-EXC-1: a column that takes an exchange; a cube of the colour that one gets."""
    t = table(upper=ONE, cubes="yggg")
    assert t.warned(take("C1")) == ["MS-EXC-1"]
    assert table(upper=ONE, cubes="yy").warned(take("C1")) == []
    t.play(exchange("grey"))
    assert t.warned(give("grey")) == ["MS-EXC-1"]


def test_own_crew_is_paid_for_too() -> None:
    """MS-CMD-9, ruling A36: all crew of the column counts."""
    t = table(upper={"C1": "gg", "C2": "y"}, cubes="g")
    assert t.why_not(take("C1")) == "MS-CMD-9"
    rich = table(upper={"C1": "gg", "C2": "y"}, cubes="gg").play(
        take("C1"), drop("R5/C1", "grey"), drop("R4/C1", "grey")
    )
    assert rich.cubes() == ""
    assert GREY == 0
    assert GAME.deciding(rich.state)[0].seat == PURPLE
