"""Positions in the short notation: what need not be said, what cannot be."""

from typing import Any

import pytest

from rules.magnastorm import GAME
from rules.magnastorm.agenda import Acting, Claiming, FirstCrew, FirstResearch
from rules.magnastorm.state import NEUTRAL, NOBODY
from tests.rules.core.sitting import why_no_position
from tests.rules.magnastorm.table import BOX, begun, table


def test_nothing_needs_saying() -> None:
    state = GAME.position({}, BOX)
    assert list(GAME.problems(state)) == []
    assert len(state.players) == 4
    assert {player.cubes for player in state.players} == {begun(4).player(seat).cubes for seat in range(4)}
    assert [len(cell) for cell in state.upper] == [1] * 15 + [0] * 10
    assert not any(state.lower)
    assert state.agenda[0] == Acting(0)
    assert state.commanders == ("01", "02", "03", "04", "11", "12", "13", "14")
    assert state.objectives == ("Q1", "Q2", "S1", "S2")
    assert (state.order, state.to_act) == ((0, 1, 2, 3), (0, 1, 2, 3))


def test_what_lies_where() -> None:
    at = table(
        cubes="ggy",
        labs="SW.a1 SW.c2*2",
        stations="W>NW/I",
        scout="NE.d2",
        levels={"green": 4, "brown": 1},
        reputation=12,
        controls="05 13",
        rivals=[{"stations": "SW>W/O", "commanders": "12"}, {}, {}],
        commanders="03 01",
        objectives="S4 Q3",
        claims={"S4": [2, 1]},
        token=1,
        order=[2, 0, 1, 3],
    )
    state = at.state
    assert at.cubes() == "ggy"
    assert (at.labs("SW.a1"), at.labs("SW.c2"), at.player().labs) == ((0,), (0, 0), 7)
    assert (at.station("W>NW/I"), at.station("SW>W/O"), at.station("SW>W/I")) == (0, 1, NOBODY)
    assert [at.player(seat).stations for seat in range(4)] == [2, 2, 3, 3]
    assert (at.player().scout, at.player().levels, at.reputation()) == ("NE.d2", (4, 0, 0, 1), 12)
    assert state.commanders == ("03", "01", "05", "02", "13", "12", "11", "14")
    assert [at.controller(ref) for ref in ("05", "13", "12", "03")] == [0, 0, 1, NOBODY]
    assert state.objectives == ("Q3", "Q1", "S4", "S1")
    assert at.claims("S4") == (2, 1)
    assert (state.token, at.seat) == (1, 2)
    assert state.supply == (20, 20, 20, 20, 21)


def test_crew_on_the_panels() -> None:
    """Neutral crew that is named nowhere stands in a heap."""
    at = table(upper={"FP": "yo", "C1": "yyg", "C3": "yv"}, lower={"R4/C2": "y", "R1/FP": "pp"})
    assert [at.upper(column) for column in ("FP", "C1", "C2", "C3", "C4")] == ["yo", "yyg", "", "yv", ""]
    assert (at.lower("R4/C2"), at.lower("R1/FP"), at.lower("R5/FP")) == ("y", "pp", "y" * 10)
    assert [player.crew for player in at.state.players] == [4, 4, 3, 4]
    crowded = table(upper={"C1": "yyyyyyg"})
    assert crowded.state.upper[21] == (NEUTRAL, NEUTRAL, 0)


def test_fewer_seats() -> None:
    at = table(rivals=[{}], upper={"C3": "yv"})
    assert len(at.state.layout.columns) == 4
    assert at.lower("R5/FP") == "y" * 11
    solo = table(rivals=[{"automa": True}], step=2)
    assert solo.player(1).is_automa
    assert solo.state.step == 2
    assert solo.player(1).cubes == (0, 0, 0)


def test_what_comes_next_can_be_said() -> None:
    assert table(turn=2).seat == 2
    assert table(turn=2).state.to_act == (2, 3)
    assert table(turn=2, to_act=[2, 0]).state.to_act == (2, 0)
    assert table(ask="crew").state.agenda[0] == FirstCrew(0)
    assert table(ask="research").state.agenda[0] == FirstResearch(3)
    over = table(ask="over").state
    assert (over.agenda, over.phase, GAME.deciding(over)) == ((), "over", ())
    later = table(ask="administration", round=2)
    assert (later.state.round, later.state.phase) == (3, "turns")
    choosing = table(pending=[{"kind": "taking_cube", "rule": "MS-RES-1"}])
    assert choosing.asks == "MS-RES-1"


