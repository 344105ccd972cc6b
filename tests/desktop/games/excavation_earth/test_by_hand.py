"""Every kind of move of Excavation Earth with the mouse over the real table, by drags and by clicks."""

from typing import Any, get_args

import pytest

from desktop.table import PERSON
from rules.core.types import Json
from rules.excavation_earth import GAME
from rules.excavation_earth.moves import FlipCard, Move
from tests.desktop.at_the_table import AtTable, game, shortest_way
from tests.desktop.conftest import SitDown

HAND = "R-SA R-SB R-SC R-SM G-SA V-SB"


def seat(**notes: Any) -> Json:
    return {"seats": [notes, {}]}


DIGGER = seat(explorers="R1 R2 M4", hand="R-SA")
SELLER = {**seat(hold="Vg1 Vg2", traders="M1 M5", hand="R-SA"), "queues": {"M1": "VW", "M5": "V"}}
SMUGGLER = {**seat(explorers="BW M1 M4", hand="R-SM", hold="Rg2", credits=30), "piles": {"Y": "Yg1 Yg2"}}
SURVEYED = {**seat(faction="ISS", credits=30), "drawn": "Gg1 Gg3 Rg1"}
PACKET = "R-SA R-SB G-SA G-SB V-SA V-SB Y-SA Y-SB"

KINDS: dict[str, Json] = {
    "ee.keep_hand": {"ask": "opening_hands", "seats": [{"hand": HAND}, {"hand": "Y-SA"}]},
    "ee.redraw": {"ask": "opening_hands", "seats": [{"hand": HAND}, {"hand": "Y-SA"}]},
    "ee.draft": {"ask": "draft", "round": 2, "seats": [{"packet": PACKET}, {"packet": "O-SA O-SB"}]},
    "ee.place_third": {**seat(explorers="M1 M4"), "pending": [{"kind": "place_explorer"}]},
    "ee.walk": {"pending": [{"kind": "travelling", "fuel": 2}]},
    "ee.travel": seat(hand="R-SA"),
    "ee.excavate": {**DIGGER, "sites": "Rg2 Rg1"},
    "ee.market": seat(explorers="M1 R1 R2", hand="R-SA"),
    "ee.sell": SELLER,
    "ee.command": seat(hand="R-SA"),
    "ee.smuggle": SMUGGLER,
    "ee.survey": {**seat(hand="G-SC"), "row": "R-SA:1 Y-SB V-SC"},
    "ee.pass": {},
    "ee.discover": {**DIGGER, "sites": "Rg2 Rg2 Rg1"},
    "ee.sample": {**DIGGER, "sites": "Rg2 Rg2 Rg1"},
    "ee.send_trader": seat(explorers="M1 R1 R2", hand="R-SA"),
    "ee.add_buyer": {**seat(explorers="M1 R1 R2", hand="R-SA"), "queues": {"M1": "VVVG"}},
    "ee.offer": SELLER,
    "ee.close_sale": SELLER,
    "ee.promote": {**SELLER, "options": {"promotion_optional": True}},
    "ee.keep_drawn": {
        **seat(packet="R-SA G-SB"),
        "pending": [{"kind": "keep_cards", "keep": 1, "rule": "EE-ACT-SEL-8"}],
    },
    "ee.send_envoy": seat(hand="R-SA"),
    "ee.recall": {**seat(hand="R-SA", envoys="C1*2"), "round": 2},
    "ee.teleport": {"round": 2, "pending": [{"kind": "teleporting", "left": 2}]},
    "ee.fence": SMUGGLER,
    "ee.buy": SMUGGLER,
    "ee.put_on_site": {**SURVEYED, "pending": [{"kind": "surveying", "free": True}]},
    "ee.buy_drawn": {**SURVEYED, "pending": [{"kind": "surveying", "placed": True}]},
    "ee.store_drawn": {**SURVEYED, "pending": [{"kind": "surveying", "placed": True, "free": True}]},
    "ee.discard": {**seat(hand="R-SA G-SB V-SC"), "pending": [{"kind": "discard_down"}]},
    "ee.finish": {"pending": [{"kind": "travelling", "fuel": 2}]},
}
"""Every kind of move, and a position from which it is soon reached."""


def test_every_kind_of_move_is_in_the_table() -> None:
    """Zu turns its cards over by itself."""
    kinds = {kind.__dataclass_fields__["kind"].default for kind in get_args(Move) if kind is not FlipCard}
    assert set(KINDS) == kinds


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_made_by_hand(sit_down: SitDown, kind: str, by_drag: bool) -> None:
    at = at_position(sit_down, KINDS[kind])
    way = shortest_way(GAME, at.timeline.state, kind)
    for move in way:
        at.screen.uncover()
        at.make(move, by_drag=by_drag)
        assert at.last_move() == move
    assert at.moves() == way


def at_position(sit_down: SitDown, notes: Json) -> AtTable:
    return sit_down(game(PERSON, PERSON, notes=notes, of=GAME))
