"""Positions in the short notation: what need not be said, what cannot be."""

from typing import Any

import pytest

from rules.council_of_shadows import GAME
from rules.council_of_shadows.agenda import Colonising, Purchasing
from rules.council_of_shadows.state import SOURCES, Built
from tests.rules.core.sitting import why_no_position
from tests.rules.council_of_shadows.table import BOX, begun, table


def test_nothing_needs_saying() -> None:
    state = GAME.position({}, BOX)
    assert list(GAME.problems(state)) == []
    assert [len(player.hand) for player in state.players] == [6, 6]
    assert {player.gems for player in state.players} == {begun(2).player(0).gems}
    assert {space: tile for space, tile in zip(BOX.spaces, state.spaces, strict=True) if tile} == {
        "GRY-1": "1-01",
        "GRY-2": "1-03",
    }
    assert all(player.dark for player in state.players)
    assert isinstance(state.agenda[0], Purchasing)
    assert state.order == (0, 1)


def test_what_is_not_named_lies_where_it_belongs() -> None:
    at = table(
        hand="AI-11",
        zones="S-D | S-C2 AI-01 |",
        colonies="1-01.1*2 1-03.1",
        tech="DT1-1",
        built="GRY-S1:ST-EXP",
        stations=True,
        rivals=[{"colonies": "1-01.2"}, {"leader": "LD-AVA"}],
    )
    assert at.hand() == "S-C1 S-X2 S-G S-U AI-11"
    assert at.zones() == "S-D | S-C2 AI-01 |  | "
    assert at.cubes("1-01.1") == (2, 0, 0)
    assert at.cubes("1-01.2") == (0, 1, 0)
    assert at.player(0).extra_zones == ("ZONE-PORTAL",)
    assert at.player(2).extra_zones == ("ZONE-AVA",)
    assert at.consumption(2) == 28
    assert at.player(0).built == (Built("GRY-S1", "ST0-EXP"),)
    assert at.player(0).stations == ("ST0-EXT", "ST0-COL")
    assert "AI-01" not in (*at.state.display, *at.state.ai_deck)
    assert "DT1-1" not in (*at.state.tech_piles[0], *at.state.tech_out)


def test_what_comes_next_can_be_said() -> None:
    at = table(
        display="AI-09 - AI-11",
        deck="AI-25",
        piles={2: "2-03 2-10"},
        light_pile="L-AI-2 L-FIVE-1",
        tech_piles={1: "DT1-5 DT1-2"},
        spaces="ORA-1:1-05",
    )
    assert at.state.display[:4] == ("AI-09", "", "AI-11", "AI-25")
    assert all(at.state.display[3:])
    assert at.pile(2)[:2] == ("2-03", "2-10")
    assert len(at.pile(1)) == 9
    assert at.state.light_pile[:2] == ("L-AI-2", "L-FIVE-1")
    assert at.state.tech_piles[0] == ("DT1-2", "DT1-5")
    assert (at.tile("ORA-1"), at.tile("GRY-1")) == ("1-05", "")


def test_the_rest_is_shuffled_by_the_seed() -> None:
    assert table().state == table().state
    assert table(seed=1).state.ai_deck != table(seed=2).state.ai_deck


def test_something_may_be_pending() -> None:
    pending = [{"kind": "colonising", "cubes": 2, "reach": 1, "card": "AI-13"}]
    at = table(ask="actions", pending=pending)
    assert at.state.agenda[0] == Colonising(0, 2, 1, "AI-13")
    assert at.asks == "CS-AI-11C"
    assert table(turn=1).seat == 1
    assert table(order=(1, 0)).seat == 1
    assert table(left=1).state.agenda[0] == Purchasing(0, 1)
    assert table(ask="over").state.agenda == ()
    assert table(ask="leaders", leaders=True, rivals=[{"leader": "LD-ZOE"}]).seat == 0


def test_plans_may_lie_behind_screens() -> None:
    at = table(ask="planning", planned="S-D | | S-C1", rivals=[{"planned": "S-D | S-C2 | S-X2", "ready": True}])
    assert at.player(0).planned == ("S0-D", "", "S0-C1")
    assert at.asked == [0]
    assert len(at.player(1).hand) == 3


def test_energy_and_where_it_came_from() -> None:
    at = table(energy=30, earned={"exploitation": 24, "levels": -40})
    assert at.energy() == 30
    assert table(earned={"start": 0, "range": 6}).energy() == 6
    earned = table(earned={"start": 5, "range": 6}).player().earned
    assert dict(zip(SOURCES, earned, strict=True)) == {**dict.fromkeys(SOURCES, 0), "start": 5, "range": 6}