def test_a_turn_may_be_under_way() -> None:
    at = table(pending=[{"kind": "choosing_action"}], cell="R4/C2", cubes="g")
    assert at.state.layout.cells[at.state.turn.cell].ref == "R4/C2"
    assert at.asks == "MS-ACT-3"
    claiming = table(claiming=True, labs="SW.a1 SW.b1 SW.c1 SW.c2", objectives="S2")
    assert claiming.state.agenda[0] == Claiming(0)


def test_reputation_and_where_it_came_from() -> None:
    assert table(reputation=9, earned={"stations": 4}).player().earned[5:7] == (4, 5)
    assert table(earned={"stations": 4, "lost": -1}).reputation() == 3
    assert table(reputation=27).state.ending
    assert not table(reputation=26).state.ending
    assert table(ending=True).state.ending


@pytest.mark.parametrize(
    ("notes", "said"),
    [
        ({"seats": [{"cubes": "gx"}, {}]}, "position-unknown"),
        ({"seats": [{"cubes": "p"}, {}]}, "position-unknown"),
        ({"seats": [{"cubes": "g" * 23}, {}]}, "position-below-zero"),
        ({"seats": [{"labs": "SW.x1"}, {}]}, "position-unknown"),
        ({"seats": [{"labs": "SW.a1*4"}, {}]}, "position-labs"),
        ({"seats": [{"labs": "SW.a1"}, {"labs": "SW.a1"}]}, "position-labs"),
        ({"seats": [{"labs": "SW.a1 SW.b1*3 SW.c1*3 SW.c2*3 SW.c3"}, {}]}, "position-below-zero"),
        ({"seats": [{"stations": "SW>W/O"}, {}]}, "position-unknown"),
        ({"seats": [{"stations": "SW>W/T"}, {"stations": "SW>W/T"}]}, "position-none-left"),
        ({"seats": [{"stations": "SW>W/T W>NW/T NW>NE/T NE>E/T"}, {}]}, "position-below-zero"),
        ({"seats": [{"scout": "SW.a"}, {}]}, "position-scout"),
        ({"seats": [{"scout": "START_2"}, {}]}, "position-scout"),
        ({"seats": [{"levels": {"brown": 1}}, {}]}, "position-unknown"),
        ({"seats": [{"levels": {"green": 13}}, {}]}, "position-level"),
        ({"seats": [{"reputation": -1}, {}]}, "position-below-zero"),
        ({"seats": [{"commanders": "09"}, {}]}, "position-unknown"),
        ({"seats": [{"commanders": "03"}, {"commanders": "03"}]}, "position-none-left"),
        ({"seats": [{"commanders": "01 02 03 04"}, {}]}, "position-none-left"),
        ({"seats": [{"artefacts": "#115 #115"}, {}]}, "position-artefact"),
        ({"seats": [{"artefacts": "#99"}, {}]}, "position-artefact"),
        ({"seats": [{"colour": "green"}, {"colour": "white"}]}, "table-unknown-colour"),
        ({"seats": [{}]}, "table-seat-count"),
        ({"seats": [{"automa": True}, {}, {}]}, "MS-SOLO-1"),
        ({"seats": [{}, {"automa": True, "cubes": "g"}]}, "position-automa"),
        ({"seats": [{"gold": 3}, {}]}, "codec-extra"),
        ({"upper": {"C5": "y"}}, "position-unknown"),
        ({"upper": {"C1": "gggggg"}}, "position-below-zero"),
        ({"upper": {"C1": "y" * 16}}, "position-census"),
        ({"lower": {"R6/C1": "y"}}, "position-unknown"),
        ({"lower": {"R1/C1": "z"}}, "position-unknown"),
        ({"objectives": "Q5"}, "position-unknown"),
        ({"claims": {"Q4": [0]}}, "position-unknown"),
        ({"claims": {"Q1": [0, 0]}}, "position-claims"),
        ({"claims": {"Q1": [7]}}, "position-no-seat"),
        ({"round": 5}, "position-round"),
        ({"turn": 4}, "position-no-seat"),
        ({"token": 4}, "position-no-seat"),
        ({"order": [0, 0, 1, 2]}, "position-order"),
        ({"order": [0, 4, 1, 2]}, "position-no-seat"),
        ({"to_act": [1, 1]}, "position-order"),
        ({"cell": "R9/C1"}, "position-unknown"),
        ({"bag": "g" * 24}, "position-below-zero"),
        ({"pending": [{"kind": "flying"}]}, "codec-unknown-kind"),
    ],
)
def test_what_cannot_be_is_refused_in_words(notes: dict[str, Any], said: str) -> None:
    assert why_no_position(GAME, BOX, notes) == said
