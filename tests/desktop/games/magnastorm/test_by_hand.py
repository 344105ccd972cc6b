"""Every kind of move of Magnastorm with the mouse over the real table, by drags and by clicks; refusals."""

from typing import Any, get_args

import pytest

from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.moves import ConsortiumActs, Move
from tests.desktop.at_the_table import AtTable, game, settle, shortest_way
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

RIVALS: list[dict[str, Any]] = [{"scout": "W.a1"}, {"scout": "W.b1"}, {"scout": "W.c1"}]


def at(pending: str = "", *, seat: Json | None = None, **notes: Any) -> Json:
    """Grey is to act in the first round, or has to answer something."""
    mine = {"cubes": "gggggyyvvp", "scout": "SW.d1"} | (seat or {})
    asked = {"pending": [{"kind": pending, **notes.pop("what", {})}]} if pending else {}
    return {"seats": [mine, *RIVALS], **asked, **notes}


ABOVE = {"FP": "yyy", "C1": "yy", "C2": "yyy", "C3": "yyy", "C4": "yyy"}
RULE = {"rule": "MS-RES-1"}
KINDS: dict[str, Json] = {
    "ms.first_crew": {"ask": "crew"},
    "ms.choose_field": {"ask": "research"},
    "ms.take_column": at(),
    "ms.move_crew": at(),
    "ms.choose_action": at(cell="R5/C1", pending="choosing_action", lower={"R5/C1": "y"}, upper=ABOVE),
    "ms.pay": at(seat={"cubes": "vvvvpp"}, cell="R5/C1", pending="choosing_action", lower={"R5/C1": "y"}, upper=ABOVE),
    "ms.exchange": at(),
    "ms.give_cube": at(),
    "ms.take_cube": at("taking_cube", what=RULE),
    "ms.drop_crew": at(),
    "ms.deploy_crew": at("deploying", what=RULE),
    "ms.drive": at("driving", cell="R5/C1", action="move", lower={"R5/C1": "y"}, upper=ABOVE),
    "ms.jump": at(
        "driving",
        seat={"commanders": "06"},
        cell="R5/C1",
        action="move",
        lower={"R5/C1": "y"},
        upper=ABOVE,
        labs="",
        commanders="06",
    ),
    "ms.boost": at(
        "driving",
        seat={"commanders": "02"},
        cell="R5/C1",
        action="move",
        lower={"R5/C1": "y"},
        upper=ABOVE,
        commanders="02",
    ),
    "ms.train": at(
        "driving",
        seat={"commanders": "04"},
        cell="R5/C1",
        action="move",
        lower={"R5/C1": "y"},
        upper=ABOVE,
        commanders="04",
    ),
    "ms.build": at(
        "building", what={"sites": ["SW>W/O"]}, cell="R5/C1", action="move", lower={"R5/C1": "y"}, upper=ABOVE
    ),
    "ms.install": at(
        "installing", what={"space": "SW.d1"}, cell="R5/C1", action="move", lower={"R5/C1": "y"}, upper=ABOVE
    ),
    "ms.draw": at("drawing", what={"count": 2, **RULE}, seat={"commanders": "14"}, commanders="01 02 03 04 14"),
    "ms.buy_reputation": at("buying_reputation", what={"left": 2}, seat={"commanders": "01"}, commanders="01"),
    "ms.claim": at(seat={"labs": "SW.a1 SW.c1 SW.d1 SW.e1"}, claiming=True, objectives="Q1 Q4 S2 S1"),
    "ms.remove_lab": at("removing", what={"sector": "SW", "left": 2}, seat={"labs": "SW.a1 SW.c1 SW.d1"}),
    "ms.finish": at("deploying", what=RULE),
}
"""Every kind of move, and a position from which it is soon reached."""


def notes_of(kind: str) -> Json:
    """A jump needs a zone with somebody's lab."""
    notes = dict(KINDS[kind])
    if notes.pop("labs", None) is not None:
        notes["seats"] = [notes["seats"][0], {"scout": "W.a1", "labs": "NW.a1"}, *RIVALS[1:]]
        notes["round"] = 2
        notes["seats"][0] = {**notes["seats"][0], "scout": "W.d1"}
    return notes


def test_every_kind_of_move_is_in_the_table() -> None:
    """The Consortium acts by itself."""
    kinds = {kind.KIND for kind in get_args(Move) if kind is not ConsortiumActs}
    assert set(KINDS) == kinds


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_made_by_hand(sit_down: SitDown, kind: str, by_drag: bool) -> None:
    table = at_position(sit_down, notes_of(kind))
    way = shortest_way(GAME, table.timeline.state, kind)
    for move in way:
        table.screen.uncover()
        table.make(move, by_drag=by_drag)
        assert table.last_move() == move
    assert table.moves() == way