def test_the_automa_sits_where_it_is_noted() -> None:
    at = table(seats=[{}, {"automa": True}], automa_card="A2-1", automa_used="A1-3", automa_piles={1: "A1-5"})
    automa = at.state.automa
    assert automa is not None
    assert (automa.seat, automa.card) == (1, "A2-1")
    assert automa.used == (("A1-3",), ("A2-1",), ())
    assert automa.piles[0][0] == "A1-5"
    assert [len(pile) for pile in automa.piles] == [5, 4, 5]
    assert at.player(1).ready


@pytest.mark.parametrize(
    ("notes", "said"),
    [
        ({"seats": [{"hand": "AI-26"}, {}]}, "position-none-left"),
        ({"seats": [{"hand": "AI-01 AI-01"}, {}]}, "position-none-left"),
        ({"seats": [{"hand": "AI-01"}, {"hand": "AI-01"}]}, "position-none-left"),
        ({"seats": [{"zones": "S-C1 | S-C1"}, {}]}, "position-none-left"),
        ({"seats": [{"zones": "S-C1 | | | S-C2"}, {}]}, "position-size"),
        ({"seats": [{"gems": "ax"}, {}]}, "position-unknown"),
        ({"seats": [{"colonies": "9-99.1"}, {}]}, "position-unknown"),
        ({"seats": [{"colonies": "1-01.1*4"}, {}]}, "position-height"),
        ({"seats": [{"colonies": "1-01.1*2"}, {"colonies": "1-01.1*2"}]}, "position-height"),
        ({"seats": [{"colonies": "2-03.1"}, {}]}, "position-no-tile"),
        ({"seats": [{"improvements": "UP-Z"}, {}]}, "position-unknown"),
        ({"seats": [{"improvements": "UP-R3-1"}, {}]}, "position-step"),
        ({"seats": [{"improvements": "UP-R2-4"}, {}]}, "position-improvement"),
        ({"seats": [{"improvements": "UP-D UP-D"}, {}]}, "position-improvements"),
        ({"seats": [{"consumption": 19}, {}]}, "position-consumption"),
        ({"seats": [{"consumption": 101}, {}]}, "position-consumption"),
        ({"seats": [{"energy": -1}, {}]}, "position-below-zero"),
        ({"seats": [{"light": "L-AI-1 L-AI-2 L-CONS-1 L-CONS-2"}, {}]}, "position-bonus"),
        ({"seats": [{"dark": "D-YEL"}, {}]}, "position-none-left"),
        ({"seats": [{"leader": "LD-ZOE"}, {"leader": "LD-ZOE"}], "options": {"leaders": True}}, "position-same-leader"),
        ({"seats": [{"leader": "LD-NOBODY"}, {}]}, "codec-wrong-value"),
        ({"seats": [{"built": "GRY-S1:ST-COL"}, {}], "options": {"stations": True}}, "position-slot"),
        ({"seats": [{"built": "TUR-S1:ST-COL"}, {}], "options": {"stations": True}}, "position-slot"),
        ({"seats": [{"built": "GRY-1:ST-EXP"}, {}], "options": {"stations": True}}, "position-slot"),
        (
            {"seats": [{"built": "GRY-S1:ST-EXP"}, {"built": "GRY-S1:ST-EXP"}], "options": {"stations": True}},
            "position-slot",
        ),
        ({"seats": [{"built": "GRY-S1:ST-XXX"}, {}]}, "position-unknown"),
        ({"seats": [{"colour": "green"}, {"colour": "white"}]}, "table-unknown-colour"),
        ({"seats": [{}]}, "table-seat-count"),
        ({"seats": [{"automa": True}, {}, {}]}, "CS-SOLO-1"),
        ({"seats": [{}, {"automa": True, "hand": "AI-01"}]}, "position-automa"),
        ({"spaces": "GRY-1:2-03"}, "position-tile"),
        ({"spaces": "BRO-1:1-01"}, "position-tile"),
        ({"spaces": "GRY-9:1-01"}, "position-unknown"),
        ({"spaces": "GRY-1:1-01 GRY-2:1-01"}, "position-none-left"),
        ({"piles": {1: "2-03"}}, "position-tile"),
        ({"display": " ".join(f"AI-{n:02}" for n in range(1, 10))}, "position-size"),
        ({"turn": 2}, "position-no-seat"),
        ({"throne": 4}, "position-no-seat"),
        ({"order": [0, 0]}, "position-order"),
        ({"pending": [{"kind": "flying"}]}, "codec-unknown-kind"),
        ({"seats": [{"gold": 3}, {}]}, "codec-extra"),
    ],
)
def test_what_cannot_be_is_refused_in_words(notes: dict[str, Any], said: str) -> None:
    assert why_no_position(GAME, BOX, notes) == said
