"""Every kind of move of Excavation Earth with the mouse over the real table, by drags and by clicks."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from desktop.docks.move_rows import MoveRow
from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.excavation_earth import GAME
from rules.excavation_earth.moves import AddBuyer, FlipCard, Move, Recall, SendTrader
from tests.desktop.at_the_table import AtTable, game, settle, shortest_way
from tests.desktop.conftest import SitDown
from tests.desktop.test_whole_game_by_keyboard import as_listed, by_its_words, on_the_board

pytestmark = pytest.mark.usefixtures("unpainted")

HAND = "R-SA R-SB R-SC R-SM G-SA V-SB"


def seat(**notes: Any) -> Json:
    return {"seats": [notes, {}]}


DIGGER = seat(explorers="R1 R2 M4", hand="R-SA")
SELLER = {**seat(hold="Vg1 Vg2", traders="M1 M5", hand="R-SA"), "queues": {"M1": "VW", "M5": "V"}}
SMUGGLER = {**seat(explorers="BW M1 M4", hand="R-SM", hold="Rg2", credits=30), "piles": {"Y": "Yg1 Yg2"}}
SURVEYED = {**seat(faction="ISS", credits=30), "drawn": "Gg1 Gg3 Gg2"}
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
    kinds = {kind.KIND for kind in get_args(Move) if kind is not FlipCard}
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


@pytest.mark.parametrize("way", [on_the_board, by_its_words], ids=["keyboard", "list"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_made_by_keyboard_and_from_the_list(
    sit_down: SitDown, kind: str, way: Callable[[AtTable, Any], None]
) -> None:
    at = sit_down(game(PERSON, "novice", notes=KINDS[kind], of=GAME))
    at.table.pause(True)
    for move in shortest_way(GAME, at.timeline.state, kind):
        meant = as_listed(at, move)
        way(at, meant)
        assert at.last_move() == meant
        if meant != move:
            return


def test_two_equal_cards_stand_once_in_the_list_and_both_can_be_played(sit_down: SitDown) -> None:
    at = at_position(sit_down, seat(hand="R-SA R-SA G-SB"))
    travels = [move for move in at.table.legal if move.kind == "ee.travel" and move.card.startswith("R-SA")]
    assert len(travels) == 2
    rows = [row for row in at.screen.dock.moves.list.rows if isinstance(row, MoveRow)]
    assert len({row.sentence for row in rows}) == len(rows)
    assert len(rows) < len(at.table.legal)
    second = travels[1]
    at.click(f"card-{second.card}")
    at.screen.dock.pages.catch_up()
    lit = [row.move for row in at.screen.dock.moves.list.rows if isinstance(row, MoveRow) and row.is_lit]
    assert second in lit
    assert travels[0] not in [row.move for row in at.screen.dock.moves.list.rows if isinstance(row, MoveRow)]
    at.click("explorer-0-0")
    at.answer_menu(second)
    assert at.last_move() == second


@pytest.mark.parametrize("by_drag", [True, False], ids=["drags", "clicks"])
def test_a_trader_may_follow_the_buyers(sit_down: SitDown, by_drag: bool) -> None:
    """EE-ACT-MKT-2, ruling A44: a coloured buyer first, then the trader, and the action is over."""
    notes = {**seat(explorers="M1 R1 R2"), "queues": {"M1": "V"}, "pending": [{"kind": "bargaining", "market": 0}]}
    at = at_position(sit_down, notes)
    way: list[Move] = [AddBuyer(seat=0, market=0, buyer="G"), SendTrader(seat=0, market=0)]
    for move in way:
        at.make(move, by_drag=by_drag)
    assert at.moves() == way
    assert at.table.decisions[0].rule == "EE-TURN-1"


ENVOYS: Json = {**seat(hand="R-SA", envoys="C1*2"), "pending": [{"kind": "commanding", "symbol": "SA"}]}


@pytest.mark.parametrize("place", ["tile-0", "crew-0"])
@pytest.mark.parametrize("envoy", ["envoy-0-0-0", "envoy-0-0-1"])
def test_any_envoy_is_recalled_to_its_tile_or_to_the_supply(sit_down: SitDown, envoy: str, place: str) -> None:
    at = at_position(sit_down, {**ENVOYS, "round": 2})
    at.drag(envoy, place)
    at.answer_menu(Recall(seat=0, centre=0))
    assert at.last_move() == Recall(seat=0, centre=0)


@pytest.mark.parametrize("place", ["tile-0", "crew-0", "tile-1"])
def test_in_round_1_an_envoy_is_told_why_it_is_not_recalled(sit_down: SitDown, place: str) -> None:
    """EE-ACT-CMD-4: there are no tiles yet."""
    at = at_position(sit_down, ENVOYS)
    at.carry("envoy-0-0-1", place)
    reason = at.screen.area.hand.reason
    assert reason is not None
    assert reason.refusal.rule == "EE-ACT-CMD-4"
    at.release(at.spot(place))
    assert at.timeline.now == 0


@pytest.mark.parametrize("by_drag", [True, False])
def test_a_card_over_another_centre_is_told_why_it_does_not_command_there(sit_down: SitDown, by_drag: bool) -> None:
    at = at_position(sit_down, seat(hand="R-SA"))
    if by_drag:
        at.drag("card-R-SA-1", "centre-1")
    else:
        at.click("card-R-SA-1")
        at.click("centre-1")
    assert at.screen.area.bubble.rule == "EE-ACT-CMD-2"
    assert not at.timeline.last


def test_each_way_of_an_explorer_is_lit_before_the_drop(sit_down: SitDown) -> None:
    notes = {**seat(explorers="M1 R1 R2"), "pending": [{"kind": "travelling", "fuel": 2}]}
    at = at_position(sit_down, notes)
    at.carry("explorer-0-0", "place-R1")
    marks = at.screen.area.scene._marks
    reached = {move.to for move in at.table.legal if getattr(move, "explorer", None) == 0}
    ways = {key.rpartition("-")[2]: sprite for key, sprite in marks.items() if key.startswith("preview-way-M1-")}
    assert len(reached) > 1
    assert set(ways) == reached
    ghosts = [key for key in marks if key.startswith("preview-explorer")]
    assert len(ghosts) == len(reached)


def test_one_tag_names_the_survey_over_all_cards_that_it_may_replace(sit_down: SitDown) -> None:
    at = at_position(sit_down, {**seat(hand="G-SC"), "row": "R-SA Y-SB V-SC"})
    at.carry("card-G-SC-1", "card-Y-SB-1")
    tags = [each for key, each in at.screen.area.scene._marks.items() if key.startswith("tag:")]
    assert sum(each.sprite.picture.args[0] == "Sondage" for each in tags) == 1


def at_position(sit_down: SitDown, notes: Json) -> AtTable:
    at = sit_down(game(PERSON, PERSON, notes=notes, of=GAME))
    at.screen.uncover()
    settle()
    return at