def at_position(sit_down: SitDown, notes: Json) -> AtTable:
    return sit_down(game(*[PERSON] * 4, notes=notes, of=GAME))


def test_any_crew_of_a_colour_in_a_column_will_do(sit_down: SitDown) -> None:
    table = at_position(sit_down, at())
    table.drag("crew-upper-R2/C1-0", "cell-R4/C2")
    assert table.last_move() == m.MoveCrew(seat=0, column="C1", crew="yellow", cell="R4/C2")


def test_a_space_in_the_storm_says_why_not(sit_down: SitDown) -> None:
    table = at_position(
        sit_down, at("driving", seat={"scout": "NW.d1"}, cell="R5/C1", action="move", lower={"R5/C1": "y"}, upper=ABOVE)
    )
    table.carry("scout-0", "space-NE.a1")
    reason = table.screen.area.hand.reason
    assert reason is not None
    assert reason.refusal.rule == "MS-MOV-4"
    table.drag("scout-0", "space-NE.a1")
    settle()
    assert table.moves() == []


def test_a_ride_from_a_rivals_station_is_taken_where_no_other_way_leads(sit_down: SitDown) -> None:
    notes = at("driving", seat={"scout": "SW.a1"}, cell="R5/C1", action="move", lower={"R5/C1": "y"}, upper=ABOVE)
    notes["seats"][1] = {"scout": "W.a1", "stations": "W>NW/I"}
    table = at_position(sit_down, notes)
    table.drag("scout-0", "space-W.e2")
    assert table.last_move() == m.Drive(seat=0, to="W.e2", station="W>NW/I")


# One click is enough where there is nothing to choose


def test_the_scout_goes_where_one_clicks(sit_down: SitDown) -> None:
    """It is the only piece that can move, so it need not be taken up first; its spaces are lit at once."""
    table = at_position(sit_down, notes_of("ms.drive"))
    hand = table.screen.area.hand
    assert {"space-SW.e1", "space-SW.e2"} <= hand.clickable()
    table.click("space-SW.e1")
    assert table.last_move() == m.Drive(seat=0, to="SW.e1")


def test_an_action_that_cannot_be_paid_lies_there_and_a_click_says_why(sit_down: SitDown) -> None:
    played: dict[str, Any] = {"cell": "R5/C1", "lower": {"R5/C1": "y"}, "upper": ABOVE}
    table = at_position(sit_down, at("choosing_action", seat={"cubes": ""}, **played))
    told: list[Any] = []
    table.screen.area.hand.refused.connect(told.append)
    table.click("choice-move")
    assert [reason.refusal.rule for reason in told] == ["MS-ACT-6"]
    assert table.moves() == []
    table.click("choice-gain")
    assert table.last_move() == m.ChooseAction(seat=0, action="gain")


def test_one_may_pay_otherwise(sit_down: SitDown) -> None:
    """Beside the ways to pay that the program proposes: three cubes of one's own choice for one."""
    table = at_position(sit_down, notes_of("ms.pay"))
    table.make(m.ChooseAction(seat=0, action="move"))
    exchanges = [move for move in table.table.legal if isinstance(move, m.Exchange)]
    table.click("choice-other")
    menu = table.menu()
    assert menu is not None
    assert len(menu.actions()) == len(exchanges)
    table.answer_menu(exchanges[0])
    assert table.last_move() == exchanges[0]


def test_a_price_that_cannot_be_paid_says_what_is_missing(sit_down: SitDown) -> None:
    table = at_position(sit_down, at(seat={"cubes": "g"}, upper=ABOVE))
    told: list[Any] = []
    table.screen.area.hand.refused.connect(told.append)
    table.click("price-C1")
    assert [reason.refusal.rule for reason in told] == ["MS-CMD-9"]
    assert table.moves() == []


# Drags of what is usually clicked


@pytest.mark.parametrize("kind", ["ms.take_cube", "ms.draw", "ms.train", "ms.claim", "ms.give_cube"])
def test_what_is_clicked_can_be_dragged_as_well(sit_down: SitDown, kind: str) -> None:
    """A cube out of the supply, the bag, cubes for a lesson; a marker onto its space or onto the card."""
    way = shortest_way(GAME, at_position(sit_down, notes_of(kind)).timeline.state, kind)
    made = 0
    for which in range(3):
        table = at_position(sit_down, notes_of(kind))
        for move in way[:-1]:
            table.make(move)
        desk, view = table.screen.area.desk, table.table.view
        gestures = [each for each in desk.handles(view, way[-1]) if each.pieces]
        if which < len(gestures):
            (piece,), place = gestures[which].pieces, gestures[which].place
            assert place is not None
            table.drag(piece, place)
            table.answer_menu(way[-1])
            assert table.last_move() == way[-1]
            made += 1
    assert made
